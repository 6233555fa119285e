"""A switch with its words; the whole row is the target."""

from collections.abc import Callable

import pygame

from game.ui.context import Context
from game.ui.input import Key
from game.ui.widgets.look import mixed, opaque
from game.ui.widgets.widget import Widget

SWITCH = (46, 26)
KNOB = 20
ROW = 44


class Toggle(Widget):
    """On or off, with a label and an optional hint under it; it may only show how things are."""

    def __init__(
        self,
        context: Context,
        name: str,
        label: str,
        value: bool,
        on_change: Callable[[bool], None],
        *,
        hint: str = "",
        enabled: bool = True,
    ) -> None:
        super().__init__(context, name)
        self.label = label
        self.value = value
        self.on_change = on_change
        self.hint = hint
        self.focusable = enabled

    def _lines(self, width: int) -> tuple[list[str], list[str]]:
        room = width - self.look.dp(SWITCH[0] + 16)
        wrapped = self.context.text.wrapped
        return wrapped(self.label, room, 16), wrapped(self.hint, room, 13) if self.hint else []

    def height_for(self, width: int) -> int:
        """Label and hint, but never less than a finger needs."""
        label, hint = self._lines(width)
        text = len(label) * self.look.line_step(16) + len(hint) * self.look.line_step(13, 1.45)
        return max(self.look.dp(ROW), text + self.look.dp(4))

    def draw(self, surface: pygame.Surface) -> None:
        """Paints words and switch."""
        label, hint = self._lines(self.rect.width)
        text = len(label) * self.look.line_step(16) + len(hint) * self.look.line_step(13, 1.45)
        y = self.rect.y + (self.rect.height - text) // 2
        colors = self.context.theme.colors
        color = colors.text if self.focusable else colors.secondary
        y = self.look.lines(surface, label, (self.rect.x, y), 16, color=color)
        self.look.lines(surface, hint, (self.rect.x, y), 13, "regular", colors.secondary, 1.45)
        self._draw_switch(surface)

    def _draw_switch(self, surface: pygame.Surface) -> None:
        colors = self.context.theme.colors
        rect = pygame.Rect(0, 0, *(self.look.dp(size) for size in SWITCH))
        rect.midright = self.rect.midright
        if self.value and self.focusable:
            top, bottom, edge = colors.primary_top, colors.primary_bottom, colors.accent
            knob = colors.knob
        else:
            top = bottom = colors.sunken
            edge, knob = colors.button_edge, colors.secondary
        if self.hovered:
            top, bottom = (mixed(color, (255, 255, 255), 0.08) for color in (top, bottom))
        style = self.look.style(top, bottom=bottom, edge=edge, radius=SWITCH[1] / 2)
        self.look.box(surface, rect, style)
        size = self.look.dp(KNOB)
        inset = (rect.height - size) // 2
        disc = pygame.Rect(0, rect.y + inset, size, size)
        disc.x = rect.right - inset - size if self.value else rect.x + inset
        self.look.shadow(surface, disc, radius=KNOB / 2, blur=2, opacity=0.3, drop=1)
        self.look.box(surface, disc, self.look.style(opaque(knob), radius=KNOB / 2))

    def draw_focus(self, surface: pygame.Surface) -> None:
        """Paints the ring around the row."""
        self.look.focus_ring(surface, self.rect, 6)

    def release(self, x: float, y: float, *, inside: bool) -> None:
        """A click on the row turns the switch."""
        if inside:
            self.turn()

    def key(self, key: Key) -> bool:
        """Space turns it."""
        if key.name == "space":
            self.turn()
            return True
        return False

    def turn(self) -> None:
        """Changes the value."""
        self.value = not self.value
        self.context.sounds.play("button")
        self.on_change(self.value)
