"""Look-ahead: what a play is worth after the best replies to every roll, one or two rolls deep.

Whole levels of the tree are made and judged at once: the move generator turns all positions and
rolls into all replies, a quick evaluator thins these out, and the good one judges what is left.
Nothing here knows how a position is judged.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from game.engine.ai.chances import ChanceArray, Chances, equity, other_side
from game.engine.ai.evaluator import Evaluator
from game.engine.ai.gameover import is_over
from game.engine.dice import Roll
from game.engine.movegen import ALL_DICE, CHANCES, legal_plays, positions_after
from game.engine.play import Play
from game.engine.position import Position, to_array

Boards = NDArray[np.int8]
Rows = NDArray[np.intp]
Cancelled = Callable[[], bool]
"""Asked now and then by whoever thinks long; true once nobody wants the answer any more."""

Worth = Callable[[ChanceArray], NDArray[np.float32]]
"""What chances, shape (n, 5), are worth to the side whose they are, shape (n,)."""

_ROLLS = len(ALL_DICE)
_CHUNK = 8  # positions whose 21 rolls are played at once: some twenty milliseconds


class SearchCancelledError(Exception):
    """Nobody wants the answer any more."""


class _OverBudgetError(Exception):
    """A level of look-ahead would judge more positions than allowed."""


@dataclass(frozen=True, slots=True)
class Stage:
    """How many plays, and how far behind the best, are looked at this many rolls ahead."""

    rolls: int
    plays: int
    window: float
    """Equity that the level before may put a play behind the best one."""


@dataclass(frozen=True, slots=True)
class Effort:
    """How hard a search tries."""

    stages: tuple[Stage, ...] = ()
    replies: int = 6
    """Replies to a roll that the quick evaluator leaves to the good one."""

    reply_window: float = 0.25
    """Equity that a reply left to it may lie behind the quick evaluator's best."""

    most_judged: int | None = None
    """Positions that may be judged for one question; further levels are left out beyond it."""


STATIC = Effort()
ONE_ROLL = Effort((Stage(1, 8, 0.16),))
TWO_ROLLS = Effort((Stage(1, 8, 0.16), Stage(2, 4, 0.06)))
TWO_ROLLS_WIDE = Effort((Stage(1, 10, 0.25), Stage(2, 6, 0.12)))


@dataclass(frozen=True, slots=True)
class RankedPlay:
    """A play and what it is worth to the side that makes it."""

    play: Play
    equity: float
    """By the search's measure of worth: without a cube, in points, unless told otherwise."""

    chances: Chances
    rolls: int
    """How many rolls ahead it was looked at."""


class _Judged(NamedTuple):
    chances: ChanceArray
    worth: NDArray[np.float32]


@dataclass(slots=True)
class _Meter:
    """Counts what one question costs and stops it when it is too much."""

    most: int | None
    cancelled: Cancelled
    judged: int = 0

    def count(self, positions: int) -> None:
        self.judged += positions
        self.check()
        if self.most is not None and self.judged > self.most:
            raise _OverBudgetError

    def check(self) -> None:
        if self.cancelled():
            raise SearchCancelledError


def never() -> bool:
    """The `Cancelled` of somebody who waits for the answer, however long it takes."""
    return False


class Search:
    """Ranks plays with an evaluator. Keeps nothing between two questions."""

    def __init__(
        self,
        evaluator: Evaluator,
        effort: Effort = STATIC,
        *,
        quick: Evaluator | None = None,
        worth: Worth = equity,
        worth_to_opponent: Worth = equity,
    ) -> None:
        """Look-ahead of a given effort.

        Args:
            evaluator: judges positions.
            effort: how far and how wide to look.
            quick: thins out replies before the evaluator sees them; without one it sees all.
            worth: what the side that is asked for wants most.
            worth_to_opponent: what the other side wants most.
        """
        self._evaluator = evaluator
        self._effort = effort
        self._quick = quick
        self._worths = (worth, worth_to_opponent)

    def rank_plays(
        self, position: Position, roll: Roll, cancelled: Cancelled = never
    ) -> list[RankedPlay]:
        """All legal plays, best first; what was looked at further ahead comes first.

        Raises:
            SearchCancelledError: soon after `cancelled` has become true.
        """
        plays = legal_plays(position, roll)
        if not plays:
            return []
        points = to_array([play.result for play in plays])
        meter = _Meter(self._effort.most_judged, cancelled)
        judged = self._static(points, 0, meter)
        depths = np.zeros(len(plays), np.int64)
        for stage in self._effort.stages:
            chosen = _best(judged.worth, depths, stage)
            if len(chosen) < 2:
                break
            try:
                found = self._ahead(points[chosen], stage.rolls, 0, meter)
            except _OverBudgetError:
                break
            judged.chances[chosen] = found
            judged.worth[chosen] = self._worths[0](found)
            depths[chosen] = stage.rolls
        return _ranked(plays, judged, depths)

    def chances(self, points: Boards, rolls: int, cancelled: Cancelled = never) -> ChanceArray:
        """Chances of the side that has just played, some rolls ahead.

        Args:
            points: shape (n, 26), seen from that side; the opponent is about to roll.
            rolls: how many rolls to look ahead; with 0 as the evaluator judges them.
            cancelled: see `rank_plays`.
        """
        return self._ahead(points, rolls, 0, _Meter(None, cancelled))

    def chances_on_roll(
        self, position: Position, rolls: int = 1, cancelled: Cancelled = never
    ) -> Chances:
        """Chances of the side about to roll, at least one roll ahead."""
        points = to_array([position.flipped()])
        found = self._ahead(points, max(rolls, 1), 1, _Meter(None, cancelled))
        return Chances.from_row(other_side(found)[0])

    def _static(self, points: Boards, side: int, meter: _Meter) -> _Judged:
        meter.count(len(points))
        chances = self._evaluator.chances(points)
        return _Judged(chances, self._worths[side](chances).astype(np.float32))

    def _ahead(self, points: Boards, rolls: int, side: int, meter: _Meter) -> ChanceArray:
        """Chances of the side that made these positions; `side` is 0 if that is the one asked."""
        if rolls == 0:
            return self._static(points, side, meter).chances
        chances = np.empty((len(points), 5), np.float32)
        over = is_over(points)
        if over.any():
            chances[over] = self._static(points[over], side, meter).chances
        going = (~over).nonzero()[0]
        turned = np.ascontiguousarray(-points[going, ::-1])
        replies, values = self._replies(turned, 1 - side, meter)
        if rolls > 1:
            unique, back = _distinct(replies)
            values = self._ahead(unique, rolls - 1, 1 - side, meter)[back]
        mean = np.einsum("r,nrc->nc", CHANCES, values.reshape(len(going), _ROLLS, 5))
        chances[going] = other_side(mean.astype(np.float32))
        return chances

    def _replies(self, points: Boards, side: int, meter: _Meter) -> tuple[Boards, ChanceArray]:
        """The best play of each of the 21 rolls from each position, and its static chances.

        Both have 21 rows for each position, in its order.
        """
        boards, chances = [np.empty((0, 26), np.int8)], [np.empty((0, 5), np.float32)]
        for start in range(0, len(points), _CHUNK):
            part = points[start : start + _CHUNK]
            meter.check()
            dice = np.tile(ALL_DICE, (len(part), 1))
            rows, results = positions_after(part.repeat(_ROLLS, axis=0), dice)
            rows, results = self._thinned(rows, results, side)
            judged = self._static(results, side, meter)
            best = _first_of_rows(rows, judged.worth)
            boards.append(results[best])
            chances.append(judged.chances[best])
        return np.concatenate(boards), np.concatenate(chances)

    def _thinned(self, rows: Rows, results: Boards, side: int) -> tuple[Rows, Boards]:
        """The most promising results of each row."""
        if self._quick is None:
            return rows, results
        worth = self._worths[side](self._quick.chances(results))
        order = np.lexsort((-worth, rows))
        rows, worth = rows[order], worth[order]
        first = np.searchsorted(rows, rows)
        near = worth >= worth[first] - self._effort.reply_window
        kept = near & (np.arange(len(rows)) - first < self._effort.replies)
        return rows[kept], results[order[kept]]


def _best(worth: NDArray[np.float32], depths: NDArray[np.int64], stage: Stage) -> Rows:
    """The plays worth a closer look: of those looked at furthest, the best within the window."""
    deepest = (depths == depths.max()).nonzero()[0]
    order = deepest[np.argsort(-worth[deepest], kind="stable")][: stage.plays]
    chosen: Rows = order[worth[order] >= worth[order[0]] - stage.window]
    return chosen


def _first_of_rows(rows: Rows, worth: NDArray[np.float32]) -> Rows:
    """The index of the best of each row; `rows` is ascending and leaves none out."""
    starts = np.concatenate([[0], np.diff(rows).nonzero()[0] + 1])
    top = np.maximum.reduceat(worth, starts)
    best = (worth == top[rows - rows[0]]).nonzero()[0]
    _, first = np.unique(rows[best], return_index=True)
    chosen: Rows = best[first]
    return chosen


def _distinct(points: Boards) -> tuple[Boards, Rows]:
    """Each position once, and where each row has gone."""
    keys = np.ascontiguousarray(points).view(np.dtype((np.void, points.shape[1]))).ravel()
    _, first, back = np.unique(keys, return_index=True, return_inverse=True)
    return points[first], back


def _ranked(
    plays: tuple[Play, ...], judged: _Judged, depths: NDArray[np.int64]
) -> list[RankedPlay]:
    """Best first; a play seen less far ahead is not said to be better than one seen further."""
    order = np.lexsort((-judged.worth, -depths))
    worth = np.minimum.accumulate(judged.worth[order])
    return [
        RankedPlay(plays[at], float(value), Chances.from_row(judged.chances[at]), int(depths[at]))
        for at, value in zip(order, worth, strict=True)
    ]
