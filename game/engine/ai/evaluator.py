"""Evaluator: whatever tells the chances of many positions at once."""

from typing import Protocol

import numpy as np
from numpy.typing import NDArray

from game.engine.ai.chances import ChanceArray


class Evaluator(Protocol):
    """Judges positions as they stand after a play, without a cube."""

    def chances(self, points: NDArray[np.int8]) -> ChanceArray:
        """The chances of the side that has just played.

        Args:
            points: shape (n, 26), seen from that side, as `movegen.legal_results` gives them;
                the opponent is about to roll.

        Returns:
            Shape (n, 5), float32, in the order of `chances.Chances`.
        """
