"""Counts of dice: throws that hit a blot, throws that let a checker get away. No judgement here."""

from itertools import combinations_with_replacement
from typing import TypeVar

import numpy as np
from numpy.typing import NDArray

ROLLS = tuple(combinations_with_replacement(range(1, 7), 2))
"""The 21 rolls as (low, high)."""

_PLACES = 25
"""Where a checker of the opponent can stand: its bar, which is 0, and the 24 points."""

_WIDTH = _PLACES + 24
"""Room for the longest way from the last point, so that no index needs a check."""

Bools = NDArray[np.bool_]
Ints = NDArray[np.int16]
_Number = TypeVar("_Number", np.bool_, np.int16)


def hitting_throws(positions: NDArray[np.int8]) -> tuple[Ints, Ints]:
    """How many of the opponent's 36 throws hit a blot, and what they cost.

    Checkers on the bar enter first and closed points stop a way, as in the rules; that both
    dice must be played is not looked at.

    Args:
        positions: shape (n, 26), seen from the side that has just played.

    Returns:
        Two arrays of shape (n,): throws that hit, and over these the sum of the pips that the
        costliest blot hit by each loses.
    """
    aim = _Aim(positions)
    throws = np.zeros(len(positions), np.int16)
    lost = np.zeros(len(positions), np.int16)
    for low, high in ROLLS:
        weight = 1 if low == high else 2
        worst = aim.with_double(low) if low == high else aim.with_two_dice(low, high)
        throws += np.where(worst > 0, weight, 0).astype(np.int16)
        lost += weight * worst
    return throws, lost


def free_throws(positions: NDArray[np.int8]) -> Ints:
    """How many of 36 throws let one checker of the opponent run with both dice, from each place.

    Args:
        positions: shape (n, 26), seen from the side that has just played.

    Returns:
        Shape (n, 25): from the opponent's bar (0) and from each point, whether or not a checker
        stands there. A double counts when two of its moves can be made.
    """
    landable = _landable(positions)
    landable[:, _PLACES:] = True
    count = np.zeros((len(positions), _PLACES), np.int16)
    for low, high in ROLLS:
        stop = _from(landable, low) | _from(landable, high)
        free = stop & _from(landable, low + high)
        count += np.where(free, 1 if low == high else 2, 0).astype(np.int16)
    return count


class _Aim:
    """Where the opponent's checkers stand, where they may land and what they would hit there."""

    def __init__(self, positions: NDArray[np.int8]) -> None:
        self._waiting = -positions[:, 0]
        self._checkers = np.zeros((len(positions), _WIDTH), np.bool_)
        self._checkers[:, 1:_PLACES] = positions[:, 1:_PLACES] < 0
        self._landable = _landable(positions)
        # A blot that is hit stands on the bar again, 25 pips from home.
        self._cost = np.zeros((len(positions), _WIDTH), np.int16)
        pips = np.arange(24, 0, -1, dtype=np.int16)
        self._cost[:, 1:_PLACES] = np.where(positions[:, 1:_PLACES] == 1, pips, 0)

    def with_two_dice(self, low: int, high: int) -> Ints:
        """Pips lost to the best hit with two different dice; 0 where there is none."""
        direct = np.maximum(self._hit(self._checkers, low), self._hit(self._checkers, high))
        stop = _from(self._landable, low) | _from(self._landable, high)
        combined = _worst(self._checkers[:, :_PLACES] & stop, _from(self._cost, low + high))
        entering = np.maximum(self._cost[:, low], self._cost[:, high])
        after = np.maximum(self._enter_then_hit(low, high), self._enter_then_hit(high, low))
        return np.where(
            self._waiting == 0,
            np.maximum(direct, combined),
            np.where(self._waiting == 1, np.maximum(entering, after), entering),
        )

    def with_double(self, die: int) -> Ints:
        """Pips lost to the best hit with four moves of one die."""
        enters = (self._waiting > 0) & self._landable[:, die]
        worst = np.where(enters, self._cost[:, die], 0)
        runners = self._checkers.copy()
        runners[:, die] |= enters
        for step in range(1, 5):
            may_move = np.where(self._waiting == 0, True, enters & (self._waiting + step <= 4))
            hit = self._hit(runners, die)
            worst = np.maximum(worst, np.where(may_move, hit, 0))
            moved = np.zeros_like(runners)
            moved[:, die:] = runners[:, :-die] & self._landable[:, die:]
            runners = moved
        return worst

    def _hit(self, runners: Bools, die: int) -> Ints:
        return _worst(runners[:, :_PLACES], _from(self._cost, die))

    def _enter_then_hit(self, first: int, second: int) -> Ints:
        enters = self._landable[:, first]
        runners = self._checkers.copy()
        runners[:, first] = True
        return np.where(enters, self._hit(runners, second), 0)


def _landable(positions: NDArray[np.int8]) -> Bools:
    """Points that the side just moved does not hold; beyond the board there is none."""
    landable = np.zeros((len(positions), _WIDTH), np.bool_)
    landable[:, 1:_PLACES] = positions[:, 1:_PLACES] < 2
    return landable


def _from(places: NDArray[_Number], pips: int) -> NDArray[_Number]:
    """What lies `pips` ahead of each place."""
    return places[:, pips : pips + _PLACES]


def _worst(runners: Bools, cost: Ints) -> Ints:
    worst: Ints = np.where(runners, cost, 0).max(axis=1)
    return worst
