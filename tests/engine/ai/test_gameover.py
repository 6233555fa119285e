"""Finished games are worth what the rules say, whoever has won them."""

import numpy as np
import pytest

from game.engine.ai.chances import equity
from game.engine.ai.gameover import GameOverEvaluator, is_over
from game.engine.outcome import kind_of
from game.engine.position import Position, to_array

ENDS = {
    "single": ({24: 3}, 1),
    "gammon": ({24: 15}, 2),
    "just outside the winner's home": ({7: 15}, 2),
    "backgammon": ({24: 14, 6: 1}, 3),
    "backgammon on the bar": ({24: 14, 0: 1}, 3),
    "one off saves it all": ({24: 13, 6: 1}, 1),
}


@pytest.mark.parametrize(("loser", "size"), ENDS.values(), ids=list(ENDS))
def test_a_finished_game_counts_for_both_sides(loser: dict[int, int], size: int) -> None:
    points = [0] * 26
    for point, count in loser.items():
        points[point] = -count
    won = Position.from_points(points)
    rows = to_array([won, won.flipped()])

    chances = GameOverEvaluator().chances(rows)

    assert is_over(rows).all()
    assert equity(chances).tolist() == [size, -size]
    assert kind_of(won).value == size


def test_a_game_with_checkers_of_both_sides_is_not_over() -> None:
    assert not is_over(to_array([Position.start()])).any()


def test_no_rows_are_no_chances() -> None:
    assert GameOverEvaluator().chances(np.zeros((0, 26), np.int8)).shape == (0, 5)
