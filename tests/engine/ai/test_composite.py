"""The composite asks the right part about each row, once, and keeps the rows in order."""

import numpy as np
import pytest

from game.engine.ai.bearoff import BearoffEvaluator
from game.engine.ai.chances import ChanceArray
from game.engine.ai.composite import CompositeEvaluator
from game.engine.ai.gameover import GameOverEvaluator
from game.engine.position import Position, to_array

START = Position.start()
CONTACT, RACE, BEAROFF, WON = "contact", "race", "bearoff", "won"
BOARDS = {
    CONTACT: START,
    RACE: Position.from_points({7: 10, 3: 5, 18: -8, 22: -7}.get(p, 0) for p in range(26)),
    BEAROFF: Position.from_points({6: 8, 3: 5, 19: -8, 22: -6}.get(p, 0) for p in range(26)),
    WON: Position.from_points({19: -8, 22: -6}.get(p, 0) for p in range(26)),
}


class Part:
    """Gives all rows the same chance to win, and counts its rows."""

    def __init__(self, win: float) -> None:
        self.win = win
        self.asked: list[int] = []

    covers = staticmethod(BearoffEvaluator.covers)

    def chances(self, points: np.ndarray) -> ChanceArray:
        self.asked.append(len(points))
        chances = np.zeros((len(points), 5), np.float32)
        chances[:, 0] = self.win
        return chances


@pytest.fixture
def parts() -> dict[str, Part]:
    return {BEAROFF: Part(0.25), RACE: Part(0.5), CONTACT: Part(0.75)}


@pytest.fixture
def composite(parts: dict[str, Part]) -> CompositeEvaluator:
    return CompositeEvaluator(GameOverEvaluator(), parts[BEAROFF], parts[RACE], parts[CONTACT])


def test_each_row_is_judged_by_the_part_that_knows_it(
    composite: CompositeEvaluator, parts: dict[str, Part]
) -> None:
    order = [RACE, CONTACT, WON, BEAROFF, CONTACT, RACE, RACE]

    chances = composite.chances(to_array([BOARDS[name] for name in order]))

    assert chances[:, 0].tolist() == [0.5, 0.75, 1.0, 0.25, 0.75, 0.5, 0.5]
    assert {name: part.asked for name, part in parts.items()} == {
        BEAROFF: [1],
        RACE: [3],
        CONTACT: [2],
    }


def test_a_lost_game_is_over_too(composite: CompositeEvaluator) -> None:
    assert composite.chances(to_array([BOARDS[WON].flipped()]))[0, 0] == 0


@pytest.mark.parametrize("name", [CONTACT, RACE, BEAROFF])
def test_a_batch_of_one_kind_asks_one_part(
    composite: CompositeEvaluator, parts: dict[str, Part], name: str
) -> None:
    composite.chances(to_array([BOARDS[name]] * 3))

    assert [part.asked for part in parts.values() if part.asked] == [[3]]
    assert parts[name].asked == [3]


def test_no_rows_are_no_chances(composite: CompositeEvaluator) -> None:
    assert composite.chances(np.zeros((0, 26), np.int8)).shape == (0, 5)
