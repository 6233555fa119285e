"""What the 36 rolls do, counted one by one under the rules."""

from collections.abc import Callable
from typing import Any

from game.engine.dice import ALL_ROLLS
from game.engine.movegen import legal_plays
from game.engine.play import Play
from game.engine.position import HOME, LENGTH, Position
from game.engine.types import BAR, CHECKERS
from game.learn.illustration import Illustration

THROWS = sum(roll.weight for roll in ALL_ROLLS)
LONGEST_SHOT = 12
"""Pips; what more can be hit with doubles only is left away."""


def ties(_: Illustration, __: Any) -> int:
    """In how many throws both dice are equal."""
    return sum(roll.weight for roll in ALL_ROLLS if roll.is_double)


def entering(shown: Illustration, _: Any) -> int:
    """With how many rolls a checker of the side on roll enters."""
    return _entering(shown.position)


def opponent_entering(shown: Illustration, _: Any) -> int:
    """With how many rolls a checker of the opponent enters."""
    return _entering(shown.position.flipped())


def opponent_failing(shown: Illustration, _: Any) -> int:
    """With how many rolls no checker of the opponent enters."""
    return THROWS - opponent_entering(shown, None)


def entering_by_closed(_: Illustration, claimed: Any) -> dict[str, int]:
    """With how many rolls one checker enters against so many closed points."""
    return {count: _entering(_waiting(int(count))) for count in claimed}


def shots(shown: Illustration, _: Any) -> int:
    """With how many rolls the opponent hits."""
    return _shots(shown.position)


def hitting_with(shown: Illustration, claimed: Any) -> dict[str, int]:
    """How many rolls hit among those with a certain die, such as 4, or of one kind, such as 3-1."""
    theirs = shown.position.flipped()
    hitting = [roll for roll in ALL_ROLLS if any(p.hits for p in legal_plays(theirs, roll))]
    return {
        dice: sum(
            roll.weight
            for roll in hitting
            if dice == f"{roll.high}-{roll.low}" or (len(dice) == 1 and int(dice) in roll.dice)
        )
        for dice in claimed
    }


def shots_by_distance(_: Illustration, __: Any) -> list[int]:
    """With how many rolls a blot is hit from 1 pip away, from 2 and so on, on an empty board."""
    return [_shots(_apart(pips)) for pips in range(1, LONGEST_SHOT + 1)]


def passing(shown: Illustration, _: Any) -> int:
    """With how many rolls the opponent gets its last checker past the points lit."""
    highest = max(shown.points)
    # The opponent counts from the other end.
    past = BAR - highest

    def is_past(play: Play) -> bool:
        return all(count <= 0 for count in play.result.points[past:])

    return _rolls(shown.position.flipped(), is_past)


def winning_rolls(shown: Illustration, _: Any) -> int:
    """With how many rolls the side on roll bears off its last checker."""
    return _rolls(shown.position, lambda play: play.result.off == CHECKERS)


def losing_rolls(shown: Illustration, _: Any) -> int:
    """With how many rolls it does not, where any roll then bears off the opponent's last one."""
    theirs = Illustration(shown.name, shown.position.flipped())
    if winning_rolls(theirs, None) != THROWS:
        raise ValueError("the opponent may fail too")
    return THROWS - winning_rolls(shown, None)


def quarter(_: Illustration, __: Any) -> float:
    """How many rolls are one in four, which is how many a take needs on the last roll."""
    return THROWS / 4


def _rolls(position: Position, wanted: Callable[[Play], bool]) -> int:
    """How many rolls can be played as wanted."""
    return sum(roll.weight for roll in ALL_ROLLS if any(map(wanted, legal_plays(position, roll))))


def _entering(position: Position) -> int:
    if position.bar == 0:
        raise ValueError("nobody is on the bar")
    return _rolls(position, lambda play: play.result.bar < position.bar)


def _shots(position: Position) -> int:
    return _rolls(position.flipped(), lambda play: bool(play.hits))


def _waiting(closed: int) -> Position:
    """A checker on the bar against a home board with so many closed points."""
    points = [0] * LENGTH
    points[BAR] = 1
    points[BAR - closed : BAR] = [-2] * closed
    if closed > HOME:
        raise ValueError(f"a home board has {HOME} points")
    return Position.from_points(points)


def _apart(pips: int) -> Position:
    """A blot so many pips in front of one checker of the opponent."""
    points = [0] * LENGTH
    points[1], points[1 + pips] = -1, 1
    return Position.from_points(points)
