import os
from random import Random

import pytest

from game.engine.dice import Roll
from game.engine.errors import AmbiguousPlayError, IllegalPlayError, NotationError
from game.engine.movegen import legal_plays
from game.engine.notation import format_play, parse_play
from game.engine.play import CheckerMove, Play
from game.engine.position import Position
from game.engine.turn import Turn
from tests.support.boards import board
from tests.support.oracle import read_rules_records
from tests.support.positions import random_position, random_roll

START = Position.start()

RULES = read_rules_records("plays")


def parsed(text: str, position: str | Position, high: int, low: int) -> str:
    """What a text is written as after it has been read."""
    where = board(position) if isinstance(position, str) else position
    return format_play(parse_play(text, where, Roll(high, low)))


@pytest.mark.parametrize("record", RULES, ids=lambda record: record["id"])
def test_rules_cases_are_written_as_expected_and_read_in_other_forms(record: dict) -> None:
    position = Position.from_points(record["position"])
    roll = Roll(*record["dice"])
    written = {play.result.points: format_play(play) for play in legal_plays(position, roll)}

    for play in record["expected"]["legal_plays"] or ():
        assert written[tuple(play["result"])] == play["notation"]
        for text in (play["notation"], *play["also_written"]):
            assert parse_play(text, position, roll).result.points == tuple(play["result"])


def test_what_is_written_is_read_as_the_same_play() -> None:
    seed = int(os.environ.get("FAIRGAMMON_SEED", "41"))
    print(f"seed {seed}: set FAIRGAMMON_SEED to try others")
    random = Random(seed)
    for _ in range(80):
        position, roll = random_position(random), random_roll(random)
        plays = legal_plays(position, roll)
        texts = [format_play(play) for play in plays]

        assert len(set(texts)) == len(texts)
        for play, text in random.sample(list(zip(plays, texts, strict=True)), min(4, len(plays))):
            assert parse_play(text, position, roll) == play
            assert parse_play(text.upper().replace("*", ""), position, roll).result in {
                other.result for other in plays
            }


def test_text_does_not_depend_on_the_order_of_moves() -> None:
    turn = Turn(START, Roll(3, 1))
    one = turn.play(CheckerMove(8, 5, 3)).play(CheckerMove(6, 5, 1))
    other = turn.play(CheckerMove(6, 5, 1)).play(CheckerMove(8, 5, 3))

    assert format_play(one.moves, START) == format_play(other.moves, START) == "8/5 6/5"


def test_half_a_roll_is_written_too() -> None:
    assert format_play((CheckerMove(8, 5, 3),), board("x 8:2 | o 20:1")) == "8/5*"


def test_moves_alone_have_no_text() -> None:
    with pytest.raises(TypeError):
        format_play((CheckerMove(8, 5, 3),))


@pytest.mark.parametrize(
    ("position", "roll", "text", "written"),
    [
        (START, (3, 1), "8/5 6/5", "8/5 6/5"),
        (START, (3, 1), "6/5, 8/5", "8/5 6/5"),
        (START, (6, 5), "24/18/13", "24/13"),
        (START, (6, 5), "24/18 18/13", "24/13"),
        (START, (6, 5), "24/13", "24/13"),
        (START, (4, 4), "24/20(2) 13/9(2)", "24/20(2) 13/9(2)"),
        (START, (4, 4), "24/20 13/9 24/20 13/9", "24/20(2) 13/9(2)"),
        ("x bar:1 13:2 | o 3:1", (3, 2), "BAR/22* 13/11", "bar/22* 13/11"),
        ("x bar:1 13:2 | o 3:1", (3, 2), "25/22 13/11", "bar/22* 13/11"),
        ("x bar:1 13:2 | o 3:1", (3, 2), "bar/20", "bar/20"),
        ("x 6:1 4:1 | o bar:1", (6, 4), "6/OFF 4/off", "6/off 4/off"),
        ("x 6:1 4:1 | o bar:1", (6, 4), "6/0 4/0", "6/off 4/off"),
        ("x 24:1 | o 7:1 20:2", (6, 2), "24/18/16", "24/18*/16"),
        ("x 24:1 | o 7:1 20:2", (6, 2), "24/18*/16", "24/18*/16"),
        ("x 24:1 | o 7:1 20:2", (6, 2), "24/22/16", "24/16"),
        ("x 24:1 | o 7:1 20:2", (6, 2), "24/16", "24/16"),
        ("x 8:2 6:2 | o 20:1", (3, 1), "8/5* 6/5*", "8/5* 6/5"),
        ("x 8:2 | o 20:1 23:1", (3, 3), "8/5*/2*(2)", "8/5*/2* 8/2"),
        ("x 8:2 | o 20:1 23:1", (3, 3), "8/2*(2)", "8/5*/2* 8/2"),
        ("x 8:2 | o 23:1", (3, 3), "8/2*(2)", "8/2*(2)"),
    ],
)
def test_texts_of_plays(
    position: str | Position, roll: tuple[int, int], text: str, written: str
) -> None:
    assert parsed(text, position, *roll) == written


def test_stop_is_left_out_only_where_one_way_hits_nothing() -> None:
    both_ways_hit = board("x 24:1 | o 7:1 3:1 20:2")

    with pytest.raises(AmbiguousPlayError, match=r"24/16.*24/18\*/16 or 24/22\*/16"):
        parse_play("24/16", both_ways_hit, Roll(6, 2))
    assert parsed("24/22/16", both_ways_hit, 6, 2) == "24/22*/16"


def test_no_move() -> None:
    dancing = board("x bar:1 | o 1:2 6:2")

    for text in ("", "  ", "-"):
        assert parse_play(text, dancing, Roll(6, 1)) == Play((), dancing)
    assert format_play(Play((), dancing)) == "-"


def test_early_win_is_read() -> None:
    assert parse_play("2/off", board("x 2:1 | o 24:1 bar:1"), Roll(4, 1)).hits == frozenset()


@pytest.mark.parametrize(
    ("text", "at"),
    [
        ("hello", 0),
        ("8/5 65", 4),
        ("8", 0),
        ("8/", 0),
        ("/5", 0),
        ("8//5", 0),
        ("8/5)", 0),
        ("8/5(0)", 0),
        ("8/5(5)", 0),
        ("8*/5", 0),
        ("off/5", 0),
        ("8/bar", 0),
        ("5/8", 0),
        ("5/5", 0),
        ("0/5", 0),
        ("26/20", 0),
        ("6/off*", 0),
        ("\u0668/\u0665", 0),
        ("8/5 - 6/5", 4),
        ("8/5(4) 6/5", 7),
        ("8/5 " * 10_000, 16),
        ("1" * 100_000, 0),
    ],
)
def test_text_is_no_play(text: str, at: int) -> None:
    with pytest.raises(NotationError) as caught:
        parse_play(text, START, Roll(3, 1))

    assert (caught.value.text, caught.value.at) == (text, at)
    assert len(str(caught.value)) < 300


@pytest.mark.parametrize(
    "text",
    ["8/5", "", "8/5 6/5 6/5", "8/5(2)", "8/4 6/5", "8/2", "9/5", "24/20*", "8/5* 6/5", "13/9/7"],
)
def test_play_is_not_legal(text: str) -> None:
    with pytest.raises(IllegalPlayError) as caught:
        parse_play(text, START, Roll(3, 1))

    assert repr(text) in str(caught.value)
    assert "4HPwATDgc/ABMA" in str(caught.value)


def test_move_without_a_legal_roll_is_not_legal() -> None:
    with pytest.raises(IllegalPlayError):
        parse_play("6/5", board("x bar:1 6:1 | o 1:2 6:2"), Roll(6, 1))
