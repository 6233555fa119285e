"""Shapes, edges and light for the board's master: distances, mouldings, shadows in wells.

Distances are in u, negative inside. Wells are rectangles, so their shadows and their shade are
products of one function of x and one of y: exact, smooth and quick.
"""

from dataclasses import dataclass
from math import erf

import numpy as np

from game.ui.pictures.light import LIGHT, Array

# The moulding round a well, from its edge outwards: distance and height (0 is the frame's top).
MOULDING = (
    (0.000, -0.150),
    (0.006, -0.122),
    (0.018, -0.100),
    (0.036, -0.080),
    (0.060, -0.065),
    (0.078, -0.061),
    (0.084, -0.066),
    (0.090, -0.061),
    (0.104, -0.054),
    (0.120, -0.043),
    (0.136, -0.028),
    (0.150, -0.012),
    (0.158, -0.008),
    (0.164, -0.012),
    (0.170, 0.000),
    (0.200, 0.000),
)
STEEP = 1.3
CREVICES = ((0.084, 0.40), (0.164, 0.34), (0.0, 0.45))  # place, shade
OUTER_ROUND = 0.125
SUN_SAMPLES = (0.15, 0.3, 0.45, 0.6, 0.75, 0.9, 1.05)
SUN_SOFT = 0.035


@dataclass(frozen=True)
class Well:
    """A hollow with an even floor; edges in u."""

    left: float
    top: float
    right: float
    bottom: float
    depth: float


def box_distance(x: Array, y: Array, well: Well, corner: float) -> Array:
    """Distance to a rectangle with round corners; x and y are the columns' and rows' places."""
    dx = np.abs(x - (well.left + well.right) / 2) - ((well.right - well.left) / 2 - corner)
    dy = np.abs(y - (well.top + well.bottom) / 2) - ((well.bottom - well.top) / 2 - corner)
    outside = np.hypot(np.maximum(dx, 0)[None, :], np.maximum(dy, 0)[:, None])
    inside = np.minimum(np.maximum(dx[None, :], dy[:, None]), 0)
    return (outside + inside - corner).astype(np.float32)


def top_height(outer: Array, wells: Array) -> Array:
    """Height of the frame's surface.

    Args:
        outer: distance to the board's outline.
        wells: distance to the nearest well.
    """
    places, heights = zip(*MOULDING, strict=True)
    height = np.interp(wells, places, heights).astype(np.float32)
    height *= np.float32(STEEP)
    share = np.clip(1 + outer / np.float32(OUTER_ROUND), 0, 1)
    return height - np.float32(0.115) * (1 - np.sqrt(1 - share * share))


def crevices(wells: Array) -> Array:
    """How dark the fine grooves of the moulding are, and the foot of the walls."""
    shade = np.zeros_like(wells)
    for place, dark in CREVICES:
        shade = np.maximum(shade, dark * np.exp(-(((wells - place) * np.float32(95)) ** 2)))
    return shade


def sunlight(x: Array, y: Array, well: Well) -> Array:
    """How much of the soft box the floor of a well sees past its walls, 0..1."""
    total = np.zeros((len(y), len(x)), np.float32)
    for share in SUN_SAMPLES:
        fall = well.depth * share / LIGHT[2]
        soft = SUN_SOFT + 0.05 * share
        dx, dy = -LIGHT[0] * fall, -LIGHT[1] * fall
        across = _between(x, well.left + dx, well.right + dx, soft)
        down = _between(y, well.top + dy, well.bottom + dy, soft)
        total += down[:, None] * across[None, :]
    return total / len(SUN_SAMPLES)


def openness(x: Array, y: Array, well: Well) -> Array:
    """How much of the room the floor of a well sees: less along its walls, least in corners."""
    total = np.zeros((len(y), len(x)), np.float32)
    for reach, weight in ((0.05, 0.30), (0.16, 0.40), (0.42, 0.30)):
        across = _between(x, well.left, well.right, reach)
        down = _between(y, well.top, well.bottom, reach)
        total += np.float32(weight) * down[:, None] * across[None, :]
    return total


def _between(places: Array, low: float, high: float, soft: float) -> Array:
    """A blurred step up at `low` and down at `high`."""
    steps = np.linspace(-4, 4, 801)
    table = np.array([0.5 + 0.5 * erf(step / 2**0.5) for step in steps])
    rise = np.interp((places - low) / soft, steps, table)
    fall = np.interp((places - high) / soft, steps, table)
    return (rise - fall).astype(np.float32)
