"""Sentences in the cards beside the board: as large as there is room for, never outside of it."""

import pygame

from game.ui.board.hud_pen import HudPen
from game.ui.text import ELLIPSIS
from game.ui.theme import Color

PADDING = 16
HINT = 13.5
SMALLEST = 11
"""Of sentences that stand loosely in their card."""
TIGHT = 8
"""All that is left free over and under lines that need the whole card."""
LEAST_SPACING = 1.2
"""Of lines; closer, the accents of one would touch the tails of the one above."""


def paragraph(
    pen: HudPen,
    surface: pygame.Surface,
    rect: pygame.Rect,
    text: str,
    color: Color,
    weight: str = "regular",
    *,
    large: bool = False,
) -> None:
    """A sentence that has the whole card for itself; its lines are rather `large` than apart."""
    loose = None if large else _loose(pen, rect, text, weight)
    size, step = loose or _tight(pen, rect, text, weight)
    lines = wrapped(pen, rect, text, size, weight)
    most = max(1, (rect.height - pen.dp(TIGHT)) // step)
    if len(lines) > most:  # nothing is ever drawn outside of its card
        lines = [*lines[: most - 1], lines[most - 1] + ELLIPSIS]
    y = rect.centery - step * (len(lines) - 1) / 2
    for line in lines:
        pen.text(surface, line, (rect.x + pen.dp(PADDING), y), size, weight, color)
        y += step


def _loose(pen: HudPen, rect: pygame.Rect, text: str, weight: str) -> tuple[float, int] | None:
    """Size and step at which lines have air around them; None where the card is too low."""
    size = 14.0
    while size >= SMALLEST:
        step = pen.line_step(size, 1.3)
        if len(wrapped(pen, rect, text, size, weight)) * step <= rect.height - pen.dp(14):
            return size, step
        size -= 0.5
    return None


def _tight(pen: HudPen, rect: pygame.Rect, text: str, weight: str) -> tuple[float, int]:
    """The largest size and step at which lines fill their card, or the least that can be read."""
    size, least = 14.0, pen.smallest
    while size > least:
        step = pen.line_step(size, LEAST_SPACING)
        if len(wrapped(pen, rect, text, size, weight)) * step <= rect.height - pen.dp(TIGHT):
            break
        size -= 0.5
    return size, pen.line_step(size, LEAST_SPACING)


def lines_from_top(
    pen: HudPen,
    surface: pygame.Surface,
    rect: pygame.Rect,
    text: str,
    color: Color | None = None,
) -> None:
    """A hint from the top of its room; shrunk where it has too many lines, or left out."""
    if not text or not has_room(pen, rect, text):
        return
    size = _filling(pen, rect, text)
    lines = wrapped(pen, rect, text, size)
    step = min(pen.line_step(size), rect.height // len(lines))
    color = color or pen.colors.secondary
    y = rect.y + step / 2
    for line in lines:
        pen.text(surface, line, (rect.x + pen.dp(PADDING), y), size, color=color)
        y += step


def _filling(pen: HudPen, rect: pygame.Rect, text: str) -> float:
    """The size at which lines fit their room, or the smallest."""
    size = HINT
    while (
        size > SMALLEST and len(wrapped(pen, rect, text, size)) * pen.line_step(size) > rect.height
    ):
        size -= 0.5
    return size


def has_room(pen: HudPen, rect: pygame.Rect, text: str) -> bool:
    """Whether lines find room at their smallest."""
    size = _filling(pen, rect, text)
    count = len(wrapped(pen, rect, text, size))
    return not count or rect.height // count >= pen.line_step(size, LEAST_SPACING)


def wrapped(
    pen: HudPen, rect: pygame.Rect, text: str, size: float, weight: str = "regular"
) -> list[str]:
    """The lines of a text that stands in a card."""
    return pen.wrapped(text, rect.width - 2 * pen.dp(PADDING), size, weight)
