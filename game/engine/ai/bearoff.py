"""Bear-off: both sides have nothing left to do but bear off, so the chances can be looked up.

The one-sided table knows for every home board how many rolls it takes; with fewest expected
rolls for its aim, each side plays on without looking at the other. Small endings come from the
two-sided table, where each side plays for the win. `game.training.bearoff_tables` makes both.
"""

from dataclasses import dataclass
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from game.engine.ai.chances import LOSE_GAMMON, WIN, WIN_GAMMON, ChanceArray
from game.engine.ai.homes import (
    HomeNumbers,
    are_home,
    boards_up_to,
    home_numbers,
    my_homes,
    their_homes,
)
from game.engine.ai.two_sided import TwoSidedTable
from game.engine.ai.weights import WeightsError, load_arrays
from game.engine.types import CHECKERS

FILE = "bearoff-one-sided.npz"

_FULL = boards_up_to(CHECKERS - 1)
"""The first number of a home board with all fifteen checkers."""

_BOARDS = boards_up_to(CHECKERS)

MOST_CAUGHT = 6
"""Checkers in the other side's home board up to which it is known how long they take to leave."""

_CAUGHT_BOARDS = boards_up_to(MOST_CAUGHT)

Floats = NDArray[np.float32]


@dataclass(frozen=True, slots=True)
class RollCounts:
    """How many rolls something takes, for many home boards.

    `exactly[i, k]` is the chance that board i takes k rolls, `longer[i, k]` more than k.
    """

    exactly: Floats
    longer: Floats

    @classmethod
    def from_shares(cls, shares: NDArray[np.generic]) -> "RollCounts":
        """Counts from shares of each number of rolls, shape (rolls + 1, n), of any total."""
        exactly = shares.astype(np.float32)
        longer = np.zeros_like(exactly)
        for rolls in range(len(exactly) - 1, 0, -1):
            np.add(longer[rolls], exactly[rolls], out=longer[rolls - 1])
        total = longer[0] + exactly[0]
        return cls(*(np.ascontiguousarray((part / total).T) for part in (exactly, longer)))


@dataclass(frozen=True, slots=True)
class OneSidedTable:
    """Rolls to bear off all checkers, with all fifteen on the board the first, and to leave.

    What leaves is up to `MOST_CAUGHT` checkers in the other side's home board; they are numbered
    as home boards are, by the pips to its end.
    """

    all_off: RollCounts
    first_off: RollCounts
    all_gone: RollCounts

    @classmethod
    def load(cls, folder: Path) -> "OneSidedTable":
        """Read the table.

        Raises:
            WeightsError: if the file is missing, damaged or not such a table.
        """
        arrays = load_arrays(folder / FILE)
        counts = []
        for name, boards in (
            ("all_off", _BOARDS),
            ("first_off", _BOARDS - _FULL),
            ("all_gone", _CAUGHT_BOARDS),
        ):
            table = arrays.get(name)
            if table is None or table.dtype != np.uint16 or table.shape[1:] != (boards,):
                raise WeightsError(f"{FILE} is not a table of rolls by home boards")
            counts.append(RollCounts.from_shares(table))
        return cls(*counts)

    def chances(self, mine: HomeNumbers, theirs: HomeNumbers) -> ChanceArray:
        """Chances of a side that has just played, by the numbers of both home boards."""
        chances = np.zeros((len(mine), 5), dtype=np.float32)
        chances[:, WIN] = _sooner(self.all_off.exactly[mine], self.all_off.longer[theirs])
        rows = (theirs >= _FULL).nonzero()[0]
        if len(rows):
            exactly, longer = self.all_off.exactly[mine[rows]], self._saved(theirs[rows])
            chances[rows, WIN_GAMMON] = _sooner(exactly, longer)
        rows = (mine >= _FULL).nonzero()[0]
        if len(rows):
            exactly, longer = self.all_off.exactly[theirs[rows]], self._saved(mine[rows])
            # The other side rolls first: its roll k comes before mine.
            chances[rows, LOSE_GAMMON] = _sooner(exactly[:, 1:], longer)
        return chances

    def wins_backgammon(self, mine: HomeNumbers, caught: HomeNumbers) -> Floats:
        """Chances of a side that has just played to be off before the other's have left."""
        return _sooner(self.all_off.exactly[mine], self.all_gone.longer[caught])

    def loses_backgammon(self, theirs: HomeNumbers, caught: HomeNumbers) -> Floats:
        """Chances of a side that has just played that the other is off before its own have left."""
        return _sooner(self.all_off.exactly[theirs][:, 1:], self.all_gone.longer[caught])

    def _saved(self, full: HomeNumbers) -> Floats:
        """Chances that the first checker takes longer than k rolls."""
        longer: Floats = self.first_off.longer[full - _FULL]
        return longer


class BearoffEvaluator:
    """Looks chances up; for positions with both sides home only."""

    def __init__(self, one_sided: OneSidedTable, two_sided: TwoSidedTable) -> None:
        self.one_sided = one_sided
        self.two_sided = two_sided

    @staticmethod
    def covers(points: NDArray[np.int8]) -> NDArray[np.bool_]:
        """Which positions are known here; `points` (n, 26), from either side."""
        return are_home(points)

    def chances(self, points: NDArray[np.int8]) -> ChanceArray:
        """See `Evaluator.chances`; exact, every row must be covered."""
        mine, theirs = home_numbers(my_homes(points)), home_numbers(their_homes(points))
        chances = self.one_sided.chances(mine, theirs)
        small = self.two_sided.has(mine, theirs).nonzero()[0]
        if len(small):
            chances[small, WIN] = 1 - self.two_sided.win(theirs[small], mine[small])
        return chances


def _sooner(exactly: Floats, longer: Floats) -> Floats:
    """Chance that the one takes k rolls and the other more, for any k."""
    rolls = min(exactly.shape[1], longer.shape[1])
    chance: Floats = np.einsum("ij,ij->i", exactly[:, :rolls], longer[:, :rolls])
    return chance
