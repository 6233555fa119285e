"""Why a checker cannot be moved somewhere: the reason behind every refused drop."""

from collections.abc import Iterator
from enum import Enum
from itertools import permutations

from game.engine.play import CheckerMove
from game.engine.position import HOME
from game.engine.steps import moved, sources, target_of
from game.engine.turn import Turn
from game.engine.types import BAR, OFF


class PlayFault(Enum):
    """What is wrong with a checker move; the names are those of the session's refusals."""

    NO_CHECKER = "no checker"
    ENTER_FIRST = "enter first"
    NO_SUCH_DIE = "no such die"
    POINT_CLOSED = "point closed"
    NOT_ALL_HOME = "not all home"
    HIGHER_CHECKER_FIRST = "higher checker first"
    BOTH_DICE = "both dice"
    LARGER_DIE = "larger die"


def why_not(turn: Turn, source: int, target: int) -> PlayFault | None:
    """Why the checker on `source` cannot go to `target` now, by one die or several.

    BOTH_DICE and LARGER_DIE mean that the move itself would be legal and the whole roll forbids
    it; what it demands instead are the turn's `next_moves` or all `legal_plays`.

    Returns:
        None if the checker can go there.
    """
    points = turn.position.points
    if not 0 < source <= BAR or points[source] <= 0:
        return PlayFault.NO_CHECKER
    if points[BAR] > 0 and source != BAR:
        return PlayFault.ENTER_FIRST
    if target in turn.paths_from(source):
        return None
    faults = [_why_not_by(points, source, dice) for dice in _dice_for(turn, source, target)]
    if not faults:
        return PlayFault.NO_SUCH_DIE
    return faults[0] if all(faults) else _broken_rule(turn)


def why_not_move(turn: Turn, move: CheckerMove) -> PlayFault | None:
    """Why this one move may not come next; None if it may."""
    if move in turn.next_moves():
        return None
    fault = why_not(turn, move.source, move.target)
    if fault in (PlayFault.NO_CHECKER, PlayFault.ENTER_FIRST):
        return fault
    if move.die not in turn.dice_left or move.target != target_of(move.source, move.die):
        return PlayFault.NO_SUCH_DIE
    return _why_no_step(turn.position.points, move.source, move.die) or _broken_rule(turn)


def _dice_for(turn: Turn, source: int, target: int) -> Iterator[tuple[int, ...]]:
    """The orders of dice that would take a checker there, those with fewer dice first."""
    left = turn.dice_left
    for count in range(1, len(left) + 1):
        for dice in sorted(set(permutations(left, count)), reverse=True):
            stop = source - sum(dice[:-1])
            if stop > OFF and target_of(stop, dice[-1]) == target:
                yield dice


def _why_not_by(points: tuple[int, ...], source: int, dice: tuple[int, ...]) -> PlayFault | None:
    """The first fault on the way of one checker, whatever the whole roll demands."""
    for die in dice:
        fault = _why_no_step(points, source, die)
        if fault is not None:
            return fault
        points, source = moved(points, source, die), target_of(source, die)
    return None


def _why_no_step(points: tuple[int, ...], source: int, die: int) -> PlayFault | None:
    """What stops one checker with one die."""
    if source in sources(points, die):
        return None
    if points[source] <= 0:
        return PlayFault.NO_CHECKER
    if points[BAR] > 0 and source != BAR:
        return PlayFault.ENTER_FIRST
    if target_of(source, die) != OFF:
        return PlayFault.POINT_CLOSED
    if any(count > 0 for count in points[HOME + 1 :]):
        return PlayFault.NOT_ALL_HOME
    return PlayFault.HIGHER_CHECKER_FIRST


def _broken_rule(turn: Turn) -> PlayFault:
    """Which rule about the whole roll forbids a move that its die allows."""
    one_die_is_all = all(turn.play(move).is_complete for move in turn.next_moves())
    return PlayFault.LARGER_DIE if one_die_is_all else PlayFault.BOTH_DICE
