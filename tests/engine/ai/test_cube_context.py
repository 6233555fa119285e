"""The cube and the score as one side sees them."""

import pytest

from game.engine.ai.cube_context import CubeContext, CubeOwner
from game.engine.cube import CUBE_LIMIT, Cube
from game.engine.match import MatchRules, MatchScore
from game.engine.position import Position
from game.engine.state import GameState
from game.engine.types import Side


def state(rules: MatchRules, score: MatchScore, cube: Cube | None = None, **more) -> GameState:  # type: ignore[no-untyped-def]
    return GameState.set_up(rules, Side.WHITE, Position.start(), score=score, cube=cube, **more)


def test_each_side_sees_its_own_score_and_cube() -> None:
    game = state(MatchRules.match(7), MatchScore(3, 1), Cube(2, Side.BLACK))

    white, black = (CubeContext.of_state(game, side) for side in (Side.WHITE, Side.BLACK))

    assert white == CubeContext(2, CubeOwner.THEIRS, 4, 6)
    assert black == CubeContext(2, CubeOwner.MINE, 6, 4) == white.other_side()


def test_keeps_the_options_of_a_money_session() -> None:
    rules = MatchRules.money(jacoby=True, beavers=True)

    seen = CubeContext.of_state(state(rules, MatchScore()), Side.WHITE)

    assert seen == CubeContext.money(jacoby=True, beavers=True)
    assert not seen.gammons_count
    assert seen.taken().gammons_count


@pytest.mark.parametrize(
    "rules", [MatchRules.match(1), MatchRules.money(cube=False)], ids=["one point", "cube off"]
)
def test_there_may_be_no_cube(rules: MatchRules) -> None:
    seen = CubeContext.of_state(state(rules, MatchScore()), Side.WHITE)

    assert seen.owner is CubeOwner.NONE
    assert not seen.can_double
    assert seen.gammons_count


def test_is_without_a_cube_and_for_money_by_default() -> None:
    assert not CubeContext().is_match
    assert not CubeContext().can_double


@pytest.mark.parametrize(
    ("context", "mine", "theirs"),
    [
        pytest.param(CubeContext.money(), True, True, id="centre"),
        pytest.param(CubeContext(2, CubeOwner.MINE), True, False, id="mine"),
        pytest.param(CubeContext(2, CubeOwner.THEIRS), False, True, id="theirs"),
        pytest.param(CubeContext(CUBE_LIMIT, CubeOwner.MINE), False, False, id="limit"),
        pytest.param(CubeContext(2, CubeOwner.MINE, 2, 5), False, False, id="dead"),
        pytest.param(CubeContext(1, CubeOwner.CENTRE, 1, 5), False, True, id="after Crawford"),
        pytest.param(CubeContext(1, CubeOwner.CENTRE, 1, 5, True), False, False, id="Crawford"),
    ],
)
def test_knows_who_has_a_use_for_the_cube(context: CubeContext, mine: bool, theirs: bool) -> None:
    assert (context.can_double, context.they_can_double) == (mine, theirs)


@pytest.mark.parametrize(
    ("context", "points", "worth"),
    [
        pytest.param(CubeContext.money(), -4, -4, id="points for money"),
        pytest.param(CubeContext(1, CubeOwner.CENTRE, 3, 4), 2, 0.81436, id="then Crawford"),
        pytest.param(CubeContext(1, CubeOwner.CENTRE, 2, 1, True), 1, 0.5, id="Crawford won"),
        pytest.param(CubeContext(1, CubeOwner.CENTRE, 3, 1, True), 1, 0.48803, id="then after it"),
        pytest.param(CubeContext(1, CubeOwner.CENTRE, 3, 1), -1, 0, id="match lost"),
        pytest.param(CubeContext(2, CubeOwner.MINE, 3, 4), 4, 1, id="match won"),
    ],
)
def test_says_what_points_are_worth(context: CubeContext, points: int, worth: float) -> None:
    assert context.worth(points) == pytest.approx(worth)


@pytest.mark.parametrize("wrong", [{"away": 3}, {"away": 3, "opponent_away": 2, "jacoby": True}])
def test_refuses_what_does_not_go_together(wrong: dict[str, int]) -> None:
    with pytest.raises(ValueError, match=r"match|money"):
        CubeContext(**wrong)  # type: ignore[arg-type]
