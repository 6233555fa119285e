"""Chances: what they are worth, and how the other side sees them."""

import numpy as np
import pytest

from game.engine.ai.chances import Chances, equity, other_side

ROWS = np.array([[0.5, 0.2, 0.1, 0.15, 0.05], [1, 1, 0, 0, 0], [0, 0, 0, 1, 1]], np.float32)


def test_equity_counts_gammons_twice_and_backgammons_three_times() -> None:
    np.testing.assert_allclose(equity(ROWS), [0.1, 2, -3], atol=1e-6)


def test_one_position_is_worth_the_same_as_a_row() -> None:
    for row in ROWS:
        assert Chances.from_row(row).equity == pytest.approx(float(equity(row)))


def test_the_other_side_loses_what_this_side_wins() -> None:
    np.testing.assert_allclose(equity(other_side(ROWS)), -equity(ROWS), atol=1e-6)
    for row, turned in zip(ROWS, other_side(ROWS), strict=True):
        assert Chances.from_row(row).other_side() == pytest.approx(Chances.from_row(turned))


def test_turning_twice_changes_nothing() -> None:
    np.testing.assert_allclose(other_side(other_side(ROWS)), ROWS, atol=1e-7)
