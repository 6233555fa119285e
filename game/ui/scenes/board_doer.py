"""What the person's hand and keys need of whatever carries out what they mean."""

from typing import Protocol

from game.session.events import Refused
from game.session.intents import Intent
from game.ui.animation.choreography import Choreographer
from game.ui.board.commands import Commands
from game.ui.board.view import BoardView, Loose


class Doer(Protocol):
    """Does what the hand means, and shows it: the flow of a match, or a roll that is tried."""

    view: BoardView
    commands: Commands
    choreographer: Choreographer

    def submit(self, intent: Intent, dropped: Loose | None = None) -> bool:
        """Let it happen and be seen; False when it was refused."""

    def refuse(self, refused: Refused, source: int | None = None) -> None:
        """Say why something isn't possible; the checker of `source` shakes its head."""

    def say(self, sentence: str) -> None:
        """Show a sentence for a while."""

    def not_a_play(self, text: str) -> str:
        """What to say of a typed text that is no legal play."""

    def swap_dice(self) -> bool:
        """Play the other die first; True when that means anything."""

    def glide_home(self, source: int, at: Loose) -> None:
        """Let a checker that was let go return."""
