"""Events become animations; at rest the board shown is always the session's."""

import random

import pytest

from game.engine.match import MatchRules
from game.engine.outcome import Kind
from game.engine.types import BAR, Side
from game.session import intents
from game.session.events import Event, Refused
from game.session.session import MatchSession
from game.ui.animation.choreography import Choreographer
from game.ui.animation.pace import Pace
from game.ui.animation.timeline import Timeline
from game.ui.board.truth import board_of
from game.ui.board.view import CubePlace, Loose
from game.ui.themes.walnut import WALNUT
from tests.support.boards import board
from tests.support.fakes import new_session, random_play
from tests.support.places import session_at


class Shown:
    """A session with its board shown, both sides played from here."""

    def __init__(
        self, session: MatchSession, speed: str = "normal", human: Side = Side.WHITE
    ) -> None:
        self.session = session
        self.view = board_of(session)
        self.timeline = Timeline()
        self.sounds: list[str] = []
        pace = Pace.of(WALNUT.durations(speed))
        self.choreographer = Choreographer(
            self.view, self.timeline, self.sounds.append, human, pace
        )

    def do(self, side: Side, intent: intents.Intent, dropped: Loose | None = None) -> list[Event]:
        events = self.session.submit(side, intent)
        assert not any(isinstance(event, Refused) for event in events), events
        self.choreographer.show(events, board_of(self.session), dropped)
        return events

    @property
    def truthful(self) -> bool:
        return self.view.same_as(board_of(self.session))

    def move(self, source: int, dropped: Loose | None = None) -> None:
        turn = self.session.turn
        assert turn is not None
        side = self.session.state.on_roll
        assert side is not None
        move = next(move for move in turn.next_moves() if move.source == source)
        self.do(side, intents.MoveChecker((move,)), dropped)


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("speed", ["normal", "instant"])
@pytest.mark.parametrize("human", list(Side))
def test_whole_random_games_agree_whenever_nothing_moves(
    seed: int, speed: str, human: Side
) -> None:
    generator = random.Random(seed)
    dice = [(generator.randint(1, 6), generator.randint(1, 6)) for _ in range(600)]
    shown = Shown(new_session(*dice, rules=MatchRules.match(3), human=human), speed, human)

    for _ in range(600):
        if shown.session.state.outcome is not None:
            break
        one_step(shown, generator)
        if generator.random() < 0.5:
            shown.timeline.finish()
        else:
            wait(shown, generator)
        assert shown.truthful

    assert shown.session.state.outcome is not None


def one_step(shown: Shown, generator: random.Random) -> None:
    session = shown.session
    side = session.state.to_act
    if side is None:
        shown.do(Side.WHITE, intents.ThrowOpening())
    elif session.allows(side, intents.TakeCube()):
        shown.do(side, intents.TakeCube())
    elif session.turn is not None:
        if not session.turn.moves:
            play = random_play(session.state, generator)
            for move in play.moves:
                shown.do(side, intents.MoveChecker((move,)))
            if play.moves and session.turn is not None and generator.random() < 0.2:
                shown.do(side, intents.Undo())
                return
        moves = session.turn.next_moves() if session.turn is not None else ()
        if moves:
            shown.do(side, intents.MoveChecker(moves[:1]))
        elif session.turn is not None:
            shown.do(side, intents.Confirm())
    elif session.allows(side, intents.OfferDouble()) and generator.random() < 0.1:
        shown.do(side, intents.OfferDouble())
    else:
        shown.do(side, intents.Roll())


def wait(shown: Shown, generator: random.Random) -> None:
    for _ in range(2000):
        shown.timeline.update(generator.choice((0.01, 0.05, 0.3)))
        assert shown.view.whole
        if shown.timeline.idle:
            return
    raise AssertionError("the timeline does not come to rest")


def test_a_hit_checker_goes_to_the_bar_after_the_contact() -> None:
    shown = Shown(session_at(board("x 8:2 6:2 | o 22:1 6:3"), (5, 2)))
    shown.move(8)
    counts = []
    while not shown.timeline.idle:
        shown.timeline.update(0.02)
        counts.append((shown.view.mine[3], shown.view.theirs[22], shown.view.theirs[BAR]))

    stages = list(dict.fromkeys(counts))
    assert stages == [(0, 1, 0), (1, 0, 0), (1, 0, 1)]
    assert shown.sounds == ["hit"]


def test_a_drop_over_two_dice_settles_once() -> None:
    shown = Shown(session_at(board("x 8:2 6:2 | o 1:2 6:3"), (5, 2)))
    turn = shown.session.turn
    assert turn is not None
    moves = turn.paths_from(8)[1][0]

    shown.do(Side.WHITE, intents.MoveChecker(moves), Loose(0.5, 0.5))
    shown.timeline.update(0.0)

    assert len(shown.view.flights) == 1
    assert shown.view.flights[0].origin == Loose(0.5, 0.5)
    assert shown.view.flights[0].target.point == 1
    shown.timeline.update(1.0)
    assert shown.truthful
    assert shown.sounds == ["checker"]


def test_hits_on_the_way_of_a_drop_all_go_to_the_bar() -> None:
    shown = Shown(session_at(board("x 8:2 6:2 | o 22:1 24:1 6:3"), (5, 2)))
    turn = shown.session.turn
    assert turn is not None
    both = next(way for way in turn.paths_from(8)[1] if way[0].die == 5)

    shown.do(Side.WHITE, intents.MoveChecker(both), Loose(0.5, 0.5))
    shown.timeline.finish()

    assert shown.view.theirs[BAR] == 2
    assert shown.truthful


def test_the_opening_shows_one_die_a_side_until_the_starter_takes_both() -> None:
    shown = Shown(new_session((4, 4), (2, 5)))

    shown.do(Side.WHITE, intents.ThrowOpening())
    shown.timeline.finish()
    assert [(die.mine, die.value) for die in shown.view.dice] == [(True, 4), (False, 4)]
    shown.do(Side.WHITE, intents.ThrowOpening())
    shown.timeline.update(0.1)
    assert [(die.mine, die.value) for die in shown.view.dice] == [(True, 2), (False, 5)]
    shown.timeline.finish()

    assert [(die.mine, die.value) for die in shown.view.dice] == [(False, 5), (False, 2)]
    assert shown.truthful


def test_the_cube_goes_to_the_middle_of_the_board_and_then_to_its_owner() -> None:
    shown = Shown(session_at(board("x 6:3 | o 6:3")))
    shown.do(Side.WHITE, intents.OfferDouble())
    shown.timeline.finish()
    assert shown.view.cube is not None
    assert (shown.view.cube.place, shown.view.cube.value) == (CubePlace.OFFERED, 2)

    shown.do(Side.BLACK, intents.TakeCube())
    shown.timeline.finish()

    assert shown.view.cube.place is CubePlace.THEIRS
    assert shown.truthful


def test_a_passed_cube_goes_back_at_its_old_value() -> None:
    shown = Shown(session_at(board("x 6:3 | o 6:3")))
    shown.do(Side.WHITE, intents.OfferDouble())
    shown.do(Side.BLACK, intents.PassCube())
    shown.timeline.finish()

    assert shown.view.cube is not None
    assert (shown.view.cube.place, shown.view.cube.value) == (CubePlace.CENTRE, 1)
    assert shown.truthful
    assert shown.sounds == ["cube", "pass", "win"]


def test_a_resignation_in_the_middle_of_a_turn_takes_its_moves_back() -> None:
    shown = Shown(session_at(board("x 8:2 6:2 | o 22:1 6:3"), (5, 2)))
    shown.move(8)
    shown.do(Side.WHITE, intents.OfferResignation(Kind.SINGLE))
    shown.do(Side.BLACK, intents.AnswerResignation(accept=True))
    shown.timeline.finish()

    assert shown.view.mine[8] == 2
    assert shown.truthful


def test_a_checker_let_go_glides_home() -> None:
    shown = Shown(session_at(board("x 8:2 6:2 | o 22:1 6:3"), (5, 2)))

    shown.choreographer.glide_home(8, Loose(0.2, 0.3))
    shown.timeline.update(0.01)

    assert (shown.view.mine[8], len(shown.view.flights)) == (1, 1)
    shown.timeline.update(1.0)
    assert shown.truthful
