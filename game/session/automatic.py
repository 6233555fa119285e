"""What can be done for a person because nothing is to be decided: pure questions about a position.

Whether it is done is up to the settings of the player, elsewhere.
"""

from collections.abc import Callable, Sequence

from game.engine.movegen import legal_plays
from game.engine.play import CheckerMove
from game.engine.position import HOME, Position
from game.engine.turn import Turn
from game.engine.types import BAR, CHECKERS

RollsLeft = Callable[[Position], Sequence[float]]
"""For a position with the mover's checkers home: entry k is the chance that bearing them all off
takes more than k rolls."""

SAME = 1e-6
"""Chances that differ by less are the same."""


def is_closed_out(position: Position) -> bool:
    """Whether the mover waits on the bar and no roll at all can enter."""
    entry = position.points[BAR - HOME : BAR]
    return position.bar > 0 and all(count <= -2 for count in entry)


def is_forced(turn: Turn) -> bool:
    """Whether whatever is left of a roll leads to one and the same position."""
    moves = turn.next_moves()
    if not moves:
        return False
    if not turn.moves:
        return len(legal_plays(turn.start, turn.roll)) == 1
    return len(turn.endings()) == 1


def sure_bear_off(turn: Turn, rolls_left: RollsLeft) -> tuple[CheckerMove, ...]:
    """How to play a roll of a bear-off that cannot be played better; empty where that is open.

    Nothing may be in the way any more, and a checker must be off, so that no gammon is to be saved.
    The play must leave, after any number of rolls, at least as good a chance to be done as every
    other one: then it is right whatever the other side does.
    """
    position = turn.position
    if position.has_contact or not position.all_home or position.off == 0:
        return ()
    endings = turn.endings()
    if not endings:
        return ()
    longer = {after: rolls_left(after) for after in endings if after.off < CHECKERS}
    for after, moves in endings.items():
        if after.off == CHECKERS:
            return moves
        if all(_never_longer(longer[after], other) for other in longer.values()):
            return moves
    return ()


def _never_longer(one: Sequence[float], other: Sequence[float]) -> bool:
    return all(own <= its + SAME for own, its in zip(one, other, strict=True))
