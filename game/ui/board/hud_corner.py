"""The small button in the corner of the status card, beside its title."""

from collections.abc import Sequence

import pygame

from game.ui.board.hud_column import Column
from game.ui.board.hud_pen import HudPen, rect_of
from game.ui.board.hud_quick import QuickButton, QuickWord
from game.ui.context import Context
from game.ui.widgets.look import opaque

CORNER = "replay"
"""The name of the word that stands there."""
HEIGHT = 26
ROOM = 20
"""Beside its word, in dp."""
MARGIN = 8
TITLE_MARGIN = 16
TITLE_SIZE = 15
SIZE = 13


class CornerButton(QuickButton):
    """A word in a thin outline."""

    def draw(self, surface: pygame.Surface) -> None:
        """Paints outline and word, both lit under the pointer."""
        pen, colors = self._pen, self.context.theme.colors
        lit = self.hovered or self.pressed
        fill = opaque(colors.selected, 0.8 if lit else 0.0)
        style = self.look.style(fill, edge=colors.hairline, radius=HEIGHT / 2)
        self.look.box(surface, self.rect, style)
        color = colors.text if lit else colors.secondary
        pen.text(surface, self.label, self.rect.center, SIZE, "semibold", color, "center")


def foot_words(words: Sequence[QuickWord]) -> list[QuickWord]:
    """The other words, for the foot of the list."""
    return [word for word in words if word[0] != CORNER]


def corner_button(
    context: Context,
    pen: HudPen,
    words: Sequence[QuickWord],
    column: Column,
    title: str,
) -> CornerButton | None:
    """The button, where there is a word for it and the title of the status leaves it room."""
    word = next((word for word in words if word[0] == CORNER), None)
    if word is None:
        return None
    card = rect_of(column.status)
    button = CornerButton(context, pen, *word)
    width, height = pen.width(button.label, SIZE, "semibold") + pen.dp(ROOM), pen.dp(HEIGHT)
    taken = pen.width(title, TITLE_SIZE, "semibold") + pen.dp(TITLE_MARGIN + MARGIN)
    if taken + width + pen.dp(MARGIN) > card.width:
        return None
    middle = card.y + pen.dp(21) if column.hint else card.centery
    button.place(card.right - pen.dp(MARGIN) - width, middle - height // 2, width, height)
    return button
