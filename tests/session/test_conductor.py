import logging

import pytest

from game.engine.ai.brain import Brain, Cancelled, CubeAnswer
from game.engine.ai.search import never
from game.engine.dice import SealedDice, TypedDice
from game.engine.match import MatchRules
from game.engine.movegen import legal_plays
from game.engine.outcome import Kind
from game.engine.play import CheckerMove, Play
from game.engine.position import Position
from game.engine.state import GameState, Phase
from game.engine.types import Side
from game.session import events, intents
from game.session.conductor import Conductor
from game.session.events import Event
from game.session.session import MatchSession
from game.session.setup import DiceKind
from game.session.thinking import ImmediateThinking, Job, Thought
from tests.support.boards import board
from tests.support.fakes import BrokenBrain, ScriptedBrain, first_play, new_session
from tests.support.places import session_at

WHITE, BLACK = Side.WHITE, Side.BLACK
FIVE_POINT = (CheckerMove(8, 5, 3), CheckerMove(6, 5, 1))


class SlowThinking(ImmediateThinking):
    """Delivers only once `ready` is set; counts what it gave up."""

    def __init__(self) -> None:
        super().__init__()
        self.ready = False
        self.started = self.given_up = 0

    def start(self, job: Job) -> None:
        self.started += 1
        super().start(job)

    def poll(self) -> Thought | None:
        return super().poll() if self.ready else None

    def cancel(self) -> None:
        self.given_up += 1
        super().cancel()


def led(session: MatchSession, brain: Brain | None = None) -> Conductor:
    return Conductor(session, brain or ScriptedBrain(), ImmediateThinking())


def ticks(conductor: Conductor) -> list[list[Event]]:
    """The events of each tick until nothing more happens."""
    steps = []
    while happened := conductor.tick():
        steps.append(happened)
    return steps


def persons_turn(session: MatchSession) -> None:
    for intent in (intents.MoveChecker(FIVE_POINT), intents.Confirm()):
        session.submit(WHITE, intent)


def kinds(happened: list[Event]) -> list[type[object]]:
    return [type(event) for event in happened]


def test_it_throws_the_opening_and_then_waits_for_the_person() -> None:
    session = new_session((2, 2), (3, 1))

    steps = ticks(led(session))

    assert [kinds(step) for step in steps] == [[events.OpeningThrown]] * 2
    assert session.state.to_act is WHITE


def test_the_computer_rolls_in_one_step_and_plays_checker_by_checker_in_the_next() -> None:
    session = new_session((3, 1), (6, 5))
    conductor = led(session)
    ticks(conductor)
    persons_turn(session)

    rolled, played = ticks(conductor)

    assert kinds(rolled) == [events.DiceRolled]
    assert kinds(played) == [events.CheckerMoved, events.CheckerMoved, events.TurnEnded]
    assert session.state.to_act is WHITE


def test_the_computer_doubles_before_it_rolls() -> None:
    session = new_session((3, 1), (6, 5))
    conductor = led(session, ScriptedBrain(doubles=[True]))
    ticks(conductor)
    persons_turn(session)

    assert ticks(conductor) == [[events.CubeOffered(BLACK, 2)]]
    session.submit(WHITE, intents.TakeCube())

    assert kinds(conductor.tick()) == [events.DiceRolled]


def test_it_is_asked_about_the_cube_only_where_it_may_double() -> None:
    session = new_session((3, 1), (6, 5), rules=MatchRules.match(1))
    brain = ScriptedBrain()
    conductor = led(session, brain)
    ticks(conductor)
    persons_turn(session)
    ticks(conductor)

    assert brain.asked == ["play"]


@pytest.mark.parametrize(
    ("answer", "beavers", "expected"),
    [
        (CubeAnswer.TAKE, False, [events.CubeTaken]),
        (CubeAnswer.PASS, False, [events.CubePassed, events.GameEnded]),
        (CubeAnswer.BEAVER, True, [events.CubeTaken, events.CubeOffered]),
        (CubeAnswer.BEAVER, False, [events.CubeTaken]),
    ],
)
def test_the_computer_answers_doubles(
    answer: CubeAnswer, beavers: bool, expected: list[type[object]]
) -> None:
    session = new_session((3, 1), (6, 5), (4, 2), rules=MatchRules.money(beavers=beavers))
    conductor = led(session, ScriptedBrain(answers=[answer]))
    ticks(conductor)
    persons_turn(session)
    ticks(conductor)
    session.submit(WHITE, intents.OfferDouble())

    assert kinds(conductor.tick()) == expected


def test_the_computer_accepts_a_beaver_of_its_double() -> None:
    session = new_session((3, 1), (6, 5), rules=MatchRules.money(beavers=True))
    conductor = led(session, ScriptedBrain(doubles=[True]))
    ticks(conductor)
    persons_turn(session)
    ticks(conductor)
    session.submit(WHITE, intents.BeaverCube())

    assert conductor.tick() == [events.CubeTaken(WHITE, 4, beaver=True)]


@pytest.mark.parametrize("accepts", [True, False])
def test_the_computer_answers_resignations(accepts: bool) -> None:
    session = new_session((3, 1))
    conductor = led(session, ScriptedBrain(accepts=[accepts]))
    ticks(conductor)
    session.submit(WHITE, intents.OfferResignation(Kind.SINGLE))

    (happened,) = ticks(conductor)

    assert kinds(happened) == [events.GameEnded if accepts else events.ResignationDeclined]
    assert session.state.phase is (Phase.GAME_OVER if accepts else Phase.TO_PLAY)


def race(brain: ScriptedBrain) -> tuple[MatchSession, Conductor]:
    """A race in which black, the computer, is to roll."""
    session = session_at(board("x 6:3 | o 6:4"), side=BLACK, throws=((3, 1),))
    return session, led(session, brain)


def test_the_computer_resigns_once_a_game() -> None:
    session, conductor = race(ScriptedBrain(resigns=[Kind.SINGLE, Kind.SINGLE]))

    assert kinds(conductor.tick()) == [events.ResignationOffered]
    session.submit(WHITE, intents.AnswerResignation(accept=False))
    (first, *_) = conductor.tick()

    assert isinstance(first, events.DiceRolled)


def test_an_accepted_resignation_ends_the_game() -> None:
    session, conductor = race(ScriptedBrain(resigns=[Kind.SINGLE]))
    conductor.tick()

    session.submit(WHITE, intents.AnswerResignation(accept=True))

    assert session.state.phase is Phase.GAME_OVER
    assert session.state.outcome is not None
    assert session.state.outcome.winner is WHITE


def test_it_never_starts_the_next_game() -> None:
    session = new_session((3, 1))
    conductor = led(session)
    ticks(conductor)
    session.submit(WHITE, intents.OfferResignation(Kind.SINGLE))
    ticks(conductor)

    assert conductor.tick() == []
    assert session.state.phase is Phase.GAME_OVER


def test_typed_dice_are_wanted_once() -> None:
    session = new_session(dice=TypedDice(), kind=DiceKind.TYPED)
    conductor = led(session)

    assert ticks(conductor) == [[events.DiceWanted(None)]]
    session.submit(WHITE, intents.TypeDice(1, 6))

    assert kinds(conductor.tick())[0] is events.CheckerMoved


def test_it_thinks_until_the_thought_is_there() -> None:
    session = new_session((1, 3))
    thinking = SlowThinking()
    conductor = Conductor(session, ScriptedBrain(), thinking)
    conductor.tick()

    assert [conductor.tick(), conductor.tick()] == [[], []]
    assert conductor.thinking
    assert thinking.started == 1
    thinking.ready = True

    assert kinds(conductor.tick())[-1] is events.TurnEnded
    assert not conductor.thinking


def test_a_thought_about_a_turn_taken_back_is_dropped() -> None:
    session = new_session((3, 1), (6, 5))
    thinking = SlowThinking()
    conductor = Conductor(session, ScriptedBrain(), thinking)
    ticks(conductor)
    persons_turn(session)
    conductor.tick()
    assert conductor.thinking

    session.submit(WHITE, intents.TakeBackTurn())
    thinking.ready = True

    assert conductor.tick() == []
    assert not conductor.thinking
    assert thinking.given_up == 1
    assert session.state.to_act is WHITE


def test_closing_leaves_the_session_as_it_is() -> None:
    session = new_session((1, 3))
    thinking = SlowThinking()
    conductor = Conductor(session, ScriptedBrain(), thinking)
    conductor.tick()
    conductor.tick()
    before = session.record

    conductor.close()

    assert not conductor.thinking
    assert session.record == before


def test_a_broken_brain_does_not_stop_the_game(caplog: pytest.LogCaptureFixture) -> None:
    session = new_session((3, 1), (6, 5), (4, 2))
    conductor = led(session, BrokenBrain())
    ticks(conductor)
    persons_turn(session)

    with caplog.at_level(logging.ERROR):
        rolled, played = ticks(conductor)
        session.submit(WHITE, intents.OfferDouble())
        taken = conductor.tick()

    assert kinds(rolled) == [events.ThinkingFailed, events.DiceRolled]
    assert kinds(played)[0] is events.ThinkingFailed
    assert kinds(played)[-1] is events.TurnEnded
    assert kinds(taken) == [events.ThinkingFailed, events.CubeTaken]
    assert "ZeroDivisionError" in caplog.text

    session.submit(WHITE, intents.OfferResignation(Kind.SINGLE))
    assert kinds(conductor.tick()) == [events.ThinkingFailed, events.GameEnded]


class OtherPlayBrain(ScriptedBrain):
    """Plays the second of all legal plays."""

    def choose_play(self, state: GameState, cancelled: Cancelled) -> Play:
        assert state.roll is not None
        return legal_plays(state.position, state.roll)[1]


@pytest.mark.parametrize("spare", [OtherPlayBrain(), BrokenBrain()])
def test_where_the_brain_breaks_the_spare_one_decides(spare: Brain) -> None:
    session = new_session((1, 3))
    conductor = Conductor(session, BrokenBrain(), ImmediateThinking(), spare)
    conductor.tick()
    other, first = OtherPlayBrain().choose_play(session.state, never), first_play(session.state)

    (played,) = ticks(conductor)

    moved = [event.move for event in played if isinstance(event, events.CheckerMoved)]
    assert kinds(played)[0] is events.ThinkingFailed
    assert other.result != first.result
    assert moved == list((first if isinstance(spare, BrokenBrain) else other).moves)


class CheatingBrain(ScriptedBrain):
    """Plays one legal move and then one that does not exist."""

    def choose_play(self, state: GameState, cancelled: Cancelled) -> Play:
        legal = first_play(state)
        return Play((legal.moves[0], CheckerMove(24, 1, 23)), legal.result)


def test_an_illegal_play_of_the_brain_is_replaced_by_a_legal_one(
    caplog: pytest.LogCaptureFixture,
) -> None:
    session = new_session((1, 3))
    conductor = led(session, CheatingBrain())

    with caplog.at_level(logging.ERROR):
        _, played = ticks(conductor)

    assert kinds(played) == [
        events.CheckerMoved,
        events.ThinkingFailed,
        events.MoveUndone,
        events.CheckerMoved,
        events.CheckerMoved,
        events.TurnEnded,
    ]
    assert session.state.to_act is WHITE


def test_a_half_played_turn_of_the_computer_is_played_anew_after_a_resume() -> None:
    session = new_session((1, 3))
    led(session).tick()
    session.submit(BLACK, intents.MoveChecker((CheckerMove(24, 21, 3),)))
    resumed = MatchSession.resume(session.record, SealedDice(bytes(32)))

    (played,) = ticks(led(resumed))

    assert kinds(played) == [
        events.MoveUndone,
        events.CheckerMoved,
        events.CheckerMoved,
        events.TurnEnded,
    ]
    assert resumed.state.position != Position.start()
