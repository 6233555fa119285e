from dataclasses import replace

import pytest

from game.engine.errors import InvalidPositionError, NotationError
from game.engine.position import Position
from game.engine.position_id import format_position_id
from game.engine.types import Side
from game.engine.xgid import CubeOffer, Xgid, format_xgid, parse_xgid
from tests.support.oracle import read_rules_records

IMPORTS = {record["id"]: record for record in read_rules_records("import")}
OPENING = "XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:0:10"


@pytest.mark.parametrize(
    ("case", "owner"), [("I01", None), ("I03", Side.WHITE)], ids=["I01", "I03"]
)
def test_position_dice_and_cube_are_exactly_as_listed(case: str, owner: Side | None) -> None:
    text, expected = IMPORTS[case]["text"], IMPORTS[case]["expected"]

    xgid = parse_xgid(text)

    assert list(xgid.position.points) == expected["position_mover_view"]
    assert format_position_id(xgid.position) == expected["position_id_mover_on_roll"]
    assert xgid.turn is Side.WHITE
    assert sorted(xgid.dice or ()) == sorted(expected["dice"])
    assert (xgid.cube, xgid.cube_owner) == (expected["cube"], owner)
    assert format_xgid(xgid) == text


def test_opening() -> None:
    xgid = Xgid(position=Position.start(), turn=Side.WHITE)

    assert format_xgid(xgid) == OPENING
    assert parse_xgid(OPENING) == xgid


def test_black_on_roll_sees_the_position_from_its_side() -> None:
    white = parse_xgid("XGID=a--B----------------b---A-:0:0:1:52:0:0:0:0:10")
    black = parse_xgid("XGID=a--B----------------b---A-:0:0:-1:52:0:0:0:0:10")

    assert black.position == white.position.flipped()


@pytest.mark.parametrize(
    "text",
    [
        "XGID=-b----E-C---eE---c-e----B-:2:-1:-1:D:3:4:1:7:6",
        "XGID=-b----E-C---eE---c-e----B-:1:1:1:B:0:0:2:0:10",
        "XGID=-b----E-C---eE---c-e----B-:1:1:1:R:0:0:3:0:10",
        "XGID=bB----D-C---dD---c-d----A-:0:0:-1:66:10:2:0:11:9",
    ],
)
def test_text_is_written_as_it_was_read(text: str) -> None:
    assert format_xgid(parse_xgid(text)) == text


def test_crawford_and_money_options_share_a_number() -> None:
    crawford = parse_xgid("XGID=-b----E-C---eE---c-e----B-:0:0:1:00:6:0:1:7:10")
    money = parse_xgid("XGID=-b----E-C---eE---c-e----B-:0:0:1:00:6:0:1:0:10")

    assert (crawford.crawford, crawford.jacoby) == (True, False)
    assert (money.crawford, money.jacoby, money.beavers) == (False, True, False)


def test_offered_cube_has_no_dice() -> None:
    xgid = parse_xgid("XGID=-b----E-C---eE---c-e----B-:0:0:1:D:0:0:0:0:10")

    assert (xgid.offer, xgid.dice) == (CubeOffer.DOUBLE, None)


@pytest.mark.parametrize(
    "text",
    [
        *[text for text in IMPORTS["I06"]["text"] if "-c-f-" not in text],
        OPENING[5:],
        OPENING[:-3],
        OPENING + ":1",
        OPENING.replace("E-C", "P-C"),
        OPENING.replace(":0:0:1:", ":16:0:1:"),
        OPENING.replace(":0:0:1:", ":0:2:1:"),
        OPENING.replace(":0:0:1:", ":0:0:0:"),
        OPENING.replace(":00:", ":01:"),
        OPENING.replace(":00:", ":d:"),
        OPENING.replace(":0:10", ":-1:10"),
        OPENING.replace("0:0:0:10", "0:2:5:10"),
    ],
)
def test_text_is_no_xgid(text: str) -> None:
    with pytest.raises(NotationError):
        parse_xgid(text)


@pytest.mark.parametrize(
    "text",
    [
        "XGID=-b----E-C---eE---c-f----B-:0:0:1:00:0:0:0:0:10",
        "XGID=A-----E-C---eE---c-e----B-:0:0:1:00:0:0:0:0:10",
        "XGID=--------------------------:0:0:1:00:0:0:0:0:10",
    ],
)
def test_impossible_position_is_refused(text: str) -> None:
    with pytest.raises(InvalidPositionError):
        parse_xgid(text)


@pytest.mark.parametrize(
    "wrong", [{"cube": 3}, {"cube": 0}, {"cube_limit": 100}, {"white_score": -1}, {"dice": (0, 7)}]
)
def test_what_has_no_form_is_not_written(wrong: dict) -> None:
    with pytest.raises(NotationError):
        format_xgid(replace(parse_xgid(OPENING), **wrong))
