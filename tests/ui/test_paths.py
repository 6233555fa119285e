"""Where a checker in the air is, and how high."""

from math import dist

import pytest

from game.ui.animation.paths import bowed, height, way_gone
from game.ui.board.view import Manner

MIDDLE = (500.0, 400.0)


@pytest.mark.parametrize("manner", list(Manner))
def test_every_way_begins_and_ends_where_it_should(manner: Manner) -> None:
    assert way_gone(manner, 0.0, 0.8) == 0
    assert way_gone(manner, 0.8, 0.8) == way_gone(manner, 1.0, 0.8) == 1
    assert height(manner, 1.0, 0.8, 5.0) == pytest.approx(0)
    assert height(manner, 0.8, 0.8, 5.0) == pytest.approx(0)


@pytest.mark.parametrize("y", [100.0, 700.0])
def test_a_way_bends_towards_the_middle_of_the_board(y: float) -> None:
    start, end = (200.0, y), (800.0, y)

    top = bowed(start, end, MIDDLE, 60.0, 0.5)

    assert bowed(start, end, MIDDLE, 60.0, 0.0) == start
    assert bowed(start, end, MIDDLE, 60.0, 1.0) == pytest.approx(end)
    assert dist(top, MIDDLE) < abs(y - MIDDLE[1])
    assert abs(top[1] - y) <= 60


def test_a_hop_rises_and_falls_and_bounces_once() -> None:
    heights = [height(Manner.HOP, step / 100, 0.8, 4.0) for step in range(101)]

    top = heights.index(max(heights))
    assert 30 < top < 50
    assert heights[:top] == sorted(heights[:top])
    assert heights[top:81] == sorted(heights[top:81], reverse=True)
    assert 0.05 < max(heights[81:]) < 0.3


def test_a_longer_way_goes_higher_but_never_above_the_hand() -> None:
    tops = [height(Manner.HOP, 0.5, 1.0, length) for length in (1.0, 3.0, 12.0)]

    assert tops == sorted(tops)
    assert tops[-1] == pytest.approx(1.0)


def test_a_checker_that_is_hit_stays_low() -> None:
    assert max(height(Manner.KNOCK, step / 20, 1.0, 6.0) for step in range(21)) < 0.5


def test_nothing_moves_where_start_and_end_are_one() -> None:
    assert bowed((5.0, 6.0), (5.0, 6.0), MIDDLE, 60.0, 0.5) == (5.0, 6.0)
