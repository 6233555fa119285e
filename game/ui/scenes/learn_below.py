"""Words that no widget carries: the title, and under the board its caption or what is said there.

Under the board also stand a play while it is typed, a refusal, and the answer to a play.
"""

from dataclasses import dataclass

import pygame

from game.ui.board.arrows import Arrows, ArrowStyle
from game.ui.context import Context
from game.ui.scenes.learn_board import LearnBoard
from game.ui.scenes.learn_tried import READER, Doing
from game.ui.theme import Color

SIZE = 15
SMALLEST = 13
SPACING = 1.35
SIGN = 30
"""Width of the arrow or cross before the words."""
TOP = 12
TITLE, TITLE_LEAST = 30, 20


@dataclass(frozen=True, slots=True)
class Saying:
    """A sentence, its colour, and the sign before it."""

    text: str
    color: Color
    sign: str = ""


def saying_of(context: Context, board: LearnBoard, caption: str, reply: Saying | None) -> Saying:
    """What is to be said at this moment."""
    words, colors, tried = context.words, context.theme.colors, board.tried
    if board.said:
        return Saying(board.said, colors.warning)
    if board.keys.typed:
        return Saying(board.keys.typed + " _", colors.accent)
    if reply is not None:
        return reply
    if tried.doing is Doing.TRIED and tried.can_try:
        stuck = tried.no_move()
        if stuck:
            return Saying(stuck, colors.warning)
        if not tried.commands.complete:
            hint = words.t("Drag a checker, or click it and then a lit point.")
            return Saying(hint, colors.secondary)
    shows = tried.illustration.moves and tried.illustration.on_roll is READER
    return Saying(caption, colors.text, "arrow" if shows and not board.secret else "")


class Below:
    """Paints the words under the board."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self._arrows = Arrows()

    def draw(
        self, surface: pygame.Surface, area: pygame.Rect, saying: Saying, *, cross: str
    ) -> None:
        """Paint a sentence, and the meaning of the crosses where there is room for it.

        Args:
            surface: what is painted on.
            area: the room under the board.
            saying: what is said.
            cross: what a cross on the board means; empty where there is none.
        """
        context, dp = self._context, self._context.canvas.dp
        look, text = context.look, context.text
        left = dp(SIGN) if saying.sign else 0
        room = area.width - left
        size: float = SIZE
        while size > SMALLEST and self._height(saying.text, room, size) > area.height - dp(TOP):
            size -= 0.5
        step = look.line_step(size, SPACING)
        x, y = area.x + left, area.y + dp(TOP)
        lines = text.wrapped(saying.text, room, size)
        if saying.sign:
            self._arrow(surface, area.x, y + step // 2)
        look.lines(surface, lines, (x, y), size, "regular", saying.color, SPACING)
        if not cross:
            return
        taken = text.size(lines[0], size)[0] if len(lines) == 1 else room
        wanted = dp(24 + 26) + text.size(cross, size)[0]
        if len(lines) == 1 and taken + wanted <= room:
            at = x + taken + dp(24), y + step // 2
        elif (len(lines) + 1) * step <= area.height - dp(TOP // 2):
            at = area.x, y + len(lines) * step + step // 2
        else:
            return
        color = context.theme.colors.played_arrow
        look.icon(surface, "cross", (at[0] + dp(11), at[1]), 22, color)
        look.text(surface, cross, (at[0] + dp(SIGN), at[1]), size, anchor="midleft")

    def _height(self, text: str, room: int, size: float) -> int:
        lines = self._context.text.wrapped(text, room, size)
        return len(lines) * self._context.look.line_step(size, SPACING)

    def _arrow(self, surface: pygame.Surface, x: int, y: int) -> None:
        """The arrow of the legend."""
        context, dp = self._context, self._context.canvas.dp
        board = context.theme.board
        style = ArrowStyle(
            dp(34), board.hint, 1.0, straight=True, casing=board.hint_casing, casing_opacity=0.9
        )
        list(self._arrows.draw(surface, (x, y), (x + dp(23), y), (x, y), style))


def draw_title(context: Context, surface: pygame.Surface, title: str, room: pygame.Rect) -> None:
    """Paint the title of the page, smaller and then in two lines where it is long."""
    text, look, size = context.text, context.look, float(TITLE)
    while size > TITLE_LEAST and text.size(title, size, "title")[0] > room.width:
        size -= 1
    lines = text.wrapped(title, room.width, size, "title")
    step = look.line_step(size, 1.1)
    y = room.centery - step * (len(lines) - 1) / 2
    for line in lines:
        look.text(surface, line, (room.x, y), size, "title", anchor="midleft")
        y += step
