"""A choice among a few cards with a picture each."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pygame

from game.ui.context import Context
from game.ui.input import Key
from game.ui.theme import Color
from game.ui.widgets.choice import Choice
from game.ui.widgets.look import CARD_RADIUS, opaque

HEIGHT = 64
GAP = 8
OVER, BESIDE = 8, 56
"""What a picture over a label, or beside it, leaves free of the card's width, in dp."""

Picture = Callable[[pygame.Surface, tuple[int, int], Color], None]
"""Draws around a centre, in a colour if it has none of its own."""


@dataclass(frozen=True, slots=True)
class PictureCard:
    """One card; the picture stands beside the label or over it."""

    key: str
    label: str
    picture: Picture
    over: bool = False


class PictureChoice(Choice):
    """One card among several, left and right move along them."""

    def __init__(
        self,
        context: Context,
        name: str,
        cards: Sequence[PictureCard],
        value: str,
        on_change: Callable[[str], None],
    ) -> None:
        super().__init__(context, name, (card.key for card in cards), value, on_change)
        self.cards = tuple(cards)

    @property
    def least_width(self) -> int:
        """The width in pixels under which a label would stick out of its card."""
        text, dp = self.context.text, self.look.dp
        wanted = [
            text.size(card.label, text.fit(card.label, 0, 16, "semibold"), "semibold")[0]
            + dp(OVER if card.over else BESIDE + 6)
            for card in self.cards
        ]
        return len(wanted) * max(wanted) + dp(GAP) * (len(wanted) - 1)

    def height_for(self, width: int) -> int:
        """One row of cards."""
        return self.look.dp(HEIGHT)

    def places(self) -> dict[str, pygame.Rect]:
        """Where each card lies, by its key."""
        gap = self.look.dp(GAP)
        each = (self.rect.width - gap * (len(self.cards) - 1)) / len(self.cards)
        found: dict[str, pygame.Rect] = {}
        for number, card in enumerate(self.cards):
            left = round(self.rect.x + number * (each + gap))
            right = round(self.rect.x + number * (each + gap) + each)
            found[card.key] = pygame.Rect(left, self.rect.y, right - left, self.rect.height)
        return found

    def draw(self, surface: pygame.Surface) -> None:
        """Paints the cards."""
        places = self.places()
        for card in self.cards:
            self._draw_card(surface, card, places[card.key])

    def _draw_card(self, surface: pygame.Surface, card: PictureCard, rect: pygame.Rect) -> None:
        colors, dp = self.context.theme.colors, self.look.dp
        chosen = card.key == self.value
        if chosen:
            fill = opaque(colors.selected, 0.82)
            style = self.look.style(fill, edge=colors.accent, radius=CARD_RADIUS, edge_width=1.5)
        else:
            fill = opaque(colors.selected, 0.35) if card.key == self._under else opaque(colors.card)
            style = self.look.style(fill, edge=colors.hairline, radius=CARD_RADIUS)
        self.look.box(surface, rect, style)
        weight = "semibold" if chosen else "regular"
        if card.over:
            card.picture(surface, (rect.centerx, rect.y + dp(23)), colors.accent)
            size = self.context.text.fit(card.label, rect.width - dp(OVER), 15, weight)
            at = rect.centerx, rect.bottom - dp(15)
            self.look.text(surface, card.label, at, size, weight, colors.text, "center")
            return
        picture_at = dp(30)
        room = rect.width - dp(BESIDE + 6)
        size = self.context.text.fit(card.label, room, 16, weight)
        card.picture(surface, (rect.x + picture_at, rect.centery), colors.accent)
        at = rect.x + dp(BESIDE), rect.centery
        self.look.text(surface, card.label, at, size, weight, colors.text, "midleft")

    def key(self, key: Key) -> bool:
        """Left and right choose; Space takes the next, round and round."""
        return self.step_in_row(key)
