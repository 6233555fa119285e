"""Procedural wood: growth rings, fibres and pores, in board units so every size shows the same.

A board of wood is described by where it lies (across and along the grain) and what kind it is.
"""

from dataclasses import dataclass

import numpy as np

from game.ui.pictures.light import Array, linear


@dataclass(frozen=True)
class Kind:
    """A species and finish; lengths in u, strengths relative."""

    stops: tuple[str, ...]  # colours from late wood to early wood
    ring: tuple[float, float]  # narrowest and widest growth ring
    ring_strength: float
    warp: float  # how far rings wander
    drift: float  # slow change of tone
    fibre: float
    pores: float
    pore_size: tuple[float, float]  # across and along
    figure: float  # shimmer across the grain
    middle: float = 0.55  # the tone most of it has


WALNUT = Kind(
    ("#1d0f08", "#442515", "#673b22", "#7d4a2a", "#8f5d38"),
    (0.035, 0.12), 0.36, 0.16, 0.16, 0.13, 0.70, (0.012, 0.17), 0.05, 0.535,
)  # fmt: skip
FIELD = Kind(
    ("#180d07", "#331b0e", "#482a19", "#583520", "#69452d"),
    (0.045, 0.17), 0.26, 0.16, 0.17, 0.11, 0.46, (0.012, 0.20), 0.06, 0.52,
)  # fmt: skip
TRAY = Kind(
    ("#120905", "#22120a", "#301b10", "#3d2416", "#4d3020"),
    (0.040, 0.12), 0.30, 0.10, 0.14, 0.12, 0.45, (0.012, 0.20), 0.04, 0.50,
)  # fmt: skip
HONEY = Kind(
    ("#5f3c1a", "#8d602b", "#a9793e", "#b98a4e", "#c79c66"),
    (0.030, 0.10), 0.30, 0.12, 0.14, 0.11, 0.40, (0.010, 0.15), 0.08, 0.55,
)  # fmt: skip
RED = Kind(
    ("#3a140b", "#752a18", "#933e25", "#a54b2d", "#b5603e"),
    (0.030, 0.09), 0.28, 0.12, 0.14, 0.11, 0.45, (0.010, 0.15), 0.07, 0.55,
)  # fmt: skip


@dataclass(frozen=True)
class Wood:
    """A finished surface: linear colour and its fine relief."""

    light: Array
    relief: Array


def plank(kind: Kind, across: Array, along: Array, straight: Array, seed: int) -> Wood:
    """A plank of wood.

    Args:
        kind: what wood.
        across: places across the grain in u, one for each column.
        along: places along the grain, one for each row.
        straight: as `along`, but constant wherever rings and fibres must not change.
        seed: which plank of this wood.
    """
    rng = np.random.default_rng(seed)
    ring = across[None, :] + kind.warp * noise(across, straight, 1.9, 4.6, rng)
    ring += np.float32(kind.warp * 0.22) * noise(across, straight, 0.45, 2.4, rng)
    late = _rings(ring, kind, rng)
    tone = np.float32(kind.middle) - np.float32(kind.ring_strength) * (late - np.float32(0.36))
    tone += np.float32(kind.drift) * noise(across, straight, 0.9, 7.0, rng)
    fibre = noise(across, straight, 0.011, 1.3, rng) + noise(across, straight, 0.035, 2.2, rng)
    tone += np.float32(kind.fibre * 0.5) * fibre
    tone += np.float32(kind.figure) * noise(across, straight, 0.8, 0.28, rng)
    pores = _pores(across, along, kind, rng, late)
    light = _colours(kind, tone) * (1 - np.float32(kind.pores) * pores)[..., None]
    relief = np.float32(0.35) * fibre - np.float32(0.6) * late - np.float32(1.6) * pores
    return Wood(light, relief.astype(np.float32))


def noise(
    across: Array, along: Array, cell_x: float, cell_y: float, rng: np.random.Generator
) -> Array:
    """Smooth noise of mean 0 and about deviation 0.5, with cells of the given size."""
    columns, weights_x = _spline(across, cell_x)
    rows, weights_y = _spline(along, cell_y)
    grid = rng.standard_normal((rows.max() + 4, columns.max() + 4)).astype(np.float32)
    lines = sum(grid[:, columns + k] * weights_x[k] for k in range(4))
    total = np.zeros((len(along), len(across)), np.float32)
    for k in range(4):
        total += lines[rows + k] * weights_y[k][:, None]
    return total


def _spline(places: Array, cell: float) -> tuple[np.ndarray, list[Array]]:
    """Cells and the four weights of a cubic B-spline, scaled to keep the deviation."""
    scaled = (places - places.min()) / cell
    index = np.floor(scaled).astype(np.int32)
    t = (scaled - index).astype(np.float32)
    weights = [
        (1 - t) ** 3 / 6,
        (3 * t**3 - 6 * t**2 + 4) / 6,
        (-3 * t**3 + 3 * t**2 + 3 * t + 1) / 6,
        t**3 / 6,
    ]
    return index, [weight * np.float32(1.05) for weight in weights]


def _rings(ring: Array, kind: Kind, rng: np.random.Generator) -> Array:
    """How late in its year each spot grew: slowly up to 1, then a sharp edge."""
    start = float(ring.min()) - 0.2
    widths = rng.uniform(*kind.ring, 900)
    # Good and bad years come in runs.
    widths *= 1 + 0.45 * np.sin(np.arange(900) * 0.35 + rng.uniform(0, 6))
    edges = start + np.concatenate([[0], np.cumsum(widths)])
    strengths = rng.uniform(0.35, 1.0, 900)
    line = np.arange(start, float(ring.max()) + 0.1, 0.0016)
    year = np.searchsorted(edges, line, side="right") - 1
    phase = (line - edges[year]) / widths[year]
    tone = np.where(phase < 0.86, (phase / 0.86) ** 2.4, (1 - phase) / 0.14) * strengths[year]
    tone = np.convolve(tone, np.hanning(9) / np.hanning(9).sum(), "same")
    return np.interp(ring, line, tone).astype(np.float32)


def _pores(across: Array, along: Array, kind: Kind, rng: np.random.Generator, late: Array) -> Array:
    """Short dark dashes along the grain, fewer in late wood."""
    x, y = kind.pore_size
    fine = noise(across, along, x, y, rng) - np.float32(0.25) * late
    coarse = noise(across, along, x * 1.5, y * 2.1, rng)
    marks = np.clip((fine - np.float32(0.88)) * 3.2, 0, 1) * np.float32(0.75)
    return np.maximum(marks, np.clip((coarse - np.float32(1.16)) * 3.0, 0, 1))


def _colours(kind: Kind, tone: Array) -> Array:
    colours = np.array([linear(hexed(stop)) for stop in kind.stops])
    places = np.linspace(0, 1, len(colours))
    clipped = np.clip(tone, 0, 1)
    parts = [np.interp(clipped, places, colours[:, channel]) for channel in range(3)]
    return np.stack(parts, axis=-1).astype(np.float32)


def hexed(text: str) -> tuple[int, int, int]:
    """A colour written as #rrggbb."""
    value = int(text.lstrip("#"), 16)
    return value >> 16, value >> 8 & 255, value & 255
