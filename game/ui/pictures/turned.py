"""Discs turned on a lathe: a height profile over the radius, lit at the size that is wanted."""

import numpy as np
import pygame

from game.ui.pictures.light import Array, diffuse, fresnel, linear, reflection, smooth
from game.ui.pictures.materials import CheckerMaterial
from game.ui.pictures.pixels import blurred, disc_coordinates, flat, to_surface

OVERSAMPLING = 2  # lit at twice the size, or thin grooves flicker
# The profile: radius (1 is the rim) and height, smoothly joined; a saucer inside a raised ring.
PROFILE = (
    (0.000, 0.070),
    (0.250, 0.082),
    (0.400, 0.100),
    (0.480, 0.128),
    (0.535, 0.176),
    (0.580, 0.206),
    (0.625, 0.212),
    (0.672, 0.206),
    (0.690, 0.178),
    (0.708, 0.206),
    (0.760, 0.214),
    (0.840, 0.212),
    (0.890, 0.196),
    (0.930, 0.158),
    (0.965, 0.098),
    (1.000, 0.000),
)
GROOVE_RADIUS = 0.690
GROOVE_HALF = 0.014
EDGE_LINE = 0.030  # width of the line round the rim, in radii


def disc(size: int, material: CheckerMaterial) -> pygame.Surface:
    """A checker seen from above, `size` pixels across."""
    fine = size * OVERSAMPLING
    x, y = disc_coordinates(fine)
    radius = np.float32(fine / 2)
    distance = np.sqrt(x * x + y * y)
    share = distance / radius
    nx, ny, nz = _normals(x, y, distance, share)
    light = _body(share, nx, ny, nz, material)
    light = _edge_line(light, share, material)
    opacity = np.clip(radius - distance, 0, 1)
    return to_surface(_reduced(light), _reduced(opacity))


def shadow(size: int, blur: float, opacity: float) -> pygame.Surface:
    """The soft shadow of a disc on the board."""
    full = size + 2 * int(blur * 3 + 2)
    x, y = disc_coordinates(full)
    inside = np.clip(np.float32(size / 2 + 0.5) - np.sqrt(x * x + y * y), 0, 1)
    return flat((8, 4, 2), blurred(inside.astype(np.float32), blur) * np.float32(opacity))


def ring(size: int, color: tuple[int, int, int], opacity: float) -> pygame.Surface:
    """A thin ring of a checker's size, paler inside, on a faint dark casing."""
    x, y = disc_coordinates(size + 4)
    width = max(1.5, size * 0.035)
    away = np.sqrt(x * x + y * y) - np.float32(size / 2 - width / 2)
    line = np.clip(np.float32(width / 2 + 0.5) - np.abs(away), 0, 1)
    inside = np.clip(0.5 - away, 0, 1) * np.float32(0.10)
    return flat(color, np.maximum(line, inside) * np.float32(opacity))


def halo(size: int, color: tuple[int, int, int], opacity: float) -> pygame.Surface:
    """A glow that is strongest at the rim of a checker and fades outwards."""
    reach = size * 0.16
    x, y = disc_coordinates(size + 2 * int(reach + 2))
    away = (np.sqrt(x * x + y * y) - np.float32(size / 2 - 1)) / np.float32(reach)
    outside = np.clip(1 - away, 0, 1)
    glow = np.where(away > 0, outside * outside, np.clip(1 + away * 3, 0, 1))
    return flat(color, glow.astype(np.float32) * np.float32(opacity))


def edge_on(width: int, height: int, material: CheckerMaterial) -> pygame.Surface:
    """A checker seen from its side: a bar with rounded ends, a groove along its middle."""
    fine_w, fine_h = width * OVERSAMPLING, height * OVERSAMPLING
    column = (np.arange(fine_w, dtype=np.float32) + 0.5) / fine_w * 2 - 1
    row = ((np.arange(fine_h, dtype=np.float32) + 0.5) / fine_h * 2 - 1)[:, None]
    # A cylinder lying down: it curves away left and right, and its two rims are rounded.
    across = np.broadcast_to(column, (fine_h, fine_w))
    nx = np.sin(across * np.float32(1.35)) * np.float32(0.75)
    ny = np.sign(row) * smooth(0.45, 1.0, np.abs(row)) * np.float32(0.85)
    ny = ny - np.sign(row) * _bump(np.abs(row), 0.16, 0.10) * np.float32(0.5)
    ny = np.broadcast_to(ny, (fine_h, fine_w))
    nz = np.sqrt(np.maximum(1 - nx * nx - ny * ny, np.float32(0.02)))
    share = np.broadcast_to(np.float32(0.5), (fine_h, fine_w))
    light = _body(share, nx, ny, nz, material)
    away = _box_distance(fine_w, fine_h, fine_h * 0.34)
    line = np.clip(away + np.float32(fine_h * 0.11), 0, 1)
    light = _mixed(light, linear(material.edge), line * np.float32(material.edge_opacity))
    return to_surface(_reduced(light), _reduced(np.clip(-away, 0, 1)))


def _normals(x: Array, y: Array, distance: Array, share: Array) -> tuple[Array, Array, Array]:
    radii, heights = (np.asarray(part, np.float32) for part in zip(*PROFILE, strict=True))
    line = np.linspace(0, 1, 1025, dtype=np.float32)
    profile = np.interp(line, radii, heights).astype(np.float32)
    kernel = np.hanning(31).astype(np.float32)
    padded = np.pad(profile, 15, mode="edge")
    slope = np.gradient(np.convolve(padded, kernel / kernel.sum(), "valid"), 1 / 1024)
    steep = np.interp(share, line, slope).astype(np.float32)
    nz = 1 / np.sqrt(1 + steep * steep)
    outwards = -steep * nz / np.maximum(distance, np.float32(1e-3))
    return x * outwards, y * outwards, nz


def _body(share: Array, nx: Array, ny: Array, nz: Array, material: CheckerMaterial) -> Array:
    groove = _bump(share, GROOVE_RADIUS, GROOVE_HALF)
    # The saucer lies deeper and sees less of the sky close to its wall.
    hollow = 1 - np.float32(0.30) * _bump(share, 0.50, 0.10)
    matt = diffuse(nx, ny, nz) * hollow
    body = _mixed(
        np.broadcast_to(linear(material.body), (*share.shape, 3)),
        linear(material.groove),
        groove * np.float32(0.85),
    )
    shine = reflection(nx, ny, nz) * fresnel(nz) * np.float32(material.gloss) * (1 - groove)
    return body * matt[..., None] + shine[..., None]


def _edge_line(light: Array, share: Array, material: CheckerMaterial) -> Array:
    line = smooth(1 - EDGE_LINE * 1.6, 1 - EDGE_LINE * 0.8, share)
    return _mixed(light, linear(material.edge), line * np.float32(material.edge_opacity))


def _bump(value: Array, center: float, half: float) -> Array:
    away = np.clip(np.abs(value - np.float32(center)) / np.float32(half), 0, 1)
    result: Array = (1 - away * away) ** 2
    return result


def _mixed(light: Array, other: Array, share: Array) -> Array:
    return light + (other - light) * share[..., None]


def _box_distance(width: int, height: int, radius: float) -> Array:
    """Signed distance in pixels to a rectangle with round corners that fills the picture."""
    x = np.abs(np.arange(width, dtype=np.float32) + 0.5 - width / 2) - np.float32(
        width / 2 - radius
    )
    y = np.abs(np.arange(height, dtype=np.float32) + 0.5 - height / 2) - np.float32(
        height / 2 - radius
    )
    dx, dy = np.maximum(x, 0)[None, :], np.maximum(y, 0)[:, None]
    inside = np.minimum(np.maximum(x[None, :], y[:, None]), 0)
    result: Array = (np.sqrt(dx * dx + dy * dy) + inside - np.float32(radius)).astype(np.float32)
    return result


def _reduced(values: Array) -> Array:
    """Half the size, each pixel the mean of four."""
    h, w = values.shape[:2]
    rest = values.shape[2:]
    blocks = values.reshape(h // 2, 2, w // 2, 2, *rest)
    result: Array = blocks.mean(axis=(1, 3), dtype=np.float32)
    return result
