"""The inputs of the networks: what stands on each point, and some facts about how it stands.

Positions are seen from the side that has just played; the opponent is about to roll. The facts
are counted on sets of points, one bit a point, for a whole batch at once.
"""

from itertools import combinations, combinations_with_replacement

import numpy as np
from numpy.typing import NDArray

from game.engine.position import LENGTH
from game.engine.types import CHECKERS

Floats = NDArray[np.float32]
Boards = NDArray[np.int8]
Bits = NDArray[np.int32]

WIDTH_OF_POINT = 8
"""Numbers a place: four for the checkers of each side."""

FACTS = (
    "pips",
    "off",
    "none off",
    "shots",
    "shots in the near half",
    "shots at home",
    "caught",
    "held",
    "the last one held",
    "longest prime",
    "home points",
)
"""Names of the facts about one side; "caught" to "home points" say how it holds the other."""

RACE_WIDTH = LENGTH * WIDTH_OF_POINT + 6
CONTACT_WIDTH = LENGTH * WIDTH_OF_POINT + 2 * len(FACTS)

_BOARD_BITS = (1 << 25) - 2
_NEAR_BITS = (1 << 13) - 2
_HOME_BITS = (1 << 7) - 2
_BACK = 13
"""A checker still to be held stands on its bar or one of the twelve points behind the middle."""

_PAIRS = tuple(combinations(range(1, 7), 2))
_LOW, _HIGH = np.array(_PAIRS, dtype=np.int32).T[:, :, None]
_DICE = np.arange(1, 7, dtype=np.int32)[:, None]
_CELL = 32  # rows of the table of one place: a checker count from -16 to 15


def _cell_table() -> Floats:
    """The numbers of a place by its checkers: one, two, three or more, and how many more."""
    table = np.zeros((_CELL, WIDTH_OF_POINT), np.float32)
    for count in range(1, CHECKERS + 1):
        numbers = (count == 1, count == 2, count >= 3, max(count - 3, 0) / 2)
        table[count, :4] = numbers
        table[-count, 4:] = numbers
    return table


def _held_table() -> Floats:
    """The share of the 36 throws that do not take a checker past the held points ahead of it.

    Bit i of the index is the point i + 1 pips ahead. A throw counts as free when one checker can
    run with both dice, a double with two of its four moves.
    """
    free = np.zeros(1 << 12, np.float32)
    held = np.arange(1 << 12)
    for low, high in combinations_with_replacement(range(1, 7), 2):
        stop = ((held >> (low - 1)) & (held >> (high - 1)) & 1) == 0
        lands = (held >> (low + high - 1)) & 1 == 0
        free += np.where(stop & lands, 1 if low == high else 2, 0)
    return (1 - free / 36).astype(np.float32)


_CELLS = _cell_table()
_HELD = _held_table()
_COUNT_OF_SIX = np.array([number.bit_count() for number in range(64)], np.float32)


def contact_inputs(positions: Boards) -> Floats:
    """The inputs for positions in contact; shape (n, CONTACT_WIDTH)."""
    inputs = np.empty((len(positions), CONTACT_WIDTH), np.float32)
    at = _write_points(positions, inputs)
    both = np.concatenate([positions, -positions[:, ::-1]])
    facts = _facts(_Sides(both)).reshape(2, len(positions), len(FACTS))
    inputs[:, at : at + len(FACTS)], inputs[:, at + len(FACTS) :] = facts
    return inputs


def race_inputs(positions: Boards) -> Floats:
    """The inputs for positions without contact; shape (n, RACE_WIDTH)."""
    inputs = np.empty((len(positions), RACE_WIDTH), np.float32)
    at = _write_points(positions, inputs)
    for board in (positions, -positions[:, ::-1]):
        pips, left = _pips_and_left(board)
        inputs[:, at] = pips / 100
        inputs[:, at + 1] = left / CHECKERS
        inputs[:, at + 2] = left == CHECKERS
        at += 3
    return inputs


def _write_points(positions: Boards, inputs: Floats) -> int:
    """Fill the first columns; returns how many."""
    width = LENGTH * WIDTH_OF_POINT
    cells = _CELLS.take(positions.view(np.uint8) & (_CELL - 1), axis=0)
    inputs[:, :width] = cells.reshape(len(positions), width)
    return width


def _pips_and_left(positions: Boards) -> tuple[Floats, Floats]:
    counts = np.maximum(positions, 0).astype(np.float32)
    sums = counts @ np.stack([np.arange(LENGTH), np.ones(LENGTH)], axis=1).astype(np.float32)
    return sums[:, 0], sums[:, 1]


class _Sides:
    """Sets of points of many sides, each seen from itself."""

    def __init__(self, positions: Boards) -> None:
        padded = np.zeros((len(positions), 32), np.int8)
        padded[:, :LENGTH] = positions
        self.pips, self.left = _pips_and_left(positions)
        self.made = _as_bits(padded >= 2) & _BOARD_BITS
        self.blots = _as_bits(padded == 1) & _BOARD_BITS
        self.attackers = _as_bits(padded < 0) & _BOARD_BITS
        self.waiting = -positions[:, 0].astype(np.int32)
        self.caught = np.maximum(-positions[:, :_BACK], 0).astype(np.float32)


def _facts(sides: _Sides) -> Floats:
    """The numbers named in `FACTS` about each side; shape (n, facts)."""
    facts = np.empty((len(sides.made), len(FACTS)), np.float32)
    places = np.arange(1, _BACK + 1, dtype=np.int32)
    held = _HELD.take((sides.made[:, None] >> places) & 0xFFF)
    last = (sides.caught > 0).argmax(axis=1)
    facts[:, 0] = sides.pips / 100
    facts[:, 1] = 1 - sides.left / CHECKERS
    facts[:, 2] = sides.left == CHECKERS
    facts[:, 3:6] = _shots(sides) / np.float32(36)
    facts[:, 6] = sides.caught.sum(axis=1) / 4
    facts[:, 7] = (sides.caught * held).sum(axis=1) / 3
    facts[:, 8] = held[np.arange(len(held)), last] * sides.caught.any(axis=1)
    facts[:, 9] = _longest_prime(sides.made) / 6
    facts[:, 10] = _COUNT_OF_SIX.take((sides.made >> 1) & 63) / 6
    return facts


def _longest_prime(made: Bits) -> Floats:
    """The number of held points in a row, at most six."""
    longest = np.zeros(len(made), np.float32)
    run = made
    for _ in range(6):
        longest += run != 0
        run = run & (run >> 1)
    return longest


def _shots(sides: _Sides) -> NDArray[np.int8]:
    """How many of the opponent's 36 throws hit a blot: any, on points 1 to 12, on 1 to 6.

    Held points stop a way and checkers on the bar enter first, as in the rules; that as many
    dice as possible must be played is not looked at. Shape (n, 3).
    """
    open_points = ~sides.made & _BOARD_BITS
    hits = _reached(sides.attackers, open_points)
    barred = sides.waiting.nonzero()[0]
    if len(barred):
        hits[:, barred] = _reached_from_bar(
            sides.attackers[barred], open_points[barred], sides.waiting[barred]
        )
    hits &= sides.blots
    shots = np.empty((len(sides.made), 3), np.int8)
    for column, bits in enumerate((_BOARD_BITS, _NEAR_BITS, _HOME_BITS)):
        hit = ((hits & bits) != 0).view(np.int8)
        shots[:, column] = hit.sum(axis=0, dtype=np.int8)
        shots[:, column] += hit[: len(_PAIRS)].sum(axis=0, dtype=np.int8)
    return shots


def _reached(men: Bits, open_points: Bits) -> Bits:
    """Where checkers may come down that may move at once; shape (21, n), doubles last."""
    first = (men << _DICE) & open_points
    low, high = first[_LOW[:, 0] - 1], first[_HIGH[:, 0] - 1]
    reached = np.empty((len(_PAIRS) + 6, len(men)), np.int32)
    reached[: len(_PAIRS)] = low | high | (low << _HIGH) | (high << _LOW)
    doubles = reached[len(_PAIRS) :]
    doubles[:] = first
    for _ in range(3):
        first = (first << _DICE) & open_points
        doubles |= first
    return reached


def _reached_from_bar(men: Bits, open_points: Bits, waiting: Bits) -> Bits:
    """Where checkers may come down when `waiting` of them must enter first; shape (21, n)."""
    entered = (np.int32(1) << _DICE) & open_points
    low, high = entered[_LOW[:, 0] - 1], entered[_HIGH[:, 0] - 1]
    further = np.where(low != 0, (men | low) << _HIGH, 0)
    further |= np.where(high != 0, (men | high) << _LOW, 0)
    pairs = low | high | np.where(waiting == 1, further, 0)
    doubles, runners = entered, men | entered
    for move in range(1, 4):
        may_move = (entered != 0) & (waiting + move <= 4)
        runners = np.where(may_move, runners << _DICE, 0) & open_points
        doubles = doubles | runners
    return np.concatenate([pairs, doubles])


def _as_bits(places: NDArray[np.bool_]) -> Bits:
    """For each row of 32 places the set of those where it is true."""
    return np.packbits(places, bitorder="little").view(np.int32)
