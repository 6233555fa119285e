"""The pages of a dialog in a list: a title and what is there."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pygame

from game.ui.context import Context
from game.ui.input import Key
from game.ui.widgets.choice import Choice
from game.ui.widgets.look import CARD_RADIUS, opaque

ENTRY = 62
GAP = 8
PADDING = 20


@dataclass(frozen=True, slots=True)
class PageEntry:
    """One page."""

    key: str
    label: str
    hint: str


class PageList(Choice):
    """One page among several; up and down turn to the neighbour."""

    def __init__(
        self,
        context: Context,
        name: str,
        entries: Sequence[PageEntry],
        value: str,
        on_change: Callable[[str], None],
    ) -> None:
        super().__init__(context, name, (entry.key for entry in entries), value, on_change)
        self.entries = tuple(entries)

    def _height(self, entry: PageEntry, width: int) -> int:
        lines = len(self._hint(entry, width))
        return self.look.dp(ENTRY) + (lines - 1) * self.look.line_step(13, 1.45)

    def _hint(self, entry: PageEntry, width: int) -> list[str]:
        return self.context.text.wrapped(entry.hint, width - 2 * self.look.dp(PADDING), 13)

    def height_for(self, width: int) -> int:
        """All entries."""
        gaps = (len(self.entries) - 1) * self.look.dp(GAP)
        return gaps + sum(self._height(entry, width) for entry in self.entries)

    def places(self) -> dict[str, pygame.Rect]:
        """Where each entry lies, by its key."""
        heights = [self._height(entry, self.rect.width) for entry in self.entries]
        return self.column(heights, self.look.dp(GAP))

    def draw(self, surface: pygame.Surface) -> None:
        """Paints the entries."""
        places = self.places()
        for entry in self.entries:
            self._draw_entry(surface, entry, places[entry.key])

    def _draw_entry(self, surface: pygame.Surface, entry: PageEntry, rect: pygame.Rect) -> None:
        colors, dp = self.context.theme.colors, self.look.dp
        chosen = entry.key == self.value
        if chosen:
            fill = opaque(colors.selected, 0.82)
            style = self.look.style(fill, edge=colors.accent, radius=CARD_RADIUS, edge_width=1.5)
            self.look.box(surface, rect, style)
        elif entry.key == self._under:
            fill = opaque(colors.selected, 0.35)
            self.look.box(surface, rect, self.look.style(fill, radius=CARD_RADIUS))
        x = rect.x + dp(PADDING)
        weight = "semibold" if chosen else "regular"
        size = self.context.text.fit(entry.label, rect.width - 2 * dp(PADDING), 17, weight)
        self.look.text(surface, entry.label, (x, rect.y + dp(20)), size, weight, None, "midleft")
        at = x, rect.y + dp(34)
        lines = self._hint(entry, rect.width)
        self.look.lines(surface, lines, at, 13, "regular", colors.secondary, 1.45)

    def key(self, key: Key) -> bool:
        """Up and down turn to the neighbour; at the ends the focus goes on."""
        return self.step_in_column(key)
