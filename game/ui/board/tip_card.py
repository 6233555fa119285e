"""A card with a word of help and an arrow from it to the thing on the screen that it speaks of."""

import math
from collections.abc import Iterator, Sequence
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
STEP, FINE = 28, 4
"""From one place that is looked at to the next, at first and then around the best."""
DEAR = 1.0
"""What matters so much must be seen whole, or else another place is looked for."""
NEAR = 8
"""So far from its target a card stays in any case."""
SHORT_REACH = 48
"""So long an arrow is still a good one."""
TOO_NEAR = 100.0
NO_ARROW = 2.0
AWAY = 1.5
"""What counts against a place: on the target, without an arrow, a window away from the target."""

Spot = tuple[float, float]


@dataclass(frozen=True, slots=True)
class Seen:
    """Something that a card should leave in sight, and how much the whole of it matters."""

    area: pygame.Rect
    weight: float

    def hidden_by(self, card: pygame.Rect) -> float:
        """What is lost of it under a card."""
        under = card.clip(self.area)
        size = self.area.width * self.area.height
        return self.weight * under.width * under.height / max(1, size)


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

    def place(
        self,
        words: TipWords,
        targets: Sequence[pygame.Rect],
        towards: Spot,
        keep: Sequence[Seen] = (),
    ) -> tuple[pygame.Rect, pygame.Rect]:
        """Where the card lies, and which of some targets it points at.

        Beside the first one, on the side of a spot; where it would hide something there, wherever
        in the window it hides least.
        """
        usual = self._beside(words, targets[0], towards)
        dear = [targets[0], *(one.area for one in keep if one.weight >= DEAR)]
        if usual.collidelist(dear) < 0:
            return usual, targets[0]
        best = usual
        for step in (STEP, FINE):
            found = [
                (self._cost(card, targets, keep), tuple(card))
                for card in self._places(best, step, far=step == STEP)
            ]
            best = pygame.Rect(min(found)[1])
        return best, min(targets, key=lambda target: self._way(best, target))

    def _places(self, card: pygame.Rect, step: int, *, far: bool) -> Iterator[pygame.Rect]:
        """All over the window, its edges included, or less `far` around where a card is."""
        dp, window = self._context.canvas.dp, self._context.canvas.surface.get_rect()
        free, reach = window.inflate(-2 * dp(MARGIN), -2 * dp(MARGIN)), 2 * dp(STEP)
        if not far:
            free = card.inflate(reach, reach).clip(free)
        right, bottom = free.right - card.width, free.bottom - card.height
        for y in (*range(free.y, bottom, dp(step)), max(free.y, bottom)):
            for x in (*range(free.x, right, dp(step)), max(free.x, right)):
                yield card.move_to(topleft=(x, y))

    def _cost(
        self, card: pygame.Rect, targets: Sequence[pygame.Rect], keep: Sequence[Seen]
    ) -> float:
        """What speaks against a place: what it hides, and its way to the nearest target."""
        hidden = sum(one.hidden_by(card) for one in keep if card.colliderect(one.area))
        return hidden + min(self._way(card, target) for target in targets)

    def _way(self, card: pygame.Rect, target: pygame.Rect) -> float:
        """What speaks against pointing from a place at a target."""
        canvas = self._context.canvas
        near = 2 * canvas.dp(NEAR)
        if card.colliderect(target.inflate(near, near)):
            return TOO_NEAR
        way = math.dist(nearest(card, target.center), nearest(target, card.center))
        short = max(0.0, 1 - way / canvas.dp(SHORT_REACH))
        return NO_ARROW * short + AWAY * way / math.hypot(*canvas.size)

    def _beside(self, words: TipWords, target: pygame.Rect, towards: Spot) -> pygame.Rect:
        """Where the card lies if nothing else matters."""
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
        for _ in self._arrows.draw(surface, start, end, canvas.surface.get_rect().center, style):
            pass


def nearest(rect: pygame.Rect, spot: Spot) -> Spot:
    """Where the line from the middle of a rectangle to a spot outside meets its edge."""
    right, down = spot[0] - rect.centerx, spot[1] - rect.centery
    share = min(rect.width / 2 / max(abs(right), 1e-6), rect.height / 2 / max(abs(down), 1e-6), 1.0)
    return rect.centerx + right * share, rect.centery + down * share
