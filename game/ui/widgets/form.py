"""Brings input to the widgets of a scene: pointer, wheel, keyboard focus, default and cancel."""

from collections.abc import Callable, Sequence

import pygame

from game.ui.context import Context
from game.ui.input import (
    LEFT,
    FocusLost,
    InputEvent,
    Key,
    PointerDown,
    PointerLeft,
    PointerMove,
    PointerUp,
    TextComposed,
    TextTyped,
    Wheel,
)
from game.ui.widgets.button import Button
from game.ui.widgets.choice import Choice
from game.ui.widgets.focus import neighbour
from game.ui.widgets.scroll import ScrollArea
from game.ui.widgets.widget import Widget

REPEAT = 400, 40
"""Milliseconds until a key that is held down in a text field repeats, and between repeats."""


class Form:
    """The widgets of one scene, in the order of the Tab key.

    `default` is what Enter does where the focus is not on a button of its own; `cancel` is Escape.
    The focus ring shows only after a key was used, so that it does not follow the mouse about.
    """

    def __init__(
        self,
        context: Context,
        widgets: Sequence[Widget],
        *,
        scrolls: Sequence[ScrollArea] = (),
        default: Button | None = None,
        cancel: Callable[[], None] | None = None,
    ) -> None:
        self.context = context
        self.scrolls = tuple(scrolls)
        self.fixed = tuple(widgets)
        scrolled = [widget for area in scrolls for widget in area.widgets]
        self.widgets: tuple[Widget, ...] = (*scrolled, *widgets)
        self.default = default
        self.cancel = cancel
        self.focused: Widget | None = None
        self.ring_shown = False
        self._pressed: Widget | None = None
        self._text_on = False

    # What is where

    def find(self, name: str) -> Widget | None:
        """The widget of that name; texts have none and are not found."""
        return next((widget for widget in self.widgets if name and widget.name == name), None)

    def _area(self, widget: Widget) -> ScrollArea | None:
        return next((area for area in self.scrolls if widget in area.widgets), None)

    def covers(self, x: float, y: float) -> bool:
        """Whether something that can be clicked lies there."""
        return self._at(x, y) is not None

    def _at(self, x: float, y: float) -> Widget | None:
        for widget in self.widgets:
            area = self._area(widget)
            visible = area is None or area.clip.collidepoint(x, y)
            if widget.focusable and visible and widget.contains(x, y):
                return widget
        return None

    # Focus

    def focus(self, widget: Widget | None, *, ring: bool | None = None) -> None:
        """Gives a widget the keyboard."""
        if ring is not None:
            self.ring_shown = ring
        if widget is not self.focused:
            if self.focused is not None:
                self.focused.blur()
            self.focused = widget
            if widget is not None:
                widget.focus()
        if widget is not None:
            area = self._area(widget)
            if area is not None:
                area.show(widget)
        self._switch_text_input()

    def _switch_text_input(self) -> None:
        # Only while a field has the focus, or an input method swallows the short-cuts.
        wanted = self.focused is not None and self.focused.wants_text
        if wanted and not self._text_on:
            pygame.key.start_text_input()
            pygame.key.set_repeat(*REPEAT)
        elif self._text_on and not wanted:
            pygame.key.stop_text_input()
            pygame.key.set_repeat()
        self._text_on = wanted

    def handle_pause(self) -> None:
        """Another scene is on top: the form waits with its focus where it is."""
        if self._text_on:
            pygame.key.stop_text_input()
            pygame.key.set_repeat()
        self._text_on = False
        self._let_go()

    def places(self) -> dict[str, tuple[int, int, int, int]]:
        """Where the named widgets are, in pixels: x, y, width, height."""
        return {
            widget.name: (widget.rect.x, widget.rect.y, widget.rect.width, widget.rect.height)
            for widget in self.widgets
            if widget.name
        }

    def choices(self) -> dict[str, dict[str, tuple[int, int, int, int]]]:
        """Where each of several to choose from is, by the names of the widgets and their keys."""
        return {
            widget.name: {key: (*rect,) for key, rect in widget.places().items()}
            for widget in self.widgets
            if isinstance(widget, Choice)
        }

    def close(self) -> None:
        """Leaves the form: text input goes off."""
        self.focus(None)

    def _focus_next(self, step: int) -> None:
        order = [widget for widget in self.widgets if widget.focusable]
        if not order:
            return
        at = order.index(self.focused) if self.focused in order else (-1 if step > 0 else 0)
        self.focus(order[(at + step) % len(order)], ring=True)

    # Input

    def handle(self, event: InputEvent) -> bool:
        """Takes an event; true if the picture has to be drawn again."""
        match event:
            case PointerMove(x, y):
                return self._moved(x, y)
            case PointerLeft():
                return self._hover(None)
            case PointerDown(x, y, button) if button == LEFT:
                for area in self.scrolls if event.touch else ():
                    area.touch(x, y)
                return self._went_down(x, y)
            case PointerUp(x, y, button) if button == LEFT:
                return self._went_up(x, y)
            case Wheel(x, y, turned):
                return self._wheel(x, y, turned)
            case Key():
                return self._key(event)
            case TextTyped(text) if self.focused is not None:
                self.focused.type_text(text)
                return True
            case TextComposed(text) if self.focused is not None:
                self.focused.compose_text(text)
                return True
            case FocusLost():
                return self._let_go()
        return False

    def _wheel(self, x: float, y: float, turned: float) -> bool:
        for area in self.scrolls:
            if area.clip.collidepoint(x, y) or len(self.scrolls) == 1:
                return area.wheel(turned)
        return False

    def _moved(self, x: float, y: float) -> bool:
        if any(area.pan(y) for area in self.scrolls):
            return self._let_go()
        if self._pressed is not None:
            self._pressed.drag(x, y)
            return True
        if any(area.drag(y) for area in self.scrolls):
            return True
        under = self._at(x, y)
        changed = self._hover(under)
        return (under is not None and under.hover(x, y)) or changed

    def _hover(self, under: Widget | None) -> bool:
        changed = False
        for widget in self.widgets:
            over = widget is under
            if widget.hovered != over:
                widget.hovered = over
                changed = True
                if not over:
                    widget.hover(-1, -1)
        return changed

    def _went_down(self, x: float, y: float) -> bool:
        if any(area.press(x, y) for area in self.scrolls):
            return True
        under = self._at(x, y)
        self._hover(under)
        if under is not None:
            self.focus(under, ring=under.wants_text)
            self._pressed = under
            under.pressed = True
            under.press(x, y)
        return under is not None

    def _went_up(self, x: float, y: float) -> bool:
        for area in self.scrolls:
            area.let_go()
        pressed, self._pressed = self._pressed, None
        if pressed is not None:
            pressed.pressed = False
            pressed.release(x, y, inside=pressed.contains(x, y))
        return True

    def _let_go(self) -> bool:
        """A press ends where it was, and does nothing."""
        if self._pressed is not None:
            self._pressed.pressed = False
            self._pressed = None
        return self._hover(None) or True

    def _key(self, key: Key) -> bool:
        if key.name == "escape" and self.cancel is not None:
            self.cancel()
            return True
        if key.name == "tab":
            self._focus_next(-1 if key.shift else 1)
            return True
        default = self.default if key.name in ("return", "enter") else None
        # Where a click has left the focus unseen, Enter does what the default's cap says.
        focused = self.focused if self.ring_shown or default is None else None
        if focused is not None and focused.key(key):
            self.ring_shown = True
            return True
        if default is not None:
            default.activate()
            return True
        if key.name in ("up", "down", "left", "right"):
            self._walk(key.name)
            return True
        return self._page(key.name)

    def _walk(self, way: str) -> None:
        order = [widget for widget in self.widgets if widget.focusable]
        if self.focused is None:
            self._focus_next(1)
            return
        found = neighbour(self.focused, order, way)
        self.focus(found or self.focused, ring=True)

    def _page(self, name: str) -> bool:
        if name not in ("page up", "page down") or not self.scrolls:
            return False
        area = self.scrolls[-1]
        by = area.viewport.height * (-0.9 if name == "page up" else 0.9)
        return area.scroll_to(area.offset + by)

    # Picture

    def draw(self, surface: pygame.Surface) -> None:
        """Paints all widgets and the focus ring."""
        ring = self.focused if self.ring_shown else None
        for area in self.scrolls:
            area.draw(surface, ring if ring in area.widgets else None)
        for widget in self.fixed:
            widget.draw(surface)
        if ring is not None and ring in self.fixed:
            ring.draw_focus(surface)
