"""The static evaluation: exact at the end, within bounds in a race, the right way round."""

import numpy as np
import pytest

from game.engine.ai import static_weights
from game.engine.ai.evaluation import MOST, StaticEvaluator
from game.engine.ai.features import (
    FACTS,
    board_facts,
    contact_features,
    fact_features,
    has_contact,
    pips,
    point_features,
    race_features,
    turned,
)
from game.engine.dice import ALL_ROLLS
from game.engine.movegen import legal_results
from game.engine.position import Position, to_array

EVALUATORS = {
    "full": StaticEvaluator.full,
    "sober": StaticEvaluator.sober,
    "simple": StaticEvaluator.simple,
}


@pytest.fixture(params=list(EVALUATORS))
def evaluator(request: pytest.FixtureRequest) -> StaticEvaluator:
    return EVALUATORS[request.param]()


def position(mine: dict[int, int], theirs: dict[int, int]) -> np.ndarray:
    """One row; both sides' points as the side that has just played counts them."""
    points = np.zeros((1, 26), np.int8)
    for point, count in mine.items():
        points[0, point] = count
    for point, count in theirs.items():
        points[0, point] = -count
    return points


def worth(evaluator: StaticEvaluator, mine: dict[int, int], theirs: dict[int, int]) -> float:
    return float(evaluator.equities(position(mine, theirs))[0])


@pytest.mark.parametrize(
    ("theirs", "size"),
    [({24: 3}, 1), ({24: 15}, 2), ({24: 14, 6: 1}, 3), ({24: 14, 0: 1}, 3), ({7: 15}, 2)],
)
def test_a_won_game_is_worth_what_it_counts(
    evaluator: StaticEvaluator, theirs: dict[int, int], size: int
) -> None:
    assert worth(evaluator, {}, theirs) == size


def test_a_race_that_cannot_be_lost_is_worth_the_game(evaluator: StaticEvaluator) -> None:
    assert worth(evaluator, {1: 1}, {19: 10}) > 0.97


def test_no_race_is_worth_a_gammon_that_cannot_be_had(evaluator: StaticEvaluator) -> None:
    assert worth(evaluator, {1: 1}, {13: 14}) <= 1
    assert worth(evaluator, {6: 14}, {24: 1}) >= -1


def test_the_side_ahead_in_the_race_stands_better(evaluator: StaticEvaluator) -> None:
    ahead, behind = {4: 8, 5: 7}, {20: 8, 14: 7}

    assert worth(evaluator, ahead, behind) > 0.5


def test_equities_stay_within_a_backgammon(evaluator: StaticEvaluator) -> None:
    rolls = np.array([[roll.high, roll.low] for roll in ALL_ROLLS])
    start = to_array([Position.start()]).repeat(len(rolls), axis=0)
    results = legal_results(start, rolls)[1]

    assert np.abs(evaluator.equities(results)).max() <= MOST


def test_no_position_has_no_equity(evaluator: StaticEvaluator) -> None:
    assert evaluator.equities(np.zeros((0, 26), np.int8)).shape == (0,)


def test_one_and_many_positions_agree(evaluator: StaticEvaluator) -> None:
    rolls = np.array([[roll.high, roll.low] for roll in ALL_ROLLS])
    start = to_array([Position.start()]).repeat(len(rolls), axis=0)
    results = legal_results(start, rolls)[1]

    singly = [evaluator.equities(results[at : at + 1])[0] for at in range(0, len(results), 9)]

    np.testing.assert_allclose(evaluator.equities(results)[::9], singly, atol=1e-5)


@pytest.mark.parametrize(
    ("table", "features"),
    [
        (static_weights.RACE, race_features),
        (static_weights.CONTACT, contact_features),
        (static_weights.FACTS, fact_features),
        (static_weights.POINTS, point_features),
    ],
)
def test_there_is_a_weight_for_each_number(table: str, features: object) -> None:
    start = to_array([Position.start()])

    assert len(table.split()) == features(start).shape[1]


def test_facts_of_the_start() -> None:
    facts = dict(zip(FACTS, board_facts(to_array([Position.start()]))[0].tolist(), strict=True))

    assert facts["lead"] == 0
    assert facts["my home points"] == pytest.approx(1 / 6)
    assert facts["my blots exposed"] == 0
    assert facts["my anchor"] == facts["their anchor"] == 1


def test_turning_the_board_exchanges_the_sides() -> None:
    points = position({6: 5, 25: 1}, {1: 2, 0: 1})
    facts, other = board_facts(points)[0], board_facts(turned(points))[0]
    mine = [number for number, name in enumerate(FACTS) if name.startswith("my ")]
    theirs = [number for number, name in enumerate(FACTS) if name.startswith("their ")]

    assert np.array_equal(turned(turned(points)), points)
    np.testing.assert_allclose(facts[mine], other[theirs])


def test_pips_and_contact_agree_with_the_position() -> None:
    positions = [
        Position.start(),
        Position.from_points([0, 3, 0, 0, 0, 0, 2, *[0] * 12, -4, *[0] * 6]),
        Position.from_points([-1, 3, *[0] * 24]),
    ]
    points = to_array(positions)

    assert pips(points).tolist() == [one.pip_count for one in positions]
    assert has_contact(points).tolist() == [one.has_contact for one in positions]
