"""Adviser: what the strongest player would do where the person has to decide.

It thinks where the table's computer does, off the main thread, and only when asked.
"""

import logging
from dataclasses import dataclass
from functools import partial
from typing import Protocol

from game.engine.ai.analysis import judged_plays
from game.engine.ai.brain import Cancelled
from game.engine.ai.cube_action import CubeDecision
from game.engine.ai.cube_context import CubeContext
from game.engine.ai.search import RankedPlay
from game.engine.dice import Roll
from game.engine.position import Position
from game.engine.state import GameState, Phase
from game.engine.turn import Moves, Turn
from game.session.session import MatchSession
from game.session.thinking import Thinking

_log = logging.getLogger(__name__)


class Expert(Protocol):
    """Whoever knows: the brain of a strong level."""

    def rank_plays(
        self, position: Position, roll: Roll, context: CubeContext, cancelled: Cancelled
    ) -> list[RankedPlay]:
        """All legal plays of a roll, best first."""

    def cube_decision(
        self, position: Position, context: CubeContext, cancelled: Cancelled
    ) -> CubeDecision:
        """What is right before the roll, seen from the side on roll."""


@dataclass(frozen=True, slots=True)
class AdvisedPlay:
    """A play that can still be made."""

    moves: Moves
    """Those still to be made, from where the checkers stand."""

    ranked: RankedPlay
    loss: float
    """Equity given away against the best play of the whole roll."""


@dataclass(frozen=True, slots=True)
class Advice:
    """What to do in one moment of the match: play so, or handle the cube so."""

    plays: tuple[AdvisedPlay, ...] = ()
    """Best first."""

    cube: CubeDecision | None = None
    """Of the side on roll, where to double or how to answer is the question."""


class Adviser:
    """Answers one question at a time about a session; a newer one drops the older."""

    def __init__(self, session: MatchSession, expert: Expert, thinking: Thinking[Advice]) -> None:
        self._session = session
        self._expert = expert
        self._thinking = thinking
        self._asked: tuple[GameState, Turn | None] | None = None
        self.error: Exception | None = None
        """What ended the last question without an answer."""

    @property
    def thinking(self) -> bool:
        """Whether a question is open."""
        return self._asked is not None

    def ask(self) -> bool:
        """Think about what the person has to decide now; False where there is nothing."""
        state, turn = self._session.state, self._session.turn
        if state.to_act is not self._session.setup.human:
            return False
        if turn is not None and not turn.is_complete:
            self._start(state, turn)
        elif _is_about_cube(state):
            self._start(state, None)
        else:
            return False
        return True

    def poll(self) -> Advice | None:
        """The answer, once, when it is there and still fits what is on the table."""
        if self._asked is None:
            return None
        if self._asked != (self._session.state, self._session.turn):
            self.drop()
            return None
        thought = self._thinking.poll()
        if thought is None:
            return None
        if thought.error is not None:
            _log.error("no advice in %s", self._asked, exc_info=thought.error)
        self._asked, self.error = None, thought.error
        return thought.found

    def drop(self) -> None:
        """Forget the question."""
        self._asked = None
        self._thinking.cancel()

    def close(self) -> None:
        """End for good."""
        self._asked = None
        self._thinking.close()

    def _start(self, state: GameState, turn: Turn | None) -> None:
        self._asked, self.error = (state, turn), None
        self._thinking.start(partial(advise, self._expert, state, turn))


def advise(expert: Expert, state: GameState, turn: Turn | None, cancelled: Cancelled) -> Advice:
    """What the expert would do.

    Args:
        expert: is asked.
        state: a game in which somebody has to decide.
        turn: the roll as far as it is played; None where the cube is the question.
        cancelled: see `Cancelled`.
    """
    side = state.on_roll
    if side is None:
        return Advice()
    context = CubeContext.of_state(state, side)
    if turn is None:
        return Advice(cube=expert.cube_decision(state.position, context, cancelled))
    endings = turn.endings()
    ranked = expert.rank_plays(turn.start, turn.roll, context, cancelled)
    return Advice(
        tuple(
            AdvisedPlay(endings[result], judged.ranked, judged.loss)
            for judged in judged_plays(ranked)
            if (result := judged.ranked.play.result) in endings
        )
    )


def _is_about_cube(state: GameState) -> bool:
    match state.phase:
        case Phase.TO_ROLL:
            return state.on_roll is not None and state.can_double(state.on_roll)
        case Phase.CUBE_OFFERED:
            return not state.beaver
        case _:
            return False
