"""Home boards by number: each way to place up to fifteen checkers on the six home points.

The numbers are dense, and every move of a checker, also off the board, leads to a lower one. So
a table can be filled from number 0, nothing left, upwards; and the boards with up to c checkers
are those below `boards_up_to(c)`.
"""

from itertools import combinations_with_replacement
from math import comb

import numpy as np
from numpy.typing import NDArray

from game.engine.position import HOME
from game.engine.types import CHECKERS, POINTS

HomeNumbers = NDArray[np.int32]


def boards_up_to(checkers: int) -> int:
    """How many home boards have at most so many checkers; 54,264 for fifteen."""
    return comb(checkers + HOME, HOME)


_TERMS = np.array(
    [comb(held + place, place + 1) for place in range(HOME) for held in range(CHECKERS + 1)],
    dtype=np.int32,
)
"""Terms of the combinatorial number system, by place and by the checkers from the 6 point down.

D. E. Knuth, The Art of Computer Programming 4A, section 7.2.1.3, theorem L.
"""

_PLACES = np.arange(HOME, dtype=np.int32) * (CHECKERS + 1)


def home_numbers(homes: NDArray[np.integer]) -> HomeNumbers:
    """The number of each home board.

    Args:
        homes: shape (n, 6), checkers on the points 1 to 6.
    """
    held = homes[:, ::-1].cumsum(axis=1, dtype=np.int32)
    numbers: HomeNumbers = _TERMS.take(held + _PLACES).sum(axis=1, dtype=np.int32)
    return numbers


def all_homes(checkers: int = CHECKERS) -> NDArray[np.int8]:
    """Every home board with at most so many checkers, in the order of the numbers; (n, 6)."""
    held = np.array(list(combinations_with_replacement(range(checkers + 1), HOME)), dtype=np.int8)
    homes = np.diff(held, axis=1, prepend=0)[:, ::-1]
    return np.ascontiguousarray(homes[np.argsort(home_numbers(homes))])


def are_home(points: NDArray[np.int8]) -> NDArray[np.bool_]:
    """Whether each side has all its checkers in its own home board or off.

    Args:
        points: shape (n, 26), from either side.
    """
    mine, theirs = points[:, HOME + 1 :], points[:, : POINTS - HOME + 1]
    home: NDArray[np.bool_] = (mine.max(axis=1) <= 0) & (theirs.min(axis=1) >= 0)
    return home


def my_homes(points: NDArray[np.int8]) -> NDArray[np.int8]:
    """The home boards of the side whose view it is; shape (n, 6)."""
    return np.maximum(points[:, 1 : HOME + 1], 0)


def their_homes(points: NDArray[np.int8]) -> NDArray[np.int8]:
    """The home boards of the other side, as that side counts the points; shape (n, 6)."""
    return np.maximum(-points[:, POINTS : POINTS - HOME : -1], 0)
