"""What a level needs is read when it first thinks; a file that can't be read stops no game."""

import logging
import shutil
from pathlib import Path

import numpy as np
import pytest
from numpy.typing import NDArray

from game.engine.ai import skill
from game.engine.ai.brain import load_brain
from game.engine.ai.chances import ChanceArray
from game.engine.ai.cube_context import CubeContext, CubeOwner
from game.engine.ai.search import SearchCancelledError
from game.engine.ai.skill import Skill
from game.engine.dice import Roll
from game.engine.notation import parse_play
from game.engine.position import Position
from game.paths import assets

START, ROLL = Position.start(), Roll(3, 1)
SAFE = parse_play("8/5 6/5", START, ROLL).result


class Gambler:
    """Thinks that one play wins more games and all others more gammons."""

    def chances(self, points: NDArray[np.int8]) -> ChanceArray:
        chances = np.tile(np.array([0.45, 0.3, 0, 0, 0], np.float32), (len(points), 1))
        chances[(points == SAFE.points).all(axis=1)] = 0.5, 0, 0, 0, 0
        return chances


@pytest.fixture
def broken(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of the weights, to be damaged."""
    folder = tmp_path / "weights"
    shutil.copytree(assets() / "weights", folder)
    monkeypatch.setattr(skill, "assets", lambda: tmp_path)
    return folder


def test_gammons_do_not_count_at_double_match_point() -> None:
    minds = Skill(Gambler(), minds_score=True)
    last_game = CubeContext(1, CubeOwner.CENTRE, 1, 1)

    for_money = minds.search(CubeContext.money()).rank_plays(START, ROLL)
    for_match = minds.search(last_game).rank_plays(START, ROLL)

    assert for_money[0].play.result != SAFE
    assert for_match[0].play.result == SAFE


@pytest.mark.parametrize("name", ["contact.npz", "pruning.npz", "bearoff-one-sided.npz"])
@pytest.mark.parametrize("missing", [True, False])
def test_without_a_file_a_level_plays_by_the_hand_made_evaluation(
    name: str, missing: bool, broken: Path, caplog: pytest.LogCaptureFixture
) -> None:
    if missing:
        (broken / name).unlink()
    else:
        (broken / name).write_bytes((broken / name).read_bytes()[:-1000])

    brain = load_brain("master")
    with caplog.at_level(logging.ERROR):
        plays = brain.rank_plays(START, ROLL)
        brain.cube_decision(START, CubeContext.money())

    assert plays == load_brain("club").rank_plays(START, ROLL)
    assert len(caplog.records) == 1
    assert f"{name} is {'missing' if missing else 'damaged'}" in caplog.text


def test_nothing_is_read_before_the_first_thought(
    broken: Path, caplog: pytest.LogCaptureFixture
) -> None:
    shutil.rmtree(broken)

    load_brain("master")

    assert not caplog.records


@pytest.mark.parametrize("level", ["expert", "master"])
def test_a_question_ends_when_nobody_wants_the_answer(level: str) -> None:
    brain = load_brain(level)

    with pytest.raises(SearchCancelledError):
        brain.rank_plays(START, ROLL, cancelled=lambda: True)
    with pytest.raises(SearchCancelledError):
        brain.cube_decision(START, CubeContext.money(), lambda: True)
