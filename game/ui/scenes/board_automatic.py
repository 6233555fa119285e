"""What a match does for the person by itself, as far as the settings want it."""

from collections.abc import Sequence

from game.engine.ai.homes import home_numbers, my_homes
from game.engine.ai.loading import one_sided_table
from game.engine.ai.weights import WeightsError
from game.engine.position import Position, to_array
from game.engine.state import Phase
from game.engine.turn import Turn
from game.session.automatic import is_closed_out, is_forced, sure_bear_off
from game.session.intents import Confirm, Intent, MoveChecker, OfferDouble, Roll
from game.session.session import MatchSession
from game.ui.board.commands import Commands
from game.ui.context import Context

NO_MOVE_SECONDS = 1.8
"""How long a roll that cannot be played stays before the turn ends by itself."""
CLOSED_OUT_SECONDS = 0.35
"""The same for somebody who is closed out and wants to see the next chance."""
AUTO_ROLL_SECONDS = 0.3
AUTO_CONFIRM_SECONDS = 0.6
AUTO_MOVE_SECONDS = 0.35


class Automatic:
    """Knows the next step that needs no decision of the person's."""

    def __init__(self, context: Context, session: MatchSession, commands: Commands) -> None:
        self._context = context
        self._session = session
        self._commands = commands
        self._human = session.setup.human
        self._judged: Turn | None = None
        self._moves: MoveChecker | None = None
        self.left_alone = False
        """Whether the person has taken a checker back, and so wants to move it alone."""

    @property
    def closed_out(self) -> bool:
        """Whether no roll at all could bring the person's checkers in from the bar."""
        state = self._session.state
        return state.outcome is None and is_closed_out(state.position_of(self._human))

    @property
    def hurries(self) -> bool:
        """Whether everything goes fast, since the person can only look on."""
        return self._context.settings.fast_forward and self.closed_out

    def step(self) -> tuple[Intent, float] | None:
        """The next step, and how long to wait before it; None where the person decides."""
        settings, turn = self._context.settings, self._commands.turn
        if turn is None:
            return self._roll()
        if self._commands.complete:
            if not turn.moves:
                return Confirm(), CLOSED_OUT_SECONDS if self.hurries else NO_MOVE_SECONDS
            return (Confirm(), AUTO_CONFIRM_SECONDS) if settings.auto_confirm else None
        if self.left_alone:
            return None
        moves = self._sure_moves(turn)
        return None if moves is None else (moves, AUTO_MOVE_SECONDS)

    def _roll(self) -> tuple[Intent, float] | None:
        """A roll, wherever the person could do nothing else."""
        wanted = self._context.settings.auto_roll or self.hurries
        if not wanted or self._session.state.phase is not Phase.TO_ROLL:
            return None
        session, human = self._session, self._human
        if session.allows(human, OfferDouble()) or not session.allows(human, Roll()):
            return None
        return Roll(), CLOSED_OUT_SECONDS if self.hurries else AUTO_ROLL_SECONDS

    def _sure_moves(self, turn: Turn) -> MoveChecker | None:
        """Moves that are forced or cannot be wrong; looked for once a turn, not in every frame."""
        if turn is not self._judged:
            self._judged, self._moves = turn, self._judge(turn)
        return self._moves

    def _judge(self, turn: Turn) -> MoveChecker | None:
        settings = self._context.settings
        if settings.auto_forced and is_forced(turn):
            return MoveChecker(turn.next_moves()[:1])
        if not settings.auto_bear_off:
            return None
        try:
            moves = sure_bear_off(turn, self._rolls_left)
        except WeightsError:
            # Without the table nothing is sure; the brain has said so in the log.
            return None
        return MoveChecker(moves[:1]) if moves else None

    def forget(self) -> None:
        """Judge anew, since the settings may have changed."""
        self._judged = None

    def _rolls_left(self, position: Position) -> Sequence[float]:
        table = one_sided_table(self._context.services.assets / "weights")
        number = home_numbers(my_homes(to_array([position])))[0]
        rolls: list[float] = table.all_off.longer[number].tolist()
        return rolls
