"""Discs turned on a lathe: a height profile over the radius, lit at the size that is wanted."""

import numpy as np
import pygame

from game.ui.pictures.light import Array, diffuse, fresnel, linear, reflection, smooth
from game.ui.pictures.materials import CheckerMaterial
from game.ui.pictures.pixels import blurred, disc_coordinates, flat, to_surface

FINE = 2  # what is small is lit at twice the size, or thin gleams turn into dots
FINE_BELOW = 100  # pixels
TABLE = 1025  # entries in the table of slopes over the radius
# The profile: radius (1 is the rim) and height, smoothly joined; a raised ring,
# a trough, and a low boss in the middle.
PROFILE = (
    (0.000, 0.172),
    (0.100, 0.168),
    (0.200, 0.155),
    (0.300, 0.131),
    (0.380, 0.104),
    (0.440, 0.085),
    (0.480, 0.080),
    (0.515, 0.092),
    (0.550, 0.124),
    (0.585, 0.158),
    (0.620, 0.180),
    (0.660, 0.189),
    (0.700, 0.189),
    (0.740, 0.186),
    (0.780, 0.189),
    (0.830, 0.192),
    (0.880, 0.184),
    (0.920, 0.160),
    (0.955, 0.120),
    (0.985, 0.062),
    (1.000, 0.000),
)
GROOVE_RADIUS = 0.738
GROOVE_HALF = 0.017  # radii; never thinner than a pixel
EDGE_LINE = 0.032  # width of the line round the rim, in radii
DULL = 2.0  # a satin polish
CONTRAST = 1.4
EXPOSURE = 0.90  # of flat parts, so that slopes towards the light can be brighter


def disc(size: int, material: CheckerMaterial) -> pygame.Surface:
    """A checker seen from above, `size` pixels across."""
    fine = FINE if size < FINE_BELOW else 1
    across = size * fine
    x, y = disc_coordinates(across)
    radius = np.float32(across / 2)
    distance = np.sqrt(x * x + y * y)
    share = distance / radius
    nx, ny, nz = _normals(x, y, distance, across)
    light = _body(share, nx, ny, nz, material, max(GROOVE_HALF, 1.9 / size))
    width = max(EDGE_LINE, 2.4 / size)
    light = _edge_line(light, share, diffuse(nx, ny, nz), material, width)
    opacity = np.clip(radius - distance + np.float32(0.5), 0, 1)
    if fine > 1:
        light, opacity = _reduced(light), _reduced(opacity)
    return to_surface(light, opacity)


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


def edge_on(width: int, height: int, material: CheckerMaterial) -> pygame.Surface:
    """A checker seen from its side: a bar with rounded ends, a groove along its middle."""
    fine_w, fine_h = width * FINE, height * FINE
    column = (np.arange(fine_w, dtype=np.float32) + 0.5) / fine_w * 2 - 1
    row = ((np.arange(fine_h, dtype=np.float32) + 0.5) / fine_h * 2 - 1)[:, None]
    # A cylinder lying down: it curves away left and right, and its two rims are rounded.
    across = np.broadcast_to(column, (fine_h, fine_w))
    nx = np.sin(across * np.float32(1.35)) * np.float32(0.75)
    ny = np.sign(row) * smooth(0.45, 1.0, np.abs(row)) * np.float32(0.85)
    ny = ny - np.sign(row) * _bump(np.abs(row), 0.16, 0.10) * np.float32(0.5)
    ny = np.broadcast_to(ny, (fine_h, fine_w))
    nz = np.sqrt(np.maximum(1 - nx * nx - ny * ny, np.float32(0.02)))
    plain = np.broadcast_to(np.float32(1.0), (fine_h, fine_w))  # nothing of the face's hollows
    light = _body(plain, nx, ny, nz, material, GROOVE_HALF)
    away = _box_distance(fine_w, fine_h, fine_h * 0.34)
    line = np.clip(away + np.float32(fine_h * 0.075), 0, 1) * np.float32(0.75)
    light = _mixed(light, linear(material.edge), line * np.float32(material.edge_opacity))
    return to_surface(_reduced(light), _reduced(np.clip(-away, 0, 1)))


def _normals(x: Array, y: Array, distance: Array, size: int) -> tuple[Array, Array, Array]:
    steep = np.interp(distance, np.linspace(0, size / 2, TABLE), _slopes(size))
    steep = steep.astype(np.float32)
    nz = 1 / np.sqrt(1 + steep * steep)
    outwards = -steep * nz / np.maximum(distance, np.float32(1e-3))
    return x * outwards, y * outwards, nz


def _slopes(size: int) -> Array:
    """The slope of the profile over the radius, a smooth curve through its points.

    What is finer than a pixel is averaged, so small discs are as calm as large ones.
    """
    radii, heights = (np.asarray(part) for part in zip(*PROFILE, strict=True))
    tangents = np.gradient(heights, radii)
    tangents[0] = 0.0
    line = np.linspace(0, 1, TABLE)
    index = np.clip(np.searchsorted(radii, line, side="right") - 1, 0, len(radii) - 2)
    span = radii[index + 1] - radii[index]
    t = (line - radii[index]) / span
    rise = (heights[index + 1] - heights[index]) / span
    slope = 6 * t * (1 - t) * rise
    slope += (3 * t - 1) * (t - 1) * tangents[index] + t * (3 * t - 2) * tangents[index + 1]
    width = int(TABLE * 3.6 / size) | 1
    padded = np.pad(slope, width // 2, mode="edge")
    return np.convolve(padded, np.full(width, 1 / width), "valid").astype(np.float32)


def _body(
    share: Array, nx: Array, ny: Array, nz: Array, material: CheckerMaterial, groove_half: float
) -> Array:
    groove = _bump(share, GROOVE_RADIUS, groove_half)
    # The trough round the boss sees less of the sky.
    hollow = 1 - np.float32(0.46) * _bump(share, 0.480, 0.12)
    matt: Array = np.power(diffuse(nx, ny, nz), np.float32(CONTRAST))
    matt = matt * hollow * np.float32(EXPOSURE)
    body = _mixed(
        np.broadcast_to(linear(material.body), (*share.shape, 3)),
        linear(material.groove),
        groove * np.float32(0.95),
    )
    shine = reflection(nx, ny, nz, DULL) * fresnel(nz) * np.float32(material.gloss) * (1 - groove)
    return body * matt[..., None] + shine[..., None]


def _edge_line(
    light: Array, share: Array, matt: Array, material: CheckerMaterial, width: float
) -> Array:
    """The line that parts the disc from its ground: on the very rim, or a little inside it."""
    if material.edge_inset:
        line = _bump(share, 1 - width * (0.7 + material.edge_inset), width * 1.5)
    else:
        line = smooth(1 - width * 2.0, 1 - width * 0.6, share)
    edge = linear(material.edge) * matt[..., None]
    return _mixed(light, edge, line * np.float32(material.edge_opacity))


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
