"""The hand-made evaluation as chances: the same equity, and chances that can be."""

import numpy as np
import pytest

from game.engine.ai.chances import equity
from game.engine.ai.evaluation import StaticEvaluator
from game.engine.ai.hand_made import HandMadeEvaluator
from game.engine.movegen import ALL_DICE, positions_after
from game.engine.position import Position, to_array

STATIC = StaticEvaluator.full()
HAND_MADE = HandMadeEvaluator(STATIC)


@pytest.fixture(scope="module")
def positions() -> np.ndarray:
    """Some hundred positions after a few rolls, and ends of games and races."""
    points = to_array([Position.start()])
    rng = np.random.default_rng(3)
    for _ in range(6):
        rows, results = positions_after(
            points.repeat(21, axis=0), np.tile(ALL_DICE, (len(points), 1))
        )
        del rows
        points = -rng.permutation(results)[:40, ::-1]
    far = np.zeros((4, 26), np.int8)
    far[:, 1] = 2, 0, 15, 0
    far[0, 24], far[1, 7], far[2, 20], far[3, 24] = -2, -15, -3, -15
    return np.concatenate([points, far])


def test_chances_have_the_equity_of_the_evaluation(positions: np.ndarray) -> None:
    found = equity(HAND_MADE.chances(positions))

    assert found == pytest.approx(STATIC.equities(positions), abs=1e-5)


def test_more_than_a_gammon_is_a_backgammon(positions: np.ndarray) -> None:
    win, gammon, backgammon, lose_gammon, lose_backgammon = HAND_MADE.chances(positions).T

    assert (win >= gammon).all()
    assert (gammon >= backgammon).all()
    assert (1 - win >= lose_gammon - 1e-6).all()
    assert (lose_gammon >= lose_backgammon).all()
    assert (lose_backgammon >= 0).all()
    assert (backgammon >= 0).all()


def test_a_finished_game_is_certain() -> None:
    single, gammon = np.zeros((2, 26), np.int8)
    single[24], gammon[24] = -3, -15

    chances = HAND_MADE.chances(np.stack([single, gammon]))

    assert chances.tolist() == [[1, 0, 0, 0, 0], [1, 1, 0, 0, 0]]
