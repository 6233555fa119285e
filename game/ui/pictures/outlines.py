"""Outlines of checkers and what is let into their middles, as distances and coverages."""

import numpy as np

from game.ui.pictures.light import Array
from game.ui.pictures.materials import Inlay, Shape

OCTAGON_SHARPNESS = 26
"""The higher, the sharper the corners of an octagon."""
RING_RADIUS, RING_HALF = 0.60, 0.036
"""Of the checker's radius, as the sizes that follow."""
DIAMOND_REACH = 0.36


def distance_of(shape: Shape, x: Array, y: Array) -> tuple[Array, Array, Array]:
    """How far out each spot is, and the way straight out, right and down.

    Spots on the edge of a checker of radius r have the distance r, whatever the shape.
    """
    if shape is Shape.ROUND:
        distance = np.sqrt(x * x + y * y)
        inverse = 1 / np.maximum(distance, np.float32(1e-3))
        return distance, x * inverse, y * inverse
    # A smooth greatest of the distances to the four pairs of sides.
    root = np.float32(0.5**0.5)
    axes = ((1.0, 0.0), (0.0, 1.0), (root, root), (root, -root))
    largest = np.maximum(np.maximum(np.abs(x), np.abs(y)), (np.abs(x) + np.abs(y)) * root)
    scale = 1 / np.maximum(largest, np.float32(1e-3))
    total, right, down = (np.zeros_like(scale) for _ in range(3))
    for across, along in axes:
        share = (x * np.float32(across) + y * np.float32(along)) * scale
        power = np.abs(share) ** (OCTAGON_SHARPNESS - 1)
        total += power * np.abs(share)
        right += power * np.sign(share) * np.float32(across)
        down += power * np.sign(share) * np.float32(along)
    distance = largest * total ** np.float32(1 / OCTAGON_SHARPNESS)
    length = 1 / np.maximum(np.sqrt(right * right + down * down), np.float32(1e-6))
    return distance.astype(np.float32), right * length, down * length


def inlay_coverage(inlay: Inlay, x: Array, y: Array, radius: float) -> Array:
    """How much of the inlay lies on each pixel of a checker of this radius in pixels."""
    if inlay is Inlay.DIAMOND:
        away = (np.abs(x) + np.abs(y) - np.float32(DIAMOND_REACH * radius)) * np.float32(0.5**0.5)
    else:
        middle, half = np.float32(RING_RADIUS * radius), max(RING_HALF * radius, 0.75)
        away = np.abs(np.sqrt(x * x + y * y) - middle) - np.float32(half)
    covered: Array = np.clip(np.float32(0.5) - away, 0, 1)
    return covered
