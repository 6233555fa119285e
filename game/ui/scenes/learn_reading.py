"""The text of the open page, where it is scrolled to, and which board is being read about."""

from itertools import pairwise

import pygame

from game.ui.context import Context
from game.ui.scenes.learn_book import Book
from game.ui.scenes.learn_scroll import Scroller
from game.ui.scenes.learn_text import BoardPill, Column, Touch, column_of, top_of
from game.ui.widgets.layout import column, leaves
from game.ui.widgets.scroll import ScrollArea

ROOM_ABOVE = 16
"""In dp, over what is scrolled to: the end of the text is soft there."""
END_SLACK = 4
"""So many pixels before its end a text counts as read to the end."""


class Reading:
    """Keeps the widgets of the page until there must be others."""

    def __init__(self, context: Context, book: Book, touch: Touch) -> None:
        self._context = context
        self._book = book
        self._touch = touch
        self._column = Column()
        self._made_for: object = None
        self._area: ScrollArea | None = None
        self._language = ""
        self._moved = False
        """Whether the text has been laid out and not scrolled back yet."""
        self.scroller = Scroller()
        self._answered: int | None = None
        self._led_to: float | None = None
        """Where it scrolled by itself, to show what is said to an answer."""

    @property
    def area(self) -> ScrollArea:
        """What scrolls."""
        assert self._area is not None, "laid out before"
        return self._area

    def lay_out(self, room: pygame.Rect) -> ScrollArea:
        """The text in its room; what was at the top of it before stays there."""
        context, book = self._context, self._book
        self._language = context.words.language
        given = tuple(one.answering.given for one in book.boards if one.answering is not None)
        look = context.words.language, context.theme.name, context.canvas.scale
        made_for = book.page.key, given, look, tuple(room)
        if made_for != self._made_for or self._area is None:
            self.remember()
            self._made_for, self._moved = made_for, True
            self._column = column_of(context, book.page, book.boards, self._touch)
            column(self._column.widgets, room.x, room.y, room.width)
            self._area = ScrollArea(context, room, leaves(self._column.widgets))
        for widget in self._area.widgets:
            if isinstance(widget, BoardPill):
                widget.lit = widget.board == book.number
        return self._area

    def break_lines(self, room: pygame.Rect) -> None:
        """Have the lines of the page broken before they are wanted; changes nothing."""
        made = column_of(self._context, self._book.page, self._book.boards, self._touch)
        column(made.widgets, room.x, room.y, room.width)

    def turn(self) -> None:
        """Another page is open."""
        self._made_for, self._area = None, None

    def remember(self) -> None:
        """Let the book keep the place."""
        if self._area is None:
            return
        top = self._area.viewport.top
        for number, (start, end) in enumerate(self._spans()):
            if end > top:
                self._book.place = number, (top - start) / max(1, end - start)
                return

    def scroll_back(self) -> None:
        """Scroll to the place in the book, where the text has been laid out anew."""
        if not self._moved:
            return
        self._moved = False
        number, share = self._book.place
        spans = self._spans()
        if number < len(spans):
            start, end = spans[number]
            self.area.scroll_to(start + share * (end - start) - self.area.viewport.top)
        self.scroller.take(self.area)
        if self._answered is not None:
            self._lead_to(self._answered)
            self._answered = None

    def answered(self, number: int) -> None:
        """An exercise has been answered: what is said to that will have to be seen."""
        self._answered = number

    def _lead_to(self, number: int) -> None:
        """Scroll until all about a board can be seen, or as much of it as there is room for."""
        parts = zip(self._spans(), self._column.boards, strict=True)
        spans = [span for span, board in parts if board == number]
        view, above = self.area.viewport, self._context.canvas.dp(ROOM_ABOVE)
        beyond = min(spans[-1][1] - view.bottom, spans[0][0] - above - view.top)
        if beyond > 0:
            self.scroller.by(beyond, at_once=not self._context.animated)
            self._led_to = self.scroller.goal

    @property
    def led(self) -> bool:
        """Whether it scrolls by itself, so that the board need not follow."""
        return self.scroller.goal == self._led_to

    def _spans(self) -> list[tuple[int, int]]:
        """From where to where each part of the column reaches on the screen."""
        tops = [top_of(part) for part, _ in self._column.widgets]
        bottom = self.area.viewport.top - self.area.offset + self.area.content_height
        return list(pairwise([*tops, bottom]))

    @property
    def board(self) -> int:
        """The board that is being read about: the eye goes down as the end comes nearer."""
        view = self.area.viewport
        share = self.area.offset / self.area.furthest if self.area.furthest else 0.0
        return self.board_at(view.top + share * view.height)

    def board_at(self, y: float) -> int:
        """The board that the text at a height of the screen is about."""
        return self._column.board_at(y)

    @property
    def at_end(self) -> bool:
        """Whether the last line can be seen."""
        return self.area.offset >= self.area.furthest - END_SLACK

    def describe(self) -> dict[str, object]:
        """In which language the text is, where it lies, and how far it is scrolled."""
        area = self.area
        return {
            "language": self._language,
            "text": list(area.viewport),
            "scrolled": area.offset,
            "furthest": area.furthest,
        }
