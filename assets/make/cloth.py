"""Procedural felt, linen and leather, in board units as the wood is; light comes from their relief.

Cloth has no grain, so it looks alike in any direction; what is coarser than a fibre stands still
across the elastic middle of the board.
"""

from dataclasses import dataclass

import numpy as np
import wood

from game.ui.pictures.light import Array, linear


@dataclass(frozen=True)
class Kind:
    """A cloth or hide; strengths relative, sizes in u."""

    colour: str
    fibre: float  # how uneven the finest threads are
    mottle: float  # slow change of tone
    grain: float  # height of the pebbles of leather
    pebble: float = 0.045
    weave: float = 0.0  # strength of threads that cross
    thread: float = 0.026


def sheet(kind: Kind, across: Array, along: Array, straight: Array, seed: int) -> wood.Wood:
    """A piece of cloth; the arguments are those of `wood.plank`."""
    rng = np.random.default_rng(seed)
    fine = wood.noise(across, along, 0.0095, 0.0095, rng)
    fine += np.float32(0.7) * wood.noise(across, along, 0.021, 0.021, rng)
    tone = np.float32(kind.fibre) * fine
    tone += np.float32(kind.mottle) * wood.noise(across, straight, 0.34, 0.34, rng)
    tone += np.float32(kind.mottle) * wood.noise(across, straight, 1.3, 1.3, rng)
    relief = np.float32(0.5) * fine
    if kind.grain:
        pebbles = _pebbles(across, along, kind.pebble, rng)
        tone += np.float32(0.09 * kind.grain) * pebbles
        relief = relief + np.float32(5.0 * kind.grain) * pebbles
    if kind.weave:
        threads = _woven(across, along, kind.thread) * np.float32(kind.weave)
        tone += np.float32(0.16) * threads
        relief = relief + np.float32(1.4) * threads
    light = linear(wood.hexed(kind.colour)) * np.exp(tone)[..., None]
    return wood.Wood(light.astype(np.float32), relief.astype(np.float32))


def _pebbles(across: Array, along: Array, size: float, rng: np.random.Generator) -> Array:
    """The folds of hide: rounded islands with narrow creases between them."""
    first = wood.noise(across, along, size, size, rng)
    second = wood.noise(across, along, size * 1.25, size * 1.25, rng)
    creases = np.minimum(np.abs(first), np.abs(second))
    return np.minimum(creases * np.float32(2.6), 1) - np.float32(0.55)


def _woven(across: Array, along: Array, thread: float) -> Array:
    """Threads over and under each other, as seen from above."""
    turn = np.float32(np.pi / thread)
    x, y = np.sin(across * turn)[None, :], np.sin(along * turn)[:, None]
    over = np.sign(x * y)
    return (over * (np.abs(x) - np.abs(y)) * np.float32(0.8)).astype(np.float32)
