"""The book that Learn is: which page is open at which board, what was answered and read."""

import logging
from collections.abc import Iterator

from game.engine.position import Position
from game.i18n import Words
from game.learn.contents import PAGES, page
from game.learn.illustration import FILE, Illustration, LearnDataError, load_illustrations
from game.learn.pages import Figure, Page
from game.ui.context import Context
from game.ui.scenes.learn_text import Shown, boards_of

_log = logging.getLogger(__name__)


class Book:
    """Open at one page; closed, it keeps the place and what was answered."""

    def __init__(self, context: Context) -> None:
        """Open it at the first page that was not read yet."""
        self._context = context
        self._illustrations = _illustrations(context)
        self.has_boards = bool(self._illustrations)
        self._boards: dict[str, tuple[Shown, ...]] = {}
        self.page: Page = PAGES[0]
        self.number = 0
        """Which of the page's boards is shown."""
        self.result: Position | None = None
        """Where the roll that the reader played has led to."""
        self.place: tuple[int, float] = (0, 0.0)
        """Which part of the text is at the top, and how much of it has gone beyond."""
        unread = (one.key for one in PAGES if one.key not in context.settings.pages_read)
        self.turn_to(next(unread, PAGES[0].key))

    def turn_to(self, key: str) -> None:
        """Open it at the beginning of a page."""
        self.page = page(key)
        self.number, self.result = 0, None
        self.place = 0, 0.0
        if key not in self._boards:
            self._boards[key] = boards_of(self.page)

    def show(self, number: int) -> bool:
        """Show another board of the page; true when it is another."""
        if number == self.number or not 0 <= number < len(self.boards):
            return False
        self.number, self.result = number, None
        return True

    @property
    def boards(self) -> tuple[Shown, ...]:
        """The boards of the page."""
        return self._boards[self.page.key]

    @property
    def shown(self) -> Shown | None:
        """The board that is shown; None on a page without any."""
        return self.boards[self.number] if self.boards else None

    @property
    def illustration(self) -> Illustration:
        """What the board shows: the first position where a page says nothing."""
        return self._found(self.shown.block.illustration if self.shown is not None else "")

    @property
    def near(self) -> Iterator[Illustration]:
        """What will be shown soon: the boards of this page, and the first one of the next."""
        after = PAGES[PAGES.index(self.page) + 1 :][:1]
        names = [one.block.illustration for one in self.boards]
        names += [name for page in after for name in page.illustrations[:1]]
        return map(self._found, names)

    def _found(self, name: str) -> Illustration:
        if name not in self._illustrations:
            self._illustrations[name] = Illustration(name, Position.start())
        return self._illustrations[name]

    @property
    def secret(self) -> bool:
        """Whether the board shows a question that waits for its answer."""
        answering = self.shown.answering if self.shown is not None else None
        return answering is not None and answering.given is None

    def caption(self, words: Words) -> str:
        """What stands under the board."""
        block = self.shown.block if self.shown is not None else None
        return words.t(block.caption) if isinstance(block, Figure) else ""

    def played(self, result: Position) -> bool:
        """The reader has played the whole roll; true when that answers a question."""
        self.result = result
        shown = self.shown
        if shown is None or shown.answering is None or not shown.answering.on_board:
            return False
        shown.answering.play(result, self.illustration)
        return True

    def reply(self, words: Words) -> tuple[str, bool | None] | None:
        """What is said to the roll played, and whether it is right where that was asked."""
        shown = self.shown
        if shown is None or self.result is None:
            return None
        if shown.answering is not None:
            verdict = shown.answering.verdict(words)
            given = shown.answering.given
            return None if verdict is None or given is None else (verdict[0], given.right)
        replies = shown.block.replies if isinstance(shown.block, Figure) else None
        if replies is None:
            return None
        return words.t(replies.to(self.result, self.illustration)), None

    def mark_read(self) -> None:
        """The page has been read to its end."""
        read, context = self._context.settings.pages_read, self._context
        if self.page.key not in read:
            context.change_settings(pages_read=(*read, self.page.key))

    def describe(self) -> dict[str, object]:
        """Which page and board are open, what was read, and which answers were right."""
        given = (one.answering.given for one in self.boards if one.answering is not None)
        return {
            "page": self.page.key,
            "shown": self.number,
            "read": list(self._context.settings.pages_read),
            "answers": [None if one is None else one.right for one in given],
        }


def _illustrations(context: Context) -> dict[str, Illustration]:
    """All boards by name; none where their file can't be read."""
    try:
        return load_illustrations(context.services.assets / FILE)
    except LearnDataError as error:
        _log.error("The boards of Learn can't be read: %s", error)
        return {}
