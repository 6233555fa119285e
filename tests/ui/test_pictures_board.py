import numpy as np
import pygame
import pytest

from game.paths import assets
from game.ui.assets import Assets
from game.ui.board.geometry import BoardGeometry
from game.ui.board.painter import BoardPainter
from game.ui.themes.walnut import WALNUT


@pytest.fixture(scope="module")
def painter() -> BoardPainter:
    return BoardPainter(Assets(assets()), WALNUT)


@pytest.mark.parametrize("home_left", [False, True])
@pytest.mark.parametrize("size", [(460, 468), (600, 584), (1000, 776), (1100, 748)])
def test_points_lie_where_the_geometry_says(
    painter: BoardPainter, size: tuple[int, int], home_left: bool
) -> None:
    geometry = BoardGeometry.fit(0, 0, *size, home_left=home_left)
    board = pygame.surfarray.array3d(painter.board(geometry)).astype(int)
    left, top = geometry.rect[:2]

    for point in range(1, 25):
        # Well on the way to the tip: veneer in the middle, floor beside it.
        (x1, edge), _, (tip_x, tip_y) = geometry.point_polygon(point)
        y = edge + (tip_y - edge) * 0.62
        veneer = _patch(board, tip_x - left, y - top, geometry.u * 0.05)
        floor = _patch(board, x1 - left + 0.02 * geometry.u, y - top, geometry.u * 0.05)
        assert veneer.sum() > floor.sum() * 1.3
        pale = point % 2 == 0
        assert (veneer[1] > 0.55 * veneer[0]) == pale


def test_neighbouring_points_differ_and_facing_points_too(painter: BoardPainter) -> None:
    geometry = BoardGeometry.fit(0, 0, 1000, 776)
    board = pygame.surfarray.array3d(painter.board(geometry)).astype(int)

    def green(point: int) -> float:
        (_, edge), _, (x, tip) = geometry.point_polygon(point)
        return float(_patch(board, x, edge + (tip - edge) * 0.5, 4)[1])

    for point in range(1, 24):
        if point != 12:
            assert abs(green(point) - green(point + 1)) > 25
    for point in range(1, 13):
        assert abs(green(point) - green(25 - point)) > 25


def test_the_cut_across_the_middle_leaves_no_seam(painter: BoardPainter) -> None:
    for height in (740, 776, 860):
        geometry = BoardGeometry.fit(0, 0, 1000, height)
        board = pygame.surfarray.array3d(painter.board(geometry)).astype(float).mean(axis=2)
        middle = int(geometry.rect.h) // 2
        rows = board[60:420, middle - 30 : middle + 30]
        steps = np.abs(np.diff(rows, axis=1)).mean(axis=0)
        assert steps[29] < 1.6  # of 255; the grain itself has steps like that


def test_corners_are_clear_and_the_rest_opaque(painter: BoardPainter) -> None:
    geometry = BoardGeometry.fit(0, 0, 1000, 776)
    alpha = pygame.surfarray.array_alpha(painter.board(geometry))

    assert alpha[0, 0] == alpha[-1, -1] == alpha[0, -1] == alpha[-1, 0] == 0
    assert (alpha[20:-20, :] == 255).all()


def test_the_scene_is_opaque_fills_the_window_and_is_kept(painter: BoardPainter) -> None:
    geometry = BoardGeometry.fit(12, 12, 1000, 776)

    scene = painter.scene((1280, 800), geometry)

    assert scene.get_size() == (1280, 800)
    assert painter.scene((1280, 800), geometry) is scene
    table = painter.table((1280, 800))
    # The board's shadow darkens the table beside it.
    assert sum(scene.get_at((1018, 500))[:3]) < sum(table.get_at((1018, 500))[:3])


def _patch(board: np.ndarray, x: float, y: float, reach: float) -> np.ndarray:
    half = max(1, round(reach))
    area = board[round(x) - half : round(x) + half + 1, round(y) - half : round(y) + half + 1]
    return area.mean(axis=(0, 1))
