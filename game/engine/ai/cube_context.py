"""The cube and the score as one side sees them: what cube equities need besides chances."""

from dataclasses import dataclass, replace
from enum import Enum, auto

from game.engine.ai.match_equity import kazaross_xg2
from game.engine.cube import CUBE_LIMIT, Cube
from game.engine.state import GameState
from game.engine.types import Side


class CubeOwner(Enum):
    """Where the cube lies, as the side sees it whose context this is."""

    NONE = auto()
    """There is no cube: the game is played for its present stake."""

    CENTRE = auto()
    MINE = auto()
    THEIRS = auto()

    @property
    def other_side(self) -> "CubeOwner":
        """The same place as the other side sees it."""
        match self:
            case CubeOwner.MINE:
                return CubeOwner.THEIRS
            case CubeOwner.THEIRS:
                return CubeOwner.MINE
            case place:
                return place


@dataclass(frozen=True, slots=True)
class CubeContext:
    """Cube, score and options, seen from one side; by default a money game without a cube.

    `away` and `opponent_away` are the points that this side and the other one need; both are None
    in a money game. `crawford` marks the Crawford game itself, in which the cube rests.
    """

    value: int = 1
    owner: CubeOwner = CubeOwner.NONE
    away: int | None = None
    opponent_away: int | None = None
    crawford: bool = False
    jacoby: bool = False
    beavers: bool = False

    def __post_init__(self) -> None:
        """Refuse half a score, and money options in a match."""
        if (self.away is None) is not (self.opponent_away is None):
            raise ValueError("a match needs the points away of both sides")
        if self.away is not None and (self.jacoby or self.beavers):
            raise ValueError("Jacoby and beavers are for money games")

    @classmethod
    def money(
        cls,
        cube: Cube | None = None,
        side: Side = Side.WHITE,
        *,
        jacoby: bool = False,
        beavers: bool = False,
    ) -> "CubeContext":
        """A money game with this cube, by default one in the middle."""
        cube = cube or Cube()
        return cls(cube.value, _owner(cube, side), jacoby=jacoby, beavers=beavers)

    @classmethod
    def of_state(cls, state: GameState, side: Side) -> "CubeContext":
        """The context of a game as `side` sees it."""
        rules = state.rules
        return cls(
            state.cube.value,
            _owner(state.cube, side) if rules.has_cube else CubeOwner.NONE,
            state.score.away(side, rules),
            state.score.away(side.other, rules),
            state.crawford,
            rules.jacoby and rules.has_cube,
            rules.beavers and rules.has_cube,
        )

    @property
    def is_match(self) -> bool:
        """Whether worth is a chance to win the match; otherwise it is points."""
        return self.away is not None

    @property
    def gammons_count(self) -> bool:
        """Whether gammons count with the cube where it lies now."""
        return not (self.jacoby and self.owner is CubeOwner.CENTRE)

    @property
    def can_double(self) -> bool:
        """Whether this side has a use for the cube and may turn it."""
        return self._may_turn(CubeOwner.MINE) and self.is_alive(self.value)

    @property
    def they_can_double(self) -> bool:
        """Whether the other side has a use for the cube and may turn it."""
        return self._may_turn(CubeOwner.THEIRS) and self.is_alive_for_them(self.value)

    def is_alive(self, value: int) -> bool:
        """Whether this side gains anything by turning a cube that shows so much."""
        return value < CUBE_LIMIT and (self.away is None or value < self.away)

    def is_alive_for_them(self, value: int) -> bool:
        """Whether the other side gains anything by turning a cube that shows so much."""
        return value < CUBE_LIMIT and (self.opponent_away is None or value < self.opponent_away)

    def _may_turn(self, owner: CubeOwner) -> bool:
        return not self.crawford and self.owner in (CubeOwner.CENTRE, owner)

    def worth(self, points: int) -> float:
        """What the session or match is worth to this side once it has won so many points.

        Args:
            points: won by this side, lost if negative.

        Returns:
            Points in a money game, the chance to win a match.
        """
        if self.away is None or self.opponent_away is None:
            return float(points)
        before = min(self.away, self.opponent_away)
        return kazaross_xg2().chance(
            self.away - max(points, 0),
            self.opponent_away - max(-points, 0),
            crawford_played=before == 1,
        )

    @property
    def stake(self) -> float:
        """Half of what is between losing and winning a single game now."""
        return (self.worth(self.value) - self.worth(-self.value)) / 2

    def taken(self) -> "CubeContext":
        """After this side has doubled and the other one has taken."""
        return replace(self, value=self.value * 2, owner=CubeOwner.THEIRS)

    def beavered(self) -> "CubeContext":
        """After this side has doubled and taken the beaver of the other one."""
        return replace(self, value=self.value * 4, owner=CubeOwner.THEIRS)

    def other_side(self) -> "CubeContext":
        """The same as the other side sees it."""
        return replace(
            self,
            owner=self.owner.other_side,
            away=self.opponent_away,
            opponent_away=self.away,
        )


def _owner(cube: Cube, side: Side) -> CubeOwner:
    if cube.owner is None:
        return CubeOwner.CENTRE
    return CubeOwner.MINE if cube.owner is side else CubeOwner.THEIRS
