"""The brush of the cards beside the board: text and boxes at the panel's own scale."""

from dataclasses import dataclass

import pygame

from game.engine.types import Side
from game.ui.board.geometry import Area
from game.ui.boards import Boards
from game.ui.context import Context
from game.ui.text import SMALLEST_PIXELS
from game.ui.theme import Color, Colors
from game.ui.widgets.look import Look, opaque

CARD_CORNER = 12
ACTIVE_EDGE = 2


@dataclass(frozen=True, slots=True)
class HudPen:
    """Draws in dp of the panel, which may be smaller than those of the window."""

    context: Context
    scale: float

    @property
    def look(self) -> Look:
        """The widgets' brush."""
        return self.context.look

    @property
    def colors(self) -> Colors:
        """The interface colours."""
        return self.context.theme.colors

    @property
    def boards(self) -> Boards:
        """The pictures of checkers."""
        return self.context.boards

    def dp(self, units: float) -> int:
        """Design units as pixels."""
        return round(units * self.scale)

    def size(self, units: float) -> float:
        """A type size that comes out at the panel's scale."""
        return units * self.scale / self.context.canvas.scale

    def width(self, text: str, size: float, weight: str = "regular") -> int:
        """Width of a line in pixels."""
        return self.context.text.size(text, self.size(size), weight)[0]

    def fit(self, text: str, room: float, size: float, weight: str = "regular") -> float:
        """The size in dp of the panel at which a line fits, or the least there is."""
        fitting = self.context.text.fit(text, int(room), self.size(size), weight)
        return fitting * self.context.canvas.scale / self.scale

    def text(
        self,
        surface: pygame.Surface,
        text: str,
        at: tuple[float, float],
        size: float,
        weight: str = "regular",
        color: Color | None = None,
        anchor: str = "midleft",
        room: float | None = None,
    ) -> pygame.Rect:
        """Draw one line, smaller or cut where it does not fit the room."""
        size = self.size(size)
        if room is not None:
            size = self.context.text.fit(text, int(room), size, weight)
            text = self.context.text.shortened(text, int(room), size, weight)
        return self.look.text(surface, text, at, size, weight, color or self.colors.text, anchor)

    @property
    def smallest(self) -> float:
        """The least size in dp of the panel that letters have; smaller ones come out the same."""
        return SMALLEST_PIXELS / self.scale

    def wrapped(self, text: str, width: float, size: float, weight: str = "regular") -> list[str]:
        """The text in lines."""
        return self.context.text.wrapped(text, int(width), self.size(size), weight) if text else []

    def line_step(self, size: float, spacing: float = 1.4) -> int:
        """Pixels from line to line."""
        return self.look.line_step(self.size(size), spacing)

    def card(self, surface: pygame.Surface, area: Area, *, active: bool = False) -> pygame.Rect:
        """A card on the table; the edge in the accent colour says whose turn it is."""
        rect = rect_of(area)
        colors = self.colors
        style = self.look.style(
            opaque(colors.panel, colors.panel_opacity),
            edge=colors.accent if active else colors.hairline,
            radius=CARD_CORNER,
            edge_width=ACTIVE_EDGE if active else 1,
        )
        self.look.box(surface, rect, style)
        return rect

    def hairline(self, surface: pygame.Surface, x: int, y: int, width: int) -> None:
        """A thin line across."""
        surface.fill(self.colors.hairline, (x, y, width, max(1, self.dp(1))))

    def checker(
        self, surface: pygame.Surface, side: Side, center: tuple[float, float], diameter: float
    ) -> None:
        """A small checker."""
        self.boards.checkers.draw(surface, side, center, diameter)


def rect_of(area: Area) -> pygame.Rect:
    """An area as whole pixels whose edges meet those of its neighbours."""
    left, top = round(area.x), round(area.y)
    return pygame.Rect(left, top, round(area.x + area.w) - left, round(area.y + area.h) - top)


def restore(surface: pygame.Surface, table: pygame.Surface, rect: pygame.Rect) -> None:
    """Show the bare table at a place."""
    surface.blit(table, rect, rect)
