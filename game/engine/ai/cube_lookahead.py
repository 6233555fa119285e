"""Cube decisions with a look ahead: the worth of each action after the next one or two rolls.

Whoever is on roll where the look ends is taken to handle the cube rightly there, by the worth of
its choices without a further look; this finds the rolls after which a market is lost, which no
mean chance tells. All positions of one depth are judged together.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray

from game.engine.ai.chances import ChanceArray, other_side
from game.engine.ai.cube_action import ActionWorth, CubeDecision, decide, may_beaver
from game.engine.ai.cube_context import CubeContext
from game.engine.ai.cube_equity import Worth, cubeful_worth, dead_cube_worth, efficiency
from game.engine.ai.evaluator import Evaluator
from game.engine.ai.gameover import is_over
from game.engine.movegen import ALL_DICE, CHANCES, positions_after
from game.engine.position import Position, to_array

Boards = NDArray[np.int8]
Rows = NDArray[np.intp]
Worths = dict[CubeContext, Worth]
"""Worth of each position to the side on roll, for every place where the cube may lie."""

_ABREAST = 12
"""Positions looked at together, so that a cancelled look ends soon."""


class LookaheadCancelledError(Exception):
    """Nobody wants the answer any more."""


def _never() -> bool:
    return False


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
    cancelled: Callable[[], bool] = field(default=_never)

    def decision(self, position: Position, context: CubeContext) -> CubeDecision:
        """What the side on roll should do with the cube, before it rolls.

        Raises:
            LookaheadCancelledError: once `cancelled` says so.
        """
        beavered = [context.beavered()] if may_beaver(context) else []
        after = [context, context.taken(), *beavered]
        worths = self.worths(to_array([position]), after, self.rolls)
        no_double, double_take, *beaver = (float(worths[each][0]) for each in after)
        return decide(
            ActionWorth(no_double, double_take, context.worth(context.value)),
            context,
            beaver[0] if beaver else None,
        )

    def worths(self, points: Boards, contexts: Sequence[CubeContext], rolls: int) -> Worths:
        """What positions are worth to the side on roll if it rolls now, without doubling.

        Args:
            points: shape (n, 26), seen from the side on roll.
            contexts: of that side; the same score, the cube in several places.
            rolls: to look ahead, at least one.

        Returns:
            For each context, shape (n,).
        """
        parts = []
        for start in range(0, len(points), _ABREAST):
            if self.cancelled():
                raise LookaheadCancelledError
            parts.append(self._worths(points[start : start + _ABREAST], contexts, rolls))
        return {each: np.concatenate([part[each] for part in parts]) for each in contexts}

    def _worths(self, points: Boards, contexts: Sequence[CubeContext], rolls: int) -> Worths:
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
        replies = self._replies(results, chances, _other_sides(contexts), rolls - 1)
        starts = np.searchsorted(rows, np.arange(throws * len(points)))
        worths = {}
        for context in contexts:
            played = _for_other_side(_with_cube(context.other_side(), replies), context)
            worths[context] = np.maximum.reduceat(played, starts).reshape(-1, throws) @ CHANCES
        return worths

    def _replies(
        self, results: Boards, chances: ChanceArray, contexts: Sequence[CubeContext], rolls: int
    ) -> Worths:
        """Worth to the other side, which is on roll now; `contexts` are its own."""
        turned = np.ascontiguousarray(-results[:, ::-1])
        used = efficiency(turned)
        theirs = other_side(chances)
        worths = {each: cubeful_worth(theirs, each, used) for each in contexts}
        if rolls:
            further = (~is_over(results)).nonzero()[0]
            looked = self.worths(turned[further], contexts, rolls) if len(further) else {}
            for each, worth in looked.items():
                worths[each][further] = worth
        return worths


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


def _with_cube(context: CubeContext, worths: Worths) -> Worth:
    """Worth to the side on roll if it may double first, and both sides do what is best."""
    if not context.can_double:
        return worths[context]
    double = np.minimum(worths[context.taken()], context.worth(context.value))
    return np.maximum(worths[context], double)


def _for_other_side(worth: Worth, context: CubeContext) -> Worth:
    return 1 - worth if context.is_match else -worth
