"""Tapered, curved arrows with clean edges, painted in small tiles along their way.

A long arrow covers little of its bounding box; tiles that it does not touch are never made.
"""

import itertools
import math
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import pygame

from game.ui.pictures.cache import SizedCache
from game.ui.pictures.light import Array
from game.ui.theme import Color

TILE = 64
SEGMENTS = 24
FINE = 4
"""Points of the curve for each segment, so that it can be cut where a checker begins."""
BOW = 0.17
"""How far a curve bends away from the straight line, as a share of its length."""
LONGEST_BOW = 1.9
"""The same, at most, in u."""
WIDTH = 0.08
START_WIDTH = 0.6
"""Of the width, at the start of the arrow."""
HEAD_LENGTH = 0.27
HEAD_WIDTH = 0.125
CASING = 0.022
CASING_OPACITY = 0.30
COARSE_FROM = 100
"""On boards whose points are so many pixels wide, distances are worked out at every other pixel
and halved between: the lines are wide enough there to come out the same, four times sooner."""

Spot = tuple[float, float]
Tiles = tuple[tuple[pygame.Surface, tuple[int, int]], ...]


@dataclass(frozen=True, slots=True)
class ArrowStyle:
    """How an arrow looks; `unit` is the width of a point in pixels."""

    unit: float
    color: Color
    opacity: float
    from_start: float = 0.0
    """Pixels left free round the first spot."""
    from_end: float = 0.0
    straight: bool = False
    weight: float = 1.0
    """How many times thicker than usual."""
    casing: Color = (0, 0, 0)
    casing_opacity: float = CASING_OPACITY

    @property
    def thick(self) -> float:
        """What all sizes across the arrow are shares of, in pixels."""
        return self.unit * self.weight


class Arrows:
    """Makes arrows and keeps those used last."""

    def __init__(self) -> None:
        self._kept: SizedCache[Tiles] = SizedCache(limit=24)

    def draw(
        self, surface: pygame.Surface, start: Spot, end: Spot, bend_to: Spot, style: ArrowStyle
    ) -> None:
        """Draw an arrow from one spot to another, bent towards a third."""
        key = (start, end, bend_to, style)
        tiles = self._kept.get(key, lambda: _painted(_way(start, end, bend_to, style), style))
        for picture, at in tiles:
            surface.blit(picture, at)


def _way(start: Spot, end: Spot, bend_to: Spot, style: ArrowStyle) -> list[Spot]:
    """Points along a curve whose belly lies towards `bend_to`."""
    middle = (start[0] + end[0]) / 2, (start[1] + end[1]) / 2
    away = end[0] - start[0], end[1] - start[1]
    length = math.hypot(*away) or 1.0
    bow = 0.0 if style.straight else 2 * min(BOW * length, LONGEST_BOW * style.unit)
    side = -away[1] / length, away[0] / length
    if side[0] * (bend_to[0] - middle[0]) + side[1] * (bend_to[1] - middle[1]) < 0:
        side = -side[0], -side[1]
    knee = middle[0] + side[0] * bow, middle[1] + side[1] * bow
    count = SEGMENTS * FINE
    fine = [_on_curve(start, knee, end, n / count) for n in range(count + 1)]
    way = [
        spot
        for spot in fine
        if math.dist(spot, start) >= style.from_start and math.dist(spot, end) >= style.from_end
    ]
    if len(way) <= FINE:
        return [start, end]
    return [*way[:-1:FINE], way[-1]]


def _on_curve(start: Spot, knee: Spot, end: Spot, share: float) -> Spot:
    a, b, c = (1 - share) ** 2, 2 * share * (1 - share), share**2
    return (
        a * start[0] + b * knee[0] + c * end[0],
        a * start[1] + b * knee[1] + c * end[1],
    )


def _painted(way: Sequence[Spot], style: ArrowStyle) -> Tiles:
    unit = style.thick
    tip, before = way[-1], way[max(0, len(way) - 4)]
    angle = math.atan2(tip[1] - before[1], tip[0] - before[0])
    head = HEAD_LENGTH * unit
    neck = tip[0] - math.cos(angle) * head * 0.85, tip[1] - math.sin(angle) * head * 0.85
    body = [spot for spot in way if math.dist(spot, tip) > head * 0.85]
    body = [*body, neck] if body else [way[0], neck]
    reach = (WIDTH + CASING) * unit + 2
    cells = _cells(body, reach) | _cells([neck, tip], HEAD_WIDTH * unit + reach)
    tiles = []
    for column, row in sorted(cells):
        picture = _tile(column * TILE, row * TILE, body, tip, angle, style)
        tiles.append((picture, (column * TILE, row * TILE)))
    return tuple(tiles)


def _cells(way: Sequence[Spot], reach: float) -> set[tuple[int, int]]:
    cells = set()
    for start, end in itertools.pairwise(way):
        left, right = sorted((start[0], end[0]))
        top, bottom = sorted((start[1], end[1]))
        for column in range(int((left - reach) // TILE), int((right + reach) // TILE) + 1):
            for row in range(int((top - reach) // TILE), int((bottom + reach) // TILE) + 1):
                cells.add((column, row))
    return cells


def _tile(
    left: int, top: int, body: Sequence[Spot], tip: Spot, angle: float, style: ArrowStyle
) -> pygame.Surface:
    """One tile: the distance to body and head decides about colour, casing and nothing."""
    coarse = style.unit >= COARSE_FROM
    spots = np.arange(0, TILE + 1, 2) if coarse else np.arange(TILE)
    x = spots.astype(np.float32)[None, :] + np.float32(left + 0.5)
    y = spots.astype(np.float32)[:, None] + np.float32(top + 0.5)
    distance = np.minimum(
        _body_distance(x, y, body, style.thick), _head_distance(x, y, tip, angle, style.thick)
    )
    if coarse:
        distance = _filled_in(_filled_in(distance).T).T
    inside = np.clip(0.5 - distance, 0, 1)
    casing = max(1.0, CASING * style.thick)
    around = np.clip(0.5 - (distance - casing), 0, 1) * np.float32(style.casing_opacity)
    color_part = inside * np.float32(style.opacity)
    casing_part = around * (1 - color_part)
    total = color_part + casing_part
    share = (color_part / np.maximum(total, 1e-4))[..., None]
    pixels = np.empty((TILE, TILE, 4), np.uint8)
    colors = np.array((style.color, style.casing), np.float32)
    pixels[..., :3] = share * colors[0] + (1 - share) * colors[1]
    pixels[..., 3] = total * 255
    return pygame.image.frombuffer(pixels.tobytes(), (TILE, TILE), "RGBA").convert_alpha()


def _filled_in(rows: Array) -> Array:
    """Every row but the last, followed by the mean of it and the next."""
    filled = np.repeat(rows[:-1], 2, axis=0)
    filled[1::2] = (rows[:-1] + rows[1:]) / 2
    return filled


def _body_distance(x: Array, y: Array, body: Sequence[Spot], unit: float) -> Array:
    """Distance to the tapered line, negative inside."""
    nearest = np.full((y.size, x.size), 1e3, np.float32)
    count = len(body) - 1
    for number, (start, end) in enumerate(itertools.pairwise(body)):
        if not _near(x, y, start, end, unit):
            continue
        dx, dy = end[0] - start[0], end[1] - start[1]
        along = np.clip(
            ((x - start[0]) * dx + (y - start[1]) * dy) / max(1e-6, dx * dx + dy * dy), 0, 1
        )
        share = (number + along) / count
        half = (START_WIDTH + (1 - START_WIDTH) * share) * (WIDTH * unit / 2)
        away = np.hypot(x - start[0] - along * dx, y - start[1] - along * dy) - half
        nearest = np.minimum(nearest, away)
    return nearest


def _near(x: Array, y: Array, start: Spot, end: Spot, unit: float) -> bool:
    reach = (WIDTH + CASING) * unit + 3
    left, right = sorted((start[0], end[0]))
    top, bottom = sorted((start[1], end[1]))
    return bool(
        left - reach <= x[0, -1]
        and right + reach >= x[0, 0]
        and top - reach <= y[-1, 0]
        and bottom + reach >= y[0, 0]
    )


def _head_distance(x: Array, y: Array, tip: Spot, angle: float, unit: float) -> Array:
    """Distance to the triangle at the end, negative inside; exact enough near its sides."""
    along = (x - tip[0]) * np.float32(math.cos(angle)) + (y - tip[1]) * np.float32(math.sin(angle))
    aside = (y - tip[1]) * np.float32(math.cos(angle)) - (x - tip[0]) * np.float32(math.sin(angle))
    length, half = HEAD_LENGTH * unit, HEAD_WIDTH * unit
    slope = math.hypot(length, half)
    side = (along * np.float32(half) + np.abs(aside) * np.float32(length)) / np.float32(slope)
    back = -along - np.float32(length)
    return np.maximum(side, back)
