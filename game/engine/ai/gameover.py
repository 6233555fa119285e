"""Finished games: who won, and how much. Exact."""

import numpy as np
from numpy.typing import NDArray

from game.engine.ai.chances import WIN, WIN_BACKGAMMON, WIN_GAMMON, ChanceArray, other_side
from game.engine.position import HOME
from game.engine.types import CHECKERS


def is_over(points: NDArray[np.int8]) -> NDArray[np.bool_]:
    """Whether a side has borne off its last checker; `points` (n, 26), the answer (n,)."""
    over: NDArray[np.bool_] = (points.max(axis=1) <= 0) | (points.min(axis=1) >= 0)
    return over


class GameOverEvaluator:
    """Counts finished games, which either side may have won."""

    def chances(self, points: NDArray[np.int8]) -> ChanceArray:
        """See `Evaluator.chances`; every row must be a finished game."""
        won = (points <= 0).all(axis=1)
        chances = np.empty((len(points), 5), dtype=np.float32)
        chances[won] = _won(points[won])
        chances[~won] = other_side(_won(-points[~won, ::-1]))
        return chances


def _won(points: NDArray[np.int8]) -> ChanceArray:
    """Chances of the winner, by the rules of `game.engine.outcome.kind_of`."""
    chances = np.zeros((len(points), 5), dtype=np.float32)
    gammon = points.sum(axis=1) == -CHECKERS
    # The loser's bar is column 0, the winner's home board the columns 1 to 6.
    in_winners_home = (points[:, : HOME + 1] < 0).any(axis=1)
    chances[:, WIN] = 1
    chances[:, WIN_GAMMON] = gammon
    chances[:, WIN_BACKGAMMON] = gammon & in_winners_home
    return chances
