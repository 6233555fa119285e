"""Paints what does not move: checkers, counts, dice, cube, arrows and marks."""

import itertools
import math

import pygame

from game.engine.types import BAR, OFF, Side
from game.ui.board.arrows import Arrows, ArrowStyle
from game.ui.board.checkers import blit_centered
from game.ui.board.geometry import BoardGeometry
from game.ui.board.highlights import Mark, StillPicture
from game.ui.board.marks import Marks
from game.ui.board.view import CubePlace, ShownCube, ShownDie, Spot
from game.ui.boards import Boards
from game.ui.context import Context
from game.ui.theme import Color

COUNT_FROM = 6
"""Stacks of so many checkers carry their count; they stand too close to be counted."""
COUNT_FROM_ON_BAR = 4
COUNT_SIZE = 0.40
"""Height of figures on checkers and in discs, in u."""
PIPS_SIZE = 0.30
NUMBER_SIZE = 0.22
SMALLEST = 13.0
PIPS_FROM = 30.0
"""Pixels of u; below, numbers do not fit into the discs."""
OWN_WAY_OPACITY = 0.62
GHOST_OPACITY = 0.62
DOT_DP = 3.0
DOT_STEP_DP = 12.0
LINE_DP = 2.0
FRAME_CORNER_DP = 16
DARK_FIGURE: Color = (38, 26, 18)
PALE_FIGURE: Color = (232, 224, 208)


class StillPainter:
    """Paints a `StillPicture` at one geometry."""

    def __init__(self, context: Context, human: Side) -> None:
        self._context = context
        self._human = human
        self._boards: Boards = context.boards
        self._arrows = Arrows()
        self._marks = Marks(context.theme.board, context.theme.colors.accent)
        self.geometry = BoardGeometry.fit(0, 0, 100, 80)

    def side(self, mine: bool) -> Side:
        """Whose checkers these are."""
        return self._human if mine else self._human.other

    def center(self, spot: Spot) -> tuple[float, float]:
        """Where a spot is, in pixels."""
        return self.geometry.checker_center(spot.mine, spot.point, spot.index, spot.count)

    def numbers(self, surface: pygame.Surface) -> None:
        """Paint the point numbers on the frame."""
        geometry = self.geometry
        if not geometry.numbers:
            return
        for point in range(1, BAR):
            self._figure(
                surface,
                str(point),
                geometry.number_center(point),
                NUMBER_SIZE * geometry.u,
                self._context.theme.colors.secondary,
                "regular",
            )

    def paint(self, surface: pygame.Surface, picture: StillPicture) -> None:
        """Paint everything, from the board upwards."""
        self._lit_points(surface, picture)
        for mine, counts in ((True, picture.mine), (False, picture.theirs)):
            for point, count in enumerate(counts):
                self._stack(surface, mine, point, count)
        self._dice(surface, picture)
        if picture.cube is not None:
            self._cube(surface, picture.cube)
        self._ways(surface, picture)
        for spot in picture.glows:
            mark = self._marks.movable(self.geometry.checker_diameter)
            blit_centered(surface, mark, self.center(spot))
        self._targets(surface, picture)
        if picture.focus is not None:
            ring = self._marks.focus(self.geometry.checker_diameter)
            blit_centered(surface, ring, self.center(picture.focus))

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
        if count >= (COUNT_FROM_ON_BAR if point == BAR else COUNT_FROM):
            color = DARK_FIGURE if side is Side.WHITE else PALE_FIGURE
            size = COUNT_SIZE * geometry.u
            self._figure(surface, str(count), centers[-1], size, color, "semibold")

    def _dice(self, surface: pygame.Surface, picture: StillPicture) -> None:
        geometry, size = self.geometry, self.geometry.die_size
        for die, center, variant in dice_places(geometry, picture.dice):
            self._boards.dice.draw(surface, die.value, center, size, variant, die.used)
        if picture.dice_ready and picture.dice:
            area = geometry.dice_area(True, len(picture.dice))
            rect = pygame.Rect(*(round(side) for side in area))
            look, colors = self._context.look, self._context.theme.colors
            look.box(
                surface,
                rect,
                look.style((0, 0, 0, 0), edge=colors.accent, radius=FRAME_CORNER_DP, edge_width=2),
            )

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
        """The offered cube, an arrow from its slot, and an outline of the place it left."""
        geometry, colors = self.geometry, self._context.theme.colors
        home, offer = cube_center(geometry, cube.home), geometry.offer_center
        size = geometry.cube_size
        look = self._context.look
        outline = pygame.Rect(0, 0, round(size), round(size))
        outline.center = round(home[0]), round(home[1])
        look.box(surface, outline, look.style((0, 0, 0, 0), edge=(*colors.accent, 190), radius=8))
        style = ArrowStyle(
            geometry.u, colors.accent, 0.6, from_start=size * 0.7, from_end=size, straight=True
        )
        self._arrows.draw(surface, home, offer, offer, style)
        self._boards.cube.draw_offered(surface, cube.value, offer, size)

    def _crawford(self, surface: pygame.Surface, center: tuple[float, float]) -> None:
        """The word under the dimmed cube; on small boards the mark in the list has to do."""
        text, geometry = self._context.text, self.geometry
        word = self._context.words.t("Crawford")
        room = int(geometry.tray_column.w + geometry.frame * 0.5)
        size = text.fit(word, room, NUMBER_SIZE * geometry.u / self._context.canvas.scale)
        if text.size(word, size, "semibold")[0] > room:
            return
        picture = text.surface(word, size, "semibold", self._context.theme.colors.accent)
        at = center[0], center[1] + geometry.cube_size * 0.9
        blit_centered(surface, picture, at)

    # --- arrows and marks --------------------------------------------------------------------

    def _ways(self, surface: pygame.Surface, picture: StillPicture) -> None:
        theme, geometry = self._context.theme.board, self.geometry
        color = theme.reachable if picture.own_ways else theme.last_play
        opacity = OWN_WAY_OPACITY if picture.own_ways else theme.last_play_opacity
        radius = geometry.checker_diameter / 2
        style = ArrowStyle(geometry.u, color, opacity, radius, radius * 1.02)
        ghost = self._boards.checkers.ghost(geometry.checker_diameter, color, opacity)
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
                box = self._marks.lit_box(area.w, area.h, line)
                surface.blit(box, (round(area.x), round(area.y)))
                continue
            left, right, tip = geometry.point_polygon(mark.target)
            up = tip[1] < left[1]
            length = abs(tip[1] - left[1])
            lit = self._marks.lit_point(right[0] - left[0], length, line, up)
            top = tip[1] - 2 if up else left[1]
            surface.blit(lit, (round(left[0] - 1), round(top)))

    def _targets(self, surface: pygame.Surface, picture: StillPicture) -> None:
        if picture.ghost is not None:
            color = self._context.theme.board.reachable
            diameter = self.geometry.checker_diameter
            ghost = self._boards.checkers.ghost(diameter, color, GHOST_OPACITY)
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
        picture = self._marks.hit(diameter) if mark.hits else self._marks.landing(diameter)
        blit_centered(surface, picture, center)
        if geometry.u < PIPS_FROM:
            return
        reachable = self._context.theme.board.reachable
        color = DARK_FIGURE if mark.hits else reachable
        self._figure(surface, str(mark.pips), center, PIPS_SIZE * geometry.u, color, "semibold")

    def _route(self, surface: pygame.Surface, route: tuple[Spot, ...]) -> None:
        """Dots that hop from stop to stop, curved towards the middle of the board."""
        dp = self._context.canvas.dp
        dot = self._marks.dot(max(1.5, dp(DOT_DP)))
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

    def _figure(
        self,
        surface: pygame.Surface,
        text: str,
        center: tuple[float, float],
        pixels: float,
        color: Color,
        weight: str,
    ) -> None:
        size = max(SMALLEST, pixels) / self._context.canvas.scale
        blit_centered(surface, self._context.text.surface(text, size, weight, color), center)


def dice_places(
    geometry: BoardGeometry, dice: tuple[ShownDie, ...]
) -> list[tuple[ShownDie, tuple[float, float], int]]:
    """Each die with the middle of its place and its variant, which says how it lies."""
    placed = []
    for mine in (True, False):
        own = [die for die in dice if die.mine is mine]
        if own:
            centers = geometry.dice_centers(mine, len(own))
            for number, (die, center) in enumerate(zip(own, centers, strict=True)):
                placed.append((die, center, number % 2 + (0 if mine else 2)))
    return placed


def cube_center(geometry: BoardGeometry, place: CubePlace) -> tuple[float, float]:
    """The middle of the cube in one of its places."""
    match place:
        case CubePlace.OFFERED:
            return geometry.offer_center
        case CubePlace.CENTRE:
            return geometry.cube_center(None)
        case _:
            return geometry.cube_center(place is CubePlace.MINE)
