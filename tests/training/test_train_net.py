import json
from pathlib import Path

import numpy as np
import pytest

from game.engine.ai.network import NetworkEvaluator
from game.engine.movegen import ALL_DICE, positions_after
from game.engine.position import Position, to_array

pytest.importorskip("torch")
train_net = pytest.importorskip("game.training.train_net")


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """Openings, each with the chances that its lead in the race promises."""
    start = to_array([Position.start()] * len(ALL_DICE))
    rows, once = positions_after(start, ALL_DICE)
    _, points = positions_after(
        np.ascontiguousarray(-once[:, ::-1]), ALL_DICE[rows % len(ALL_DICE)]
    )
    pips = points @ np.arange(26, dtype=np.int64)
    win = 1 / (1 + np.exp((pips - pips.mean()) / 8))
    chances = np.stack([win, win / 4, win / 90, (1 - win) / 4, (1 - win) / 90], axis=1)
    labels = (chances * 65535).astype(np.uint16)
    np.savez(tmp_path / "positions-0.npz", x=points[::2], y=labels[::2])
    np.savez(tmp_path / "validation-2ply.npz", x=points[1::2], y=labels[1::2])
    return tmp_path


def test_a_network_learns_and_reports_how(data: Path, tmp_path: Path) -> None:
    recipe = train_net.Recipe("contact", (16,), passes=8, batch=32, rate=0.01)

    train_net.train(recipe, data, tmp_path / "net.npz")

    report = json.loads((tmp_path / "net.json").read_text())
    errors = [one["equity error"] for one in report["passes"]]
    assert len(errors) == 8
    assert errors[-1] < errors[0] / 2
    assert report["recipe"]["hidden"] == [16]
    with np.load(data / "validation-2ply.npz") as held_out:
        win = NetworkEvaluator.load(tmp_path / "net.npz").chances(held_out["x"])[:, 0]
        assert np.abs(win - held_out["y"][:, 0] / 65535).mean() < 0.1


def test_the_same_recipe_makes_the_same_network(data: Path, tmp_path: Path) -> None:
    recipe = train_net.Recipe("pruning", (8,), passes=1)

    for name in ("one.npz", "two.npz"):
        train_net.train(recipe, data, tmp_path / name)

    assert (tmp_path / "one.npz").read_bytes() == (tmp_path / "two.npz").read_bytes()


def test_a_training_can_begin_with_given_weights(data: Path, tmp_path: Path) -> None:
    train_net.train(train_net.Recipe("pruning", (8,), 6, 32, 0.01), data, tmp_path / "one.npz")
    again = train_net.Recipe("pruning", (8,), 1, rate=0.0, start=str(tmp_path / "one.npz"))

    train_net.train(again, data, tmp_path / "two.npz")

    assert (tmp_path / "one.npz").read_bytes() == (tmp_path / "two.npz").read_bytes()


def test_a_training_ends_with_its_time(data: Path, tmp_path: Path) -> None:
    recipe = train_net.Recipe("pruning", (8,), passes=100_000, minutes=0.002)

    train_net.train(recipe, data, tmp_path / "net.npz")

    assert len(json.loads((tmp_path / "net.json").read_text())["passes"]) < 1000
