import pytest

from game.engine.types import BAR, OFF
from game.ui.board.geometry import BoardGeometry

SIZES = [(640, 480), (800, 600), (1000, 776), (776, 700), (2038, 1576), (1442, 1056)]


def boards() -> list[BoardGeometry]:
    return [
        BoardGeometry.fit(12, 30, w, h, home_left=left) for w, h in SIZES for left in (False, True)
    ]


@pytest.mark.parametrize("board", boards())
def test_board_stays_inside_its_area_and_keeps_its_shape(board: BoardGeometry) -> None:
    assert board.rect.x >= 12
    assert board.rect.y >= 30
    assert abs(14.64 * board.u + 2 * board.frame - board.rect.w) < 1e-6
    assert 10.45 * board.u - 1.5 <= board.inner.h <= 12 * board.u + 1


def test_designed_layout_at_1280x800_is_met() -> None:
    board = BoardGeometry.fit(12, 12, 1000, 776)

    assert board.rect == (12, 12, 1000, 776)
    assert board.u == pytest.approx(63.9, abs=0.1)
    assert board.frame == 32


@pytest.mark.parametrize("board", boards())
@pytest.mark.parametrize("count", [1, 2, 5, 6, 11, 15])
def test_every_checker_is_found_where_it_stands(board: BoardGeometry, count: int) -> None:
    for index in range(count):
        for point in range(1, 25):
            mine = board.checker_center(True, point, index, count)
            theirs = board.checker_center(False, 25 - point, index, count)
            assert mine == theirs
            assert board.place_at(*mine) == point
        assert board.place_at(*board.checker_center(True, BAR, index, count)) == BAR
        assert board.place_at(*board.checker_center(False, BAR, index, count)) == BAR
        assert board.place_at(*board.checker_center(True, OFF, index, count)) == OFF
        spot = board.checker_center(False, OFF, index, count)
        assert board.place_at(*spot) is None
        assert board.over_opponent_tray(*spot)


def test_tall_stacks_are_pushed_together_to_the_height_of_five() -> None:
    board = BoardGeometry.fit(0, 0, 1000, 776)

    last_of_five = board.checker_center(True, 6, 4, 5)

    for count in range(6, 16):
        assert board.checker_center(True, 6, count - 1, count) == pytest.approx(last_of_five)


def test_stacks_never_reach_the_middle_or_the_other_half() -> None:
    board = BoardGeometry.fit(0, 0, 1145, 800)
    radius = board.checker_diameter / 2

    for count in (1, 5, 15):
        for point in (1, 12):
            assert board.checker_center(True, point, count - 1, count)[1] - radius > board.center_y
        _, y = board.checker_center(True, BAR, 0, count)
        assert y + radius < board.center_y
        _, y = board.checker_center(True, BAR, count - 1, count)
        assert y - radius > board.inner.y + 1.3 * board.u


def test_fifteen_checkers_fit_a_tray() -> None:
    board = BoardGeometry.fit(0, 0, 1145, 800)
    _, height = board.edge_size

    for mine in (True, False):
        tray = board.tray_rect(mine)
        for index in range(15):
            _, y = board.checker_center(mine, OFF, index, 15)
            assert tray.y <= y - height / 2
            assert y + height / 2 <= tray.y + tray.h


def test_mirrored_board_swaps_left_and_right_only() -> None:
    right = BoardGeometry.fit(0, 0, 1000, 776)
    left = BoardGeometry.fit(0, 0, 1000, 776, home_left=True)

    for point in (0, 1, 6, 7, 12, 13, 18, 19, 24, 25):
        x, y = right.checker_center(True, point, 0, 1)
        assert left.checker_center(True, point, 0, 1) == pytest.approx((1000 - x, y))
    assert left.offer_center[0] < 500 < right.offer_center[0]


def test_home_is_bottom_right() -> None:
    board = BoardGeometry.fit(0, 0, 1000, 776)

    assert board.place_at(870, 700) == 1
    assert board.place_at(870, 100) == 24
    assert board.place_at(60, 700) == 12
    assert board.place_at(60, 100) == 13


def test_drops_are_judged_generously() -> None:
    board = BoardGeometry.fit(0, 0, 1000, 776)
    x, _ = board.checker_center(True, 4, 0, 1)

    assert board.place_at(x, board.center_y + 1) == 4
    assert board.place_at(x, board.rect.h - 2) == 4
    assert board.place_at(2, 700) == 12
    assert board.place_at(998, 700) == OFF
    assert board.place_at(500, -1) is None
    assert board.place_at(1000, 400) is None


def test_cube_has_three_places_inside_its_slot() -> None:
    for board in boards():
        slot, half = board.cube_slot, board.cube_size / 2
        ys = [board.cube_center(owner)[1] for owner in (False, None, True)]
        assert ys[1] - ys[0] == pytest.approx(ys[2] - ys[1])
        assert ys[1] - ys[0] > 0.6 * board.u
        assert slot.y < ys[0] - half
        assert ys[2] + half < slot.y + slot.h


@pytest.mark.parametrize("count", [1, 2, 4])
def test_dice_lie_in_their_own_half_clear_of_the_points(count: int) -> None:
    for board in boards():
        for mine, half in ((True, board.home_half), (False, board.outer_half)):
            area = board.dice_area(mine, count)
            assert half.x <= area.x
            assert area.x + area.w <= half.x + half.w
            for x, y in board.dice_centers(mine, count):
                assert area.contains(x, y)
                tip = board.point_polygon(24)[2][1]
                assert y - board.die_size / 2 > tip


def test_small_boards_leave_the_numbers_out() -> None:
    small = BoardGeometry.fit(0, 0, 420, 400)
    large = BoardGeometry.fit(0, 0, 1000, 776)

    assert not small.numbers
    assert small.frame < 22
    assert large.numbers


def test_point_triangles_point_at_the_middle() -> None:
    board = BoardGeometry.fit(0, 0, 1000, 776)

    for point in range(1, 25):
        (x1, y1), (x2, y2), (x3, y3) = board.point_polygon(point)
        assert x1 < x3 < x2
        assert y1 == y2
        assert abs(board.center_y - y3) < abs(board.center_y - y1)
