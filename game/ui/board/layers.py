"""What marks are made of: places round a middle, colours laid over each other, simple forms."""

from typing import NamedTuple, Self

import numpy as np
import pygame

from game.ui.pictures.light import Array
from game.ui.theme import Color


class Spots(NamedTuple):
    """The pixels of a picture: right and down of its middle, and how far away from it."""

    x: Array
    y: Array
    away: Array


class Layers:
    """Colours laid over each other on a clear ground."""

    def __init__(self, shape: tuple[int, ...]) -> None:
        self._color = np.zeros((*shape, 3), np.float32)
        self._opacity = np.zeros(shape, np.float32)

    def over(self, color: Color, opacity: Array) -> Self:
        """Lay one more colour over the others."""
        below = self._opacity * (1 - opacity)
        total = opacity + below
        share = (opacity / np.maximum(total, 1e-4))[..., None]
        self._color = (np.array(color, np.float32) * share + self._color * (1 - share)).astype(
            np.float32
        )
        self._opacity = total.astype(np.float32)
        return self

    def surface(self) -> pygame.Surface:
        """The picture."""
        height, width = self._opacity.shape
        pixels = np.empty((height, width, 4), np.uint8)
        pixels[..., :3] = np.clip(self._color + 0.5, 0, 255)
        pixels[..., 3] = np.clip(self._opacity * 255 + 0.5, 0, 255)
        made = pygame.image.frombuffer(pixels.tobytes(), (width, height), "RGBA")
        return made.convert_alpha()


def inside(away: Array, radius: float) -> Array:
    """A disc."""
    covered: Array = np.clip(np.float32(radius + 0.5) - away, 0, 1)
    return covered


def beyond(along: Array, across: Array, reach: float) -> Array:
    """How far spots are from a line through the middle that reaches so far both ways."""
    after = np.maximum(np.abs(along) - np.float32(reach), 0)
    distance: Array = np.hypot(after, across)
    return distance


def ring_at(away: Array, outer: float, width: float) -> Array:
    """A ring whose outer edge has the radius `outer`."""
    middle, half = np.float32(outer - width / 2), np.float32(width / 2)
    covered: Array = np.clip(half + np.float32(0.5) - np.abs(away - middle), 0, 1)
    return covered
