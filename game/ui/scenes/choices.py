"""What is being chosen on the New game page, and the setup that comes of it."""

from dataclasses import dataclass

from game.engine.ai.levels import DEFAULT_LEVEL, LEVELS
from game.engine.match import MatchRules
from game.engine.types import Side
from game.session.setup import DiceKind, MatchSetup

LENGTHS = (1, 3, 5, 7, 9, 11, 15)
MONEY = "money"
USUAL_LENGTH = "7"


@dataclass(slots=True)
class Choices:
    """One field for each control of the page."""

    level: str
    length: str = USUAL_LENGTH
    cube: bool = True
    human: Side = Side.WHITE
    home_left: bool = False
    dice: DiceKind = DiceKind.SEALED
    jacoby: bool = False
    beavers: bool = False
    automatic_doubles: bool = False
    phrase: str = ""

    @classmethod
    def remembered(cls, setup: MatchSetup | None) -> "Choices":
        """Those of the last match, or the usual ones; the phrase is new each time."""
        levels = [level.key for level in LEVELS]
        if setup is None:
            return cls(DEFAULT_LEVEL)
        rules = setup.rules
        return cls(
            level=setup.level if setup.level in levels else DEFAULT_LEVEL,
            length=MONEY if rules.length is None else _nearest(rules.length),
            cube=rules.cube,
            human=setup.human,
            home_left=setup.home_left,
            dice=setup.dice,
            jacoby=rules.jacoby,
            beavers=rules.beavers,
            automatic_doubles=rules.automatic_doubles,
        )

    @property
    def is_money(self) -> bool:
        """Whether a money session is chosen."""
        return self.length == MONEY

    @property
    def may_have_cube(self) -> bool:
        """A match to one point has no use for a cube."""
        return self.length != "1"

    def rules(self) -> MatchRules:
        """The rules that were chosen."""
        if not self.is_money:
            return MatchRules.match(int(self.length), cube=self.cube)
        return MatchRules.money(
            cube=self.cube,
            jacoby=self.jacoby and self.cube,
            beavers=self.beavers and self.cube,
            automatic_doubles=self.automatic_doubles and self.cube,
        )

    def setup(self, name: str) -> MatchSetup:
        """The whole choice."""
        return MatchSetup(self.rules(), self.human, self.level, self.home_left, self.dice, name)


def _nearest(length: int) -> str:
    return str(min(LENGTHS, key=lambda offered: abs(offered - length)))
