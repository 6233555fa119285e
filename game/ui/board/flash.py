"""The light of a hit: a ring that runs outwards and fades, as pictures."""

import numpy as np
import pygame

from game.ui.board.layers import Layers, ring_at
from game.ui.pictures.cache import SizedCache
from game.ui.pictures.pixels import disc_coordinates
from game.ui.theme import Color

FLASH_STEPS = 8
FIRST, LAST = 0.46, 0.98
"""Radius of the ring in the beginning and at the end, in diameters of a checker."""
WIDEST = 0.30
"""Width of the ring in the beginning, in diameters; it thins out."""
BRIGHTEST = 1.0
PLAIN = 0.055
"""Width of the ring in themes without halftones."""


class FlashSprites:
    """Pictures of the ring in the sizes asked for."""

    def __init__(self, color: Color, *, halftones: bool) -> None:
        """Rings of a colour; without halftones they are plain lines that do not fade."""
        self._color = color
        self._halftones = halftones
        self._kept: SizedCache[pygame.Surface] = SizedCache(limit=2 * FLASH_STEPS)

    def get(self, diameter: float, share: float) -> pygame.Surface:
        """The ring round a checker at a share of its time."""
        step = min(FLASH_STEPS - 1, max(0, int(share * FLASH_STEPS)))
        key = round(diameter), step
        return self._kept.get(key, lambda: self._ring(diameter, step / FLASH_STEPS))

    def _ring(self, diameter: float, share: float) -> pygame.Surface:
        size = 2 * int(diameter * (LAST + WIDEST)) + 2
        x, y = disc_coordinates(size)
        away = np.sqrt(x * x + y * y) / np.float32(diameter)
        radius = FIRST + (LAST - FIRST) * (1 - (1 - share) ** 2)
        if not self._halftones:
            line = ring_at(away * np.float32(diameter), radius * diameter, PLAIN * diameter)
            return Layers(away.shape).over(self._color, line).surface()
        width = WIDEST * (1 - 0.6 * share)
        # A sharp front and a soft tail: light that runs outwards.
        front = np.clip((np.float32(radius + width / 4) - away) / np.float32(width / 4), 0, 1)
        tail = np.clip((away - np.float32(radius - width)) / np.float32(width), 0, 1) ** 1.5
        light = (front * tail).astype(np.float32) * np.float32(BRIGHTEST * (1 - share))
        return Layers(away.shape).over(self._color, light).surface()
