"""Races: a network's chances, and the backgammons in them from the table of rolls.

A checker still in the other side's home board when that side is done loses a backgammon. This is
seldom met in games between good players, so a network hardly learns it; yet it can be worked out,
since the two sides no longer meet: the one bears off, the other runs.
"""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from game.engine.ai.bearoff import MOST_CAUGHT, OneSidedTable
from game.engine.ai.chances import (
    LOSE_BACKGAMMON,
    LOSE_GAMMON,
    WIN,
    WIN_BACKGAMMON,
    WIN_GAMMON,
    ChanceArray,
)
from game.engine.ai.evaluator import Evaluator
from game.engine.ai.homes import home_numbers, my_homes, their_homes
from game.engine.position import HOME
from game.engine.types import CHECKERS, POINTS

Boards = NDArray[np.int8]


@dataclass(frozen=True, slots=True)
class RaceEvaluator:
    """For positions without contact in which the game is not over."""

    network: Evaluator
    table: OneSidedTable

    def chances(self, points: Boards) -> ChanceArray:
        """See `Evaluator.chances`."""
        chances = self.network.chances(points)
        turned = -points[:, ::-1]
        self._lose_backgammons(chances, points)
        self._win_backgammons(chances, points, turned)
        return chances

    def _lose_backgammons(self, chances: ChanceArray, points: Boards) -> None:
        far, rows = _caught(points)
        chances[~far, LOSE_BACKGAMMON] = 0
        if len(rows):
            theirs, caught = home_numbers(their_homes(points[rows])), _numbers(points[rows])
            lost = np.minimum(self.table.loses_backgammon(theirs, caught), 1 - chances[rows, WIN])
            chances[rows, LOSE_BACKGAMMON] = lost
            chances[rows, LOSE_GAMMON] = np.maximum(chances[rows, LOSE_GAMMON], lost)

    def _win_backgammons(self, chances: ChanceArray, points: Boards, turned: Boards) -> None:
        far, rows = _caught(turned)
        chances[~far, WIN_BACKGAMMON] = 0
        if len(rows):
            mine, caught = home_numbers(my_homes(points[rows])), _numbers(turned[rows])
            won = np.minimum(self.table.wins_backgammon(mine, caught), chances[rows, WIN])
            chances[rows, WIN_BACKGAMMON] = won
            chances[rows, WIN_GAMMON] = np.maximum(chances[rows, WIN_GAMMON], won)


def _far(points: Boards) -> Boards:
    """A side's checkers in the other one's home board, by the pips to its end; shape (n, 6)."""
    return np.maximum(points[:, POINTS - HOME + 1 : POINTS + 1], 0)


def _numbers(points: Boards) -> NDArray[np.int32]:
    return home_numbers(_far(points))


def _caught(points: Boards) -> tuple[NDArray[np.bool_], NDArray[np.intp]]:
    """Whether the side may still lose a backgammon, and where the table knows with what chance.

    Without contact the other side then has all its checkers home.
    """
    caught = _far(points).sum(axis=1)
    none_off = np.maximum(points, 0).sum(axis=1) == CHECKERS
    may_lose = (caught > 0) & none_off
    return may_lose, (may_lose & (caught <= MOST_CAUGHT)).nonzero()[0]
