"""Learn: pages to read with a board to play on; the contents at the left where there is room.

What the pages say is in `game.learn`, which of them is open in `learn_book`. The text scrolls; one
board stands beside it and shows what is being read about.
"""

from collections.abc import Iterator, Sequence
from functools import partial

import pygame

from game.engine.position import Position
from game.ui.board.painter import run
from game.ui.board.ready import dice_and_cube_in_steps, pieces_in_steps
from game.ui.boards import Boards
from game.ui.context import Context
from game.ui.input import FocusLost, InputEvent, PointerLeft, PointerMove
from game.ui.scenes.learn_ahead import Ahead
from game.ui.scenes.learn_below import Below
from game.ui.scenes.learn_board import LearnBoard
from game.ui.scenes.learn_book import Book
from game.ui.scenes.learn_foot import doing_buttons, turning_buttons, wishes_of
from game.ui.scenes.learn_head import draw_brand, draw_title
from game.ui.scenes.learn_input import LearnInput
from game.ui.scenes.learn_layout import Places, board_in, places
from game.ui.scenes.learn_parts import Contents, head_buttons
from game.ui.scenes.learn_picks import choose_language, open_contents
from game.ui.scenes.learn_reading import Reading
from game.ui.scenes.learn_text import Touch
from game.ui.scenes.panel import PanelScene
from game.ui.widgets.form import Form
from game.ui.widgets.widget import Widget


class LearnScene(PanelScene):
    """The pages over whatever scene they were opened from."""

    name = "learn"

    def __init__(self, context: Context, book: Book) -> None:
        super().__init__(context)
        self.book = book
        self.board = LearnBoard(context, self._played)
        touch = Touch(self.show, self._answered, self._again)
        self.reading = Reading(context, self.book, touch)
        self._input = LearnInput(context, self.board, self.reading, self.show)
        self._contents = Contents(context, self.turn_to)
        self._ahead = Ahead(self.board)
        self._below = Below(context, self.board, book)
        self._places: Places | None = None
        self._title = pygame.Rect(0, 0, 0, 0)
        self._built_for: object = None
        self._offset = 0
        self._wanted = book.number
        """The board that is read about; it is shown as soon as it is ready."""
        self._show_board()

    # --- places and widgets -------------------------------------------------------------------

    @property
    def _at(self) -> Places:
        assert self._places is not None, "laid out before"
        return self._places

    def panel_rect(self) -> pygame.Rect:
        """Nearly the whole window."""
        canvas = self.context.canvas
        found = places(*canvas.size, canvas.dp, wishes_of(self.context))
        board = board_in(found.board, canvas.scale).rect
        found.below.top = round(board.y + board.h)
        self._places = found
        return found.panel

    def build(self) -> Form:
        """Contents, head, text, and the buttons under it and under the board."""
        context, at = self.context, self._at
        heads, self._title = head_buttons(context, at, self._choose_language, self._open_contents)
        turning = turning_buttons(context, at, self.book.page, self.turn_to)
        doing = doing_buttons(context, at, self.board)
        text = self.reading.lay_out(at.text)
        scrolls = [text]
        if at.contents is not None:
            scrolls.insert(0, self._contents.lay_out(at.contents, self.book.page.key))
        return Form(
            context,
            (*heads, self.board, *turning, *doing),
            scrolls=scrolls,
            default=next((one for one in turning if one.name == "next"), None),
            cancel=self.context.director.pop,
        )

    def renew_form(self) -> None:
        """Makes the widgets anew; what is being read stays where it is."""
        self._built_for = self._looks
        self._below.renew()
        super().renew_form()

    def scroll_back(self, offsets: Sequence[int]) -> None:
        """The text goes to what was being read."""
        self.reading.scroll_back()
        self._offset = self.reading.area.offset

    def first_focus(self) -> Widget | None:
        """Nothing has the keyboard until it is used: its keys scroll the text."""
        return None

    @property
    def _looks(self) -> object:
        """All that decides which widgets there are, beside the window."""
        book, tried = self.book, self.board.tried
        read = self.context.settings.pages_read
        given = tuple(one.answering.given for one in book.boards if one.answering is not None)
        return book.page.key, book.number, given, tried.doing, tried.touched, book.secret, read

    # --- picture ------------------------------------------------------------------------------

    def paint(self, picture: pygame.Surface) -> None:
        """The word Learn, the line beside the contents, and the empty board."""
        draw_brand(self.context, picture, self._at)
        geometry = board_in(self._at.board, self.context.canvas.scale)
        run(self.context.boards.painter.lay_in_steps(picture, geometry))
        self.board.lay_out(geometry, picture)
        self._ahead.begin(self.book.near)

    def prepare(self, boards: Boards) -> Iterator[None]:
        """Breaks the lines, makes the pictures of the board and of what lies on it at first."""
        canvas = self.context.canvas
        found = places(*canvas.size, canvas.dp, wishes_of(self.context))
        self.reading.break_lines(found.text)
        yield
        geometry = board_in(found.board, canvas.scale)
        yield from boards.painter.board_in_steps(geometry)
        yield from pieces_in_steps(boards, geometry)
        yield from dice_and_cube_in_steps(boards, geometry, self.board.tried.view)

    def draw(self, surface: pygame.Surface) -> None:
        """Paints the board, the words and the widgets."""
        self.board.draw_ground(surface)
        title = self.context.words.t(self.book.page.title)
        draw_title(self.context, surface, title, self._title)
        self._below.draw(surface, self._at.below)
        self.draw_widgets(surface)

    # --- time and input -----------------------------------------------------------------------

    def handle(self, event: InputEvent) -> None:
        """Board and text come first, then the widgets."""
        if isinstance(event, FocusLost):
            self._input.let_go()
        elif isinstance(event, PointerLeft):
            self.board.hand.look_away()
        used = self._input.take(event, self.form)
        if not used:
            used = self.form.handle(event)
            if isinstance(event, PointerMove):
                used = self.board.handle(event) or used
        self.dirty = self.dirty or used
        self._catch_up()

    def update(self, seconds: float) -> None:
        """Lets the text scroll on and the checkers fly."""
        moved = self.reading.scroller.advance(seconds)
        flown = self.board.advance(seconds)
        self.dirty = self.dirty or moved or flown
        self._go_ahead()
        self._catch_up()

    def _go_ahead(self) -> None:
        """Shows the board that is wanted, or goes on making boards ready."""
        if self._wanted != self.book.number:
            name = self.book.boards[self._wanted].block.illustration
            if self._ahead.is_ready(name):
                self.show(self._wanted)
            else:
                self._ahead.work(name)
        elif self.still:
            self._ahead.work()

    def _catch_up(self) -> None:
        """The board follows the text, and the buttons follow both."""
        offset = self.reading.area.offset
        if offset != self._offset:
            self._offset = offset
            if not self.reading.led:
                self._wanted = self.reading.board
        if self._looks != self._built_for:
            self.renew_form()
            self.dirty = True

    @property
    def rest(self) -> float:
        """Seconds until the next update is needed."""
        return super().rest if self.still and not self._ahead.busy else 0.0

    @property
    def still(self) -> bool:
        """Whether everything has come to rest, though boards may be made ready unseen."""
        moving = self.board.restless or self.reading.scroller.restless
        return not (self.dirty or moving or self._wanted != self.book.number)

    # --- what is done -------------------------------------------------------------------------

    def turn_to(self, key: str) -> None:
        """Open another page."""
        self._mark_read()
        self.book.turn_to(key)
        self.reading.turn()
        self._offset = self._wanted = 0
        self._show_board()
        self._ahead.begin(self.book.near)
        self.renew_form()
        self.dirty = True

    def enter(self) -> None:
        """Says so where the boards are missing."""
        if not self.book.has_boards:
            notice = self.context.words.t("The boards of these pages can’t be read.")
            self.context.notice(notice)

    def leave(self) -> None:
        """The book keeps the place."""
        super().leave()
        self._mark_read()
        self.reading.remember()

    def _mark_read(self) -> None:
        if self.reading.at_end:
            self.book.mark_read()

    def show(self, number: int) -> None:
        """Show one of the page's boards."""
        if self.board.hand.held is None and self.book.show(number):
            self._show_board()
        self._wanted = self.book.number

    def _show_board(self) -> None:
        shown, book = self.book.shown, self.book
        answering = shown.answering if shown is not None else None
        to_play = answering is not None and answering.on_board
        self.board.show(book.illustration, secret=book.secret, playable=to_play)
        if to_play and book.secret:
            self.board.tried.begin()

    def _played(self, result: Position) -> None:
        """The reader has played the whole roll."""
        if self.book.played(result):
            self.reading.answered(self.book.number)
        self.board.secret = self.book.secret
        self._below.renew()

    def _answered(self, number: int) -> None:
        """An exercise has been answered with a text or a number."""
        self.show(number)
        self.reading.answered(number)
        self.board.secret = self.book.secret
        self.dirty = True

    def _again(self, number: int) -> None:
        """Let the reader try an exercise again."""
        answering = self.book.boards[number].answering
        if answering is None:
            return
        answering.forget()
        self.show(number)
        self.board.secret = True
        if answering.on_board:
            self.board.tried.begin()

    def _choose_language(self) -> None:
        choose_language(self.context, partial(self._anchor, "language"))

    def _open_contents(self) -> None:
        here = self.book.page.key
        open_contents(self.context, partial(self._anchor, "contents"), here, self.turn_to)

    def _anchor(self, name: str) -> pygame.Rect:
        """Where the button lies from which a list drops down."""
        button = self.form.find(name)
        return button.rect if button is not None else self._at.head

    def describe(self) -> dict[str, object]:
        """Where things are, which page is open, and the board as it is shown."""
        return {
            **super().describe(),
            **self.board.describe(),
            **self.book.describe(),
            **self.reading.describe(),
            "saying": self._below.saying.text,
        }
