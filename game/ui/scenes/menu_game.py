"""A calm game that two levels play behind the menu, for nobody, without a sound and unsaved."""

from game.engine.ai.brain import load_brain
from game.engine.dice import SealedDice
from game.engine.match import MatchRules
from game.engine.state import Phase
from game.engine.types import Side
from game.session.exhibition import next_step
from game.session.session import MatchSession
from game.session.setup import MatchSetup
from game.ui.animation.choreography import Choreographer
from game.ui.animation.pace import Pace
from game.ui.animation.timeline import Timeline
from game.ui.board.truth import board_of
from game.ui.board.view import BoardView

LEVELS = {Side.WHITE: "club", Side.BLACK: "casual"}
"""Both decide in a hundredth of a second, so that no thread has to think."""

RULES = MatchRules.match(7)
STARTED = ""
"""Nothing of this is ever written down, so nobody asks when it began."""

BEFORE_A_PLAY = 0.9
BEFORE_A_ROLL = 1.3
AFTER_A_GAME = 4.0


class MenuGame:
    """Goes on and on; `view` is what a board has to show."""

    def __init__(self, view: BoardView, pace: Pace) -> None:
        """A game that begins when time passes; `view` shows the first position."""
        self.view = view
        self._pace = pace
        self._brains = {side: load_brain(level) for side, level in LEVELS.items()}
        self.begins_anew = False
        """Whether the last step put the checkers up for the next game."""
        self._begin()

    def _begin(self) -> None:
        self._session = MatchSession.new(MatchSetup(RULES), SealedDice.new(), STARTED)
        self._timeline = Timeline()
        self._choreographer = Choreographer(
            self.view, self._timeline, _in_silence, Side.WHITE, self._pace
        )
        self._left = BEFORE_A_ROLL

    @property
    def moving(self) -> bool:
        """Whether anything is on its way."""
        return not self._timeline.idle

    @property
    def rest(self) -> float:
        """Seconds until the next roll or play; 0 while something moves."""
        return 0.0 if self.moving else max(0.0, self._left)

    def advance(self, seconds: float) -> bool:
        """Let time pass; True when the view changes by it."""
        if self.moving:
            self._timeline.update(seconds)
            return True
        self.begins_anew = False
        self._left -= seconds
        if self._left > 0:
            return False
        self._go_on()
        return True

    def _go_on(self) -> None:
        self.begins_anew = self._session.state.phase is Phase.GAME_OVER
        if self.begins_anew:
            self._begin()
            self.view.replace_with(board_of(self._session))
            return
        events = next_step(self._session, self._brains)
        self._choreographer.show(events, board_of(self._session))
        self._timeline.update(0.0)
        phase = self._session.state.phase
        pauses = {Phase.TO_PLAY: BEFORE_A_PLAY, Phase.GAME_OVER: AFTER_A_GAME}
        self._left = pauses.get(phase, BEFORE_A_ROLL)


def _in_silence(_name: str) -> None:
    """Plays nothing."""
