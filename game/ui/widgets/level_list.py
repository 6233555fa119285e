"""The computer's levels, one card each; the chosen one opens and tells about itself."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pygame

from game.ui.context import Context
from game.ui.input import Key
from game.ui.widgets.choice import Choice
from game.ui.widgets.look import CARD_RADIUS, opaque
from game.ui.widgets.strength_scale import draw_scale

CARD = 48
GAP = 6
PADDING = 20
DISC = 28
BIG_DISC = 38
HEAD = 62
FOOT = 12
SCALE_ROOM = 66
TEXT_INDENT = 66


@dataclass(frozen=True, slots=True)
class LevelCard:
    """What a card says; `figure` is the error rate as it is written."""

    key: str
    name: str
    rank: str
    text: str
    error_rate: float
    figure: str


class LevelList(Choice):
    """One level among several; up and down move along the list."""

    def __init__(
        self,
        context: Context,
        name: str,
        cards: Sequence[LevelCard],
        value: str,
        on_change: Callable[[str], None],
    ) -> None:
        super().__init__(context, name, (card.key for card in cards), value, on_change)
        self.cards = tuple(cards)

    def _height(self, card: LevelCard, width: int) -> int:
        if card.key != self.value:
            return self.look.dp(CARD)
        lines = len(self._lines(card, width))
        text = lines * self.look.line_step(15, 1.45)
        return self.look.dp(HEAD + FOOT + SCALE_ROOM) + text

    def _lines(self, card: LevelCard, width: int) -> list[str]:
        return self.context.text.wrapped(card.text, width - 2 * self.look.dp(PADDING), 15)

    def height_for(self, width: int) -> int:
        """All cards."""
        gaps = (len(self.cards) - 1) * self.look.dp(GAP)
        return gaps + sum(self._height(card, width) for card in self.cards)

    def places(self) -> dict[str, pygame.Rect]:
        """Where each card lies, by its key."""
        heights = [self._height(card, self.rect.width) for card in self.cards]
        return self.column(heights, self.look.dp(GAP))

    def draw(self, surface: pygame.Surface) -> None:
        """Paints the cards."""
        places = self.places()
        for number, card in enumerate(self.cards, 1):
            if card.key == self.value:
                self._draw_chosen(surface, number, card, places[card.key])
            else:
                self._draw_card(surface, number, card, places[card.key])

    def _draw_card(
        self, surface: pygame.Surface, number: int, card: LevelCard, rect: pygame.Rect
    ) -> None:
        colors, dp = self.context.theme.colors, self.look.dp
        fill = opaque(colors.selected, 0.35) if card.key == self._under else opaque(colors.card)
        self.look.box(surface, rect, self.look.style(fill, edge=colors.hairline, radius=10))
        self._draw_disc(surface, str(number), (rect.x + dp(34), rect.centery), DISC, chosen=False)
        right = rect.right - dp(PADDING)
        figure = self.look.text(
            surface, card.figure, (right, rect.centery), 16, "regular", colors.secondary, "midright"
        )
        x = rect.x + dp(TEXT_INDENT)
        name = self.look.text(
            surface, card.name, (x, rect.centery), 17, "semibold", None, "midleft"
        )
        room = figure.left - name.right - dp(24)
        if self.context.text.size(card.rank, 14)[0] <= room:
            at = name.right + dp(12), rect.centery + dp(1)
            self.look.text(surface, card.rank, at, 14, "regular", colors.secondary, "midleft")

    def _draw_chosen(
        self, surface: pygame.Surface, number: int, card: LevelCard, rect: pygame.Rect
    ) -> None:
        colors, dp = self.context.theme.colors, self.look.dp
        style = self.look.style(
            opaque(colors.selected, 0.82), edge=colors.accent, radius=CARD_RADIUS, edge_width=1.5
        )
        self.look.box(surface, rect, style)
        middle = rect.y + dp(34)
        self._draw_disc(surface, str(number), (rect.x + dp(34), middle), BIG_DISC, chosen=True)
        x, right = rect.x + dp(TEXT_INDENT), rect.right - dp(PADDING)
        at = right, middle - dp(6)
        figure = self.look.text(surface, card.figure, at, 28, "title", colors.accent, "midright")
        measured, at = self.context.words.t("measured"), (right, middle + dp(19))
        note = self.look.text(surface, measured, at, 13, "regular", colors.secondary, "midright")
        room = min(figure.left, note.left) - x - dp(8)
        rank = self.context.text.fit(card.rank, room, 14)
        whole = self.context.text.size(card.rank, rank)[0] <= room
        at = x, middle - (dp(9) if whole else 0)
        self.look.text(surface, card.name, at, 20, "semibold", None, "midleft")
        if whole:
            at = x, middle + dp(13)
            self.look.text(surface, card.rank, at, rank, "regular", colors.secondary, "midleft")
        lines = self._lines(card, rect.width)
        y = self.look.lines(
            surface, lines, (rect.x + dp(PADDING), rect.y + dp(HEAD)), 15, spacing=1.45
        )
        inner = rect.inflate(-2 * dp(PADDING + 4), 0)
        rates = [other.error_rate for other in self.cards]
        draw_scale(
            self.context, surface, (inner.x, y + dp(22), inner.width), rates, card.error_rate
        )

    def _draw_disc(
        self,
        surface: pygame.Surface,
        text: str,
        center: tuple[int, int],
        size: float,
        *,
        chosen: bool,
    ) -> None:
        colors = self.context.theme.colors
        rect = pygame.Rect(0, 0, self.look.dp(size), self.look.dp(size))
        rect.center = center
        fill = colors.primary_top if chosen else colors.button_top
        self.look.box(surface, rect, self.look.style(fill, radius=size / 2))
        color = colors.on_primary if chosen else colors.text
        self.look.text(surface, text, center, size * 0.52, "semibold", color, "center")

    def key(self, key: Key) -> bool:
        """Up and down choose the neighbour; at the ends the focus goes on."""
        return self.step_in_column(key)
