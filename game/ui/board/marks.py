"""The single marks on the board, as pictures: lit points, landing discs, hits, halos, dots."""

from collections.abc import Callable
from typing import NamedTuple

import numpy as np
import pygame

from game.ui.board.layers import Layers, Spots, beyond, inside, ring_at
from game.ui.pictures.cache import SizedCache
from game.ui.pictures.light import Array
from game.ui.pictures.pixels import disc_coordinates
from game.ui.theme import BoardColors, Color, Outline

STRIPES = 0.4
"""Of the width of a point, from one slanting stripe to the next."""
STRIPE_DEPTH = 0.17
LINE = 0.95
INNER_LINE = 0.55
"""Opacity of the casing along the inside of a lit point."""
DISC_RING = 0.06
"""Of a checker's diameter, as the other sizes here."""
HIT_RING = 0.085
HIT_CASING = 0.05
HIT_DISC = 0.30
RING = 0.035
RING_LEAST = 2.0
"""Pixels; a thinner ring would not be seen round a small checker."""
HALO = 0.20
HINT_RING = 0.05
HINT_HIT = 1.14
"""Diameter of the ring round a blot that is hit as advised, in checkers."""
FOCUS_RING = 0.05
CROSS_WIDTH = 0.13
CROSS_REACH = 0.36
"""From the middle to the end of an arm."""
DASHES = 12
DASH_SHARE = 0.62
TICKED_OUTER = 0.452
"""Outer radius of a ring with ticks: it leaves the edge of what is hit free."""
TICK_IN = 2.0
"""How far ticks reach inwards from the outer edge of a ring, in widths of the ring."""
CORNER_SHARE = 0.58
"""Brackets leave out so much of each side of their square."""


class Lit(NamedTuple):
    """How a lit area looks; `step` is the distance in pixels of its stripes, 0 without any."""

    color: Color
    casing: Color
    tint: float
    step: float


class Marks:
    """Paints each mark once per size; what it returns must not be drawn into."""

    def __init__(self, colors: BoardColors, accent: Color) -> None:
        self._colors = colors
        self._accent = accent
        self._kept: SizedCache[pygame.Surface] = SizedCache(limit=40)

    def lit_point(
        self, width: float, length: float, line: float, up: bool, *, striped: bool = False
    ) -> pygame.Surface:
        """The triangle of a reachable point, tinted and outlined; `up` where its tip is above.

        `striped` marks the half that is reached by a hit on the way.
        """
        key = ("point", round(width), round(length), round(line), up, striped)
        lit = self._lit(STRIPES * width if striped else 0.0)
        return self._kept.get(key, lambda: _triangle(width, length, line, up, lit))

    def lit_box(
        self, width: float, height: float, line: float, *, striped: bool = False
    ) -> pygame.Surface:
        """The tray, when a checker can be borne off."""
        key = ("box", round(width), round(height), round(line), striped)
        lit = self._lit(STRIPES * width if striped else 0.0)
        return self._kept.get(key, lambda: _box(round(width), round(height), line, lit))

    def _lit(self, step: float) -> Lit:
        colors = self._colors
        return Lit(colors.reachable, colors.casing, colors.tint, step)

    def landing(self, diameter: float) -> pygame.Surface:
        """The disc on the next free place of a reachable point."""
        return self._disc(("landing", round(diameter)), diameter, self._landing)

    def plate(self, diameter: float) -> pygame.Surface:
        """The small disc that carries the number on a checker to come."""
        return self._disc(("plate", round(diameter)), diameter, self._plate)

    def hit(self, diameter: float) -> pygame.Surface:
        """The ring round a blot that would be hit, with a disc for the number."""
        return self._disc(("hit", round(diameter)), diameter, self._hit)

    def movable(self, diameter: float) -> pygame.Surface:
        """The glow and ring round a checker that can move."""
        return self._disc(("movable", round(diameter)), round(diameter), self._movable)

    def focus(self, diameter: float) -> pygame.Surface:
        """The ring that shows where the keyboard is on the board."""
        return self._disc(("focus", round(diameter)), diameter, self._focus)

    def chosen(self, diameter: float) -> pygame.Surface:
        """The ring round the checker that is about to be moved."""
        return self._disc(("chosen", round(diameter)), diameter, self._chosen)

    def hint(self, diameter: float) -> pygame.Surface:
        """The ring where a checker would lie if it went as advised."""
        return self._disc(("hint", round(diameter)), diameter, self._hint)

    def hint_hit(self, diameter: float) -> pygame.Surface:
        """The ring round a blot that would be hit if a checker went as advised."""

        def paint(spots: Spots, diameter: float) -> Layers:
            return self._hint(spots, diameter * HINT_HIT)

        return self._disc(("hint hit", round(diameter)), diameter, paint)

    def cross(self, diameter: float, color: Color, casing: Color) -> pygame.Surface:
        """The cross over a place where a checker may not go."""

        def paint(spots: Spots, diameter: float) -> Layers:
            along = (spots.x + spots.y) / np.float32(np.sqrt(2))
            across = (spots.x - spots.y) / np.float32(np.sqrt(2))
            reach = CROSS_REACH * diameter
            arms = np.minimum(beyond(along, across, reach), beyond(across, along, reach))
            wide = CROSS_WIDTH * diameter
            layers = Layers(spots.away.shape)
            layers.over(casing, inside(arms, wide * 0.9) * np.float32(0.9))
            return layers.over(color, inside(arms, wide / 2))

        return self._disc(("cross", round(diameter), color), diameter, paint)

    def dot(self, radius: float) -> pygame.Surface:
        """One dot of a route."""
        return self._disc(("dot", round(radius * 4)), 2 * radius, self._dot)

    def _disc(
        self, key: object, diameter: float, paint: Callable[[Spots, float], Layers]
    ) -> pygame.Surface:
        def make() -> pygame.Surface:
            # Odd or even like the checker's own picture, or their middles would not meet.
            size = round(diameter) + 2 * (int(diameter * (HALO + 0.1)) + 4)
            x, y = disc_coordinates(size)
            return paint(Spots(x, y, np.sqrt(x * x + y * y)), diameter).surface()

        return self._kept.get(("disc", key), make)

    def _landing(self, spots: Spots, diameter: float) -> Layers:
        radius, ring = diameter / 2, DISC_RING * diameter
        layers = Layers(spots.away.shape)
        disc = inside(spots.away, radius) * np.float32(self._colors.disc_opacity)
        layers.over(self._colors.casing, disc)
        form = self._colors.forms.landing
        return layers.over(self._colors.reachable, _outlined(form, spots, radius, ring))

    def _hit(self, spots: Spots, diameter: float) -> Layers:
        ring, form = HIT_RING * diameter, self._colors.forms.hit
        casing, outer = HIT_CASING * diameter, diameter / 2 + 1.1 * ring
        if form is Outline.TICKS:
            casing, outer = casing / 2, TICKED_OUTER * diameter
        layers = Layers(spots.away.shape)
        around = ring_at(spots.away, outer + casing, 2 * casing + ring)
        layers.over(self._colors.casing, around * np.float32(0.62))
        layers.over(self._colors.reachable, _outlined(form, spots, outer, ring))
        return self._with_plate(layers, spots, diameter)

    def _plate(self, spots: Spots, diameter: float) -> Layers:
        return self._with_plate(Layers(spots.away.shape), spots, diameter)

    def _with_plate(self, layers: Layers, spots: Spots, diameter: float) -> Layers:
        plate = inside(spots.away, diameter * HIT_DISC) * np.float32(0.9)
        layers.over(self._colors.casing, plate)
        return layers.over(self._colors.reachable, inside(spots.away, diameter * HIT_DISC * 0.86))

    def _movable(self, spots: Spots, diameter: float) -> Layers:
        """All of it outside the checker, whose dark edge stays whole."""
        forms = self._colors.forms
        radius, ring = diameter / 2, max(RING_LEAST, RING * diameter) * forms.weight
        reach = np.float32(max(HALO * diameter, ring + 2))
        beyond = spots.away - np.float32(radius)
        near = np.clip(1 - beyond / reach, 0, 1)
        # Strong for a good part of its way: next to a pale checker a thin light is not seen.
        glow = near * near * (3 - 2 * near) * np.clip(beyond + 0.5, 0, 1)
        layers = Layers(spots.away.shape)
        layers.over(self._colors.movable_glow, glow * np.float32(forms.halo))
        line = _outlined(forms.movable, spots, radius + ring, ring) * np.float32(0.9)
        return layers.over(self._colors.movable_ring, line)

    def _focus(self, spots: Spots, diameter: float) -> Layers:
        radius, form = diameter * (0.5 + FOCUS_RING * 1.6), self._colors.forms.focus
        layers = Layers(spots.away.shape)
        casing = _outlined(form, spots, radius + 2, FOCUS_RING * diameter + 4)
        layers.over(self._colors.casing, casing * np.float32(0.6))
        return layers.over(self._accent, _outlined(form, spots, radius, FOCUS_RING * diameter))

    def _chosen(self, spots: Spots, diameter: float) -> Layers:
        radius, ring = diameter * 0.5 + 1, HIT_RING * 0.6 * diameter
        layers = Layers(spots.away.shape)
        casing = ring_at(spots.away, radius + ring + 1, ring + 2)
        layers.over(self._colors.casing, casing * np.float32(0.5))
        return layers.over(self._colors.reachable, ring_at(spots.away, radius + ring, ring))

    def _hint(self, spots: Spots, diameter: float) -> Layers:
        radius, ring = diameter / 2, max(RING_LEAST, HINT_RING * diameter)
        layers = Layers(spots.away.shape)
        casing = ring_at(spots.away, radius + ring / 2, 2 * ring)
        layers.over(self._colors.hint_casing, casing * np.float32(0.9))
        return layers.over(self._colors.hint, ring_at(spots.away, radius, ring))

    def _dot(self, spots: Spots, diameter: float) -> Layers:
        radius = diameter / 2
        layers = Layers(spots.away.shape)
        layers.over(self._colors.casing, inside(spots.away, radius * 1.43) * np.float32(0.6))
        return layers.over(self._colors.reachable, inside(spots.away, radius))


def _outlined(form: Outline, spots: Spots, outer: float, width: float) -> Array:
    """A ring in one of its forms; `outer` is the radius of its outer edge."""
    ring = ring_at(spots.away, outer, width)
    match form:
        case Outline.DASHED:
            turn = np.arctan2(spots.y, spots.x) * np.float32(DASHES / (2 * np.pi))
            off = np.abs(turn - np.round(turn)) - np.float32(DASH_SHARE / 2)
            pixels = off * np.float32(2 * np.pi * outer / DASHES)
            ring = ring * np.clip(np.float32(0.5) - pixels, 0, 1)
        case Outline.TICKS:
            across = np.minimum(np.abs(spots.x), np.abs(spots.y)) - np.float32(width / 2)
            half = TICK_IN * width / 2
            along = np.abs(spots.away - np.float32(outer - half)) - np.float32(half)
            ring = np.maximum(ring, np.clip(np.float32(0.5) - np.maximum(across, along), 0, 1))
        case Outline.BRACKETS:
            x, y = np.abs(spots.x), np.abs(spots.y)
            side = ring_at(np.maximum(x, y), outer, width)
            open_part = np.minimum(x, y) - np.float32(CORNER_SHARE * outer)
            ring = side * np.clip(open_part + np.float32(0.5), 0, 1)
    return ring


def _triangle(
    width: float,
    length: float,
    line: float,
    up: bool,
    lit: Lit,
) -> pygame.Surface:
    w, h = round(width) + 2, round(length) + 2
    x = np.arange(w, dtype=np.float32)[None, :] + np.float32(0.5)
    y = np.arange(h, dtype=np.float32)[:, None] + np.float32(0.5)
    if up:
        y = np.float32(h) - y
    half = np.float32(width / 2)
    slope = np.float32(np.hypot(half, length))
    side = (np.abs(x - w / 2) * np.float32(length) + y * half) / slope - half * length / slope
    distance = np.maximum(side, -y + np.float32(1))
    layers = Layers((h, w))
    layers.over(lit.color, np.clip(0.5 - distance, 0, 1) * _tint(x, y, lit))
    return _lined(layers, distance, line, lit)


def _box(width: int, height: int, line: float, lit: Lit) -> pygame.Surface:
    x = np.arange(width, dtype=np.float32)[None, :] + np.float32(0.5 - width / 2)
    y = np.arange(height, dtype=np.float32)[:, None] + np.float32(0.5 - height / 2)
    distance = np.maximum(np.abs(x) - width / 2, np.abs(y) - height / 2)
    layers = Layers((height, width))
    layers.over(lit.color, _tint(x, y, lit) * np.ones((height, width), np.float32))
    return _lined(layers, distance, line, lit)


def _tint(x: Array, y: Array, lit: Lit) -> Array:
    """How strongly an area is tinted: evenly, or in slanting stripes."""
    if not lit.step:
        return np.full_like(x + y, lit.tint)
    wave = np.cos((x + y) * np.float32(2 * np.pi / lit.step))
    striped: Array = np.float32(lit.tint) + np.clip(wave * 3, -1, 1) * np.float32(STRIPE_DEPTH)
    return striped


def _lined(layers: Layers, distance: Array, line: float, lit: Lit) -> pygame.Surface:
    """The area with a bright line along its edge and a casing inside that."""
    for color, place, opacity in ((lit.casing, 1.5, INNER_LINE), (lit.color, 0.5, LINE)):
        edge = np.clip(line / 2 + 0.5 - np.abs(distance + line * place), 0, 1)
        layers.over(color, edge * np.float32(opacity))
    return layers.surface()
