"""Illustrations are read strictly, and say what is wrong with the file, the board and the key."""

import json
from pathlib import Path

import pytest

from game import paths
from game.engine.play import CheckerMove
from game.engine.position import Position
from game.engine.types import Side
from game.learn.illustration import FILE, Illustration, LearnDataError, load_illustrations

START = list(Position.start().points)


def written(folder: Path, **fields: object) -> Path:
    path = folder / "boards.json"
    path.write_text(json.dumps({"one": fields}), encoding="utf-8")
    return path


def read(folder: Path, **fields: object) -> Illustration:
    return load_illustrations(written(folder, **fields))["one"]


def test_the_file_that_is_shipped_is_read() -> None:
    assert "opening-31" in load_illustrations(paths.assets() / FILE)


def test_a_play_is_shown_move_by_move_as_it_is_written(tmp_path: Path) -> None:
    shown = read(tmp_path, position=START, dice=[1, 3], play="6/5 8/5")

    assert shown.moves == (CheckerMove(6, 5, 1), CheckerMove(8, 5, 3))


def test_a_play_may_stop_before_the_roll_is_played(tmp_path: Path) -> None:
    shown = read(tmp_path, position=START, dice=[5, 5], play="13/3")

    assert shown.moves == (CheckerMove(13, 8, 5), CheckerMove(8, 3, 5))


def test_a_board_of_black_is_turned_round_for_the_reader(tmp_path: Path) -> None:
    points = [0, *[0] * 5, 2, *[0] * 11, -1, *[0] * 7]

    shown = read(tmp_path, position=points, on_roll="black")

    assert shown.on_roll is Side.BLACK
    assert shown.board == Position(tuple(points)).flipped()


@pytest.mark.parametrize(
    ("key", "fields"),
    [
        ("position", {}),
        ("position", {"position": START[1:]}),
        ("position", {"position": [1, *START[1:]]}),
        ("position", {"position": [0, 16, *[0] * 24]}),
        ("dices", {"position": START, "dices": [3, 1]}),
        ("dice", {"position": START, "dice": [7, 1]}),
        ("dice", {"position": START, "dice": [1]}),
        ("play", {"position": START, "play": "8/5"}),
        ("play", {"position": START, "dice": [3, 1], "play": "8/6"}),
        ("play", {"position": START, "dice": [3, 1], "play": "8/5*"}),
        ("play", {"position": START, "dice": [3, 1], "play": "eight"}),
        ("play", {"position": START, "try": True}),
        ("try", {"position": START, "try": 1}),
        ("points", {"position": START, "points": [25]}),
        ("points", {"position": START, "points": [5, 5]}),
        ("refused", {"position": START, "refused": [[26, 1]]}),
        ("refused", {"position": START, "refused": [[6]]}),
        ("cube", {"position": START, "cube": {"value": 3, "owner": "white"}}),
        ("cube", {"position": START, "cube": {"value": 2}}),
        ("cube", {"position": START, "cube": {"value": 2, "owner": "red"}}),
        ("score", {"position": START, "score": {"length": 5}}),
        ("claims", {"position": START, "claims": ["plays"]}),
        ("on_roll", {"position": START, "on_roll": "red"}),
    ],
)
def test_what_is_wrong_is_told(tmp_path: Path, key: str, fields: dict[str, object]) -> None:
    path = written(tmp_path, **fields)

    with pytest.raises(LearnDataError) as told:
        load_illustrations(path)

    assert str(told.value).startswith(f"{path}: one: {key}: ")


@pytest.mark.parametrize(
    "text", ["", "[]", '{"one": 1}', '{"one": {"try": true, "try": false}}', "\xff"]
)
def test_a_file_of_another_kind_is_told(tmp_path: Path, text: str) -> None:
    path = tmp_path / "boards.json"
    path.write_bytes(text.encode("latin-1"))

    with pytest.raises(LearnDataError, match=r"boards\.json"):
        load_illustrations(path)


def test_a_file_that_is_missing_is_told(tmp_path: Path) -> None:
    with pytest.raises(LearnDataError, match=r"boards\.json"):
        load_illustrations(tmp_path / "boards.json")
