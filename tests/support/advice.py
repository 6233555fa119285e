"""A stand-in for whoever gives hints."""

from game.engine.ai.chances import Chances
from game.engine.ai.cube_action import CubeAction, CubeDecision
from game.engine.ai.search import RankedPlay
from game.engine.dice import Roll
from game.engine.movegen import legal_plays
from game.engine.position import Position

NO_CHANCES = Chances(0.5, 0, 0, 0, 0)
NO_DOUBLE = CubeDecision(0.1, -0.2, 1.0, None, CubeAction.NO_DOUBLE_TAKE, True, None)


class ScriptedExpert:
    """Likes plays in the order of their results, each a tenth of a point less than the one before.

    Of the cube it says always the same. What it is told to fail with it raises.
    """

    def __init__(self, cube: CubeDecision = NO_DOUBLE, error: Exception | None = None) -> None:
        self.cube = cube
        self.error = error
        self.asked = 0

    def rank_plays(self, position: Position, roll: Roll, *_: object) -> list[RankedPlay]:
        self._ask()
        plays = sorted(legal_plays(position, roll), key=lambda play: play.result.points)
        return [RankedPlay(play, -0.1 * at, NO_CHANCES, 0) for at, play in enumerate(plays)]

    def cube_decision(self, *_: object) -> CubeDecision:
        self._ask()
        return self.cube

    def _ask(self) -> None:
        self.asked += 1
        if self.error is not None:
            raise self.error
