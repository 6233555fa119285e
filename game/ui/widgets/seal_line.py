"""The seal of the dice with a lock before it, shortened, to be compared at a glance."""

import pygame

from game.ui.context import Context
from game.ui.widgets.widget import Widget

LOCK = 22
INDENT = 34
GROUP = 4
GROUPS_FRONT, GROUPS_BACK = 4, 2


def shortened_digest(digest: str) -> str:
    """The beginning and end of a long hexadecimal number in groups of four."""
    groups = [digest[at : at + GROUP] for at in range(0, len(digest), GROUP)]
    return " ".join((*groups[:GROUPS_FRONT], "…", *groups[-GROUPS_BACK:]))


class SealLine(Widget):
    """A sentence and lines of figures beside a lock."""

    def __init__(self, context: Context, sentence: str, figures: tuple[str, ...] = ()) -> None:
        super().__init__(context)
        self.sentence = sentence
        self.figures = figures

    def _lines(self, width: int) -> tuple[list[str], list[str]]:
        room = width - self.look.dp(INDENT)
        wrapped = self.context.text.wrapped
        small = [line for figure in self.figures for line in wrapped(figure, room, 13)]
        return wrapped(self.sentence, room, 15), small

    def height_for(self, width: int) -> int:
        """Sentence and figures."""
        sentence, figures = self._lines(width)
        return len(sentence) * self.look.line_step(15) + len(figures) * self.look.line_step(13, 1.5)

    def draw(self, surface: pygame.Surface) -> None:
        """Paints lock and lines."""
        colors = self.context.theme.colors
        sentence, figures = self._lines(self.rect.width)
        at = self.rect.x + self.look.dp(LOCK / 2), self.rect.y + self.look.dp(LOCK / 2 + 4)
        self.look.icon(surface, "lock", at, LOCK, colors.accent)
        x = self.rect.x + self.look.dp(INDENT)
        y = self.look.lines(surface, sentence, (x, self.rect.y), 15)
        self.look.lines(surface, figures, (x, y), 13, "regular", colors.secondary, 1.5)
