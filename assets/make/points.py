"""The twenty-four points: veneers let into the floor, each with a fine inlaid line."""

from typing import TYPE_CHECKING

import numpy as np
import wood

from game.ui.board import geometry as g
from game.ui.pictures.light import Array, linear

if TYPE_CHECKING:
    from board import Canvas

INLAY = "#e4bf72"
INLAY_INSET = 0.088  # from the edge of the point to the middle of the line
INLAY_HALF = 0.0115
INLAY_OPACITY = 0.72
JOINT_HALF = 0.008  # the dark line where veneer meets floor
JOINT_SHADE = 0.62
GROOVE = 6.0  # how deep joints are, in the scale of the grain


def lay(canvas: "Canvas", home_left: bool) -> None:
    """Let all points into the floor."""
    for row in range(2):
        for column in range(g.COLUMNS):
            left = column + (g.BAR_WIDTH if column > 5 else 0.0)
            if home_left:
                left = g.INNER_WIDTH - left - 1
            # Colours alternate all the way round the board; the mirror keeps them in place.
            pale = (column + row) % 2 == 1
            _let_in(canvas, left, upper=row == 0, pale=pale, seed=100 + row * 20 + column)


def _let_in(canvas: "Canvas", left: float, *, upper: bool, pale: bool, seed: int) -> None:
    foot = 0.0 if upper else g.MAX_INNER_HEIGHT
    tip = g.POINT_LENGTH if upper else g.MAX_INNER_HEIGHT - g.POINT_LENGTH
    rows, columns = canvas.window(left, min(foot, tip) - 0.04, left + 1, max(foot, tip) + 0.04)
    x, y = canvas.x[columns], canvas.y[rows]
    sides, base = _distances(x - left - 0.5, y - foot if upper else foot - y)
    veneer = wood.plank(wood.HONEY if pale else wood.RED, x, y, y, seed)
    light = veneer.light
    inset = np.maximum(sides, base) + np.float32(INLAY_INSET)
    line = canvas.coverage(np.abs(inset) - np.float32(INLAY_HALF)) * np.float32(INLAY_OPACITY)
    grain = np.float32(0.9) + np.float32(0.12) * veneer.relief[..., None]
    light = light + (linear(wood.hexed(INLAY)) * grain - light) * line[..., None]
    inside = canvas.coverage(np.maximum(sides, base))
    joint = canvas.coverage(np.maximum(np.abs(sides) - np.float32(JOINT_HALF), base))
    patch = canvas.light[rows, columns]
    laid = patch + (light - patch) * inside[..., None]
    canvas.light[rows, columns] = laid * (1 - np.float32(JOINT_SHADE) * joint)[..., None]
    grain = canvas.relief[rows, columns]
    flat = veneer.relief * np.float32(0.8) - np.float32(GROOVE) * joint
    canvas.relief[rows, columns] = grain + (flat - grain) * np.maximum(inside, joint)


def _distances(across: Array, along: Array) -> tuple[Array, Array]:
    """Distances to the two long sides of the point, and to its foot; negative inside."""
    half = g.POINT_BASE / 2
    slope = np.hypot(g.POINT_LENGTH, half)
    beyond = np.abs(across)[None, :] * g.POINT_LENGTH + along[:, None] * half
    sides = (beyond - half * g.POINT_LENGTH) / slope
    base = np.broadcast_to(-along[:, None], sides.shape)
    return sides.astype(np.float32), base.astype(np.float32)
