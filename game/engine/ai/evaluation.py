"""The static evaluation: what a position is worth, judged without looking ahead.

A weighted sum of the numbers in `features`, with weights of its own for positions in contact and
for races. `game.training.fit_static` has found the weights.
"""

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from game.engine.ai import static_weights
from game.engine.ai.features import (
    Floats,
    contact_features,
    fact_features,
    has_contact,
    point_features,
    race_features,
    turned,
)

MOST = 3.0
"""No game without a cube is worth more than a backgammon."""

_CHUNK = 4096


@dataclass(frozen=True, slots=True)
class StaticEvaluator:
    """Weighted sums: `look` makes the numbers of positions in contact, `contact` weighs them."""

    look: Callable[[NDArray[np.int8]], Floats]
    contact: Floats
    race: Floats

    @classmethod
    def full(cls) -> "StaticEvaluator":
        """Looks at everything there is in `features`."""
        return cls(contact_features, _weights(static_weights.CONTACT), _race())

    @classmethod
    def sober(cls) -> "StaticEvaluator":
        """Looks at facts and points one by one, not at how they go together; knows no gammons."""
        return cls(fact_features, _weights(static_weights.FACTS), _race())

    @classmethod
    def simple(cls) -> "StaticEvaluator":
        """Looks at each point by itself: sees neither shots nor primes, and no gammons."""
        return cls(point_features, _weights(static_weights.POINTS), _race())

    def equities(self, positions: NDArray[np.int8]) -> Floats:
        """Cubeless equity of each position, for the side that has just played.

        Args:
            positions: shape (n, 26), seen from that side; the opponent is about to roll.

        Returns:
            Shape (n,), from -3 to 3; exact where that side has borne off its last checker.
        """
        parts = [
            self._equities(positions[at : at + _CHUNK]) for at in range(0, len(positions), _CHUNK)
        ]
        return np.concatenate(parts) if parts else np.zeros(0, np.float32)

    def _equities(self, positions: NDArray[np.int8]) -> Floats:
        equity = np.zeros(len(positions), np.float32)
        over = (positions <= 0).all(axis=1)
        contact = ~over & has_contact(positions)
        race = ~over & ~contact
        equity[over] = _largest_win(positions[over])
        equity[contact] = self.look(positions[contact]) @ self.contact
        equity[race] = _race_equities(positions[race], self.race)
        return np.clip(equity, -MOST, MOST)


def _race_equities(positions: NDArray[np.int8], weights: Floats) -> Floats:
    """Weighted sums, kept within what can still be won and lost when nothing is hit any more."""
    most, least = _largest_win(positions), -_largest_win(turned(positions))
    equities: Floats = np.clip(race_features(positions) @ weights, least, most)
    return equities


def _largest_win(positions: NDArray[np.int8]) -> NDArray[np.int64]:
    """Size of a win if it came now, as `game.engine.outcome.kind_of` has it."""
    none_off = np.minimum(positions, 0).sum(axis=1) == -15
    far_back = (positions[:, :7] < 0).any(axis=1)
    size: NDArray[np.int64] = 1 + none_off * (1 + far_back)
    return size


def _weights(table: str) -> Floats:
    return np.array(table.split(), dtype=np.float32)


def _race() -> Floats:
    return _weights(static_weights.RACE)
