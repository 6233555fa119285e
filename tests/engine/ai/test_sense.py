"""What nobody who has played a few games would do, at no level."""

from collections.abc import Callable

import pytest

from game.engine.ai.brain import load_brain
from game.engine.ai.levels import LEVELS
from game.engine.ai.shots import hitting_throws
from game.engine.dice import ALL_ROLLS, Roll
from game.engine.match import MatchRules
from game.engine.movegen import legal_plays
from game.engine.position import Position, to_array
from game.engine.state import GameState
from game.engine.types import Side
from tests.support.boards import board

Sensible = Callable[[Position], bool]


def borne_off(count: int) -> Sensible:
    def sensible(result: Position) -> bool:
        return 15 - sum(max(number, 0) for number in result.points) == count

    return sensible


def holds(*points: int) -> Sensible:
    return lambda result: all(result.points[point] >= 2 for point in points)


def hits(result: Position) -> bool:
    return result.points[0] < 0


def is_safe(result: Position) -> bool:
    throws, _ = hitting_throws(to_array([result]))
    return int(throws[0]) == 0


CASES = {
    "takes two off when both dice can": (
        board("x 6:2 5:2 4:2 | o 2:2 1:4"),
        "65",
        borne_off(11),
    ),
    "takes two off the low points": (
        board("x 6:1 5:2 2:2 1:2 | o 3:2 1:4"),
        "21",
        borne_off(10),
    ),
    "takes four off with a double": (
        board("x 6:2 4:4 3:2 2:2 | o 6:4 5:3"),
        "44",
        borne_off(9),
    ),
    "wins when it can": (board("x 5:1 3:1 | o 1:1"), "53", lambda result: result.is_over),
    "keeps a prime that holds a checker": (
        board("x 13:3 8:2 7:2 6:2 5:2 4:2 3:2 | o 24:1 6:3 5:3 4:2 3:2 2:2 1:2"),
        "21",
        holds(3, 4, 5, 6, 7, 8),
    ),
    "keeps a prime with larger dice": (
        board("x 16:3 9:2 8:2 7:2 6:2 5:2 4:2 | o 23:1 6:3 5:3 4:2 3:2 2:2 1:2"),
        "53",
        holds(4, 5, 6, 7, 8, 9),
    ),
    "keeps a closed board": (
        board("x 12:3 6:2 5:2 4:2 3:2 2:2 1:2 | o bar:1 6:3 5:3 4:2 3:2 2:2 1:2"),
        "32",
        holds(1, 2, 3, 4, 5, 6),
    ),
    "keeps a five-point prime": (
        board("x 13:3 8:3 7:2 6:3 5:2 4:2 | o 23:2 13:3 8:3 6:5 5:2"),
        "52",
        holds(4, 5, 6, 7, 8),
    ),
    "hits the last checker on its way home": (
        board("x 22:1 6:3 5:3 4:3 3:3 2:2 | o 9:1 2:2 1:2"),
        "62",
        hits,
    ),
    "hits a checker when all others are off": (
        board("x 13:1 6:3 5:3 4:2 3:2 2:2 1:2 | o 18:1"),
        "61",
        hits,
    ),
    "hits from the bar what stood in the way": (
        board("x bar:1 8:2 6:3 5:3 4:3 3:3 | o 6:3 5:3 4:3 3:1 1:5"),
        "32",
        hits,
    ),
    "clears from behind without a shot": (
        board("x 6:3 5:2 4:3 3:2 2:2 | o 24:2 6:2 5:2 4:2 3:2 2:2 1:2"),
        "61",
        is_safe,
    ),
    "leaves no shot that it need not": (
        board("x 6:2 5:3 4:3 3:2 2:2 | o bar:1 6:3 5:3 4:2 3:2 2:2 1:2"),
        "61",
        is_safe,
    ),
    "leaves no shot to a checker on the ace point": (
        board("x 6:3 5:3 4:2 3:2 | o 24:1 6:3 5:3 4:2 3:2 2:2 1:2"),
        "11",
        is_safe,
    ),
    "keeps its last checker out of reach": (
        board("x 7:2 6:4 5:4 4:3 3:2 | o 24:2 5:4 4:4 3:3 2:2"),
        "43",
        is_safe,
    ),
    "brings the last checker home before it tidies up": (
        board("x 18:1 6:4 5:4 4:3 3:3 | o 6:5 5:5 4:4 3:1"),
        "54",
        lambda result: result.points[18] == 0,
    ),
}


@pytest.fixture(scope="module", params=[level.key for level in LEVELS])
def choose(request: pytest.FixtureRequest) -> Callable[[Position, Roll], Position]:
    brain = load_brain(request.param)

    def result(position: Position, roll: Roll) -> Position:
        rules = MatchRules(None, cube=False)
        state = GameState.set_up(rules, Side.WHITE, position, roll=roll)
        return brain.choose_play(state, lambda: False).result

    return result


@pytest.mark.parametrize("case", CASES)
def test_no_level_does_what_a_beginner_would_laugh_at(
    case: str, choose: Callable[[Position, Roll], Position]
) -> None:
    position, dice, sensible = CASES[case]
    roll = Roll.parse(dice)
    results = [play.result for play in legal_plays(position, roll)]
    assert len({sensible(result) for result in results}) == 2, "nothing to choose"

    result = choose(position, roll)

    assert sensible(result), result


@pytest.mark.parametrize(
    "roll",
    [roll for roll in ALL_ROLLS if not roll.is_double],
    ids=lambda roll: f"{roll.high}{roll.low}",
)
def test_no_level_opens_on_the_ace_point(
    roll: Roll, choose: Callable[[Position, Roll], Position]
) -> None:
    assert choose(Position.start(), roll).points[1] < 0, "a blot hit there, or a checker buried"
