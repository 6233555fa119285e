"""A choice of one among a few, side by side in a sunken track."""

from collections.abc import Callable, Sequence

import pygame

from game.ui.context import Context
from game.ui.input import Key
from game.ui.widgets.choice import Choice
from game.ui.widgets.layout import label_column
from game.ui.widgets.look import BUTTON_RADIUS, mixed, opaque

HEIGHT = 44
INSET = 3
PADDING = 14
SEGMENT_RADIUS = 8
LABEL_SHARE = 0.22
LARGEST = 16
GAP_AFTER_LABEL = 6


class Segments(Choice):
    """One of several options; wraps into more rows where they don't fit side by side."""

    def __init__(
        self,
        context: Context,
        name: str,
        options: Sequence[tuple[str, str]],
        value: str,
        on_change: Callable[[str], None],
        *,
        label: str = "",
    ) -> None:
        super().__init__(context, name, (option[0] for option in options), value, on_change)
        self.options = tuple(options)
        self.label = label

    def _label_beside(self, width: int) -> int:
        """Width in pixels that the label takes beside the track; 0 where it stands above."""
        if not self.label:
            return 0
        taken = self.look.dp(label_column(width / self.look.dp(1.0)))
        track = width - taken
        fits = self.context.text.size(self.label, 16)[0] <= taken - self.look.dp(12)
        return taken if fits and self._rows(track) == 1 else 0

    def _natural(self, key_and_text: tuple[str, str]) -> int:
        return self.context.text.size(key_and_text[1], 15, "semibold")[0] + self.look.dp(
            2 * PADDING
        )

    def _rows(self, track: int) -> int:
        """How many rows the options need."""
        inner = track - 2 * self.look.dp(INSET)
        rows = 1
        while rows < len(self.options):
            if all(sum(map(self._natural, row)) <= inner for row in self._split(rows)):
                return rows
            rows += 1
        return rows

    def _split(self, rows: int) -> list[tuple[tuple[str, str], ...]]:
        per_row = -(-len(self.options) // rows)
        return [self.options[at : at + per_row] for at in range(0, len(self.options), per_row)]

    def _above(self, width: int) -> int:
        if not self.label or self._label_beside(width):
            return 0
        lines = self.context.text.wrapped(self.label, width, 16)
        return len(lines) * self.look.line_step(16) + self.look.dp(GAP_AFTER_LABEL)

    def height_for(self, width: int) -> int:
        """The track, and the label where it stands above."""
        rows = self._rows(width - self._label_beside(width))
        return self._above(width) + rows * self.look.dp(HEIGHT - INSET) + self.look.dp(INSET)

    @property
    def track(self) -> pygame.Rect:
        """Where the sunken track lies."""
        beside, above = self._label_beside(self.rect.width), self._above(self.rect.width)
        return pygame.Rect(
            self.rect.x + beside,
            self.rect.y + above,
            self.rect.width - beside,
            self.rect.height - above,
        )

    def places(self) -> dict[str, pygame.Rect]:
        """Where each option lies, by its key."""
        track = self.track
        inset = self.look.dp(INSET)
        rows = self._split(self._rows(track.width))
        height = (track.height - inset) // len(rows) - inset
        found: dict[str, pygame.Rect] = {}
        for number, row in enumerate(rows):
            spare = track.width - 2 * inset - sum(map(self._natural, row))
            x = float(track.x + inset)
            y = track.y + inset + number * (height + inset)
            for option in row:
                width = self._natural(option) + spare / len(row)
                found[option[0]] = pygame.Rect(round(x), y, round(x + width) - round(x), height)
                x += width
        return found

    def draw(self, surface: pygame.Surface) -> None:
        """Paints label, track and options."""
        self._draw_label(surface)
        colors = self.context.theme.colors
        style = self.look.style(colors.sunken, edge=colors.hairline, radius=BUTTON_RADIUS)
        self.look.box(surface, self.track, style)
        names = dict(self.options)
        for key, rect in self.places().items():
            self._draw_option(surface, names[key], rect, key)

    def _draw_label(self, surface: pygame.Surface) -> None:
        if not self.label:
            return
        if self._label_beside(self.rect.width):
            at = self.rect.x, self.rect.centery
            self.look.text(surface, self.label, at, 16, anchor="midleft")
            return
        lines = self.context.text.wrapped(self.label, self.rect.width, 16)
        self.look.lines(surface, lines, self.rect.topleft, 16)

    def _draw_option(self, surface: pygame.Surface, text: str, rect: pygame.Rect, key: str) -> None:
        colors = self.context.theme.colors
        chosen = key == self.value
        if chosen:
            style = self.look.style(
                colors.primary_top,
                bottom=colors.primary_bottom,
                edge=mixed(colors.primary_top, (255, 255, 255), 0.25),
                radius=SEGMENT_RADIUS,
                highlight=0.28,
            )
            self.look.box(surface, rect, style)
        elif key == self._under:
            fill = opaque(colors.selected, 0.55)
            self.look.box(surface, rect, self.look.style(fill, radius=SEGMENT_RADIUS))
        weight = "semibold" if chosen else "regular"
        color = colors.on_primary if chosen else colors.text
        size = self.context.text.fit(text, rect.width - self.look.dp(8), 15, weight)
        self.look.text(surface, text, rect.center, size, weight, color, "center")

    def draw_focus(self, surface: pygame.Surface) -> None:
        """Paints the ring around the track."""
        self.look.focus_ring(surface, self.track)

    def key(self, key: Key) -> bool:
        """Left and right, Home and End choose; Space takes the next, round and round."""
        match key.name:
            case "home":
                self.choose(self.keys[0])
            case "end":
                self.choose(self.keys[-1])
            case _:
                return self.step_in_row(key)
        return True
