"""Cube decisions with a look ahead: exact on last rolls, the same over and over, cancellable."""

import json
from pathlib import Path

import numpy as np
import pytest
from numpy.typing import NDArray

from game.engine.ai.chances import ChanceArray
from game.engine.ai.cube_action import CubeAction, CubeAnswer
from game.engine.ai.cube_context import CubeContext, CubeOwner
from game.engine.ai.cube_lookahead import CubeLookahead
from game.engine.ai.search import SearchCancelledError
from game.engine.ai.two_sided import TwoSidedTable
from game.engine.position import Position, to_array
from game.paths import assets

CASES = json.loads(
    (Path(__file__).parents[2] / "data" / "rules-cases.json").read_text(encoding="utf-8")
)["cases"]

LAST_ROLLS = [
    pytest.param(case, id=case["id"])
    for case in CASES
    if case["type"] == "ai_cube" and "win_rolls" in case["expected"]
]

RACE = Position.from_points([0, 2, 2, 1, 1, 1, *[0] * 13, -1, -1, -1, -2, -2, 0, 0])


class LastCheckers:
    """Exact where whoever is on roll bears off the rest: it wins unless the game is over."""

    def chances(self, points: NDArray[np.int8]) -> ChanceArray:
        chances = np.zeros((len(points), 5), np.float32)
        chances[:, 0] = (points <= 0).all(axis=1)
        return chances


class LastRollsOfThree:
    """Exact with at most three checkers on the ace point each."""

    def chances(self, points: NDArray[np.int8]) -> ChanceArray:
        mine, theirs = np.maximum(points, 0).sum(axis=1), np.maximum(-points, 0).sum(axis=1)
        survives = np.where(theirs <= 2, 0, 5 / 6 * np.where(mine <= 2, 1, 1 / 6))
        chances = np.zeros((len(points), 5), np.float32)
        chances[:, 0] = np.where(mine == 0, 1, survives)
        return chances


class PipCounter:
    """Sure of whoever is ahead, roughly by how much; counts what it is asked."""

    def __init__(self) -> None:
        self.judged = 0

    def chances(self, points: NDArray[np.int8]) -> ChanceArray:
        self.judged += len(points)
        pips = np.arange(26)
        lead = np.minimum(points, 0) @ (pips - 25) - np.maximum(points, 0) @ pips - 4
        chances = np.zeros((len(points), 5), np.float32)
        chances[:, 0] = 1 / (1 + np.exp(-lead / 6))
        return chances


@pytest.mark.parametrize("rolls", [1, 2])
@pytest.mark.parametrize("case", LAST_ROLLS)
def test_last_rolls_are_exact(case: dict, rolls: int) -> None:
    position = Position.from_points(case["position"])
    expected = case["expected"]

    decision = CubeLookahead(LastCheckers(), rolls).decision(position, CubeContext.money())

    assert decision.no_double == pytest.approx(expected["equity_no_double"], abs=1e-4)
    assert decision.double_take == pytest.approx(expected["equity_double_take"], abs=1e-4)
    assert decision.doubles is (expected["correct_double"] == "double")
    assert (decision.answer is CubeAnswer.PASS) is (expected["correct_response"] == "drop")


def test_three_checkers_on_the_ace_points_are_exact() -> None:
    """A double wins at once; else the other side has one chance in six, then the game is won."""
    position = Position.from_points([0, 3, *[0] * 22, -3, 0])
    equity = 1 / 6 + 5 / 6 * (5 / 6 - 1 / 6)

    decision = CubeLookahead(LastRollsOfThree(), 2).decision(position, CubeContext.money())

    assert decision.no_double == pytest.approx(equity, abs=1e-6)
    assert decision.double_take == pytest.approx(2 * equity, abs=1e-6)
    assert decision.action is CubeAction.DOUBLE_PASS


def test_answers_the_same_again_and_whatever_stands_beside() -> None:
    look = CubeLookahead(PipCounter(), 2)

    first, again = (look.decision(RACE, CubeContext.money()) for _ in range(2))

    assert first == again


def test_a_quick_evaluator_saves_work() -> None:
    alone, helped = PipCounter(), PipCounter()
    plain = CubeLookahead(alone, 2).decision(RACE, CubeContext.money())
    quick = CubeLookahead(helped, 2, quick=PipCounter(), replies=2).decision(
        RACE, CubeContext.money()
    )

    assert helped.judged < alone.judged
    assert quick.no_double == pytest.approx(plain.no_double, abs=1e-6)


@pytest.mark.parametrize(
    "context",
    [
        CubeContext(),
        CubeContext.money(jacoby=True, beavers=True),
        CubeContext(32, CubeOwner.MINE),
        CubeContext(2, CubeOwner.THEIRS, 5, 3),
        CubeContext(1, CubeOwner.CENTRE, 1, 2, True),
        CubeContext(1, CubeOwner.CENTRE, 3, 1),
    ],
    ids=["no cube", "Jacoby and beavers", "last cube", "theirs", "Crawford", "after Crawford"],
)
@pytest.mark.parametrize("rolls", [1, 2])
def test_handles_every_cube(context: CubeContext, rolls: int) -> None:
    decision = CubeLookahead(PipCounter(), rolls).decision(RACE, context)

    assert -3 < decision.no_double < 3
    assert decision.double_pass == pytest.approx(1)
    assert decision.doubles <= context.can_double


@pytest.fixture(scope="module")
def endings() -> TwoSidedTable:
    return TwoSidedTable.load(assets() / "weights")


@pytest.mark.parametrize("owner", [CubeOwner.CENTRE, CubeOwner.MINE])
def test_a_small_ending_is_worth_what_its_table_says(
    endings: TwoSidedTable, owner: CubeOwner
) -> None:
    evaluator = PipCounter()
    position = Position.from_points([0, 2, 1, 0, 1, 0, *[0] * 14, -1, 0, -2, 0, -2, 0])
    exact = endings.before_roll(to_array([position]))
    worth = {CubeOwner.CENTRE: exact.centred[0], CubeOwner.MINE: exact.owned[0]}

    decision = CubeLookahead(evaluator, endings=endings).decision(position, CubeContext(4, owner))

    assert evaluator.judged == 0
    assert decision.no_double == pytest.approx(worth[owner])
    assert decision.double_take == pytest.approx(2 * exact.against[0])


def test_an_ending_just_outside_the_table_leads_into_it(endings: TwoSidedTable) -> None:
    position = Position.from_points([0, 7, *[0] * 20, -1, -1, -4, 0])
    exact = CubeLookahead(PipCounter(), 2, candidates=99, margin=9, endings=endings)

    decision = exact.decision(position, CubeContext.money())

    assert decision == CubeLookahead(PipCounter(), 1, endings=endings).decision(
        position, CubeContext.money()
    )


@pytest.mark.parametrize(
    "context",
    [
        CubeContext(),
        CubeContext(32, CubeOwner.MINE),
        CubeContext(2, CubeOwner.MINE, 5, 5),
    ],
    ids=["no cube", "last cube", "match"],
)
def test_the_table_of_endings_is_for_money_with_a_cube(
    endings: TwoSidedTable, context: CubeContext
) -> None:
    position = Position.from_points([0, 2, 1, 0, 1, 0, *[0] * 14, -1, 0, -2, 0, -2, 0])

    decisions = [
        CubeLookahead(PipCounter(), 1, endings=table).decision(position, context)
        for table in (endings, None)
    ]

    assert decisions[0] == decisions[1]


def test_stops_when_nobody_wants_the_answer() -> None:
    evaluator = PipCounter()
    look = CubeLookahead(evaluator, 2)

    with pytest.raises(SearchCancelledError):
        look.decision(Position.start(), CubeContext.money(), lambda: evaluator.judged > 500)
