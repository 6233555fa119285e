"""Paints the marks over what lies still: arrows, glows, targets, the focus ring, the result."""

import math
from collections.abc import Callable, Iterator
from functools import partial

import pygame

from game.engine.types import OFF, Side
from game.ui.board.arrows import Arrows, ArrowStyle
from game.ui.board.checkers import blit_centered
from game.ui.board.geometry import BoardGeometry
from game.ui.board.highlights import ArrowSet, StillPicture
from game.ui.board.marks import Marks
from game.ui.board.places import cube_center
from game.ui.board.stage_targets import TargetPainter, blit_faded
from game.ui.board.view import CubePlace, Spot
from game.ui.context import Context

HINT_WEIGHT = 1.8
"""How many times broader the arrows of a hint are than those of plays made."""
HINT_CASING = 0.9
HINT_BEFORE_BLOT = 0.3
"""Of a checker: how far before the middle of a blot, or of the tray, an arrow ends."""
REFUSED_WEIGHT = 1.4
REFUSED_BEFORE = 0.42
"""Of a checker: how far before its cross an arrow ends."""
REFUSED_FROM = 1.5
"""Checkers; where the cross is nearer it needs no arrow, which would be little but its head."""
DARK, PALE = (12, 8, 6), (255, 255, 255)
BRIGHT_FROM = 200
"""A colour whose strongest part is more than this stands out from a dark casing."""
BANNER_TITLE = 38
BANNER_DETAIL = 17

ArrowPainter = Callable[[pygame.Surface, ArrowSet, float], Iterator[pygame.Rect]]
"""Paints arrows with an opacity, and gives what each thing touches."""


class MarkPainter:
    """Paints the marks of a `StillPicture` at one geometry."""

    def __init__(self, context: Context, human: Side) -> None:
        self._context = context
        self.human = human
        self._arrows = Arrows()
        self._targets = TargetPainter(context, human)
        self.geometry = BoardGeometry.fit(0, 0, 100, 80)

    @property
    def marks(self) -> Marks:
        """The single marks."""
        return self._targets.marks

    def place(self, geometry: BoardGeometry) -> None:
        """Paint for another size, and in the theme there is now, from now on."""
        self.geometry = geometry
        self._targets.place(geometry)

    def center(self, spot: Spot) -> tuple[float, float]:
        """Where a spot is, in pixels."""
        return self.geometry.checker_center(spot.mine, spot.point, spot.index, spot.count)

    def chores(self) -> list[Callable[[], object]]:
        """Marks that a play will want, each to be made in a quiet moment."""
        diameter, marks = self.geometry.checker_diameter, self.marks
        pictures = marks.focus, marks.movable, marks.hint, marks.hint_hit
        chores: list[Callable[[], object]] = [partial(one, diameter) for one in pictures]
        return [*chores, *self._targets.chores()]

    def under_checkers(self, surface: pygame.Surface, picture: StillPicture) -> None:
        """Paint what the checkers stand on: the lit points."""
        self._targets.under_checkers(surface, picture)

    def over_checkers(self, surface: pygame.Surface, picture: StillPicture) -> None:
        """Paint arrows, glows, targets, the keyboard's ring and the result."""
        for _ in self.arrows(surface, picture.arrows):
            pass
        for spot in picture.glows:
            mark = self.marks.movable(self.geometry.checker_diameter)
            blit_centered(surface, mark, self.center(spot))
        self._targets.over_checkers(surface, picture)
        if picture.focus is not None:
            ring = self.marks.focus(self.geometry.checker_diameter)
            blit_centered(surface, ring, self.center(picture.focus))
        if picture.banner is not None:
            mine = any(die.mine for die in picture.dice)
            self._banner(surface, *picture.banner, beside_mine=mine)

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

    def arrows(
        self, surface: pygame.Surface, arrows: ArrowSet, opacity: float = 1.0
    ) -> Iterator[pygame.Rect]:
        """Paint arrows, wholly or partly there; gives what each thing touches."""
        yield from self._ways(surface, arrows, opacity)
        yield from self._hints(surface, arrows, opacity)
        yield from self._refused(surface, arrows, opacity)
        if arrows.offered_from is not None:
            yield from self._offer(surface, arrows.offered_from, opacity)

    def _ways(
        self, surface: pygame.Surface, arrows: ArrowSet, share: float
    ) -> Iterator[pygame.Rect]:
        theme, geometry = self._context.theme.board, self.geometry
        form, own = theme.play_arrows, arrows.own_ways
        color = theme.reachable if own else theme.last_play
        opacity = form.own_opacity if own else form.theirs_opacity
        radius = geometry.checker_diameter / 2
        style = ArrowStyle(
            geometry.u,
            color,
            opacity,
            from_start=radius,
            from_end=radius * 1.02,
            weight=form.weight,
            casing_opacity=form.casing_opacity,
            dashed=form.theirs_dashed and not own,
        )
        sprites = self._context.boards.checkers
        ghost = sprites.ghost(geometry.checker_diameter, color, opacity, form.weight)
        for way in arrows.ways:
            start, end = self.center(way.source), self.center(way.target)
            yield blit_faded(surface, ghost, start, share)
            yield from self._arrows.draw(surface, start, end, geometry.rect.center, style, share)

    def _hints(
        self, surface: pygame.Surface, arrows: ArrowSet, share: float
    ) -> Iterator[pygame.Rect]:
        """Broad arrows in a casing, out of the checkers to rings where they would lie.

        A blot that would be hit is ringed as well, outside its edge.
        """
        theme, geometry = self._context.theme.board, self.geometry
        diameter = geometry.checker_diameter
        for way in arrows.hints:
            start, end = self.center(way.source), self.center(way.target)
            free = way.target.mine and way.target.point != OFF
            if way.target.point != OFF:
                ring = self.marks.hint(diameter) if free else self.marks.hint_hit(diameter)
                yield blit_faded(surface, ring, end, share)
            style = ArrowStyle(
                geometry.u,
                theme.hint,
                1.0,
                from_end=0.0 if free else diameter * HINT_BEFORE_BLOT,
                weight=HINT_WEIGHT,
                casing=theme.hint_casing,
                casing_opacity=HINT_CASING,
            )
            yield from self._arrows.draw(surface, start, end, geometry.rect.center, style, share)

    def _offer(
        self, surface: pygame.Surface, home: CubePlace, share: float
    ) -> Iterator[pygame.Rect]:
        """The arrow of an offered cube, from where it lay."""
        geometry, color = self.geometry, self._context.theme.colors.accent
        form = self._context.theme.board.play_arrows
        start, end = cube_center(geometry, home), geometry.offer_center
        size = geometry.cube_size
        style = ArrowStyle(
            geometry.u,
            color,
            form.own_opacity,
            from_start=size * 0.7,
            from_end=size,
            straight=True,
            weight=form.weight,
            casing_opacity=form.casing_opacity,
        )
        yield from self._arrows.draw(surface, start, end, end, style, share)

    def _refused(
        self, surface: pygame.Surface, arrows: ArrowSet, share: float
    ) -> Iterator[pygame.Rect]:
        """Arrows to crosses, in a casing that stands out from their colour."""
        geometry, color = self.geometry, self._context.theme.colors.played_arrow
        casing = DARK if max(color) > BRIGHT_FROM else PALE
        diameter = geometry.checker_diameter
        style = ArrowStyle(
            geometry.u,
            color,
            1.0,
            from_end=diameter * REFUSED_BEFORE,
            weight=REFUSED_WEIGHT,
            casing=casing,
            casing_opacity=HINT_CASING,
        )
        for way in arrows.refused:
            start, end = self.center(way.source), self.center(way.target)
            if math.dist(start, end) > REFUSED_FROM * diameter:
                bend_to = geometry.rect.center
                yield from self._arrows.draw(surface, start, end, bend_to, style, share)
            yield blit_faded(surface, self.marks.cross(diameter, color, casing), end, share)
