"""A card with a word of help and an arrow from it to the thing on the screen that it speaks of."""

import math
from dataclasses import dataclass

import pygame

from game.ui.board.arrows import Arrows, ArrowStyle
from game.ui.context import Context
from game.ui.widgets.look import opaque

WIDEST = 300
"""All sizes here are in dp."""
PADDING = 16
CROSS = 12
RADIUS = 14
TITLE, TEXT = 17, 15
TITLE_SPACING = 1.25
GAP = 4
REACH = 84
"""How long the arrow is, where there is room."""
TOUCH = 5
"""What the arrow leaves free before the thing it points at."""
ARROW_UNIT = 62
"""The arrow is as thick as one on a board with columns of this width."""
MARGIN = 8

Spot = tuple[float, float]


@dataclass(frozen=True, slots=True)
class TipWords:
    """What a card says."""

    title: str
    text: str


class TipCard:
    """Paints one card; where it goes depends on what it points at."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self._arrows = Arrows()

    def place(self, words: TipWords, target: pygame.Rect, towards: Spot) -> pygame.Rect:
        """Where the card lies: beside its target, on the side of a spot, inside the window."""
        dp, window = self._context.canvas.dp, self._context.canvas.surface.get_rect()
        rect = pygame.Rect(0, 0, *self._size(words))
        right, down = towards[0] - target.centerx, towards[1] - target.centery
        away = math.hypot(right, down) or 1.0
        right, down = right / away, down / away
        # As far as the card has to go in that direction to leave the arrow its room.
        needed = (
            (rect.width + target.width) / 2 / max(abs(right), 1e-6),
            (rect.height + target.height) / 2 / max(abs(down), 1e-6),
        )
        far = min(needed) + dp(REACH)
        rect.center = round(target.centerx + right * far), round(target.centery + down * far)
        return rect.clamp(window.inflate(-2 * dp(MARGIN), -2 * dp(MARGIN)))

    def _room(self) -> int:
        """Width for the text."""
        dp = self._context.canvas.dp
        most = self._context.canvas.size[0] - 2 * dp(MARGIN + PADDING)
        return min(dp(WIDEST - 2 * PADDING), most)

    def _lines(self, words: TipWords) -> tuple[list[str], list[str]]:
        """Title and text; the title leaves the cross its room."""
        wrapped, room = self._context.text.wrapped, self._room()
        beside = self._context.canvas.dp(CROSS + PADDING)
        return (
            wrapped(words.title, room - beside, TITLE, "semibold"),
            wrapped(words.text, room, TEXT),
        )

    def _size(self, words: TipWords) -> tuple[int, int]:
        dp, look = self._context.canvas.dp, self._context.look
        title, text = self._lines(words)
        height = len(title) * look.line_step(TITLE, TITLE_SPACING) + len(text) * look.line_step(
            TEXT
        )
        return self._room() + 2 * dp(PADDING), height + dp(GAP) + 2 * dp(PADDING)

    def draw(
        self, surface: pygame.Surface, words: TipWords, rect: pygame.Rect, target: pygame.Rect
    ) -> None:
        """Paint the arrow and the card at a place that `place` has found."""
        context, dp = self._context, self._context.canvas.dp
        colors, look = context.theme.colors, context.look
        self._arrow(surface, rect, target)
        look.shadow(surface, rect, radius=RADIUS, blur=14, opacity=0.55, drop=5)
        style = look.style(
            opaque(colors.card), edge=colors.accent, radius=RADIUS, edge_width=2, highlight=0.16
        )
        look.box(surface, rect, style)
        title, text = self._lines(words)
        at = rect.x + dp(PADDING), rect.y + dp(PADDING)
        below = look.lines(
            surface, title, at, TITLE, "semibold", colors.accent, spacing=TITLE_SPACING
        )
        look.lines(surface, text, (at[0], below + dp(GAP)), TEXT)
        cross = rect.right - dp(PADDING + CROSS / 2), at[1] + look.line_step(TITLE, 1.25) // 2
        look.icon(surface, "cross", cross, CROSS, colors.secondary)

    def _arrow(self, surface: pygame.Surface, rect: pygame.Rect, target: pygame.Rect) -> None:
        """From the card's edge to that of the target, gently bent."""
        canvas, colors = self._context.canvas, self._context.theme.colors
        near = target.inflate(2 * canvas.dp(TOUCH), 2 * canvas.dp(TOUCH))
        start, end = nearest(rect, target.center), nearest(near, rect.center)
        if math.dist(start, end) < canvas.dp(2 * TOUCH):
            return
        style = ArrowStyle(
            ARROW_UNIT * canvas.scale,
            colors.accent,
            1.0,
            weight=1.5,
            casing=colors.window,
            casing_opacity=0.8,
        )
        self._arrows.draw(surface, start, end, canvas.surface.get_rect().center, style)


def nearest(rect: pygame.Rect, spot: Spot) -> Spot:
    """Where the line from the middle of a rectangle to a spot outside meets its edge."""
    right, down = spot[0] - rect.centerx, spot[1] - rect.centery
    share = min(rect.width / 2 / max(abs(right), 1e-6), rect.height / 2 / max(abs(down), 1e-6), 1.0)
    return rect.centerx + right * share, rect.centery + down * share
