"""Images and fonts from the assets folder, loaded on first use and kept."""

from pathlib import Path

import pygame

FONT_FILES = {
    "regular": "UI-Regular.ttf",
    "semibold": "UI-SemiBold.ttf",
    "title": "Title-SemiBold.ttf",
}


class Assets:
    """Reads what lies in one assets folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._fonts: dict[tuple[str, int], pygame.font.Font] = {}
        self._images: dict[str, pygame.Surface] = {}

    def font(self, weight: str, pixels: int) -> pygame.font.Font:
        """A font by weight (regular, semibold or title) and size in pixels."""
        key = weight, pixels
        if key not in self._fonts:
            path = self.folder / "fonts" / FONT_FILES[weight]
            self._fonts[key] = pygame.font.Font(path, pixels)
        return self._fonts[key]

    def image(self, name: str) -> pygame.Surface:
        """A picture from the images folder, by file name."""
        if name not in self._images:
            self._images[name] = pygame.image.load(self.folder / "images" / name)
        return self._images[name]
