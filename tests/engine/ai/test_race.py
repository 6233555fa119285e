"""Races in which a checker may not get out of the other side's home board in time."""

from dataclasses import dataclass

import numpy as np
import pytest
from numpy.typing import NDArray

from game.engine.ai.bearoff import OneSidedTable
from game.engine.ai.chances import Chances
from game.engine.ai.race import RaceEvaluator
from game.engine.position import to_array
from game.paths import assets
from tests.support.boards import board


@dataclass(frozen=True)
class FixedChances:
    """Stands in for a network that knows nothing of backgammons."""

    chances_always: Chances

    def chances(self, points: NDArray[np.int8]) -> NDArray[np.float32]:
        return np.tile(np.array(self.chances_always, np.float32), (len(points), 1))


@pytest.fixture(scope="module")
def table() -> OneSidedTable:
    return OneSidedTable.load(assets() / "weights")


def judged(table: OneSidedTable, text: str, *chances: float) -> Chances:
    evaluator = RaceEvaluator(FixedChances(Chances(*chances)), table)
    return Chances.from_row(evaluator.chances(to_array([board(text)]))[0])


LATE = 5 / 36
"""A checker five pips from the way out stays with 2-1, 3-1 and 1-1."""


def test_a_backgammon_lost_is_counted_out(table: OneSidedTable) -> None:
    """Black rolls first: a double ends it, and so does the second roll where white has stayed."""
    found = judged(table, "x 23:1 6:14 | o 1:3", 0, 0, 0, 0.9, 0)

    assert found.lose_backgammon == pytest.approx(1 / 6 + 5 / 6 * LATE, abs=1e-4)
    assert found.lose_gammon == pytest.approx(0.9)


def test_what_is_lost_as_a_backgammon_is_lost_as_a_gammon(table: OneSidedTable) -> None:
    found = judged(table, "x 19:1 6:14 | o 1:2", 0, 0, 0, 0.5, 0)

    assert found.lose_backgammon == pytest.approx(1, abs=1e-4)
    assert found.lose_gammon == pytest.approx(1, abs=1e-4)


def test_a_backgammon_won_is_counted_out(table: OneSidedTable) -> None:
    """Black rolls first and leaves with all but five rolls; white then needs a double."""
    found = judged(table, "x 1:3 | o 23:1 6:14", 1, 0, 0, 0, 0)

    assert found.win_backgammon == pytest.approx(LATE / 6, abs=1e-4)
    assert found.win_gammon == pytest.approx(LATE / 6, abs=1e-4)


@pytest.mark.parametrize(
    ("text", "backgammons"),
    [
        pytest.param("x 23:1 6:13 | o 1:3", 0, id="one is off"),
        pytest.param("x 18:1 6:14 | o 1:3", 0, id="none is in the home board"),
        pytest.param("x 23:7 6:8 | o 1:3", 0.25, id="more than the table knows"),
    ],
)
def test_elsewhere_there_are_none_or_the_network_is_believed(
    table: OneSidedTable, text: str, backgammons: float
) -> None:
    assert judged(table, text, 0, 0, 0, 0.75, 0.25) == Chances(0, 0, 0, 0.75, backgammons)
