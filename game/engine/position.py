"""Position: where the thirty checkers stand, seen from the side on roll.

Rules of movement live in `steps` and above; texts of positions in `position_id` and `xgid`.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import islice

import numpy as np
from numpy.typing import NDArray

from game.engine.errors import InvalidPositionError, PositionFault
from game.engine.types import BAR, CHECKERS, POINTS
from game.engine.whole_number import whole_number

LENGTH = POINTS + 2
"""Numbers in a position: the points 1 to 24 and the two bars."""

HOME = 6
"""The highest point of the home board."""

_START = (0, -2, 0, 0, 0, 0, 5, 0, 3, 0, 0, 0, -5, 5, 0, 0, 0, -3, 0, -5, 0, 0, 0, 0, 2, 0)


@dataclass(frozen=True, slots=True)
class Position:
    """All checkers, as the side on roll (the mover) counts the points.

    `points[1..24]` are positive for the mover's checkers and negative for the opponent's;
    `points[25]` is the mover's bar, `points[0]` the opponent's, as a negative number. What is
    missing to fifteen has been borne off. The bare constructor trusts its caller;
    `from_points` checks.
    """

    points: tuple[int, ...]

    @classmethod
    def from_points(cls, points: Iterable[object]) -> "Position":
        """The position with these 26 numbers.

        Raises:
            InvalidPositionError: if no such position can stand on a board.
        """
        numbers = _whole_numbers(points)
        _check(numbers)
        return cls(numbers)

    @classmethod
    def start(cls) -> "Position":
        """The position every game starts from."""
        return cls(_START)

    def flipped(self) -> "Position":
        """The same checkers, seen from the other side."""
        return Position(tuple([-count for count in reversed(self.points)]))

    @property
    def pip_count(self) -> int:
        """Pips that the mover still needs to bear all checkers off."""
        return sum(point * count for point, count in enumerate(self.points) if count > 0)

    @property
    def opponent_pip_count(self) -> int:
        """Pips that the opponent still needs."""
        return self.flipped().pip_count

    @property
    def off(self) -> int:
        """Checkers that the mover has borne off."""
        return CHECKERS - sum(count for count in self.points if count > 0)

    @property
    def opponent_off(self) -> int:
        """Checkers that the opponent has borne off."""
        return CHECKERS + sum(count for count in self.points if count < 0)

    @property
    def bar(self) -> int:
        """The mover's checkers on the bar."""
        return self.points[BAR]

    @property
    def opponent_bar(self) -> int:
        """The opponent's checkers on the bar."""
        return -self.points[0]

    @property
    def all_home(self) -> bool:
        """Whether the mover may bear off: nothing on the bar or outside the home board."""
        return all(count <= 0 for count in self.points[HOME + 1 :])

    @property
    def is_over(self) -> bool:
        """Whether a side has borne off all its checkers."""
        return self.off == CHECKERS or self.opponent_off == CHECKERS

    @property
    def has_contact(self) -> bool:
        """Whether a checker of one side still has to pass one of the other side."""
        mine = [point for point, count in enumerate(self.points) if count > 0]
        theirs = [point for point, count in enumerate(self.points) if count < 0]
        return bool(mine and theirs) and mine[-1] > theirs[0]


def to_array(positions: Sequence[Position]) -> NDArray[np.int8]:
    """The points of many positions as an array of shape (n, 26)."""
    rows = [position.points for position in positions]
    return np.array(rows, dtype=np.int8).reshape(len(rows), LENGTH)


def from_array(points: NDArray[np.int8]) -> Position:
    """The position in one row of such an array, unchecked."""
    return Position(tuple(points.tolist()))


def _whole_numbers(points: Iterable[object]) -> tuple[int, ...]:
    """Exactly as many whole numbers as a position has."""
    try:
        given = iter(points)
    except TypeError:
        raise InvalidPositionError(
            PositionFault.LENGTH, f"{points!r} is not {LENGTH} numbers"
        ) from None
    numbers = []
    for number in islice(given, LENGTH + 1):  # it may be endless
        whole = whole_number(number)
        if whole is None:
            raise InvalidPositionError(PositionFault.NOT_A_WHOLE_NUMBER, f"{number!r}")
        numbers.append(whole)
    if len(numbers) != LENGTH:
        count = f"more than {LENGTH}" if len(numbers) > LENGTH else f"{len(numbers)}"
        raise InvalidPositionError(PositionFault.LENGTH, f"{count} numbers, not {LENGTH}")
    return tuple(numbers)


def _check(points: tuple[int, ...]) -> None:
    if points[BAR] < 0 or points[0] > 0:
        raise InvalidPositionError(
            PositionFault.BAR_SIGN,
            f"the mover's bar is {points[BAR]}, the opponent's {points[0]}",
        )
    mine = sum(count for count in points if count > 0)
    theirs = -sum(count for count in points if count < 0)
    if max(mine, theirs) > CHECKERS:
        raise InvalidPositionError(
            PositionFault.TOO_MANY_CHECKERS, f"{mine} of the mover, {theirs} of the opponent"
        )
    if mine == theirs == 0:
        raise InvalidPositionError(PositionFault.BOTH_OFF, "no checker is left on the board")
