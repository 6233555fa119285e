from random import Random

import pytest

from game.engine.errors import InvalidPositionError, NotationError, PositionFault
from game.engine.position import Position
from game.engine.position_id import format_position_id, parse_position_id, to_base64
from tests.support.boards import board
from tests.support.oracle import read_rules_records
from tests.support.positions import random_position

PLAYS = read_rules_records("plays")


def test_start() -> None:
    assert format_position_id(Position.start()) == "4HPwATDgc/ABMA"


def test_ids_of_the_rules_cases() -> None:
    for record in PLAYS:
        position = Position.from_points(record["position"])

        assert format_position_id(position) == record["position_id"]
        assert parse_position_id(record["position_id"]) == position


def test_both_bars_are_kept() -> None:
    """Rules case I05."""
    position = parse_position_id("AACAewAAgAYAAA")

    assert position == board("x bar:2 24:1 | o bar:4 24:3")
    assert format_position_id(position) == "AACAewAAgAYAAA"


def test_random_positions_are_read_as_they_were_written() -> None:
    seed = 9
    print(f"seed {seed}")
    random = Random(seed)
    for _ in range(1000):
        position = random_position(random)

        assert parse_position_id(format_position_id(position)) == position


@pytest.mark.parametrize(
    "text",
    [
        "",
        "4HPwATDgc/ABM",
        "4HPwATDgc/ABMAA",
        "4HPwATDgc/ABM!",
        "4HPwATDgc/AB\u00e9A",
        "4HPwATDgc_ABMA",
        " 4HPwATDgc/ABM",
        "4HPwATDgc/ABMB",
        "//////////////",
        "////////////AA",
        "4HPwATDgc/AB//",
    ],
)
def test_text_is_no_position_id(text: str) -> None:
    """Rules case I06, and texts that differ from an ID in one place."""
    with pytest.raises(NotationError):
        parse_position_id(text)


def test_sixteen_checkers_are_refused() -> None:
    sixteen = Position((0, *[0] * 23, -1, 16))

    with pytest.raises(InvalidPositionError) as caught:
        parse_position_id(format_position_id(sixteen))

    assert caught.value.fault is PositionFault.TOO_MANY_CHECKERS


def test_empty_board_is_refused() -> None:
    with pytest.raises(InvalidPositionError):
        parse_position_id("AAAAAAAAAAAAAA")


def test_two_sides_on_one_point_are_refused() -> None:
    """Their checker on their 24 point, ours on the ace point behind their 25 places."""
    bits = 1 << 23 | 1 << 26

    with pytest.raises(NotationError, match="one point"):
        parse_position_id(to_base64(bits, 10))
