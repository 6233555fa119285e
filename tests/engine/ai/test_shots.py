"""Shot counts agree with a plain search over all 36 throws."""

from itertools import product
from random import Random

import numpy as np
import pytest

from game.engine.ai.shots import free_throws, hitting_throws
from game.engine.position import Position, to_array


def throws_that_hit(points: tuple[int, ...]) -> tuple[int, int]:
    """Brute force, die by die; the opponent moves upwards and its bar is 0."""
    throws = lost = 0
    for first, second in product(range(1, 7), repeat=2):
        dice = [first] * 4 if first == second else [first, second]
        places = [at for at in range(25) for _ in range(max(-points[at], 0))]
        worst = costliest(points, places, dice)
        throws += worst > 0
        lost += worst
    return throws, lost


def costliest(points: tuple[int, ...], places: list[int], dice: list[int]) -> int:
    worst = 0
    for number, die in enumerate(dice):
        for place in {0} if 0 in places else set(places):
            target = place + die
            if target > 24 or points[target] > 1:
                continue
            moved = [*places, target]
            moved.remove(place)
            here = 25 - target if points[target] == 1 else 0
            worst = max(worst, here, costliest(points, moved, dice[:number] + dice[number + 1 :]))
    return worst


def random_points(random: Random) -> tuple[int, ...]:
    points = [0] * 26
    for sign in (1, -1):
        for _ in range(random.randint(2, 7)):
            at = random.randrange(1, 25)
            if points[at] * sign >= 0:
                points[at] += sign
    points[0] = -random.choice((0, 0, 1, 2, 3))
    return tuple(points)


@pytest.mark.parametrize("seed", range(40))
def test_hitting_throws_and_their_cost_agree_with_a_plain_search(seed: int) -> None:
    points = random_points(Random(seed))

    throws, lost = hitting_throws(np.array([points], np.int8))

    assert (throws[0], lost[0]) == throws_that_hit(points)


def test_a_blot_six_points_away_is_hit_by_seventeen_throws() -> None:
    points = [0] * 26
    points[7], points[1] = 1, -2

    throws, _ = hitting_throws(np.array([points], np.int8))

    assert throws[0] == 17


def test_nothing_is_hit_where_there_is_no_blot() -> None:
    throws, lost = hitting_throws(to_array([Position.start()]))

    assert throws[0] == lost[0] == 0


def test_a_full_prime_lets_nobody_out() -> None:
    points = [0] * 26
    points[2:8] = [2] * 6
    points[1] = -1

    assert free_throws(np.array([points], np.int8))[0, 1] == 0


def test_an_empty_board_stops_nobody() -> None:
    assert free_throws(np.zeros((1, 26), np.int8)).min() == 36
