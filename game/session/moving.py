"""Checkers of a roll moved and taken back, with what there is to be seen of it.

Whether they may be moved is judged in `rulings`; whose turn comes next is the session's business.
"""

from game.engine.play import CheckerMove
from game.engine.turn import Turn
from game.engine.types import Side
from game.session.events import CheckerMoved, Event, MoveUndone


def played(side: Side, turn: Turn, moves: tuple[CheckerMove, ...]) -> tuple[Turn, list[Event]]:
    """The turn after these moves, and what happened.

    Raises:
        IllegalPlayError: if one of them may not come next.
    """
    happened: list[Event] = []
    for move in moves:
        happened.append(CheckerMoved(side, move, turn.hits(move)))
        turn = turn.play(move)
    return turn, happened


def taken_back(side: Side, turn: Turn) -> tuple[Turn, Event]:
    """The turn before its last move, and what happened.

    Raises:
        IllegalPlayError: if nothing has been moved since the roll.
    """
    earlier, move = turn.undo(), turn.moves[-1]
    return earlier, MoveUndone(side, move, earlier.hits(move))
