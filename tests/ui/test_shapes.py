import pytest

from game.ui.widgets.shapes import BoxStyle, Shapes
from tests.support.pilot import Pilot

RED = (200, 30, 20, 255)
STYLE = BoxStyle(8, RED, (100, 30, 20, 255), edge=(250, 250, 250, 255))


@pytest.fixture
def shapes(quiet_pilot: Pilot) -> Shapes:
    return quiet_pilot.app.context.look.shapes


@pytest.mark.parametrize("size", [(200, 48), (20, 48), (16, 16), (5, 5), (1, 1), (900, 3)])
def test_a_box_has_exactly_the_size_asked_for(shapes: Shapes, size: tuple[int, int]) -> None:
    assert shapes.box(*size, STYLE).get_size() == size


def test_corners_are_clear_and_the_middle_is_not(shapes: Shapes) -> None:
    box = shapes.box(200, 48, STYLE)

    assert box.get_at((0, 0)).a == 0
    assert box.get_at((199, 47)).a == 0
    assert box.get_at((100, 24)).a == 255


def test_edges_of_a_corner_are_smooth(shapes: Shapes) -> None:
    box = shapes.box(60, 60, STYLE)

    between = {box.get_at((x, y)).a for x in range(8) for y in range(8)} - {0, 255}

    assert len(between) >= 4


def test_the_colour_runs_from_top_to_bottom(shapes: Shapes) -> None:
    box = shapes.box(100, 50, STYLE)

    assert box.get_at((50, 4)).r > box.get_at((50, 45)).r


def test_a_shadow_fades_outwards(shapes: Shapes) -> None:
    shadow = shapes.shadow(100, 60, 10, 12, 0.5)

    line = [shadow.get_at((x, 42)).a for x in range(30)]

    assert shadow.get_size() == (124, 84)
    assert line == sorted(line)
    assert line[0] < 4


def test_the_same_box_is_drawn_once(shapes: Shapes) -> None:
    assert shapes.box(77, 33, STYLE) is shapes.box(77, 33, STYLE)
