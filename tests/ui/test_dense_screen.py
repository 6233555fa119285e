"""On a dense screen, whose surface has more pixels than its window has units, all is sharp."""

import pygame
import pytest

from game.ui.canvas import Canvas


class DenseWindow:
    """A window of 1280x800 units on a surface with twice as many pixels each way."""

    size = (1280, 800)

    def __init__(self) -> None:
        self.surface = pygame.Surface((2560, 1600))

    def get_surface(self) -> pygame.Surface:
        return self.surface


@pytest.fixture
def canvas() -> Canvas:
    return Canvas(DenseWindow())  # type: ignore[arg-type]


def test_design_units_have_as_many_pixels_as_the_screen_is_dense(canvas: Canvas) -> None:
    assert canvas.size == (2560, 1600)
    assert canvas.scale == 2.0
    assert canvas.dp(13) == 26


def test_the_pointer_is_where_it_is_seen(canvas: Canvas) -> None:
    assert canvas.to_surface((640, 400)) == (1280, 800)


@pytest.mark.parametrize("size", [80, 100, 200])
def test_the_interface_size_multiplies_the_density(canvas: Canvas, size: int) -> None:
    canvas.interface_size = size

    assert canvas.scale == 2.0 * size / 100
