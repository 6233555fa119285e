"""Paints the marks over what lies still: arrows, lit points, landing discs, routes, the result."""

import itertools
import math
from collections.abc import Callable
from functools import partial

import pygame

from game.engine.types import OFF
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
DOT_DP = 3.0
DOT_STEP_DP = 12.0
LINE_DP = 2.0
BANNER_TITLE = 38
BANNER_DETAIL = 17
DARK_FIGURE: Color = (38, 26, 18)


class MarkPainter:
    """Paints the marks of a `StillPicture` at one geometry."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self._arrows = Arrows()
        self.marks = Marks(context.theme.board, context.theme.colors.accent)
        self.geometry = BoardGeometry.fit(0, 0, 100, 80)

    def center(self, spot: Spot) -> tuple[float, float]:
        """Where a spot is, in pixels."""
        return self.geometry.checker_center(spot.mine, spot.point, spot.index, spot.count)

    def chores(self) -> list[Callable[[], object]]:
        """Marks that a play will want, each to be made in a quiet moment."""
        diameter, marks = self.geometry.checker_diameter, self.marks
        pictures = (marks.focus, marks.hit, marks.movable, marks.landing)
        chores: list[Callable[[], object]] = [partial(one, diameter) for one in pictures]
        return [*chores, *(partial(self._lit_point, point) for point in (6, 19))]

    def under_checkers(self, surface: pygame.Surface, picture: StillPicture) -> None:
        """Paint what the checkers stand on: the lit points."""
        self._lit_points(surface, picture)

    def over_checkers(self, surface: pygame.Surface, picture: StillPicture) -> None:
        """Paint arrows, glows, targets, the keyboard's ring and the result."""
        self._ways(surface, picture)
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

    def _lit_points(self, surface: pygame.Surface, picture: StillPicture) -> None:
        geometry = self.geometry
        line = max(1.0, self._context.canvas.dp(LINE_DP))
        for mark in picture.marks:
            if mark.target == OFF:
                area = geometry.tray_rect(True)
                box = self.marks.lit_box(area.w, area.h, line)
                surface.blit(box, (round(area.x), round(area.y)))
                continue
            left, _, tip = geometry.point_polygon(mark.target)
            top = tip[1] - 2 if tip[1] < left[1] else left[1]
            surface.blit(self._lit_point(mark.target), (round(left[0] - 1), round(top)))

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
        geometry, center = self.geometry, self.center(mark.spot)
        diameter = geometry.checker_diameter
        if mark.target == OFF:
            tray = geometry.tray_rect(True)
            center = tray.center
        picture = self.marks.hit(diameter) if mark.hits else self.marks.landing(diameter)
        blit_centered(surface, picture, center)
        if geometry.u < PIPS_FROM:
            return
        colors = self._context.theme.board
        color = colors.on_reachable if mark.hits else colors.reachable
        size = PIPS_SIZE * geometry.u
        draw_figure(self._context, surface, str(mark.pips), center, size, color, "semibold")

    def _route(self, surface: pygame.Surface, route: tuple[Spot, ...]) -> None:
        """Dots that hop from stop to stop, curved towards the middle of the board."""
        dp = self._context.canvas.dp
        dot = self.marks.dot(max(1.5, dp(DOT_DP)))
        radius = self.geometry.checker_diameter * 0.55
        for start, end in itertools.pairwise(route):
            for spot in self._hop(self.center(start), self.center(end), radius, dp(DOT_STEP_DP)):
                blit_centered(surface, dot, spot)

    def _hop(
        self, start: tuple[float, float], end: tuple[float, float], gap: float, step: float
    ) -> list[tuple[float, float]]:
        length = math.dist(start, end)
        towards = 1 if (start[1] + end[1]) / 2 < self.geometry.center_y else -1
        sag = towards * min(0.28 * length, 0.62 * self.geometry.u)
        count = max(1, round(length / step))
        spots = []
        for number in range(count + 1):
            share = number / count
            x = start[0] + (end[0] - start[0]) * share
            y = start[1] + (end[1] - start[1]) * share + sag * 4 * share * (1 - share)
            if math.dist((x, y), start) > gap and math.dist((x, y), end) > gap:
                spots.append((x, y))
        return spots


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
