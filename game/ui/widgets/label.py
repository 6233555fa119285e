"""Text and lines that only stand there."""

import pygame

from game.ui.context import Context
from game.ui.theme import Color
from game.ui.widgets.widget import Widget


class Label(Widget):
    """Text that wraps at its width."""

    def __init__(
        self,
        context: Context,
        text: str,
        size: float = 15,
        weight: str = "regular",
        color: Color | None = None,
        *,
        spacing: float = 1.4,
        name: str = "",
    ) -> None:
        super().__init__(context, name)
        self.text = text
        self.size = size
        self.weight = weight
        self.color = color or context.theme.colors.text
        self.spacing = spacing

    def _lines(self, width: int) -> list[str]:
        return self.context.text.wrapped(self.text, width, self.size, self.weight)

    def height_for(self, width: int) -> int:
        """All lines."""
        return len(self._lines(width)) * self.look.line_step(self.size, self.spacing)

    def draw(self, surface: pygame.Surface) -> None:
        """Paints the lines."""
        lines = self._lines(self.rect.width)
        self.look.lines(
            surface, lines, self.rect.topleft, self.size, self.weight, self.color, self.spacing
        )


class Sum(Label):
    """A line whose end, after the equals sign, stands out."""

    def __init__(self, context: Context, text: str, ending: str, size: float = 18) -> None:
        super().__init__(context, f"{text} {ending}", size)
        self.start = text
        self.ending = ending

    def _lines(self, width: int) -> list[str]:
        """The end on a line of its own where all is too long for one."""
        lines = super()._lines(width)
        if len(lines) == 1:
            return lines
        wrapped = self.context.text.wrapped
        return [
            part for text in (self.start, self.ending) for part in wrapped(text, width, self.size)
        ]

    def draw(self, surface: pygame.Surface) -> None:
        """Paints the end in another colour."""
        accent = self.context.theme.colors.accent
        lines = self._lines(self.rect.width)
        if len(lines) > 1:
            at = self.rect.topleft
            y = self.look.lines(surface, lines[:-1], at, self.size, spacing=self.spacing)
            at = self.rect.x, y
            self.look.lines(surface, lines[-1:], at, self.size, "semibold", accent, self.spacing)
            return
        start = self.look.text(surface, self.start, self.rect.midleft, self.size, anchor="midleft")
        at = start.right + self.context.text.size("  ", self.size)[0], self.rect.centery
        self.look.text(surface, self.ending, at, self.size, "semibold", accent, "midleft")


class SectionHead(Widget):
    """A small heading, with an optional remark at the right end of its line."""

    def __init__(self, context: Context, text: str, remark: str = "") -> None:
        super().__init__(context)
        self.text = text
        self.remark = remark

    def height_for(self, width: int) -> int:
        """One line, or two where the remark does not fit beside the heading."""
        return self.look.line_step(14) * (1 if self._fits(width) else 2)

    def _fits(self, width: int) -> bool:
        sizes = (
            self.context.text.size(self.text, 14, "semibold"),
            self.context.text.size(self.remark, 13),
        )
        return sizes[0][0] + sizes[1][0] + self.look.dp(12) <= width

    def draw(self, surface: pygame.Surface) -> None:
        """Paints both."""
        colors = self.context.theme.colors
        step = self.look.line_step(14)
        first = self.rect.y + step // 2
        self.look.text(
            surface, self.text, (self.rect.x, first), 14, "semibold", colors.accent, "midleft"
        )
        if not self.remark:
            return
        if self._fits(self.rect.width):
            at, anchor = (self.rect.right, first), "midright"
        else:
            at, anchor = (self.rect.x, first + step), "midleft"
        size = self.context.text.fit(self.remark, self.rect.width, 13)
        self.look.text(surface, self.remark, at, size, "regular", colors.secondary, anchor)


class Rule(Widget):
    """A hairline across, with room above and below."""

    def height_for(self, width: int) -> int:
        """The line itself."""
        return max(1, self.look.dp(1))

    def draw(self, surface: pygame.Surface) -> None:
        """Paints the line."""
        surface.fill(self.context.theme.colors.hairline, self.rect)
