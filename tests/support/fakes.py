"""Stand-ins for what a test wants to decide itself: brains, and sessions at a given place."""

from collections.abc import Callable, Iterable
from random import Random

from game.engine.ai.brain import CubeAnswer
from game.engine.dice import Dice, ScriptedDice
from game.engine.match import MatchRules
from game.engine.outcome import Kind
from game.engine.play import CheckerMove, Play
from game.engine.state import GameState
from game.engine.turn import Turn
from game.engine.types import Side
from game.session.session import MatchSession
from game.session.setup import DiceKind, MatchSetup

STARTED = "2025-01-31T20:15:00+01:00"

Cancelled = Callable[[], bool]


class ScriptedBrain:
    """Plays the first legal move of each die; answers from scripts, then never doubles but takes.

    `asked` tells what it was asked, in order.
    """

    def __init__(
        self,
        *,
        doubles: Iterable[bool] = (),
        answers: Iterable[CubeAnswer] = (),
        accepts: Iterable[bool] = (),
        resigns: Iterable[Kind | None] = (),
    ) -> None:
        self._doubles = iter(doubles)
        self._answers = iter(answers)
        self._accepts = iter(accepts)
        self._resigns = iter(resigns)
        self.asked: list[str] = []

    def wants_double(self, state: GameState, cancelled: Cancelled) -> bool:
        self.asked.append("double")
        return next(self._doubles, False)

    def answer_double(self, state: GameState, cancelled: Cancelled) -> CubeAnswer:
        self.asked.append("answer")
        return next(self._answers, CubeAnswer.TAKE)

    def choose_play(self, state: GameState, cancelled: Cancelled) -> Play:
        self.asked.append("play")
        return first_play(state)

    def accepts_resignation(self, state: GameState, cancelled: Cancelled) -> bool:
        self.asked.append("resignation")
        return next(self._accepts, True)

    def resignation(self, state: GameState, cancelled: Cancelled) -> Kind | None:
        return next(self._resigns, None)


class BrokenBrain(ScriptedBrain):
    """Raises whatever it is asked."""

    def wants_double(self, state: GameState, cancelled: Cancelled) -> bool:
        raise ZeroDivisionError("no double")

    def answer_double(self, state: GameState, cancelled: Cancelled) -> CubeAnswer:
        raise ZeroDivisionError("no answer")

    def choose_play(self, state: GameState, cancelled: Cancelled) -> Play:
        raise ZeroDivisionError("no play")

    def accepts_resignation(self, state: GameState, cancelled: Cancelled) -> bool:
        raise ZeroDivisionError("no resignation")

    def resignation(self, state: GameState, cancelled: Cancelled) -> Kind | None:
        raise ZeroDivisionError("no resignation")


def first_play(state: GameState) -> Play:
    """The first legal move, and the first after that, until the roll is played."""
    return play_of(state, lambda moves: moves[0])


def random_play(state: GameState, random: Random) -> Play:
    """Any legal play, move by move."""
    return play_of(state, random.choice)


def play_of(state: GameState, choose: Callable[[tuple[CheckerMove, ...]], CheckerMove]) -> Play:
    assert state.roll is not None
    turn = Turn(state.position, state.roll)
    while moves := turn.next_moves():
        turn = turn.play(choose(moves))
    return Play(turn.moves, turn.position)


def new_session(
    *throws: tuple[int, int],
    dice: Dice | None = None,
    rules: MatchRules | None = None,
    human: Side = Side.WHITE,
    kind: DiceKind = DiceKind.SEALED,
) -> MatchSession:
    """A session before its opening throw, with dice from a list unless others are given."""
    setup = MatchSetup(rules or MatchRules.match(5), human, dice=kind)
    return MatchSession.new(setup, dice or ScriptedDice(throws), STARTED)
