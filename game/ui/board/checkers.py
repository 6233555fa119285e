"""Checkers as pictures: resting, lifted and flying discs, edge-on in a tray, ghost rings.

Discs are turned from a height profile and lit at the size that is wanted, then kept. All pictures
are centred: blit them with their middle on the checker's middle.
"""

import pygame

from game.engine.types import Side
from game.ui.assets import Assets
from game.ui.board.geometry import CHECKER
from game.ui.pictures import turned
from game.ui.pictures.cache import SizedCache
from game.ui.pictures.materials import Color
from game.ui.theme import Theme

LIFTED_SCALE = 1.09
HEIGHT_STEPS = 8
PLATE = 0.68  # diameters; what is cleared for a number
# Shadows in diameters (blur) and u (offset); resting and fully lifted, as designed.
SHADOW_BLUR = (0.075, 0.215)
SHADOW_OPACITY = (0.62, 0.52)
SHADOW_OFFSET = ((0.045, 0.07), (0.265, 0.41))
GAP = 0.19
"""Where shadows are not soft: how much larger than the checker a black disc under it grows."""
UNITS_PER_DIAMETER = 1 / CHECKER


class CheckerSprites:
    """Pictures of checkers in the sizes asked for."""

    def __init__(self, assets: Assets, theme: Theme) -> None:
        materials = theme.materials
        self._materials = {Side.WHITE: materials.white, Side.BLACK: materials.black}
        self._halftones = theme.halftones
        self._cache: SizedCache[pygame.Surface] = SizedCache(limit=96)

    def get(self, side: Side, diameter: float, lifted: bool = False) -> pygame.Surface:
        """The disc, lit from the upper left, without its shadow."""
        size = max(4, round(diameter * (LIFTED_SCALE if lifted else 1.0)))
        material = self._materials[side]
        return self._cache.get(("disc", side, size), lambda: turned.disc(size, material))

    def shadow(self, diameter: float, height: float = 0.0) -> pygame.Surface:
        """The shadow of a disc, 0 resting to 1 fully lifted; `shadow_offset` says where to."""
        size, step = max(4, round(diameter)), _step(height)
        share = step / HEIGHT_STEPS
        blur = _between(SHADOW_BLUR, share) * size
        opacity = _between(SHADOW_OPACITY, share)
        if not self._halftones:
            size, blur, opacity = round(size * (1 + GAP * share)), 0.0, 1.0
        key = ("shadow", size, step)
        return self._cache.get(key, lambda: turned.shadow(size, blur, opacity))

    def shadow_offset(self, diameter: float, height: float = 0.0) -> tuple[float, float]:
        """How far the middle of the shadow lies from the middle of the disc, in pixels."""
        unit = diameter * UNITS_PER_DIAMETER if self._halftones else 0.0
        (x0, y0), (x1, y1) = SHADOW_OFFSET
        return _between((x0, x1), height) * unit, _between((y0, y1), height) * unit

    def edge_on(self, side: Side, w: float, h: float) -> pygame.Surface:
        """A checker standing in a tray, seen from its side."""
        size = max(4, round(w)), max(3, round(h))
        material = self._materials[side]
        return self._cache.get(("edge", side, size), lambda: turned.edge_on(*size, material))

    def body(self, side: Side) -> Color:
        """The colour of a checker in plain light."""
        return self._materials[side].body

    def figure(self, side: Side) -> Color:
        """The colour of a number on a checker."""
        return self._materials[side].figure

    def clear_middle(
        self, target: pygame.Surface, side: Side, center: tuple[float, float], diameter: float
    ) -> None:
        """Cover inlay, hollow and gleam where a number is to stand on a checker."""
        size, material = max(4, round(diameter * PLATE)), self._materials[side]
        plate = self._cache.get(("plate", side, size), lambda: turned.plate(size, material))
        blit_centered(target, plate, center)

    def ghost(
        self, diameter: float, color: Color, opacity: float = 0.75, weight: float = 1.0
    ) -> pygame.Surface:
        """A ring where a checker was or will be; `weight` makes it thicker than usual."""
        size = max(4, round(diameter))
        key = ("ghost", size, color, round(opacity, 2), weight)
        return self._cache.get(key, lambda: turned.ring(size, color, opacity, weight))

    def draw(
        self,
        target: pygame.Surface,
        side: Side,
        center: tuple[float, float],
        diameter: float,
        height: float = 0.0,
    ) -> pygame.Rect:
        """Draw one checker with its shadow, 0 resting to 1 lifted; returns what it touched."""
        shadow = self.draw_shadow(target, center, diameter, height)
        grown = lifted_diameter(diameter, height)
        return shadow.union(blit_centered(target, self.get(side, grown), center))

    def draw_shadow(
        self,
        target: pygame.Surface,
        center: tuple[float, float],
        diameter: float,
        height: float = 0.0,
    ) -> pygame.Rect:
        """Draw the shadow of a checker alone, to lie under everything else."""
        dx, dy = self.shadow_offset(diameter, height)
        spot = center[0] + dx, center[1] + dy
        return blit_centered(target, self.shadow(diameter, height), spot)


def blit_centered(
    target: pygame.Surface, picture: pygame.Surface, center: tuple[float, float]
) -> pygame.Rect:
    """Blit a picture with its middle on a spot; returns what it touched."""
    w, h = picture.get_size()
    return target.blit(picture, (round(center[0] - w / 2), round(center[1] - h / 2)))


def lifted_diameter(diameter: float, height: float) -> float:
    """How large a checker seems at a height; in steps, since discs are made for each size."""
    return diameter * (1 + (LIFTED_SCALE - 1) * _step(height) / HEIGHT_STEPS)


def _step(height: float) -> int:
    return min(HEIGHT_STEPS, max(0, round(height * HEIGHT_STEPS)))


def _between(pair: tuple[float, float], share: float) -> float:
    return pair[0] + (pair[1] - pair[0]) * share
