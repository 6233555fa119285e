"""What was chosen in the New game dialog; everything that a match needs before its first throw."""

from dataclasses import dataclass
from enum import Enum

from game.engine.match import MatchRules
from game.engine.types import Side


class DiceKind(Enum):
    """Where the dice of a match come from."""

    SEALED = "sealed"
    TYPED = "typed"


@dataclass(frozen=True, slots=True)
class MatchSetup:
    """One person against the computer.

    `level` is the key of the computer's level, `home_left` turns the board round on the screen,
    and `name` is what the person is called, empty where nobody asked.
    """

    rules: MatchRules
    human: Side = Side.WHITE
    level: str = "casual"
    home_left: bool = False
    dice: DiceKind = DiceKind.SEALED
    name: str = ""

    @property
    def computer(self) -> Side:
        """The side that the computer plays."""
        return self.human.other
