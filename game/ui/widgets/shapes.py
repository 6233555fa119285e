"""Rounded boxes, rings and shadows with perfect edges, from signed distances; kept per size."""

from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
import pygame
from numpy.typing import NDArray

Rgba = tuple[int, int, int, int]
Floats = NDArray[np.float32]

CLEAR: Rgba = (0, 0, 0, 0)
KEPT_BYTES = 40_000_000
"""All pictures that are kept together; a panel on a dense screen has a third of that."""


@dataclass(frozen=True, slots=True)
class BoxStyle:
    """How a rounded box looks; lengths in pixels.

    `highlight` is the opacity of the white line inside the upper edge, which fades out
    towards half the height.
    """

    radius: float
    top: Rgba
    bottom: Rgba
    edge: Rgba = CLEAR
    edge_width: float = 1.0
    highlight: float = 0.0


class Shapes:
    """Draws each shape once per size; what it returns must not be drawn into."""

    def __init__(self) -> None:
        self._kept: OrderedDict[object, pygame.Surface] = OrderedDict()
        self._bytes = 0

    def box(self, width: int, height: int, style: BoxStyle) -> pygame.Surface:
        """A rounded box of exactly this size."""
        return self._get((width, height, style), lambda: _box(width, height, style))

    def shadow(
        self, width: int, height: int, radius: float, blur: int, opacity: float
    ) -> pygame.Surface:
        """The soft shadow of a rounded box; `blur` pixels larger on every side."""
        key = width, height, radius, blur, opacity
        return self._get(key, lambda: _shadow(width, height, radius, blur, opacity))

    def _get(self, key: object, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        found = self._kept.get(key)
        if found is None:
            found = self._kept[key] = make()
            self._bytes += _size(found)
            while self._bytes > KEPT_BYTES and len(self._kept) > 1:
                self._bytes -= _size(self._kept.popitem(last=False)[1])
        self._kept.move_to_end(key)
        return found


def _size(picture: pygame.Surface) -> int:
    return picture.get_pitch() * picture.get_height()


def rounded_distance(width: int, height: int, radius: float, margin: float = 0.0) -> Floats:
    """Distance of each pixel's centre to a rounded box inset by `margin`; negative inside.

    Returns:
        Shape (height, width).
    """
    half_x, half_y = width / 2 - margin, height / 2 - margin
    radius = min(radius, half_x, half_y)
    x = np.abs(np.arange(width, dtype=np.float32) + 0.5 - width / 2) - (half_x - radius)
    y = np.abs(np.arange(height, dtype=np.float32) + 0.5 - height / 2) - (half_y - radius)
    outside = np.hypot(np.maximum(x, 0)[None, :], np.maximum(y, 0)[:, None])
    inside = np.minimum(np.maximum(x[None, :], y[:, None]), 0)
    return np.asarray(outside + inside - radius, np.float32)


def surface_of(color: Floats, opacity: Floats) -> pygame.Surface:
    """A surface from colours (h, w, 3) in 0..255 and opacity (h, w) in 0..1."""
    height, width = opacity.shape
    pixels = np.empty((height, width, 4), np.uint8)
    pixels[..., :3] = np.clip(color + 0.5, 0, 255)
    pixels[..., 3] = np.clip(opacity * 255 + 0.5, 0, 255)
    return pygame.image.frombuffer(pixels.tobytes(), (width, height), "RGBA").convert_alpha()


def _box(width: int, height: int, style: BoxStyle) -> pygame.Surface:
    cap = int(max(min(style.radius, height / 2), style.edge_width)) + 2
    low = height
    if style.top == style.bottom and not style.highlight:
        # All rows between the corners are alike.
        low = min(height, 2 * cap + 1)
    small = _box_pixels(min(width, 2 * cap + 1), low, style)
    return stretched(small, width, height, cap, cap)


def _box_pixels(width: int, height: int, style: BoxStyle) -> pygame.Surface:
    distance = rounded_distance(width, height, style.radius)
    down = np.linspace(0, 1, height, dtype=np.float32)[:, None]
    top, bottom = (np.array(color, np.float32) for color in (style.top, style.bottom))
    edge = np.array(style.edge, np.float32)
    band = np.clip(0.5 + style.edge_width / 2 - np.abs(distance + style.edge_width / 2), 0, 1)
    edge_part = band * (edge[3] / 255)
    fill_part = (top[3] + (bottom[3] - top[3]) * down) / 255 * (1 - edge_part)
    total = edge_part + fill_part
    share = edge_part / np.maximum(total, np.float32(1e-6))
    white = np.float32(0)
    if style.highlight:
        line = np.clip(1 - np.abs(distance + np.float32(style.edge_width + 0.5)), 0, 1)
        white = line * style.highlight * np.clip(1 - 2 * down, 0, 1)
    color = np.empty((height, width, 3), np.float32)
    for channel in range(3):
        fill = top[channel] + (bottom[channel] - top[channel]) * down
        fill = fill + (255 - fill) * white
        color[..., channel] = fill + (edge[channel] - fill) * share
    return surface_of(color, np.asarray(total * np.clip(0.5 - distance, 0, 1), np.float32))


def _shadow(width: int, height: int, radius: float, blur: int, opacity: float) -> pygame.Surface:
    full = width + 2 * blur, height + 2 * blur
    cap = int(radius) + 2 * blur + 2
    small = min(full[0], 2 * cap + 1), min(full[1], 2 * cap + 1)
    distance = rounded_distance(*small, radius, blur)
    strength = opacity * 0.5 * (1 - np.tanh(distance * 2.4 / max(blur, 1)))
    black = np.zeros((*distance.shape, 3), np.float32)
    return stretched(surface_of(black, np.asarray(strength, np.float32)), *full, cap, cap)


def stretched(
    tile: pygame.Surface, width: int, height: int, cap_x: int, cap_y: int
) -> pygame.Surface:
    """The tile grown to a size by stretching its middle row and column; corners stay."""
    if tile.get_size() == (width, height):
        return tile
    columns = _cuts(tile.get_width(), width, cap_x)
    rows = _cuts(tile.get_height(), height, cap_y)
    grown = pygame.Surface((width, height), pygame.SRCALPHA, tile)
    for x, wide, to_x, to_wide in columns:
        for y, high, to_y, to_high in rows:
            piece = tile.subsurface((x, y, wide, high))
            place = grown.subsurface((to_x, to_y, to_wide, to_high))
            pygame.transform.scale(piece, (to_wide, to_high), place)
    return grown


def _cuts(tile: int, full: int, cap: int) -> list[tuple[int, int, int, int]]:
    """Where to cut one direction: (from, length, to, length there) of each part."""
    if tile == full:
        return [(0, tile, 0, full)]
    end = tile - cap - 1
    return [
        (0, cap, 0, cap),
        (cap, 1, cap, full - cap - end),
        (cap + 1, end, full - end, end),
    ]
