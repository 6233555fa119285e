"""Whether an intent may happen now, and if not, why; changes nothing.

What the rules of the game forbid is asked of the engine; here is the order of things at the
table: whose turn it is, what has to be answered first, when dice may be thrown.
"""

from typing import Protocol

from game.engine.cube import NoDouble
from game.engine.dice import FACES
from game.engine.play import CheckerMove
from game.engine.refusal import why_not_move
from game.engine.state import GameState, Phase
from game.engine.turn import Turn
from game.engine.types import Side
from game.session import intents
from game.session.events import Refusal
from game.session.intents import Intent


class Table(Protocol):
    """What a ruling looks at; a MatchSession is one."""

    @property
    def state(self) -> GameState:
        """Where the match stands."""

    @property
    def turn(self) -> Turn | None:
        """The roll that is being played."""

    @property
    def is_over(self) -> bool:
        """Whether the match or session has ended."""

    @property
    def dice_wanted(self) -> bool:
        """Whether somebody has to type what the dice show."""

    def turn_to_take_back(self, side: Side) -> int | None:
        """How many actions stay when `side` takes its last turn back."""


def why_not(table: Table, side: Side, intent: Intent) -> Refusal | None:
    """Why the intent of `side` would be refused; None if it would happen."""
    if table.is_over:
        return Refusal.MATCH_OVER
    match intent:
        case intents.MoveChecker(moves):
            return _why_no_move(table, side, moves)
        case intents.OfferDouble() | intents.TakeCube() | intents.PassCube() | intents.BeaverCube():
            return _why_not_cube(table, side, intent)
        case intents.OfferResignation() | intents.AnswerResignation():
            return _why_not_resignation(table, side, intent)
        case intents.ThrowOpening() | intents.TypeDice() | intents.Roll():
            return _why_no_dice(table, side, intent)
        case intents.Undo() | intents.Confirm() | intents.TakeBackTurn():
            return _why_not_turn(table, side, intent)
        case intents.StartNextGame():
            return None if table.state.phase is Phase.GAME_OVER else Refusal.NOT_NOW
        case intents.EndSession():
            between_games = table.state.phase is Phase.GAME_OVER
            return None if between_games and table.state.rules.is_money else Refusal.NOT_NOW


def _why_not_in(table: Table, side: Side, phase: Phase) -> Refusal | None:
    """Why `side` may not do now what belongs to a phase."""
    state = table.state
    if state.to_act is None:
        return Refusal.NOT_NOW
    if side is not state.to_act:
        return Refusal.NOT_YOUR_TURN
    if state.phase is phase:
        return None
    if state.phase in (Phase.CUBE_OFFERED, Phase.RESIGNATION_OFFERED):
        return Refusal.ANSWER_FIRST
    if phase is Phase.TO_PLAY:
        return Refusal.DICE_NOT_TYPED if table.dice_wanted else Refusal.ROLL_FIRST
    return Refusal.NOT_NOW


def _why_no_dice(
    table: Table, side: Side, intent: intents.ThrowOpening | intents.TypeDice | intents.Roll
) -> Refusal | None:
    match intent:
        case intents.ThrowOpening():
            return None if table.state.phase is Phase.OPENING else Refusal.NOT_NOW
        case intents.TypeDice(first, second):
            if not table.dice_wanted:
                return Refusal.NOT_NOW
            faces = range(1, FACES + 1)
            return None if first in faces and second in faces else Refusal.NO_SUCH_DICE
        case intents.Roll():
            return _why_not_in(table, side, Phase.TO_ROLL)


def _why_no_move(table: Table, side: Side, moves: tuple[CheckerMove, ...]) -> Refusal | None:
    """The first fault of the moves, each judged after the ones before it."""
    refused = _why_not_in(table, side, Phase.TO_PLAY)
    turn = table.turn
    if refused is not None or turn is None:
        return refused
    if not moves:
        return Refusal.NO_CHECKER
    for move in moves:
        fault = why_not_move(turn, move)
        if fault is not None:
            return Refusal(fault.value)
        turn = turn.play(move)
    return None


def _why_not_turn(
    table: Table, side: Side, intent: intents.Undo | intents.Confirm | intents.TakeBackTurn
) -> Refusal | None:
    if isinstance(intent, intents.TakeBackTurn):
        nothing = table.turn_to_take_back(side) is None
        return Refusal.NOTHING_TO_TAKE_BACK if nothing else None
    refused = _why_not_in(table, side, Phase.TO_PLAY)
    turn = table.turn
    if refused is not None or turn is None:
        return refused
    if isinstance(intent, intents.Undo):
        return None if turn.moves else Refusal.NOTHING_TO_UNDO
    return None if turn.is_complete else Refusal.TURN_UNFINISHED


def _why_not_cube(
    table: Table,
    side: Side,
    intent: intents.OfferDouble | intents.TakeCube | intents.PassCube | intents.BeaverCube,
) -> Refusal | None:
    if isinstance(intent, intents.OfferDouble):
        return _why_no_double(table, side)
    refused = _why_not_in(table, side, Phase.CUBE_OFFERED)
    if (
        refused is None
        and isinstance(intent, intents.BeaverCube)
        and not table.state.can_beaver(side)
    ):
        return Refusal.NO_BEAVER
    return refused


def _why_no_double(table: Table, side: Side) -> Refusal | None:
    match table.state.why_no_double(side):
        case None:
            return Refusal.DICE_NOT_TYPED if table.dice_wanted else None
        case NoDouble.CUBE_OFF:
            return Refusal.CUBE_OFF
        case NoDouble.CRAWFORD:
            return Refusal.CRAWFORD
        case NoDouble.NOT_OWNER:
            return Refusal.CUBE_NOT_YOURS
        case NoDouble.AT_LIMIT:
            return Refusal.CUBE_AT_LIMIT
        case NoDouble.DEAD:
            return Refusal.CUBE_DEAD
        case NoDouble.NOT_ON_ROLL:
            return Refusal.NOT_YOUR_TURN
        case NoDouble.AFTER_ROLL:
            return Refusal.CUBE_AFTER_ROLL
        case NoDouble.NOT_NOW:
            return _why_not_in(table, side, Phase.TO_ROLL)


def _why_not_resignation(
    table: Table, side: Side, intent: intents.OfferResignation | intents.AnswerResignation
) -> Refusal | None:
    if isinstance(intent, intents.AnswerResignation):
        return _why_not_in(table, side, Phase.RESIGNATION_OFFERED)
    between_turns = table.state.phase is Phase.TO_ROLL
    return _why_not_in(table, side, Phase.TO_ROLL if between_turns else Phase.TO_PLAY)
