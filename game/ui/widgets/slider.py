"""A value on a line, with its label and figure."""

from collections.abc import Callable

import pygame

from game.ui.context import Context
from game.ui.input import Key
from game.ui.widgets.look import mixed
from game.ui.widgets.widget import Widget

HEIGHT = 44
LABEL_WIDTH = 170
FIGURE_WIDTH = 78
LINE = 6
KNOB = 22
KNOB_EDGE = 3
"""In dp, whatever the theme's lines are."""
PAGE_STEPS = 5


class Slider(Widget):
    """A whole number between two limits, in steps.

    `on_change` hears of every change; `on_done` once when the pointer lets go or a key was used.
    """

    focusable = True

    def __init__(
        self,
        context: Context,
        name: str,
        label: str,
        value: int,
        on_change: Callable[[int], None],
        *,
        limits: tuple[int, int] = (0, 100),
        step: int = 5,
        on_done: Callable[[int], None] | None = None,
    ) -> None:
        super().__init__(context, name)
        self.label = label
        self.value = value
        self.on_change = on_change
        self.on_done = on_done
        self.limits = limits
        self.step = step

    def _label_above(self, width: int) -> bool:
        label = self.context.text.size(self.label, 16)[0]
        return label > self.look.dp(LABEL_WIDTH - 12) or width < self.look.dp(420)

    def height_for(self, width: int) -> int:
        """One row, two where the label stands above."""
        return self.look.dp(HEIGHT) + (self.look.line_step(16) if self._label_above(width) else 0)

    @property
    def line(self) -> pygame.Rect:
        """The part that the knob runs along."""
        above = self._label_above(self.rect.width)
        left = self.rect.x + (self.look.dp(KNOB / 2) if above else self.look.dp(LABEL_WIDTH))
        right = self.rect.right - self.look.dp(FIGURE_WIDTH)
        height = self.look.dp(LINE)
        y = self.rect.bottom - self.look.dp(HEIGHT / 2) - height // 2
        return pygame.Rect(left, y, max(1, right - left), height)

    def draw(self, surface: pygame.Surface) -> None:
        """Paints label, line, knob and figure."""
        colors = self.context.theme.colors
        line = self.line
        above = self._label_above(self.rect.width)
        y = self.rect.y + self.look.line_step(16) / 2 if above else line.centery
        self.look.text(surface, self.label, (self.rect.x, y), 16, anchor="midleft")
        figure = self.context.words.percent(self.value)
        self.look.text(surface, figure, (self.rect.right, line.centery), 16, anchor="midright")
        sunken = self.look.style(colors.sunken, edge=colors.hairline, radius=LINE / 2)
        self.look.box(surface, line, sunken)
        knob = self._knob()
        filled = pygame.Rect(line.x, line.y, knob.centerx - line.x, line.height)
        self.look.box(surface, filled, self.look.style(colors.primary_top, radius=LINE / 2))
        self.look.shadow(surface, knob, radius=KNOB / 2, blur=3, opacity=0.4, drop=1)
        color = mixed(colors.knob, (255, 255, 255), 0.5) if self.hovered else colors.knob
        edge = KNOB_EDGE / self.context.theme.line_weight
        style = self.look.style(color, edge=colors.primary_top, radius=KNOB / 2, edge_width=edge)
        self.look.box(surface, knob, style)

    def _knob(self) -> pygame.Rect:
        low, high = self.limits
        line = self.line
        size = self.look.dp(KNOB)
        rect = pygame.Rect(0, 0, size, size)
        x = line.x + line.width * (self.value - low) / (high - low)
        rect.center = round(x), line.centery
        return rect

    def draw_focus(self, surface: pygame.Surface) -> None:
        """Paints the ring around the row."""
        self.look.focus_ring(surface, self.rect, 6)

    def press(self, x: float, y: float) -> None:
        """The knob jumps to the pointer."""
        self.drag(x, y)

    def drag(self, x: float, y: float) -> None:
        """The knob follows the pointer."""
        low, high = self.limits
        line = self.line
        share = min(1.0, max(0.0, (x - line.x) / line.width))
        self._set(low + round((high - low) * share / self.step) * self.step)

    def release(self, x: float, y: float, *, inside: bool) -> None:
        """The value stands."""
        self._done()

    def key(self, key: Key) -> bool:
        """Left and right by a step, page keys by more, Home and End to the limits."""
        low, high = self.limits
        steps = {"left": -1, "right": 1, "page down": -PAGE_STEPS, "page up": PAGE_STEPS}
        if key.name in steps:
            self._set(self.value + steps[key.name] * self.step)
        elif key.name in ("home", "end"):
            self._set(low if key.name == "home" else high)
        else:
            return False
        self._done()
        return True

    def _set(self, value: int) -> None:
        value = min(self.limits[1], max(self.limits[0], value))
        if value != self.value:
            self.value = value
            self.on_change(value)

    def _done(self) -> None:
        if self.on_done is not None:
            self.on_done(self.value)
