"""Small endings, solved for both sides together: with and without a cube, for money.

With few checkers left neither side can lose a gammon, so neither the Jacoby rule nor the size of
a win matters here. Matches need other figures; only the chances to win hold for them.
"""

from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from game.engine.ai.homes import HomeNumbers, boards_up_to, home_numbers, my_homes, their_homes
from game.engine.ai.weights import Arrays, WeightsError, load_arrays

FILE = "bearoff-two-sided.npz"

CHECKERS_EACH = 6
"""How many checkers a side may have left."""

STEPS = 1 << 14
"""A chance is stored as a number of these; an equity from -1 to 1 likewise."""

TABLES = ("win", "centred", "owned", "against")

_BOARDS = boards_up_to(CHECKERS_EACH)

Floats = NDArray[np.float32]


class CubefulEquities(NamedTuple):
    """Money equities for the three places of the cube, per point on it, each of shape (n,).

    `owned` is for a cube of the side that the equities are for, `against` for the other's.
    """

    centred: Floats
    owned: Floats
    against: Floats


@dataclass(frozen=True, slots=True)
class TwoSidedTable:
    """Four tables, each by the place of the side on roll and that of the other.

    Home boards have their places by rising expected rolls, which keeps neighbours alike.
    """

    places: NDArray[np.intp]
    tables: NDArray[np.uint16]

    @classmethod
    def load(cls, folder: Path) -> "TwoSidedTable":
        """Read the table.

        Raises:
            WeightsError: if the file is missing, damaged or not such a table.
        """
        arrays = load_arrays(folder / FILE)
        shapes = {"places": (_BOARDS,), **dict.fromkeys(("high", "low"), (4, _BOARDS, _BOARDS))}
        if {name: array.shape for name, array in arrays.items()} != shapes:
            raise WeightsError(f"{FILE} is not a table of pairs of home boards")
        return cls(arrays["places"].astype(np.intp), unpacked(arrays["high"], arrays["low"]))

    @staticmethod
    def has(mine: HomeNumbers, theirs: HomeNumbers) -> NDArray[np.bool_]:
        """Which pairs of home boards are in the table."""
        return np.maximum(mine, theirs) < _BOARDS

    def covers(self, points: NDArray[np.int8]) -> NDArray[np.bool_]:
        """Which positions are, of those with both sides home; `points` (n, 26)."""
        return self.has(home_numbers(my_homes(points)), home_numbers(their_homes(points)))

    def win(self, mine: HomeNumbers, theirs: HomeNumbers) -> Floats:
        """Chance that the side on roll wins, without a cube."""
        return self._look_up(0, mine, theirs)

    def before_roll(self, points: NDArray[np.int8]) -> CubefulEquities:
        """Equities of the side on roll if it does not double now, by the place of the cube.

        To double and be taken is worth `2 * against`, to be passed 1.

        Args:
            points: shape (n, 26), seen from the side on roll; all of them covered.
        """
        pair = home_numbers(my_homes(points)), home_numbers(their_homes(points))
        return CubefulEquities(*(2 * self._look_up(table, *pair) - 1 for table in (1, 2, 3)))

    def after_play(self, points: NDArray[np.int8]) -> CubefulEquities:
        """Equities of the side that has just played; the other side may double before its roll.

        Args:
            points: shape (n, 26), seen from the side that has just played; all covered.
        """
        centred, owned, against = self.before_roll(-points[:, ::-1])
        doubled = np.minimum(2 * against, 1)
        return CubefulEquities(-np.maximum(centred, doubled), -against, -np.maximum(owned, doubled))

    def _look_up(self, table: int, mine: HomeNumbers, theirs: HomeNumbers) -> Floats:
        steps = self.tables[table][self.places[mine], self.places[theirs]]
        share: Floats = steps.astype(np.float32) / np.float32(STEPS)
        return share


def packed(tables: NDArray[np.uint16]) -> Arrays:
    """The tables as differences of neighbours, small ones first, high and low bytes apart.

    That halves what zipping leaves of them. Numbers wrap round, here as in `unpacked`.
    """
    differences = tables
    for axis in (1, 2):
        differences = np.diff(differences, axis=axis, prepend=np.uint16(0))
    zigzag = (differences << 1) ^ -(differences >> 15)
    return {"high": (zigzag >> 8).astype(np.uint8), "low": (zigzag & 255).astype(np.uint8)}


def unpacked(high: NDArray[np.generic], low: NDArray[np.generic]) -> NDArray[np.uint16]:
    """The tables again."""
    zigzag = high.astype(np.uint16)
    zigzag <<= 8
    zigzag |= low.astype(np.uint16)
    tables: NDArray[np.uint16] = (zigzag >> 1) ^ np.negative(zigzag & np.uint16(1))
    tables.cumsum(axis=2, dtype=np.uint16, out=tables)
    for row in range(1, tables.shape[1]):  # twice as fast as `cumsum` along this axis
        tables[:, row] += tables[:, row - 1]
    return tables
