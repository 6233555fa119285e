"""The nineteen positions that the rules were written down with are on the pages, unchanged."""

import json
from typing import Any

import pytest

from game.engine.position import Position
from game.learn.illustration import Illustration
from game.learn.proofs import scoring
from tests.support.illustrations import shipped
from tests.support.oracle import DATA

SEEDS = json.loads((DATA / "seed_positions.json").read_text("utf-8"))["positions"]


def test_there_are_nineteen() -> None:
    assert len(SEEDS) == 19


@pytest.mark.parametrize("seed", SEEDS, ids=lambda seed: seed["id"])
class TestSeed:
    def test_stands_as_it_was_written_down(self, seed: dict[str, Any]) -> None:
        board = shipped()[seed["id"]]

        assert board.position == Position.from_points(seed["board"])
        assert [board.roll.high, board.roll.low] == seed["dice"]

    def test_is_played_as_it_was_written_down(self, seed: dict[str, Any]) -> None:
        moves = [[move.source, move.target, move.die] for move in shipped()[seed["id"]].moves]

        if "shown_steps" in seed["expect"]:
            assert moves == seed["expect"]["shown_steps"]

    def test_claims_what_was_expected(self, seed: dict[str, Any]) -> None:
        board, expect = shipped()[seed["id"]], seed["expect"]

        for expected, key in (
            ("n_first_moves", "first_moves"),
            ("n_dice", "dice_played"),
            ("cube", "cube"),
            ("multiplier", "win_size"),
            ("points", "points_won"),
            ("opponent_bar_after", "opponent_bar_after"),
            ("other", "other_play"),
        ):
            if expected in expect:
                assert claims_of(board)[key] == expect[expected]
        if expect.get("n_plays") == 1:
            assert "only_play" in claims_of(board)
        elif "n_plays" in expect:
            assert claims_of(board)["plays"] == expect["n_plays"]

    def test_counts_as_it_was_written_down(self, seed: dict[str, Any]) -> None:
        if "points" in seed["expect"]:
            assert scoring.points_won(shipped()[seed["id"]], None) == seed["expect"]["points"]


def claims_of(board: Illustration) -> dict[str, object]:
    return {claim.key: claim.value for claim in board.claims}
