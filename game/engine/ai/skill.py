"""What a computer player thinks with: a judge of positions, and how far it looks ahead."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Protocol

from game.engine.ai.cube_action import CubeDecision
from game.engine.ai.cube_context import CubeContext
from game.engine.ai.cube_equity import play_equity
from game.engine.ai.cube_lookahead import CubeLookahead
from game.engine.ai.cube_pips import PipCube
from game.engine.ai.evaluation import StaticEvaluator
from game.engine.ai.evaluator import Evaluator
from game.engine.ai.habits import Temper
from game.engine.ai.hand_made import HandMadeEvaluator
from game.engine.ai.loading import load_evaluators
from game.engine.ai.match_equity import kazaross_xg2
from game.engine.ai.search import STATIC, Cancelled, Effort, RankedPlay, Search
from game.engine.ai.two_sided import TwoSidedTable
from game.engine.dice import Roll
from game.engine.position import Position
from game.paths import assets

NO_CUBE = CubeContext()
"""A money game without a cube, where equity is just the mean of the points."""

_CALM = Temper()


class CubeJudge(Protocol):
    """Decides about the cube."""

    def decision(
        self, position: Position, context: CubeContext, cancelled: Cancelled
    ) -> CubeDecision:
        """What the side on roll should do with the cube, before it rolls."""


@dataclass(frozen=True, slots=True)
class Skill:
    """How positions are judged, how far ahead, and what is liked besides."""

    evaluator: Evaluator
    effort: Effort = STATIC
    quick: Evaluator | None = None
    """Thins out what the evaluator has to judge."""

    cube_rolls: int = 1
    """Rolls to look ahead before a decision about the cube."""

    endings: TwoSidedTable | None = None
    minds_score: bool = False
    """Whether plays too are chosen by the cube and the score."""

    temper: Temper = _CALM
    pip_cube: PipCube | None = None
    """Handles the cube by the lead in the race alone."""

    @property
    def knows_races(self) -> bool:
        """Whether races are judged by tables, so that a lost one is known to be lost."""
        return self.endings is not None

    def rank_plays(
        self, position: Position, roll: Roll, context: CubeContext, cancelled: Cancelled
    ) -> list[RankedPlay]:
        """All legal plays as this player likes them, best first."""
        ranked = self.search(context).rank_plays(position, roll, cancelled)
        return self.temper.ranked(position, ranked)

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

    def cube(self) -> CubeJudge:
        """What decides about the cube."""
        if self.pip_cube:
            return self.pip_cube
        return CubeLookahead(
            self.evaluator, self.cube_rolls, quick=self.quick, endings=self.endings
        )


def hand_made(static: Callable[[], StaticEvaluator], temper: Temper = _CALM) -> Skill:
    """Plays by a static evaluation; needs no file but the match equities."""
    return Skill(HandMadeEvaluator(static()), temper=temper)


def beginning(static: Callable[[], StaticEvaluator], temper: Temper) -> Skill:
    """Plays by an evaluation that sees little, and handles the cube by counting pips.

    The whole static evaluation is its common sense: it speaks up against absurdities only.
    """
    sense = StaticEvaluator.full()
    return Skill(
        HandMadeEvaluator(static()),
        temper=replace(temper, sense=sense),
        pip_cube=PipCube(HandMadeEvaluator(sense)),
    )


def trained(effort: Effort, cube_rolls: int, contact: str = "contact") -> Skill:
    """Plays by the networks and tables.

    Args:
        effort: how far the search for a play looks.
        cube_rolls: how many rolls a decision about the cube looks ahead.
        contact: the file of the network for contact, without its ending.

    Raises:
        WeightsError: if one of them is missing or damaged.
        MatchEquityError: if the match equities are.
    """
    folder = assets() / "weights"
    kazaross_xg2()
    best, quick, endings = load_evaluators(folder, contact)
    return Skill(best, effort, quick, cube_rolls, endings, minds_score=True)
