"""A hint: what the strongest level would do, asked for by the person, shown and put away again.

The first press shows the best play, the second the next ones with what they cost, the third
nothing any more. Whatever changes on the table makes it go.
"""

from game.engine.ai.match_equity import MatchEquityError
from game.engine.ai.weights import WeightsError
from game.engine.state import GameState, Phase
from game.engine.turn import Moves, Turn
from game.session.adviser import Advice, Adviser
from game.ui.board.status import Status
from game.ui.context import Context
from game.ui.scenes import hint_words
from game.ui.scenes.board_flow import Flow

BEST, LISTED = 1, 2
"""How often a hint has been pressed for while it shows the best play alone, or several."""

DOT_SECONDS = 0.4
DOTS_MOST = 3


class Hint:
    """The hint on one board."""

    def __init__(self, context: Context, flow: Flow) -> None:
        self._context = context
        self._flow = flow
        self._adviser: Adviser | None = None
        self._asked_in: tuple[GameState, Turn | None] | None = None
        self._advice: Advice | None = None
        self._presses = 0
        self._chosen = 0
        self._waited = 0.0

    # --- what is so --------------------------------------------------------------------------

    @property
    def thinking(self) -> bool:
        """Whether an answer is waited for."""
        return self._asked_in is not None and self._advice is None

    @property
    def chosen(self) -> int | None:
        """Which play of the list is shown; None where there is no list."""
        listed = self._presses == LISTED and self._shown is not None
        return self._chosen if listed else None

    @property
    def asked(self) -> bool:
        """Whether the status card is about a hint."""
        return bool(self._presses) and self._fits

    @property
    def moves(self) -> Moves:
        """Those whose arrows are to be shown."""
        advice = self._shown
        return advice.plays[self._chosen].moves if advice is not None and advice.plays else ()

    @property
    def _now(self) -> tuple[GameState, Turn | None]:
        return self._flow.session.state, self._flow.session.turn

    @property
    def _fits(self) -> bool:
        """Whether the table is still as it was when the question was asked."""
        return self._asked_in is not None and self._asked_in == self._now

    @property
    def _shown(self) -> Advice | None:
        return self._advice if self._presses and self._fits else None

    def status(self, before: Status) -> Status:
        """What the status card says; `before` is what it would say without a hint."""
        words, turn = self._context.words, self._flow.session.turn
        if not self._presses or not self._fits:
            return before
        advice = self._advice
        if advice is None:
            return hint_words.thinking(words, before, self._dots)
        if advice.cube is not None:
            return hint_words.cube(words, advice, self._flow.session.state, before)
        assert turn is not None, "plays are advised for a roll"
        if self._presses == BEST:
            return hint_words.best_play(words, advice, turn.position)
        return hint_words.plays_in_order(words, advice, turn.position, self._chosen)

    @property
    def _dots(self) -> int:
        return 1 + int(self._waited / DOT_SECONDS) % DOTS_MOST

    # --- what the person does ----------------------------------------------------------------

    def press(self) -> None:
        """Ask, see more, or put the hint away."""
        self._flow.timeline.finish()
        if not self._fits:
            self._forget()
        if self._presses >= self._last_press:
            self.hide()
            return
        self._flow.say("")
        if self._asked_in is not None:
            self._presses += 1
        else:
            self._ask()

    def hide(self) -> bool:
        """Put the hint away; True when there was one. What is known is kept for the next press."""
        was = bool(self._presses) and self._fits
        self._presses = self._chosen = 0
        if self.thinking:
            self._forget()
        return was

    def look_at(self, play: int) -> bool:
        """Show the arrows of one of the plays in the list; True when there is such a list."""
        if self.chosen is None:
            return False
        self._chosen = play
        return True

    def step(self, way: int) -> bool:
        """Show the arrows of the next play of the list, or of the one before."""
        told = len(self._shown.plays[: hint_words.PLAYS_TOLD]) if self._shown is not None else 0
        return bool(told) and self.look_at((self._chosen + way) % told)

    def close(self) -> None:
        """End for good."""
        self._forget()
        if self._adviser is not None:
            self._adviser.close()

    # --- what happens by itself --------------------------------------------------------------

    def advance(self, seconds: float) -> bool:
        """Let time pass; True when the picture changes by it."""
        if self._asked_in is None:
            return False
        if not self._fits:
            self._forget()
            return True
        if not self.thinking:
            return False
        dots = self._dots
        self._waited += seconds
        return self._listen() or dots != self._dots

    def _ask(self) -> None:
        words, adviser = self._context.words, self._of_the_table()
        if self._flow.finisher.active or not adviser.ask():
            if self._flow.my_decision and self._now[0].phase is Phase.RESIGNATION_OFFERED:
                self._flow.say(words.t("Hints are for plays and the cube; this answer is yours."))
            else:
                self._flow.say(words.t("There is nothing to decide now."))
            return
        self._asked_in, self._presses, self._waited = self._now, BEST, 0.0
        self._listen()

    def _listen(self) -> bool:
        """Take the answer if it is there."""
        adviser = self._of_the_table()
        self._advice = adviser.poll()
        if self._advice is not None:
            self._presses = min(self._presses, self._last_press)
            return True
        if adviser.thinking:
            return False
        self._forget()
        self._flow.say(self._what_failed(adviser.error))
        return True

    def _what_failed(self, error: Exception | None) -> str:
        words = self._context.words
        if isinstance(error, WeightsError | MatchEquityError):
            return words.t("No hint: a file that the computer needs can’t be read.")
        return words.t("No hint this time; something went wrong.")

    def _forget(self) -> None:
        if self.thinking:
            self._of_the_table().drop()
        self._asked_in = self._advice = None
        self._presses = self._chosen = 0

    @property
    def _last_press(self) -> int:
        """The press that shows the last there is to see."""
        advice = self._advice
        if advice is None:
            return LISTED if self._now[1] is not None else BEST
        return LISTED if len(advice.plays) > 1 else BEST

    def _of_the_table(self) -> Adviser:
        if self._adviser is None:
            services, session = self._context.services, self._flow.session
            self._adviser = Adviser(session, services.load_expert(), services.new_thinking())
        return self._adviser
