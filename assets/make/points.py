"""The twenty-four points: veneers let into the floor, each with a fine inlaid line."""

from typing import TYPE_CHECKING

import looks
import numpy as np
import wood

from game.ui.board import geometry as g
from game.ui.pictures.light import Array, linear

if TYPE_CHECKING:
    from board import Canvas

INLAY_INSET = 0.088  # from the edge of the point to the middle of the line
INLAY_HALF = 0.0115
STITCH_HALF = 0.014
STITCH_SHARE = 0.64  # of a stitch's length that shows
JOINT_HALF = 0.008  # the dark line where veneer meets floor
GROOVE = 6.0  # how deep joints are, in the scale of the grain


def lay(canvas: "Canvas", look: looks.Look, home_left: bool) -> None:
    """Let all points into the floor."""
    for row in range(2):
        for column in range(g.COLUMNS):
            left = column + (g.BAR_WIDTH if column > 5 else 0.0)
            if home_left:
                left = g.INNER_WIDTH - left - 1
            # Colours alternate all the way round the board; the mirror keeps them in place.
            pale = (column + row) % 2 == 1
            seed = 100 + row * 20 + column
            _let_in(canvas, look, left, upper=row == 0, pale=pale, seed=seed)


def _let_in(
    canvas: "Canvas", look: looks.Look, left: float, *, upper: bool, pale: bool, seed: int
) -> None:
    foot = 0.0 if upper else g.MAX_INNER_HEIGHT
    tip = g.POINT_LENGTH if upper else g.MAX_INNER_HEIGHT - g.POINT_LENGTH
    rows, columns = canvas.window(left, min(foot, tip) - 0.04, left + 1, max(foot, tip) + 0.04)
    x, y = canvas.x[columns], canvas.y[rows]
    along = y - foot if upper else foot - y
    sides, base = _distances(x - left - 0.5, along)
    veneer = looks.surface(look.pale if pale else look.dark, x, y, y, seed)
    light = veneer.light
    inset = np.maximum(sides, base) + np.float32(INLAY_INSET)
    line = _line(canvas, look.line, inset, x - left, along)
    grain = np.float32(0.9) + np.float32(0.12) * np.clip(veneer.relief, -1, 1)[..., None]
    colour = look.line.on_pale if pale else look.line.colour
    light = light + (linear(wood.hexed(colour)) * grain - light) * line[..., None]
    inside = canvas.coverage(np.maximum(sides, base))
    joint = canvas.coverage(np.maximum(np.abs(sides) - np.float32(JOINT_HALF), base))
    patch = canvas.light[rows, columns]
    laid = patch + (light - patch) * inside[..., None]
    canvas.light[rows, columns] = laid * (1 - np.float32(look.joint) * joint)[..., None]
    grain = canvas.relief[rows, columns]
    flat = veneer.relief * np.float32(0.8) - np.float32(GROOVE) * joint
    canvas.relief[rows, columns] = grain + (flat - grain) * np.maximum(inside, joint)


def _line(canvas: "Canvas", kind: looks.Line, inset: Array, across: Array, along: Array) -> Array:
    """How much of the line lies on each pixel."""
    half = STITCH_HALF if kind.stitch else INLAY_HALF
    line = canvas.coverage(np.abs(inset) - np.float32(half)) * np.float32(kind.opacity)
    if not kind.stitch:
        return line
    # Along the sides stitches follow each other downwards, along the foot across.
    foot = (along < INLAY_INSET + 2 * half)[:, None]
    place = np.where(foot, across[None, :], along[:, None]) / np.float32(kind.stitch)
    away = np.abs(place - np.round(place)) - np.float32(STITCH_SHARE / 2)
    return line * canvas.coverage(away * np.float32(kind.stitch))


def _distances(across: Array, along: Array) -> tuple[Array, Array]:
    """Distances to the two long sides of the point, and to its foot; negative inside."""
    half = g.POINT_BASE / 2
    slope = np.hypot(g.POINT_LENGTH, half)
    beyond = np.abs(across)[None, :] * g.POINT_LENGTH + along[:, None] * half
    sides = (beyond - half * g.POINT_LENGTH) / slope
    base = np.broadcast_to(-along[:, None], sides.shape)
    return sides.astype(np.float32), base.astype(np.float32)
