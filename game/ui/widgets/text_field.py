"""One line of text that the player types."""

import unicodedata
from collections.abc import Callable

import pygame

from game.ui.context import Context
from game.ui.input import Key
from game.ui.widgets.layout import label_column
from game.ui.widgets.look import BUTTON_RADIUS
from game.ui.widgets.widget import Widget

HEIGHT = 44
PADDING = 14


class TextField(Widget):
    """Text with a caret; what an input method composes is shown underlined."""

    focusable = True

    def __init__(
        self,
        context: Context,
        name: str,
        text: str,
        on_change: Callable[[str], None],
        *,
        label: str = "",
        placeholder: str = "",
        longest: int = 64,
    ) -> None:
        super().__init__(context, name)
        self.text = text
        self.on_change = on_change
        self.label = label
        self.placeholder = placeholder
        self.longest = longest
        self.caret = len(text)
        self.composed = ""

    @property
    def wants_text(self) -> bool:
        """A field is what text input is for."""
        return True

    def _label_room(self, width: int) -> int:
        return self.look.dp(label_column(width / self.look.dp(1.0)))

    def _label_above(self, width: int) -> bool:
        room = self._label_room(width) - self.look.dp(12)
        wide = self.context.text.size(self.label, 16)[0] > room
        return bool(self.label) and (wide or width < self.look.dp(420))

    def height_for(self, width: int) -> int:
        """One row, two where the label stands above."""
        above = self.look.line_step(16) + self.look.dp(4) if self._label_above(width) else 0
        return self.look.dp(HEIGHT) + above

    @property
    def box(self) -> pygame.Rect:
        """Where the sunken box lies."""
        height = self.look.dp(HEIGHT)
        beside = bool(self.label) and not self._label_above(self.rect.width)
        left = self._label_room(self.rect.width) if beside else 0
        top = self.rect.bottom - height
        return pygame.Rect(self.rect.x + left, top, self.rect.width - left, height)

    def draw(self, surface: pygame.Surface) -> None:
        """Paints label, box, text and caret."""
        colors = self.context.theme.colors
        box = self.box
        if self.label:
            above = self._label_above(self.rect.width)
            y = self.rect.y + self.look.line_step(16) / 2 if above else box.centery
            self.look.text(surface, self.label, (self.rect.x, y), 16, anchor="midleft")
        edge = colors.button_edge if self.hovered or self.focused else colors.hairline
        style = self.look.style(colors.sunken, edge=edge, radius=BUTTON_RADIUS)
        self.look.box(surface, box, style)
        inner = box.inflate(-2 * self.look.dp(PADDING), -self.look.dp(8))
        clip = surface.get_clip()
        surface.set_clip(inner.clip(clip))
        self._draw_text(surface, inner)
        surface.set_clip(clip)

    def _draw_text(self, surface: pygame.Surface, inner: pygame.Rect) -> None:
        colors = self.context.theme.colors
        shown = self.text[: self.caret] + self.composed + self.text[self.caret :]
        if not shown and not self.focused:
            at = inner.x, inner.centery
            size = self.context.text.fit(self.placeholder, inner.width, 15)
            self.look.text(
                surface, self.placeholder, at, size, "regular", colors.secondary, "midleft"
            )
            return
        measure = self.context.text.size
        start = measure(self.text[: self.caret], 16)[0] if self.caret else 0
        end = measure(self.text[: self.caret] + self.composed, 16)[0] if shown else 0
        x = inner.x - max(0, end - inner.width + self.look.dp(2))
        if shown:
            self.look.text(surface, shown, (x, inner.centery), 16, anchor="midleft")
        thick = max(1, self.look.dp(1.5))
        low = inner.centery + self.look.line_step(16, 0.62)
        if self.composed:
            surface.fill(colors.accent, (x + start, low - thick, end - start, thick))
        if self.focused:
            height = self.look.line_step(16, 1.25)
            caret = pygame.Rect(x + end, inner.centery - height // 2, thick, height)
            surface.fill(colors.accent, caret)

    def draw_focus(self, surface: pygame.Surface) -> None:
        """Paints the ring around the box."""
        self.look.focus_ring(surface, self.box)

    def blur(self) -> None:
        """Loses the keyboard, and with it what was being composed."""
        super().blur()
        self.composed = ""

    def press(self, x: float, y: float) -> None:
        """Puts the caret where the pointer is."""
        inner = self.box.x + self.look.dp(PADDING)
        measure = self.context.text.size
        places = [measure(self.text[:at], 16)[0] if at else 0 for at in range(len(self.text) + 1)]
        self.caret = min(range(len(places)), key=lambda at: abs(inner + places[at] - x))

    def type_text(self, text: str) -> None:
        """Puts text in at the caret."""
        self.composed = ""
        whole = self.text[: self.caret] + _printable(text) + self.text[self.caret :]
        after = len(self.text) - self.caret
        whole = unicodedata.normalize("NFC", whole)
        if len(whole) <= self.longest:
            self._change(whole, max(0, len(whole) - after))

    def compose_text(self, text: str) -> None:
        """Shows what an input method is composing."""
        self.composed = _printable(text)

    def key(self, key: Key) -> bool:
        """Moves the caret and deletes."""
        at = self.caret
        match key.name:
            case "left":
                self.caret = max(0, at - 1)
            case "right":
                self.caret = min(len(self.text), at + 1)
            case "home":
                self.caret = 0
            case "end":
                self.caret = len(self.text)
            case "backspace":
                self._change(self.text[: max(0, at - 1)] + self.text[at:], max(0, at - 1))
            case "delete":
                self._change(self.text[:at] + self.text[at + 1 :], at)
            case "v" if key.ctrl:
                self.type_text(self.context.pasted())
            case _:
                # Letters arrive as typed text; their keys mean nothing else here.
                return len(key.text) == 1 and key.text.isprintable() and not key.ctrl
        return True

    def _change(self, text: str, caret: int) -> None:
        self.caret = caret
        if text != self.text:
            self.text = text
            self.on_change(text)


def _printable(text: str) -> str:
    return "".join(char for char in text if char.isprintable())
