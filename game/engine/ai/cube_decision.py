"""Double, take, pass? Judged from the outlook of the next roll, the cube and the score.

The worth of a cube that can still be turned lies between one that never will be and one
that is turned at the perfect moment, as in Rick Janowski, "Take-Points in Money Games" (1993).
Match scores are valued by the formula of the same author (Inside Backgammon, 1993).
"""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from game.engine.ai.cube_action import CubeAnswer
from game.engine.ai.lookahead import Outlook
from game.engine.state import GameState
from game.engine.types import Side

LIVELINESS = 0.68
"""Share of the perfect cube's worth that is found in practice (Janowski)."""

_LIVE_GAIN = 0.16
"""How far the right to redouble moves the pass point towards 1 (money: from 0.5 to 0.58)."""

_TOO_GOOD = 0.03
"""How much more than a pass it has to promise before a game is played on undoubled."""

_LEAST_PASS_POINT = 0.05
"""After the Crawford game an even position may be a pass; below that the formulas make no sense."""

Equities = NDArray[np.floating]


@dataclass(frozen=True, slots=True)
class Stakes:
    """What the doubled game is worth where losing and winning the present stake is -1 and 1.

    `live` tells whether the other side, once it owns the cube, has any use for it.
    """

    win: float
    lose: float
    live: bool

    @property
    def pass_point(self) -> float:
        """Equity of the doubler above which the other side passes."""
        dead = (1 - (self.win - self.lose) / 2) * 2 / (self.win + self.lose)
        point = dead + (1 - dead) * (_LIVE_GAIN if self.live else 0)
        return min(max(point, _LEAST_PASS_POINT), 1.0)


@dataclass(frozen=True, slots=True)
class CubeValues:
    """Equity of the side that may double, after each choice; passing gives it 1."""

    no_double: float
    take: float

    @property
    def doubles(self) -> bool:
        """Whether to double; not where playing on for a gammon is clearly worth more."""
        return min(self.take, 1 + _TOO_GOOD) >= self.no_double

    @property
    def answer(self) -> CubeAnswer:
        """What the other side says to it."""
        if self.take > 1:
            return CubeAnswer.PASS
        return CubeAnswer.BEAVER if self.take < 0 else CubeAnswer.TAKE


def cube_values(state: GameState, outlook: Outlook) -> CubeValues:
    """What doubling now and not doubling are worth to the side on roll."""
    assert state.on_roll is not None
    stakes = stakes_of(state, state.on_roll)
    point = stakes.pass_point
    owned = state.cube.owner is not None
    equities = outlook.equities
    live = np.clip(-1 + 2 * (equities + point) / (1 + point), -1, None)
    taken = _mixed(equities, live) if stakes.live else np.clip(equities, -1, 1)
    worth = taken * (stakes.win + stakes.lose) / 2 + (stakes.win - stakes.lose) / 2
    return CubeValues(
        outlook.mean(_before_double(equities, point, owned=owned)), outlook.mean(worth)
    )


def stakes_of(state: GameState, side: Side) -> Stakes:
    """The stakes if `side` doubles now."""
    if state.rules.is_money:
        return Stakes(2.0, 2.0, live=True)
    value = state.cube.value
    lost, won, lost_double, won_double = (
        match_chance(state, side, points) for points in (-value, value, -2 * value, 2 * value)
    )
    half = (won - lost) / 2
    if half <= 0:
        return Stakes(2.0, 2.0, live=True)
    middle = (won + lost) / 2
    live = 2 * value < (state.score.away(side.other, state.rules) or 0)
    return Stakes((won_double - middle) / half, (middle - lost_double) / half, live)


def match_chance(state: GameState, side: Side, points: int) -> float:
    """Chance of `side` to win the match once it has won so many points more (lost, if negative)."""
    mine = state.score.away(side, state.rules) or 0
    theirs = state.score.away(side.other, state.rules) or 0
    mine, theirs = mine - max(points, 0), theirs - max(-points, 0)
    if mine <= 0 or theirs <= 0:
        return float(mine <= 0)
    return min(max(0.5 + 0.85 * (theirs - mine) / (max(mine, theirs) + 6), 0.0), 1.0)


def _before_double(equities: Equities, point: float, *, owned: bool) -> Equities:
    """Equities with the right to double later; above the pass point one is cashed at least."""
    mine = 1 - 2 * (point - equities) / (1 + point)
    centred = np.maximum(equities / point, -1)
    before = _mixed(equities, mine if owned else centred)
    return np.where(equities >= point, np.maximum(equities, 1), before)


def _mixed(dead: Equities, live: Equities) -> Equities:
    return LIVELINESS * live + (1 - LIVELINESS) * dead
