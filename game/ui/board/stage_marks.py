"""Paints the marks over what lies still: arrows, lit points, landing discs, routes, the result."""

import itertools
import math
from collections.abc import Callable
from functools import partial

import pygame

from game.engine.types import OFF, Side
from game.ui.animation.paths import bowed
from game.ui.board.arrows import Arrows, ArrowStyle
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
OWN_WAY_OPACITY = 0.62
GHOST_OPACITY = 0.62
HINT_WEIGHT = 1.8
"""How many times broader the arrows of a hint are than those of plays made."""
HINT_CASING = 0.9
HINT_BEFORE_BLOT = 0.3
"""Of a checker: how far before the middle of a blot, or of the tray, an arrow ends."""
WEAKER = (1.0, 0.8, 0.66, 0.55)
"""How strong the marks are of points that take one die, two and more."""
TO_COME = 0.85
"""Opacity of the checker to come."""
TO_COME_SIZE = 0.9
"""Of a checker, so that the ring of the mark stands round it."""
DOT_DP = 3.0
DOT_STEP_DP = 12.0
LINE_DP = 2.0
BANNER_TITLE = 38
BANNER_DETAIL = 17


class MarkPainter:
    """Paints the marks of a `StillPicture` at one geometry."""

    def __init__(self, context: Context, human: Side) -> None:
        self._context = context
        self.human = human
        self._arrows = Arrows()
        self.marks = Marks(context.theme.board, context.theme.colors.accent)
        self.geometry = BoardGeometry.fit(0, 0, 100, 80)

    def place(self, geometry: BoardGeometry) -> None:
        """Paint for another size, and in the theme there is now, from now on."""
        theme = self._context.theme
        self.geometry = geometry
        self.marks = Marks(theme.board, theme.colors.accent)

    def center(self, spot: Spot) -> tuple[float, float]:
        """Where a spot is, in pixels."""
        return self.geometry.checker_center(spot.mine, spot.point, spot.index, spot.count)

    def chores(self) -> list[Callable[[], object]]:
        """Marks that a play will want, each to be made in a quiet moment."""
        diameter, marks = self.geometry.checker_diameter, self.marks
        pictures = (
            marks.focus,
            marks.hit,
            marks.movable,
            marks.landing,
            marks.plate,
            marks.hint,
        )
        to_come = self._context.boards.checkers.get
        chores: list[Callable[[], object]] = [partial(one, diameter) for one in pictures]
        chores.append(partial(to_come, self.human, diameter * TO_COME_SIZE))
        return [*chores, *(partial(self._lit_point, point) for point in (6, 19))]

    def under_checkers(self, surface: pygame.Surface, picture: StillPicture) -> None:
        """Paint what the checkers stand on: the lit points."""
        self._lit_points(surface, picture)

    def over_checkers(self, surface: pygame.Surface, picture: StillPicture) -> None:
        """Paint arrows, glows, targets, the keyboard's ring and the result."""
        self._ways(surface, picture)
        self._hints(surface, picture)
        for spot in picture.glows:
            mark = self.marks.movable(self.geometry.checker_diameter)
            blit_centered(surface, mark, self.center(spot))
        self._targets(surface, picture)
        if picture.focus is not None:
            ring = self.marks.focus(self.geometry.checker_diameter)
            blit_centered(surface, ring, self.center(picture.focus))
        if picture.banner is not None:
            mine = any(die.mine for die in picture.dice)
            self._banner(surface, *picture.banner, beside_mine=mine)

    def arrow_from_slot(
        self, surface: pygame.Surface, home: tuple[float, float], offer: tuple[float, float]
    ) -> None:
        """The arrow of an offered cube, from where it lay."""
        size, color = self.geometry.cube_size, self._context.theme.colors.accent
        style = ArrowStyle(
            self.geometry.u, color, 0.6, from_start=size * 0.7, from_end=size, straight=True
        )
        self._arrows.draw(surface, home, offer, offer, style)

    def _banner(
        self, surface: pygame.Surface, title: str, detail: str, *, beside_mine: bool
    ) -> None:
        """The result, in the half of the board where the last dice do not lie."""
        context, geometry, dp = self._context, self.geometry, self._context.canvas.dp
        colors, text, look = context.theme.colors, context.text, context.look
        half = geometry.outer_half if beside_mine else geometry.home_half
        room = int(half.w) - dp(48)
        size = text.fit(title, room, BANNER_TITLE, "title")
        width = max(text.size(title, size, "title")[0], text.size(detail, BANNER_DETAIL)[0])
        rect = pygame.Rect(0, 0, width + dp(44), dp(112))
        rect.center = round(half.center[0]), round(geometry.center_y)
        look.shadow(surface, rect, radius=18, blur=18, opacity=0.55, drop=8)
        style = look.style((*colors.panel, 240), edge=colors.accent, radius=18, edge_width=2)
        look.box(surface, rect, style)
        x = rect.centerx
        at = (x, rect.y + dp(44)) if detail else rect.center
        look.text(surface, title, at, size, "title", colors.accent, "center")
        look.text(surface, detail, (x, rect.y + dp(84)), BANNER_DETAIL, anchor="center")

    def _ways(self, surface: pygame.Surface, picture: StillPicture) -> None:
        theme, geometry = self._context.theme.board, self.geometry
        color = theme.reachable if picture.own_ways else theme.last_play
        opacity = OWN_WAY_OPACITY if picture.own_ways else theme.last_play_opacity
        radius = geometry.checker_diameter / 2
        style = ArrowStyle(geometry.u, color, opacity, radius, radius * 1.02)
        ghost = self._context.boards.checkers.ghost(geometry.checker_diameter, color, opacity)
        for way in picture.ways:
            start, end = self.center(way.source), self.center(way.target)
            blit_centered(surface, ghost, start)
            self._arrows.draw(surface, start, end, geometry.rect.center, style)

    def _hints(self, surface: pygame.Surface, picture: StillPicture) -> None:
        """Broad arrows in a casing, out of the checkers to rings where they would lie."""
        theme, geometry = self._context.theme.board, self.geometry
        diameter = geometry.checker_diameter
        ring = self.marks.hint(diameter)
        for way in picture.hints:
            start, end = self.center(way.source), self.center(way.target)
            free = way.target.mine and way.target.point != OFF
            if free:
                blit_centered(surface, ring, end)
            style = ArrowStyle(
                geometry.u,
                theme.hint,
                1.0,
                from_end=0.0 if free else diameter * HINT_BEFORE_BLOT,
                weight=HINT_WEIGHT,
                casing=theme.hint_casing,
                casing_opacity=HINT_CASING,
            )
            self._arrows.draw(surface, start, end, geometry.rect.center, style)

    def _lit_points(self, surface: pygame.Surface, picture: StillPicture) -> None:
        geometry = self.geometry
        line = max(1.0, self._context.canvas.dp(LINE_DP))
        for mark in picture.marks:
            if mark.target == OFF:
                area = geometry.tray_rect(True)
                box = self.marks.lit_box(area.w, area.h, line)
                box.set_alpha(round(255 * _strength(mark)))
                surface.blit(box, (round(area.x), round(area.y)))
                box.set_alpha(255)
                continue
            left, _, tip = geometry.point_polygon(mark.target)
            top = tip[1] - 2 if tip[1] < left[1] else left[1]
            lit = self._lit_point(mark.target)
            lit.set_alpha(round(255 * _strength(mark)))
            surface.blit(lit, (round(left[0] - 1), round(top)))
            lit.set_alpha(255)

    def _lit_point(self, point: int) -> pygame.Surface:
        left, right, tip = self.geometry.point_polygon(point)
        line = max(1.0, self._context.canvas.dp(LINE_DP))
        length = abs(tip[1] - left[1])
        return self.marks.lit_point(right[0] - left[0], length, line, tip[1] < left[1])

    def _targets(self, surface: pygame.Surface, picture: StillPicture) -> None:
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
        diameter, strength = geometry.checker_diameter, _strength(mark)
        if mark.hits:
            blit_faded(surface, self.marks.hit(diameter), center, strength)
        else:
            self._checker_to_come(surface, mark, center, strength)
        if geometry.u < PIPS_FROM:
            return
        if mark.target == OFF:
            center = geometry.tray_rect(True).center
        if not mark.hits:
            blit_faded(surface, self.marks.plate(diameter), center, strength)
        color = self._context.theme.board.on_reachable
        size = PIPS_SIZE * geometry.u
        draw_figure(self._context, surface, str(mark.pips), center, size, color, "semibold")

    def _checker_to_come(
        self, surface: pygame.Surface, mark: Mark, center: tuple[float, float], strength: float
    ) -> None:
        geometry, sprites = self.geometry, self._context.boards.checkers
        if mark.target == OFF:
            ghost = sprites.edge_on(self.human, *geometry.edge_size)
        else:
            blit_faded(surface, self.marks.landing(geometry.checker_diameter), center, strength)
            ghost = sprites.get(self.human, geometry.checker_diameter * TO_COME_SIZE)
        blit_faded(surface, ghost, center, strength * TO_COME)

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
