"""Paints what does not move: checkers, counts, dice and cube, with the marks among them."""

import math
from collections.abc import Callable
from functools import partial

import pygame

from game.engine.types import BAR, OFF, Side
from game.ui.board.checkers import LIFTED_SCALE, blit_centered
from game.ui.board.fan import tall_from
from game.ui.board.geometry import Area, BoardGeometry
from game.ui.board.highlights import StillPicture
from game.ui.board.marks import Marks
from game.ui.board.places import cube_center, dice_places
from game.ui.board.stage_marks import ArrowPainter, MarkPainter
from game.ui.board.stage_targets import draw_figure
from game.ui.board.view import CubePlace, ShownCube, Spot
from game.ui.boards import Boards
from game.ui.context import Context

COUNT_SIZE = 0.40
"""Height of figures on checkers, in u."""
NUMBER_SIZE = 0.22
NUMBER_DP, NUMBER_OF_FRAME = 13, 0.59
"""Numbers are no smaller than this where the frame has room for it."""
FRAME_CORNER_DP = 16
OUTLINE_CORNER = 0.14
"""Of the cube's size, where it has left an outline."""
STACK_MARGIN = 0.3
"""How far shadows reach beyond a point's column, in u."""
DICE_MOST = 4
DICE_MARGIN = 0.3
CUBE_REACH = 1.7
"""From the middle of a cube to the edge of its glow, at most, in its sizes."""
MANY_AREAS = 8
"""With more changes than this the whole board is painted at once."""


class StillPainter:
    """Paints a `StillPicture` at one geometry."""

    def __init__(self, context: Context, human: Side) -> None:
        self._context = context
        self._human = human
        self._marks = MarkPainter(context, human)
        self.geometry = BoardGeometry.fit(0, 0, 100, 80)

    @property
    def _boards(self) -> Boards:
        return self._context.boards

    def place(self, geometry: BoardGeometry) -> None:
        """Paint for another size, and in the theme there is now, from now on."""
        self.geometry = geometry
        self._marks.place(geometry)

    def chores(self) -> list[Callable[[], object]]:
        """Pictures that a play will want, each to be made in a quiet moment; last ones first."""
        geometry, boards = self.geometry, self._boards
        diameter, size = geometry.checker_diameter, geometry.die_size
        ground = pygame.Surface((1, 1))
        chores: list[Callable[[], object]] = [
            partial(boards.dice.tumble, value, 0.5, variant, size)
            for value in range(1, 7)
            for variant in range(4)
        ]
        chores += [partial(boards.dice.shadow, size, high) for high in boards.dice.shadow_heights]
        chores += [self.chosen_ring, *self._marks.chores()]
        chores += [
            partial(boards.checkers.draw, ground, side, (0, 0), diameter, step / 8)
            for step in range(9)
            for side in Side
        ]
        chores += [
            partial(boards.dice.die, value, size, variant)
            for value in range(1, 7)
            for variant in range(4)
        ]
        return chores

    @property
    def marks(self) -> Marks:
        """The single marks, for whatever else paints some."""
        return self._marks.marks

    def chosen_ring(self) -> pygame.Surface:
        """The ring round a lifted checker that has not left its place."""
        return self._marks.marks.chosen(self.geometry.checker_diameter * LIFTED_SCALE)

    def side(self, mine: bool) -> Side:
        """Whose checkers these are."""
        return self._human if mine else self._human.other

    def center(self, spot: Spot) -> tuple[float, float]:
        """Where a spot is, in pixels."""
        return self.geometry.checker_center(spot.mine, spot.point, spot.index, spot.count)

    def numbers(self, surface: pygame.Surface, *, mine: bool = True) -> None:
        """Paint the point numbers on the frame, as one of the sides counts them."""
        geometry = self.geometry
        if not geometry.numbers:
            return
        colors = self._context.theme.board
        least = NUMBER_DP * self._context.canvas.scale
        size = max(NUMBER_SIZE * geometry.u, min(least, NUMBER_OF_FRAME * geometry.frame))
        for point in range(1, BAR):
            draw_figure(
                self._context,
                surface,
                str(point if mine else BAR - point),
                geometry.number_center(point),
                size,
                colors.numbers,
                colors.numbers_weight,
            )

    @property
    def rails(self) -> tuple[pygame.Rect, pygame.Rect]:
        """The parts of the frame that carry the numbers."""
        rect, frame = _pixels(self.geometry.rect), self.geometry.frame
        lower = pygame.Rect(rect.x, rect.bottom - frame, rect.width, frame)
        return pygame.Rect(rect.x, rect.y, rect.width, frame), lower

    @property
    def whole(self) -> pygame.Rect:
        """The whole board."""
        return _pixels(self.geometry.rect)

    def lay(self, surface: pygame.Surface, picture: StillPicture) -> None:
        """Paint what lies on the board: checkers, dice, cube; as far as the clip of the surface."""
        clip = surface.get_clip()
        for mine, counts in ((True, picture.mine), (False, picture.theirs)):
            for point, count in enumerate(counts):
                if count and clip.colliderect(_pixels(self._stack_area(mine, point))):
                    self._stack(surface, mine, point, count)
        self._dice(surface, picture)
        if picture.cube is not None:
            self._cube(surface, picture.cube)

    def mark(self, surface: pygame.Surface, picture: StillPicture) -> None:
        """Paint the marks; checkers on lit points stand on the light, not under it."""
        self._marks.under_checkers(surface, picture)
        for point in (*(mark.target for mark in picture.marks), *picture.lit):
            self._stack(surface, True, point, picture.mine[point])
            if OFF < point < BAR:
                theirs = BAR - point
                self._stack(surface, False, theirs, picture.theirs[theirs])
        self._marks.over_checkers(surface, picture)

    @property
    def arrows(self) -> ArrowPainter:
        """Paints arrows that are partly there."""
        return self._marks.arrows

    def changed(self, before: StillPicture | None, now: StillPicture) -> list[pygame.Rect]:
        """Where `lay` has to paint anew."""
        if before is None:
            return [self.whole]
        areas: list[Area] = []
        if before.cube != now.cube:
            areas += [self._cube_area(cube) for cube in (before.cube, now.cube) if cube]
        areas += [
            self._stack_area(mine, point)
            for mine, old, new in (
                (True, before.mine, now.mine),
                (False, before.theirs, now.theirs),
            )
            for point in range(BAR + 1)
            if old[point] != new[point]
        ]
        if (before.dice, before.dice_ready, before.throw) != (now.dice, now.dice_ready, now.throw):
            areas += [
                self.geometry.dice_area(mine, DICE_MOST).grown(DICE_MARGIN * self.geometry.u)
                for mine in (True, False)
            ]
        if len(areas) > MANY_AREAS:
            return [self.whole]
        return [_pixels(area).clip(self.whole) for area in areas]

    def _stack_area(self, mine: bool, point: int) -> Area:
        geometry, margin = self.geometry, STACK_MARGIN * self.geometry.u
        if point == OFF:
            return geometry.tray_rect(mine).grown(margin)
        if point == BAR:
            return geometry.bar_rect.grown(margin)
        return geometry.column_rect(point if mine else BAR - point).grown(margin)

    def _cube_area(self, cube: ShownCube) -> Area:
        """The cube's place with its shadow, or the way from there to where it is offered."""
        geometry = self.geometry
        if cube.crawford:
            return geometry.tray_column
        ends = {cube.home, cube.place} if cube.place is CubePlace.OFFERED else {cube.place}
        across, down = zip(*(cube_center(geometry, end) for end in ends), strict=True)
        x, y = min(across), min(down)
        area = Area(x, y, max(across) - x, max(down) - y)
        return area.grown(CUBE_REACH * geometry.cube_size)

    # --- checkers, dice, cube ----------------------------------------------------------------

    def _stack(self, surface: pygame.Surface, mine: bool, point: int, count: int) -> None:
        geometry, sprites = self.geometry, self._boards.checkers
        side = self.side(mine)
        centers = [geometry.checker_center(mine, point, n, count) for n in range(count)]
        if point == OFF:
            edge = sprites.edge_on(side, *geometry.edge_size)
            for center in centers:
                blit_centered(surface, edge, center)
            return
        for center in centers:
            sprites.draw(surface, side, center, geometry.checker_diameter)
        if centers:
            self.count(surface, mine, point, count, centers[-1])

    def count(
        self,
        surface: pygame.Surface,
        mine: bool,
        point: int,
        count: int,
        center: tuple[float, float],
    ) -> None:
        """Write on the uppermost checker of a tall stack how many there are."""
        if count < tall_from(point):
            return
        sprites, side = self._boards.checkers, self.side(mine)
        sprites.clear_middle(surface, side, center, self.geometry.checker_diameter)
        color, size = sprites.figure(side), COUNT_SIZE * self.geometry.u
        draw_figure(self._context, surface, str(count), center, size, color, "semibold")

    def _dice(self, surface: pygame.Surface, picture: StillPicture) -> None:
        geometry, size = self.geometry, self.geometry.die_size
        for die, center, variant in dice_places(geometry, picture.dice, picture.throw):
            self._boards.dice.draw(surface, die.value, center, size, variant, die.used)
        if picture.dice_ready and picture.dice:
            rect = _pixels(geometry.dice_area(True, len(picture.dice)))
            look, edge = self._context.look, self._context.theme.colors.accent
            style = look.style((0, 0, 0, 0), edge=edge, radius=FRAME_CORNER_DP, edge_width=2)
            look.box(surface, rect, style)

    def _cube(self, surface: pygame.Surface, cube: ShownCube) -> None:
        geometry, sprites = self.geometry, self._boards.cube
        size = geometry.cube_size
        if cube.place is CubePlace.OFFERED:
            self._offer(surface, cube)
            return
        center = cube_center(geometry, cube.place)
        sprites.draw(surface, cube.value, center, size, dimmed=cube.crawford)
        if cube.crawford:
            self._crawford(surface, center)

    def _offer(self, surface: pygame.Surface, cube: ShownCube) -> None:
        """The offered cube, and an outline of the place it left."""
        geometry, colors = self.geometry, self._context.theme.colors
        home, offer = cube_center(geometry, cube.home), geometry.offer_center
        size = geometry.cube_size
        look, corner = self._context.look, OUTLINE_CORNER * size / self._context.canvas.scale
        outline = _pixels(Area(*home, 0, 0).grown(size / 2))
        style = look.style((0, 0, 0, 0), edge=(*colors.accent, 190), radius=corner)
        look.box(surface, outline, style)
        self._boards.cube.draw_offered(surface, cube.value, offer, size)

    def _crawford(self, surface: pygame.Surface, center: tuple[float, float]) -> None:
        """The word under the dimmed cube; on small boards the mark in the list has to do."""
        text, geometry = self._context.text, self.geometry
        word = self._context.words.t("Crawford")
        room = int(geometry.tray_column.w)
        size = text.fit(word, room, NUMBER_SIZE * geometry.u / self._context.canvas.scale)
        if text.size(word, size, "semibold")[0] > room:
            return
        picture = text.surface(word, size, "semibold", self._context.theme.board.on_tray)
        at = center[0], center[1] + geometry.cube_size * 0.9
        blit_centered(surface, picture, at)


def _pixels(area: Area) -> pygame.Rect:
    """The whole pixels that an area touches."""
    left, top = math.floor(area.x), math.floor(area.y)
    right, bottom = math.ceil(area.x + area.w), math.ceil(area.y + area.h)
    return pygame.Rect(left, top, right - left, bottom - top)
