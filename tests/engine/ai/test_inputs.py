import numpy as np
import pytest

from game.engine.ai import inputs
from game.engine.ai.inputs import (
    CONTACT_WIDTH,
    FACTS,
    RACE_WIDTH,
    WIDTH_OF_POINT,
    contact_inputs,
    race_inputs,
)
from game.engine.ai.shots import hitting_throws
from game.engine.position import LENGTH, Position, to_array

POINTS = LENGTH * WIDTH_OF_POINT


def board(**checkers: int) -> np.ndarray:
    """A batch of one; `p6=5` are five checkers of ours on point 6, `p0` is their bar."""
    points = np.zeros((1, LENGTH), np.int8)
    for name, count in checkers.items():
        points[0, int(name[1:])] = count
    return points


def fact(points: np.ndarray, name: str, *, theirs: bool = False) -> float:
    at = POINTS + FACTS.index(name) + (len(FACTS) if theirs else 0)
    return float(contact_inputs(points)[0, at])


@pytest.mark.parametrize(
    ("count", "numbers"),
    [
        (0, [0, 0, 0, 0, 0, 0, 0, 0]),
        (1, [1, 0, 0, 0, 0, 0, 0, 0]),
        (2, [0, 1, 0, 0, 0, 0, 0, 0]),
        (3, [0, 0, 1, 0, 0, 0, 0, 0]),
        (7, [0, 0, 1, 2, 0, 0, 0, 0]),
        (-2, [0, 0, 0, 0, 0, 1, 0, 0]),
        (-15, [0, 0, 0, 0, 0, 0, 1, 6]),
    ],
)
def test_each_point_has_four_numbers_a_side(count: int, numbers: list[float]) -> None:
    found = race_inputs(board(p9=count))[0, 9 * WIDTH_OF_POINT : 10 * WIDTH_OF_POINT]

    assert found.tolist() == numbers


def test_inputs_have_the_width_they_say() -> None:
    start = to_array([Position.start()] * 3)

    assert contact_inputs(start).shape == (3, CONTACT_WIDTH)
    assert race_inputs(start).shape == (3, RACE_WIDTH)
    assert contact_inputs(start[:0]).shape == (0, CONTACT_WIDTH)


def test_facts_about_both_sides_change_places_when_the_board_is_turned() -> None:
    points = board(p6=4, p8=1, p20=2, p5=-2, p11=-1, p17=-3, p0=-1)
    turned = np.ascontiguousarray(-points[:, ::-1])

    seen, other = contact_inputs(points)[0, POINTS:], contact_inputs(turned)[0, POINTS:]

    assert seen.tolist() == [*other[len(FACTS) :], *other[: len(FACTS)]]


@pytest.mark.parametrize(
    ("points", "throws"),
    [
        (board(p6=1, p5=-1), 11),
        (board(p12=1, p6=-1), 17),
        (board(p24=1, p1=-1), 0),
        (board(p6=1, p0=-1), 17),
        (board(p6=1, p3=2, p0=-1), 16),  # 33 is stopped
        (board(p6=1, p0=-2), 13),  # sixes; 22 and 33 enter both and go on
    ],
    ids=["near", "six away", "far", "from the bar", "held point", "two on the bar"],
)
def test_shots_are_counted(points: np.ndarray, throws: int) -> None:
    assert fact(points, "shots") * 36 == pytest.approx(throws)


def test_shots_are_those_that_a_slower_count_finds() -> None:
    random = np.random.default_rng(5)
    points = random.choice(np.array([0, 0, 0, 1, 2, -1, -2], np.int8), size=(400, LENGTH))
    points[:, 0] = random.choice([0, 0, -1, -2], size=400)
    points[:, 25] = 0

    found = contact_inputs(points)[:, POINTS + FACTS.index("shots")] * 36

    np.testing.assert_allclose(found, hitting_throws(points)[0], atol=1e-4)


def test_a_full_prime_holds_everything() -> None:
    points = board(p2=2, p3=2, p4=2, p5=2, p6=2, p7=2, p1=-1)

    assert fact(points, "longest prime") == pytest.approx(1)
    assert fact(points, "the last one held") == pytest.approx(1)
    assert fact(points, "home points") == pytest.approx(5 / 6)


def test_a_checker_in_the_open_runs_with_any_throw() -> None:
    assert fact(board(p24=1, p1=-1), "the last one held") == 0


def test_the_tables_are_not_changed_by_use() -> None:
    before = inputs._CELLS.copy()

    contact_inputs(to_array([Position.start()]))

    assert np.array_equal(before, inputs._CELLS)
