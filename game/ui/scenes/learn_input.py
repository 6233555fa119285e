"""Takes what the reader does to the board, to the text that scrolls, or to the keys for both."""

from collections.abc import Callable, Mapping

from game.ui.context import Context
from game.ui.input import LEFT, InputEvent, Key, PointerDown, PointerMove, PointerUp, Wheel
from game.ui.scenes.learn_board import LearnBoard
from game.ui.scenes.learn_reading import Reading
from game.ui.scenes.learn_scroll import STEP_DP
from game.ui.widgets.button import Button
from game.ui.widgets.form import Form

SCREEN = 0.88
"""Of the text's height, for the keys that turn over a screenful."""
TURNERS: Mapping[str, str] = {"left": "previous", "right": "next"}


class LearnInput:
    """The way from events to board and text; what it leaves is for the form."""

    def __init__(
        self,
        context: Context,
        board: LearnBoard,
        reading: Reading,
        show: Callable[[int], None],
    ) -> None:
        self._context = context
        self._board = board
        self._reading = reading
        self._show = show
        self._on_board = False
        """Whether the pointer went down on the board and has not come up yet."""

    def take(self, event: InputEvent, form: Form) -> bool:
        """Whether the event was for board or text; the form gets it otherwise."""
        match event:
            case Key():
                return self._key(event, form)
            case Wheel(dy=dy):
                return self._wheel(event, form, dy)
            case PointerDown():
                return self._press(event, form)
            case PointerMove(_, y):
                if self._on_board:
                    return self._board.handle(event)
                return self._reading.scroller.drag(y)
            case PointerUp(_, y, button) if button == LEFT:
                return self._release(event, y)
        return False

    def let_go(self) -> None:
        """Give up whatever is held."""
        self._on_board = False
        self._board.let_go()
        self._reading.scroller.release()

    # --- pointer -----------------------------------------------------------------------------

    def _press(self, event: PointerDown, form: Form) -> bool:
        x, y = event.x, event.y
        if event.button != LEFT:
            return self._board.handle(event)
        if self._board.contains(x, y):
            form.focus(self._board, ring=False)
            self._on_board = self._board.handle(event)
            return True
        if self._reading.area.viewport.collidepoint(x, y) and not form.covers(x, y):
            form.focus(None)
            self._reading.scroller.press(y)
        return False

    def _release(self, event: PointerUp, y: float) -> bool:
        if self._on_board:
            self._on_board = False
            return self._board.handle(event)
        scroller = self._reading.scroller
        if not scroller.held:
            return False
        if not scroller.release():
            # A click into the text shows the board that it is about.
            self._show(self._reading.board_at(y))
        return True

    def _wheel(self, event: Wheel, form: Form, turned: float) -> bool:
        """The text scrolls wherever the pointer is, but over the contents."""
        others = (area for area in form.scrolls if area is not self._reading.area)
        if any(area.clip.collidepoint(event.x, event.y) for area in others):
            return False
        self.scroll(-turned * self._context.canvas.dp(STEP_DP))
        return True

    def scroll(self, pixels: float) -> None:
        """Scroll the text by so much."""
        self._reading.scroller.by(pixels, at_once=not self._context.animated)

    # --- keyboard ----------------------------------------------------------------------------

    def _key(self, key: Key, form: Form) -> bool:
        """Whether it belongs to the focus or the board, scrolls, or turns the page."""
        if key.name == "escape":
            return self._board.back_out()
        focused = form.focused
        if key.name == "tab" or (focused is not None and focused.wants_text):
            return False
        if focused is not None and focused.key(key):
            form.ring_shown = True
            return True
        if focused is not self._board and self._board.type_key(key):
            return True
        return self._scroll_key(key) or self._turn_key(key, form)

    def _scroll_key(self, key: Key) -> bool:
        area, step = self._reading.area, self._context.canvas.dp(STEP_DP)
        screen = area.viewport.height * SCREEN
        ways = {
            "up": -step,
            "down": step,
            "page up": -screen,
            "page down": screen,
            "space": -screen if key.shift else screen,
            "home": -area.content_height,
            "end": area.content_height,
        }
        if key.name not in ways:
            return False
        self.scroll(ways[key.name])
        return True

    def _turn_key(self, key: Key, form: Form) -> bool:
        button = form.find(TURNERS.get(key.name, ""))
        if isinstance(button, Button):
            button.activate()
        return key.name in TURNERS
