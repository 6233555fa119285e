"""Trains one network on labelled positions and writes its weights and a report.

    python -m game.training.train_net contact --data FOLDER --out assets/weights/contact.npz

The folder holds `positions-*.npz` and `validation-2ply.npz`, each with `x`, int8 of shape (n, 26),
positions seen by the side that has just played, and `y`, uint16 of shape (n, 5), its chances times
65535. The loss is the cross-entropy of the five chances plus half the squared error of the equity;
Adam's learning rate falls to nothing along a cosine. Weights are written after each pass. Same
seed, data, options and number of threads give the same weights (with `--minutes` only as long as
the machine is as fast; the report says how many steps were made).
"""

import argparse
import json
import math
from dataclasses import asdict, dataclass, field
from itertools import pairwise
from pathlib import Path
from time import monotonic

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn

from game.engine.ai.features import has_contact
from game.engine.ai.homes import are_home
from game.engine.ai.network import INPUTS, Network

CHUNK = 4096
"""Positions turned into inputs at once."""

EQUITY_SHARE = 0.5
OF_CHANCES = (2.0, 1.0, 1.0, -1.0, -1.0)
"""What each chance adds to the equity."""


@dataclass(frozen=True, slots=True)
class Recipe:
    """All that decides how a training goes, besides the data."""

    kind: str
    hidden: tuple[int, ...]
    passes: int
    batch: int = 2048
    rate: float = 0.001
    seed: int = 1
    files: int | None = None
    """How many of the files are used; all where not given."""

    start: str | None = None
    """A file of weights to begin with, random ones where not given."""

    minutes: float | None = None
    """The schedule ends with this time where the passes would take longer."""


@dataclass(slots=True)
class Report:
    """What is written beside the weights."""

    recipe: Recipe
    positions: int = 0
    torch: str = torch.__version__
    device: str = "cpu"
    passes: list[dict[str, float]] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class Examples:
    """Inputs, shape (n, inputs), and chances, shape (n, 5)."""

    inputs: Tensor
    chances: Tensor


def main() -> None:
    """Train as the command line says."""
    options = _options()
    recipe = Recipe(
        options.kind,
        tuple(options.hidden),
        options.passes,
        options.batch,
        options.rate,
        options.seed,
        options.files,
        options.start,
        options.minutes,
    )
    torch.set_num_threads(options.threads)
    train(recipe, options.data, options.out)


def train(recipe: Recipe, data: Path, out: Path) -> None:
    """Run a training and write its state and the report after each pass."""
    device = "cuda" if torch.cuda.is_available() else "cpu"
    torch.manual_seed(recipe.seed)
    examples = read(recipe.kind, sorted(data.glob("positions-*.npz"))[: recipe.files])
    held_out = read(recipe.kind, [data / "validation-2ply.npz"])
    report = Report(recipe, len(examples.inputs), device=device)
    net = _begin(recipe, examples.inputs.shape[1]).to(device)
    optimizer = torch.optim.Adam(net.parameters(), lr=recipe.rate)
    schedule = _Schedule(recipe, math.ceil(len(examples.inputs) / recipe.batch))
    while not schedule.done:
        loss = _pass(net, optimizer, examples, schedule)
        report.passes.append({**schedule.said(), "training loss": loss})
        report.passes[-1].update(validate(net, held_out, device))
        print(report.passes[-1], flush=True)
        to_network(recipe.kind, net).save(out)
        text = json.dumps(asdict(report), indent=1)
        out.with_suffix(".json").write_text(text + "\n", encoding="utf-8")


class _Schedule:
    """Where a training stands, by its steps or by the clock, whichever is further."""

    def __init__(self, recipe: Recipe, steps: int) -> None:
        self.recipe = recipe
        self.steps = steps
        self._made = 0
        self._start = monotonic()

    @property
    def progress(self) -> float:
        """From 0 to 1."""
        progress = self._made / (self.steps * self.recipe.passes)
        if self.recipe.minutes:
            progress = max(progress, self._minutes / self.recipe.minutes)
        return min(progress, 1)

    @property
    def done(self) -> bool:
        return self.progress >= 1

    def next_rate(self) -> float:
        """The learning rate of the next step."""
        rate = self.recipe.rate * 0.5 * (1 + math.cos(math.pi * self.progress))
        self._made += 1
        return rate

    def said(self) -> dict[str, float]:
        """For the report."""
        return {"steps": self._made, "minutes": round(self._minutes, 2)}

    @property
    def _minutes(self) -> float:
        return (monotonic() - self._start) / 60


def _begin(recipe: Recipe, inputs: int) -> nn.Sequential:
    net = dense([inputs, *recipe.hidden, 5])
    if recipe.start:
        layers = [layer for layer in net if isinstance(layer, nn.Linear)]
        given = Network.load(Path(recipe.start)).layers
        with torch.no_grad():
            for layer, (weights, bias) in zip(layers, given, strict=True):
                layer.weight.copy_(torch.from_numpy(weights.T))
                layer.bias.copy_(torch.from_numpy(bias))
    return net


def _pass(
    net: nn.Module, optimizer: torch.optim.Optimizer, examples: Examples, schedule: _Schedule
) -> float:
    """Go once through the examples, or to the end of the schedule; the mean loss."""
    order = torch.randperm(len(examples.inputs))
    losses = []
    for rows in order.split(schedule.recipe.batch):  # type: ignore[no-untyped-call]
        for group in optimizer.param_groups:
            group["lr"] = schedule.next_rate()
        losses.append(_step(net, optimizer, examples, rows))
        if schedule.done:
            break
    return round(sum(losses) / len(losses), 5)


def dense(widths: list[int]) -> nn.Sequential:
    """Linear layers with rectifiers between them."""
    layers: list[nn.Module] = []
    for below, above in pairwise(widths):
        layers += [nn.Linear(below, above), nn.ReLU()]
    return nn.Sequential(*layers[:-1])


def to_network(kind: str, net: nn.Sequential) -> Network:
    """The same network for numpy."""
    layers = [layer for layer in net if isinstance(layer, nn.Linear)]
    return Network(
        kind,
        tuple(
            (
                np.ascontiguousarray(layer.weight.detach().cpu().numpy().T),
                layer.bias.detach().cpu().numpy().copy(),
            )
            for layer in layers
        ),
    )


def read(kind: str, files: list[Path]) -> Examples:
    """The positions that a network of this kind is for, as inputs.

    Where both sides are home the tables answer, and the labels there are not exact.
    """
    make = INPUTS[kind]
    inputs: list[NDArray[np.float32]] = []
    chances = []
    for file in files:
        with np.load(file, allow_pickle=False) as data:
            positions, labels = data["x"], data["y"]
        contact = has_contact(positions)
        wanted = ~contact & ~are_home(positions) if kind == "race" else contact
        positions = positions[wanted]
        inputs += [
            make(positions[start : start + CHUNK]) for start in range(0, len(positions), CHUNK)
        ]
        chances.append((labels[wanted] / 65535).astype(np.float32))
    return Examples(
        torch.from_numpy(np.concatenate(inputs)), torch.from_numpy(np.concatenate(chances))
    )


def validate(net: nn.Module, examples: Examples, device: str) -> dict[str, float]:
    """The loss, and the mean absolute error of the equity."""
    error = loss = 0.0
    of_chances = torch.tensor(OF_CHANCES, device=device)
    with torch.no_grad():
        for inputs, chances in zip(
            examples.inputs.split(CHUNK),  # type: ignore[no-untyped-call]
            examples.chances.split(CHUNK),  # type: ignore[no-untyped-call]
            strict=True,
        ):
            wanted = chances.to(device)
            found = net(inputs.to(device))
            error += float(((found.sigmoid() - wanted) @ of_chances).abs().sum())
            loss += float(_loss(found, wanted)) * len(wanted)
    count = len(examples.inputs)
    return {"validation loss": round(loss / count, 5), "equity error": round(error / count, 5)}


def _step(
    net: nn.Module, optimizer: torch.optim.Optimizer, examples: Examples, rows: Tensor
) -> float:
    device = next(net.parameters()).device
    loss = _loss(net(examples.inputs[rows].to(device)), examples.chances[rows].to(device))
    optimizer.zero_grad(set_to_none=True)
    loss.backward()  # type: ignore[no-untyped-call]
    optimizer.step()
    return float(loss.detach())


def _loss(found: Tensor, wanted: Tensor) -> Tensor:
    entropy = nn.functional.binary_cross_entropy_with_logits(found, wanted, reduction="none")
    of_chances = torch.tensor(OF_CHANCES, device=found.device)
    off = (found.sigmoid() - wanted) @ of_chances
    return (entropy.sum(dim=1) + EQUITY_SHARE * off * off).mean()


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("kind", choices=sorted(INPUTS))
    parser.add_argument("--data", type=Path, required=True)
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--hidden", type=int, nargs="+", default=[512, 256, 128])
    parser.add_argument("--passes", type=int, default=20)
    parser.add_argument("--minutes", type=float)
    parser.add_argument("--files", type=int)
    parser.add_argument("--start")
    parser.add_argument("--batch", type=int, default=2048)
    parser.add_argument("--rate", type=float, default=0.001)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--threads", type=int, default=1)
    return parser.parse_args()


if __name__ == "__main__":
    main()
