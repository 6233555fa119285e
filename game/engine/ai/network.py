"""Networks: positions through dense layers to chances. How they are trained is not in here."""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from game.engine.ai.inputs import Boards, Floats, contact_inputs, race_inputs
from game.engine.ai.weights import Arrays, WeightsError, load_arrays, save_arrays
from game.engine.types import CHECKERS

INPUTS: Mapping[str, Callable[[Boards], Floats]] = {
    "contact": contact_inputs,
    "race": race_inputs,
    "pruning": race_inputs,
}
"""What a network of each kind looks at; "pruning" is for contact too, but quick."""

OUTPUTS = 5
"""Win, win a gammon or more, a backgammon, lose a gammon or more, a backgammon."""

_CHUNK = 1024  # positions abreast: as many as a core's cache holds

Layer = tuple[Floats, Floats]


@dataclass(frozen=True, slots=True, eq=False)
class Network:
    """Dense layers with rectifiers between them and logistic outputs.

    Each layer is a matrix of shape (inputs, outputs) and a bias of shape (outputs,).
    """

    kind: str
    layers: tuple[Layer, ...]

    @classmethod
    def load(cls, path: Path) -> "Network":
        """The network of a file.

        Raises:
            WeightsError: if the file is missing or damaged, or holds no network that fits.
        """
        arrays = load_arrays(path)
        kind = "".join(map(chr, arrays["kind"].tolist())) if "kind" in arrays else ""
        if kind not in INPUTS:
            raise WeightsError(f"{path.name} holds no network of a known kind")
        network = cls(kind, _layers(arrays, path.name))
        width = INPUTS[kind](np.zeros((1, 26), np.int8)).shape[1]
        widths = [width, *(weights.shape[1] for weights, _ in network.layers)]
        fits = widths[-1] == OUTPUTS and all(
            weights.shape == (below, above) and bias.shape == (above,)
            for (weights, bias), below, above in zip(
                network.layers, widths, widths[1:], strict=False
            )
        )
        if not fits:
            raise WeightsError(f"{path.name} has layers of the wrong shape")
        return network

    def save(self, path: Path) -> None:
        """Write the network."""
        arrays: Arrays = {"kind": np.frombuffer(self.kind.encode("ascii"), np.uint8)}
        for number, (weights, bias) in enumerate(self.layers):
            arrays[f"weights{number}"] = weights
            arrays[f"bias{number}"] = bias
        save_arrays(path, arrays)

    def raw(self, positions: Boards) -> Floats:
        """The outputs before the logistic function; shape (n, 5)."""
        signal = INPUTS[self.kind](positions)
        for weights, bias in self.layers[:-1]:
            signal = signal @ weights
            signal += bias
            np.maximum(signal, 0, out=signal)
        weights, bias = self.layers[-1]
        outputs: Floats = signal @ weights + bias
        return outputs


@dataclass(frozen=True, slots=True, eq=False)
class NetworkEvaluator:
    """Chances as a network sees them, kept within what is possible."""

    network: Network

    @classmethod
    def load(cls, path: Path) -> "NetworkEvaluator":
        """With the network of a file; raises as `Network.load` does."""
        return cls(Network.load(path))

    def chances(self, positions: NDArray[np.int8]) -> Floats:
        """Chances of the side that has just played.

        Args:
            positions: shape (n, 26), seen from that side; the opponent is about to roll.

        Returns:
            Shape (n, 5): win, win a gammon or more, a backgammon, lose a gammon or more, a
            backgammon.
        """
        chances = np.empty((len(positions), OUTPUTS), np.float32)
        for start in range(0, len(positions), _CHUNK):
            part = np.ascontiguousarray(positions[start : start + _CHUNK])
            chances[start : start + _CHUNK] = _possible(self.network.raw(part), part)
        return chances


def _possible(raw: Floats, positions: Boards) -> Floats:
    """The logistic function, then no gammon against a side that has borne off, and in order."""
    chances = np.empty_like(raw)
    np.exp(-np.clip(raw, -30, 30), out=chances)
    chances += 1
    np.reciprocal(chances, out=chances)
    theirs_on = np.minimum(positions, 0).sum(axis=1) == -CHECKERS
    mine_on = np.maximum(positions, 0).sum(axis=1) == CHECKERS
    chances[:, 1] = np.minimum(chances[:, 1], chances[:, 0]) * theirs_on
    chances[:, 2] = np.minimum(chances[:, 2], chances[:, 1])
    chances[:, 3] = np.minimum(chances[:, 3], 1 - chances[:, 0]) * mine_on
    chances[:, 4] = np.minimum(chances[:, 4], chances[:, 3])
    return chances


def _layers(arrays: Arrays, name: str) -> tuple[Layer, ...]:
    numbers = sorted(int(key[7:]) for key in arrays if re.fullmatch(r"weights\d+", key))
    if not numbers or numbers != list(range(len(numbers))):
        raise WeightsError(f"{name} holds no layers")
    layers = []
    for number in numbers:
        weights, bias = arrays[f"weights{number}"], arrays.get(f"bias{number}")
        if bias is None or {weights.dtype, bias.dtype} != {np.dtype(np.float32)}:
            raise WeightsError(f"{name} has layers that are not float32")
        layers.append((weights.astype(np.float32), bias.astype(np.float32)))
    return tuple(layers)
