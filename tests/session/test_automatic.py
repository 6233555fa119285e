"""What can be done for a person because nothing is to be decided."""

from functools import cache
from pathlib import Path

import pytest

from game.engine.ai.bearoff import OneSidedTable
from game.engine.ai.homes import home_numbers, my_homes
from game.engine.dice import Roll
from game.engine.position import Position, to_array
from game.engine.turn import Turn
from game.paths import assets
from game.session.automatic import is_closed_out, is_forced, sure_bear_off
from tests.support.boards import board


@cache
def table(folder: Path) -> OneSidedTable:
    return OneSidedTable.load(folder)


def rolls_left(position: Position) -> list[float]:
    number = home_numbers(my_homes(to_array([position])))[0]
    return [float(chance) for chance in table(assets() / "weights").all_off.longer[number]]


@pytest.mark.parametrize(
    ("text", "closed"),
    [
        ("x bar:1 6:3 | o 1:2 2:2 3:2 4:2 5:2 6:2", True),
        ("x 8:1 6:3 | o 1:2 2:2 3:2 4:2 5:2 6:2", False),
        ("x bar:1 6:3 | o 1:2 2:2 3:2 4:2 5:2 6:1", False),
        ("x bar:2 6:3 | o 1:2 2:2 4:2 5:2 6:4", False),
    ],
    ids=["closed", "not on the bar", "a blot", "a gap"],
)
def test_closed_out_is_who_can_enter_with_no_roll(text: str, closed: bool) -> None:
    assert is_closed_out(board(text)) is closed


@pytest.mark.parametrize(
    ("text", "roll", "forced"),
    [
        ("x bar:1 6:3 | o 1:2 2:2 3:2 4:2 5:2", (6, 1), False),
        ("x 24:1 | o 2:2 3:2 6:2 8:2", (3, 4), True),
        ("x 24:2 13:5 8:3 6:5 | o 24:2 13:5 8:3 6:5", (3, 1), False),
    ],
    ids=["enters, then free", "one way", "opening"],
)
def test_a_roll_is_forced_when_it_leads_to_one_position(
    text: str, roll: tuple[int, int], forced: bool
) -> None:
    assert is_forced(Turn(board(text), Roll(*roll))) is forced


def test_nothing_is_forced_where_nothing_can_move() -> None:
    closed = board("x bar:1 6:3 | o 1:2 2:2 3:2 4:2 5:2 6:2")

    assert not is_forced(Turn(closed, Roll(6, 5)))


def test_a_roll_that_takes_two_checkers_off_is_sure() -> None:
    turn = Turn(board("x 6:2 5:2 | o 6:3"), Roll(6, 5))

    assert {move.target for move in sure_bear_off(turn, rolls_left)} == {0}


def test_the_last_roll_is_sure() -> None:
    turn = Turn(board("x 3:1 1:1 | o 1:1"), Roll(4, 2))

    moves = sure_bear_off(turn, rolls_left)

    assert moves
    for move in moves:
        turn = turn.play(move)
    assert turn.position.is_over


@pytest.mark.parametrize(
    "text",
    ["x 6:2 5:2 | o 24:1 6:3", "x 7:1 5:2 | o 6:3", "x 6:5 5:5 4:5 | o 6:3"],
    ids=["contact", "not home", "gammon to be saved"],
)
def test_where_anything_is_open_nothing_is_sure(text: str) -> None:
    assert sure_bear_off(Turn(board(text), Roll(2, 1)), rolls_left) == ()


def test_a_sure_play_is_never_worse_than_another() -> None:
    for high in range(1, 7):
        for low in range(1, high + 1):
            turn = Turn(board("x 5:2 4:1 3:2 1:1 | o 6:3 5:3"), Roll(high, low))
            moves = sure_bear_off(turn, rolls_left)
            after = turn
            for move in moves:
                after = after.play(move)
            if moves:
                mean = sum(rolls_left(after.position))
                assert mean <= min(sum(rolls_left(end)) for end in turn.endings()) + 1e-4
