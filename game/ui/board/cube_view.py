"""The doubling cube as pictures: its faces, turning from one value to the next, its glow.

The cube is traced at the size that is wanted; the figures are set in the title face. All pictures
are centred.
"""

import math
from functools import partial

import numpy as np
import pygame

from game.ui.assets import Assets
from game.ui.board.checkers import blit_centered
from game.ui.pictures import solid, turning
from game.ui.pictures.cache import SizedCache
from game.ui.pictures.light import Array
from game.ui.pictures.pixels import blurred, disc_coordinates, flat, to_surface
from game.ui.theme import Theme

CORNER = 0.17  # radius of the edges, in half-sides
CANVAS = 1.46  # sides
FIGURE = 0.60  # height of the letters, in sides
FIGURE_DETAIL = 1.25  # pixels of the drawn figure for one of the face it lies on
TURN_FRAMES = 14
DIMMED_OPACITY = 0.42
OFFER_SCALE = 1.25
OFFER_ANGLE = math.radians(-5)
FRAME_GAP, FRAME_WIDTH = 0.07, 0.06
"""Of the cube: the frame round an offered one in themes without halftones."""
SHADOW_OFFSET = (0.045, 0.075)  # sides
SHADOW_STEPS = 6
LARGEST_TURNING = 64
"""Pixels of a side. Larger ones take longer than a frame to trace, and turn too fast to be seen."""


class CubeSprites:
    """Pictures of the cube in the sizes asked for."""

    def __init__(self, assets: Assets, theme: Theme) -> None:
        self._assets = assets
        materials = theme.materials
        self._material = materials.cube
        self._glow = materials.glow
        self._halftones = theme.halftones
        self._cache: SizedCache[pygame.Surface] = SizedCache(limit=64)
        self._figures: SizedCache[Array] = SizedCache(limit=8)

    def face(
        self, value: int, size: float, angle: float = 0.0, dimmed: bool = False
    ) -> pygame.Surface:
        """The cube at rest; the angle in radians, clockwise. Dimmed when out of use."""
        side, steps = max(8, round(size)), round(math.degrees(angle))
        key = ("face", value, side, steps, dimmed)
        rotation = turning.about((0, 0, 1), math.radians(steps))
        return self._cache.get(key, lambda: self._traced({4: value}, side, rotation, dimmed))

    def turn(
        self, before: int, after: int, progress: float, size: float, angle: float = 0.0
    ) -> pygame.Surface:
        """The cube rolling over from one value to another, progress 0..1."""
        side, steps = max(8, round(size)), round(math.degrees(angle))
        index = round(min(1.0, max(0.0, progress)) * TURN_FRAMES)
        if index == 0:
            return self.face(before, size, angle)
        if index == TURN_FRAMES:
            return self.face(after, size, angle)
        yaw = turning.about((0, 0, 1), math.radians(steps))
        rotation = yaw @ turning.cube_turn(index / TURN_FRAMES)
        key = ("turn", before, after, side, steps, index)
        return self._cache.get(key, lambda: self._turned({4: before, 2: after}, side, rotation))

    @property
    def shadow_heights(self) -> tuple[float, ...]:
        """The heights that have a shadow of their own."""
        return tuple(step / SHADOW_STEPS for step in range(SHADOW_STEPS + 1))

    def shadow(self, size: float, height: float = 0.0) -> pygame.Surface:
        """The shadow of the cube; height 0 resting, 1 held well above the board."""
        side, step = max(8, round(size)), round(min(1.0, max(0.0, height)) * SHADOW_STEPS)
        return self._cache.get(("shadow", side, step), lambda: _shadow(side, step / SHADOW_STEPS))

    def glow(self, size: float) -> pygame.Surface:
        """The warm glow behind an offered cube, or the plain frame that is drawn instead."""
        side = max(8, round(size))
        paint = _glow if self._halftones else _frame
        return self._cache.get(("glow", side), lambda: paint(side, self._glow))

    def draw(
        self,
        target: pygame.Surface,
        value: int,
        center: tuple[float, float],
        size: float,
        angle: float = 0.0,
        dimmed: bool = False,
    ) -> None:
        """Draw the cube at rest with its shadow."""
        dx, dy = SHADOW_OFFSET[0] * size, SHADOW_OFFSET[1] * size
        # Without halftones the field is black, and a shadow would only darken the cube's own frame.
        if self._halftones and not dimmed:
            blit_centered(target, self.shadow(size), (center[0] + dx, center[1] + dy))
        blit_centered(target, self.face(value, size, angle, dimmed), center)

    def draw_offered(
        self, target: pygame.Surface, value: int, center: tuple[float, float], size: float
    ) -> None:
        """Draw the cube as it is offered: larger, tilted, glowing. `size` is the resting size."""
        blit_centered(target, self.glow(size * OFFER_SCALE), center)
        self.draw(target, value, center, size * OFFER_SCALE, OFFER_ANGLE)

    def _turned(self, values: dict[int, int], side: int, rotation: Array) -> pygame.Surface:
        """A cube in motion: traced no larger than an eye can follow, then enlarged."""
        if side <= LARGEST_TURNING:
            return self._traced(values, side, rotation, False)
        small = self._traced(values, LARGEST_TURNING, rotation, False)
        width = round(small.get_width() * side / LARGEST_TURNING)
        return pygame.transform.smoothscale(small, (width, width))

    def _traced(
        self, values: dict[int, int], side: int, rotation: Array, dimmed: bool
    ) -> pygame.Surface:
        canvas = int(side * CANVAS) + 2
        hit = solid.trace(canvas, side, rotation, CORNER)
        ink = np.zeros_like(hit.u)
        for face, value in values.items():
            grid = round(side * FIGURE_DETAIL)
            figure = self._figures.get((value, grid), partial(self._figure, value, grid))
            ink += _sampled(figure, hit, face)
        opacity = hit.opacity * np.float32(DIMMED_OPACITY if dimmed else 1.0)
        return to_surface(solid.cube_light(hit, ink, self._material), opacity)

    def _figure(self, value: int, side: int) -> Array:
        """How much ink each spot of a face carries, 0..1."""
        text = str(value)
        height = FIGURE * (1.0 if len(text) == 1 else 0.86)
        font = self._assets.font("title", round(side * height))
        drawn = font.render(text, True, (255, 255, 255))
        bounds = drawn.get_bounding_rect()
        alpha = pygame.surfarray.array_alpha(drawn.subsurface(bounds)).T
        grid = np.zeros((side, side), np.float32)
        top, left = (side - bounds.h) // 2, (side - bounds.w) // 2
        grid[top : top + bounds.h, left : left + bounds.w] = alpha / np.float32(255)
        return grid


def _sampled(figure: Array, hit: solid.Hit, face: int) -> Array:
    """The figure as it lies on one face, smooth between its pixels."""
    across, down = (hit.u, hit.v) if face == 4 else (hit.v, -hit.u)
    side = len(figure)
    column = np.clip((across + 1) * np.float32(side / 2) - np.float32(0.5), 0, side - 1.001)
    row = np.clip((down + 1) * np.float32(side / 2) - np.float32(0.5), 0, side - 1.001)
    c, r = column.astype(np.int32), row.astype(np.int32)
    fc, fr = column - c, row - r
    upper = figure[r, c] * (1 - fc) + figure[r, c + 1] * fc
    lower = figure[r + 1, c] * (1 - fc) + figure[r + 1, c + 1] * fc
    result: Array = (upper * (1 - fr) + lower * fr) * (hit.face == face)
    return result


def _shadow(side: int, height: float) -> pygame.Surface:
    blur = side * (0.075 + 0.15 * height)
    inside = _square(side, blur, side * 0.12)
    return flat((8, 4, 2), blurred(inside, blur) * np.float32(0.66 - 0.2 * height))


def _glow(side: int, color: tuple[int, int, int]) -> pygame.Surface:
    blur = side * 0.20
    inside = _square(int(side * 1.12), blur, side * 0.2)
    return flat(color, np.minimum(blurred(inside, blur) * np.float32(1.15), 0.75))


def _frame(side: int, color: tuple[int, int, int]) -> pygame.Surface:
    """A line round the cube, tilted as it is, with a gap between them."""
    inner, outer = (
        _square(side, side * FRAME_GAP, side * 0.2, side * wider, OFFER_ANGLE)
        for wider in (FRAME_GAP, FRAME_GAP + FRAME_WIDTH)
    )
    return flat(color, outer - inner)


def _square(side: int, blur: float, corner: float, wider: float = 0.0, angle: float = 0.0) -> Array:
    """A square with round corners, with room for a blur; turned, and wider on every side."""
    across, down = disc_coordinates(side + 2 * int(blur * 3 + 2))
    cosine, sine = np.float32(math.cos(angle)), np.float32(math.sin(angle))
    x, y = across * cosine + down * sine, down * cosine - across * sine
    corner, side = corner + wider, side + round(2 * wider)
    dx = np.maximum(np.abs(x) - np.float32(side / 2 - corner), 0)
    dy = np.maximum(np.abs(y) - np.float32(side / 2 - corner), 0)
    away = np.sqrt(dx * dx + dy * dy) - np.float32(corner)
    result: Array = np.clip(np.float32(0.5) - away, 0, 1).astype(np.float32)
    return result
