"""The board as the session has it: what the screen must show once nothing moves any more.

This is the one place where the position, which the engine sees from the side on roll, is turned
to the person at the screen.
"""

from collections.abc import Iterator

from game.engine.actions import (
    Action,
    Beaver,
    Double,
    MakePlay,
    NextGame,
    OpeningThrow,
    Pass,
    RollDice,
    Take,
)
from game.engine.cube import Cube
from game.engine.dice import Roll
from game.engine.play import CheckerMove
from game.engine.state import GameState, Phase
from game.engine.turn import Turn
from game.engine.types import Side
from game.session.events import CheckerMoved
from game.session.session import MatchSession
from game.ui.board.view import BoardView, CubePlace, ShownCube, ShownDie, rows_of


def board_of(session: MatchSession, *, swapped: bool = False) -> BoardView:
    """The whole board of a session, with nothing moving.

    Args:
        session: the match.
        swapped: whether the person has changed the order of the two dice.
    """
    human = session.setup.human
    line = session.record.line
    view = board_of_state(session.state, human)
    if session.turn is not None and session.state.on_roll is not None:
        _lay_turn(view, session.turn, session.state.on_roll is human, swapped=swapped)
    else:
        view.dice = _lying_dice(line, human)
    view.last_play = _last_play(line, human)
    return view


def board_of_turn(
    state: GameState, turn: Turn | None, human: Side, *, swapped: bool = False
) -> BoardView:
    """The board of a roll half played in a state, or of the state alone, with nothing moving."""
    view = board_of_state(state, human)
    if turn is not None:
        _lay_turn(view, turn, state.on_roll is human, swapped=swapped)
    return view


def _lay_turn(view: BoardView, turn: Turn, mine: bool, *, swapped: bool) -> None:
    position = turn.position
    view.mine, view.theirs = rows_of((position if mine else position.flipped()).points)
    view.dice = turn_dice(turn, mine, swapped=swapped)


def their_last_play(session: MatchSession) -> tuple[BoardView, tuple[CheckerMoved, ...]] | None:
    """The board before the computer's last play, with its dice, and the moves of that play.

    None once the person has played, and where there was nothing to play.
    """
    line, human = session.record.line, session.setup.human
    for number in range(len(line) - 1, -1, -1):
        match line[number]:
            case MakePlay(side, moves) if side is not human and moves:
                before = session.states[number]
                assert before.roll is not None
                view = board_of_state(before, human)
                view.dice = rolled_dice(before.roll.dice, mine=False)
                turn, events = Turn(before.position, before.roll), []
                for move in moves:
                    events.append(CheckerMoved(side, move, turn.hits(move)))
                    turn = turn.play(move)
                return view, tuple(events)
            case MakePlay() | NextGame():
                return None
    return None


def board_of_state(state: GameState, human: Side) -> BoardView:
    """Checkers and cube of a state; no dice."""
    mine, theirs = rows_of(state.position_of(human).points)
    return BoardView(mine, theirs, cube=_shown_cube(state, human))


def turn_dice(turn: Turn, mine: bool, *, swapped: bool = False) -> tuple[ShownDie, ...]:
    """The dice of a turn, in the order in which they are played."""
    dice = rolled_dice(turn.roll.dice, mine)
    if swapped:
        dice = dice[::-1]
    over = turn.is_complete
    left = list(turn.dice_left)
    shown = []
    for die in reversed(dice):  # of a double, the left ones are used first
        free = die.value in left and not over
        if die.value in left:
            left.remove(die.value)
        shown.append(ShownDie(mine, die.value, used=not free))
    return tuple(reversed(shown))


def rolled_dice(values: tuple[int, ...], mine: bool, *, used: bool = False) -> tuple[ShownDie, ...]:
    """Dice of one side."""
    return tuple(ShownDie(mine, value, used) for value in values)


def opening_dice(white: int, black: int, human: Side) -> tuple[ShownDie, ...]:
    """One die on each side, the person's first."""
    mine, theirs = (white, black) if human is Side.WHITE else (black, white)
    return ShownDie(True, mine), ShownDie(False, theirs)


def _shown_cube(state: GameState, human: Side) -> ShownCube | None:
    if not state.rules.has_cube:
        return None
    if state.phase is Phase.CUBE_OFFERED:
        return ShownCube(state.cube.offered, CubePlace.OFFERED, home=_place(state.cube, human))
    return ShownCube(state.cube.value, _place(state.cube, human), state.crawford)


def _place(cube: Cube, human: Side) -> CubePlace:
    if cube.owner is None:
        return CubePlace.CENTRE
    return CubePlace.MINE if cube.owner is human else CubePlace.THEIRS


def _lying_dice(line: tuple[Action, ...], human: Side) -> tuple[ShownDie, ...]:
    """The dice that lie there while nobody plays: those of the last play, or of a tie."""
    backwards = reversed(line)
    for action in backwards:
        match action:
            case OpeningThrow(white, black):
                return opening_dice(white, black, human)
            case RollDice(side, roll):
                return rolled_dice(roll.dice, side is human, used=True)
            case MakePlay(side):
                before = _roll_before(backwards)
                return rolled_dice(before.dice, side is human, used=True) if before else ()
            case Double() | Take() | Pass() | Beaver() | NextGame():
                return ()
    return ()


def _roll_before(backwards: Iterator[Action]) -> Roll | None:
    for action in backwards:
        match action:
            case RollDice(_, roll):
                return roll
            case OpeningThrow(white, black):
                return Roll(white, black)
    return None


def _last_play(line: tuple[Action, ...], human: Side) -> tuple[CheckerMove, ...]:
    """The computer's last play, as long as the person has not played since."""
    for action in reversed(line):
        match action:
            case MakePlay(side, moves):
                return moves if side is not human else ()
            case NextGame():
                return ()
    return ()
