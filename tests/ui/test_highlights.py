"""What is marked on the board, and the guard against second clicks."""

import pytest

from game.engine.play import CheckerMove
from game.engine.types import BAR, OFF
from game.ui.board.click_guard import ClickGuard
from game.ui.board.commands import Commands
from game.ui.board.geometry import BoardGeometry
from game.ui.board.highlights import (
    Way,
    glows_of,
    hints_of,
    marks_of,
    merged,
    refused_of,
    route_of,
    ways_of,
)
from game.ui.board.truth import board_of
from game.ui.board.view import BoardView, Spot
from tests.support.boards import board
from tests.support.places import session_at


def moves(*ways: tuple[int, int]) -> tuple[CheckerMove, ...]:
    return tuple(CheckerMove(source, target, source - target) for source, target in ways)


@pytest.mark.parametrize(
    ("played", "expected"),
    [
        ([(8, 5), (6, 5)], ((8, 5), (6, 5))),
        ([(13, 7), (7, 4)], ((13, 4),)),
        ([(24, 21), (24, 21), (21, 18)], ((24, 18), (24, 21))),
        ([(4, 0), (3, 0)], ((4, OFF), (3, OFF))),
        ([(25, 22), (22, 16)], ((BAR, 16),)),
    ],
    ids=["two checkers", "one checker", "double", "off", "from the bar"],
)
def test_one_arrow_for_each_checker(
    played: list[tuple[int, int]], expected: tuple[tuple[int, int], ...]
) -> None:
    assert merged(moves(*played)) == expected


def test_arrows_end_on_the_checkers_that_came_and_begin_where_they_stood() -> None:
    view = BoardView()
    view.mine[5], view.mine[8], view.mine[6] = 2, 2, 4

    first, second = ways_of(view, moves((8, 5), (6, 5)), mine=True)

    assert (first.source, second.source) == (Spot(True, 8, 2, 3), Spot(True, 6, 4, 5))
    assert {first.target.index, second.target.index} == {0, 1}


def test_a_ghost_stands_above_checkers_that_have_come_since() -> None:
    view = BoardView()
    view.mine[1] = 2

    (way,) = ways_of(view, moves((24, 18)), mine=False)

    assert way.source == Spot(False, 24, 2, 3)


def test_a_hint_leads_from_checkers_as_they_stand_to_where_they_would_lie() -> None:
    view = BoardView()
    view.mine[8], view.mine[6], view.mine[5] = 3, 5, 1

    first, second = hints_of(view, moves((8, 5), (6, 5)))

    assert (first.source, second.source) == (Spot(True, 8, 2, 3), Spot(True, 6, 4, 5))
    assert (first.target, second.target) == (Spot(True, 5, 1, 2), Spot(True, 5, 2, 3))


def test_two_checkers_of_one_point_have_an_arrow_each() -> None:
    view = BoardView()
    view.mine[13] = 4

    ways = hints_of(view, moves((13, 7), (13, 7)))

    assert [way.source.index for way in ways] == [3, 2]
    assert [way.target.index for way in ways] == [0, 1]


@pytest.mark.parametrize(
    ("source", "target", "sources", "targets"),
    [
        (8, 4, [2, 1], [1, 0]),
        (24, 20, [2, 1], [1, 0]),
        (13, 9, [2, 1], [0, 1]),
        (BAR, 22, [2, 1], [0, 1]),
        (4, OFF, [2, 1], [1, 0]),
    ],
    ids=["lower half", "upper half", "from half to half", "bar", "off"],
)
def test_arrows_between_the_same_points_run_side_by_side(
    source: int, target: int, sources: list[int], targets: list[int]
) -> None:
    view = BoardView()
    view.mine[source] = 3

    ways = hints_of(view, moves((source, target), (source, target)))

    assert [way.source.index for way in ways] == sources
    assert [way.target.index for way in ways] == targets
    assert not crossing(ways)


def test_a_blot_is_hit_by_the_checker_that_stands_nearest_to_its_place() -> None:
    view = BoardView()
    view.mine[8], view.theirs[BAR - 4] = 3, 1

    ways = hints_of(view, moves((8, 4), (8, 4)))

    ends = {way.source.index: way.target for way in ways}
    assert ends == {1: Spot(False, BAR - 4, 0, 1), 2: Spot(True, 4, 1, 2)}


@pytest.mark.parametrize("mine", [True, False], ids=["mine", "theirs"])
@pytest.mark.parametrize("points", [(8, 4), (13, 7), (24, 20)])
def test_arrows_of_a_play_run_side_by_side(points: tuple[int, int], mine: bool) -> None:
    view = BoardView()
    (view.mine if mine else view.theirs)[points[1]] = 2

    ways = ways_of(view, moves(points, points), mine=mine)

    assert len({way.source for way in ways}) == len({way.target for way in ways}) == 2
    assert not crossing(ways)


def crossing(ways: tuple[Way, ...]) -> bool:
    """Whether the straight lines of two ways cross, as they lie on the board."""
    geometry = BoardGeometry.fit(0, 0, 1000, 776)

    def center(spot: Spot) -> tuple[float, float]:
        return geometry.checker_center(spot.mine, spot.point, spot.index, spot.count)

    def turn(a: tuple[float, float], b: tuple[float, float], c: tuple[float, float]) -> bool:
        return (b[0] - a[0]) * (c[1] - a[1]) > (b[1] - a[1]) * (c[0] - a[0])

    (a, b), (c, d) = ((center(way.source), center(way.target)) for way in ways)
    return turn(a, b, c) != turn(a, b, d) and turn(c, d, a) != turn(c, d, b)


def test_a_hint_goes_by_way_of_the_blots_it_hits_and_of_nothing_else() -> None:
    view = BoardView()
    view.mine[8] = 1
    view.theirs[BAR - 4], view.theirs[BAR - 2] = 1, 1

    ways = hints_of(view, moves((8, 6), (6, 4), (4, 2)))

    blots = Spot(False, BAR - 4, 0, 1), Spot(False, BAR - 2, 0, 1)
    assert [way.target for way in ways] == list(blots)
    assert [way.source for way in ways] == [Spot(True, 8, 0, 1), blots[0]]


def test_hints_bear_off_into_the_tray_and_enter_from_the_bar() -> None:
    view = BoardView()
    view.mine[OFF], view.mine[4], view.mine[BAR] = 3, 1, 2

    off, enters = hints_of(view, moves((4, OFF), (BAR, 20)))

    assert off.target == Spot(True, OFF, 3, 4)
    assert enters.source == Spot(True, BAR, 1, 2)


def test_a_hit_is_marked_on_the_blot_and_a_landing_on_the_next_free_place() -> None:
    session = session_at(board("x 8:2 6:2 | o 22:1 6:3"), (5, 2))
    view = board_of(session)

    marks = {mark.target: mark for mark in marks_of(view, Commands(session).landings(8))}

    assert marks[3].hits
    assert marks[3].spot == Spot(False, 22, 0, 1)
    assert marks[6].spot == Spot(True, 6, 2, 3)
    assert marks[1].pips == 7


def test_a_route_goes_by_every_stop() -> None:
    session = session_at(board("x 24:2 6:3 | o 2:2 6:3"), (3, 3))
    view = board_of(session)
    landing = Commands(session).landings(24)[15]

    route = route_of(view, view.top(True, 24), landing)

    assert [spot.point for spot in route] == [24, 21, 18, 15]


def test_the_uppermost_checkers_glow() -> None:
    view = BoardView()
    view.mine[13] = 5

    assert glows_of(view, (13, 8)) == (Spot(True, 13, 4, 5),)


@pytest.mark.parametrize(
    ("x", "later", "blocked"),
    [(100, 0.1, True), (108, 0.2, True), (140, 0.1, False), (100, 0.5, False)],
    ids=["there at once", "near", "elsewhere", "later"],
)
def test_the_second_half_of_a_double_click_is_blocked(
    x: float, later: float, blocked: bool
) -> None:
    guard = ClickGuard(reach=12)
    guard.acted(100, 50, 7.0)

    assert guard.blocks(x, 50, 7.0 + later) is blocked


def test_the_arrow_of_a_refused_move_ends_on_what_stands_in_the_way() -> None:
    view = board_of(session_at(board("x bar:1 13:4 | o 6:2 4:1"), (4, 1)))

    ways = refused_of(view, [(25, 19), (25, 21), (13, 9)])

    assert ways[0] == Way(Spot(True, 25, 0, 1), Spot(False, 6, 1, 2))
    assert ways[1].target == Spot(False, 4, 0, 1)
    assert ways[2].target == Spot(True, 9, 0, 1)
