"""Watches every text that is drawn: where its ink lies, whether it was cut, what it lies over.

It knows nothing of scenes; tests tell it which surfaces count.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

import pygame

from game.ui.text import TextPainter
from game.ui.widgets.look import Look

TOUCH = 1
"""Pixels by which the ink of two texts may overlap; letters are softened at their edges."""


@dataclass(frozen=True, slots=True)
class Drawn:
    """One text on a surface: where there is ink, and what of that can be seen."""

    text: str
    ink: pygame.Rect
    seen: pygame.Rect


class TextSpy:
    """What has been drawn since the last look, on the surfaces that count."""

    def __init__(self) -> None:
        self.drawn: list[Drawn] = []
        self.cut: list[str] = []

    def clear(self) -> None:
        """Forget all that was drawn so far."""
        self.drawn.clear()
        self.cut.clear()

    def note(
        self, surface: pygame.Surface, text: str, picture: pygame.Surface, at: pygame.Rect
    ) -> None:
        """A text was drawn."""
        ink = picture.get_bounding_rect().move(at.topleft)
        if ink.size != (0, 0):
            self.drawn.append(Drawn(text, ink, ink.clip(surface.get_clip())))

    def overlaps(self) -> list[tuple[str, str]]:
        """Texts that lie over each other; one that was drawn again in its place does not count."""
        visible = [one for one in self.drawn if one.seen.size != (0, 0)]
        return [
            (one.text, other.text)
            for number, one in enumerate(visible)
            for other in visible[number + 1 :]
            if _meet(one.seen, other.seen) and (one.text, one.ink) != (other.text, other.ink)
        ]

    def outside(self, *places: pygame.Rect) -> list[str]:
        """Texts that lie in none of some places."""
        grown = [place.inflate(2 * TOUCH, 2 * TOUCH) for place in places]
        return [
            one.text for one in self.drawn if not any(place.contains(one.ink) for place in grown)
        ]


def _meet(one: pygame.Rect, other: pygame.Rect) -> bool:
    shared = one.clip(other)
    return shared.width > TOUCH and shared.height > TOUCH


@contextmanager
def watched_texts(monkeypatch, sizes: dict[str, float] | None = None) -> Iterator[TextSpy]:  # type: ignore[no-untyped-def]
    """Watch all texts from now on; into `sizes` goes the height of each one's letters."""
    spy = TextSpy()
    draw, shorten = Look.text, TextPainter.shortened

    def text(self, surface, text, at, size, weight="regular", color=None, anchor="topleft"):  # type: ignore[no-untyped-def]
        rect = draw(self, surface, text, at, size, weight, color, anchor)
        if sizes is not None:
            sizes[text] = self.painter.pixels(size)
        spy.note(surface, text, self.painter.surface(text, size, weight, color or (0, 0, 0)), rect)
        return rect

    def shortened(self, text, width, size_dp, weight="regular"):  # type: ignore[no-untyped-def]
        found = shorten(self, text, width, size_dp, weight)
        if found != text:
            spy.cut.append(f"{text} -> {found}")
        return found

    with monkeypatch.context() as patch:
        patch.setattr(Look, "text", text)
        patch.setattr(TextPainter, "shortened", shortened)
        yield spy
