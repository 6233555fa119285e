from dataclasses import replace

import pytest

from game.engine.dice import Roll
from game.engine.errors import IllegalPlayError
from game.engine.movegen import legal_plays
from game.engine.play import CheckerMove
from game.engine.position import Position
from game.engine.turn import Moves, Turn
from game.engine.types import OFF
from tests.support import oracle
from tests.support.boards import board

CASES = [
    *oracle.read_cases(oracle.DATA / "legal_plays.jsonl"),
    *oracle.read_cases(oracle.DATA / "legal_plays_edge.jsonl"),
    *oracle.read_seeds(oracle.DATA / "seed_positions.json"),
    *oracle.read_rules(oracle.RULES),
]


def turn(text: str, high: int, low: int) -> Turn:
    return Turn(board(text), Roll(high, low))


def steps(moves: tuple[CheckerMove, ...]) -> list[tuple[int, int, int]]:
    return [(move.source, move.target, move.die) for move in moves]


def test_first_moves_are_those_of_the_reference_programs() -> None:
    faults = [fault for case in CASES for fault in oracle.faults_of_first_moves(case)]

    assert faults == []


def test_roll_is_played_die_by_die() -> None:
    start = Turn(Position.start(), Roll(1, 3))
    half = start.play(CheckerMove(8, 5, 3))
    whole = half.play(CheckerMove(6, 5, 1))

    assert start.dice_left == (3, 1)
    assert half.dice_left == (1,)
    assert whole.dice_left == ()
    assert whole.is_complete
    assert not half.is_complete
    assert whole.position == board("x 24:2 13:5 8:2 6:4 5:2 | o 24:2 13:5 8:3 6:5")
    assert start.position == Position.start()


def test_move_that_would_waste_the_other_die_is_not_offered() -> None:
    """Rules pages: 7/5 6/off is the only way to play both dice of this 6-2."""
    [case] = [case for case in CASES if case.name == "both-dice-62"]

    assert steps(Turn(case.position, case.roll).next_moves()) == [(7, 5, 2)]


def test_larger_die_is_played_when_only_one_fits() -> None:
    [case] = [case for case in CASES if case.name == "larger-die-65"]

    assert steps(Turn(case.position, case.roll).next_moves()) == [(13, 7, 6)]


def test_last_checker_may_be_borne_off_though_both_dice_could_be_played() -> None:
    first = turn("x 4:1 | o 5:2", 6, 2)

    won = first.play(CheckerMove(4, 0, 6))

    assert steps(first.next_moves()) == [(4, 0, 6), (4, 2, 2)]
    assert won.is_complete
    assert won.position.is_over


def test_roll_without_a_legal_move() -> None:
    dancing = turn("x bar:1 6:5 | o 1:2 6:2", 6, 1)

    assert dancing.next_moves() == ()
    assert dancing.is_complete
    assert not dancing.can_play


def test_turn_that_could_be_played_still_says_so_when_it_is_complete() -> None:
    played = turn("x 24:1 | o 3:2 6:2 8:2", 6, 1).play(CheckerMove(24, 18, 6))

    assert played.is_complete
    assert played.can_play


@pytest.mark.parametrize(
    "move",
    [
        CheckerMove(8, 2, 6),
        CheckerMove(8, 5, 5),
        CheckerMove(9, 6, 3),
        CheckerMove(24, 19, 5),
        CheckerMove(13, 10, 5),
        CheckerMove(12, 7, 5),
        CheckerMove(6, 9, -3),
        CheckerMove(0, -3, 3),
    ],
    ids=["no such die", "wrong target", "empty", "closed", "die and way", "theirs", "back", "off"],
)
def test_illegal_request_leaves_everything_unchanged(move: CheckerMove) -> None:
    """Rules case T01."""
    start = Turn(Position.start(), Roll(5, 3))

    with pytest.raises(IllegalPlayError):
        start.play(move)

    assert start == Turn(Position.start(), Roll(5, 3))
    assert start.dice_left == (5, 3)
    assert start.position == Position.start()


@pytest.mark.parametrize(
    ("start", "moves"),
    [
        (turn("x 13:1 6:5 | o 16:1 6:2", 4, 1), [(13, 9, 4), (9, 8, 1)]),
        (turn("x bar:1 6:5 | o 3:1 6:2", 3, 1), [(25, 22, 3), (22, 21, 1)]),
        (turn("x 6:1 4:2 | o bar:1", 6, 4), [(6, 0, 6), (4, 0, 4)]),
        (
            turn("x 13:2 8:2 | o 13:2", 2, 2),
            [(13, 11, 2), (13, 11, 2), (8, 6, 2), (8, 6, 2)],
        ),
    ],
    ids=["hit", "entering hit", "bear off", "double"],
)
def test_undo_restores_everything(start: Turn, moves: list[tuple[int, int, int]]) -> None:
    """Rules case T03."""
    before = []
    now = start
    for move in moves:
        before.append(now)
        now = now.play(CheckerMove(*move))

    for earlier in reversed(before):
        now = now.undo()

        assert now == earlier
        assert now.position == earlier.position
        assert now.dice_left == earlier.dice_left
        assert now.next_moves() == earlier.next_moves()


def test_undo_does_not_go_past_the_roll() -> None:
    with pytest.raises(IllegalPlayError):
        Turn(Position.start(), Roll(3, 1)).undo()


@pytest.mark.parametrize("case", CASES[::400], ids=lambda case: case.name)
def test_moves_played_at_once_are_judged_like_one_after_the_other(case: oracle.Case) -> None:
    """Whole plays, half ones, and those with a move in the wrong place or of the wrong length."""
    start = Turn(case.position, case.roll)
    lines = [play.moves for play in legal_plays(case.position, case.roll)]
    lines += [moves[::-1] for moves in lines] + [moves[:1] for moves in lines]
    lines += [(*moves, *moves[-1:]) for moves in lines]
    lines += [tuple(replace(move, target=OFF) for move in moves) for moves in lines]

    for moves in lines:
        assert attempted(start, moves) == attempted_stepwise(start, moves)


def attempted(start: Turn, moves: Moves) -> Turn | None:
    try:
        return start.play_all(moves)
    except IllegalPlayError:
        return None


def attempted_stepwise(start: Turn, moves: Moves) -> Turn | None:
    for move in moves:
        if move not in start.next_moves():
            return None
        start = start.play(move)
    return start


def test_hit_is_told() -> None:
    now = turn("x 8:1 7:1 | o 20:1 13:2", 3, 1)

    assert now.hits(CheckerMove(8, 5, 3))
    assert not now.hits(CheckerMove(8, 7, 1))
    assert not turn("x 1:2 | o bar:1", 3, 1).hits(CheckerMove(1, 0, 3))


def test_paths_use_one_die_or_both() -> None:
    paths = Turn(Position.start(), Roll(3, 1)).paths_from(8)

    assert {target: [steps(route) for route in routes] for target, routes in paths.items()} == {
        5: [[(8, 5, 3)]],
        7: [[(8, 7, 1)]],
        4: [[(8, 5, 3), (5, 4, 1)], [(8, 7, 1), (7, 4, 3)]],
    }


def test_paths_start_with_the_die_that_is_asked_for() -> None:
    routes = Turn(Position.start(), Roll(3, 1)).paths_from(8, first_die=1)[4]

    assert [route[0].die for route in routes] == [1, 3]


def test_paths_of_a_double_stop_at_a_closed_point() -> None:
    paths = turn("x 24:1 | o 10:2", 3, 3).paths_from(24)

    assert {target: len(routes[0]) for target, routes in paths.items()} == {21: 1, 18: 2}


def test_paths_are_those_of_one_checker() -> None:
    """Two on the bar: the first cannot go on before the second has entered."""
    assert set(turn("x bar:2 | o 6:5", 3, 1).paths_from(25)) == {22, 24}


def test_empty_point_has_no_paths() -> None:
    assert Turn(Position.start(), Roll(3, 1)).paths_from(9) == {}


@pytest.mark.parametrize("case", CASES[::400], ids=lambda case: case.name)
def test_endings_are_the_results_of_all_plays(case: oracle.Case) -> None:
    results = {play.result for play in legal_plays(case.position, case.roll)}

    assert set(Turn(case.position, case.roll).endings()) >= results


def test_endings_of_a_half_played_roll_need_only_the_rest_of_it() -> None:
    half = Turn(Position.start(), Roll(3, 1)).play(CheckerMove(8, 5, 3))

    endings = half.endings()

    five_point = board("x 24:2 13:5 8:2 6:4 5:2 | o 24:2 13:5 8:3 6:5")
    assert steps(endings[five_point]) == [(6, 5, 1)]
    assert all(len(moves) == 1 for moves in endings.values())
