"""The board of the high-contrast theme: nothing but black, white lines and two greys."""

import numpy as np
from relief import Well, box_distance

from game.ui.board import geometry as g
from game.ui.board import painter
from game.ui.pictures.light import Array

NAME = "contrast"
WHITE, PALE, DARK, LINE_GREY = 255, 140, 58, 208
FRAME_LINE = 0.047  # u
WELL_LINE = 0.04
POINT_LINE = 0.026
CORNER = 0.04
GROWN = 0.016  # wells' lines lie outside them


def render(unit: int, x: Array, y: Array, wells: list[Well], home_left: bool) -> np.ndarray:
    """A master, shape (height, width, 3) of bytes; places and wells in u."""
    height = g.MAX_INNER_HEIGHT
    picture = np.zeros((len(y), len(x)), np.float32)
    outline = Well(-g.FRAME, -g.FRAME, g.INNER_WIDTH + g.FRAME, height + g.FRAME, 0)
    outer = box_distance(x, y, outline, painter.CORNER)
    _paint(picture, np.abs(outer + FRAME_LINE / 2) - FRAME_LINE / 2, WHITE, unit)
    for well in wells:
        away = box_distance(x, y, well, CORNER) - GROWN
        _paint(picture, np.abs(away) - WELL_LINE / 2, WHITE, unit)
    for row in range(2):
        for column in range(g.COLUMNS):
            left = column + (g.BAR_WIDTH if column > 5 else 0.0)
            if home_left:
                left = g.INNER_WIDTH - left - 1
            pale = (column + row) % 2 == 1
            away = _triangle(x - left - 0.5, y if row == 0 else height - y)
            _paint(picture, away, PALE if pale else DARK, unit)
            _paint(picture, np.abs(away + POINT_LINE / 2) - POINT_LINE / 2, LINE_GREY, unit)
    return np.repeat(np.clip(picture + 0.5, 0, 255).astype(np.uint8)[..., None], 3, axis=2)


def table(width: int, height: int) -> np.ndarray:
    """Black."""
    return np.zeros((height, width, 3), np.uint8)


def _paint(picture: Array, away: Array, grey: int, unit: int) -> None:
    share = np.clip(0.5 - away * unit, 0, 1)
    picture += (grey - picture) * share


def _triangle(across: Array, along: Array) -> Array:
    """Distances to a point whose foot lies at 0, negative inside."""
    half = g.POINT_BASE / 2
    slope = np.hypot(g.POINT_LENGTH, half)
    beyond = np.abs(across)[None, :] * g.POINT_LENGTH + along[:, None] * half
    sides = (beyond - half * g.POINT_LENGTH) / slope
    return np.maximum(sides, -along[:, None]).astype(np.float32)
