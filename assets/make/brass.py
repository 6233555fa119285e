"""Brass or steel: the line let into the frame and the hinges on the bar."""

from typing import TYPE_CHECKING

import numpy as np
import wood
from relief import Well, box_distance

from game.ui.board import geometry as g
from game.ui.pictures import light as lighting
from game.ui.pictures.light import Array, linear, smooth

if TYPE_CHECKING:
    from board import Canvas

LINE_PLACE = 0.155  # from the outer edge to the middle of the line
LINE_HALF = 0.016
HINGE_WIDTH, HINGE_LENGTH = 0.66, 1.0
HINGE_EDGE = 0.46  # from the frame to the hinge
BARREL = 0.075  # half the width of the pin's barrel
KNUCKLES = 5
SCREW_PLACE = (0.215, 0.33)  # from the middle of the hinge
SCREW_RADIUS = 0.062


def inlay(canvas: "Canvas", lit: Array, outer: Array, metal: str) -> None:
    """Draw the line that runs round the frame, a little rounded, in its fine dark groove."""
    away = outer + np.float32(LINE_PLACE)
    rows, columns = np.nonzero(np.abs(away) < 0.05)
    off = away[rows, columns]
    groove = np.exp(-(((np.abs(off) - np.float32(LINE_HALF)) * 90) ** 2)) * np.float32(0.5)
    lit[rows, columns] *= (1 - groove)[:, None]
    gy, gx = np.gradient(outer, np.float32(1 / canvas.unit))
    bend = np.clip(off / np.float32(LINE_HALF), -1, 1) * np.float32(0.55)
    nx, ny = gx[rows, columns] * bend, gy[rows, columns] * bend
    nz = np.sqrt(1 - np.minimum(nx * nx + ny * ny, np.float32(0.9)))
    share = canvas.coverage(np.abs(off) - np.float32(LINE_HALF))[:, None]
    old = lit[rows, columns]
    lit[rows, columns] = old + (_metal(nx, ny, nz, metal) - old) * share


def hinges(canvas: "Canvas", lit: Array, home_left: bool, metal: str) -> None:
    """Draw both hinges on the bar with their shadows."""
    middle = 6.0 + g.BAR_WIDTH / 2
    if home_left:
        middle = g.INNER_WIDTH - middle
    reach = HINGE_EDGE + HINGE_LENGTH / 2
    for seed, y in ((1, reach), (2, g.MAX_INNER_HEIGHT - reach)):
        _hinge(canvas, lit, (middle, y), seed, metal)


def _hinge(
    canvas: "Canvas", lit: Array, center: tuple[float, float], seed: int, metal: str
) -> None:
    x, y = center
    half_w, half_h = HINGE_WIDTH / 2, HINGE_LENGTH / 2
    rows, columns = canvas.window(
        x - half_w - 0.2, y - half_h - 0.2, x + half_w + 0.2, y + half_h + 0.2
    )
    px, py = canvas.x[columns] - np.float32(x), canvas.y[rows] - np.float32(y)
    plate = Well(-half_w, -half_h, half_w, half_h, 0)
    away = box_distance(px, py, plate, 0.055)
    shadow = sum(
        np.clip(0.5 - box_distance(px - 0.018 * k, py - 0.030 * k, plate, 0.06) / 0.05, 0, 1)
        for k in (0.5, 1.0, 1.5)
    )
    lit[rows, columns] *= (1 - np.float32(0.20) * shadow)[..., None]
    height, dark = _hinge_relief(px, py, away)
    nx, ny, nz = lighting.normals(height, 1 / canvas.unit)
    rng = np.random.default_rng(seed)
    brushed = wood.noise(py, px, 0.008, 0.35, rng).T
    ny = ny + np.float32(0.035) * brushed
    sheen = 1 + np.float32(0.30) * (-px[None, :] / half_w - py[:, None] / half_h) / 2
    plating = _metal(nx, ny, nz, metal) * sheen[..., None]
    plating = plating * (1 + np.float32(0.05) * brushed)[..., None] * (1 - dark)[..., None]
    share = canvas.coverage(away)[..., None]
    old = lit[rows, columns]
    lit[rows, columns] = old + (plating - old) * share


def _hinge_relief(x: Array, y: Array, away: Array) -> tuple[Array, Array]:
    """Height of the hinge, and how dark its gaps are."""
    column = np.broadcast_to(x[None, :], away.shape)
    row = np.broadcast_to(y[:, None], away.shape)
    height = np.float32(0.030) * smooth(0.0, 0.030, -away)
    share = np.clip(1 - (column / BARREL) ** 2, 0, 1)
    height = np.maximum(height, np.float32(0.062) * np.sqrt(share))
    gap = np.exp(-(((np.abs(column) - BARREL - 0.006) * 110) ** 2)) * np.float32(0.75)
    knuckle = HINGE_LENGTH / KNUCKLES
    place = np.abs((row + HINGE_LENGTH / 2) % knuckle - knuckle / 2) - knuckle / 2
    joint = np.exp(-((place * 150) ** 2)) * (share > 0) * np.float32(0.7)
    dark = np.maximum(gap, joint)
    turns = iter((0.5, 2.2, 1.1, 2.8))
    for sx in (-1, 1):
        for sy in (-1, 1):
            dx, dy = column - sx * SCREW_PLACE[0], row - sy * SCREW_PLACE[1]
            height, dark = _screw(dx, dy, next(turns), height, dark)
    return height.astype(np.float32), dark.astype(np.float32)


def _screw(dx: Array, dy: Array, turn: float, height: Array, dark: Array) -> tuple[Array, Array]:
    """A round-headed screw with a slot, in a countersunk hole."""
    distance = np.hypot(dx, dy) / SCREW_RADIUS
    dome = np.float32(0.026) * np.sqrt(np.clip(1 - distance**2, 0, 1))
    ring = np.exp(-(((distance - 1.04) * 9) ** 2)) * np.float32(0.55)
    slot = np.abs(dx * np.cos(turn) + dy * np.sin(turn))
    cut = np.clip((0.012 - slot) * 150, 0, 1) * (distance < 0.86) * np.float32(0.62)
    return height + dome, np.maximum(dark, np.maximum(ring, cut))


def _metal(nx: Array, ny: Array, nz: Array, colour: str) -> Array:
    """Polished metal: little of its own, mostly what it mirrors."""
    own = lighting.diffuse(nx, ny, nz) ** np.float32(1.7) * np.float32(0.68)
    mirrored = lighting.reflection(nx, ny, nz) * np.float32(0.38)
    return linear(wood.hexed(colour)) * (own + mirrored)[..., None]
