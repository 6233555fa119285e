"""The quiet words in the foot of the list: Menu, Take back, Hint, Resign."""

from collections.abc import Callable, Sequence

import pygame

from game.ui.board.hud_layout import LIST_FOOT, LIST_HEAD
from game.ui.board.hud_pen import HudPen
from game.ui.context import Context
from game.ui.widgets.button import Button

QuickWord = tuple[str, str, Callable[[], None]]
"""Name, label and action of a word that can be clicked."""

QUICK_SIZE = 13.5
QUICK_HEIGHT = 38
QUICK_GAP = 14
"""Dp of space that belongs to each word, at least."""


class QuickButton(Button):
    """One of the quiet words in the foot of the list."""

    def __init__(
        self, context: Context, pen: HudPen, name: str, label: str, action: Callable[[], None]
    ) -> None:
        super().__init__(context, name, label, action, kind="quiet")
        self._pen = pen

    @property
    def wanted(self) -> int:
        """The width of the word, in pixels."""
        return self._pen.width(self.label, QUICK_SIZE, "semibold")

    def draw(self, surface: pygame.Surface) -> None:
        """Paints the word, lit under the pointer."""
        if self.hovered or self.pressed:
            self.look.box(surface, self.rect.inflate(-2, -2), self._style())
        pen, colors = self._pen, self.context.theme.colors
        room = self.rect.width - pen.dp(4)
        pen.text(
            surface,
            self.label,
            self.rect.center,
            QUICK_SIZE,
            "semibold",
            colors.text,
            "center",
            room=room,
        )


def quick_words(
    context: Context,
    pen: HudPen,
    words: Sequence[QuickWord],
    card: pygame.Rect,
) -> list[QuickButton]:
    """Words side by side in the foot of a card, or over each other where they must be.

    Args:
        context: as for every widget.
        pen: the brush of the cards.
        words: name, label and action of each.
        card: where they go.
    """
    buttons = [QuickButton(context, pen, *word) for word in words]
    inside = pygame.Rect(card.x + pen.dp(12), 0, card.width - pen.dp(24), pen.dp(QUICK_HEIGHT))
    rows = _rows(pen, [button.wanted for button in buttons], inside.width)
    inside.height = min(inside.height, (card.height - pen.dp(6)) // len(rows))
    inside.bottom = card.bottom - pen.dp(3)
    over = card.height - inside.height * len(rows)
    if over < pen.dp(LIST_HEAD):  # nothing stands over them
        inside.bottom = card.bottom - over // 2
    for row in reversed(rows):
        _side_by_side([buttons[number] for number in row], inside)
        inside.y -= inside.height
    return buttons


def foot_height(pen: HudPen, words: Sequence[QuickWord], width: float) -> int:
    """Height in dp of the foot of a card with words in it, of which some may need another row."""
    widths = [pen.width(label, QUICK_SIZE, "semibold") for _, label, _ in words]
    rows = _rows(pen, widths, width - pen.dp(24))
    return LIST_FOOT + (len(rows) - 1) * QUICK_HEIGHT


def _rows(pen: HudPen, widths: Sequence[int], room: float) -> list[list[int]]:
    """The numbers of the words in each row: two even rows where one is too short, or more."""
    count = len(widths)
    for rows in (1, 2):
        each = -(-count // rows)
        even = [list(range(at, min(at + each, count))) for at in range(0, count, each)]
        if all(_taken(pen, [widths[number] for number in row]) <= room for row in even):
            return even
    found: list[list[int]] = []
    for number in range(count):
        if found and _taken(pen, [widths[one] for one in (*found[-1], number)]) <= room:
            found[-1].append(number)
        else:
            found.append([number])
    return found


def _taken(pen: HudPen, widths: Sequence[int]) -> int:
    """The least width of words beside each other."""
    return sum(widths) + len(widths) * pen.dp(QUICK_GAP)


def _side_by_side(buttons: list[QuickButton], row: pygame.Rect) -> None:
    """Longer words get more room, all the same space around them."""
    wanted = [button.wanted for button in buttons]
    spare = (row.width - sum(wanted)) / len(wanted)
    left: float = row.x
    for button, width in zip(buttons, wanted, strict=True):
        right = left + width + spare
        button.place(round(left), row.y, round(right) - round(left), row.height)
        left = right


def draw_quick(pen: HudPen, surface: pygame.Surface, buttons: Sequence[QuickButton]) -> None:
    """Paint the words, with thin lines between neighbours."""
    for button in buttons:
        button.draw(surface)
        if any(one.rect.midright == button.rect.midleft for one in buttons):
            mark = pygame.Rect(button.rect.x, 0, max(1, pen.dp(1)), pen.dp(16))
            mark.centery = button.rect.centery
            surface.fill(pen.colors.hairline, mark)
