"""The choice of a theme: cards with a small board each, as many in a row as there is room for."""

from collections.abc import Callable, Sequence

import pygame

from game.ui.context import Context
from game.ui.input import Key
from game.ui.widgets.choice import Choice
from game.ui.widgets.look import CARD_RADIUS, opaque

GAP = 12
PADDING = 10
LABEL = 36
NARROWEST = 168
"""Cards are no narrower than this, in dp."""

COLUMNS = 3
RATIO = 1.32
"""Width of a board by its height."""

BOARD_HIGHEST = 128
TICK = 20


class ThemeChoice(Choice):
    """One card among several; the chosen one bears a tick."""

    def __init__(
        self,
        context: Context,
        name: str,
        labels: Sequence[tuple[str, str]],
        value: str,
        on_change: Callable[[str], None],
    ) -> None:
        super().__init__(context, name, (key for key, _ in labels), value, on_change)
        self._labels = dict(labels)

    def height_for(self, width: int) -> int:
        """As many rows as the cards need."""
        rows = -(-len(self.keys) // self._columns(width))
        return rows * self._card_height(width) + (rows - 1) * self.look.dp(GAP)

    def places(self) -> dict[str, pygame.Rect]:
        """Where each card lies, by its key."""
        columns, gap = self._columns(self.rect.width), self.look.dp(GAP)
        height = self._card_height(self.rect.width)
        each = (self.rect.width - gap * (columns - 1)) / columns
        found: dict[str, pygame.Rect] = {}
        for number, key in enumerate(self.keys):
            row, column = divmod(number, columns)
            left = round(self.rect.x + column * (each + gap))
            right = round(self.rect.x + column * (each + gap) + each)
            top = self.rect.y + row * (height + gap)
            found[key] = pygame.Rect(left, top, right - left, height)
        return found

    def draw(self, surface: pygame.Surface) -> None:
        """Paints the cards; a board that is not ready yet is left out."""
        for key, rect in self.places().items():
            self._draw_card(surface, key, rect)

    def key(self, key: Key) -> bool:
        """Left and right, up and down choose; Space takes the next, round and round."""
        columns = self._columns(self.rect.width)
        if key.name in ("up", "down"):
            wanted = self._number + (columns if key.name == "down" else -columns)
            if not 0 <= wanted < len(self.keys):
                return False
            self.choose(self.keys[wanted])
            return True
        return self.step_in_row(key)

    def _draw_card(self, surface: pygame.Surface, key: str, rect: pygame.Rect) -> None:
        colors, dp = self.context.theme.colors, self.look.dp
        chosen = key == self.value
        fill = opaque(colors.selected, 0.82) if chosen else opaque(colors.card)
        if key == self._under and not chosen:
            fill = opaque(colors.selected, 0.35)
        edge = colors.accent if chosen else colors.hairline
        width = 1.5 if chosen else 1
        style = self.look.style(fill, edge=edge, radius=CARD_RADIUS, edge_width=width)
        self.look.box(surface, rect, style)
        size = self._board_size(self.rect.width)
        picture = self.context.previews.get(key, size)
        if picture is not None:
            surface.blit(picture, (rect.centerx - size[0] // 2, rect.y + dp(PADDING)))
        weight = "semibold" if chosen else "regular"
        room = rect.width - dp(2 * PADDING) - (2 * dp(TICK + 4) if chosen else 0)
        text, at = self._labels[key], (rect.centerx, rect.bottom - dp(LABEL) // 2)
        size_of_text = self.context.text.fit(text, room, 16, weight)
        self.look.text(surface, text, at, size_of_text, weight, colors.text, "center")
        if chosen:
            self._draw_tick(surface, (rect.right - dp(PADDING + TICK / 2), at[1]))

    def _draw_tick(self, surface: pygame.Surface, center: tuple[int, int]) -> None:
        colors, size = self.context.theme.colors, self.look.dp(TICK)
        disc = pygame.Rect(0, 0, size, size)
        disc.center = center
        self.look.box(surface, disc, self.look.style(colors.primary_top, radius=TICK / 2))
        self.look.icon(surface, "tick", center, TICK * 0.8, colors.on_primary)

    def _columns(self, width: int) -> int:
        dp = self.look.dp
        return max(1, min(COLUMNS, (width + dp(GAP)) // (dp(NARROWEST) + dp(GAP))))

    def _card_height(self, width: int) -> int:
        return self._board_size(width)[1] + self.look.dp(PADDING + LABEL)

    def _board_size(self, width: int) -> tuple[int, int]:
        columns, dp = self._columns(width), self.look.dp
        each = (width - dp(GAP) * (columns - 1)) / columns - dp(2 * PADDING)
        height = min(each / RATIO, dp(BOARD_HIGHEST))
        return round(height * RATIO), round(height)
