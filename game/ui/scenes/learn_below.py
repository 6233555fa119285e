"""The words under the board: its caption, or what is said there.

That may be a play while it is typed, a refusal, or the answer to a play.
"""

from collections.abc import Iterator
from dataclasses import dataclass

import pygame

from game.learn.contents import PAGES
from game.learn.pages import Figure
from game.ui.board.arrows import Arrows, ArrowStyle
from game.ui.context import Context
from game.ui.scenes.learn_board import LearnBoard
from game.ui.scenes.learn_book import Book
from game.ui.scenes.learn_tried import READER, Doing
from game.ui.text import SMALLEST_PIXELS
from game.ui.theme import Color

SIZE = 15
SMALLEST = 9.5
"""Of the longest caption, where the board can be small enough for that."""
SPACING = 1.35
SIGN = 30
"""Width of the arrow or cross before the words."""
TOP, TOP_LEAST = 12, 4
LAST_LEAST, NARROWER = 0.25, (0.9, 0.8, 0.7, 0.6)
"""A last line shorter than this share of the room is evened out by narrower lines."""


def sentences() -> Iterator[str]:
    """All that any page has to say under its boards, not yet translated."""
    for page in PAGES:
        for block in page.blocks:
            if isinstance(block, Figure):
                yield block.caption
                if block.replies is not None:
                    yield from (*block.replies.plays.values(), block.replies.other)


def room_for_captions(context: Context, width: int) -> int:
    """Height in which every one of them can be read in a width, in small letters if need be."""
    words, dp = context.words, context.canvas.dp
    room = width - dp(SIGN)
    wrapped = (context.text.wrapped(words.t(one), room, SMALLEST) for one in sentences())
    return dp(TOP) + max(map(len, wrapped)) * context.look.line_step(SMALLEST, SPACING)


@dataclass(frozen=True, slots=True)
class Saying:
    """A sentence, its colour, and the sign before it."""

    text: str
    color: Color
    sign: str = ""


class Below:
    """Knows what is to be said at this moment, and paints it."""

    def __init__(self, context: Context, board: LearnBoard, book: Book) -> None:
        self._context = context
        self._board = board
        self._book = book
        self._arrows = Arrows()
        self._reply: Saying | None = None

    def renew(self) -> None:
        """Look up anew what is said to the roll that the reader has played."""
        colors, reply = self._context.theme.colors, self._book.reply(self._context.words)
        self._reply = None
        if reply is not None:
            text, right = reply
            color = colors.text if right is None else colors.good if right else colors.bad
            self._reply = Saying(text, color)

    @property
    def saying(self) -> Saying:
        """What is to be said at this moment."""
        board, words, colors = self._board, self._context.words, self._context.theme.colors
        tried = board.tried
        if board.said:
            return Saying(board.said, colors.warning)
        if board.keys.typed:
            return Saying(board.keys.typed + " _", colors.accent)
        if self._reply is not None and tried.commands.complete:
            return self._reply
        if tried.doing is Doing.TRIED and tried.can_try:
            stuck = tried.no_move()
            if stuck:
                return Saying(stuck, colors.warning)
            if not tried.commands.complete:
                hint = words.t("Drag a checker, or click it and then a lit point.")
                return Saying(hint, colors.secondary)
        shows = tried.illustration.moves and tried.illustration.on_roll is READER
        sign = "arrow" if shows and not board.secret else ""
        return Saying(self._book.caption(words), colors.text, sign)

    def draw(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        """Paint a sentence, and the meaning of the crosses where there is room for it."""
        saying, cross = self.saying, ""
        if self._board.shows_lesson and self._board.tried.illustration.refused:
            cross = self._context.words.t("not allowed")
        context, dp = self._context, self._context.canvas.dp
        look, text = context.look, context.text
        size, left, top = self._fitting(saying, area)
        room, step = area.width - left, look.line_step(size, SPACING)
        x, y = area.x + left, area.y + top
        lines = self._even(saying.text, room, size)
        if left:
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

    def _fitting(self, saying: Saying, area: pygame.Rect) -> tuple[float, int, int]:
        """Size of the letters, and room before and over them; less where there is no room."""
        text, dp = self._context.text, self._context.canvas.dp
        size, left, top = float(SIZE), dp(SIGN) if saying.sign else 0, dp(TOP)
        while self._height(saying.text, area.width - left, size) > area.height - top:
            if text.pixels(size) <= SMALLEST_PIXELS:
                return size, 0, dp(TOP_LEAST)
            size -= 0.5
        return size, left, top

    def _even(self, text: str, room: int, size: float) -> list[str]:
        """Lines that leave no single word for the last, where they can be as few without."""
        lines = self._context.text.wrapped(text, room, size)
        for share in NARROWER:
            narrower = self._context.text.wrapped(text, round(share * room), size)
            last = self._context.text.size(lines[-1], size)[0]
            if last > LAST_LEAST * room or len(narrower) > len(lines):
                break
            lines = narrower
        return lines

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
