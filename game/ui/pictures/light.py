"""One light for everything: a soft box in the upper left, a little daylight from all round.

Directions are (x to the right, y down the screen, z towards the eye). Colours are linear light,
0..1; `linear` and `display` convert from and to the bytes of a picture.
"""

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

Array = NDArray[np.floating[Any]]
"""Pixels or coordinates; float32 wherever there are many."""

LIGHT = (-0.40, -0.62, 0.675)
AMBIENT = 0.40
DIFFUSE = 0.89  # with AMBIENT: a flat, matt surface shows exactly its own colour
GAMMA = 2.2
FRESNEL_FACING = 0.045
# The soft box: two directions across it, half its extent in each, and how soft its edges are.
BOX_ACROSS = (0.840, -0.542, 0.0)
BOX_UP = (0.366, 0.567, 0.738)
BOX_HALF = (0.34, 0.24)
BOX_SOFT = 0.10


def linear(color: Sequence[int]) -> Array:
    """A colour given in bytes as linear light."""
    result: Array = np.power(np.asarray(color, np.float32) / np.float32(255.0), np.float32(GAMMA))
    return result


def display(light: Array) -> Array:
    """Linear light as the brightness of pixels, 0..1, with a soft shoulder at the top."""
    knee = np.float32(0.80)
    over = np.maximum(light - knee, 0)
    rolled = np.minimum(light, knee) + over / (1 + over * np.float32(1.6))
    result: Array = np.power(np.clip(rolled, 0, 1), np.float32(1 / GAMMA))
    return result


def smooth(low: float, high: float, value: Array) -> Array:
    """0 below `low`, 1 above `high`, a smooth step between them; `low` may be the larger."""
    t = np.clip((value - np.float32(low)) / np.float32(high - low), 0, 1)
    result: Array = t * t * (3 - 2 * t)
    return result


def diffuse(nx: Array, ny: Array, nz: Array) -> Array:
    """How bright a matt surface of these normals is; 1 for one that faces the eye."""
    facing = nx * np.float32(LIGHT[0]) + ny * np.float32(LIGHT[1]) + nz * np.float32(LIGHT[2])
    sky = np.float32(AMBIENT) * (np.float32(0.62) + np.float32(0.38) * nz)
    result: Array = sky + np.float32(DIFFUSE) * np.maximum(facing, 0)
    return result


def reflection(nx: Array, ny: Array, nz: Array, dull: float = 1.0) -> Array:
    """What a polished surface mirrors: the soft box, and a faint brighter room above.

    The duller the surface, the larger and fainter the box.
    """
    soft = BOX_SOFT * dull
    twice = 2 * nz
    rx, ry, rz = twice * nx, twice * ny, twice * nz - 1
    ahead = rx * np.float32(LIGHT[0]) + ry * np.float32(LIGHT[1]) + rz * np.float32(LIGHT[2])
    across = np.abs(rx * np.float32(BOX_ACROSS[0]) + ry * np.float32(BOX_ACROSS[1]))
    up = np.abs(
        rx * np.float32(BOX_UP[0]) + ry * np.float32(BOX_UP[1]) + rz * np.float32(BOX_UP[2])
    )
    box = smooth(BOX_HALF[0] + soft, BOX_HALF[0] - soft, across)
    box *= smooth(BOX_HALF[1] + soft, BOX_HALF[1] - soft, up)
    box *= smooth(0.0, 0.2, ahead)
    room = np.float32(0.10) + np.float32(0.16) * np.clip(-ry, 0, 1)
    return np.float32(6.0 / (0.5 + 0.5 * dull)) * box + room


def fresnel(nz: Array) -> Array:
    """The share of light a smooth surface mirrors, by how much it faces the eye."""
    edge = np.clip(1 - nz, 0, 1)
    square = edge * edge
    return np.float32(FRESNEL_FACING) + np.float32(1 - FRESNEL_FACING) * square * square * edge


def normals(height: Array, per_pixel: float) -> tuple[Array, Array, Array]:
    """Normals of a height field.

    Args:
        height: heights, in any unit.
        per_pixel: the size of a pixel in that unit.
    """
    dy, dx = np.gradient(height, np.float32(per_pixel))
    length = 1 / np.sqrt(dx * dx + dy * dy + 1)
    return -dx * length, -dy * length, length
