"""A list of short entries under each other: pages of a book, languages; one is chosen.

An entry that is too long for its row has two lines, and a row that is higher.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import pairwise

import pygame

from game.ui.context import Context
from game.ui.input import Key
from game.ui.widgets.choice import Choice
from game.ui.widgets.look import BUTTON_RADIUS, opaque

ROW, ROW_LEAST = 46, 28
TWO_LINES, LINE_SPACING = 40, 1.12
"""Height in dp of a row with two lines, at least."""
PART_GAP = 8
"""Over the first entry of another part."""
NUMBER = 36
"""Width of the column of numbers."""
PADDING = 14
TICK, TICK_ROOM = 22, 28
SIZE, SIZE_LEAST = 15.5, 14.5
"""An entry gets two lines rather than smaller words than these."""
CHOSEN = "semibold"


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
        self._broken: dict[tuple[str, int], tuple[float, list[str]]] = {}

    @property
    def _gaps(self) -> int:
        """How often another part begins."""
        parts = [entry.part for entry in self.entries]
        return sum(one != other for one, other in pairwise(parts))

    def squeeze(self, width: int, room: int) -> None:
        """Make the rows as high as they can be in a room, within reason."""
        dp = self.look.dp
        double = sum(len(self._lines(entry, width)[1]) > 1 for entry in self.entries)
        single = len(self.entries) - double
        rows = room - self._gaps * dp(PART_GAP)
        each = rows / max(1, single + double)
        if double and each < dp(TWO_LINES):
            each = (rows - double * dp(TWO_LINES)) / max(1, single)
        self._row = min(dp(ROW), max(dp(ROW_LEAST), each))

    def _row_of(self, entry: Entry, width: int) -> float:
        """How high the row of an entry is."""
        double = len(self._lines(entry, width)[1]) > 1
        return max(self._row, self.look.dp(TWO_LINES)) if double else self._row

    def height_for(self, width: int) -> int:
        """All entries."""
        rows = sum(self._row_of(entry, width) for entry in self.entries)
        return round(rows) + self._gaps * self.look.dp(PART_GAP)

    def places(self) -> dict[str, pygame.Rect]:
        """Where each entry lies, by its key."""
        found: dict[str, pygame.Rect] = {}
        y, part = float(self.rect.y), self.entries[0].part if self.entries else ""
        for entry in self.entries:
            y += self.look.dp(PART_GAP) if entry.part != part else 0
            part, below = entry.part, y + self._row_of(entry, self.rect.width)
            found[entry.key] = pygame.Rect(
                self.rect.x, round(y), self.rect.width, round(below) - round(y)
            )
            y = below
        return found

    def _left_of(self, entry: Entry) -> int:
        """Where its words begin, from the left end of the row."""
        return self.look.dp(NUMBER if entry.number else PADDING)

    def _lines(self, entry: Entry, width: int) -> tuple[float, list[str]]:
        """The size of its words and their lines: those that it has when it is chosen."""
        key = entry.key, width
        if key not in self._broken:
            self._broken[key] = self._break(entry, width)
        return self._broken[key]

    def _break(self, entry: Entry, width: int) -> tuple[float, list[str]]:
        # What is numbered may be ticked one day; then its lines must not break anew.
        aside = TICK_ROOM if entry.number else 8
        room, text = width - self._left_of(entry) - self.look.dp(aside), self.context.text
        size = max(SIZE_LEAST, text.fit(entry.label, room, SIZE, CHOSEN))
        lines = text.wrapped(entry.label, room, size, CHOSEN)
        if len(lines) <= 2:
            return size, lines
        size = text.fit(entry.label, room, size, CHOSEN)
        return size, [text.shortened(entry.label, room, size, CHOSEN)]

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
        if entry.number:
            at = rect.x + dp(NUMBER - 11), rect.centery
            color = colors.text if chosen else colors.secondary
            self.look.text(surface, entry.number, at, 13, "regular", color, "midright")
        size, lines = self._lines(entry, rect.width)
        x, step = rect.x + self._left_of(entry), self.look.line_step(size, LINE_SPACING)
        y = rect.centery - step * (len(lines) - 1) / 2
        for line in lines:
            weight = CHOSEN if chosen else "regular"
            self.look.text(surface, line, (x, y), size, weight, None, "midleft")
            y += step
        if entry.ticked:
            at = rect.right - dp(TICK / 2 + 4), rect.centery
            self.look.icon(surface, "tick", at, TICK, colors.good)

    def key(self, key: Key) -> bool:
        """Up and down go to the neighbour; at the ends the focus goes on."""
        return self.step_in_column(key)
