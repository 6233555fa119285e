"""The soft edges of what scrolls: where there is more beyond, it fades into the panel."""

from collections.abc import Iterable

import numpy as np
import pygame

from game.ui.widgets.scroll import ScrollArea

EDGES_HIGH = 26
"""Dp."""
WHOLE_FROM = 0.3
"""With so much of their height hidden beyond an end they are whole; before, they come."""


class Edges:
    """Keeps strips of the bare panel that are laid over the ends of the text."""

    def __init__(self) -> None:
        self._strips: dict[tuple[int, ...], tuple[pygame.Surface, pygame.Surface]] = {}

    def lay_out(self, ground: pygame.Surface, areas: Iterable[ScrollArea], high: int) -> None:
        """Cut the strips, so many pixels high, out of the picture of the panel."""
        self._strips = {}
        for area in areas:
            if not area.furthest:
                continue
            upper, lower = _ends(area, min(high, area.clip.height // 2))
            cut = _faded(ground.subsurface(upper)), _faded(ground.subsurface(lower), down=True)
            self._strips[tuple(area.viewport)] = cut

    def draw(self, surface: pygame.Surface, area: ScrollArea) -> None:
        """Lay them over an area that has been painted, as far as it goes on beyond its ends."""
        strips = self._strips.get(tuple(area.viewport))
        if strips is None:
            return
        high = strips[0].get_height()
        hidden = area.offset, area.furthest - area.offset
        for strip, place, beyond in zip(strips, _ends(area, high), hidden, strict=True):
            if beyond > 0:
                strip.set_alpha(round(255 * min(1.0, beyond / (WHOLE_FROM * high))))
                surface.blit(strip, place)


def _ends(area: ScrollArea, high: int) -> tuple[pygame.Rect, pygame.Rect]:
    clip = area.clip
    upper = pygame.Rect(clip.x, clip.y, clip.width, high)
    return upper, upper.move(0, clip.height - high)


def _faded(part: pygame.Surface, *, down: bool = False) -> pygame.Surface:
    """A copy that is whole at its upper end, or at its lower, and clear at the other."""
    strip = part.convert_alpha()
    rows = (np.arange(strip.get_height()) + 0.5) / strip.get_height()
    there = rows if down else 1 - rows
    # Text that is half gone is hard to read; so most of the way is at the outer end.
    opacity = np.round(255 * there * there * (3 - 2 * there)).astype(np.uint8)
    pygame.surfarray.pixels_alpha(strip)[:] = opacity[None, :]
    return strip
