"""One roll of look-ahead, for decisions that are rarer than plays: the cube and resignations."""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from game.engine.ai.evaluation import Evaluator
from game.engine.ai.features import Floats
from game.engine.dice import ALL_ROLLS, Roll
from game.engine.movegen import positions_after
from game.engine.position import Position, to_array


@dataclass(frozen=True, slots=True)
class Outlook:
    """What each roll is worth after its best play, for the side on roll, and how often it falls."""

    equities: Floats
    weights: Floats

    def mean(self, equities: NDArray[np.floating] | None = None) -> float:
        """The mean over the rolls of these equities, or of what was made of them."""
        chosen = self.equities if equities is None else equities
        return float((chosen * self.weights).sum() / self.weights.sum())


def outlook(
    evaluator: Evaluator, position: Position, rolls: tuple[Roll, ...] = ALL_ROLLS
) -> Outlook:
    """Plays each roll as the evaluator thinks best.

    Args:
        evaluator: judges the results.
        position: seen from the side on roll.
        rolls: those that may fall; by default all.
    """
    points = to_array([position] * len(rolls))
    rows, results = positions_after(points, np.array([[roll.high, roll.low] for roll in rolls]))
    best = np.full(len(rolls), -np.inf, np.float32)
    np.maximum.at(best, rows, evaluator.equities(results))
    return Outlook(best, np.array([roll.weight for roll in rolls], np.float32))
