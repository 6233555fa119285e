from random import Random

import pytest

from game.engine.actions import (
    AcceptResignation,
    Action,
    DeclineResignation,
    Double,
    MakePlay,
    NextGame,
    OpeningThrow,
    Pass,
    Resign,
    RollDice,
    Take,
)
from game.engine.cube import Cube
from game.engine.dice import Roll, SealedDice
from game.engine.errors import (
    DiceError,
    IllegalActionError,
    IllegalPlayError,
    InvalidStateError,
)
from game.engine.match import MatchRules, MatchScore
from game.engine.outcome import Kind, Reason
from game.engine.play import CheckerMove
from game.engine.position import Position
from game.engine.state import GameState, Phase
from game.engine.turn import Turn
from game.engine.types import CHECKERS, Side
from tests.support.fakes import random_play
from tests.support.oracle import rules_by_id
from tests.support.positions import assert_nothing_is_lost

CASES = rules_by_id()

both_sides = pytest.mark.parametrize("mover", Side)
MONEY = MatchRules.money()


def fold(state: GameState, *actions: Action) -> GameState:
    for action in actions:
        state = state.apply(action)
    return state


def to_play(mover: Side, roll: Roll, **counts: int) -> GameState:
    """A roll to be played, by `p8=3`; black's counts are negative, all from the mover's view."""
    points = [0] * 26
    for name, count in counts.items():
        points[int(name[1:])] = count
    return GameState.set_up(MONEY, mover, Position.from_points(points), roll=roll)


@pytest.mark.parametrize("case", ["O01", "O02"])
def test_opening_cases(case: str) -> None:
    given, expected = CASES[case]["given"], CASES[case]["expected"]

    state = fold(GameState.start(MONEY), *(OpeningThrow(*throw) for throw in given["rolls"]))

    assert state.on_roll is Side(expected["starter"])
    assert state.roll == Roll(*expected["dice"])
    assert state.phase is Phase.TO_PLAY
    assert state.cube == Cube()


def test_ten_ties_are_thrown_again() -> None:
    state = fold(GameState.start(MONEY), *[OpeningThrow(6, 6)] * 10)

    assert (state.phase, state.on_roll, state.roll) == (Phase.OPENING, None, None)


def test_o04_each_side_starts_about_half_of_the_games() -> None:
    dice = SealedDice(bytes(range(32)))
    state = GameState.start(MONEY)
    white, index = 0, 0
    for _ in range(2000):
        started = state
        while started.on_roll is None:
            started = started.apply(OpeningThrow(*dice.throw(index)))
            index += 1
        white += started.on_roll is Side.WHITE

    low, high = CASES["O04"]["expected"]["white_starts_between"]
    assert low < white < high


def test_dice_that_do_not_exist_are_refused() -> None:
    start = GameState.start(MONEY)

    for throw in ((0, 3), (7, 1), (6, -6)):
        with pytest.raises(DiceError):
            start.apply(OpeningThrow(*throw))


def test_what_is_no_action_is_refused() -> None:
    for nothing in (None, "roll", Roll(3, 1)):
        with pytest.raises(IllegalActionError):
            GameState.start(MONEY).apply(nothing)


@both_sides
def test_t01_an_illegal_move_leaves_everything_as_it_was(mover: Side) -> None:
    state = GameState.set_up(MONEY, mover, Position.start(), roll=Roll(3, 5))

    for move in (
        CheckerMove(8, 2, 6),
        CheckerMove(7, 4, 3),
        CheckerMove(24, 19, 5),
        CheckerMove(12, 9, 3),
        CheckerMove(99, -3, 17),
    ):
        before = state
        with pytest.raises(IllegalPlayError):
            state.apply(MakePlay(mover, (move,)))
        assert state is before
        assert state == GameState.set_up(MONEY, mover, Position.start(), roll=Roll(3, 5))


def test_a_half_played_roll_is_no_play() -> None:
    state = GameState.set_up(MONEY, Side.WHITE, Position.start(), roll=Roll(3, 1))

    for moves in ((), (CheckerMove(8, 5, 3),)):
        with pytest.raises(IllegalPlayError):
            state.apply(MakePlay(Side.WHITE, moves))


@both_sides
def test_after_a_play_the_other_side_sees_its_own_board(mover: Side) -> None:
    state = GameState.set_up(MONEY, mover, Position.start(), roll=Roll(3, 1))

    after = state.apply(MakePlay(mover, (CheckerMove(8, 5, 3), CheckerMove(6, 5, 1))))

    assert (after.phase, after.on_roll, after.roll) == (Phase.TO_ROLL, mover.other, None)
    assert after.position_of(mover).points[5] == 2
    assert after.position.points[20] == -2
    assert after.position == after.position_of(mover.other)


@both_sides
def test_a_roll_without_a_move_is_played_by_no_moves(mover: Side) -> None:
    shut_out = to_play(
        mover, Roll(6, 5), p25=1, p24=-2, p23=-2, p22=-2, p21=-2, p20=-2, p19=-2, p1=14
    )

    after = shut_out.apply(MakePlay(mover, ()))

    assert after.on_roll is mover.other
    assert after.position_of(mover) == shut_out.position


@both_sides
def test_the_last_checker_ends_the_game_whatever_dice_are_left(mover: Side) -> None:
    state = to_play(mover, Roll(6, 5), p4=1, p20=-14)

    for die in (6, 5):
        over = state.apply(MakePlay(mover, (CheckerMove(4, 0, die),)))
        assert over.outcome is not None
        assert over.outcome.winner is mover
        assert over.position.off == CHECKERS


@both_sides
def test_a_declined_resignation_changes_nothing(mover: Side) -> None:
    before_roll = GameState.set_up(MONEY, mover, Position.start())
    after_roll = before_roll.apply(RollDice(mover, Roll(4, 2)))

    for state in (before_roll, after_roll):
        for kind in Kind:
            offered = state.apply(Resign(mover, kind))
            assert offered.to_act is mover.other
            assert offered.apply(DeclineResignation(mover.other)) == state


@both_sides
def test_resigning_is_for_the_side_to_act_and_answered_by_the_other(mover: Side) -> None:
    state = GameState.set_up(MONEY, mover, Position.start())

    with pytest.raises(IllegalActionError):
        state.apply(Resign(mover.other, Kind.SINGLE))
    with pytest.raises(IllegalActionError):
        state.apply(Resign(mover, Kind.SINGLE)).apply(AcceptResignation(mover))
    with pytest.raises(IllegalActionError):
        GameState.start(MONEY).apply(Resign(mover, Kind.SINGLE))


def win(state: GameState, winner: Side, kind: Kind = Kind.SINGLE) -> GameState:
    """The end of a game by the loser's resignation, which the loser offers on its roll."""
    first, second = (1, 6) if winner is Side.WHITE else (6, 1)
    opened = state.apply(OpeningThrow(first, second))
    return fold(opened, Resign(winner.other, kind), AcceptResignation(winner))


def test_crawford_is_one_game_of_a_match() -> None:
    state = GameState.start(MatchRules.match(3))
    marks = []
    for winner in (Side.WHITE, Side.WHITE, Side.BLACK, Side.BLACK):
        marks.append((state.crawford, state.post_crawford))
        over = win(state, winner)
        assert (over.crawford, over.post_crawford) == marks[-1]
        state = over.apply(NextGame())

    assert marks == [(False, False), (False, False), (True, False), (False, True)]
    assert (state.crawford, state.post_crawford) == (False, True)
    assert state.game_number == 5
    assert state.score == MatchScore(2, 2)


def test_a_one_point_match_has_neither_cube_nor_crawford() -> None:
    state = GameState.start(MatchRules.match(1)).apply(OpeningThrow(6, 1))

    assert (state.crawford, state.post_crawford) == (False, False)
    assert not any(state.can_double(side) for side in Side)


def test_a_match_ends_at_its_length_and_keeps_the_real_points() -> None:
    over = win(GameState.start(MatchRules.match(2)), Side.BLACK, Kind.BACKGAMMON)

    assert over.match_winner is Side.BLACK
    assert over.score == MatchScore(0, 3)
    assert over.starting_score == MatchScore()
    with pytest.raises(IllegalActionError):
        over.apply(NextGame())


def test_a_money_session_goes_on() -> None:
    state = GameState.start(MONEY)
    for _ in range(30):
        state = win(state, Side.WHITE, Kind.BACKGAMMON).apply(NextGame())

    assert state.score == MatchScore(90, 0)
    assert not state.crawford
    assert state.match_winner is None


@pytest.mark.parametrize(
    "given",
    [
        pytest.param({"rules": MatchRules.match(5), "crawford": True}, id="crawford at 0-0"),
        pytest.param({"rules": MatchRules.match(1), "crawford": True}, id="crawford to one"),
        pytest.param({"rules": MatchRules.match(5), "score": MatchScore(5, 0)}, id="match over"),
        pytest.param({"rules": MatchRules.match(1), "cube": Cube(2)}, id="cube to one"),
        pytest.param({"rules": MatchRules.money(cube=False), "cube": Cube(2)}, id="no cube"),
        pytest.param(
            {
                "rules": MatchRules.match(5),
                "score": MatchScore(4, 0),
                "crawford": True,
                "cube": Cube(2, Side.BLACK),
            },
            id="cube turned in the crawford game",
        ),
    ],
)
def test_states_that_cannot_come_about(given: dict) -> None:
    rules = given.pop("rules")

    with pytest.raises(InvalidStateError):
        GameState.set_up(rules, Side.WHITE, Position.start(), **given)


def test_a_finished_position_cannot_be_set_up() -> None:
    finished = Position.from_points([0] * 20 + [-3] + [0] * 5)

    with pytest.raises(InvalidStateError):
        GameState.set_up(MONEY, Side.WHITE, finished)


def random_action(state: GameState, random: Random) -> Action:
    """Something that may happen next; cubes and resignations now and then."""
    side = state.to_act
    faces = range(1, 7)
    if state.phase is Phase.OPENING:
        return OpeningThrow(random.choice(faces), random.choice(faces))
    assert side is not None
    match state.phase:
        case Phase.TO_ROLL:
            if state.can_double(side) and random.random() < 0.02:
                return Double(side)
            return RollDice(side, Roll(random.choice(faces), random.choice(faces)))
        case Phase.TO_PLAY:
            if random.random() < 0.005:
                return Resign(side, random.choice(list(Kind)))
            return MakePlay(side, random_play(state, random).moves)
        case Phase.CUBE_OFFERED:
            return random.choice([Take(side), Take(side), Pass(side)])
        case _:
            return random.choice([AcceptResignation(side), DeclineResignation(side)])


def test_t02_random_games_keep_their_checkers_and_end() -> None:
    seed = 20250131
    print(f"seed {seed}")
    random = Random(seed)
    state, games, reasons = GameState.start(MONEY), 0, set()
    while games < 40:
        if state.phase is Phase.GAME_OVER:
            assert state.outcome is not None
            reasons.add(state.outcome.reason)
            games += 1
            state = state.apply(NextGame())
            continue
        action = random_action(state, random)
        after = state.apply(action)
        if isinstance(action, MakePlay):
            played = after.position_of(action.side)
            assert_nothing_is_lost(state.position, action.moves, played)
            assert after.phase is Phase.GAME_OVER or after.on_roll is action.side.other
        elif state.on_roll is not None:
            assert after.position == state.position
        state = after

    assert reasons == set(Reason)


def test_t03_undo_restores_board_bars_and_dice() -> None:
    hitting = to_play(Side.WHITE, Roll(4, 4), p13=4, p9=-1, p24=-14, p6=5)
    entering = to_play(Side.WHITE, Roll(3, 1), p25=1, p22=-1, p19=-14, p6=14)
    bearing_off = to_play(Side.BLACK, Roll(6, 5), p6=2, p5=2, p24=-15)

    for state in (hitting, entering, bearing_off):
        assert state.roll is not None
        turn = before = Turn(state.position, state.roll)
        undone = [before]
        while moves := turn.next_moves():
            turn = turn.play(moves[0])
            undone.append(turn)
        assert len(undone) > 2
        while turn.moves:
            assert turn == undone.pop()
            assert (turn.position, turn.dice_left) == (
                Turn(state.position, state.roll, turn.moves).position,
                turn.dice_left,
            )
            turn = turn.undo()
        assert turn.position == state.position
        with pytest.raises(IllegalPlayError):
            turn.undo()


def test_t07_pip_counts() -> None:
    hit = to_play(Side.WHITE, Roll(4, 3), p13=2, p9=-1, p19=-14, p25=1, p1=12)
    entered = hit.apply(MakePlay(Side.WHITE, (CheckerMove(25, 21, 4), CheckerMove(21, 18, 3))))
    blot = to_play(Side.WHITE, Roll(4, 4), p13=2, p9=-1, p19=-14, p1=13)

    pips_before = blot.position.opponent_pip_count
    turn = Turn(blot.position, Roll(4, 4)).play(CheckerMove(13, 9, 4))

    assert hit.position.pip_count == 25 + 2 * 13 + 12
    assert entered.position_of(Side.WHITE).pip_count == hit.position.pip_count - 7
    assert turn.position.pip_count == blot.position.pip_count - 4
    assert turn.position.opponent_pip_count == pips_before + 9
