"""The right cube action, from the worth of each choice."""

import pytest

from game.engine.ai.chances import Chances
from game.engine.ai.cube_action import CubeAction, CubeAnswer, CubeChoice, cube_decision
from game.engine.ai.cube_context import CubeContext, CubeOwner

MONEY = CubeContext.money()


@pytest.mark.parametrize(
    ("chances", "action"),
    [
        pytest.param((0.5, 0.1, 0, 0.1, 0), CubeAction.NO_DOUBLE_TAKE, id="even"),
        pytest.param((0.74, 0, 0, 0, 0), CubeAction.DOUBLE_TAKE, id="in the window"),
        pytest.param((0.85, 0, 0, 0, 0), CubeAction.DOUBLE_PASS, id="market lost"),
        pytest.param((0.9, 0.7, 0, 0, 0), CubeAction.TOO_GOOD_PASS, id="too good"),
        pytest.param((1, 0, 0, 0, 0), CubeAction.DOUBLE_PASS, id="won, no gammon"),
        pytest.param((0.05, 0, 0, 0.3, 0), CubeAction.NO_DOUBLE_TAKE, id="losing"),
    ],
)
def test_money_actions(chances: tuple[float, ...], action: CubeAction) -> None:
    decision = cube_decision(Chances(*chances), MONEY)

    assert decision.action is action
    assert decision.double_pass == pytest.approx(1)
    assert decision.match_chances is None


def test_what_is_too_good_for_a_gammon_is_cashed_under_jacoby() -> None:
    decision = cube_decision(Chances(0.9, 0.7, 0, 0, 0), CubeContext.money(jacoby=True))

    assert decision.action is CubeAction.DOUBLE_PASS


def test_a_double_that_loses_is_beavered_where_that_is_allowed() -> None:
    losing = Chances(0.3, 0, 0, 0, 0)

    plain = cube_decision(losing, MONEY)
    beaver = cube_decision(losing, CubeContext.money(beavers=True))

    assert plain.answer is CubeAnswer.TAKE
    assert beaver.answer is CubeAnswer.BEAVER
    assert not beaver.doubles
    assert plain.double_beaver is None
    assert beaver.double_beaver is not None
    assert beaver.double_beaver < beaver.double_take == plain.double_take


def test_a_beaver_can_be_right_against_a_right_double_under_jacoby() -> None:
    """Kauder's paradox: only a turned cube makes the many gammons of the doubler count."""
    volatile = Chances(0.45, 0.45, 0, 0.36, 0)
    context = CubeContext.money(jacoby=True, beavers=True)

    decision = cube_decision(volatile, context, efficiency=0)

    assert decision.action is CubeAction.DOUBLE_BEAVER
    assert decision.double_beaver is not None
    assert decision.no_double < decision.double_beaver < decision.double_take < 0


def test_no_beaver_goes_beyond_the_limit() -> None:
    decision = cube_decision(
        Chances(0.3, 0, 0, 0, 0), CubeContext(32, CubeOwner.MINE, beavers=True)
    )

    assert decision.answer is CubeAnswer.TAKE


@pytest.mark.parametrize(
    "context",
    [
        pytest.param(CubeContext(64, CubeOwner.MINE), id="limit"),
        pytest.param(CubeContext(2, CubeOwner.THEIRS), id="not the owner"),
        pytest.param(CubeContext(2, CubeOwner.MINE, 2, 4), id="dead cube"),
        pytest.param(CubeContext(1, CubeOwner.CENTRE, 3, 1, True), id="Crawford"),
        pytest.param(CubeContext(), id="no cube"),
    ],
)
def test_never_doubles_where_the_cube_may_not_be_turned(context: CubeContext) -> None:
    decision = cube_decision(Chances(0.78, 0.1, 0, 0, 0), context)

    assert not decision.allowed
    assert not decision.doubles
    assert decision.best == decision.no_double


@pytest.mark.parametrize("win", [0.2, 0.4, 0.5, 0.6])
@pytest.mark.parametrize("away", [2, 3, 4, 7, 8])
def test_after_crawford_the_trailer_doubles_at_once(away: int, win: float) -> None:
    decision = cube_decision(
        Chances(win, win * 0.2, 0, 0.1, 0), CubeContext(1, CubeOwner.CENTRE, away, 1)
    )

    assert decision.doubles


def test_after_crawford_only_an_even_trailer_gives_the_leader_a_free_pass() -> None:
    """At 2 away a pass costs the leader little; at 3 away it hands over the match's last game."""
    poor = Chances(0.52, 0.12, 0, 0.1, 0)

    two, three = (cube_decision(poor, CubeContext(1, CubeOwner.CENTRE, away, 1)) for away in (2, 3))

    assert two.answer is CubeAnswer.PASS
    assert three.answer is CubeAnswer.TAKE


def test_a_match_is_decided_by_its_chances_on_the_scale_of_money() -> None:
    context = CubeContext(1, CubeOwner.CENTRE, 4, 4)

    decision = cube_decision(Chances(0.7, 0.15, 0, 0.05, 0), context)

    assert decision.match_chances is not None
    assert decision.match_chances.double_pass == pytest.approx(context.worth(1))
    assert decision.double_pass == pytest.approx(1)
    assert 0.5 < decision.match_chances.no_double < decision.match_chances.double_pass


def test_a_gammon_too_many_is_not_worth_waiting_for() -> None:
    """At 2 away with the cube at 2 a win is the match; at 4 away the gammon is."""
    winning = Chances(0.9, 0.7, 0, 0, 0)

    enough, needed = (
        cube_decision(winning, CubeContext(1, CubeOwner.CENTRE, away, 4)) for away in (1, 2)
    )

    assert not enough.doubles
    assert needed.action is CubeAction.TOO_GOOD_PASS


def test_the_words_of_an_action_say_both_sides() -> None:
    assert CubeAction("double, pass") is CubeAction.DOUBLE_PASS


def test_ranks_the_choices_of_both_sides_with_what_they_lose() -> None:
    decision = cube_decision(Chances(0.85, 0, 0, 0, 0), MONEY)

    double, no_double = decision.doubling
    passes, take = decision.answers

    assert (double.choice, double.equity, double.loss) == (CubeChoice.DOUBLE, 1, 0)
    assert no_double.choice is CubeChoice.NO_DOUBLE
    assert no_double.loss == pytest.approx(1 - decision.no_double)
    assert (passes.choice, passes.equity, passes.loss) == (CubeChoice.PASS, -1, 0)
    assert take.choice is CubeChoice.TAKE
    assert take.loss == pytest.approx(decision.double_take - 1)
    assert decision.best == 1


def test_ranks_a_beaver_where_it_is_allowed_and_no_double_where_it_is_not() -> None:
    losing = Chances(0.3, 0, 0, 0, 0)

    answers = cube_decision(losing, CubeContext.money(beavers=True)).answers
    doubling = cube_decision(losing, CubeContext(2, CubeOwner.THEIRS)).doubling

    assert [each.choice for each in answers] == [
        CubeChoice.BEAVER,
        CubeChoice.TAKE,
        CubeChoice.PASS,
    ]
    assert [each.choice for each in doubling] == [CubeChoice.NO_DOUBLE]
