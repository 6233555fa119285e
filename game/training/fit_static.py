"""Finds the weights of the static evaluation by least squares and writes `static_weights.py`.

    python -m game.training.fit_static positions-0.npz --most 800000

Each file holds `x`, int8 of shape (n, 26): positions seen by the side that has just played; and
`y`, uint16 of shape (n, 5): its chances to win, to win a gammon or more, a backgammon, to lose a
gammon or more, a backgammon, times 65535, as judged by a strong program.
"""

import argparse
from collections.abc import Callable
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from game.engine.ai import static_weights
from game.engine.ai.features import (
    contact_features,
    fact_features,
    has_contact,
    point_features,
    race_features,
)

CHUNK = 20_000
RIDGE = 1.0
"""Keeps weights small that the positions say little about."""

NUMBERS_A_LINE = 11

HEADER = '''"""Weights of the static evaluation, written by `game.training.fit_static`; do not edit.

Least squares against the equities of {count:,} positions from self-play, those of `FACTS` and
`POINTS` against equities without gammons; each table is as long as what the function in its
comment gives.
"""
'''


def main() -> None:
    """Fit all tables and write the module."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else None)
    parser.add_argument("files", nargs="+", type=Path)
    parser.add_argument("--most", type=int, default=600_000, help="positions used in all")
    options = parser.parse_args()
    positions, equities, single = _read(options.files, options.most)
    contact = has_contact(positions)
    tables = [
        ("RACE", race_features, ~contact, equities),
        ("CONTACT", contact_features, contact, equities),
        ("FACTS", fact_features, contact, single),
        ("POINTS", point_features, contact, single),
    ]
    text = HEADER.format(count=len(positions))
    for name, features, chosen, worth in tables:
        weights = fit(features, positions[chosen], worth[chosen])
        text += f'\n# features.{features.__name__}\n{name} = """\n{_written(weights)}\n"""\n'
    Path(static_weights.__file__).write_text(text, encoding="utf-8")


def fit(
    features: Callable[[NDArray[np.int8]], NDArray[np.float32]],
    positions: NDArray[np.int8],
    equities: NDArray[np.float64],
) -> NDArray[np.floating]:
    """The weights with the least squared error, a little drawn towards zero."""
    width = features(positions[:1]).shape[1]
    squares = RIDGE * np.eye(width)
    right = np.zeros(width)
    for at in range(0, len(positions), CHUNK):
        numbers = features(positions[at : at + CHUNK])
        squares += numbers.T @ numbers
        right += numbers.T @ equities[at : at + CHUNK]
    return np.linalg.solve(squares, right)


def _read(
    files: list[Path], most: int
) -> tuple[NDArray[np.int8], NDArray[np.float64], NDArray[np.float64]]:
    """Positions, their equities, and what these would be if no game counted more than one."""
    positions, chances = [], []
    for file in files:
        with np.load(file) as data:
            positions.append(data["x"])
            chances.append(data["y"] / 65535)
    y = np.concatenate(chances)[:most]
    single = 2 * y[:, 0] - 1
    equities = single + y[:, 1] + y[:, 2] - y[:, 3] - y[:, 4]
    return np.concatenate(positions)[:most], equities, single


def _written(weights: NDArray[np.floating]) -> str:
    numbers = [f"{weight:.4f}" for weight in weights]
    lines = [
        " ".join(numbers[at : at + NUMBERS_A_LINE]) for at in range(0, len(numbers), NUMBERS_A_LINE)
    ]
    return "\n".join(lines)


if __name__ == "__main__":
    main()
