"""Images and fonts from the assets folder, loaded on first use and kept."""

from pathlib import Path

import pygame

from game.ui.pictures.cache import SizedCache

FONT_FILES = {
    "regular": "UI-Regular.ttf",
    "semibold": "UI-SemiBold.ttf",
    "title": "Title-SemiBold.ttf",
}

FONTS_KEPT = 96
"""Each keeps its file open, and some systems allow a program no more than 256; a screen wants up
to 50 sizes, and every other size of the interface others."""


class Assets:
    """Reads what lies in one assets folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._fonts: SizedCache[pygame.font.Font] = SizedCache(limit=FONTS_KEPT)
        self._images: dict[str, pygame.Surface] = {}

    def font(self, weight: str, pixels: int) -> pygame.font.Font:
        """A font by weight (regular, semibold or title) and size in pixels."""
        return self._fonts.get((weight, pixels), lambda: self._opened(weight, pixels))

    def _opened(self, weight: str, pixels: int) -> pygame.font.Font:
        return pygame.font.Font(self.folder / "fonts" / FONT_FILES[weight], pixels)

    def image(self, name: str) -> pygame.Surface:
        """A picture from the images folder, by file name."""
        if name not in self._images:
            self._images[name] = pygame.image.load(self.folder / "images" / name)
        return self._images[name]
