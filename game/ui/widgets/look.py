"""The brush of the widgets: boxes, shadows, signs and text in the theme's colours."""

import pygame

from game.ui.canvas import Canvas
from game.ui.text import TextPainter
from game.ui.theme import Color, Theme
from game.ui.widgets.icons import Icons
from game.ui.widgets.shapes import CLEAR, BoxStyle, Rgba, Shapes

HAIRLINE = 1
FOCUS_GAP = 4
FOCUS_WIDTH = 2
CARD_RADIUS = 12
BUTTON_RADIUS = 10
CAP_FILL = 0.18
"""Opacity of what lies under the name of a key."""
LIGHT_FROM = 384
"""A colour whose parts together are more than this is taken for a light one."""


def opaque(color: Color, opacity: float = 1.0) -> Rgba:
    """A colour with an opacity of 0..1."""
    return (*color, round(opacity * 255))


def mixed(first: Color, second: Color, share: float) -> Color:
    """A colour between two; `share` 1 is the second."""
    red, green, blue = (round(a + (b - a) * share) for a, b in zip(first, second, strict=True))
    return red, green, blue


def cap_fill(text: Color) -> tuple[Color, float]:
    """What the name of a key stands on, and its opacity: it never comes nearer to the text."""
    return ((0, 0, 0) if sum(text) > LIGHT_FROM else (255, 255, 255)), CAP_FILL


class Look:
    """Draws the parts that widgets are made of."""

    def __init__(self, canvas: Canvas, theme: Theme, text: TextPainter) -> None:
        self.canvas = canvas
        self.theme = theme
        self.painter = text
        self.shapes = Shapes()
        self.icons = Icons()

    def dp(self, units: float) -> int:
        """Design units as pixels."""
        return self.canvas.dp(units)

    def box(self, surface: pygame.Surface, rect: pygame.Rect, style: BoxStyle) -> None:
        """Draws a rounded box."""
        if rect.width > 0 and rect.height > 0:
            surface.blit(self.shapes.box(rect.width, rect.height, style), rect)

    def style(
        self,
        fill: Color | Rgba,
        *,
        bottom: Color | Rgba | None = None,
        edge: Color | Rgba = CLEAR,
        radius: float = CARD_RADIUS,
        edge_width: float = HAIRLINE,
        highlight: float = 0.0,
    ) -> BoxStyle:
        """A box style from sizes in dp."""
        top = _rgba(fill)
        return BoxStyle(
            self.dp(radius),
            top,
            _rgba(bottom) if bottom is not None else top,
            _rgba(edge),
            max(1, self.dp(edge_width * self.theme.line_weight)),
            highlight * self.theme.gloss,
        )

    def shadow(
        self,
        surface: pygame.Surface,
        rect: pygame.Rect,
        *,
        radius: float,
        blur: float,
        opacity: float,
        drop: float = 0,
    ) -> None:
        """Draws the soft shadow that a box throws, in themes that have any; sizes in dp."""
        if not self.theme.halftones:
            return
        blur_pixels = self.dp(blur)
        picture = self.shapes.shadow(rect.width, rect.height, self.dp(radius), blur_pixels, opacity)
        surface.blit(picture, (rect.x - blur_pixels, rect.y - blur_pixels + self.dp(drop)))

    def focus_ring(
        self, surface: pygame.Surface, rect: pygame.Rect, radius: float = BUTTON_RADIUS
    ) -> None:
        """Draws the ring around the control that has the keyboard."""
        gap = self.dp(FOCUS_GAP)
        style = self.style(
            CLEAR,
            edge=self.theme.colors.accent,
            radius=radius + FOCUS_GAP,
            edge_width=FOCUS_WIDTH,
        )
        self.box(surface, rect.inflate(2 * gap, 2 * gap), style)

    def icon(
        self, surface: pygame.Surface, name: str, center: tuple[int, int], size: float, color: Color
    ) -> None:
        """Draws a sign of a size in dp around a place."""
        picture = self.icons.get(name, self.dp(size), color)
        surface.blit(picture, picture.get_rect(center=center))

    def text(
        self,
        surface: pygame.Surface,
        text: str,
        at: tuple[float, float],
        size: float,
        weight: str = "regular",
        color: Color | None = None,
        anchor: str = "topleft",
    ) -> pygame.Rect:
        """Draws one line; `anchor` names the part of it that lies at the place."""
        if color is None:
            color = self.theme.colors.text
        picture = self.painter.surface(text, size, weight, color)
        rect = picture.get_rect(**{anchor: (round(at[0]), round(at[1]))})
        surface.blit(picture, rect)
        return rect

    def lines(
        self,
        surface: pygame.Surface,
        lines: list[str],
        at: tuple[int, int],
        size: float,
        weight: str = "regular",
        color: Color | None = None,
        spacing: float = 1.4,
    ) -> int:
        """Draws lines under each other from the left and returns where the next would begin."""
        step = self.line_step(size, spacing)
        y = at[1]
        for line in lines:
            # Whole pixels: halves would be rounded to even ones, now up and now down.
            self.text(surface, line, (at[0], y + step // 2), size, weight, color, "midleft")
            y += step
        return y

    def line_step(self, size: float, spacing: float = 1.4) -> int:
        """Pixels from line to line."""
        return round(self.painter.pixels(size) * spacing)

    def key_cap(
        self, surface: pygame.Surface, text: str, midright: tuple[int, int], color: Color
    ) -> pygame.Rect:
        """Draws the name of a key in a small outlined box; returns where."""
        width, height = self.painter.size(text, 13)
        rect = pygame.Rect(0, 0, width + self.dp(12), height + self.dp(4))
        rect.midright = midright
        style = self.style(opaque(*cap_fill(color)), edge=opaque(color, 0.55), radius=5)
        self.box(surface, rect, style)
        self.text(surface, text, rect.center, 13, "regular", color, "center")
        return rect


def _rgba(color: Color | Rgba) -> Rgba:
    return color if len(color) == 4 else (*color, 255)
