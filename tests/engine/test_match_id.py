from dataclasses import replace
from random import Random

import pytest

from game.engine.errors import NotationError
from game.engine.match_id import MatchId, Stage, format_match_id, parse_match_id
from game.engine.outcome import Kind
from game.engine.types import Side

WHITE_TO_PLAY = MatchId(on_roll=Side.WHITE, to_act=Side.WHITE)


def test_example_of_the_manual() -> None:
    """A match to 9, player 0 leads 2-4 with a cube on 2, player 1 has rolled 52."""
    match = parse_match_id("QYkqASAAIAAA")

    assert match == MatchId(
        on_roll=Side.WHITE,
        to_act=Side.WHITE,
        cube=2,
        cube_owner=Side.BLACK,
        dice=(5, 2),
        length=9,
        white_score=4,
        black_score=2,
        jacoby=True,
    )
    assert format_match_id(match) == "QYkqASAAIAAA"


def test_new_match_of_gnu_backgammon() -> None:
    assert parse_match_id("cAgAAAAAAAAA") == replace(
        WHITE_TO_PLAY, stage=Stage.NOT_STARTED, jacoby=True
    )


def test_everything_is_read_as_it_was_written() -> None:
    seed = 12
    print(f"seed {seed}")
    random = Random(seed)
    sides = list(Side)
    for _ in range(500):
        length = random.randint(0, 64)
        match = MatchId(
            on_roll=random.choice(sides),
            to_act=random.choice(sides),
            cube=1 << random.randint(0, 6),
            cube_owner=random.choice([None, *sides]),
            crawford=random.random() < 0.5,
            stage=random.choice(list(Stage)),
            is_doubled=random.random() < 0.5,
            resignation=random.choice([None, *Kind]),
            dice=random.choice([None, (random.randint(1, 6), random.randint(1, 6))]),
            length=length,
            white_score=random.randint(0, length),
            black_score=random.randint(0, length),
            jacoby=random.random() < 0.5,
        )

        assert parse_match_id(format_match_id(match)) == match


@pytest.mark.parametrize(
    "text",
    [
        "",
        "cAgAAAAAAAA",
        "cAgAAAAAAAAAA",
        "cAgAAAAAAAA!",
        "YAgAAAAAAAAA",  # an owner of the cube that is neither player
        "cA8AAAAAAAAA",  # an unknown stage
        "cIkAAAAAAAAA",  # one die alone
        "cIn/AAAAAAAA",  # a seven
        "cAgAAAAAAAD/",  # bits beyond the last field
    ],
)
def test_text_is_no_match_id(text: str) -> None:
    with pytest.raises(NotationError):
        parse_match_id(text)


@pytest.mark.parametrize(
    "match",
    [
        replace(WHITE_TO_PLAY, cube=3),
        replace(WHITE_TO_PLAY, cube=0),
        replace(WHITE_TO_PLAY, cube=1 << 16),
        replace(WHITE_TO_PLAY, length=1 << 15),
        replace(WHITE_TO_PLAY, white_score=-1),
        replace(WHITE_TO_PLAY, dice=(8, 1)),
    ],
)
def test_what_has_no_room_is_not_written(match: MatchId) -> None:
    with pytest.raises(NotationError):
        format_match_id(match)
