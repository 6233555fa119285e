"""What stands over the columns of Learn: the word itself with the line beside it, and the title."""

import pygame

from game.ui.context import Context
from game.ui.scenes.learn_layout import Places
from game.ui.text import SMALLEST_PIXELS

BRAND = 34
TITLE, TITLE_LEAST = 30, 20
"""Smaller only where a word is wider than the room, or two lines are not enough."""


def draw_brand(context: Context, picture: pygame.Surface, places: Places) -> None:
    """Paint the word over the contents and the line beside them, where they have a column."""
    if places.contents is None or places.rule is None:
        return
    dp, colors = context.canvas.dp, context.theme.colors
    word, room = context.words.t("Learn"), places.contents.width - dp(16)
    size = context.text.fit(word, room, BRAND, "title")
    spot = places.contents.x + dp(12), places.head.y + dp(21)
    context.look.text(picture, word, spot, size, "title", colors.accent, "midleft")
    panel = places.panel
    line = pygame.Rect(places.rule, panel.y + dp(20), 1, panel.height - dp(40))
    picture.fill(colors.hairline, line)


def draw_title(context: Context, surface: pygame.Surface, title: str, room: pygame.Rect) -> None:
    """Paint the title of the page, smaller and then in two lines where it is long."""
    look, size = context.look, title_size(context, title, room.width)
    lines = context.text.wrapped(title, room.width, size, "title")
    step = look.line_step(size, 1.1)
    y = room.centery - step * (len(lines) - 1) / 2
    for line in lines:
        look.text(surface, line, (room.x, y), size, "title", anchor="midleft")
        y += step


def title_size(context: Context, title: str, room: int) -> float:
    """The size in dp at which a title is read best in a width."""
    text, size = context.text, float(TITLE)
    while size > TITLE_LEAST and text.size(title, size, "title")[0] > room:
        size -= 1
    while text.pixels(size) > SMALLEST_PIXELS and (
        len(text.wrapped(title, room, size, "title")) > 2
        or text.widest_word(title, size, "title") > room
    ):
        size -= 1
    return size
