"""The pages of a dialog in a list: a title and what is there."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pygame

from game.ui.context import Context
from game.ui.input import Key
from game.ui.widgets.look import CARD_RADIUS, opaque
from game.ui.widgets.widget import Widget

ENTRY = 62
GAP = 8
PADDING = 20


@dataclass(frozen=True, slots=True)
class PageEntry:
    """One page."""

    key: str
    label: str
    hint: str


class PageList(Widget):
    """One page among several; up and down turn to the neighbour."""

    focusable = True

    def __init__(
        self,
        context: Context,
        name: str,
        entries: Sequence[PageEntry],
        value: str,
        on_change: Callable[[str], None],
    ) -> None:
        super().__init__(context, name)
        self.entries = tuple(entries)
        self.value = value
        self.on_change = on_change
        self._under: str | None = None

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
        found: dict[str, pygame.Rect] = {}
        y = self.rect.y
        for entry in self.entries:
            height = self._height(entry, self.rect.width)
            found[entry.key] = pygame.Rect(self.rect.x, y, self.rect.width, height)
            y += height + self.look.dp(GAP)
        return found

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

    def draw_focus(self, surface: pygame.Surface) -> None:
        """Paints the ring around the chosen entry."""
        self.look.focus_ring(surface, self.places().get(self.value, self.rect), CARD_RADIUS)

    def _at(self, x: float, y: float) -> str | None:
        for key, rect in self.places().items():
            if rect.collidepoint(x, y):
                return key
        return None

    def hover(self, x: float, y: float) -> bool:
        """Lights the entry under the pointer."""
        before, self._under = self._under, self._at(x, y)
        return before != self._under

    def release(self, x: float, y: float, *, inside: bool) -> None:
        """A click turns to the page."""
        key = self._at(x, y)
        if inside and key is not None:
            self.choose(key)

    def key(self, key: Key) -> bool:
        """Up and down turn to the neighbour; at the ends the focus goes on."""
        keys = [entry.key for entry in self.entries]
        at = keys.index(self.value)
        wanted = at + {"up": -1, "down": 1}.get(key.name, 0)
        if wanted == at or not 0 <= wanted < len(keys):
            return False
        self.choose(keys[wanted])
        return True

    def choose(self, key: str) -> None:
        """Turns to a page."""
        if key != self.value:
            self.value = key
            self.context.sounds.play("button")
            self.on_change(key)
