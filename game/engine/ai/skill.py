"""What a computer player thinks with: a judge of positions, and how far it looks ahead."""

from collections.abc import Callable
from dataclasses import dataclass

from game.engine.ai.cube_context import CubeContext
from game.engine.ai.cube_equity import play_equity
from game.engine.ai.cube_lookahead import CubeLookahead
from game.engine.ai.evaluation import StaticEvaluator
from game.engine.ai.evaluator import Evaluator
from game.engine.ai.hand_made import HandMadeEvaluator
from game.engine.ai.loading import load_evaluators
from game.engine.ai.match_equity import kazaross_xg2
from game.engine.ai.search import STATIC, Effort, Search
from game.engine.ai.two_sided import TwoSidedTable
from game.paths import assets

NO_CUBE = CubeContext()
"""A money game without a cube, where equity is just the mean of the points."""


@dataclass(frozen=True, slots=True)
class Skill:
    """How positions are judged, and how far ahead."""

    evaluator: Evaluator
    effort: Effort = STATIC
    quick: Evaluator | None = None
    """Thins out what the evaluator has to judge."""

    cube_rolls: int = 1
    """Rolls to look ahead before a decision about the cube."""

    endings: TwoSidedTable | None = None
    minds_score: bool = False
    """Whether plays too are chosen by the cube and the score."""

    def search(self, context: CubeContext = NO_CUBE) -> Search:
        """A search for plays of the side that the context belongs to."""
        if not self.minds_score or context == NO_CUBE:
            return Search(self.evaluator, self.effort, quick=self.quick)
        return Search(
            self.evaluator,
            self.effort,
            quick=self.quick,
            worth=play_equity(context),
            worth_to_opponent=play_equity(context.other_side()),
        )

    def cube(self) -> CubeLookahead:
        """A look ahead for decisions about the cube."""
        return CubeLookahead(
            self.evaluator, self.cube_rolls, quick=self.quick, endings=self.endings
        )


def hand_made(static: Callable[[], StaticEvaluator]) -> Skill:
    """Plays by the static evaluation; needs no file but the match equities."""
    return Skill(HandMadeEvaluator(static()))


def trained(effort: Effort, cube_rolls: int) -> Skill:
    """Plays by the networks and tables.

    Raises:
        WeightsError: if one of them is missing or damaged.
        MatchEquityError: if the match equities are.
    """
    folder = assets() / "weights"
    kazaross_xg2()
    best, quick, endings = load_evaluators(folder)
    return Skill(best, effort, quick, cube_rolls, endings, minds_score=True)
