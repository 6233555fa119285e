from itertools import repeat
from random import Random

import numpy as np
import pytest

from game.engine.errors import InvalidPositionError, PositionFault
from game.engine.position import Position, from_array, to_array
from tests.support.boards import board
from tests.support.positions import random_position

START = list(Position.start().points)


def changed(**counts: object) -> list[object]:
    """The start with other numbers at some places: `p6=4`."""
    points: list[object] = list(START)
    for place, count in counts.items():
        points[int(place[1:])] = count
    return points


@pytest.mark.parametrize(
    ("points", "fault"),
    [
        ([], PositionFault.LENGTH),
        (START[:-1], PositionFault.LENGTH),
        ([*START, 0], PositionFault.LENGTH),
        (repeat(0), PositionFault.LENGTH),
        (None, PositionFault.LENGTH),
        (26, PositionFault.LENGTH),
        ("-2" * 13, PositionFault.NOT_A_WHOLE_NUMBER),
        (np.zeros((26, 26), dtype=int), PositionFault.NOT_A_WHOLE_NUMBER),
        (np.array(START, dtype=float), PositionFault.NOT_A_WHOLE_NUMBER),
        (changed(p6=5.0), PositionFault.NOT_A_WHOLE_NUMBER),
        (changed(p7=True), PositionFault.NOT_A_WHOLE_NUMBER),
        (changed(p7=np.bool_(True)), PositionFault.NOT_A_WHOLE_NUMBER),
        (changed(p7="1"), PositionFault.NOT_A_WHOLE_NUMBER),
        (changed(p7=None), PositionFault.NOT_A_WHOLE_NUMBER),
        (changed(p6=6), PositionFault.TOO_MANY_CHECKERS),
        (changed(p1=-3), PositionFault.TOO_MANY_CHECKERS),
        (changed(p25=-1), PositionFault.BAR_SIGN),
        (changed(p0=1), PositionFault.BAR_SIGN),
        ([0] * 26, PositionFault.BOTH_OFF),
    ],
)
def test_impossible_position_is_refused(points: list[object], fault: PositionFault) -> None:
    with pytest.raises(InvalidPositionError) as caught:
        Position.from_points(points)

    assert caught.value.fault is fault


def test_numbers_of_numpy_are_whole_numbers() -> None:
    assert Position.from_points(np.array(START, dtype=np.int8)) == Position.start()


def test_points_are_plain_ints_and_hashable() -> None:
    position = Position.from_points(np.array(START, dtype=np.int64))

    assert {type(count) for count in position.points} == {int}
    assert {position: 1}[Position.start()] == 1


def test_start() -> None:
    start = Position.start()

    assert start == board("x 24:2 13:5 8:3 6:5 | o 24:2 13:5 8:3 6:5")
    assert start.flipped() == start
    assert (start.pip_count, start.opponent_pip_count) == (167, 167)
    assert (start.off, start.opponent_off, start.bar, start.opponent_bar) == (0, 0, 0, 0)
    assert start.has_contact
    assert not start.all_home
    assert not start.is_over


def test_bar_checker_counts_25_pips() -> None:
    position = board("x bar:2 6:1 | o bar:1 1:1")

    assert (position.pip_count, position.opponent_pip_count) == (56, 26)
    assert (position.bar, position.opponent_bar) == (2, 1)


def test_winner_has_no_pips_left() -> None:
    position = board("x | o 3:2")

    assert position.pip_count == 0
    assert position.off == 15
    assert position.is_over


def test_flipped_exchanges_the_sides() -> None:
    position = board("x bar:1 20:2 3:4 | o 13:5 2:1")

    assert position.flipped() == board("x 13:5 2:1 | o bar:1 20:2 3:4")
    assert position.flipped().flipped() == position


@pytest.mark.parametrize(
    ("text", "home"),
    [
        ("x 6:5 1:2 | o bar:1", True),
        ("x 7:1 6:5 | o 24:1", False),
        ("x bar:1 6:5 | o 24:1", False),
    ],
)
def test_all_home(text: str, home: bool) -> None:
    assert board(text).all_home is home


@pytest.mark.parametrize(
    ("text", "contact"),
    [
        ("x 6:5 | o 6:5", False),
        ("x 13:1 | o 13:1", True),
        ("x 12:1 | o 12:1", False),
        ("x bar:1 | o 1:1", True),
        ("x 1:1 | o bar:1", True),
        ("x | o bar:1", False),
    ],
)
def test_contact(text: str, contact: bool) -> None:
    assert board(text).has_contact is contact


def test_arrays_and_positions_convert_both_ways() -> None:
    random = Random(5)
    positions = [random_position(random) for _ in range(20)]

    array = to_array(positions)

    assert (array.dtype, array.shape) == (np.int8, (20, 26))
    assert [from_array(row) for row in array] == positions
    assert to_array([]).shape == (0, 26)
