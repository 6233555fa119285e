"""Chances: how likely each kind of result is, and what that is worth without a cube.

A row of chances has five numbers, each of which includes the larger wins: win, win a gammon or
more, win a backgammon, lose a gammon or more, lose a backgammon.
"""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

ChanceArray = NDArray[np.float32]
"""Shape (n, 5), in the order of `Chances`."""

COLUMNS = 5
WIN, WIN_GAMMON, WIN_BACKGAMMON, LOSE_GAMMON, LOSE_BACKGAMMON = range(COLUMNS)

_POINTS_WON = np.array([2, 1, 1, -1, -1], dtype=np.float32)
"""What each chance adds to the equity; -1, a certain single loss, is where it starts."""


class Chances(NamedTuple):
    """The chances of one position, for the side whose view it is."""

    win: float
    win_gammon: float
    win_backgammon: float
    lose_gammon: float
    lose_backgammon: float

    @classmethod
    def from_row(cls, row: NDArray[np.floating]) -> "Chances":
        """The chances in one row of an array of them."""
        return cls(*map(float, row))

    @property
    def equity(self) -> float:
        """Points won on average, with the cube at 1 and never turned; from -3 to 3."""
        won = 2 * self.win - 1 + self.win_gammon + self.win_backgammon
        return won - self.lose_gammon - self.lose_backgammon

    def other_side(self) -> "Chances":
        """The same chances as the other side sees them."""
        win, won_gammon, won_backgammon, lost_gammon, lost_backgammon = self
        return Chances(1 - win, lost_gammon, lost_backgammon, won_gammon, won_backgammon)


def equity(chances: NDArray[np.floating]) -> NDArray[np.float32]:
    """Points won on average, with the cube at 1 and never turned.

    Args:
        chances: shape (..., 5).

    Returns:
        Shape (...), from -3 to 3.
    """
    points: NDArray[np.float32] = chances.astype(np.float32, copy=False) @ _POINTS_WON - 1
    return points


def other_side(chances: ChanceArray) -> ChanceArray:
    """The same chances as the other side sees them; shape (..., 5) as given."""
    order = [WIN, LOSE_GAMMON, LOSE_BACKGAMMON, WIN_GAMMON, WIN_BACKGAMMON]
    turned = chances[..., order]
    turned[..., WIN] = 1 - turned[..., WIN]
    return turned
