"""A remark in a box: a sign and a short title in a colour, and under them a sentence or two."""

import pygame

from game.ui.context import Context
from game.ui.theme import Color
from game.ui.widgets.look import CARD_RADIUS, opaque
from game.ui.widgets.widget import Widget

PADDING = 16
SIGN = 26
TITLE_SIZE, TEXT_SIZE = 15, 15
SPACING = 1.4


class Remark(Widget):
    """Says how something stands: checked, right, wrong."""

    def __init__(self, context: Context, sign: str, title: str, text: str, color: Color) -> None:
        super().__init__(context)
        self.sign = sign
        self.title = title
        self.text = text
        self.color = color

    def _titles(self, width: int) -> list[str]:
        room = width - self.look.dp(2 * PADDING + SIGN)
        return self.context.text.wrapped(self.title, room, TITLE_SIZE, "semibold")

    def _lines(self, width: int) -> list[str]:
        if not self.text:
            return []
        room = width - self.look.dp(2 * PADDING)
        return self.context.text.wrapped(self.text, room, TEXT_SIZE)

    def height_for(self, width: int) -> int:
        """Title, text and the room around them."""
        lines = self._lines(width)
        height = len(self._titles(width)) * self.look.line_step(TITLE_SIZE, SPACING)
        height += len(lines) * self.look.line_step(TEXT_SIZE, SPACING)
        return height + self.look.dp(2 * 11 + (4 if lines else 0))

    def draw(self, surface: pygame.Surface) -> None:
        """Paints box, sign, title and text."""
        colors, dp, rect = self.context.theme.colors, self.look.dp, self.rect
        style = self.look.style(
            opaque(colors.card, 0.55), edge=opaque(self.color, 0.85), radius=CARD_RADIUS
        )
        self.look.box(surface, rect, style)
        top = rect.y + dp(11)
        step = self.look.line_step(TITLE_SIZE, SPACING)
        at = rect.x + dp(PADDING + SIGN // 2 - 5), top + step // 2
        self.look.icon(surface, self.sign, at, SIGN, self.color)
        x = rect.x + dp(PADDING + SIGN + 2)
        below = self.look.lines(
            surface,
            self._titles(rect.width),
            (x, top),
            TITLE_SIZE,
            "semibold",
            self.color,
            SPACING,
        )
        at = rect.x + dp(PADDING), round(below) + dp(4)
        self.look.lines(surface, self._lines(rect.width), at, TEXT_SIZE, spacing=SPACING)
