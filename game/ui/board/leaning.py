"""Checkers that lean with their speed: a little narrower, with their side showing behind."""

import math

import pygame

from game.engine.types import Side
from game.ui.board.carry import Lean
from game.ui.board.checkers import CheckerSprites, blit_centered, lifted_diameter
from game.ui.pictures.cache import SizedCache
from game.ui.pictures.light import LIGHT

STEPS = 5
"""Steps of lean each way; pictures are kept for each."""
NARROWER = 0.09
"""Of the diameter, at the most lean."""
SIDE = 0.085
"""How much of the side shows, of the diameter."""
LAYERS = 3
"""Pictures of the side, one behind the other; the last is its dark edge."""
EDGE_LIGHT = 108
"""Light on that edge, of 255."""
SIDE_LIGHT = 0.62, 0.24
"""Light on the side: where it lies along the light, and how much more or less towards it."""


class LeaningCheckers:
    """Draws checkers of `CheckerSprites` with a lean."""

    def __init__(self, sprites: CheckerSprites) -> None:
        self._sprites = sprites
        self._kept: SizedCache[pygame.Surface] = SizedCache(limit=64)

    def draw(
        self,
        target: pygame.Surface,
        side: Side,
        center: tuple[float, float],
        diameter: float,
        height: float,
        lean: Lean,
    ) -> pygame.Rect:
        """Draw a checker with its shadow; returns what it touched."""
        x, y = (max(-STEPS, min(STEPS, round(part * STEPS))) for part in lean)
        if not x and not y:
            return self._sprites.draw(target, side, center, diameter, height)
        shadow = self._sprites.draw_shadow(target, center, diameter, height)
        grown = lifted_diameter(diameter, height)
        key = side, round(grown), x, y
        picture = self._kept.get(key, lambda: self._leaning(side, grown, x / STEPS, y / STEPS))
        return shadow.union(blit_centered(target, picture, center))

    def _leaning(self, side: Side, diameter: float, x: float, y: float) -> pygame.Surface:
        disc = self._sprites.get(side, diameter)
        width, height = disc.get_size()
        size = (
            max(2, round(width * (1 - NARROWER * abs(x)))),
            max(2, round(height * (1 - NARROWER * abs(y)))),
        )
        top = pygame.transform.smoothscale(disc, size)
        edge, body = top.copy(), top.copy()
        edge.fill((EDGE_LIGHT, EDGE_LIGHT, EDGE_LIGHT, 255), special_flags=pygame.BLEND_RGBA_MULT)
        body.fill((0, 0, 0, 255), special_flags=pygame.BLEND_RGBA_MULT)
        body.fill((*self._side_color(side, x, y), 0), special_flags=pygame.BLEND_RGBA_ADD)
        picture = pygame.Surface((width + 4, height + 4), pygame.SRCALPHA)
        middle = picture.get_width() / 2, picture.get_height() / 2
        shift = SIDE * diameter / 2
        for layer in range(LAYERS, 0, -1):
            back = layer / LAYERS
            at = middle[0] - x * shift * back, middle[1] - y * shift * back
            blit_centered(picture, edge if layer == LAYERS else body, at)
        blit_centered(picture, top, (middle[0] + x * shift * 0.4, middle[1] + y * shift * 0.4))
        return picture

    def _side_color(self, side: Side, x: float, y: float) -> tuple[int, ...]:
        """The body in the light that falls on a side that shows opposite to the lean."""
        along, towards = SIDE_LIGHT
        light = along - towards * (x * LIGHT[0] + y * LIGHT[1]) / math.hypot(*LIGHT[:2])
        return tuple(round(part * light) for part in self._sprites.body(side))
