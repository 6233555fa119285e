"""Home boards have dense numbers that every play lowers."""

import numpy as np
import pytest

from game.engine.ai.homes import (
    all_homes,
    are_home,
    boards_up_to,
    home_numbers,
    my_homes,
    their_homes,
)
from game.engine.position import Position, to_array
from tests.support.bearing_off import ROLLS, one_play


def test_every_board_has_a_number_of_its_own() -> None:
    homes = all_homes()

    assert len(homes) == boards_up_to(15) == 54264
    np.testing.assert_array_equal(home_numbers(homes), np.arange(len(homes)))
    assert homes[0].tolist() == [0] * 6
    assert homes[-1].tolist() == [0, 0, 0, 0, 0, 15]


def test_boards_with_fewer_checkers_come_first() -> None:
    counts = all_homes().sum(axis=1)

    assert (np.diff(counts) >= 0).all()
    assert (counts < 15).sum() == boards_up_to(14)
    np.testing.assert_array_equal(all_homes(4), all_homes()[: boards_up_to(4)])


def test_every_play_leads_to_a_lower_number() -> None:
    for number, home in enumerate(all_homes(3).tolist()):
        if number:
            results = {r for high, low, _ in ROLLS for r in one_play(tuple(home), high, low)}
            assert home_numbers(np.array(sorted(results))).max() < number


@pytest.mark.parametrize(
    ("points", "home"),
    [
        ({6: 3, 1: 2, 19: -4, 24: -1}, True),
        ({6: 3}, True),
        ({7: 1, 19: -1}, False),
        ({6: 1, 18: -1}, False),
        ({25: 1, 19: -1}, False),
        ({6: 1, 0: -1}, False),
        ({6: 1, 3: -1}, False),
    ],
)
def test_only_two_sides_at_home_count(points: dict[int, int], home: bool) -> None:
    position = Position.from_points(points.get(point, 0) for point in range(26))

    assert are_home(to_array([position, position.flipped()])).tolist() == [home, home]


def test_each_side_counts_its_own_points() -> None:
    position = Position.from_points({6: 3, 1: 2, 19: -4, 24: -1}.get(p, 0) for p in range(26))

    rows = to_array([position])

    assert my_homes(rows).tolist() == [[2, 0, 0, 0, 0, 3]]
    assert their_homes(rows).tolist() == [[1, 0, 0, 0, 0, 4]]
