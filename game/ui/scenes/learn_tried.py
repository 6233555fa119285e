"""One illustration on the board: as it is shown, while its play is played, while it is tried."""

from collections.abc import Callable
from enum import Enum

from game.engine.match import MatchRules, MatchScore
from game.engine.position import Position
from game.engine.state import GameState, Phase
from game.engine.turn import Turn
from game.engine.types import Side
from game.learn.illustration import Illustration
from game.saving.settings import Speed
from game.session.events import Refused
from game.session.intents import Intent, MoveChecker, Undo
from game.session.practice import Practice
from game.ui.animation.choreography import Choreographer
from game.ui.animation.pace import Pace
from game.ui.animation.timeline import Timeline
from game.ui.board.commands import Commands
from game.ui.board.messages import Messages
from game.ui.board.truth import board_of_turn
from game.ui.board.view import BoardView, Loose
from game.ui.context import Context
from game.ui.scenes.board_pace import SEEN

READER = Side.WHITE
"""Who sits below."""


class Doing(Enum):
    """What happens on the board of a page."""

    SHOWN = "shown"
    PLAYED = "played"
    """The play that the page shows has been played, or is being."""
    TRIED = "tried"


class Tried:
    """Carries out what the reader's hand means, and plays the play of the page."""

    def __init__(
        self,
        context: Context,
        illustration: Illustration,
        say: Callable[[str], None],
        on_played: Callable[[Position], None],
    ) -> None:
        """Show an illustration.

        Args:
            context: as for every scene.
            illustration: what to show.
            say: shows why something isn't possible; an empty text takes it away.
            on_played: is told the result whenever the reader has played the whole roll.
        """
        self._context = context
        self._on_played = on_played
        self.say = say
        self.illustration = illustration
        self.doing = Doing.SHOWN
        self.can_try = False
        """Whether the reader may move the checkers."""
        self.practice = practice_of(illustration)
        self.commands = Commands(self.practice)
        self.view = lying_still(self.practice)
        self.timeline = Timeline()
        self.choreographer = Choreographer(
            self.view, self.timeline, context.sounds.play, READER, self._pace()
        )

    @property
    def turn(self) -> Turn | None:
        """The roll, with what has been played of it; None where there are no dice."""
        return self.practice.turn

    @property
    def touched(self) -> bool:
        """Whether anything has been moved."""
        return self.turn is not None and bool(self.turn.moves)

    # --- what the reader asks for -------------------------------------------------------------

    def begin(self) -> None:
        """Let the reader try, from the start."""
        self._back_to_start()
        self.doing = Doing.TRIED

    def start_over(self) -> None:
        """Show the illustration as it was."""
        self._back_to_start()
        self.doing = Doing.SHOWN

    def play(self) -> None:
        """Play what the page shows, checker by checker."""
        self._back_to_start()
        self.doing = Doing.PLAYED
        side, moves = self.illustration.on_roll, self.illustration.moves
        pace = self._pace(to_be_seen=True)
        usual, self.choreographer.pace = self.choreographer.pace, pace
        self.choreographer.think(pace.breath)
        events = self.practice.submit(side, MoveChecker(moves))
        self.choreographer.show(events, self._truth())
        self.choreographer.pace = usual
        self.timeline.update(0.0)

    def undo(self) -> None:
        """Take the last checker back."""
        self.submit(Undo())

    def _back_to_start(self) -> None:
        """All checkers go home, the last moved first."""
        self.say("")
        self.timeline.finish()
        self.commands.swapped = False
        self.choreographer.pace = self._pace()
        while self.touched:
            undone = self.practice.submit(self.illustration.on_roll, Undo())
            self.choreographer.show(undone, self._truth())
        self.view.dice = self._truth().dice if self.timeline.idle else self.view.dice
        self.timeline.update(0.0)

    # --- what the hand needs ------------------------------------------------------------------

    def submit(self, intent: Intent, dropped: Loose | None = None) -> bool:
        """Move checkers or take one back, and show it; nothing else means anything here."""
        self.timeline.finish()
        if not isinstance(intent, MoveChecker | Undo):
            return False
        events = self.practice.submit(READER, intent)
        if any(isinstance(event, Refused) for event in events):
            return False
        self.doing = Doing.TRIED
        self.say("")
        self.choreographer.pace = self._pace()
        self.choreographer.show(events, self._truth(), dropped)
        self.timeline.update(0.0)
        if self.commands.complete and self.turn is not None and self.turn.moves:
            self._on_played(self.turn.position)
        return True

    def refuse(self, refused: Refused, source: int | None = None) -> None:
        """Say why something isn't possible; the checker of `source` shakes its head."""
        self.say(self._why_not(refused))
        self._context.sounds.play("refused")
        if source is not None:
            self.choreographer.refuse(source)
            self.timeline.update(0.0)

    def _why_not(self, refused: Refused) -> str:
        if self.commands.complete and self.touched:
            return self._context.words.t("All dice are played. “Undo” takes a checker back.")
        return self._messages().sentence(refused)

    def not_a_play(self, text: str) -> str:
        """What to say of a typed text that is no legal play."""
        return self._messages().not_a_play(text)

    def no_move(self) -> str:
        """Why nothing can be moved at all; empty where something can."""
        turn = self.turn
        if turn is None or turn.can_play or not self.can_try:
            return ""
        return self._messages().no_move(turn.roll, on_bar=turn.position.bar, mine=True)

    def swap_dice(self) -> bool:
        """Play the other die first; True when that means anything."""
        turn = self.commands.turn
        if turn is None or turn.roll.is_double or len(turn.dice_left) != 2 or turn.is_complete:
            return False
        self.commands.swapped = not self.commands.swapped
        self.view.dice = self._truth().dice
        return True

    def glide_home(self, source: int, at: Loose) -> None:
        """Let a checker that was let go return."""
        self.choreographer.glide_home(source, at)
        self.timeline.update(0.0)

    # --- inside -------------------------------------------------------------------------------

    def _messages(self) -> Messages:
        words = self._context.words
        opponent = words.p("the opponent, as on a page of the rules", "Black")
        return Messages(words, self.practice, opponent)

    def _truth(self) -> BoardView:
        return lying_still(self.practice, swapped=self.commands.swapped)

    def _pace(self, *, to_be_seen: bool = False) -> Pace:
        speed = self._context.speed
        if to_be_seen and self._context.animated:
            speed = max(speed, Speed.QUICK, key=SEEN.index)
        return Pace.of(self._context.theme.durations(speed))


def practice_of(illustration: Illustration) -> Practice:
    """The roll of an illustration, to be tried."""
    return Practice(_state_of(illustration), READER)


def lying_still(practice: Practice, *, swapped: bool = False) -> BoardView:
    """The board as it is when nothing moves; `swapped` dice lie in the other order."""
    return board_of_turn(practice.state, practice.turn, READER, swapped=swapped)


def _state_of(illustration: Illustration) -> GameState:
    """The illustration as a moment of a game; one with a side borne off is over."""
    standing = illustration.standing
    position = illustration.position
    phase = Phase.TO_PLAY if illustration.roll is not None else Phase.TO_ROLL
    return GameState(
        standing.rules if standing is not None else MatchRules.money(),
        standing.score if standing is not None else MatchScore(),
        1,
        standing is not None and standing.is_crawford,
        Phase.GAME_OVER if position.is_over else phase,
        illustration.on_roll,
        position,
        illustration.cube,
        illustration.roll,
    )
