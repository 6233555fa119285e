"""A text of many lines, as a licence; paints only those that can be seen."""

import pygame

from game.ui.context import Context
from game.ui.widgets.widget import Widget

SIZE = 13
SPACING = 1.45
GAP = "   "


TYPED = 50
"""Letters in a line of a paragraph that was typed for a narrow page, at least."""


def flowing(text: str) -> list[str]:
    """The lines of a typed text, those of a paragraph joined: none of them but the last is short.

    Neither are lines joined with gaps in them, which are rows of a table.
    """
    joined: list[str] = []
    goes_on = False
    for line in text.splitlines():
        bare = line.strip()
        whole = bool(bare) and GAP not in bare.expandtabs()
        if goes_on and whole:
            joined[-1] += " " + bare
        else:
            joined.append(bare)
        goes_on = whole and len(bare) >= TYPED
    return joined


class LongText(Widget):
    """Breaks its paragraphs where the lines are full; keeps titles and tables as they are."""

    def __init__(self, context: Context, text: str) -> None:
        super().__init__(context)
        self._text = text
        self._wrapped: tuple[int, list[str]] = (0, [])

    def _lines(self, width: int) -> list[str]:
        if self._wrapped[0] != width:
            painter, lines = self.context.text, list[str]()
            for line in flowing(self._text):
                fits = painter.size(line, SIZE)[0] <= width
                lines += [line] if fits else painter.wrapped(line, width, SIZE)
            self._wrapped = width, lines
        return self._wrapped[1]

    def height_for(self, width: int) -> int:
        """All lines."""
        return len(self._lines(width)) * self.look.line_step(SIZE, SPACING)

    def draw(self, surface: pygame.Surface) -> None:
        """Paints the lines inside the surface's clip."""
        step, seen = self.look.line_step(SIZE, SPACING), surface.get_clip()
        lines = self._lines(self.rect.width)
        first = max(0, (seen.top - self.rect.top) // step)
        last = max(first, (seen.bottom - self.rect.top) // step + 1)
        at = self.rect.x, self.rect.y + first * step
        self.look.lines(surface, lines[first:last], at, SIZE, spacing=SPACING)
