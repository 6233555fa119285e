"""A text of many lines, as a licence; paints only those that can be seen."""

import pygame

from game.ui.context import Context
from game.ui.widgets.widget import Widget

SIZE = 13
SPACING = 1.45


class LongText(Widget):
    """Keeps the line breaks of its text and adds others where a line is too wide."""

    def __init__(self, context: Context, text: str) -> None:
        super().__init__(context)
        self._text = text
        self._wrapped: tuple[int, list[str]] = (0, [])

    def _lines(self, width: int) -> list[str]:
        if self._wrapped[0] != width:
            painter, lines = self.context.text, list[str]()
            for line in self._text.expandtabs().splitlines():
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
