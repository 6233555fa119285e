from random import Random

import numpy as np

from game.engine.position import to_array
from game.engine.steps import BOARD, movable, moved, sources
from tests.support.boards import board
from tests.support.positions import random_position


def starts(text: str, die: int) -> list[int]:
    return sources(board(text).points, die)


def test_closed_point_stops_a_checker_and_a_blot_does_not() -> None:
    assert starts("x 8:1 | o 20:2", 3) == []
    assert starts("x 8:1 | o 20:1", 3) == [8]


def test_checker_on_the_bar_goes_first() -> None:
    assert starts("x bar:1 6:2 | o 6:2", 3) == [25]
    assert starts("x bar:1 6:2 | o 3:2", 3) == []


def test_nothing_is_borne_off_while_a_checker_is_outside() -> None:
    assert starts("x 7:1 3:1 | o 24:2", 3) == [7]
    assert starts("x 7:1 3:1 | o 21:2", 3) == []


def test_exact_point_is_borne_off_beside_a_move_inside() -> None:
    assert starts("x 6:1 3:1 | o bar:1", 3) == [6, 3]


def test_large_die_bears_off_from_the_highest_point_only() -> None:
    assert starts("x 5:1 3:2 | o bar:1", 6) == [5]
    assert starts("x 6:1 3:1 | o bar:1", 5) == [6]


def test_hit_sends_the_blot_to_the_bar() -> None:
    position = board("x 8:1 6:2 | o 20:1 1:1")

    assert moved(position.points, 8, 3) == board("x 6:2 5:1 | o bar:1 1:1").points


def test_borne_off_checker_leaves_the_board() -> None:
    assert moved(board("x 3:2 | o bar:2").points, 3, 6) == board("x 3:1 | o bar:2").points


def test_array_and_number_obey_the_same_rule() -> None:
    seed = 20_117
    print(f"seed {seed}")
    random = Random(seed)
    positions = [random_position(random) for _ in range(500)]
    points = to_array(positions)
    places = 1 << np.arange(26)
    mine = ((points > 0) @ places).astype(np.int32)
    open_points = ((points > -2) @ places).astype(np.int32) & BOARD
    for die in range(1, 7):
        bits = movable(mine, open_points, np.full(500, die, dtype=np.int32))

        assert [
            sorted(point for point in range(26) if row >> point & 1) for row in bits.tolist()
        ] == [sorted(sources(position.points, die)) for position in positions]
