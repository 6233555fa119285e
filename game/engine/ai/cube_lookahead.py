"""Cube decisions with a look ahead: the worth of each action after the next one or two rolls.

Whoever is on roll where the look ends is taken to handle the cube rightly there, by the worth of
its choices without a further look; this finds the rolls after which a market is lost, which no
mean chance tells. All positions of one depth are judged together.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from game.engine.ai.chances import ChanceArray, other_side
from game.engine.ai.cube_action import CubeDecision, decide, places_of_cube
from game.engine.ai.cube_context import CubeContext
from game.engine.ai.cube_endings import Worths, solved
from game.engine.ai.cube_equity import (
    Worth,
    best_of_double,
    cubeful_worth,
    dead_cube_worth,
    efficiency,
    for_other_side,
)
from game.engine.ai.evaluator import Evaluator
from game.engine.ai.gameover import is_over
from game.engine.ai.search import Cancelled, SearchCancelledError, never
from game.engine.ai.two_sided import TwoSidedTable
from game.engine.movegen import ALL_DICE, CHANCES, positions_after
from game.engine.position import Position, to_array

Boards = NDArray[np.int8]
Rows = NDArray[np.intp]
_ABREAST = 4
"""Positions looked at together, so that a cancelled look ends soon."""


@dataclass(frozen=True, slots=True)
class CubeLookahead:
    """Looks one or two rolls ahead from a cube decision.

    With two rolls it follows at most `candidates` plays of each first roll, those that are worth
    at most `margin` less than the best, in units of the present stake. Where there is a `quick`
    evaluator, it chooses the `replies` to each second roll that the good one judges.
    """

    evaluator: Evaluator
    rolls: int = 2
    candidates: int = 2
    margin: float = 0.1
    quick: Evaluator | None = None
    replies: int = 4
    endings: TwoSidedTable | None = None
    """Small endings to take as they are, with the worth of the cube."""

    def decision(
        self, position: Position, context: CubeContext, cancelled: Cancelled = never
    ) -> CubeDecision:
        """What the side on roll should do with the cube, before it rolls.

        Raises:
            SearchCancelledError: soon after `cancelled` has become true.
        """
        places = places_of_cube(context)
        worths = self._ahead(to_array([position]), places, self.rolls, cancelled)
        return decide({place: float(worths[place][0]) for place in places}, context)

    def _ahead(
        self, points: Boards, contexts: Sequence[CubeContext], rolls: int, cancelled: Cancelled
    ) -> Worths:
        """What positions are worth to the side on roll if it rolls now, without doubling.

        Args:
            points: shape (n, 26), seen from the side on roll.
            contexts: of that side; the same score, the cube in several places.
            rolls: to look ahead, at least one.
            cancelled: asked before each few positions.

        Returns:
            For each context, shape (n,).
        """
        known, exact = solved(self.endings, points, contexts)
        further = (~known).nonzero()[0]
        worths = {each: np.empty(len(points)) for each in contexts}
        _fill(worths, known, exact)
        for start in range(0, len(further), _ABREAST):
            if cancelled():
                raise SearchCancelledError
            rows = further[start : start + _ABREAST]
            _fill(worths, rows, self._played(points[rows], contexts, rolls, cancelled))
        return worths

    def _played(
        self, points: Boards, contexts: Sequence[CubeContext], rolls: int, cancelled: Cancelled
    ) -> Worths:
        """The same for a few positions: the best play of each roll, by what the other side can do.

        The plays are chosen for each place of the cube apart.
        """
        throws = len(ALL_DICE)
        rows, results = positions_after(
            points.repeat(throws, axis=0), np.tile(ALL_DICE, (len(points), 1))
        )
        if self.quick and rolls < self.rolls:
            quick = self.quick.chances(results)
            kept = _best(rows, dead_cube_worth(quick, contexts[0]), self.replies)
            rows, results = rows[kept], results[kept]
        chances = self.evaluator.chances(results)
        if rolls > 1:
            worth = dead_cube_worth(chances, contexts[0])
            margin = self.margin * contexts[0].stake
            kept = _best(rows, worth, self.candidates, margin)
            rows, results, chances = rows[kept], results[kept], chances[kept]
        turned = np.ascontiguousarray(-results[:, ::-1])
        others = _other_sides(contexts)
        replies = self._static(turned, other_side(chances), others)
        if rolls > 1:
            further = (~is_over(turned)).nonzero()[0]
            _fill(replies, further, self._ahead(turned[further], others, rolls - 1, cancelled))
        starts = np.searchsorted(rows, np.arange(throws * len(points)))
        worths = {}
        for context in contexts:
            played = for_other_side(best_of_double(context.other_side(), replies), context)
            worths[context] = np.maximum.reduceat(played, starts).reshape(-1, throws) @ CHANCES
        return worths

    def _static(
        self, points: Boards, chances: ChanceArray, contexts: Sequence[CubeContext]
    ) -> Worths:
        """The worth to the side on roll by its chances alone."""
        used = efficiency(points)
        worths = {each: cubeful_worth(chances, each, used) for each in contexts}
        _fill(worths, *solved(self.endings, points, contexts))
        return worths


def _fill(worths: Worths, rows: Rows | NDArray[np.bool_], found: Worths) -> None:
    for context, worth in found.items():
        worths[context][rows] = worth


def _best(rows: Rows, worth: Worth, most: int, margin: float = np.inf) -> Rows:
    """The best plays of each row, no worse than the very best by more than a margin.

    Args:
        rows: which the plays belong to, shape (n,), ascending.
        worth: of the plays, shape (n,).
        most: plays of a row that are kept.
        margin: in units of worth.

    Returns:
        Their places among the n, ascending by row.
    """
    order = np.lexsort((-worth, rows))
    first = np.searchsorted(rows, rows)
    close = worth[order] >= worth[order][first] - margin
    kept: Rows = order[close & (np.arange(len(rows)) - first < most)]
    return kept


def _other_sides(contexts: Iterable[CubeContext]) -> list[CubeContext]:
    """The contexts of the other side once it is on roll, with those after it has doubled."""
    turned = [context.other_side() for context in contexts]
    doubled = [context.taken() for context in turned if context.can_double]
    return list(dict.fromkeys([*turned, *doubled]))
