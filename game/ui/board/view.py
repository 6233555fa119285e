"""What the board on the screen shows at this moment, which may lag behind the session.

Every place is named from the person at the screen: `mine` says whose checker, and the point is
counted by that checker's own side, 0 for borne off to 25 for the bar. Only the choreography
changes a view; `board_of` in `game.ui.board.truth` builds the one that the session would have.
"""

from dataclasses import dataclass, field
from enum import Enum

from game.engine.play import CheckerMove
from game.engine.types import BAR, CHECKERS, OFF

PLACES = BAR + 1


class CubePlace(Enum):
    """Where the cube lies."""

    CENTRE = "centre"
    MINE = "mine"
    THEIRS = "theirs"
    OFFERED = "offered"


@dataclass(frozen=True, slots=True)
class ShownDie:
    """One die on the board; `used` once it is played or cannot be."""

    mine: bool
    value: int
    used: bool = False


@dataclass(frozen=True, slots=True)
class ShownCube:
    """The cube with the number on its upper face; `home` is where an offered one lay before."""

    value: int
    place: CubePlace
    crawford: bool = False
    home: CubePlace = CubePlace.CENTRE


@dataclass(frozen=True, slots=True)
class Spot:
    """Where one checker lies: the `index`-th from the edge of `count` on a point."""

    mine: bool
    point: int
    index: int
    count: int


@dataclass(frozen=True, slots=True)
class Loose:
    """A place anywhere on the board, as shares of its width and height."""

    across: float
    down: float


class Manner(Enum):
    """How a checker goes from one place to another."""

    HOP = "hop"
    DROP = "drop"
    """Out of the hand."""
    GLIDE = "glide"
    """Out of the hand, back home."""
    KNOCK = "knock"
    """To the bar, when it is hit."""


@dataclass(slots=True, eq=False)
class Flight:
    """A checker on its way; it is counted nowhere until it lands."""

    mine: bool
    origin: Spot | Loose
    target: Spot
    manner: Manner = Manner.HOP
    contact: float = 1.0
    """The share of its time at which it touches the board; then it bounces."""
    share: float = 0.0


@dataclass(slots=True, eq=False)
class Flash:
    """The light of a hit, where it happened."""

    spot: Spot
    share: float = 0.0


@dataclass(slots=True, eq=False)
class CubeSlide:
    """The cube on its way from where it lay."""

    origin: ShownCube
    share: float = 0.0


@dataclass(slots=True, eq=False)
class Shake:
    """The top checker of a point says no."""

    mine: bool
    point: int
    share: float = 0.0


@dataclass(slots=True, eq=False)
class DiceMotion:
    """Dice in the air (`origin` empty) or sliding from where they lay."""

    origin: tuple[ShownDie, ...] = ()
    share: float = 0.0


@dataclass(slots=True)
class BoardView:
    """Checkers, dice and cube as shown, and what is moving."""

    mine: list[int] = field(default_factory=lambda: [0] * PLACES)
    theirs: list[int] = field(default_factory=lambda: [0] * PLACES)
    dice: tuple[ShownDie, ...] = ()
    cube: ShownCube | None = None
    last_play: tuple[CheckerMove, ...] = ()
    throw: int = 0
    """Counts the throws: no two leave their dice lying alike. The session knows nothing of it."""
    flights: list[Flight] = field(default_factory=list)
    flash: Flash | None = None
    dice_motion: DiceMotion | None = None
    cube_slide: CubeSlide | None = None
    shake: Shake | None = None

    def count(self, mine: bool, point: int) -> int:
        """Checkers lying on a point."""
        return self._row(mine)[point]

    def top(self, mine: bool, point: int) -> Spot:
        """Where the uppermost checker of a point lies."""
        count = self.count(mine, point)
        return Spot(mine, point, max(0, count - 1), max(1, count))

    def next_free(self, mine: bool, point: int) -> Spot:
        """Where one more checker would lie; on the blot itself when it would be hit."""
        count = self.count(mine, point) + 1
        return Spot(mine, point, count - 1, count)

    def lift(self, mine: bool, point: int) -> Spot:
        """Take the uppermost checker away and say where it lay."""
        spot = self.top(mine, point)
        self._row(mine)[point] -= 1
        return spot

    def land(self, mine: bool, point: int) -> None:
        """Put one checker down."""
        self._row(mine)[point] += 1

    def pips(self, mine: bool) -> int:
        """Pip count of one side as shown; a checker in the air counts where it goes."""
        lying = sum(point * count for point, count in enumerate(self._row(mine)))
        return lying + sum(f.target.point for f in self.flights if f.mine is mine)

    def same_as(self, other: "BoardView") -> bool:
        """Whether both show the same, and nothing moves on either."""
        lying = [
            (view.mine, view.theirs, view.dice, view.cube, view.last_play) for view in (self, other)
        ]
        return lying[0] == lying[1] and not self.moving and not other.moving

    def replace_with(self, other: "BoardView") -> None:
        """Show exactly what another view shows, with nothing moving."""
        self.mine = list(other.mine)
        self.theirs = list(other.theirs)
        self.dice = other.dice
        self.cube = other.cube
        self.last_play = other.last_play
        self.flights = []
        self.flash = None
        self.dice_motion = None
        self.cube_slide = None
        self.shake = None

    @property
    def moving(self) -> bool:
        """Whether anything is on its way."""
        return bool(self.flights) or any(
            motion is not None
            for motion in (self.dice_motion, self.cube_slide, self.shake, self.flash)
        )

    @property
    def whole(self) -> bool:
        """Whether each side has its fifteen checkers, counting those in the air."""
        flying = [sum(f.mine is mine for f in self.flights) for mine in (True, False)]
        return [sum(self.mine), sum(self.theirs)] == [CHECKERS - n for n in flying]

    def _row(self, mine: bool) -> list[int]:
        return self.mine if mine else self.theirs


def rows_of(points: tuple[int, ...]) -> tuple[list[int], list[int]]:
    """Both sides' checkers by their own points, from a position in the person's view."""
    mine = [0] * PLACES
    theirs = [0] * PLACES
    for point in range(1, BAR):
        if points[point] > 0:
            mine[point] = points[point]
        elif points[point] < 0:
            theirs[BAR - point] = -points[point]
    mine[BAR] = points[BAR]
    theirs[BAR] = -points[OFF]
    mine[OFF] = CHECKERS - sum(mine)
    theirs[OFF] = CHECKERS - sum(theirs)
    return mine, theirs
