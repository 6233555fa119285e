"""What positions are worth with a cube, from their chances without one.

With a dead cube, one that nobody will turn, the worth is the mean over the results. With a live
one, turned at the very moment when the other side can as well take as pass, it is linear in the
winning chance between the points where a double ends the game. The truth lies between: Rick
Janowski, "Take-Points in Money Games" (1993). The same lines serve at a match score, with the
worth of each result taken from the match equity table and the points worked out from the last
cube down, since each double leaves another score and another cube.

Which action is right is in cube_decision.py.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cache
from itertools import pairwise

import numpy as np
from numpy.typing import NDArray

from game.engine.ai.chances import (
    LOSE_BACKGAMMON,
    LOSE_GAMMON,
    WIN,
    WIN_BACKGAMMON,
    WIN_GAMMON,
    ChanceArray,
    other_side,
)
from game.engine.ai.cube_context import CubeContext

Worth = NDArray[np.float64]

CONTACT_EFFICIENCY = 0.68
"""Share of the live cube's advantage that is found in practice: about two thirds (Janowski)."""

_RACE_EFFICIENCY = (0.55, 0.00125, 0.6, 0.7)
"""In a race a long one lets the market be lost in smaller steps: start, growth with each pip of
the side on roll, least, most."""

_LEAST = 1e-9
"""Keeps divisions by a chance or a stake that is zero finite."""


def efficiency(points: NDArray[np.int8]) -> Worth:
    """How efficiently the cube can be used in each position.

    Args:
        points: shape (n, 26), seen from either side, who is about to roll.

    Returns:
        Shape (n,), from 0 (dead) to 1 (live).
    """
    mine, theirs = np.maximum(points, 0), np.maximum(-points, 0)
    pips = np.arange(points.shape[1])
    rearmost = np.where(mine > 0, pips, 0).max(axis=1)
    foremost = np.where(theirs > 0, pips, points.shape[1]).min(axis=1)
    start, growth, least, most = _RACE_EFFICIENCY
    race = np.clip(start + growth * (mine @ pips), least, most)
    return np.where(rearmost < foremost, race, CONTACT_EFFICIENCY)


def dead_cube_worth(chances: NDArray[np.floating], context: CubeContext) -> Worth:
    """Mean worth of the results if the cube stays where it is for the rest of the game."""
    return _Game(chances, context).dead(context.value)


def cubeful_worth(
    chances: NDArray[np.floating],
    context: CubeContext,
    efficiency: float | Worth = CONTACT_EFFICIENCY,
) -> Worth:
    """What positions are worth with the cube in play.

    Args:
        chances: shape (n, 5), for the side that the context belongs to.
        context: cube and score as that side sees them.
        efficiency: of the cube; one number, or shape (n,).

    Returns:
        Shape (n,): points in a money game, chances to win the match in a match.
    """
    game = _Game(chances, context)
    dead = game.dead(context.value)
    mine, theirs = context.can_double, context.they_can_double
    if not (mine or theirs):
        return dead
    live = game.live(context.value, mine=mine, theirs=theirs)
    mixed = (1 - efficiency) * dead + efficiency * live
    # A side that loses the match with the present stake has nothing more to lose. It doubles at
    # once, so that up to the point where that is passed its cube is as good as a live one.
    single = game.stakes(context.value)
    if mine and not context.is_alive_for_them(context.value):
        return np.maximum(mixed, np.minimum(live, single.wins[0]))
    if theirs and not context.is_alive(context.value):
        return np.minimum(mixed, np.maximum(live, single.losses[0]))
    return mixed


def best_of_double(context: CubeContext, worths: Mapping[CubeContext, Worth]) -> Worth:
    """Worth to the side on roll if it may double first, and both sides choose what is best.

    Args:
        context: cube and score as that side sees them.
        worths: without doubling now, for this context and, where it can double, the taken one.
    """
    if not context.can_double:
        return worths[context]
    double = np.minimum(worths[context.taken()], context.worth(context.value))
    return np.maximum(worths[context], double)


def for_other_side(worth: Worth, context: CubeContext) -> Worth:
    """The same worth as the other side sees it."""
    return 1 - worth if context.is_match else -worth


def play_equity(context: CubeContext) -> Callable[[ChanceArray], NDArray[np.float32]]:
    """A measure for plays: the equity of the side that has just played, cube and score included.

    The other side is on roll and may double first. Equities are on the scale of a cube at 1:
    losing a single game is -1 and winning it 1, in a match by its chances.

    Args:
        context: as the side sees it that plays.

    Returns:
        From chances of that side, shape (n, 5), to equities, shape (n,).
    """
    theirs = context.other_side()
    places = [theirs, theirs.taken()] if theirs.can_double else [theirs]
    middle, stake = context.worth(context.value) - context.stake, context.stake

    def measured(chances: ChanceArray) -> NDArray[np.float32]:
        turned = other_side(chances)
        worths = {place: cubeful_worth(turned, place) for place in places}
        worth = for_other_side(best_of_double(theirs, worths), context)
        equities: NDArray[np.float32] = ((worth - middle) / stake).astype(np.float32)
        return equities

    return measured


@dataclass(frozen=True, slots=True)
class Stakes:
    """What the results of a game are worth at one face of the cube."""

    wins: tuple[float, float, float]
    """Of a single win, a gammon and a backgammon."""

    losses: tuple[float, float, float]


@cache
def stakes(context: CubeContext, value: int, *, gammons_count: bool) -> Stakes:
    """The stakes of the context's game if the cube shows `value`."""
    sizes = (1, 2, 3) if gammons_count else (1, 1, 1)
    wins, losses = (tuple(context.worth(sign * size * value) for size in sizes) for sign in (1, -1))
    return Stakes((wins[0], wins[1], wins[2]), (losses[0], losses[1], losses[2]))


@dataclass(slots=True)
class _Game:
    """Lines of worth over the winning chance, with the gammon shares of each row held fast."""

    chances: NDArray[np.floating]
    context: CubeContext
    wins: Worth = field(init=False)
    """Winning chance; shape (n,) as everything here."""

    _won: tuple[Worth, Worth] = field(init=False)
    """Shares of gammons or better and of backgammons among the wins."""

    _lost: tuple[Worth, Worth] = field(init=False)

    def __post_init__(self) -> None:
        columns = self.chances.astype(np.float64).T
        self.wins = columns[WIN]
        won, lost = np.maximum(self.wins, _LEAST), np.maximum(1 - self.wins, _LEAST)
        self._won = _shares(columns[WIN_GAMMON] / won, columns[WIN_BACKGAMMON] / won)
        self._lost = _shares(columns[LOSE_GAMMON] / lost, columns[LOSE_BACKGAMMON] / lost)

    def stakes(self, value: int) -> Stakes:
        """The stakes with the cube at `value`; under Jacoby gammons count once it is turned."""
        counts = self.context.gammons_count or value > self.context.value
        return stakes(self.context, value, gammons_count=counts)

    def win(self, value: int) -> Worth:
        """Mean worth of a win."""
        return _mean(self.stakes(value).wins, self._won)

    def loss(self, value: int) -> Worth:
        """Mean worth of a loss."""
        return _mean(self.stakes(value).losses, self._lost)

    def dead(self, value: int) -> Worth:
        """Worth if the cube is never turned again."""
        return self.wins * self.win(value) + (1 - self.wins) * self.loss(value)

    def live(self, value: int, *, mine: bool, theirs: bool) -> Worth:
        """Worth if whoever may double does so at the perfect moment."""
        zero, one = np.zeros_like(self.wins), np.ones_like(self.wins)
        single = self.stakes(value)
        line = [(zero, self.loss(value))]
        if theirs:
            line.append((self.take_point(value), one * single.losses[0]))
        if mine:
            line.append((np.maximum(self.cash_point(value), line[-1][0]), one * single.wins[0]))
        line.append((one, self.win(value)))
        return _along(line, self.wins)

    def cash_point(self, value: int) -> Worth:
        """Winning chance from which on the other side passes a double of the cube at `value`.

        If it takes it owns the cube at twice that; live, its next double comes at the take point
        of this side and is worth a pass.
        """
        doubled = value * 2
        low = np.zeros_like(self.wins), self.loss(doubled)
        if self.context.is_alive_for_them(doubled):
            point = self.take_point(doubled)
            low = point, np.full_like(point, self.stakes(doubled).losses[0])
        reached = self.stakes(value).wins[0]
        return _crossing(low, (np.ones_like(self.wins), self.win(doubled)), reached)

    def take_point(self, value: int) -> Worth:
        """Winning chance from which on this side takes a double of the cube at `value`."""
        doubled = value * 2
        high = np.ones_like(self.wins), self.win(doubled)
        if self.context.is_alive(doubled):
            point = self.cash_point(doubled)
            high = point, np.full_like(point, self.stakes(doubled).wins[0])
        reached = self.stakes(value).losses[0]
        return _crossing((np.zeros_like(self.wins), self.loss(doubled)), high, reached)


_Point = tuple[Worth, Worth]
"""Winning chance and worth there."""


def _shares(gammons: Worth, backgammons: Worth) -> tuple[Worth, Worth]:
    gammons = np.clip(gammons, 0, 1)
    return gammons, np.clip(backgammons, 0, gammons)


def _mean(worth: tuple[float, float, float], shares: tuple[Worth, Worth]) -> Worth:
    single, gammon, backgammon = worth
    return single + shares[0] * (gammon - single) + shares[1] * (backgammon - gammon)


def _crossing(low: _Point, high: _Point, reached: float) -> Worth:
    """The winning chance at which the line from `low` to `high` has reached a worth."""
    slope = (high[1] - low[1]) / np.maximum(high[0] - low[0], _LEAST)
    point = low[0] + (reached - low[1]) / np.maximum(slope, _LEAST)
    return np.clip(point, low[0], high[0])


def _along(line: list[_Point], chance: Worth) -> Worth:
    """Worth at a winning chance, on straight lines between points from left to right."""
    worth = line[0][1]
    for left, right in pairwise(line):
        width = np.maximum(right[0] - left[0], _LEAST)
        share = np.clip((chance - left[0]) / width, 0, 1)
        worth = np.where(chance >= left[0], left[1] + share * (right[1] - left[1]), worth)
    return worth
