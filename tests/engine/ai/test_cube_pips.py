"""The cube by counting pips."""

import pytest

from game.engine.ai.cube_action import CubeAction, CubeAnswer
from game.engine.ai.cube_context import CubeContext, CubeOwner
from game.engine.ai.cube_pips import PipCube
from game.engine.ai.evaluation import StaticEvaluator
from game.engine.ai.hand_made import HandMadeEvaluator
from game.engine.ai.search import SearchCancelledError
from game.engine.position import Position
from tests.support.boards import board

CUBE = PipCube(HandMadeEvaluator(StaticEvaluator.full()))
MONEY = CubeContext.money()


def race(mine: int, theirs: int) -> Position:
    """A race in which each side has that many pips, from 83 to 98."""
    sides = []
    for count in (mine, theirs):
        outside = count - 62
        three = outside // 3, (outside + 1) // 3, (outside + 2) // 3
        sides.append("6:5 5:4 4:3 " + " ".join(f"{point}:1" for point in three))
    return board(f"x {sides[0]} | o {sides[1]}")


def decision(position: Position, context: CubeContext = MONEY):
    return CUBE.decision(position, context, lambda: False)


@pytest.mark.parametrize(
    ("mine", "theirs", "action"),
    [
        (95, 88, CubeAction.NO_DOUBLE_TAKE),
        (90, 90, CubeAction.NO_DOUBLE_TAKE),
        (86, 94, CubeAction.NO_DOUBLE_TAKE),
        (86, 95, CubeAction.DOUBLE_TAKE),
        (86, 98, CubeAction.DOUBLE_TAKE),
        (84, 96, CubeAction.DOUBLE_PASS),
    ],
)
def test_doubles_when_well_ahead_and_takes_when_not_too_far_behind(
    mine: int, theirs: int, action: CubeAction
) -> None:
    assert decision(race(mine, theirs)).action is action


@pytest.mark.parametrize("mine", range(83, 98))
def test_equities_rise_with_the_lead_and_stay_possible(mine: int) -> None:
    found, further = decision(race(mine + 1, 90)), decision(race(mine, 90))

    assert found.no_double <= further.no_double
    assert found.double_take <= further.double_take
    assert -1 <= found.no_double <= found.double_pass == 1
    assert -2 <= found.double_take <= 2


def test_more_checkers_back_are_no_reason_to_double() -> None:
    level = decision(board("x 24:1 18:1 13:3 8:3 6:5 5:2 | o 24:1 18:2 13:5 8:4 6:3"))
    stuck = decision(board("x 24:2 13:2 8:3 6:5 5:3 | o 24:1 18:2 13:5 8:4 6:3"))

    assert level.doubles
    assert not stuck.doubles


def test_does_not_double_a_game_that_is_lost_nor_pass_one_that_is_won() -> None:
    # Far ahead in the race, and on the bar behind a prime.
    shut_out = board("x bar:1 4:5 3:5 2:4 | o 24:1 10:2 9:2 8:2 7:2 6:2 5:2 4:2")
    # Fewer pips and four rolls to go; the other side has one.
    slow = board("x 1:8 | o 5:1 4:1")

    for position in (shut_out, slow):
        found = decision(position)
        assert not found.doubles
        assert found.answer is CubeAnswer.TAKE


def test_never_turns_a_cube_that_it_has_no_use_for() -> None:
    for context in (
        CubeContext(2, CubeOwner.MINE, 2, 5),
        CubeContext(1, CubeOwner.CENTRE, 1, 5, crawford=True),
        CubeContext(2, CubeOwner.THEIRS),
        CubeContext(),
    ):
        assert not decision(race(84, 98), context).doubles


def test_does_not_pass_away_the_match() -> None:
    last = CubeContext(2, CubeOwner.MINE, 2, 4)

    assert decision(race(84, 98), last).answer is CubeAnswer.TAKE
    assert decision(race(84, 98), CubeContext(2, CubeOwner.MINE, 5, 5)).answer is CubeAnswer.PASS


def test_never_beavers() -> None:
    beavers = CubeContext.money(beavers=True)

    answers = {decision(race(mine, 96), beavers).answer for mine in range(83, 99)}

    assert answers == {CubeAnswer.TAKE, CubeAnswer.PASS}


def test_ends_when_nobody_wants_the_answer() -> None:
    with pytest.raises(SearchCancelledError):
        CUBE.decision(Position.start(), MONEY, lambda: True)
