"""What is played for: the rules of a match or money session, the score, and Crawford."""

from dataclasses import dataclass, replace

from game.engine.errors import InvalidRulesError, InvalidStateError
from game.engine.types import Side
from game.engine.whole_number import whole_number

LONGEST_MATCH = 99
"""Points; a bound for sanity, far above any match that people play."""


@dataclass(frozen=True, slots=True)
class MatchRules:
    """What was agreed before the first roll.

    `length` is None for a money session. Jacoby, beavers and automatic doubles belong to money
    sessions; they are customs of the cube and change nothing where it is off.
    """

    length: int | None
    cube: bool = True
    jacoby: bool = False
    beavers: bool = False
    automatic_doubles: bool = False

    def __post_init__(self) -> None:
        """Refuse rules that contradict themselves."""
        if self.length is None:
            return
        length = whole_number(self.length)
        if length is None or not 1 <= length <= LONGEST_MATCH:
            raise InvalidRulesError(f"a match has 1 to {LONGEST_MATCH} points, not {self.length!r}")
        if self.jacoby or self.beavers or self.automatic_doubles:
            raise InvalidRulesError("Jacoby, beavers and automatic doubles are for money sessions")

    @classmethod
    def match(cls, length: int, *, cube: bool = True) -> "MatchRules":
        """Rules of a match to so many points, with the Crawford rule."""
        return cls(length, cube)

    @classmethod
    def money(
        cls,
        *,
        cube: bool = True,
        jacoby: bool = False,
        beavers: bool = False,
        automatic_doubles: bool = False,
    ) -> "MatchRules":
        """Rules of a session without end."""
        return cls(None, cube, jacoby, beavers, automatic_doubles)

    @property
    def is_money(self) -> bool:
        """Whether this is a money session."""
        return self.length is None

    @property
    def has_cube(self) -> bool:
        """Whether a cube is in play; a one-point match has no use for it."""
        return self.cube and self.length != 1


@dataclass(frozen=True, slots=True)
class MatchScore:
    """Points won by each side. They are never capped: a gammon may overshoot the match."""

    white: int = 0
    black: int = 0

    def __post_init__(self) -> None:
        """Refuse negative points."""
        if self.white < 0 or self.black < 0:
            raise InvalidStateError(f"a score is never negative: {self.white}-{self.black}")

    def of(self, side: Side) -> int:
        """Points of one side."""
        return self.white if side is Side.WHITE else self.black

    def plus(self, side: Side, points: int) -> "MatchScore":
        """The score after `side` has won `points` (or given them back, where negative)."""
        if side is Side.WHITE:
            return replace(self, white=self.white + points)
        return replace(self, black=self.black + points)

    def away(self, side: Side, rules: MatchRules) -> int | None:
        """Points that `side` still needs; None in a money session."""
        if rules.length is None:
            return None
        return max(0, rules.length - self.of(side))

    def winner(self, rules: MatchRules) -> Side | None:
        """Who has won the match, if anybody has."""
        if rules.length is None:
            return None
        return next((side for side in Side if self.of(side) >= rules.length), None)

    def has_match_point(self, rules: MatchRules) -> bool:
        """Whether a side needs only one more point."""
        return any(self.away(side, rules) == 1 for side in Side)


def is_crawford(rules: MatchRules, before: MatchScore, after: MatchScore) -> bool:
    """Whether the game that follows is the Crawford game.

    It is the first one that begins with a side one point away, so exactly one game of a match
    can be it, and none of a one-point match.

    Args:
        rules: of the match.
        before: the score with which the last game began.
        after: the score with which the next game begins.
    """
    return after.has_match_point(rules) and not before.has_match_point(rules)
