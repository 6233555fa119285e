"""Solves the bear-off and writes its tables; takes half a minute and 500 MB of memory.

    python -m game.training.bearoff_tables assets/weights

Home boards are numbered so that every play leads to a lower number (see `homes`); so each board
is worked out from boards that are already known.
"""

import argparse
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter

import numpy as np
from numpy.typing import NDArray

from game.engine.ai import bearoff, two_sided
from game.engine.ai.homes import all_homes, boards_up_to, home_numbers
from game.engine.ai.weights import Arrays, save_arrays
from game.engine.movegen import ALL_DICE, CHANCES, legal_results
from game.engine.position import HOME, LENGTH
from game.engine.types import CHECKERS, POINTS

ROLLS = len(ALL_DICE)
MOST_ROLLS = 31
"""No home board takes longer with a chance worth counting."""

SHARES = 65535
"""A chance of one, as it is stored in the one-sided table."""

_CHUNK = 2_000

Floats = NDArray[np.float64]
Numbers = NDArray[np.int32]


@dataclass(frozen=True, slots=True)
class Plays:
    """Where each roll can lead from each home board, or from as many points further back.

    Roll r of board b leads to `results[starts[i]:starts[i + 1]]`, where i is 21 b + r; board 0,
    nothing left, has one empty play of each, back to itself.
    """

    homes: NDArray[np.int8]
    starts: NDArray[np.int64]
    results: Numbers

    @classmethod
    def of_boards(cls, checkers: int, ahead: int = 0) -> "Plays":
        """All plays with at most so many checkers, on points that have so many ahead of them."""
        homes = all_homes(checkers)
        points = np.zeros((len(homes), LENGTH), dtype=np.int8)
        board = slice(ahead + 1, ahead + HOME + 1)
        points[:, board] = homes
        counts, results = [np.ones(ROLLS, dtype=np.int64)], [np.zeros(ROLLS, dtype=np.int32)]
        for at in range(1, len(points), _CHUNK):
            part = points[at : at + _CHUNK].repeat(ROLLS, axis=0)
            rows, after = legal_results(part, np.tile(ALL_DICE, (len(part) // ROLLS, 1)))
            counts.append(np.bincount(rows, minlength=len(part)))
            results.append(home_numbers(after[:, board]))
        starts = np.concatenate([[0], np.concatenate(counts).cumsum()])
        return cls(homes, starts, np.concatenate(results))

    def of(self, boards: NDArray[np.intp]) -> tuple[Numbers, NDArray[np.int64]]:
        """The results of these boards, end to end, and where those of each roll start."""
        rolls = (boards[:, None] * ROLLS + np.arange(ROLLS)).ravel()
        begin, counts = self.starts[rolls], self.starts[rolls + 1] - self.starts[rolls]
        offsets = counts.cumsum() - counts
        at = np.repeat(begin - offsets, counts) + np.arange(counts.sum())
        return self.results[at], offsets


def main() -> None:
    """Make both tables and say how long it took."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else None)
    parser.add_argument("folder", type=Path)
    folder = parser.parse_args().folder
    folder.mkdir(parents=True, exist_ok=True)
    started = perf_counter()
    plays = Plays.of_boards(CHECKERS)
    all_off = roll_counts(plays, finished=plays.homes.sum(axis=1) == 0)
    first_off = roll_counts(plays, finished=plays.homes.sum(axis=1) < CHECKERS)
    full = boards_up_to(CHECKERS - 1)
    leaving = Plays.of_boards(bearoff.MOST_CAUGHT, ahead=POINTS - HOME)
    all_gone = roll_counts(leaving, finished=leaving.homes.sum(axis=1) == 0)
    arrays = {
        "all_off": _shares(all_off),
        "first_off": _shares(first_off[full:]),
        "all_gone": _shares(all_gone),
    }
    save_arrays(folder / bearoff.FILE, arrays)
    save_arrays(folder / two_sided.FILE, two_sided_arrays(plays, all_off))
    for name in (bearoff.FILE, two_sided.FILE):
        print(f"{name}: {(folder / name).stat().st_size:,} bytes")
    print(f"{perf_counter() - started:.0f} s")


def roll_counts(plays: Plays, finished: NDArray[np.bool_]) -> Floats:
    """Chances that each board takes k rolls until it is finished, in as few as can be expected.

    Returns:
        Shape (boards, MOST_ROLLS + 1).
    """
    expected = np.zeros(len(finished))
    counts = np.zeros((len(finished), MOST_ROLLS + 1))
    counts[finished, 0] = 1
    pips = plays.homes @ np.arange(1, HOME + 1)
    for pip_count in range(1, pips.max() + 1):
        boards = ((pips == pip_count) & ~finished).nonzero()[0]
        if not len(boards):
            continue
        best = best_results(expected, *plays.of(boards))
        expected[boards] = 1 + expected[best] @ CHANCES
        counts[boards, 1:] = np.einsum("brk,r->bk", counts[best, :-1], CHANCES)
    return counts


def best_results(expected: Floats, results: Numbers, starts: NDArray[np.int64]) -> Numbers:
    """The result of each roll with the fewest expected rolls, by board and roll."""
    lengths = np.diff(starts, append=len(results))
    values = expected[results]
    is_best = values == np.minimum.reduceat(values, starts).repeat(lengths)
    at = is_best.nonzero()[0]
    first = np.searchsorted(at, starts)
    best: Numbers = results[at[first]].reshape(-1, ROLLS)
    return best


def two_sided_arrays(plays: Plays, all_off: Floats) -> Arrays:
    """The file of small endings."""
    boards = boards_up_to(two_sided.CHECKERS_EACH)
    expected = all_off[:boards] @ np.arange(MOST_ROLLS + 1)
    order = np.argsort(expected, kind="stable")
    places = np.empty(boards, dtype=np.uint16)
    places[order] = np.arange(boards)
    tables = Endings.solve(plays, boards).tables[:, order][:, :, order]
    tables[1:] = (tables[1:] + 1) / 2
    steps = np.rint(tables * two_sided.STEPS).astype(np.uint16)
    return {"places": places, **two_sided.packed(steps)}


class Endings:
    """Tables of all pairs of home boards below a number, by the board on roll and the other.

    `tables` has the chance to win without a cube and the money equities of not doubling with
    the cube in the middle, one's own and the other's; `best` the two in which one may double, with
    the right to do so.
    """

    def __init__(self, boards: int) -> None:
        self.tables = np.full((4, boards, boards), -1.0)
        self.tables[0] = 0
        self.tables[:, 0] = 1
        self.best = self.tables[1:3].copy()

    @classmethod
    def solve(cls, plays: Plays, boards: int) -> "Endings":
        """Fill the tables: first all pairs of a board with lower ones, then the reverse."""
        endings = cls(boards)
        starts = plays.starts[: boards * ROLLS + 1]
        for board in range(1, boards):
            begin, end = starts[board * ROLLS], starts[(board + 1) * ROLLS]
            segments = starts[board * ROLLS : (board + 1) * ROLLS] - begin
            results = plays.results[begin:end]
            lower = slice(1, board)
            if board > 1:
                after = [table[lower][:, results] for table in endings.replies()]
                endings.put(np.s_[board, lower], [_least(one, segments) for one in after])
            results = plays.results[starts[ROLLS] : end]
            segments = starts[ROLLS : (board + 1) * ROLLS] - starts[ROLLS]
            after = [table[board, results] for table in endings.replies()]
            endings.put(np.s_[1 : board + 1, board], [_least(one, segments) for one in after])
        return endings

    def replies(self) -> list[Floats]:
        """What the other side then has: its chance to win, and by where my cube is its equity."""
        return [self.tables[0], self.best[0], self.tables[3], self.best[1]]

    def put(self, where: tuple[int | slice, ...], replies: list[Floats]) -> None:
        """Note pairs by the mean of the other side's figures after my best plays."""
        win, centred, owned, against = replies
        values = self.tables[(slice(None), *where)]
        values[:] = 1 - win, -centred, -owned, -against
        self.best[(slice(None), *where)] = np.maximum(values[1:3], np.minimum(2 * values[3], 1))


def _least(after: Floats, segments: NDArray[np.int64]) -> Floats:
    """Mean over the rolls of the least that the other side can be left with."""
    least = np.minimum.reduceat(after, segments, axis=-1)
    mean: Floats = least.reshape(-1, ROLLS) @ CHANCES
    return mean


def _shares(counts: Floats) -> NDArray[np.uint16]:
    """Counts as they are stored, by number of rolls first, without rolls that never happen."""
    shares = np.rint(counts.T * SHARES).astype(np.uint16)
    most = np.flatnonzero(shares.max(axis=1)).max()
    return np.ascontiguousarray(shares[: most + 1])


if __name__ == "__main__":
    main()
