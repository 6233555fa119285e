"""Positions by eye: one line of text for a board.

`board("x 24:2 13:5 8:3 6:5 | o 24:2 13:5 8:3 6:5")` is the start: `x` is the mover, `o` the
opponent, and each side counts its own points. `bar:2` stands for two checkers on the bar;
checkers that are not named have been borne off.
"""

from game.engine.position import LENGTH, Position
from game.engine.types import BAR


def board(text: str) -> Position:
    mine, theirs = (side.split() for side in text.split("|"))
    if mine[:1] != ["x"] or theirs[:1] != ["o"]:
        raise ValueError(f"not 'x ... | o ...': {text!r}")
    points = [0] * LENGTH
    for point, count in _checkers(mine[1:]):
        points[point] += count
    for point, count in _checkers(theirs[1:]):
        if points[BAR - point] > 0:
            raise ValueError(f"both sides stand on {point}:{count} of {text!r}")
        points[BAR - point] -= count
    return Position.from_points(points)


def _checkers(words: list[str]) -> list[tuple[int, int]]:
    pairs = [word.split(":") for word in words]
    return [(BAR if point == "bar" else int(point), int(count)) for point, count in pairs]
