"""How a match goes on before the person's eyes: intents in, events shown, what happens by itself.

The session is always at the end already; the picture follows. The next decision is asked for
only when nothing moves any more.
"""

from collections.abc import Callable, Sequence

from game.engine.state import GameState, Phase
from game.session.events import CheckerMoved, DiceRolled, Event, MoveUndone, Refused, TurnTakenBack
from game.session.intents import Intent, Undo
from game.ui.animation.choreography import Choreographer
from game.ui.animation.timeline import Timeline
from game.ui.board.commands import Commands
from game.ui.board.hud_model import HudReader
from game.ui.board.status import Choice, Status
from game.ui.board.truth import board_of, their_last_play
from game.ui.board.view import BoardView, Loose
from game.ui.context import Context
from game.ui.problems import in_words
from game.ui.scenes.board_automatic import Automatic
from game.ui.scenes.board_finish import Finisher
from game.ui.scenes.board_pace import BoardPace
from game.ui.scenes.board_saying import Saying, page_about
from game.ui.table import MatchTable

BANNER_SECONDS = 1.8
"""How long the last position stays before the results come."""
THINKING_SHOWN_AFTER = 0.4
POLL_SECONDS = 0.03
LONG_REST = 5.0


class Flow:
    """Owns the board shown and the timeline, and talks to the table."""

    def __init__(
        self,
        context: Context,
        table: MatchTable,
        reader: Callable[[], HudReader],
        on_dice_wanted: Callable[[], None],
        on_game_over: Callable[[], None],
    ) -> None:
        self._context = context
        self._reader = reader
        self._on_dice_wanted = on_dice_wanted
        self._on_game_over = on_game_over
        self.table = table
        self.session = table.session
        self.human = table.session.setup.human
        self.view = board_of(self.session)
        self.timeline = Timeline()
        self.commands = Commands(self.session)
        self.automatic = Automatic(context, self.session, self.commands)
        self.finisher = Finisher(context, self.session)
        self.pace = BoardPace(context, self.automatic, self.finisher)
        self.choreographer = Choreographer(
            self.view, self.timeline, context.sounds.play, self.human, self.pace.now()
        )
        self.own_motion = False
        self.saying = Saying(context.clock)
        self._waited = 0.0
        self._thought_for = 0.0
        self._asked_for_dice = False
        self._results_asked = False
        self._problem_told = False

    # --- what is so --------------------------------------------------------------------------

    @property
    def idle(self) -> bool:
        """Whether nothing moves."""
        return self.timeline.idle

    @property
    def my_decision(self) -> bool:
        """Whether the match waits for the person."""
        return self.session.state.to_act is self.human and not self.session.dice_wanted

    @property
    def thinking(self) -> bool:
        """Whether the computer has thought for so long that it must be shown."""
        return self.table.thinking and self._thought_for >= THINKING_SHOWN_AFTER

    @property
    def dots(self) -> int:
        """How many dots the thinking sign has now."""
        return 1 + int(self._thought_for / 0.4) % 3

    @property
    def rest(self) -> float:
        """Seconds until time has to pass again."""
        if not self.idle:
            return 0.0
        if self.table.thinking or self.finisher.active:
            return POLL_SECONDS
        state = self.session.state
        mine = self.my_decision and self.automatic.step() is None
        if mine or (self.session.dice_wanted and self._asked_for_dice) or self._results_asked:
            until = self.saying.left if self.message else LONG_REST
            glow = self.pace.until_glow(self._waited) if self._may_glow else None
            return until if glow is None else min(until, glow)
        return 0.0 if state.phase is not Phase.GAME_OVER else POLL_SECONDS

    @property
    def message(self) -> str:
        """The sentence that is shown for a while."""
        return self.saying.text

    @property
    def glow(self) -> float:
        """How far the movable checkers have lit up, 0 to 1; they do when the person waits."""
        return self.pace.glow(self._waited) if self._may_glow else 0.0

    @property
    def _may_glow(self) -> bool:
        return self._context.settings.glow and self.my_decision and bool(self.commands.movable())

    def status_choices(self) -> tuple[Choice, ...]:
        """What the buttons offer now."""
        return self._reader().status_words.choices()

    def result(self) -> Status:
        """Who has won the game and what, in words."""
        outcome = self.session.state.outcome
        assert outcome is not None, "the game is not over"
        return self._reader().status_words.result(outcome)

    # --- what the person does ----------------------------------------------------------------

    def open(self) -> None:
        """Show the match as it stands and keep it for the first time."""
        self.table.open()
        self.view.replace_with(board_of(self.session))

    def submit(self, intent: Intent, dropped: Loose | None = None) -> bool:
        """Hand an intent over and show what comes of it; False when it was refused."""
        self.timeline.finish()
        events = self.table.submit(intent)
        refused = next((event for event in events if isinstance(event, Refused)), None)
        if refused is not None:
            self.saying.say(self._reader().messages.sentence(refused), page_about(refused))
            return False
        self.saying.forget()
        self.automatic.left_alone = isinstance(intent, Undo)
        self.show(events, dropped)
        return True

    def refuse(self, refused: Refused, source: int | None = None) -> None:
        """Say why something isn't possible; the checker of `source` shakes its head."""
        self.saying.say(self._reader().messages.sentence(refused), page_about(refused))
        self._context.sounds.play("refused")
        if source is not None:
            self.choreographer.refuse(source)
            self.timeline.update(0.0)

    def say(self, sentence: str) -> None:
        """Show a sentence in the status card for a while."""
        self.saying.say(sentence)

    def not_a_play(self, text: str) -> str:
        """What to say of a typed text that is no legal play."""
        return self._reader().messages.not_a_play(text)

    def swap_dice(self) -> bool:
        """Play the other die first; True when that means anything."""
        turn = self.commands.turn
        if turn is None or turn.roll.is_double or len(turn.dice_left) != 2:
            return False
        if self.commands.complete:
            return False
        self.commands.swapped = not self.commands.swapped
        self.view.dice = board_of(self.session, swapped=self.commands.swapped).dice
        return True

    def last_play(self) -> tuple[BoardView, tuple[CheckerMoved, ...]] | None:
        """What the computer did last, as long as it can be shown once more."""
        begun = self.commands.turn is not None and self.commands.turn.moves
        return their_last_play(self.session) if self.my_decision and not begun else None

    def replay(self) -> bool:
        """Show the computer's last play once more; True when there is one to be shown."""
        found = self.last_play()
        if found is None:
            return False
        self.timeline.finish()
        truth = board_of(self.session, swapped=self.commands.swapped)
        self.own_motion = False
        self._waited = 0.0
        self.choreographer.replay(*found, truth, self.pace.of_a_replay())
        self.timeline.update(0.0)
        return True

    def glide_home(self, source: int, at: Loose) -> None:
        """Let a checker that was let go return."""
        self.choreographer.glide_home(source, at)
        self.timeline.update(0.0)

    def hurry(self) -> bool:
        """Finish what moves; True when it was the other side's doing."""
        theirs = not self.idle and not self.own_motion
        self.timeline.finish()
        return theirs

    # --- what happens by itself --------------------------------------------------------------

    def show(self, events: Sequence[Event], dropped: Loose | None = None) -> None:
        """Queue the animations of events."""
        if any(isinstance(event, DiceRolled | TurnTakenBack) for event in events):
            self.commands.swapped = False
        moved = (CheckerMoved, MoveUndone)
        self.own_motion = all(
            event.side is self.human for event in events if isinstance(event, moved)
        ) and any(isinstance(event, moved) for event in events)
        self.choreographer.pace = self.pace.now()
        truth = board_of(self.session, swapped=self.commands.swapped)
        self.choreographer.show(events, truth, dropped)
        self._waited = 0.0
        self._asked_for_dice = False
        self._results_asked = False
        self.timeline.update(0.0)
        self._tell_problem()

    def advance(self, seconds: float) -> bool:
        """Let time pass; True when the picture changes by it."""
        was_moving = not self.idle
        self.timeline.update(seconds)
        changed = self.saying.age() or was_moving
        # A frame of rest after each movement: the words beside the board catch up with it.
        if self.idle and not was_moving:
            changed = self._go_on(seconds) or changed
        return changed

    def _go_on(self, seconds: float) -> bool:
        state = self.session.state
        self._waited += seconds
        if state.phase is Phase.GAME_OVER:
            return self._end_game()
        if self.session.dice_wanted:
            return self._ask_for_dice()
        if state.to_act is self.human:
            return self._by_itself(seconds)
        if state.phase is Phase.OPENING and self._waited < self.pace.opening:
            return False
        return self._their_turn(seconds, state)

    def _their_turn(self, seconds: float, state: GameState) -> bool:
        shown = self.dots if self.thinking else 0
        self._thought_for = self._thought_for + seconds if self.table.thinking else 0.0
        events = self.table.tick()
        if events:
            self.choreographer.think(self.pace.hesitation(state, self._thought_for))
            self.show(events)
        return bool(events) or shown != (self.dots if self.thinking else 0)

    def _end_game(self) -> bool:
        self.finisher.stop()
        if self._results_asked or self._waited < BANNER_SECONDS:
            return False
        self._results_asked = True
        self._on_game_over()
        return True

    def _ask_for_dice(self) -> bool:
        if self._asked_for_dice:
            return False
        self._asked_for_dice = True
        self._on_dice_wanted()
        return True

    def _by_itself(self, seconds: float) -> bool:
        """What needs no decision of the person's, or has been left to the computer."""
        if self.finisher.active:
            return self._finish()
        step = self.automatic.step()
        if step is not None:
            intent, after = step
            return self._waited >= after and self.submit(intent)
        return self._may_glow and self.pace.glow(self._waited) != self.pace.glow(
            self._waited - seconds
        )

    def _finish(self) -> bool:
        intents = self.finisher.next()
        for intent in intents:
            events = self.table.submit(intent)
            if any(isinstance(event, Refused) for event in events):
                self.finisher.stop()
                break
            self.show(events)
        return bool(intents)

    def _tell_problem(self) -> None:
        """Say once that the match cannot be kept."""
        problem = self.table.problem
        if problem is not None and not self._problem_told:
            self._context.notice(in_words(problem, self._context.words))
        self._problem_told = problem is not None
