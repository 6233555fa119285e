import shutil
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Barrier

import numpy as np
import pytest

from game.engine.ai import weights
from game.engine.ai.loading import (
    load_evaluator,
    load_evaluators,
    load_search,
    one_sided_table,
)
from game.engine.ai.search import ONE_ROLL
from game.engine.ai.weights import WeightsError
from game.engine.dice import Roll
from game.engine.notation import format_play
from game.engine.position import Position, to_array
from game.paths import assets

WEIGHTS = assets() / "weights"
MOST_MEBIBYTES = 12


def test_the_start_is_nearly_even_for_whoever_does_not_roll() -> None:
    win, gammon, _, lose_gammon, _ = load_evaluator(WEIGHTS).chances(to_array([Position.start()]))[
        0
    ]

    assert 0.44 < win < 0.50
    assert 0.08 < gammon < lose_gammon < 0.20


@pytest.mark.parametrize(
    ("roll", "play"),
    [("31", "8/5 6/5"), ("42", "8/4 6/4"), ("61", "13/7 8/7"), ("65", "24/13")],
)
def test_the_search_opens_as_everybody_does(roll: str, play: str) -> None:
    ranked = load_search(WEIGHTS, ONE_ROLL).rank_plays(Position.start(), Roll.parse(roll))

    assert format_play(ranked[0].play) == play


def test_all_phases_are_judged() -> None:
    race, over, bearoff = np.zeros((3, 26), np.int8)
    race[[5, 9]], race[[16, 20]] = (10, 5), (-9, -6)
    over[20] = -10
    bearoff[[1, 24]] = 2, -4

    chances = load_evaluator(WEIGHTS).chances(np.stack([race, over, bearoff]))

    assert chances[1].tolist() == [1, 0, 0, 0, 0]
    assert 0.8 < chances[2, 0] < 1
    assert chances[0, 0] > 0.5


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    shutil.copytree(WEIGHTS, tmp_path / "weights")
    (tmp_path / "weights" / "race.npz").unlink()

    with pytest.raises(WeightsError, match=r"race\.npz is missing"):
        load_evaluator(tmp_path / "weights")


def test_whoever_asks_gets_the_same_tables_and_networks() -> None:
    master, expert = load_evaluators(WEIGHTS), load_evaluators(WEIGHTS, "contact-small")

    assert load_evaluators(WEIGHTS).best.contact is master.best.contact
    assert expert.endings is master.endings
    assert expert.quick.contact is master.quick.contact
    assert expert.best.contact is not master.best.contact
    assert master.best.bearoff.one_sided is one_sided_table(WEIGHTS)


def test_threads_that_ask_at_once_read_no_file_twice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shutil.copytree(WEIGHTS, tmp_path / "weights")
    threads = 4
    together, read = Barrier(threads), []
    really_read = Path.read_bytes

    def counted(path: Path) -> bytes:
        read.append(path.name)
        return really_read(path)

    def ask(_: int) -> object:
        together.wait()
        return load_evaluators(tmp_path / "weights").endings

    monkeypatch.setattr(weights.Path, "read_bytes", counted)
    with ThreadPoolExecutor(threads) as pool:
        endings = set(map(id, pool.map(ask, range(threads))))

    assert len(endings) == 1
    assert sorted(read) == sorted(set(read))
    assert "bearoff-two-sided.npz" in read


def test_what_could_not_be_read_is_tried_again(tmp_path: Path) -> None:
    with pytest.raises(WeightsError):
        one_sided_table(tmp_path)
    shutil.copy(WEIGHTS / "bearoff-one-sided.npz", tmp_path)

    assert one_sided_table(tmp_path).all_off.exactly.any()


def test_weights_and_tables_stay_small() -> None:
    size = sum(path.stat().st_size for path in WEIGHTS.iterdir())

    assert size < MOST_MEBIBYTES * 2**20
