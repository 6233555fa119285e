"""Tapered, curved arrows with clean edges, painted in small tiles along their way.

A long arrow covers little of its bounding box: only pixels near to it are worked out, and tiles
that it does not touch are never made.
"""

import itertools
import math
from bisect import bisect
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial

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
DASH, DASH_GAP = 0.22, 0.17
"""Length of a dash and of what is left out after it; round ends make the gaps shorter."""
CASING = 0.022
CASING_OPACITY = 0.30
FAR = 1e3
"""Pixels; the distance of whatever is too far away to be looked at."""

Spot = tuple[float, float]
Piece = tuple[Spot, float]
"""A point of a way, and the share of the way behind it."""
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
    dashed: bool = False

    @property
    def thick(self) -> float:
        """What all sizes across the arrow are shares of, in pixels."""
        return self.unit * self.weight


class Arrows:
    """Makes arrows and keeps those used last."""

    def __init__(self) -> None:
        self._kept: SizedCache[Tiles] = SizedCache(limit=24)

    def draw(
        self,
        surface: pygame.Surface,
        start: Spot,
        end: Spot,
        bend_to: Spot,
        style: ArrowStyle,
        opacity: float = 1.0,
    ) -> Iterator[pygame.Rect]:
        """Draw an arrow from one spot to another, bent towards a third; gives what it touches."""
        key = (start, end, bend_to, style)
        tiles = self._kept.get(key, lambda: _painted(_way(start, end, bend_to, style), style))
        for picture, at in tiles:
            picture.set_alpha(round(255 * opacity))
            yield surface.blit(picture, at)


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
    # As far away as the casing reaches, with some room for soft edges.
    field = Field([*body, tip], reach=(HEAD_WIDTH + WIDTH + CASING) * unit + 3)
    reach = (WIDTH + CASING) * unit + 3
    strokes = _pieces(body, unit) if style.dashed else itertools.pairwise(_with_shares(body))
    for (start, from_share), (end, to_share) in strokes:
        thick = _half_width(unit, from_share), _half_width(unit, to_share)
        taper = partial(_taper_distance, start=start, end=end, thick=thick)
        field.join(taper, (start, end), reach)
    triangle = partial(_head_distance, tip=tip, angle=angle, unit=unit)
    field.join(triangle, (neck, tip), HEAD_WIDTH * unit + reach)
    return _coloured(field, style)


def _half_width(unit: float, share: float) -> float:
    """Half the thickness of an arrow at some share of its way."""
    return (START_WIDTH + (1 - START_WIDTH) * share) * WIDTH * unit / 2


def _with_shares(body: Sequence[Spot]) -> list[Piece]:
    """The points of a way, each with the share of the way that lies behind it."""
    return [(spot, number / (len(body) - 1)) for number, spot in enumerate(body)]


def _pieces(body: Sequence[Spot], unit: float) -> Iterator[tuple[Piece, Piece]]:
    """The way cut into dashes; the last one touches the head."""
    lengths = [0.0, *itertools.accumulate(math.dist(*pair) for pair in itertools.pairwise(body))]
    whole, step = lengths[-1], (DASH + DASH_GAP) * unit
    end = whole
    while end > 0:
        start = max(0.0, end - DASH * unit)
        yield _at(body, lengths, start), _at(body, lengths, end)
        end -= step


def _at(body: Sequence[Spot], lengths: Sequence[float], length: float) -> Piece:
    """The point of a way so far from its beginning, with its share of the way."""
    after = min(bisect(lengths, length), len(body) - 1)
    part = (length - lengths[after - 1]) / max(1e-6, lengths[after] - lengths[after - 1])
    (x0, y0), (x1, y1) = body[after - 1], body[after]
    return (x0 + part * (x1 - x0), y0 + part * (y1 - y0)), length / max(1e-6, lengths[-1])


Distance = Callable[[Array, Array], Array]
"""From the pixels of a box, right and down, to some outline; negative inside."""


class Field:
    """The distance of every pixel in a rectangle of tiles to the nearest of some outlines."""

    def __init__(self, spots: Sequence[Spot], reach: float) -> None:
        """A rectangle that holds all spots and what lies so near them."""
        left, right = min(x for x, _ in spots) - reach, max(x for x, _ in spots) + reach
        top, bottom = min(y for _, y in spots) - reach, max(y for _, y in spots) + reach
        self._column, self._row = int(left // TILE), int(top // TILE)
        columns, rows = int(right // TILE) - self._column + 1, int(bottom // TILE) - self._row + 1
        self._distance = np.full((rows * TILE, columns * TILE), FAR, np.float32)
        self._met: set[tuple[int, int]] = set()

    def join(self, distance: Distance, spots: Sequence[Spot], reach: float) -> None:
        """One more outline; only pixels so near to the box round these spots are looked at."""
        left, top = self._column * TILE, self._row * TILE
        x0, x1 = (int(f(x for x, _ in spots) + d - left) for f, d in ((min, -reach), (max, reach)))
        y0, y1 = (int(f(y for _, y in spots) + d - top) for f, d in ((min, -reach), (max, reach)))
        x = np.arange(x0, x1 + 1, dtype=np.float32)[None, :] + np.float32(left + 0.5)
        y = np.arange(y0, y1 + 1, dtype=np.float32)[:, None] + np.float32(top + 0.5)
        part = self._distance[y0 : y1 + 1, x0 : x1 + 1]
        np.minimum(part, distance(x, y), out=part)
        rows, columns = range(y0 // TILE, y1 // TILE + 1), range(x0 // TILE, x1 // TILE + 1)
        self._met.update(itertools.product(rows, columns))

    def tiles(self) -> tuple[Array, list[tuple[int, int]]]:
        """Distances of the tiles that were looked at, shape (n, TILE, TILE), and their places."""
        met = sorted(self._met)
        height, width = self._distance.shape
        grid = self._distance.reshape(height // TILE, TILE, width // TILE, TILE).swapaxes(1, 2)
        rows, columns = (list(part) for part in zip(*met, strict=True))
        return grid[rows, columns], [
            ((self._column + column) * TILE, (self._row + row) * TILE) for row, column in met
        ]


def _coloured(field: Field, style: ArrowStyle) -> Tiles:
    """Pictures of the tiles: the distance decides about colour, casing and nothing."""
    distance, places = field.tiles()
    casing = max(1.0, CASING * style.thick)
    near = distance < np.float32(casing + 0.5)
    away = distance[near]
    color_part = np.clip(np.float32(0.5) - away, 0, 1) * np.float32(style.opacity)
    around = np.clip(np.float32(casing + 0.5) - away, 0, 1) * np.float32(style.casing_opacity)
    casing_part = around * (1 - color_part)
    total = color_part + casing_part
    share = (color_part / np.maximum(total, np.float32(1e-4)))[..., None]
    colors = np.array((style.color, style.casing), np.float32)
    shades = np.empty((len(away), 4), np.uint8)
    shades[:, :3] = share * colors[0] + (1 - share) * colors[1]
    shades[:, 3] = total * 255
    pixels = np.zeros((*distance.shape, 4), np.uint8)
    pixels[near] = shades
    return tuple(
        (pygame.image.frombuffer(tile.tobytes(), (TILE, TILE), "RGBA").convert_alpha(), place)
        for tile, place in zip(pixels, places, strict=True)
        if tile.any()
    )


def _taper_distance(
    x: Array, y: Array, start: Spot, end: Spot, thick: tuple[float, float]
) -> Array:
    """Distance to a piece of a line whose half width goes from one value to another."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    right, down = x - np.float32(start[0]), y - np.float32(start[1])
    square = max(1e-6, dx * dx + dy * dy)
    along = np.clip(right * np.float32(dx / square) + down * np.float32(dy / square), 0, 1)
    aside, below = right - along * np.float32(dx), down - along * np.float32(dy)
    half = along * np.float32(thick[1] - thick[0]) + np.float32(thick[0])
    away: Array = np.sqrt(aside * aside + below * below) - half
    return away


def _head_distance(x: Array, y: Array, tip: Spot, angle: float, unit: float) -> Array:
    """Distance to the triangle at the end, negative inside; exact enough near its sides."""
    along = (x - tip[0]) * np.float32(math.cos(angle)) + (y - tip[1]) * np.float32(math.sin(angle))
    aside = (y - tip[1]) * np.float32(math.cos(angle)) - (x - tip[0]) * np.float32(math.sin(angle))
    length, half = HEAD_LENGTH * unit, HEAD_WIDTH * unit
    slope = math.hypot(length, half)
    side = (along * np.float32(half) + np.abs(aside) * np.float32(length)) / np.float32(slope)
    back = -along - np.float32(length)
    return np.maximum(side, back)
