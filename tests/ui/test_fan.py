"""Tall stacks spread under the pointer."""

from itertools import pairwise

import pytest

from game.engine.types import BAR
from game.ui.board.fan import Fan, Spreading, fan_centers, stack_at
from game.ui.board.geometry import BoardGeometry
from game.ui.board.view import BoardView, Flight, ShownDie, Spot

GEOMETRY = BoardGeometry.fit(0, 0, 1000, 800)


def tall(point: int, count: int, *, mine: bool = True) -> BoardView:
    view = BoardView()
    (view.mine if mine else view.theirs)[point] = count
    return view


@pytest.mark.parametrize("count", [6, 9, 15])
@pytest.mark.parametrize("point", [1, 6, 13, 24, BAR])
@pytest.mark.parametrize("mine", [True, False])
def test_a_spread_stack_takes_more_room_and_stays_on_the_board(
    mine: bool, point: int, count: int
) -> None:
    lying = [GEOMETRY.checker_center(mine, point, n, count) for n in range(count)]

    spread = fan_centers(GEOMETRY, Fan(mine, point, count))

    assert abs(spread[-1][1] - spread[0][1]) > abs(lying[-1][1] - lying[0][1])
    ways = [after[1] - before[1] for before, after in pairwise(spread)]
    assert all(way * ways[0] > 0 for way in ways)
    radius = GEOMETRY.checker_diameter / 2
    inner = GEOMETRY.inner
    for x, y in spread:
        assert inner.x < x < inner.x + inner.w
        assert inner.y < y - radius + 1
        assert y + radius - 1 < inner.y + inner.h


def test_a_stack_begins_to_spread_where_it_lies() -> None:
    lying = [GEOMETRY.checker_center(True, 6, n, 8) for n in range(8)]

    assert fan_centers(GEOMETRY, Fan(True, 6, 8, share=0.0)) == lying


@pytest.mark.parametrize("point", [3, 4])
def test_a_spread_stack_covers_no_dice(point: int) -> None:
    view, spreading = tall(point, 12), Spreading()
    view.dice = (ShownDie(True, 6), ShownDie(True, 2))
    spreading.point_at((True, point))
    for _ in range(2):
        spreading.advance(1.0, 0.0)
    fan = spreading.fan(view, lifted=None)
    assert fan is not None

    top = fan_centers(GEOMETRY, fan)[-1][1] - GEOMETRY.checker_diameter / 2

    dice = GEOMETRY.dice_area(True)
    assert top >= dice.y + dice.h - 0.05 * GEOMETRY.u


def test_only_a_tall_stack_under_the_pointer_spreads() -> None:
    view = tall(6, 8)
    x, y = GEOMETRY.checker_center(True, 6, 4, 8)

    assert stack_at(GEOMETRY, view, x, y) == (True, 6)
    assert stack_at(GEOMETRY, view, x + GEOMETRY.u, y) is None
    assert stack_at(GEOMETRY, tall(6, 5), x, y) is None


def test_it_opens_while_pointed_at_and_closes_afterwards() -> None:
    view, spreading = tall(6, 8), Spreading()

    spreading.point_at((True, 6))
    for _ in range(20):
        spreading.advance(1 / 60, 0.14)
    opened = spreading.fan(view, lifted=None)
    rests = not spreading.restless
    spreading.point_at(None)
    for _ in range(20):
        spreading.advance(1 / 60, 0.14)

    assert opened == Fan(True, 6, 8, 1.0)
    assert rests
    assert spreading.fan(view, lifted=None) is None
    assert not spreading.restless


def test_nothing_is_spread_while_checkers_move() -> None:
    view, spreading = tall(6, 8), Spreading()
    spreading.point_at((True, 6))
    for _ in range(2):
        spreading.advance(1.0, 0.0)
    view.flights.append(Flight(True, Spot(True, 6, 0, 1), Spot(True, 5, 0, 1)))

    assert spreading.fan(view, lifted=None) is None
