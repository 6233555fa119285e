"""What choices give away: losses of plays, how bad they are, and the error rate over many."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import Enum

from game.engine.ai.chances import Chances
from game.engine.ai.cube_action import CubeChoice, CubeDecision, RankedChoice
from game.engine.ai.search import RankedPlay
from game.engine.position import Position

BLUNDER = 0.08
"""Equity beyond which a loss is called a blunder."""

ERROR = 0.04
DOUBTFUL = 0.02

_RATE = 500
"""Makes an error rate (PR) of a mean loss."""

_WHOLE_GAME = 2.0
"""Equity between losing a game and winning it."""


class Mark(Enum):
    """How bad a loss is."""

    BEST = "best"
    GOOD = "good"
    DOUBTFUL = "doubtful"
    ERROR = "error"
    BLUNDER = "blunder"

    @classmethod
    def of_loss(cls, loss: float) -> "Mark":
        """The mark for giving away so much equity."""
        if loss <= 0:
            return cls.BEST
        for limit, mark in (
            (DOUBTFUL, cls.GOOD),
            (ERROR, cls.DOUBTFUL),
            (BLUNDER, cls.ERROR),
        ):
            if loss <= limit:
                return mark
        return cls.BLUNDER


@dataclass(frozen=True, slots=True)
class JudgedPlay:
    """A play among all those that could have been made."""

    rank: int
    """From 1."""

    ranked: RankedPlay
    loss: float
    """Equity given away by not making the best play."""

    @property
    def mark(self) -> Mark:
        """How bad that is."""
        return Mark.of_loss(self.loss)


@dataclass(frozen=True, slots=True)
class JudgedCube:
    """A decision about the cube with all its choices, of both sides."""

    decision: CubeDecision
    chances: Chances
    """Of the side on roll, before it rolls, without a cube."""

    @property
    def doubling(self) -> tuple[RankedChoice, ...]:
        """To double or not, best first, with the equity and the loss of the side on roll."""
        return self.decision.doubling

    @property
    def answers(self) -> tuple[RankedChoice, ...]:
        """What can be said to a double, best first, with those of the side that answers."""
        return self.decision.answers

    def loss(self, choice: CubeChoice) -> float:
        """Equity that a choice gives away to the side that makes it.

        Raises:
            ValueError: if nobody has this choice.
        """
        for ranked in (*self.doubling, *self.answers):
            if ranked.choice is choice:
                return ranked.loss
        raise ValueError(f"nobody can choose to {choice.name.lower()} here")

    def mark(self, choice: CubeChoice) -> Mark:
        """How bad a choice is."""
        return Mark.of_loss(self.loss(choice))


def judged_plays(ranked: Sequence[RankedPlay]) -> tuple[JudgedPlay, ...]:
    """Each of the plays, given best first, with what it loses."""
    return tuple(
        JudgedPlay(number, play, max(ranked[0].equity - play.equity, 0.0))
        for number, play in enumerate(ranked, start=1)
    )


def judged_play(ranked: Sequence[RankedPlay], result: Position) -> JudgedPlay:
    """The play that led to `result`, seen from its side.

    Raises:
        ValueError: if none of them did.
    """
    for play in judged_plays(ranked):
        if play.ranked.play.result == result:
            return play
    raise ValueError("no legal play has this result")


def percent_of_game(loss: float) -> float:
    """Equity given away as percent of the game: a sure loss turned into a sure win is all of it."""
    return loss / _WHOLE_GAME * 100


def error_rate(losses: Iterable[float]) -> float:
    """500 times the mean loss; 0 where nothing was decided."""
    given = list(losses)
    return _RATE * sum(given) / len(given) if given else 0.0
