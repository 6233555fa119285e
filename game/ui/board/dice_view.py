"""Dice as pictures: resting, used, tumbling through the air, and their shadows.

Resting dice are traced at the size that is wanted. The frames of a tumble are traced by
`assets/make/dice.py`, shipped as strips, and scaled once for a size. All pictures are centred.
"""

from dataclasses import dataclass

import numpy as np
import pygame
from numpy.typing import NDArray

from game.ui.assets import Assets
from game.ui.board.checkers import blit_centered
from game.ui.pictures import solid, turning
from game.ui.pictures.cache import SizedCache
from game.ui.pictures.materials import Color
from game.ui.pictures.pixels import blurred, disc_coordinates, flat, scaled, to_surface
from game.ui.theme import Theme

CORNER = 0.24  # radius of a die's edges, in half-sides
REST_CANVAS = 1.44  # sides; room for a die turned by its resting angle
STRIP = "dice-{value}-{variant}.jpg"
OUTLINES = "dice-outlines-{variant}.jpg"  # the same for all values: a cube is a cube
STRIP_FRAMES = 24
STRIPS = 24  # six values, thrown in four ways
STRIP_SIDE = 70  # side of a die in a strip, in pixels
STRIP_CANVAS = 124  # width and height of one frame
TRACED_BODY: Color = (246, 237, 219)  # of the dice in the strips
GROWTH = 0.055  # a die seems larger by this share for each u of height
SHADOW_OFFSET = (0.05, 0.075)  # sides, at rest
SHADOW_THROW = (0.20, 0.31)  # sides for each u of height
SHADOW_STEPS = 8
SHADOW_TOP = 2.0  # u; higher up the shadow no longer changes


@dataclass(frozen=True, slots=True)
class TumbleFrame:
    """One moment of a tumbling die: its picture, its height in u, its shadow."""

    surface: pygame.Surface
    height: float
    shadow: pygame.Surface


class DiceSprites:
    """Pictures of dice in the sizes asked for."""

    def __init__(self, assets: Assets, theme: Theme) -> None:
        self._images = assets.folder / "images"
        self._material = theme.materials.dice
        self._resting: SizedCache[pygame.Surface] = SizedCache(limit=64)
        self._shadows: SizedCache[pygame.Surface] = SizedCache(limit=24)
        self._frames: SizedCache[pygame.Surface] = SizedCache(limit=4 * STRIP_FRAMES)
        self._strips: SizedCache[pygame.Surface] = SizedCache(limit=STRIPS)
        self._outlines: SizedCache[NDArray[np.uint8]] = SizedCache(limit=turning.VARIANTS)

    def die(
        self, value: int, size: float, angle_index: int = 0, dimmed: bool = False
    ) -> pygame.Surface:
        """A die at rest; dimmed when it has been played."""
        side, angle = max(6, round(size)), angle_index % turning.VARIANTS
        key = ("die", value, side, angle, dimmed)
        if dimmed:
            return self._resting.get(key, lambda: self._paled(value, size, angle_index))
        return self._resting.get(key, lambda: self._traced(value, side, angle))

    def tumble(self, value: int, progress: float, variant: int, size: float) -> TumbleFrame:
        """A die on its way; at progress 1 it lies on `value` as `die(value, size, variant)`."""
        side, variant = max(6, round(size)), variant % turning.VARIANTS
        height = turning.throw_path(variant, progress)[2]
        shadow = self.shadow(size, height)
        if progress >= 1:
            return TumbleFrame(self.die(value, size, variant), 0.0, shadow)
        index = min(STRIP_FRAMES - 1, int(max(0.0, progress) * STRIP_FRAMES))
        key = ("tumble", value, side, variant, index)
        picture = self._frames.get(key, lambda: self._frame(value, side, variant, index))
        return TumbleFrame(picture, height, shadow)

    @property
    def shadow_heights(self) -> tuple[float, ...]:
        """The heights in u that have a shadow of their own."""
        return tuple(step * SHADOW_TOP / SHADOW_STEPS for step in range(SHADOW_STEPS + 1))

    def shadow(self, size: float, height: float = 0.0) -> pygame.Surface:
        """The shadow of a die at a height in u."""
        side = max(6, round(size))
        step = min(SHADOW_STEPS, round(height / SHADOW_TOP * SHADOW_STEPS))
        share = step / SHADOW_STEPS
        return self._shadows.get(("shadow", side, step), lambda: _shadow(side, share))

    def draw(
        self,
        target: pygame.Surface,
        value: int,
        center: tuple[float, float],
        size: float,
        angle_index: int = 0,
        dimmed: bool = False,
    ) -> pygame.Rect:
        """Draw a resting die with its shadow; returns what it touched."""
        shadow = None if dimmed else self._draw_shadow(target, center, size, 0.0)
        touched = blit_centered(target, self.die(value, size, angle_index, dimmed), center)
        return touched if shadow is None else touched.union(shadow)

    def draw_thrown(
        self,
        target: pygame.Surface,
        value: int,
        rest: tuple[float, float],
        size: float,
        unit: float,
        variant: int,
        progress: float,
    ) -> pygame.Rect:
        """Draw a die on its way to its resting place, with its shadow; returns what it touched."""
        dx, dy, height = turning.throw_path(variant, progress)
        center = rest[0] + dx * unit, rest[1] + dy * unit
        frame = self.tumble(value, progress, variant, size)
        shadow = self._draw_shadow(target, center, size, height)
        return shadow.union(blit_centered(target, frame.surface, center))

    def _draw_shadow(
        self, target: pygame.Surface, center: tuple[float, float], size: float, height: float
    ) -> pygame.Rect:
        dx = (SHADOW_OFFSET[0] + SHADOW_THROW[0] * height) * size
        dy = (SHADOW_OFFSET[1] + SHADOW_THROW[1] * height) * size
        spot = center[0] + dx, center[1] + dy
        return blit_centered(target, self.shadow(size, height), spot)

    def _traced(self, value: int, side: int, angle: int) -> pygame.Surface:
        canvas = int(side * REST_CANVAS) + 2
        hit = solid.trace(canvas, side, turning.resting(value, angle), CORNER)
        return to_surface(solid.die_light(hit, self._material), hit.opacity)

    def _paled(self, value: int, size: float, angle: int) -> pygame.Surface:
        """The same die, so clear that the board shows through."""
        pale, opacity = self.die(value, size, angle).copy(), self._material.used_opacity
        pale.fill((255, 255, 255, round(255 * opacity)), special_flags=pygame.BLEND_RGBA_MULT)
        return pale

    def _frame(self, value: int, side: int, variant: int, index: int) -> pygame.Surface:
        strip = self._strips.get((value, variant), lambda: self._strip(value, variant))
        frame = strip.subsurface((index * STRIP_CANVAS, 0, STRIP_CANVAS, STRIP_CANVAS))
        height = turning.throw_path(variant, index / STRIP_FRAMES)[2]
        grown = side * (1 + GROWTH * height) * STRIP_CANVAS / STRIP_SIDE
        return scaled(frame, (round(grown), round(grown)))

    def _strip(self, value: int, variant: int) -> pygame.Surface:
        """The frames of a tumble, put together from colours and outlines."""
        colours = pygame.image.load(self._images / STRIP.format(value=value, variant=variant))
        strip = pygame.Surface(colours.get_size(), pygame.SRCALPHA, 32)
        strip.blit(colours, (0, 0))
        if self._material.body != TRACED_BODY:
            _recolour(strip, self._material.body)
        opacity = self._outlines.get(variant, lambda: self._opacity(variant))
        pygame.surfarray.pixels_alpha(strip)[...] = opacity
        return strip

    def _opacity(self, variant: int) -> NDArray[np.uint8]:
        outlines = pygame.image.load(self._images / OUTLINES.format(variant=variant))
        shades = np.arange(256, dtype=np.float32)
        # Compression leaves a faint haze where the picture is empty.
        table = np.clip((shades - 10) * (255 / 235), 0, 255).astype(np.uint8)
        result: NDArray[np.uint8] = table[pygame.surfarray.array_red(outlines)]
        return result


def _recolour(strip: pygame.Surface, body: Color) -> None:
    """Give dice another body, in place; what is dark in them stays dark."""
    pixels = pygame.surfarray.pixels3d(strip)
    shades = np.arange(256)
    for channel, (new, old) in enumerate(zip(body, TRACED_BODY, strict=True)):
        table = np.minimum(shades * new / old + 0.5, 255).astype(np.uint8)
        pixels[..., channel] = table[pixels[..., channel]]


def _shadow(side: int, share: float) -> pygame.Surface:
    """A soft round-cornered square: close and dark at rest, wide and faint up in the air."""
    blur = side * (0.07 + 0.20 * share)
    canvas = int(side * 1.1 + blur * 6) + 2
    x, y = disc_coordinates(canvas)
    half, corner = np.float32(side * 0.46), np.float32(side * (0.16 + 0.25 * share))
    dx = np.maximum(np.abs(x) - half + corner, 0)
    dy = np.maximum(np.abs(y) - half + corner, 0)
    inside = np.clip(corner + np.float32(0.5) - np.sqrt(dx * dx + dy * dy), 0, 1)
    return flat(
        (8, 4, 2), blurred(inside.astype(np.float32), blur) * np.float32(0.66 - 0.30 * share)
    )
