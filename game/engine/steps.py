"""One checker, one die: from where a checker may be moved, and what that does.

Sets of points are bits: bit `p` stands for point `p`, bit 25 for the mover's bar. The rule
is written once, in `movable`, with operators that one Python int and a whole numpy array
understand alike, so a turn at the table and a look-ahead over ten thousand positions obey the
same lines. Which of several moves the whole roll demands is not known here; see `turn` and
`movegen`.
"""

from typing import TypeVar

import numpy as np
from numpy.typing import NDArray

from game.engine.types import BAR, OFF

BitArray = NDArray[np.signedinteger]
Bits = TypeVar("Bits", int, BitArray)
PointArray = NDArray[np.int8]

BOARD = (1 << BAR) - 2
"""The points 1 to 24, as bits."""

_BAR_BIT = 1 << BAR
_OUTSIDE = 1 << 7  # a set of points from here on reaches beyond the home board


def movable(mine: Bits, open_points: Bits, die: Bits) -> Bits:
    """From which points (or the bar) the mover may move a checker with this die.

    Args:
        mine: the points with checkers of the mover.
        open_points: the points 1 to 24 that the opponent does not hold with two or more.
        die: what the die shows; in arrays one for each position.
    """
    on_bar = mine & _BAR_BIT
    held_up = on_bar - (on_bar >> BAR)  # everything below the bar while a checker is on it
    targets = open_points | (mine < _OUTSIDE)  # bit 0: off is open once all are home
    onward = mine & (targets << die) & ~held_up
    short: Bits = mine * ((mine >> die) == 0)  # every checker needs less than the die
    short |= short >> 1
    short |= short >> 2
    short |= short >> 4
    highest = short ^ (short >> 1)
    return onward | highest


def moved(points: tuple[int, ...], source: int, die: int) -> tuple[int, ...]:
    """The points after a move that `movable` allows; a blot on the target is hit."""
    target = target_of(source, die)
    after = list(points)
    after[source] -= 1
    if target != OFF:
        hit = after[target] < 0
        after[0] -= hit
        after[target] += 1 + hit
    return tuple(after)


def target_of(source: int, die: int) -> int:
    """Where the die takes a checker; a die may be larger than bearing off needs."""
    return max(source - die, OFF)


def sources(points: tuple[int, ...], die: int) -> list[int]:
    """From where the mover may move a checker with this die, the highest point first."""
    mine = open_points = 0
    for point, count in enumerate(points):
        if count > 0:
            mine |= 1 << point
        if count > -2:
            open_points |= 1 << point
    bits = movable(mine, open_points & BOARD, die)
    found = []
    while bits:
        found.append(bits.bit_length() - 1)
        bits ^= 1 << found[-1]
    return found
