"""Double or not, take or pass: the right action by the worth of each choice.

The worth of positions is in cube_equity.py, a look ahead in cube_lookahead.py.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum, auto

import numpy as np

from game.engine.ai.chances import Chances
from game.engine.ai.cube_context import CubeContext
from game.engine.ai.cube_equity import CONTACT_EFFICIENCY, cubeful_worth
from game.engine.cube import CUBE_LIMIT

_EVEN = 1e-9
"""Two choices whose worth differs by less are equally good; then the cube is turned."""


class CubeAnswer(Enum):
    """What can be said to a double."""

    TAKE = auto()
    PASS = auto()
    BEAVER = auto()


class CubeAction(Enum):
    """What the side on roll should do, and what the other side should answer to a double."""

    NO_DOUBLE_TAKE = "no double, take"
    NO_DOUBLE_BEAVER = "no double, beaver"
    DOUBLE_TAKE = "double, take"
    DOUBLE_BEAVER = "double, beaver"
    DOUBLE_PASS = "double, pass"
    TOO_GOOD_TAKE = "too good, take"
    TOO_GOOD_PASS = "too good, pass"


@dataclass(frozen=True, slots=True)
class ActionWorth:
    """What each action is worth to the side on roll: points in a money game, or match chances."""

    no_double: float
    double_take: float
    double_pass: float
    double_beaver: float | None = None
    """None where the rules know no beaver."""

    @property
    def double(self) -> float:
        """Worth of a double that is answered in the best way."""
        answers = self.double_take, self.double_pass, self.double_beaver
        return min(worth for worth in answers if worth is not None)


@dataclass(frozen=True, slots=True)
class CubeDecision:
    """The equities of the side on roll after each choice, and what to do.

    Equities are for a cube at 1: losing the present stake is -1, winning it (which is what a pass
    gives) 1. In a match they are the chances in `match_chances`, stretched to that scale.
    """

    no_double: float
    double_take: float
    double_pass: float
    double_beaver: float | None
    """None where the rules know no beaver."""

    action: CubeAction
    allowed: bool
    """Whether the rules let the side double, and it has a use for the cube."""

    match_chances: ActionWorth | None
    """Chances to win the match after each choice; None in a money game."""

    @property
    def doubles(self) -> bool:
        """Whether the side should turn the cube."""
        return self.allowed and self.action in _DOUBLES

    @property
    def answer(self) -> CubeAnswer:
        """What the other side should say to a double, right or wrong."""
        return _ANSWERS.get(self.action, CubeAnswer.TAKE)

    @property
    def best(self) -> float:
        """Equity if both sides do what they should."""
        return -self.answers[0].equity if self.doubles else self.no_double

    @property
    def doubling(self) -> tuple["RankedChoice", ...]:
        """To double or not, best first, with equities of the side on roll."""
        double = -self.answers[0].equity
        found = {CubeChoice.DOUBLE: double, CubeChoice.NO_DOUBLE: self.no_double}
        if not self.allowed:
            del found[CubeChoice.DOUBLE]
        return _ranked(found)

    @property
    def answers(self) -> tuple["RankedChoice", ...]:
        """What can be said to a double, best first, with equities of the side that answers."""
        found = {CubeChoice.TAKE: -self.double_take, CubeChoice.PASS: -self.double_pass}
        if self.double_beaver is not None:
            found[CubeChoice.BEAVER] = -self.double_beaver
        return _ranked(found)


class CubeChoice(Enum):
    """One choice about the cube."""

    DOUBLE = auto()
    NO_DOUBLE = auto()
    TAKE = auto()
    PASS = auto()
    BEAVER = auto()


@dataclass(frozen=True, slots=True)
class RankedChoice:
    """A choice about the cube, and what it is worth to the side that makes it."""

    choice: CubeChoice
    equity: float
    loss: float
    """Equity given away by not making the best choice."""


def _ranked(equities: dict[CubeChoice, float]) -> tuple[RankedChoice, ...]:
    best = max(equities.values())
    choices = sorted(equities, key=lambda choice: -equities[choice])
    return tuple(RankedChoice(each, equities[each], best - equities[each]) for each in choices)


_DOUBLES = {CubeAction.DOUBLE_TAKE, CubeAction.DOUBLE_BEAVER, CubeAction.DOUBLE_PASS}

_ANSWERS = {
    CubeAction.DOUBLE_PASS: CubeAnswer.PASS,
    CubeAction.TOO_GOOD_PASS: CubeAnswer.PASS,
    CubeAction.NO_DOUBLE_BEAVER: CubeAnswer.BEAVER,
    CubeAction.DOUBLE_BEAVER: CubeAnswer.BEAVER,
}


def cube_decision(
    chances: Chances, context: CubeContext, efficiency: float = CONTACT_EFFICIENCY
) -> CubeDecision:
    """Decides from the chances alone, without looking ahead.

    Args:
        chances: of the side on roll, before it rolls.
        context: cube and score as that side sees them.
        efficiency: of the cube in this position.
    """
    row = np.array([chances])

    def worth(after: CubeContext) -> float:
        return float(cubeful_worth(row, after, efficiency)[0])

    return decide({place: worth(place) for place in places_of_cube(context)}, context)


def places_of_cube(context: CubeContext) -> tuple[CubeContext, ...]:
    """Where the cube may be after a decision: not turned, taken, and where allowed beavered."""
    beavers = context.beavers and context.value * 4 <= CUBE_LIMIT
    return context, context.taken(), *([context.beavered()] if beavers else [])


def decide(worths: Mapping[CubeContext, float], context: CubeContext) -> CubeDecision:
    """The right action, once it is known what each place of the cube is worth.

    A beaver may be passed in its turn, for the doubled stake.

    Args:
        worths: to the side on roll, for all `places_of_cube`.
        context: cube and score as that side sees them before it doubles.
    """
    beaver = worths.get(context.beavered())
    worth = ActionWorth(
        worths[context],
        worths[context.taken()],
        context.worth(context.value),
        None if beaver is None else max(beaver, context.worth(-2 * context.value)),
    )
    stake = context.stake
    middle = context.worth(context.value) - stake

    def scaled(worth: float) -> float:
        return (worth - middle) / stake

    return CubeDecision(
        scaled(worth.no_double),
        scaled(worth.double_take),
        scaled(worth.double_pass),
        None if worth.double_beaver is None else scaled(worth.double_beaver),
        _action(worth),
        context.can_double,
        worth if context.is_match else None,
    )


def _action(worth: ActionWorth) -> CubeAction:
    passes = worth.double_take > worth.double_pass
    beavers = worth.double_beaver is not None and worth.double_beaver < worth.double_take
    if worth.double >= worth.no_double - _EVEN:
        if passes:
            return CubeAction.DOUBLE_PASS
        return CubeAction.DOUBLE_BEAVER if beavers else CubeAction.DOUBLE_TAKE
    if worth.no_double > worth.double_pass:
        return CubeAction.TOO_GOOD_PASS if passes else CubeAction.TOO_GOOD_TAKE
    return CubeAction.NO_DOUBLE_BEAVER if beavers else CubeAction.NO_DOUBLE_TAKE
