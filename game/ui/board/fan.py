"""Tall stacks are pushed together; the one under the pointer spreads, so that it can be counted.

Pure numbers; nothing here draws.
"""

from dataclasses import dataclass

from game.engine.position import HOME
from game.engine.types import BAR, OFF
from game.ui.animation.easing import ease_in_out
from game.ui.board.geometry import CHECKER, STACK_MARGIN, STACK_PITCH, BoardGeometry
from game.ui.board.view import BoardView, CubePlace

TALL_FROM = 6
"""Stacks of so many checkers stand too close to be counted; they carry their number."""
TALL_FROM_ON_BAR = 4
ASIDE = 0.15
"""How far the checkers of a spread stack stand to the left and right of its middle, in u."""
BEYOND = 0.35
"""How far over the middle line a spread stack may reach, in u."""
SHORT_OF_DICE = -0.6
"""The same where dice or an offered cube lie in that half of the board."""

Pixels = tuple[float, float]


@dataclass(frozen=True, slots=True)
class Fan:
    """A stack on its way from lying as always, share 0, to being spread, 1."""

    mine: bool
    point: int
    count: int
    share: float = 1.0
    beyond: float = BEYOND


def tall_from(point: int) -> int:
    """From how many checkers on the stack of a point is a tall one."""
    return TALL_FROM_ON_BAR if point == BAR else TALL_FROM


def fan_centers(geometry: BoardGeometry, fan: Fan) -> list[Pixels]:
    """The middle of each checker of a spread stack, the one that stands first first."""
    mine, point, count = fan.mine, fan.point, fan.count
    lying = [geometry.checker_center(mine, point, number, count) for number in range(count)]
    if count < 2:
        return lying
    (x, first), (_, second) = lying[0], lying[1]
    way = 1 if second > first else -1
    room = _room(geometry, fan, first, way)
    pitch = min(STACK_PITCH * geometry.u, room / (count - 1))
    share, aside = ease_in_out(fan.share), ASIDE * geometry.u
    spots = []
    for number, (_, y) in enumerate(lying):
        spread = first + way * number * max(pitch, abs(second - first))
        side = -aside if number % 2 else aside
        spots.append((x + side * share, y + (spread - y) * share))
    return spots


def _room(geometry: BoardGeometry, fan: Fan, first: float, way: int) -> float:
    """How far from the first checker's middle the last one's may lie."""
    if fan.point == BAR:
        inner = geometry.inner
        edge = inner.y + (inner.h if way > 0 else 0.0)
        return abs(edge - first) - (CHECKER / 2 + STACK_MARGIN) * geometry.u
    return abs(geometry.center_y - first) + (fan.beyond - CHECKER / 2) * geometry.u


def _beyond(view: BoardView, mine: bool, point: int) -> float:
    """How far a stack may reach over the middle line without covering dice or the cube."""
    home = not HOME < (point if mine else BAR - point) < BAR - HOME
    dice = any(die.mine is home for die in view.dice)
    offered = view.cube is not None and view.cube.place is CubePlace.OFFERED
    return SHORT_OF_DICE if dice or (home and offered) else BEYOND


class Spreading:
    """Which stack is spread at the moment, driven by seconds; pointing is told to it."""

    def __init__(self) -> None:
        self._wanted: tuple[bool, int] | None = None
        self._shown: tuple[bool, int] | None = None
        self._share = 0.0

    def point_at(self, stack: tuple[bool, int] | None) -> None:
        """The pointer lies on a stack that is tall, or on none."""
        self._wanted = stack

    def advance(self, seconds: float, takes: float) -> bool:
        """Let time pass; True when the picture changes. With `takes` 0 it happens at once."""
        before = self._shown, self._share
        step = seconds / takes if takes > 0 else 1.0
        if self._shown != self._wanted:
            self._share = max(0.0, self._share - 2 * step)
            if self._share == 0:
                self._shown = self._wanted
        elif self._shown is not None:
            self._share = min(1.0, self._share + step)
        return (self._shown, self._share) != before

    @property
    def restless(self) -> bool:
        """Whether time alone changes the picture."""
        return self._shown != self._wanted or (self._shown is not None and self._share < 1.0)

    def fan(self, view: BoardView, *, lifted: int | None) -> Fan | None:
        """The stack as it is spread; `lifted` is the person's point whose top is in the hand."""
        if self._shown is None or not self._share:
            return None
        mine, point = self._shown
        count = view.count(mine, point) - (mine and lifted == point)
        if count < 1 or view.moving:
            return None
        return Fan(mine, point, count, self._share, _beyond(view, mine, point))


def stack_at(
    geometry: BoardGeometry, view: BoardView, x: float, y: float
) -> tuple[bool, int] | None:
    """The tall stack whose checkers lie under a spot."""
    reach = geometry.checker_diameter / 2
    for mine in (True, False):
        for point in range(OFF + 1, BAR + 1):
            count = view.count(mine, point)
            if count < tall_from(point):
                continue
            column, first = geometry.checker_center(mine, point, 0, count)
            last = geometry.checker_center(mine, point, count - 1, count)[1]
            top, bottom = min(first, last) - reach, max(first, last) + reach
            if abs(x - column) <= reach and top <= y <= bottom:
                return mine, point
    return None
