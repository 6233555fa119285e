"""What a table asks of a computer player."""

from collections.abc import Callable
from enum import Enum
from typing import Protocol

from game.engine.play import Play
from game.engine.state import GameState

Cancelled = Callable[[], bool]
"""Asked now and then while thinking; true once nobody wants the answer any more."""


class CubeAnswer(Enum):
    """What to say to a double."""

    TAKE = "take"
    PASS = "pass"
    BEAVER = "beaver"


class Brain(Protocol):
    """Decides for the side that `state.to_act` names; knows nothing of the dice to come."""

    def wants_double(self, state: GameState, cancelled: Cancelled) -> bool:
        """Whether to double before this roll; asked only where a double is allowed."""

    def answer_double(self, state: GameState, cancelled: Cancelled) -> CubeAnswer:
        """Whether to play on at twice the value."""

    def choose_play(self, state: GameState, cancelled: Cancelled) -> Play:
        """Which of the legal plays to make; asked only where there is one."""

    def accepts_resignation(self, state: GameState, cancelled: Cancelled) -> bool:
        """Whether `state.offer` is as much as the game is worth."""
