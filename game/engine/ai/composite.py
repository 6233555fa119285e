"""One evaluator made of four, each for the positions it knows best."""

from dataclasses import dataclass
from typing import Protocol

import numpy as np
from numpy.typing import NDArray

from game.engine.ai.chances import COLUMNS, ChanceArray
from game.engine.ai.evaluator import Evaluator
from game.engine.ai.features import has_contact
from game.engine.ai.gameover import is_over


class PartEvaluator(Evaluator, Protocol):
    """An evaluator for some positions, which it tells apart itself."""

    def covers(self, points: NDArray[np.int8]) -> NDArray[np.bool_]:
        """Which positions it can judge; `points` (n, 26), the answer (n,)."""


@dataclass(frozen=True, slots=True)
class CompositeEvaluator:
    """Asks the first that knows a position: game over, bear-off, race, contact."""

    game_over: Evaluator
    bearoff: PartEvaluator
    race: Evaluator
    contact: Evaluator

    def chances(self, points: NDArray[np.int8]) -> ChanceArray:
        """See `Evaluator.chances`; each part is asked once, about all its rows."""
        chances = np.empty((len(points), COLUMNS), dtype=np.float32)
        contact = has_contact(points)
        _fill(chances, self.contact, points, contact)
        if contact.all():
            return chances
        over = is_over(points)
        bearoff = ~over & self.bearoff.covers(points)
        for evaluator, rows in (
            (self.game_over, over),
            (self.bearoff, bearoff),
            (self.race, ~(contact | over | bearoff)),
        ):
            _fill(chances, evaluator, points, rows)
        return chances


def _fill(
    chances: ChanceArray, evaluator: Evaluator, points: NDArray[np.int8], rows: NDArray[np.bool_]
) -> None:
    """Let one evaluator judge some rows; a copy is spared where they are all of them."""
    if rows.all():
        chances[:] = evaluator.chances(points)
    elif rows.any():
        chances[rows] = evaluator.chances(points[rows])
