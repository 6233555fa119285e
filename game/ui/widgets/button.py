"""Buttons: primary, normal and quiet, with lines of detail, a key cap or a chevron."""

from collections.abc import Callable

import pygame

from game.ui.context import Context
from game.ui.input import Key
from game.ui.theme import Color
from game.ui.widgets.look import BUTTON_RADIUS, mixed, opaque
from game.ui.widgets.shapes import BoxStyle
from game.ui.widgets.widget import Widget

NORMAL_HEIGHT = 48
PRIMARY_HEIGHT = 54
PADDING = 22
HOVER_LIGHT = 0.09
PRESS_DARK = 0.16
SMALLEST_SHARE = 0.8
"""Of the usual size of a label, before it takes two lines."""
LABEL_PADDING, LABEL_PADDING_LEAST = 12, 6
"""Beside a label that takes all the room there is, and beside a word that is wider than that."""
READABLE = 0.0
"""Text of no size at all is drawn as small as can be read."""


class Button(Widget):
    """Does one thing when clicked, or when Space or Enter is pressed on it."""

    focusable = True

    def __init__(
        self,
        context: Context,
        name: str,
        label: str,
        action: Callable[[], None],
        *,
        kind: str = "normal",
        details: tuple[str, ...] = (),
        key_cap: str = "",
        chevron: bool = False,
        pill: bool = False,
        remark: str = "",
        enabled: bool = True,
    ) -> None:
        super().__init__(context, name)
        self.label = label
        self.action = action
        self.kind = kind
        self.details = details
        self.key_cap = key_cap
        self.chevron = chevron
        self.pill = pill
        self.remark = remark
        self.enabled = enabled

    @property
    def _label_size(self) -> float:
        if self.pill:
            return 14
        return 19 if self.kind == "primary" else 16

    @property
    def _radius(self) -> float:
        return 18 if self.pill else BUTTON_RADIUS + (2 if self.details else 0)

    @property
    def natural_width(self) -> int:
        """Width in pixels at which the label has room."""
        width = self.context.text.size(self.label, self._label_size, self._weight)[0]
        if self.key_cap:
            width += 2 * (self.context.text.size(self.key_cap, 13)[0] + self.look.dp(18))
        return width + 2 * self.look.dp(16 if self.pill else PADDING)

    @property
    def snug_width(self) -> int:
        """Width in pixels at which the label has room in two lines."""
        return self._in_two_lines(self._label_size) + 2 * self.look.dp(LABEL_PADDING)

    @property
    def least_width(self) -> int:
        """Width in pixels under which it can't be read in two lines any more."""
        return self._in_two_lines(READABLE) + 2 * self.look.dp(LABEL_PADDING_LEAST)

    def _in_two_lines(self, size: float) -> int:
        words = self.label.split(" ")
        halves = ((words[:end], words[end:]) for end in range(1, max(2, len(words))))
        return min(max(self._across(" ".join(half), size) for half in both) for both in halves)

    def _across(self, words: str, size: float) -> int:
        return self.context.text.size(words, size, self._weight)[0]

    @property
    def _weight(self) -> str:
        return "regular" if self.pill else "semibold"

    def height_for(self, width: int) -> int:
        """As designed, more where details wrap."""
        if self.pill:
            return self.look.dp(36)
        if not self.details:
            return self.look.dp(PRIMARY_HEIGHT if self.kind == "primary" else NORMAL_HEIGHT)
        lines = len(self._detail_lines(width))
        return (
            self.look.dp(34) + self.look.line_step(20, 1.3) + lines * self.look.line_step(15, 1.5)
        )

    def _detail_lines(self, width: int) -> list[tuple[str, str]]:
        """Lines with their weight; the last detail is the important one."""
        inner = width - self.look.dp(2 * PADDING + (28 if self.chevron else 0))
        lines: list[tuple[str, str]] = []
        for number, detail in enumerate(self.details):
            weight = "semibold" if number and number == len(self.details) - 1 else "regular"
            lines += [
                (line, weight) for line in self.context.text.wrapped(detail, inner, 15, weight)
            ]
        return lines

    def draw(self, surface: pygame.Surface) -> None:
        """Paints the button as it is: at rest, hovered or pressed."""
        if self.kind == "primary" and self.enabled:
            self.look.shadow(surface, self.rect, radius=self._radius, blur=6, opacity=0.35, drop=2)
        if self.kind != "quiet" or self.hovered or self.pressed:
            self.look.box(surface, self.rect, self._style())
        color = self._text_color()
        if self.details:
            self._draw_details(surface, color)
        else:
            self._draw_label(surface, color)

    def draw_focus(self, surface: pygame.Surface) -> None:
        """Paints the ring with the button's own corners."""
        self.look.focus_ring(surface, self.rect, self._radius)

    def _style(self) -> BoxStyle:
        colors = self.context.theme.colors
        if not self.enabled:
            return self.look.style(
                (0, 0, 0, 0), edge=opaque(colors.button_edge, 0.5), radius=self._radius
            )
        if self.kind == "primary":
            top, bottom = colors.primary_top, colors.primary_bottom
            edge = mixed(top, (255, 255, 255), 0.25)
        elif self.kind == "quiet":
            return self.look.style(opaque(colors.button_top, 0.6), radius=self._radius)
        else:
            top, bottom, edge = colors.button_top, colors.button_bottom, colors.button_edge
        if self.pressed:
            top, bottom = (mixed(color, (0, 0, 0), PRESS_DARK) for color in (top, bottom))
        elif self.hovered:
            top, bottom = (mixed(color, (255, 255, 255), HOVER_LIGHT) for color in (top, bottom))
        return self.look.style(
            top,
            bottom=bottom,
            edge=edge,
            radius=self._radius,
            highlight=0.0 if self.pressed else 0.28,
        )

    def _text_color(self) -> Color:
        colors = self.context.theme.colors
        if self.kind == "primary":
            return colors.on_primary if self.enabled else colors.secondary
        if self.kind == "quiet" and not self.hovered:
            return colors.secondary
        return colors.text

    def _draw_label(self, surface: pygame.Surface, color: Color) -> None:
        inner = self.rect.inflate(-2 * self.look.dp(LABEL_PADDING), 0)
        room = inner.width
        center = self.rect.center
        if self.remark:
            self._draw_with_remark(surface, color)
            return
        if self.key_cap and self._has_room_for_cap(room):
            cap = self.look.key_cap(surface, self.key_cap, inner.midright, color)
            width = self.context.text.size(self.label, self._label_size, self._weight)[0]
            room = cap.left - inner.left - self.look.dp(8)
            if self.rect.centerx + width // 2 > cap.left - self.look.dp(8):
                center = (inner.left + room // 2, self.rect.centery)
        size = self._fitting_size(room)
        if self._in_two_lines(size) > room:
            room = self.rect.width - 2 * self.look.dp(LABEL_PADDING_LEAST)
        lines = self.context.text.wrapped(self.label, room, size, self._weight)
        step = self.look.line_step(size, 1.1)
        y = center[1] - step * (len(lines) - 1) / 2
        for line in lines:
            self.look.text(surface, line, (center[0], y), size, self._weight, color, "center")
            y += step

    def _has_room_for_cap(self, room: int) -> bool:
        """Whether the label can be read beside the key cap; it is the more important."""
        cap = self.context.text.size(self.key_cap, 13)[0] + self.look.dp(12 + 8)
        return room - cap >= self.context.text.widest_word(self.label, READABLE, self._weight)

    def _fitting_size(self, room: int) -> float:
        """A little smaller for one line; two lines where it would have to be much smaller."""
        text, label, weight = self.context.text, self.label, self._weight
        one_line = text.fit(label, room, self._label_size, weight)
        size = text.fit_words(label, room, self._label_size, weight)
        while size > one_line and len(text.wrapped(label, room, size, weight)) > 2:
            size -= 0.5
        in_one = one_line >= size * SMALLEST_SHARE and self._across(label, one_line) <= room
        return one_line if in_one else size

    def _draw_with_remark(self, surface: pygame.Surface, color: Color) -> None:
        """The label at the left, the remark at the right."""
        inner = self.rect.inflate(-2 * self.look.dp(PADDING), 0)
        secondary = self.context.theme.colors.secondary
        taken = self.look.text(
            surface, self.remark, inner.midright, 15, "regular", secondary, "midright"
        ).width
        room = inner.width - taken - self.look.dp(12)
        size = self.context.text.fit(self.label, room, self._label_size, self._weight)
        self.look.text(surface, self.label, inner.midleft, size, self._weight, color, "midleft")

    def _draw_details(self, surface: pygame.Surface, color: Color) -> None:
        x = self.rect.x + self.look.dp(PADDING)
        y = self.rect.y + self.look.dp(15)
        step = self.look.line_step(20, 1.3)
        title = self.rect.width - self.look.dp(2 * PADDING)
        size = self.context.text.fit(self.label, title, 20, "semibold")
        self.look.text(surface, self.label, (x, y + step / 2), size, "semibold", color, "midleft")
        y += step + self.look.dp(2)
        for line, weight in self._detail_lines(self.rect.width):
            step = self.look.line_step(15, 1.5)
            self.look.text(surface, line, (x, y + step / 2), 15, weight, color, "midleft")
            y += step
        if self.chevron:
            at = self.rect.right - self.look.dp(24), self.rect.centery
            self.look.icon(surface, "chevron", at, 24, color)

    def release(self, x: float, y: float, *, inside: bool) -> None:
        """A click is a press and a release on the same button."""
        if inside:
            self.activate()

    def key(self, key: Key) -> bool:
        """Space and Enter press it."""
        if key.name in ("space", "return", "enter"):
            self.activate()
            return True
        return False

    def activate(self) -> None:
        """Does what the button is for, unless it can't be used now."""
        if not self.enabled:
            return
        self.context.sounds.play("button")
        self.action()
