from itertools import pairwise
from pathlib import Path

import numpy as np
import pytest

from game.engine.ai.inputs import CONTACT_WIDTH, RACE_WIDTH, contact_inputs
from game.engine.ai.network import Network, NetworkEvaluator
from game.engine.ai.weights import WeightsError, save_arrays
from game.engine.position import LENGTH, Position, to_array


def network(kind: str = "contact", *widths: int) -> Network:
    """A network with random weights."""
    random = np.random.default_rng(3)
    all_widths = widths or (CONTACT_WIDTH if kind == "contact" else RACE_WIDTH, 16, 8, 5)
    layers = []
    for below, above in pairwise(all_widths):
        weights = random.normal(size=(below, above)) / np.sqrt(below)
        layers.append((weights.astype(np.float32), random.normal(size=above).astype(np.float32)))
    return Network(kind, tuple(layers))


def positions(count: int = 50) -> np.ndarray:
    random = np.random.default_rng(4)
    points = random.choice(np.array([0, 0, 1, 2, -1, -2], np.int8), size=(count, LENGTH))
    points[:, 0], points[:, 25] = 0, 0
    return points


def test_a_network_is_layers_with_rectifiers_and_logistic_outputs() -> None:
    net, points = network(), positions()
    signal = contact_inputs(points).astype(np.float64)
    for weights, bias in net.layers[:-1]:
        signal = np.maximum(signal @ weights + bias, 0)
    weights, bias = net.layers[-1]

    wins = 1 / (1 + np.exp(-(signal @ weights + bias)[:, 0]))

    np.testing.assert_allclose(NetworkEvaluator(net).chances(points)[:, 0], wins, atol=1e-5)


def test_the_trained_network_is_the_exported_one() -> None:
    torch = pytest.importorskip("torch")
    train_net = pytest.importorskip("game.training.train_net")
    torch.manual_seed(1)
    net = train_net.dense([CONTACT_WIDTH, 64, 32, 5])
    points = positions(300)

    with torch.no_grad():
        wanted = net(torch.from_numpy(contact_inputs(points))).numpy()

    np.testing.assert_allclose(train_net.to_network("contact", net).raw(points), wanted, atol=1e-5)


def test_a_batch_of_any_size_gives_the_same_as_one_by_one() -> None:
    evaluator, points = NetworkEvaluator(network()), positions(2500)

    together = evaluator.chances(points)

    assert together.shape == (2500, 5)
    assert together.dtype == np.float32
    alone = np.concatenate([evaluator.chances(points[at : at + 1]) for at in (0, 1023, 1024, 2499)])
    np.testing.assert_allclose(together[[0, 1023, 1024, 2499]], alone, atol=1e-6)
    assert evaluator.chances(points[:0]).shape == (0, 5)


def test_chances_include_the_larger_wins() -> None:
    win, gammon, backgammon, lose_gammon, lose_backgammon = (
        NetworkEvaluator(network()).chances(to_array([Position.start()] * 2)).T
    )

    assert (backgammon <= gammon).all()
    assert (gammon <= win).all()
    assert (lose_backgammon <= lose_gammon).all()
    assert (lose_gammon <= 1 - win).all()


def test_nobody_who_has_borne_off_loses_a_gammon() -> None:
    start = to_array([Position.start()])
    they_have, we_have = start.copy(), start.copy()
    they_have[0, 1] = -1
    we_have[0, 24] = 1

    chances = NetworkEvaluator(network()).chances(np.concatenate([they_have, we_have]))

    assert (chances[:, 1:] > 0).tolist() == [[False, False, True, True], [True, True, False, False]]


@pytest.mark.parametrize("kind", ["contact", "race", "pruning"])
def test_a_network_comes_back_from_its_file(tmp_path: Path, kind: str) -> None:
    path = tmp_path / "net.npz"
    network(kind).save(path)

    found = Network.load(path)

    assert found.kind == kind
    np.testing.assert_array_equal(found.raw(positions()), network(kind).raw(positions()))


@pytest.mark.parametrize(
    ("net", "fault"),
    [
        (network("contact", CONTACT_WIDTH - 1, 8, 5), "wrong shape"),
        (network("contact", CONTACT_WIDTH, 8, 4), "wrong shape"),
        (Network("tictactoe", network().layers), "known kind"),
        (Network("race", ()), "no layers"),
    ],
    ids=["inputs", "outputs", "kind", "empty"],
)
def test_a_network_that_does_not_fit_is_refused(tmp_path: Path, net: Network, fault: str) -> None:
    path = tmp_path / "net.npz"
    net.save(path)

    with pytest.raises(WeightsError, match=fault):
        Network.load(path)


def test_a_file_of_something_else_is_refused(tmp_path: Path) -> None:
    save_arrays(tmp_path / "table.npz", {"numbers": np.zeros(3)})

    with pytest.raises(WeightsError, match="no network"):
        Network.load(tmp_path / "table.npz")
