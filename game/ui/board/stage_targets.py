"""Paints where a checker can go: lit points, landing discs, and the route to the one pointed at."""

import itertools
import math
from collections.abc import Callable
from functools import partial
from typing import Protocol

import pygame

from game.engine.types import BAR, OFF, Side
from game.ui.animation.paths import bowed
from game.ui.board.checkers import blit_centered
from game.ui.board.geometry import BoardGeometry
from game.ui.board.highlights import Mark, StillPicture
from game.ui.board.marks import Marks
from game.ui.board.view import Spot
from game.ui.context import Context
from game.ui.theme import Color

PIPS_SIZE = 0.30
"""Height of the figures in discs, in u."""
PIPS_FROM = 30.0
"""Pixels of u; below, numbers do not fit into the discs."""
SMALLEST = 13.0
GHOST_OPACITY = 0.62
WEAKER = (1.0, 0.8, 0.66, 0.55)
"""How strong the marks are of points that take one die, two and more."""
TO_COME_BORNE_OFF = 0.85
"""Opacity of the checker to come in the tray; on points the theme says it."""
TO_COME_SIZE = 0.9
"""Of a checker, so that the ring of the mark stands round it."""
HALVES_GAP_DP = 1.5
OTHER_HALF = 0.5
"""How strong the half is that is not pointed at, against its usual strength."""
BOTH_HALVES = 0.9
DOT_DP = 3.0
DOT_STEP_DP = 12.0
LINE_DP = 2.0


class LitPicture(Protocol):
    """Makes the picture of a lit area."""

    def __call__(self, *, striped: bool) -> pygame.Surface:
        """The picture; striped for the half that is reached by a hit."""


class TargetPainter:
    """Paints the marks of what is lifted, at one geometry."""

    def __init__(self, context: Context, human: Side) -> None:
        self._context = context
        self.human = human
        self.geometry = BoardGeometry.fit(0, 0, 100, 80)

    def place(self, geometry: BoardGeometry) -> None:
        """Paint for another size from now on."""
        self.geometry = geometry

    @property
    def marks(self) -> Marks:
        """The single marks."""
        return self._context.boards.marks

    def center(self, spot: Spot) -> tuple[float, float]:
        """Where a spot is, in pixels."""
        return self.geometry.checker_center(spot.mine, spot.point, spot.index, spot.count)

    def chores(self) -> list[Callable[[], object]]:
        """Marks that a play will want, each to be made in a quiet moment."""
        diameter, marks = self.geometry.checker_diameter, self.marks
        pictures = marks.hit, marks.landing, marks.plate
        to_come = self._context.boards.checkers.get
        chores: list[Callable[[], object]] = [partial(one, diameter) for one in pictures]
        chores.append(partial(to_come, self.human, diameter * TO_COME_SIZE))
        return [*chores, *(partial(self._lit_point, point) for point in range(1, BAR))]

    def under_checkers(self, surface: pygame.Surface, picture: StillPicture) -> None:
        """The lit points."""
        geometry = self.geometry
        line = max(1.0, self._context.canvas.dp(LINE_DP))
        pointed_out = [Mark(point, Spot(True, point, 0, 1), 0, False) for point in picture.lit]
        for mark in (*picture.marks, *pointed_out):
            if mark.target == OFF:
                area = geometry.tray_rect(True)
                at = round(area.x), round(area.y)
                self._lit(surface, mark, partial(self.marks.lit_box, area.w, area.h, line), at)
                continue
            left, _, tip = geometry.point_polygon(mark.target)
            top = tip[1] - 2 if tip[1] < left[1] else left[1]
            lit = partial(self._lit_point, mark.target)
            self._lit(surface, mark, lit, (round(left[0] - 1), round(top)))

    def _lit(
        self,
        surface: pygame.Surface,
        mark: Mark,
        picture_of: LitPicture,
        at: tuple[int, int],
    ) -> None:
        """A lit area, plain or striped, or half of each."""
        whole = picture_of(striped=False).get_rect()
        for number, (half, strength) in enumerate(_halves(mark, whole, self._gap)):
            picture = picture_of(striped=bool(mark.halves) and mark.halves[number])
            picture.set_alpha(round(255 * strength))
            surface.blit(picture, half.move(at), half)
            picture.set_alpha(255)

    @property
    def _gap(self) -> int:
        """Pixels between the halves of a target with two ways."""
        return max(1, self._context.canvas.dp(HALVES_GAP_DP))

    def _lit_point(self, point: int, *, striped: bool = False) -> pygame.Surface:
        left, right, tip = self.geometry.point_polygon(point)
        line = max(1.0, self._context.canvas.dp(LINE_DP))
        length = abs(tip[1] - left[1])
        up = tip[1] < left[1]
        return self.marks.lit_point(right[0] - left[0], length, line, up, striped=striped)

    def over_checkers(self, surface: pygame.Surface, picture: StillPicture) -> None:
        """The place that was left, the route, and the discs."""
        if picture.ghost is not None:
            color = self._context.theme.board.reachable
            diameter = self.geometry.checker_diameter
            ghost = self._context.boards.checkers.ghost(diameter, color, GHOST_OPACITY)
            blit_centered(surface, ghost, self.center(picture.ghost))
        self._route(surface, picture.route)
        for mark in picture.marks:
            self._landing(surface, mark)

    def _landing(self, surface: pygame.Surface, mark: Mark) -> None:
        """The checker to come with what it costs; a blot that it would hit is ringed instead."""
        geometry, center = self.geometry, self.center(mark.spot)
        board, diameter = self._context.theme.board, geometry.checker_diameter
        self._disc(surface, mark, center)
        if geometry.u < PIPS_FROM:
            return
        if mark.target == OFF:
            center = geometry.tray_rect(True).center
        on_disc = not board.to_come and not mark.halves and mark.target != OFF
        if not mark.hits and not on_disc:
            blit_faded(surface, self.marks.plate(diameter), center, _strength(mark))
        color = board.reachable if on_disc and not mark.hits else board.on_reachable
        size = PIPS_SIZE * geometry.u
        draw_figure(self._context, surface, str(mark.pips), center, size, color, "semibold")

    def _disc(self, surface: pygame.Surface, mark: Mark, center: tuple[float, float]) -> None:
        """What would come to lie there; in a half that is reached by a hit, what would be hit."""
        diameter, clip = self.geometry.checker_diameter, surface.get_clip()
        around = pygame.Rect(0, 0, 2 * round(diameter), 2 * round(diameter))
        around.center = round(center[0]), round(center[1])
        for number, (half, strength) in enumerate(_halves(mark, around, self._gap)):
            surface.set_clip(half.clip(clip))
            if mark.halves and mark.halves[number] and mark.target != OFF:
                victim = self._context.boards.checkers.get(self.human.other, diameter)
                blit_faded(surface, victim, center, strength)
                blit_faded(surface, self.marks.hit(diameter), center, strength)
            elif mark.hits:
                blit_centered(surface, self.marks.hit(diameter), center)
            else:
                self._checker_to_come(surface, mark, center, strength)
        surface.set_clip(clip)

    def _checker_to_come(
        self, surface: pygame.Surface, mark: Mark, center: tuple[float, float], strength: float
    ) -> None:
        geometry, sprites = self.geometry, self._context.boards.checkers
        opacity = self._context.theme.board.to_come
        if mark.target == OFF:
            ghost, opacity = sprites.edge_on(self.human, *geometry.edge_size), TO_COME_BORNE_OFF
        else:
            # With a figure right on it, a faint disc would let the lines of the point through.
            covering = strength if opacity or mark.halves else 1.0
            blit_faded(surface, self.marks.landing(geometry.checker_diameter), center, covering)
            ghost = sprites.get(self.human, geometry.checker_diameter * TO_COME_SIZE)
        if opacity:
            blit_faded(surface, ghost, center, strength * opacity)

    def _route(self, surface: pygame.Surface, route: tuple[Spot, ...]) -> None:
        """Dots that hop from stop to stop, as the checker will fly."""
        geometry, dp = self.geometry, self._context.canvas.dp
        dot = self.marks.dot(max(1.5, dp(DOT_DP)))
        gap = geometry.checker_diameter * 0.55
        for one, other in itertools.pairwise(route):
            start, end = self.center(one), self.center(other)
            count = max(1, round(math.dist(start, end) / dp(DOT_STEP_DP)))
            for number in range(count + 1):
                at = bowed(start, end, geometry.rect.center, geometry.u, number / count)
                if min(math.dist(at, start), math.dist(at, end)) > gap:
                    blit_centered(surface, dot, at)


def _strength(mark: Mark) -> float:
    """How strong a mark is: weaker the more dice the way to it takes."""
    return WEAKER[min(mark.dice, len(WEAKER)) - 1]


def _halves(mark: Mark, whole: pygame.Rect, gap: int) -> list[tuple[pygame.Rect, float]]:
    """The parts of a target with the strength of each: all of it, or left and right half."""
    strength = _strength(mark)
    if not mark.halves:
        return [(whole, strength)]
    left, right = whole.copy(), whole.copy()
    left.width = whole.width // 2 - gap
    right.x, right.width = whole.centerx + gap, whole.right - whole.centerx - gap
    parts = []
    for number, half in enumerate((left, right)):
        aside = mark.half is not None and mark.half != number
        parts.append((half, strength * OTHER_HALF if aside else max(strength, BOTH_HALVES)))
    return parts


def blit_faded(
    surface: pygame.Surface,
    picture: pygame.Surface,
    center: tuple[float, float],
    opacity: float,
) -> pygame.Rect:
    """Blit a kept picture with its middle on a spot, partly clear; returns what it touched."""
    picture.set_alpha(round(255 * opacity))
    touched = blit_centered(surface, picture, center)
    picture.set_alpha(255)
    return touched


def draw_figure(
    context: Context,
    surface: pygame.Surface,
    text: str,
    center: tuple[float, float],
    pixels: float,
    color: Color,
    weight: str,
) -> None:
    """Draw a number on the board, never too small to be read."""
    size = max(SMALLEST, pixels) / context.canvas.scale
    blit_centered(surface, context.text.surface(text, size, weight, color), center)
