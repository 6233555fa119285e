"""Rounded cubes, traced: dice with carved pips and the doubling cube, turned any way round.

The eye looks straight down. A cube has half-side 1 in its own coordinates; a rotation is a 3x3
matrix that turns those into (right, down, towards the eye).
"""

from dataclasses import dataclass

import numpy as np

from game.ui.pictures.light import Array, diffuse, fresnel, linear, reflection, smooth
from game.ui.pictures.materials import SolidMaterial

STEPS = 8
SECTIONS = 14
GOLDEN = np.float32(0.618034)
HIT, NEAR = 0.002, 0.5  # half-sides; rays between these are looked at twice
START = 1.9  # beyond the corner of a cube, which lies at the root of 3
# Faces in the order +x, -x, +y, -y, +z, -z and the value each shows; opposite faces make seven.
FACE_VALUES = (3, 4, 2, 5, 1, 6)
PIP_RADIUS = 0.168
PIP_PLACE = 0.47
PIP_SLOPE = 0.95
_C, _L = 0.0, PIP_PLACE
PIPS: dict[int, tuple[tuple[float, float], ...]] = {
    1: ((_C, _C),),
    2: ((-_L, -_L), (_L, _L)),
    3: ((-_L, -_L), (_C, _C), (_L, _L)),
    4: ((-_L, -_L), (_L, _L), (-_L, _L), (_L, -_L)),
    5: ((-_L, -_L), (_L, _L), (-_L, _L), (_L, -_L), (_C, _C)),
    6: ((-_L, -_L), (-_L, _C), (-_L, _L), (_L, -_L), (_L, _C), (_L, _L)),
}


@dataclass(frozen=True, slots=True)
class Hit:
    """What the eye meets: one entry for each pixel.

    `normal` is in the cube's coordinates, `u` and `v` run over the face from -1 to 1, `pixel` is
    the size of a pixel in half-sides.
    """

    opacity: Array
    normal: Array
    height: Array
    face: Array
    u: Array
    v: Array
    rotation: Array
    pixel: float


def trace(canvas: int, side: float, rotation: Array, corner: float) -> Hit:
    """Look down on a cube of `side` pixels in the middle of a square picture.

    Args:
        canvas: width and height of the picture in pixels.
        side: length of the cube's side in pixels.
        rotation: the cube's own coordinates to those of the eye.
        corner: radius of edges and corners, in half-sides.
    """
    pixel = 2 / (side - 1)  # the soft outline adds half a pixel all round
    line = (np.arange(canvas, dtype=np.float32) - np.float32((canvas - 1) / 2)) * np.float32(pixel)
    right, down, towards = (rotation[axis].astype(np.float32) for axis in range(3))
    start = (
        line[None, :, None] * right + line[:, None, None] * down + np.float32(START) * towards
    ).reshape(-1, 3)
    travelled, nearest = _march(start, towards, np.float32(1 - corner), np.float32(corner))
    point = start - travelled[:, None] * towards
    normal = np.sign(point) * np.maximum(np.abs(point) - np.float32(1 - corner), 0)
    normal /= np.maximum(np.sqrt((normal * normal).sum(axis=1)), np.float32(1e-4))[:, None]
    face, u, v = _faces(point)
    shape = (canvas, canvas)
    return Hit(
        np.clip(1 - nearest / np.float32(pixel), 0, 1).reshape(shape),
        normal.reshape(*shape, 3),
        (np.float32(START) - travelled).reshape(shape),
        face.reshape(shape),
        u.reshape(shape),
        v.reshape(shape),
        rotation.astype(np.float32),
        pixel,
    )


def die_light(hit: Hit, material: SolidMaterial) -> Array:
    """Linear light of a die: carved, painted pips in each face."""
    inked, tilt_u, tilt_v = _pips(hit)
    normal = _tilted(hit, tilt_u, tilt_v)
    # What is carved into a face seen edge-on must not smear along the outline.
    facing = smooth(0.02, 0.14, hit.normal @ hit.rotation[2])
    return _lit(hit, normal, inked * facing, material)


def cube_light(hit: Hit, marks: Array, material: SolidMaterial) -> Array:
    """Linear light of the doubling cube.

    Args:
        hit: the traced cube.
        marks: how much ink lies on each pixel, 0..1.
        material: colours of body and figures.
    """
    return _lit(hit, hit.normal, marks, material)


def _march(
    start: Array, towards: Array, half: np.float32, corner: np.float32
) -> tuple[Array, Array]:
    """How far each ray goes, and how near it came to the surface (not above 0: it hits)."""
    travelled = _entry(start, towards)
    nearest = np.full(len(start), np.inf, np.float32)
    for _ in range(STEPS):
        away = _distance(start, towards, travelled, half) - corner
        np.minimum(nearest, away, out=nearest)
        travelled += away
    np.minimum(travelled, np.float32(START + 1), out=travelled)
    # Rays that graze the outline converge slowly; what decides their opacity is found directly.
    unsure = np.flatnonzero((nearest > HIT) & (nearest < NEAR))
    travelled[unsure] = _closest(start[unsure], towards, half)
    nearest[unsure] = _distance(start[unsure], towards, travelled[unsure], half) - corner
    return travelled, nearest


def _entry(start: Array, towards: Array) -> Array:
    """Where rays enter the cube without its rounding, or about where they pass it."""
    slope = np.where(np.abs(towards) < 1e-4, np.float32(1e-4), towards)
    entry = ((start - np.sign(slope)) / slope).max(axis=1)
    leave = ((start + np.sign(slope)) / slope).min(axis=1)
    passing = np.clip((entry + leave) / 2, START - 0.6, START + 0.6)
    result: Array = np.where(entry < leave, entry, passing).astype(np.float32)
    return result


def _distance(start: Array, towards: Array, travelled: Array, half: np.float32) -> Array:
    """Distance from points on rays to the cube without its rounded mantle."""
    beyond = np.abs(start - travelled[:, None] * towards) - half
    outside = np.maximum(beyond, 0)
    result: Array = np.sqrt((outside * outside).sum(axis=1)) + np.minimum(beyond.max(axis=1), 0)
    return result


def _closest(start: Array, towards: Array, half: np.float32) -> Array:
    """Where each ray comes nearest; distance has only one dip, so a golden section finds it."""
    low = np.full(len(start), START - 1.8, np.float32)
    high = np.full(len(start), START + 1.8, np.float32)
    for _ in range(SECTIONS):
        left, right = high - GOLDEN * (high - low), low + GOLDEN * (high - low)
        closer = _distance(start, towards, left, half) < _distance(start, towards, right, half)
        high, low = np.where(closer, right, high), np.where(closer, low, left)
    result: Array = (low + high) / 2
    return result


def _faces(point: Array) -> tuple[Array, Array, Array]:
    axis = np.abs(point).argmax(axis=1)
    rows = np.arange(len(point))
    side = point[rows, axis]
    face = axis * 2 + (side < 0)
    u = point[rows, (axis + 1) % 3] * np.where(side < 0, np.float32(-1), np.float32(1))
    return face.astype(np.float32), u, point[rows, (axis + 2) % 3]


def _pips(hit: Hit) -> tuple[Array, Array, Array]:
    """How dark each pixel is painted, and how far the bowl of a pip tilts its normal."""
    ink, tilt_u, tilt_v = (np.zeros_like(hit.u) for _ in range(3))
    soft = np.float32(hit.pixel)
    for face, value in enumerate(FACE_VALUES):
        on_face = hit.face == face
        if not on_face.any():
            continue
        for u, v in PIPS[value]:
            du, dv = hit.u - np.float32(u), hit.v - np.float32(v)
            distance = np.sqrt(du * du + dv * dv)
            inside = np.clip((PIP_RADIUS - distance) / soft + np.float32(0.5), 0, 1) * on_face
            ink = np.maximum(ink, inside)
            tilt_u += inside * du * np.float32(PIP_SLOPE / PIP_RADIUS)
            tilt_v += inside * dv * np.float32(PIP_SLOPE / PIP_RADIUS)
    return ink, tilt_u, tilt_v


def _tilted(hit: Hit, tilt_u: Array, tilt_v: Array) -> Array:
    """Normals turned towards the middle of a bowl."""
    normal = hit.normal.copy()
    for face in range(6):
        on_face = hit.face == face
        axis, negative = divmod(face, 2)
        normal[..., (axis + 1) % 3] -= np.where(on_face, -tilt_u if negative else tilt_u, 0)
        normal[..., (axis + 2) % 3] -= np.where(on_face, tilt_v, 0)
    length = np.sqrt((normal * normal).sum(axis=-1, keepdims=True))
    result: Array = normal / np.maximum(length, np.float32(1e-4))
    return result


def _lit(hit: Hit, normal: Array, ink: Array, material: SolidMaterial) -> Array:
    nx, ny, nz = (normal @ hit.rotation[axis] for axis in range(3))
    nz = np.maximum(nz, np.float32(0.02))
    body = linear(material.body) + (linear(material.mark) - linear(material.body)) * ink[..., None]
    # Lower parts see less of the room.
    open_sky = np.float32(0.72) + np.float32(0.28) * smooth(-1.0, 0.8, hit.height)
    matt = diffuse(nx, ny, nz) * open_sky
    shine = reflection(nx, ny, nz) * fresnel(nz) * np.float32(material.gloss)
    shine *= 1 - np.float32(0.35) * ink
    return body * matt[..., None] + shine[..., None]
