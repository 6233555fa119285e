"""Text on surfaces: drawn, measured, wrapped and fitted, and kept for the next frame."""

import re
import unicodedata
from itertools import chain

import pygame

from game.ui.assets import Assets
from game.ui.canvas import Canvas
from game.ui.theme import Color

SMALLEST_PIXELS = 13
"""No text is ever smaller than this."""

SHARP_PIXELS = 30.0
"""Smaller text is drawn at twice the size and reduced: letters stand on whole pixels, and at
single size the gaps between them would come out uneven."""

KEPT_TEXTS = 1500
ELLIPSIS = "…"

_UNDRAWABLE = re.compile("[\x00\ud800-\udfff]")
"""A file or an event can hold them, and a font refuses them with an exception."""


class TextPainter:
    """Draws text in the interface fonts; sizes are in dp."""

    def __init__(self, assets: Assets, canvas: Canvas) -> None:
        self._assets = assets
        self._canvas = canvas
        self._surfaces: dict[tuple[str, float, str, Color], pygame.Surface] = {}
        self._lines: dict[tuple[str, int, float, str], tuple[str, ...]] = {}

    def pixels(self, size_dp: float) -> float:
        """Height of a type size in pixels, never under the smallest."""
        return max(SMALLEST_PIXELS, size_dp * self._canvas.scale)

    def surface(
        self, text: str, size_dp: float, weight: str = "regular", color: Color = (255, 255, 255)
    ) -> pygame.Surface:
        """One line of text; cached, so do not draw into it."""
        pixels = self.pixels(size_dp)
        key = text, pixels, weight, color
        found = self._surfaces.get(key)
        if found is None:
            if len(self._surfaces) >= KEPT_TEXTS:
                self._surfaces.clear()
            found = self._surfaces[key] = self._render(text, pixels, weight, color)
        return found

    def size(self, text: str, size_dp: float, weight: str = "regular") -> tuple[int, int]:
        """Width and height in pixels of one line."""
        pixels = self.pixels(size_dp)
        text = _drawable(text)
        if pixels < SHARP_PIXELS:
            width, height = self._assets.font(weight, round(pixels * 2)).size(text)
            return (width + 1) // 2, (height + 1) // 2
        return self._assets.font(weight, round(pixels)).size(text)

    def _render(self, text: str, pixels: float, weight: str, color: Color) -> pygame.Surface:
        text = _drawable(text)
        if pixels >= SHARP_PIXELS:
            return self._assets.font(weight, round(pixels)).render(text, True, color)
        large = self._assets.font(weight, round(pixels * 2)).render(text, True, color)
        half = (large.get_width() + 1) // 2, (large.get_height() + 1) // 2
        return pygame.transform.smoothscale(large.convert_alpha(), half)

    def wrapped(self, text: str, width: int, size_dp: float, weight: str = "regular") -> list[str]:
        """The text in lines no wider than `width` pixels; long words are broken."""
        key = text, width, self.pixels(size_dp), weight
        found = self._lines.get(key)
        if found is None:
            if len(self._lines) >= KEPT_TEXTS:
                self._lines.clear()
            paragraphs = text.split("\n")
            parts = [self._wrapped_paragraph(one, width, size_dp, weight) for one in paragraphs]
            found = self._lines[key] = tuple(chain.from_iterable(parts))
        return list(found)

    def _wrapped_paragraph(self, text: str, width: int, size_dp: float, weight: str) -> list[str]:
        lines: list[str] = []
        line = ""
        for word in text.split(" "):
            longer = f"{line} {word}" if line else word
            if self.size(longer, size_dp, weight)[0] <= width:
                line = longer
                continue
            if line:
                lines.append(line)
            *full, line = self._broken(word, width, size_dp, weight)
            lines += full
        return [*lines, line]

    def _broken(self, word: str, width: int, size_dp: float, weight: str) -> list[str]:
        pieces = [""]
        for letter in word:
            if pieces[-1] and self.size(pieces[-1] + letter, size_dp, weight)[0] > width:
                pieces.append("")
            pieces[-1] += letter
        return pieces

    def fit(self, text: str, width: int, size_dp: float, weight: str = "regular") -> float:
        """The largest size in dp, at most `size_dp`, at which the text fits the width.

        Never smaller than the smallest readable size; what is still too wide then has to wrap.
        """
        while (
            self.size(text, size_dp, weight)[0] > width and self.pixels(size_dp) > SMALLEST_PIXELS
        ):
            size_dp -= 0.5
        return size_dp

    def fit_words(self, text: str, width: int, size_dp: float, weight: str = "regular") -> float:
        """The same for a text that wraps: the size at which none of its words is broken."""
        return min(self.fit(word, width, size_dp, weight) for word in text.split(" "))

    def widest_word(self, text: str, size_dp: float, weight: str = "regular") -> int:
        """Width in pixels under which one of its words is broken."""
        return max(self.size(word, size_dp, weight)[0] for word in text.split(" "))

    def shortened(self, text: str, width: int, size_dp: float, weight: str = "regular") -> str:
        """The text with an ellipsis where it is too long; for what the player typed himself."""
        if self.size(text, size_dp, weight)[0] <= width:
            return text
        while text and self.size(text + ELLIPSIS, size_dp, weight)[0] > width:
            text = text[:-1]
        return text + ELLIPSIS


def _drawable(text: str) -> str:
    return _UNDRAWABLE.sub("\ufffd", unicodedata.normalize("NFC", text))
