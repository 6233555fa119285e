"""What lies under the pointer: dice, cube, a place, a landing and which of its ways.

Pure numbers; what a click there means is the hand's business.
"""

from collections.abc import Iterable, Mapping

from game.engine.types import BAR, OFF
from game.ui.board.commands import Landing
from game.ui.board.geometry import BoardGeometry
from game.ui.board.view import BoardView, CubePlace, Loose

DICE = "dice"
CUBE = "cube"
EARLY = 0.6
"""How far before the middle line, in u, a drop already means the point beyond it."""

Pixels = tuple[float, float]


def thing_at(geometry: BoardGeometry, view: BoardView, x: float, y: float) -> str | int | None:
    """What a click here means: the person's dice, the cube, or a place of the board."""
    dice = [die for die in view.dice if die.mine]
    if dice and geometry.dice_area(True, len(dice)).contains(x, y):
        return DICE
    if view.cube is not None and view.cube.place is not CubePlace.OFFERED:
        owners = {CubePlace.CENTRE: None, CubePlace.MINE: True, CubePlace.THEIRS: False}
        if geometry.cube_rect(owners[view.cube.place]).contains(x, y):
            return CUBE
    return geometry.place_at(x, y)


def way_at(
    geometry: BoardGeometry, landings: Mapping[int, Landing], spots: Iterable[Pixels]
) -> Landing | None:
    """The way that a drop would take, by the first of the spots that lies on a landing.

    Between the upper and the lower points a checker on its way to the other side may be let go
    a little early.
    """
    spots = tuple(spots)
    for x, y in (*spots, *_beyond(geometry, spots)):
        place = geometry.place_at(x, y)
        if place is not None and place in landings:
            return half_of(geometry, landings[place], x)
    return None


def half_of(geometry: BoardGeometry, landing: Landing, x: float) -> Landing:
    """The way of the left or the right half of a landing; most have but one for both."""
    return landing.ways[-1] if x >= middle_of(geometry, landing.target)[0] else landing


def middle_of(geometry: BoardGeometry, place: int) -> Pixels:
    """The middle of a landing, between its halves."""
    if place == OFF:
        return geometry.tray_rect(True).center
    if place == BAR:
        return geometry.bar_rect.center
    return geometry.column_rect(place).center


def loose(geometry: BoardGeometry, x: float, y: float) -> Loose:
    """A spot as shares of the board."""
    rect = geometry.rect
    return Loose((x - rect.x) / rect.w, (y - rect.y) / rect.h)


def _beyond(geometry: BoardGeometry, spots: Iterable[Pixels]) -> list[Pixels]:
    """The spots near the middle line, on its other side."""
    middle, reach = geometry.center_y, EARLY * geometry.u
    return [(x, 2 * middle - y) for x, y in spots if abs(y - middle) < reach]
