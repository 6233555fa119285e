"""What somebody at the table wants; the session decides whether it happens.

The side that wants it is told to `MatchSession.submit` beside the intent.
"""

from dataclasses import dataclass

from game.engine.outcome import Kind
from game.engine.play import CheckerMove


@dataclass(frozen=True, slots=True)
class ThrowOpening:
    """Let each side throw one die."""


@dataclass(frozen=True, slots=True)
class Roll:
    """Throw the dice."""


@dataclass(frozen=True, slots=True)
class TypeDice:
    """Say what fell, in a match with hand-typed dice.

    In the opening throw `first` is white's die and `second` black's.
    """

    first: int
    second: int


@dataclass(frozen=True, slots=True)
class MoveChecker:
    """Move one checker by one die or, in several steps, by more."""

    moves: tuple[CheckerMove, ...]


@dataclass(frozen=True, slots=True)
class Undo:
    """Take the last checker of the unfinished turn back."""


@dataclass(frozen=True, slots=True)
class Confirm:
    """End the turn; also acknowledges a roll that cannot be played."""


@dataclass(frozen=True, slots=True)
class TakeBackTurn:
    """Go back to one's last turn that offered a choice, with the same dice."""


@dataclass(frozen=True, slots=True)
class OfferDouble:
    """Offer the cube."""


@dataclass(frozen=True, slots=True)
class TakeCube:
    """Accept the double."""


@dataclass(frozen=True, slots=True)
class PassCube:
    """Refuse the double and lose the game at the old value."""


@dataclass(frozen=True, slots=True)
class BeaverCube:
    """Accept and double again at once."""


@dataclass(frozen=True, slots=True)
class OfferResignation:
    """Offer to lose the game so."""

    kind: Kind


@dataclass(frozen=True, slots=True)
class AnswerResignation:
    """Accept or decline the other side's resignation."""

    accept: bool


@dataclass(frozen=True, slots=True)
class StartNextGame:
    """Go on to the next game."""


@dataclass(frozen=True, slots=True)
class EndSession:
    """Close a money session between two games; its dice are opened then."""


Intent = (
    ThrowOpening
    | Roll
    | TypeDice
    | MoveChecker
    | Undo
    | Confirm
    | TakeBackTurn
    | OfferDouble
    | TakeCube
    | PassCube
    | BeaverCube
    | OfferResignation
    | AnswerResignation
    | StartNextGame
    | EndSession
)
