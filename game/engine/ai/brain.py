"""Brain: whoever decides for a side; and the computer player of a level."""

import logging
from collections.abc import Callable
from functools import cache, partial
from typing import Protocol

from game.engine.ai.analysis import JudgedCube
from game.engine.ai.chances import Chances
from game.engine.ai.cube_action import CubeAnswer, CubeDecision
from game.engine.ai.cube_context import CubeContext
from game.engine.ai.evaluation import StaticEvaluator
from game.engine.ai.levels import LEVELS, Level, level_of
from game.engine.ai.match_equity import MatchEquityError
from game.engine.ai.search import Cancelled, RankedPlay, never
from game.engine.ai.skill import NO_CUBE, Skill, hand_made
from game.engine.ai.weights import WeightsError
from game.engine.dice import Roll
from game.engine.outcome import Kind
from game.engine.play import Play
from game.engine.position import Position, to_array
from game.engine.state import GameState
from game.engine.types import Side

__all__ = ["Brain", "Cancelled", "ComputerBrain", "CubeAnswer", "load_brain", "spare", "strongest"]

_log = logging.getLogger(__name__)

DOUBT = 0.1
"""Equity that a resignation may fall short of the estimate and still be accepted."""

NEVER = 0.0005
"""A chance that is taken for none, when all that is left is to bear off."""


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

    def resignation(self, state: GameState, cancelled: Cancelled) -> Kind | None:
        """What to resign before the roll; None where the game is worth playing on."""


class ComputerBrain:
    """Plays the result it likes best, and handles the cube by what the next rolls may bring.

    Once an answer is no longer wanted each question ends soon with a `SearchCancelledError`.
    """

    def __init__(self, skill: Callable[[], Skill]) -> None:
        """A player whose skill is read when it first has to think, not on the way to a match."""
        self._skill = cache(skill)

    def wants_double(self, state: GameState, cancelled: Cancelled) -> bool:
        """Whether to double before rolling."""
        side = state.on_roll
        if side is None or not state.can_double(side):
            return False
        return self._of_state(state, side, cancelled).doubles

    def answer_double(self, state: GameState, cancelled: Cancelled) -> CubeAnswer:
        """What to say to the other side's double; a beaver of one's own double is always taken."""
        if state.beaver or state.on_roll is None:
            return CubeAnswer.TAKE
        answer = self._of_state(state, state.on_roll, cancelled).answer
        if answer is CubeAnswer.BEAVER and not state.can_beaver(state.on_roll.other):
            return CubeAnswer.TAKE
        return answer

    def choose_play(self, state: GameState, cancelled: Cancelled) -> Play:
        """The play that it ranks first."""
        if state.roll is None or state.on_roll is None:
            raise ValueError("no roll to play")
        context = CubeContext.of_state(state, state.on_roll)
        ranked = self.rank_plays(state.position, state.roll, context, cancelled)
        return ranked[0].play if ranked else Play((), state.position)

    def accepts_resignation(self, state: GameState, cancelled: Cancelled) -> bool:
        """Whether it offers as much as the position promises, or ends the match."""
        offer = state.offer or Kind.SINGLE
        winner = None if state.on_roll is None else state.on_roll.other
        away = None if winner is None else state.score.away(winner, state.rules)
        if not state.gammons_count or (away is not None and offer.value * state.cube.value >= away):
            return True
        return offer.value + DOUBT >= -self._equity(state, cancelled)

    def resignation(self, state: GameState, cancelled: Cancelled) -> Kind | None:
        """What is lost for certain, once nothing can be hit any more; None while anything is open.

        Only a level that knows the chances of races gives up.
        """
        skill = self._skill()
        if state.position.has_contact or not skill.knows_races:
            return None
        chances = skill.search().chances_on_roll(state.position, cancelled=cancelled)
        if chances.win > NEVER:
            return None
        if not state.gammons_count or chances.lose_gammon < NEVER:
            return Kind.SINGLE
        if chances.lose_gammon > 1 - NEVER and chances.lose_backgammon < NEVER:
            return Kind.GAMMON
        return Kind.BACKGAMMON if chances.lose_backgammon > 1 - NEVER else None

    def rank_plays(
        self,
        position: Position,
        roll: Roll,
        context: CubeContext = NO_CUBE,
        cancelled: Cancelled = never,
    ) -> list[RankedPlay]:
        """All legal plays of a roll, best first.

        Args:
            position: seen from the side that plays.
            roll: what it has thrown.
            context: cube and score as that side sees them.
            cancelled: see `Cancelled`.
        """
        return self._skill().rank_plays(position, roll, context, cancelled)

    def cube_decision(
        self,
        position: Position,
        context: CubeContext = NO_CUBE,
        cancelled: Cancelled = never,
    ) -> CubeDecision:
        """What is right before the roll: double or not, and what to answer.

        Args:
            position: seen from the side on roll.
            context: cube and score as that side sees them before it doubles.
            cancelled: see `Cancelled`.
        """
        return self._skill().cube().decision(position, context, cancelled)

    def rank_cube_actions(
        self,
        position: Position,
        context: CubeContext = NO_CUBE,
        cancelled: Cancelled = never,
    ) -> JudgedCube:
        """All choices about the cube before the roll, with what each gives away.

        Takes what `cube_decision` does.
        """
        decision = self.cube_decision(position, context, cancelled)
        chances = self._skill().search().chances_on_roll(position, cancelled=cancelled)
        return JudgedCube(decision, chances)

    def _of_state(self, state: GameState, side: Side, cancelled: Cancelled) -> CubeDecision:
        return self.cube_decision(state.position, CubeContext.of_state(state, side), cancelled)

    def _equity(self, state: GameState, cancelled: Cancelled) -> float:
        """Without a cube, of the side on roll; where it has thrown, after its best play."""
        search = self._skill().search()
        if state.roll is None:
            return search.chances_on_roll(state.position, cancelled=cancelled).equity
        ranked = search.rank_plays(state.position, state.roll, cancelled)
        if ranked:
            return ranked[0].equity
        unmoved = search.chances(to_array([state.position]), 0, cancelled)
        return Chances.from_row(unmoved[0]).equity


def load_brain(level: str) -> ComputerBrain:
    """The computer player of a level, by its key.

    Where what the level needs cannot be read, it plays by the best evaluation that needs no files.
    """
    return ComputerBrain(partial(_skill_of, level_of(level)))


def spare() -> ComputerBrain:
    """A player that needs no files and answers at a glance, for when another fails."""
    return ComputerBrain(partial(hand_made, StaticEvaluator.full))


def strongest() -> ComputerBrain:
    """The strongest player there is, for advice.

    It never makes do with less: where a file of its cannot be read, the question that wanted it
    ends with a `WeightsError` or `MatchEquityError`.
    """
    return ComputerBrain(LEVELS[-1].skill)


def _skill_of(level: Level) -> Skill:
    try:
        return level.skill()
    except (WeightsError, MatchEquityError):
        _log.exception("%s plays by the hand-made evaluation", level.name)
        return hand_made(StaticEvaluator.full)
