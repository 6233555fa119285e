"""Bearing off by plain recursion, one board at a time, to compare tables with.

A home board is a tuple of the checkers on the points 1 to 6. Nothing of the game is used here.
"""

from functools import cache
from typing import NamedTuple

Home = tuple[int, ...]

ROLLS = [(a, b, (1 if a == b else 2) / 36) for a in range(1, 7) for b in range(1, a + 1)]


class Worth(NamedTuple):
    """Chance to win without a cube; equities of not doubling now, by the place of the cube."""

    win: float
    centred: float
    owned: float
    against: float


def one_move(home: Home, die: int) -> set[Home]:
    """What a die can make of a home board."""
    boards = set()
    for point in range(1, 7):
        if home[point - 1] and (point >= die or not any(home[point:])):
            board = list(home)
            board[point - 1] -= 1
            if point > die:
                board[point - die - 1] += 1
            boards.add(tuple(board))
    return boards


@cache
def one_play(home: Home, high: int, low: int) -> frozenset[Home]:
    """What a roll can make of it."""
    results: set[Home] = set()
    for dice in {(high, low), (low, high)} if high != low else {(high,) * 4}:
        boards = {home}
        for die in dice:
            boards = set().union(*(one_move(board, die) or {board} for board in boards))
        results |= boards
    return frozenset(results)


@cache
def roll_counts(home: Home) -> tuple[float, list[float]]:
    """Expected rolls to bear off, and the chances of 0, 1, 2, ... rolls."""
    if not any(home):
        return 0.0, [1.0]
    expected, counts = 1.0, [0.0] * 40
    for high, low, chance in ROLLS:
        best = min((roll_counts(after) for after in one_play(home, high, low)), key=lambda c: c[0])
        expected += chance * best[0]
        for rolls, share in enumerate(best[1][:39]):
            counts[rolls + 1] += chance * share
    return expected, counts


@cache
def worth(mine: Home, theirs: Home) -> Worth:
    """What a position is worth to the side on roll, who has the first board."""
    if not any(theirs):
        return Worth(0, -1, -1, -1)
    sums = [0.0] * 4
    for high, low, chance in ROLLS:
        best = [-1.0] * 4
        for after in one_play(mine, high, low):
            if not any(after):
                replies = [1.0] * 4
            else:
                win, centred, owned, against = worth(theirs, after)
                doubled = min(2 * against, 1)
                replies = [1 - win, -max(centred, doubled), -against, -max(owned, doubled)]
            best = [max(pair) for pair in zip(best, replies, strict=True)]
        sums = [total + chance * one for total, one in zip(sums, best, strict=True)]
    return Worth(*sums)
