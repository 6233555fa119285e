"""Discs turned on a lathe: a height profile over the radius, lit at the size that is wanted."""

import numpy as np
import pygame

from game.ui.pictures.light import Array, diffuse, fresnel, linear, reflection, smooth
from game.ui.pictures.materials import CheckerMaterial, Color, Inlay
from game.ui.pictures.outlines import distance_of, inlay_coverage
from game.ui.pictures.pixels import blurred, disc_coordinates, flat, to_surface
from game.ui.pictures.profiles import PROFILES, Profile

FINE = 2  # what is small is lit at twice the size, or thin gleams turn into dots
FINE_BELOW = 100  # pixels
TABLE = 1025  # entries in the table of slopes over the radius
DULL = 2.0  # a satin polish
EDGE_STRENGTH = 0.75  # of the line round a checker in the tray
EDGE_DIAMOND = 0.85  # size of the diamond there, in heights of the checker
GROOVE_HALF = 0.017  # radii; never thinner than a pixel
CONTRAST = 1.4
EXPOSURE = 0.90  # of flat parts, so that slopes towards the light can be brighter


def disc(size: int, material: CheckerMaterial) -> pygame.Surface:
    """A checker seen from above, `size` pixels across."""
    fine = FINE if size < FINE_BELOW else 1
    across = size * fine
    x, y = disc_coordinates(across)
    radius = np.float32(across / 2)
    distance, right, down = distance_of(material.shape, x, y)
    share = distance / radius
    profile = PROFILES[material.turning]
    slopes = _slopes(profile, across) * np.float32(material.relief)
    steep = np.interp(distance, np.linspace(0, across / 2, TABLE), slopes).astype(np.float32)
    nz = 1 / np.sqrt(1 + steep * steep)
    nx, ny = -right * steep * nz, -down * steep * nz
    light = _body(share, nx, ny, nz, material, profile, max(GROOVE_HALF, 1.9 / size))
    matt = diffuse(nx, ny, nz)
    if material.inlay is not Inlay.NONE:
        inlay = linear(material.inlay_color) * matt[..., None]
        light = _mixed(light, inlay, inlay_coverage(material.inlay, x, y, float(radius)))
    width = max(material.edge_width, 2.4 / size)
    # A drawing has crisp lines, a solid soft ones.
    soft = 1.4 * width if material.relief else 2 / across
    light = _edge_line(light, share, matt, material, (width, soft))
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


def ring(size: int, color: Color, opacity: float, weight: float) -> pygame.Surface:
    """A thin ring of a checker's size, with a faint shade of its colour inside."""
    x, y = disc_coordinates(size + 4)
    width = max(1.5, size * 0.035) * weight
    away = np.sqrt(x * x + y * y) - np.float32(size / 2 - width / 2)
    line = np.clip(np.float32(width / 2 + 0.5) - np.abs(away), 0, 1)
    inside = np.clip(0.5 - away, 0, 1) * np.float32(0.10)
    return flat(color, np.maximum(line, inside) * np.float32(opacity))


def plate(size: int, material: CheckerMaterial) -> pygame.Surface:
    """A disc as the middle of a checker would be if it were flat and plain."""
    x, y = disc_coordinates(size + 2)
    body = linear(material.body) * np.float32(EXPOSURE if material.relief else 1.0)
    opacity = np.clip(np.float32(size / 2 + 0.5) - np.sqrt(x * x + y * y), 0, 1)
    return to_surface(np.broadcast_to(body, (*opacity.shape, 3)), opacity)


def edge_on(width: int, height: int, material: CheckerMaterial) -> pygame.Surface:
    """A checker seen from its side: a bar with rounded ends, a groove along its middle."""
    fine_w, fine_h = width * FINE, height * FINE
    column = (np.arange(fine_w, dtype=np.float32) + 0.5) / fine_w * 2 - 1
    row = ((np.arange(fine_h, dtype=np.float32) + 0.5) / fine_h * 2 - 1)[:, None]
    # A cylinder lying down: it curves away left and right, and its two rims are rounded.
    across = np.broadcast_to(column, (fine_h, fine_w)) * np.float32(material.relief)
    nx = np.sin(across * np.float32(1.35)) * np.float32(0.75)
    ny = np.sign(row) * smooth(0.45, 1.0, np.abs(row)) * np.float32(0.85)
    ny = ny - np.sign(row) * _bump(np.abs(row), 0.16, 0.10) * np.float32(0.5)
    ny = np.broadcast_to(ny * np.float32(material.relief), (fine_h, fine_w))
    nz = np.sqrt(np.maximum(1 - nx * nx - ny * ny, np.float32(0.02)))
    plain = np.broadcast_to(np.float32(1.0), (fine_h, fine_w))  # nothing of the face's hollows
    light = _body(plain, nx, ny, nz, material, PROFILES[material.turning], GROOVE_HALF)
    if material.inlay is Inlay.DIAMOND:
        x, y = column * (fine_w / 2), row * (fine_h / 2)
        mark = inlay_coverage(material.inlay, x, y, fine_h * EDGE_DIAMOND)
        light = _mixed(light, linear(material.inlay_color), mark)
    away = _box_distance(fine_w, fine_h, fine_h * 0.34)
    line = np.clip(away + np.float32(fine_h * max(0.075, material.edge_width)), 0, 1)
    strength = np.float32(material.edge_opacity * (EDGE_STRENGTH if material.relief else 1.0))
    light = _mixed(light, linear(material.edge), line * strength)
    return to_surface(_reduced(light), _reduced(np.clip(-away, 0, 1)))


def _slopes(profile: Profile, size: int) -> Array:
    """The slope of the profile over the radius, a smooth curve through its points.

    What is finer than a pixel is averaged, so small discs are as calm as large ones.
    """
    radii, heights = (np.asarray(part) for part in zip(*profile.heights, strict=True))
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
    share: Array,
    nx: Array,
    ny: Array,
    nz: Array,
    material: CheckerMaterial,
    profile: Profile,
    groove_half: float,
) -> Array:
    groove = np.zeros_like(share)
    for place in profile.grooves:
        groove = np.maximum(groove, _bump(share, place, groove_half))
    # The trough round a boss sees less of the sky.
    hollow = 1 - np.float32(profile.shade) * _bump(share, profile.hollow, 0.12)
    matt: Array = np.power(diffuse(nx, ny, nz), np.float32(CONTRAST))
    matt = matt * hollow * np.float32(EXPOSURE if material.relief else 1.0)
    body = _mixed(
        np.broadcast_to(linear(material.body), (*share.shape, 3)),
        linear(material.groove),
        groove * np.float32(0.95),
    )
    shine = reflection(nx, ny, nz, DULL) * fresnel(nz) * np.float32(material.gloss) * (1 - groove)
    return body * matt[..., None] + shine[..., None]


def _edge_line(
    light: Array, share: Array, matt: Array, material: CheckerMaterial, line: tuple[float, float]
) -> Array:
    """The line that parts the disc from its ground: on the very rim, or a little inside it.

    Args:
        light: the disc without the line.
        share: distance from the middle in radii.
        matt: how bright a matt surface is at each spot.
        material: colour and opacity of the line.
        line: its width and how soft its inner side is, in radii.
    """
    width, soft = line
    if material.edge_inset:
        covered = _bump(share, 1 - width * (0.7 + material.edge_inset), width * 1.5)
    else:
        middle = 1 - width * 1.3
        covered = smooth(middle - soft / 2, middle + soft / 2, share)
    edge = linear(material.edge) * matt[..., None]
    return _mixed(light, edge, covered * np.float32(material.edge_opacity))


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
