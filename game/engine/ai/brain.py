"""Brain: whoever decides for a side; and the computer player of a level."""

from collections.abc import Callable
from typing import Protocol

from game.engine.ai.cube_action import CubeAnswer
from game.engine.ai.cube_decision import CubeValues, cube_values
from game.engine.ai.evaluation import Evaluator
from game.engine.ai.levels import level_of
from game.engine.ai.lookahead import outlook
from game.engine.movegen import legal_plays
from game.engine.outcome import Kind
from game.engine.play import Play
from game.engine.position import to_array
from game.engine.state import GameState

__all__ = ["Brain", "Cancelled", "ComputerBrain", "CubeAnswer", "load_brain"]

Cancelled = Callable[[], bool]
"""Asked now and then by a brain that thinks long; true once nobody wants the answer any more."""

DOUBT = 0.1
"""Equity that a resignation may fall short of the estimate and still be accepted."""


class Brain(Protocol):
    """Decides for one side. Each question comes in a state in which that side must act."""

    def wants_double(self, state: GameState, cancelled: Cancelled) -> bool:
        """Whether to double before rolling; asked where the rules allow it."""

    def answer_double(self, state: GameState, cancelled: Cancelled) -> CubeAnswer:
        """What to say to the other side's double."""

    def choose_play(self, state: GameState, cancelled: Cancelled) -> Play:
        """The whole play of the roll; one without moves where none is legal."""

    def accepts_resignation(self, state: GameState, cancelled: Cancelled) -> bool:
        """Whether what the other side offers is enough."""


class ComputerBrain:
    """Plays the result it likes best, and handles the cube by what the next roll may bring."""

    def __init__(self, evaluator: Evaluator) -> None:
        self._evaluator = evaluator

    def wants_double(self, state: GameState, cancelled: Cancelled) -> bool:
        """Whether to double before rolling."""
        return (
            state.on_roll is not None
            and state.can_double(state.on_roll)
            and (self._cube_values(state).doubles)
        )

    def answer_double(self, state: GameState, cancelled: Cancelled) -> CubeAnswer:
        """What to say to the other side's double."""
        answer = self._cube_values(state).answer
        side = state.to_act
        if answer is CubeAnswer.BEAVER and (side is None or not state.can_beaver(side)):
            return CubeAnswer.TAKE
        return answer

    def choose_play(self, state: GameState, cancelled: Cancelled) -> Play:
        """The play whose result has the highest equity."""
        if state.roll is None:
            raise ValueError("no roll to play")
        plays = legal_plays(state.position, state.roll)
        if len(plays) <= 1:
            return plays[0] if plays else Play((), state.position)
        equities = self._evaluator.equities(to_array([play.result for play in plays]))
        return plays[int(equities.argmax())]

    def accepts_resignation(self, state: GameState, cancelled: Cancelled) -> bool:
        """Whether it offers as much as the position promises, or ends the match."""
        offer = state.offer or Kind.SINGLE
        winner = None if state.on_roll is None else state.on_roll.other
        away = None if winner is None else state.score.away(winner, state.rules)
        if not state.gammons_count or (away is not None and offer.value * state.cube.value >= away):
            return True
        rolls = {} if state.roll is None else {"rolls": (state.roll,)}
        promised = -outlook(self._evaluator, state.position, **rolls).mean()
        return offer.value + DOUBT >= promised

    def _cube_values(self, state: GameState) -> CubeValues:
        return cube_values(state, outlook(self._evaluator, state.position))


def load_brain(level: str) -> Brain:
    """The computer player of a level, by its key."""
    return ComputerBrain(level_of(level).evaluator())
