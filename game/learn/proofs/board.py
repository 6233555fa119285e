"""What stands on the board, seen from the side on roll."""

from itertools import pairwise
from typing import Any

from game.learn.illustration import Illustration

PERCENT = 100


def pips(shown: Illustration, _: Any) -> list[int]:
    """The pip counts, that of the side on roll first."""
    return [shown.position.pip_count, shown.position.opponent_pip_count]


def lead_percent(shown: Illustration, _: Any) -> float:
    """By how much of its own pip count the side on roll leads."""
    mine, theirs = pips(shown, None)
    return (theirs - mine) * PERCENT / mine


def checkers(shown: Illustration, _: Any) -> dict[str, int]:
    """The checkers of the side on roll, by their points."""
    points = shown.position.points
    return {str(point): count for point, count in enumerate(points) if count > 0}


def opponent_on(shown: Illustration, claimed: Any) -> dict[str, int]:
    """The opponent's checkers on some points; its bar is 0."""
    return {point: max(0, -shown.position.points[int(point)]) for point in claimed}


def opponent_off(shown: Illustration, _: Any) -> int:
    """How many checkers the opponent has borne off."""
    return shown.position.opponent_off


def blots(shown: Illustration, _: Any) -> list[int]:
    """The points where a single checker of the side on roll stands."""
    return [point for point, count in enumerate(shown.position.points) if count == 1]


def empty(shown: Illustration, claimed: Any) -> list[int]:
    """Those of the points where nobody stands."""
    return [point for point in claimed if shown.position.points[point] == 0]


def closed(shown: Illustration, claimed: Any) -> list[int]:
    """Those of the points that are closed to the side on roll."""
    return [point for point in claimed if shown.position.points[point] < -1]


def prime(shown: Illustration, claimed: Any) -> list[int]:
    """The lowest and the highest point of the row that the side on roll holds around the lowest."""
    held = [point for point, count in enumerate(shown.position.points) if count > 1]
    row = [claimed[0]] if claimed[0] in held else []
    for lower, higher in pairwise(held):
        if row and lower == row[-1] and higher == lower + 1:
            row.append(higher)
    is_lowest = claimed[0] - 1 not in held
    return [row[0], row[-1]] if row and is_lowest else []


def distance(shown: Illustration, _: Any) -> int:
    """How far the only blot in reach is from the opponent's nearest checker behind it."""
    points = shown.position.points
    behind = [
        [blot - back for back in range(1, blot) if points[back] < 0]
        for blot, count in enumerate(points)
        if count == 1
    ]
    (reached,) = filter(None, behind)
    return min(reached)


def race(shown: Illustration, _: Any) -> bool:
    """Whether the sides have passed each other."""
    return not shown.position.has_contact
