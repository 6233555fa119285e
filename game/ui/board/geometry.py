"""Where everything on the board is: points, bar, trays, cube and dice, in pixels and back.

Pure numbers; nothing here draws. Every place is named `(mine, point)` with the point counted by
the checker's own side (0 off, 25 the bar). The human, `mine=True`, always sits at the bottom.
"""

from dataclasses import dataclass
from typing import NamedTuple

from game.engine.types import BAR, OFF

# Lengths in u, the width of one point's column.
COLUMNS = 12
BAR_WIDTH = 1.1
TRAY_GAP = 0.34
TRAY_WIDTH = 1.2
INNER_WIDTH = COLUMNS + BAR_WIDTH + TRAY_GAP + TRAY_WIDTH
FRAME = 0.5
MIN_INNER_HEIGHT = 10.45
MAX_INNER_HEIGHT = 12.0
POINT_LENGTH = 4.8
POINT_BASE = 0.92
CHECKER = 0.93
STACK_PITCH = 0.95
STACK_MARGIN = 0.05
STACK_FULL = 5
BAR_FIRST = 0.82
BAR_SPAN = 2.0
TRAY_LENGTH = 3.9
TRAY_DIVIDER = 0.1
EDGE_HEIGHT = 0.25
EDGE_WIDTH = 0.96
CUBE = 0.84
CUBE_MARGIN = 0.14
DIE = 0.66
DIE_PITCH = 0.98
DICE_PADDING = 0.18

NUMBERS_FROM = 30.0  # px of u; below it the point numbers are left out
NUMBERS_FRAME = 22.0  # px; the thinnest frame that can carry numbers


class Area(NamedTuple):
    """An upright rectangle in pixels."""

    x: float
    y: float
    w: float
    h: float

    @property
    def center(self) -> tuple[float, float]:
        """The middle of the rectangle."""
        return self.x + self.w / 2, self.y + self.h / 2

    def contains(self, x: float, y: float) -> bool:
        """Whether the spot lies inside (left and top edges included)."""
        return self.x <= x < self.x + self.w and self.y <= y < self.y + self.h

    def grown(self, pixels: float) -> "Area":
        """The rectangle with every edge moved outwards."""
        return Area(self.x - pixels, self.y - pixels, self.w + 2 * pixels, self.h + 2 * pixels)


@dataclass(frozen=True, slots=True)
class BoardGeometry:
    """One board of a certain size at a certain place; make it with `fit`."""

    rect: Area
    u: float
    frame: int
    home_left: bool
    numbers: bool

    @classmethod
    def fit(
        cls,
        x: float,
        y: float,
        w: float,
        h: float,
        *,
        home_left: bool = False,
        numbers: bool = True,
        numbers_frame: float = NUMBERS_FRAME,
    ) -> "BoardGeometry":
        """The largest board inside the given area (in pixels), in its middle.

        Only the gap between the upper and lower points is elastic, so the board takes any shape
        from about 1.2 to 1.37 and leaves strips of the area free beyond that. `home_left` mirrors
        the board: both home boards and the trays are on the left. Point numbers need a frame of
        `numbers_frame` pixels and are dropped on small boards.
        """
        u = _largest_unit(w, h, numbers_frame if numbers else 0.0)
        shown = numbers and u >= NUMBERS_FROM
        if not shown:
            u = _largest_unit(w, h, 0.0)
        frame = max(2, round(max(FRAME * u, numbers_frame if shown else 0.0)))
        width = min(int(w), round(INNER_WIDTH * u + 2 * frame))
        u = max(1.0, (width - 2 * frame) / INNER_WIDTH)
        height = min(int(h), round(MAX_INNER_HEIGHT * u + 2 * frame))
        left, top = round(x + (w - width) / 2), round(y + (h - height) / 2)
        return cls(Area(left, top, width, height), u, frame, home_left, shown)

    @property
    def inner(self) -> Area:
        """What the frame encloses."""
        r, f = self.rect, self.frame
        return Area(r.x + f, r.y + f, r.w - 2 * f, r.h - 2 * f)

    @property
    def center_y(self) -> float:
        """The line between the upper and the lower half."""
        return self.rect.y + self.rect.h / 2

    @property
    def bar_rect(self) -> Area:
        """The bar, from frame to frame."""
        return self._span(6.0, BAR_WIDTH)

    @property
    def home_half(self) -> Area:
        """The playing field with both home boards, next to the trays."""
        return self._span(6.0 + BAR_WIDTH, 6.0)

    @property
    def outer_half(self) -> Area:
        """The playing field with both outer boards."""
        return self._span(0.0, 6.0)

    @property
    def tray_column(self) -> Area:
        """Both trays with the cube's slot between them."""
        return self._span(COLUMNS + BAR_WIDTH + TRAY_GAP, TRAY_WIDTH)

    def tray_rect(self, mine: bool) -> Area:
        """Where the checkers borne off by one side stand."""
        x, y, w, h = self.tray_column
        length = TRAY_LENGTH * self.u
        return Area(x, y + h - length if mine else y, w, length)

    @property
    def cube_slot(self) -> Area:
        """The well of the cube, between the trays."""
        x, y, w, h = self.tray_column
        used = (TRAY_LENGTH + TRAY_DIVIDER) * self.u
        return Area(x, y + used, w, h - 2 * used)

    def column_rect(self, point: int) -> Area:
        """The column of a point (human's numbering) from the frame to the middle line."""
        index = point - 13 if point > 12 else 12 - point
        start = index + (BAR_WIDTH if index > 5 else 0.0)
        column = self._span(start, 1.0)
        y = column.y if point > 12 else self.center_y
        return Area(column.x, y, column.w, column.h / 2)

    def point_polygon(self, point: int) -> tuple[tuple[float, float], ...]:
        """The triangle of a point (human's numbering): two base corners, then the tip."""
        half = POINT_BASE * self.u / 2
        middle = self.column_rect(point).center[0]
        edge, way = self._edge(point > 12)
        tip = edge + way * POINT_LENGTH * self.u
        return (middle - half, edge), (middle + half, edge), (middle, tip)

    def number_center(self, point: int) -> tuple[float, float]:
        """Where the number of a point stands: on the flat part of the frame rail."""
        edge, way = self._edge(point > 12)
        return self.column_rect(point).center[0], edge - way * self.frame * 0.43

    @property
    def checker_diameter(self) -> float:
        """The diameter of a checker on the board."""
        return CHECKER * self.u

    @property
    def edge_size(self) -> tuple[float, float]:
        """Width and height of a checker seen edge-on in a tray."""
        return EDGE_WIDTH * self.u, EDGE_HEIGHT * self.u

    def checker_center(self, mine: bool, point: int, index: int, count: int) -> tuple[float, float]:
        """The centre of one checker of a stack.

        Args:
            mine: the human's checker, or the opponent's.
            point: in the numbering of the checker's side; 0 the tray, 25 the bar.
            index: 0 for the checker that stands first: at the frame, on the bar next to the middle.
            count: checkers in the stack; tall stacks are pushed together.
        """
        if point == OFF:
            return self._in_tray(mine, index)
        if point == BAR:
            return self._on_bar(mine, index, count)
        own = point if mine else 25 - point
        edge, way = self._edge(own > 12)
        first = STACK_MARGIN + CHECKER / 2
        pitch = STACK_PITCH * min(1.0, (STACK_FULL - 1) / max(1, count - 1))
        return self.column_rect(own).center[0], edge + way * (first + index * pitch) * self.u

    def _in_tray(self, mine: bool, index: int) -> tuple[float, float]:
        tray = self.tray_rect(mine)
        edge, way = self._edge(not mine)
        offset = (STACK_MARGIN + (index + 0.5) * EDGE_HEIGHT) * self.u
        return tray.x + tray.w / 2, edge + way * offset

    def _on_bar(self, mine: bool, index: int, count: int) -> tuple[float, float]:
        bar = self.bar_rect
        # My checkers enter among the upper points, so they wait in the upper half.
        way = -1 if mine else 1
        pitch = min(STACK_PITCH, BAR_SPAN / max(1, count - 1))
        return bar.x + bar.w / 2, self.center_y + way * (BAR_FIRST + index * pitch) * self.u

    @property
    def cube_size(self) -> float:
        """The side of the cube at rest."""
        return CUBE * self.u

    def cube_center(self, owner: bool | None) -> tuple[float, float]:
        """The cube's place: in the middle (None), mine (True) or the opponent's (False)."""
        slot = self.cube_slot
        x, y = slot.center
        if owner is None:
            return x, y
        reach = slot.h / 2 - (CUBE / 2 + CUBE_MARGIN) * self.u
        return x, y + reach if owner else y - reach

    def cube_rect(self, owner: bool | None) -> Area:
        """Where the cube can be clicked."""
        x, y = self.cube_center(owner)
        return Area(x, y, 0, 0).grown(self.cube_size / 2 + 0.08 * self.u)

    @property
    def offer_center(self) -> tuple[float, float]:
        """Where an offered cube lies: the middle of the half next to the trays."""
        return self.home_half.center

    @property
    def die_size(self) -> float:
        """The side of a die at rest."""
        return DIE * self.u

    def dice_centers(self, mine: bool, count: int) -> tuple[tuple[float, float], ...]:
        """Where the dice of one side come to rest, from left to right."""
        half = self.home_half if mine else self.outer_half
        x, y = half.center
        start = x - DIE_PITCH * self.u * (count - 1) / 2
        return tuple((start + DIE_PITCH * self.u * i, y) for i in range(count))

    def dice_area(self, mine: bool, count: int = 2) -> Area:
        """The rectangle round the resting dice of one side; a click there means the dice."""
        centers = self.dice_centers(mine, count)
        reach = self.die_size * 0.56 + DICE_PADDING * self.u  # the dice lie at slight angles
        return Area(*centers[0], centers[-1][0] - centers[0][0], 0).grown(reach)

    def place_at(self, x: float, y: float) -> int | None:
        """The human's place under a spot: a point 1..24, 25 the bar, 0 the human's tray.

        Generous: a point is its whole column from the outer edge of the board to the middle line,
        and the tray takes in the frame beside it. None off the board and over the opponent's tray.
        """
        if not self.rect.contains(x, y):
            return None
        across = self._across(x)
        upper = y < self.center_y
        if across > COLUMNS + BAR_WIDTH + TRAY_GAP / 2:
            return None if upper else OFF
        if 6.0 <= across < 6.0 + BAR_WIDTH:
            return BAR
        column = int(across - (BAR_WIDTH if across > 6.0 else 0.0))
        column = min(max(column, 0), COLUMNS - 1)
        return 13 + column if upper else 12 - column

    def over_opponent_tray(self, x: float, y: float) -> bool:
        """Whether the spot is over the opponent's half of the tray column."""
        inside = self.rect.contains(x, y) and y < self.center_y
        return inside and self._across(x) > COLUMNS + BAR_WIDTH + TRAY_GAP / 2

    def _across(self, x: float) -> float:
        """How far a spot is from the outer boards' side, in u; the mirror is taken out here."""
        inner = self.inner
        return ((inner.x + inner.w - x) if self.home_left else (x - inner.x)) / self.u

    def _span(self, start: float, width: float) -> Area:
        """A full-height strip given by its start and width in u, unmirrored."""
        inner = self.inner
        left = INNER_WIDTH - start - width if self.home_left else start
        return Area(inner.x + left * self.u, inner.y, width * self.u, inner.h)

    def _edge(self, upper: bool) -> tuple[float, int]:
        """The inner edge of the frame at the foot of a point, and the way its tip points."""
        inner = self.inner
        return (inner.y, 1) if upper else (inner.y + inner.h, -1)


def _largest_unit(w: float, h: float, min_frame: float) -> float:
    """The column width that fills the area, with a frame of at least `min_frame` pixels."""
    u = min(w / (INNER_WIDTH + 2 * FRAME), h / (MIN_INNER_HEIGHT + 2 * FRAME))
    if u * FRAME < min_frame:
        u = min((w - 2 * min_frame) / INNER_WIDTH, (h - 2 * min_frame) / MIN_INNER_HEIGHT)
    return max(1.0, u)
