"""Habits: what a level likes to do whether or not the position asks for it.

A habit is a small leaning towards some plays, or away from them, that depends on nothing but the
position and the play: the same question always has the same answer. Leanings only choose among
plays that the level itself holds to be about as good as its best one. A level that sees little has
some sense besides, so that neither what it overlooks nor what it likes leads to an absurdity.
"""

from collections.abc import Callable
from dataclasses import dataclass, replace

import numpy as np
from numpy.typing import NDArray

from game.engine.ai.evaluation import StaticEvaluator
from game.engine.ai.features import has_contact
from game.engine.ai.search import RankedPlay
from game.engine.position import Position, to_array

Boards = NDArray[np.int8]
Counts = NDArray[np.int64]
Shown = Callable[[Boards, Boards], Counts]
"""How much plays show a habit: from the position before, shape (1, 26), and those after them,
shape (n, 26), both seen from the side that plays, a number for each; shape (n,)."""

_HOME = slice(1, 7)
_SLOTS = slice(1, 8)
"""The home board and the bar point, where points are wanted."""

_THEIR_HOME = slice(19, 25)
_THEIR_HOME_OR_BAR = slice(19, 26)
_ABSURD = 0.25
"""Equity that a play may give away to common sense."""

_TALL = 3
"""More checkers than that on a point are a stack."""


def stacking(before: Boards, after: Boards) -> Counts:
    """Checkers that the play piles up on a point, beyond three; fewer than before are negative."""
    return _stacked(after) - _stacked(before)


def running(before: Boards, after: Boards) -> Counts:
    """Back checkers that leave the other side's home board."""
    left: Counts = np.maximum(_back(before) - _back(after), 0)
    return left


def leaving_blots(before: Boards, after: Boards) -> Counts:
    """Blots left on the board that the other side may still come to."""
    places = np.arange(26)
    furthest = np.where(after < 0, places, 26).min(axis=1)
    exposed: Counts = ((after == 1) & (places > furthest[:, None]) & (places < 25)).sum(axis=1)
    return exposed


def hitting_loosely(before: Boards, after: Boards) -> Counts:
    """Blots hit in the own home board by a checker that stays there alone."""
    hit: Counts = ((before == -1) & (after == 1))[:, _HOME].sum(axis=1)
    return hit


def slotting(before: Boards, after: Boards) -> Counts:
    """Single checkers brought to the home board or the bar point, to be covered later."""
    slots: Counts = ((before <= 0) & (after == 1))[:, _SLOTS].sum(axis=1)
    return slots


def holding_an_anchor(before: Boards, after: Boards) -> Counts:
    """One where the side has a point in the other side's home board after the play."""
    held: Counts = np.any(after[:, _THEIR_HOME] >= 2, axis=1).astype(np.int64)
    return held


@dataclass(frozen=True, slots=True)
class Habit:
    """A leaning of so much equity for each time that a play shows it; negative to avoid it."""

    shown: Shown
    weight: float


@dataclass(frozen=True, slots=True)
class Temper:
    """The habits of a level, and how far from its best play they may lead it."""

    habits: tuple[Habit, ...] = ()
    limit: float = 0.0
    """Equity by the level's own judgement."""

    sense: StaticEvaluator | None = None
    """Sees the worst plays of a level that judges by less."""

    def ranked(self, before: Position, plays: list[RankedPlay]) -> list[RankedPlay]:
        """The same plays as the level likes them, their equities with its leanings.

        Args:
            before: the position, seen from the side that plays.
            plays: as the level judges them, best first.
        """
        if len(plays) < 2 or not (self.habits or self.sense):
            return plays
        results = to_array([play.play.result for play in plays])
        own = np.array([play.equity for play in plays])
        start = to_array([before])
        sensible = self._is_sensible(start, results)
        close = sensible & (own >= own[sensible].max() - self.limit)
        felt = own + np.where(close, self._leanings(start, results), 0)
        order = np.lexsort((-felt, ~close, ~sensible))
        # What comes later is not said to be better.
        equities = np.minimum.accumulate(felt[order]).tolist()
        return [
            replace(plays[at], equity=equity) for at, equity in zip(order, equities, strict=True)
        ]

    def _leanings(self, before: Boards, after: Boards) -> NDArray[np.float64]:
        """Equity that the habits add to each play; none once the game is a race."""
        leanings = np.zeros(len(after))
        for habit in self.habits if has_contact(before)[0] else ():
            leanings += habit.weight * habit.shown(before, after)
        return leanings

    def _is_sensible(self, before: Boards, after: Boards) -> NDArray[np.bool_]:
        if self.sense is None:
            return np.ones(len(after), np.bool_)
        equities = self.sense.equities(after)
        sensible: NDArray[np.bool_] = equities >= equities.max() - _ABSURD
        kept = sensible & _has_full_prime(after)
        return kept if _has_full_prime(before).any() and kept.any() else sensible


def _has_full_prime(points: Boards) -> NDArray[np.bool_]:
    """Whether six points in a row hold a checker of the other side that is behind them."""
    caught = (points < 0).cumsum(axis=1) > 0
    made = points >= 2
    in_row = np.stack([made[:, first : first + 20] for first in range(6)]).all(axis=0)
    full: NDArray[np.bool_] = np.any(in_row & caught[:, :20], axis=1)
    return full


def _stacked(points: Boards) -> Counts:
    beyond: Counts = np.maximum(points[:, 1:25].astype(np.int64) - _TALL, 0)
    stacked: Counts = beyond.sum(axis=1)
    return stacked


def _back(points: Boards) -> Counts:
    back: Counts = np.maximum(points[:, _THEIR_HOME_OR_BAR], 0).sum(axis=1)
    return back
