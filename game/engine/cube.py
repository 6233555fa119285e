"""The doubling cube: its value, who owns it, and why a side may not turn it."""

from dataclasses import dataclass
from enum import Enum

from game.engine.errors import InvalidStateError
from game.engine.match import MatchRules, MatchScore
from game.engine.types import Side

CUBE_LIMIT = 64
"""Highest face of the cube; it is not turned beyond."""

CUBE_FACES = (1, 2, 4, 8, 16, 32, 64)


class NoDouble(Enum):
    """Why a side may not double."""

    CUBE_OFF = "cube off"
    CRAWFORD = "crawford"
    NOT_OWNER = "not the owner"
    AT_LIMIT = "at limit"
    DEAD = "dead"
    NOT_ON_ROLL = "not on roll"
    AFTER_ROLL = "after roll"
    NOT_NOW = "not now"


@dataclass(frozen=True, slots=True)
class Cube:
    """The cube on the table; nobody owns it while it lies in the middle.

    A cube in the middle shows more than 1 only after an automatic double.
    """

    value: int = 1
    owner: Side | None = None

    def __post_init__(self) -> None:
        """Refuse a face that no cube has, and an owner of a cube that was never turned."""
        if self.value not in CUBE_FACES:
            raise InvalidStateError(f"no cube shows {self.value}")
        if self.value == 1 and self.owner is not None:
            raise InvalidStateError("a cube at 1 lies in the middle")

    @property
    def offered(self) -> int:
        """What the cube would show if it were turned."""
        return self.value * 2

    def turned(self, owner: Side | None) -> "Cube":
        """The cube at its next face, on the side of `owner`."""
        return Cube(self.offered, owner)

    def may_be_turned_by(self, side: Side) -> bool:
        """Whether it lies in the middle or is `side`'s own."""
        return self.owner in (None, side)


def why_no_double(
    cube: Cube, side: Side, rules: MatchRules, score: MatchScore, *, crawford: bool
) -> NoDouble | None:
    """Why `side` could not double even before its roll; None where it could.

    The cube is dead for a side that wins the match with its present value already: turning it
    could only help the other side.
    """
    if not rules.has_cube:
        return NoDouble.CUBE_OFF
    if crawford:
        return NoDouble.CRAWFORD
    if not cube.may_be_turned_by(side):
        return NoDouble.NOT_OWNER
    if cube.value >= CUBE_LIMIT:
        return NoDouble.AT_LIMIT
    away = score.away(side, rules)
    if away is not None and cube.value >= away:
        return NoDouble.DEAD
    return None
