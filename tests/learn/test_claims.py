"""Everything that the pages claim about their boards is held against the engine."""

import json
from pathlib import Path
from typing import Any

import pytest

from game.engine.ai.brain import ComputerBrain, strongest
from game.engine.position import Position
from game.learn.claims import JUDGED, PROOFS, denied
from game.learn.illustration import load_illustrations
from tests.support.illustrations import SHIPPED, shipped

START = list(Position.start().points)


@pytest.fixture(scope="module")
def expert() -> ComputerBrain:
    return strongest()


def test_the_engine_finds_everything_as_claimed(
    expert: ComputerBrain, capsys: pytest.CaptureFixture[str]
) -> None:
    boards = shipped()

    assert list(denied(SHIPPED, boards, expert)) == []

    count = sum(len(board.claims) for board in boards.values())
    with capsys.disabled():
        print(f"\nthe engine holds with {count} claims about {len(boards)} boards")


def test_every_board_claims_something_and_every_claim_is_used() -> None:
    boards = shipped().values()

    assert [board.name for board in boards if not board.claims] == []
    assert {claim.key for board in boards for claim in board.claims} == {*PROOFS, *JUDGED}


def wrong_of(folder: Path, expert: ComputerBrain, claims: object, **fields: object) -> list[str]:
    path = folder / "boards.json"
    path.write_text(
        json.dumps({"one": {"position": START, "claims": claims, **fields}}), encoding="utf-8"
    )
    return list(denied(path, load_illustrations(path), expert))


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("first_moves", 8),
        ("plays", 15),
        ("plays", True),
        ("dice_played", 1),
        ("only_first", ["24/23"]),
        ("only_play", "8/5 6/5"),
        ("other_play", "8/5 6/5"),
        ("never_first", [24]),
        ("never_moves", [13]),
        ("single_die", [8, 3]),
        ("hits", [5]),
        ("held_after", [4]),
        ("borne_off", {"8/5 6/5": 1}),
        ("pips", [167, 166]),
        ("checkers", {"24": 2}),
        ("closed", [18]),
        ("prime", [5, 6]),
        ("race", True),
        ("shots", 3),
        ("entering", 36),
        ("ties", 5),
        ("points_won", 1),
        ("pass_points", 2),
        ("taken_cube", 4),
        ("may_double", {"white": True, "black": False}),
        ("crawford", True),
        ("best_play", {"play": "24/20", "margin": 0.05}),
        ("best_play", {"play": "8/5 6/5", "margin": 0.9}),
        ("best_play", {"play": "8/5 6/5", "margin": 0}),
        ("best_play", "8/5 6/5"),
        ("cube_action", {"action": "double, take", "margin": 0.01}),
        ("colour", "brown"),
        ("plays", "many"),
        ("only_first", 7),
    ],
)
def test_a_wrong_claim_is_denied_with_its_file_board_and_key(
    tmp_path: Path, expert: ComputerBrain, key: str, value: Any
) -> None:
    wrong = wrong_of(tmp_path, expert, {key: value}, dice=[3, 1], play="8/5 6/5")

    assert len(wrong) == 1
    assert wrong[0].startswith(f"{tmp_path / 'boards.json'}: one: {key}: ")


@pytest.mark.parametrize("key", ["plays", "only_play", "best_play", "wins_always"])
def test_a_claim_about_plays_needs_dice(tmp_path: Path, expert: ComputerBrain, key: str) -> None:
    claims = {key: {"play": "8/5 6/5", "margin": 0.1} if key == "best_play" else 1}

    assert "there are no dice" in wrong_of(tmp_path, expert, claims)[0]


def test_a_losing_roll_is_one_after_which_the_opponent_cannot_fail(
    tmp_path: Path, expert: ComputerBrain
) -> None:
    last = [0, *[0] * 4, 1, *[0] * 13, -2, *[0] * 6]

    wrong = wrong_of(tmp_path, expert, {"losing_rolls": 5}, position=last)

    assert "the opponent may fail too" in wrong[0]
