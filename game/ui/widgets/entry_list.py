"""A list of short entries under each other: pages of a book, languages; one is chosen."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import pairwise

import pygame

from game.ui.context import Context
from game.ui.input import Key
from game.ui.widgets.choice import Choice
from game.ui.widgets.look import BUTTON_RADIUS, opaque

ROW, ROW_LEAST = 46, 28
PART_GAP = 8
"""Over the first entry of another part."""
NUMBER = 40
"""Width of the column of numbers."""
PADDING = 14
TICK = 22
SIZE = 15.5


@dataclass(frozen=True, slots=True)
class Entry:
    """One entry; `part` sets entries apart from each other, a tick says that it is done."""

    key: str
    label: str
    number: str = ""
    part: str = ""
    ticked: bool = False


class EntryList(Choice):
    """One entry among several; up and down go to the neighbour."""

    def __init__(
        self,
        context: Context,
        name: str,
        entries: Sequence[Entry],
        value: str,
        on_change: Callable[[str], None],
    ) -> None:
        super().__init__(context, name, (entry.key for entry in entries), value, on_change)
        self.entries = tuple(entries)
        self._row: float = self.look.dp(ROW)

    @property
    def _gaps(self) -> int:
        """How often another part begins."""
        parts = [entry.part for entry in self.entries]
        return sum(one != other for one, other in pairwise(parts))

    def squeeze(self, room: int) -> None:
        """Make the rows as high as they can be in a room, within reason."""
        each = (room - self._gaps * self.look.dp(PART_GAP)) / max(1, len(self.entries))
        self._row = min(self.look.dp(ROW), max(self.look.dp(ROW_LEAST), each))

    def height_for(self, width: int) -> int:
        """All entries."""
        rows = round(len(self.entries) * self._row)
        return rows + self._gaps * self.look.dp(PART_GAP)

    def places(self) -> dict[str, pygame.Rect]:
        """Where each entry lies, by its key."""
        found: dict[str, pygame.Rect] = {}
        y, part = float(self.rect.y), self.entries[0].part if self.entries else ""
        for entry in self.entries:
            y += self.look.dp(PART_GAP) if entry.part != part else 0
            part = entry.part
            found[entry.key] = pygame.Rect(
                self.rect.x, round(y), self.rect.width, round(y + self._row) - round(y)
            )
            y += self._row
        return found

    def draw(self, surface: pygame.Surface) -> None:
        """Paints the entries."""
        places = self.places()
        for entry in self.entries:
            self._draw_entry(surface, entry, places[entry.key])

    def _draw_entry(self, surface: pygame.Surface, entry: Entry, rect: pygame.Rect) -> None:
        colors, dp = self.context.theme.colors, self.look.dp
        chosen = entry.key == self.value
        box = rect.inflate(0, -dp(2))
        if chosen:
            fill = opaque(colors.selected, 0.82)
            style = self.look.style(fill, edge=colors.accent, radius=BUTTON_RADIUS, edge_width=1.5)
            self.look.box(surface, box, style)
        elif entry.key == self._under:
            fill = opaque(colors.selected, 0.35)
            self.look.box(surface, box, self.look.style(fill, radius=BUTTON_RADIUS))
        x = rect.x + dp(PADDING)
        if entry.number:
            at = rect.x + dp(NUMBER - 12), rect.centery
            color = colors.text if chosen else colors.secondary
            self.look.text(surface, entry.number, at, 13, "regular", color, "midright")
            x = rect.x + dp(NUMBER)
        weight = "semibold" if chosen else "regular"
        room = rect.right - dp(TICK + 12 if entry.ticked else 8) - x
        size = self.context.text.fit(entry.label, room, SIZE, weight)
        label = self.context.text.shortened(entry.label, room, size, weight)
        self.look.text(surface, label, (x, rect.centery), size, weight, None, "midleft")
        if entry.ticked:
            at = rect.right - dp(TICK / 2 + 6), rect.centery
            self.look.icon(surface, "tick", at, TICK, colors.good)

    def key(self, key: Key) -> bool:
        """Up and down go to the neighbour; at the ends the focus goes on."""
        return self.step_in_column(key)
