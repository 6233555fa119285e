"""How a game ended, who won it and what it is worth; the score it is added to is in match.py."""

from dataclasses import dataclass
from enum import Enum

from game.engine.position import HOME, Position
from game.engine.types import Side


class Kind(Enum):
    """The three sizes of a win; the value multiplies the cube."""

    SINGLE = 1
    GAMMON = 2
    BACKGAMMON = 3


class Reason(Enum):
    """What ended the game."""

    BORNE_OFF = "borne off"
    PASSED = "passed"
    RESIGNED = "resigned"


@dataclass(frozen=True, slots=True)
class Outcome:
    """A finished game.

    `kind` is what stood on the board or was agreed; `points` is what it counts, which is less
    than kind times cube where the Jacoby rule takes the gammon away.
    """

    winner: Side
    kind: Kind
    reason: Reason
    cube: int
    points: int

    @classmethod
    def of(
        cls, winner: Side, kind: Kind, reason: Reason, cube: int, *, gammons_count: bool = True
    ) -> "Outcome":
        """Work out the points of a win."""
        size = kind.value if gammons_count else Kind.SINGLE.value
        return cls(winner, kind, reason, cube, size * cube)


def kind_of(position: Position) -> Kind:
    """Size of a win on the board, seen from the winner, whose checkers are all off.

    One checker borne off saves the loser from more than a single game, wherever the others are.
    """
    if position.opponent_off:
        return Kind.SINGLE
    in_winners_home = any(count < 0 for count in position.points[1 : HOME + 1])
    if position.opponent_bar or in_winners_home:
        return Kind.BACKGAMMON
    return Kind.GAMMON
