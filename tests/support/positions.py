"""Random positions and rolls of every kind, for properties that must always hold."""

from collections.abc import Sequence
from random import Random

from game.engine.dice import Roll
from game.engine.play import CheckerMove
from game.engine.position import LENGTH, Position
from game.engine.types import BAR, CHECKERS, OFF, POINTS


def random_roll(random: Random) -> Roll:
    return Roll(random.randint(1, 6), random.randint(1, 6))


def random_position(random: Random) -> Position:
    """A possible position, not only such as games reach: bars, walls, blots, late bear-offs."""
    points = [0] * LENGTH
    points[BAR] = random.choice((0, 0, 0, 0, 1, 2, 5))
    points[0] = -random.choice((0, 0, 0, 0, 1, 2, 5))
    mine = random.randint(1, CHECKERS - points[BAR])
    theirs = random.randint(1, CHECKERS + points[0])
    reach = random.choice((6, 8, 12, POINTS, POINTS))
    theirs_by = random.choice((1, 2, 2, 3))
    _place(points, random, theirs, range(1, POINTS + 1), theirs_by, -1)
    _place(points, random, mine, range(1, reach + 1), random.choice((1, 2, 3)), 1)
    return Position.from_points(points)


def _place(
    points: list[int], random: Random, checkers: int, reach: range, most: int, sign: int
) -> None:
    """Put up to so many checkers of one side on points that the other has left free."""
    while checkers > 0:
        free = [point for point in reach if points[point] * sign >= 0]
        if not free:
            return
        count = min(checkers, random.randint(1, most))
        points[random.choice(free)] += sign * count
        checkers -= count


def assert_nothing_is_lost(before: Position, moves: Sequence[CheckerMove], after: Position) -> None:
    """What has left the board has been borne off, and the pips are those of the moves."""
    assert after.off == before.off + sum(move.target == OFF for move in moves)
    assert after.opponent_off == before.opponent_off
    pips = sum(move.source - move.target for move in moves)
    assert after.pip_count == before.pip_count - pips
    assert after.opponent_pip_count >= before.opponent_pip_count
    assert Position.from_points(after.points) == after
