"""What can be done to a game, as values: the words that a match record is written in.

An action says who acts and, for dice, what fell. Whether it is allowed is judged by
`game.engine.state.GameState.apply`, not here.
"""

from dataclasses import dataclass

from game.engine.dice import Roll
from game.engine.outcome import Kind
from game.engine.play import CheckerMove
from game.engine.types import Side


@dataclass(frozen=True, slots=True)
class OpeningThrow:
    """Each side throws one die; equal dice are thrown again."""

    white: int
    black: int


@dataclass(frozen=True, slots=True)
class RollDice:
    """The side on roll throws both dice."""

    side: Side
    roll: Roll


@dataclass(frozen=True, slots=True)
class MakePlay:
    """The side on roll plays the whole roll; no moves where none is legal."""

    side: Side
    moves: tuple[CheckerMove, ...]


@dataclass(frozen=True, slots=True)
class Double:
    """Offer the cube, before rolling."""

    side: Side


@dataclass(frozen=True, slots=True)
class Take:
    """Play on at the doubled value and own the cube."""

    side: Side


@dataclass(frozen=True, slots=True)
class Pass:
    """Give the game up at the value before the double."""

    side: Side


@dataclass(frozen=True, slots=True)
class Beaver:
    """Take, turn the cube once more at once and keep it (money sessions, by option)."""

    side: Side


@dataclass(frozen=True, slots=True)
class Resign:
    """Offer to lose the game as a single game, gammon or backgammon."""

    side: Side
    kind: Kind


@dataclass(frozen=True, slots=True)
class AcceptResignation:
    """The other side agrees; the game ends."""

    side: Side


@dataclass(frozen=True, slots=True)
class DeclineResignation:
    """The other side plays on; the game goes on where it stood."""

    side: Side


@dataclass(frozen=True, slots=True)
class NextGame:
    """Start the next game of an unfinished match or money session."""


Action = (
    OpeningThrow
    | RollDice
    | MakePlay
    | Double
    | Take
    | Pass
    | Beaver
    | Resign
    | AcceptResignation
    | DeclineResignation
    | NextGame
)
