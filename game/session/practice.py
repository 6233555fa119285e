"""Practice: one roll in any position, to be tried under the rules; there is no game around it.

It answers like a match of which only this roll is to be played, so that what moves checkers on a
board and says why some don't move needs to know only one kind of table.
"""

from game.engine.state import GameState
from game.engine.turn import Turn
from game.engine.types import Side
from game.session import rulings
from game.session.events import Event, Refusal, Refused
from game.session.intents import Intent, MoveChecker, Undo
from game.session.moving import played, taken_back
from game.session.setup import MatchSetup


class Practice:
    """A roll that is tried; it stays the same side's, and never ends."""

    def __init__(self, state: GameState, human: Side) -> None:
        """Begin.

        Args:
            state: the position and its roll, as from `GameState.set_up`; without a roll there is
                nothing to be moved.
            human: who sits before the board.
        """
        self.state = state
        self.setup = MatchSetup(state.rules, human)
        self.turn: Turn | None = None
        self.start_over()

    @property
    def is_over(self) -> bool:
        """A roll that is tried can always be tried again."""
        return False

    @property
    def dice_wanted(self) -> bool:
        """The dice lie on the board."""
        return False

    def turn_to_take_back(self, side: Side) -> int | None:
        """There are no earlier turns."""
        return None

    def start_over(self) -> None:
        """Bring all checkers back to where they stood."""
        roll = self.state.roll
        self.turn = None if roll is None else Turn(self.state.position, roll)

    def why_not(self, side: Side, intent: Intent) -> Refusal | None:
        """Why the intent would be refused now; None if it would happen."""
        if not isinstance(intent, MoveChecker | Undo):
            return Refusal.NOT_NOW
        return rulings.why_not(self, side, intent)

    def allows(self, side: Side, intent: Intent) -> bool:
        """Whether the intent would happen now."""
        return self.why_not(side, intent) is None

    def submit(self, side: Side, intent: Intent) -> list[Event]:
        """Move checkers or take one back; anything else gives one Refused."""
        refused = self.why_not(side, intent)
        if refused is not None:
            moves = intent.moves if isinstance(intent, MoveChecker) else ()
            return [Refused(side, refused, moves)]
        assert self.turn is not None, "rulings let nobody move without a roll"
        if isinstance(intent, MoveChecker):
            self.turn, happened = played(side, self.turn, intent.moves)
            return happened
        self.turn, undone = taken_back(side, self.turn)
        return [undone]
