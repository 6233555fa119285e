"""The hand-made evaluation as chances, for whatever needs more than an equity."""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from game.engine.ai.chances import (
    COLUMNS,
    LOSE_BACKGAMMON,
    LOSE_GAMMON,
    WIN,
    WIN_BACKGAMMON,
    WIN_GAMMON,
    ChanceArray,
)
from game.engine.ai.evaluation import StaticEvaluator
from game.engine.ai.features import has_contact

_GAMMONS = 0.25
"""Share of the games in contact that end in a gammon: about what strong players see."""


@dataclass(frozen=True, slots=True)
class HandMadeEvaluator:
    """Finds chances that have the equity of the static evaluation, with gammons at a usual rate."""

    static: StaticEvaluator

    def chances(self, points: NDArray[np.int8]) -> ChanceArray:
        """See `Evaluator.chances`; exact where the game is over."""
        equities = self.static.equities(points)
        share = np.float32(_GAMMONS) * (has_contact(points) & ~(points <= 0).all(axis=1))
        wins = np.clip((1 + equities / (1 + share)) / 2, 0, 1)
        chances = np.empty((len(points), COLUMNS), np.float32)
        chances[:, WIN] = wins
        for gammon, backgammon, sign, won in (
            (WIN_GAMMON, WIN_BACKGAMMON, 1, wins),
            (LOSE_GAMMON, LOSE_BACKGAMMON, -1, 1 - wins),
        ):
            # What is more than all games won, some by a gammon, are more gammons.
            more = np.maximum(sign * equities - 1 - share, 0)
            chances[:, gammon] = np.minimum(share * won + more, 1)
            chances[:, backgammon] = np.clip(sign * equities - 2, 0, 1)
        return chances
