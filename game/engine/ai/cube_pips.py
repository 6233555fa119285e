"""The cube by counting pips, as players do who know nothing better: no chances, no look ahead.

Double when a tenth ahead in the race, take unless more than a seventh behind. In a race what
bearing off will waste counts as pips too. Nobody doubles who has more checkers back than the other
side; and a look at who stands better keeps the rule from absurdities.
"""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from game.engine.ai.chances import equity
from game.engine.ai.cube_action import CubeDecision, decide, places_of_cube
from game.engine.ai.cube_context import CubeContext
from game.engine.ai.evaluator import Evaluator
from game.engine.ai.features import has_contact, pips, turned, wasteful_pips
from game.engine.ai.search import Cancelled, SearchCancelledError
from game.engine.position import Position, to_array

DOUBLE = 0.10
"""Lead, as a share of the own pips, from which the side on roll doubles."""

TAKE = 0.14
"""The greatest lead of the doubler with which the other side still takes."""

_SLOPE = 5.0
"""Equity that a lead is worth for each own pip count that it is long; with a doubled cube twice."""

_LEAST_TO_DOUBLE, _LEAST_TO_PASS = 0.0, 0.3
"""Equities without a cube that the doubler must seem to have."""

_THEIR_HOME = slice(19, 26)


@dataclass(frozen=True, slots=True)
class PipCube:
    """Decides about the cube by the lead in the race."""

    evaluator: Evaluator
    """Tells who stands better."""

    def decision(
        self, position: Position, context: CubeContext, cancelled: Cancelled
    ) -> CubeDecision:
        """What the side on roll should do with the cube, before it rolls.

        The rule knows no equities: those given are lines over the lead that cross where it
        changes its mind.

        Raises:
            SearchCancelledError: if `cancelled` is true.
        """
        if cancelled():
            raise SearchCancelledError
        lead = self._lead_that_counts(to_array([position]), context)
        passed = 1.0
        doubled = passed + 2 * _SLOPE * (lead - TAKE)
        rolled = passed + 2 * _SLOPE * (DOUBLE - TAKE) + _SLOPE * (lead - DOUBLE)
        doubled, rolled = min(max(doubled, -2.0), 2.0), min(max(rolled, -1.0), passed)
        stake = context.stake
        middle = context.worth(context.value) - stake
        worths = {place: middle + stake * doubled for place in places_of_cube(context)}
        return decide({**worths, context: middle + stake * rolled}, context)

    def _lead_that_counts(self, points: NDArray[np.int8], context: CubeContext) -> float:
        """The lead in the race as far as it is a reason to double, or to pass."""
        lead = lead_of(points)
        seems = -float(equity(self.evaluator.chances(turned(points)))[0])
        if seems < _LEAST_TO_DOUBLE or _back(points) > _back(turned(points)):
            lead = min(lead, DOUBLE - 0.01)
        # To pass the cube that the doubler needs no more loses the match.
        last = context.away is not None and context.value >= context.away
        if seems < _LEAST_TO_PASS or last:
            lead = min(lead, TAKE)
        return lead


def lead_of(points: NDArray[np.int8]) -> float:
    """How far the side on roll leads in the race, as a share of its own pips.

    Args:
        points: shape (1, 26), seen from that side.
    """
    count = pips if has_contact(points)[0] else wasteful_pips
    lead = float(count(turned(points))[0]) - float(count(points)[0])
    return lead / float(pips(points)[0])


def _back(points: NDArray[np.int8]) -> int:
    """Checkers on the bar and in the other side's home board."""
    return int(np.maximum(points[0, _THEIR_HOME], 0).sum())
