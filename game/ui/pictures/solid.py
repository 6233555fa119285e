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

    `normal` is in the cube's coordinates, shape (3, height, width); `u` and `v` run over the face
    from -1 to 1; `pixel` is the size of a pixel in half-sides.
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
    right, down, towards = (rotation[axis].astype(np.float32)[:, None] for axis in range(3))
    start = right * np.tile(line, canvas) + down * np.repeat(line, canvas)
    start += np.float32(START) * towards
    travelled, nearest = _march(start, towards, np.float32(1 - corner), np.float32(corner))
    point = start - travelled * towards
    normal = np.sign(point) * np.maximum(np.abs(point) - np.float32(1 - corner), 0)
    normal /= np.maximum(_length(normal), np.float32(1e-4))
    face, u, v = _faces(point)
    shape = (canvas, canvas)
    return Hit(
        np.clip(1 - (nearest - np.float32(HIT)) / np.float32(pixel), 0, 1).reshape(shape),
        normal.reshape(3, *shape),
        (np.float32(START) - travelled).reshape(shape),
        face.reshape(shape),
        u.reshape(shape),
        v.reshape(shape),
        rotation.astype(np.float32),
        pixel,
    )


def die_light(hit: Hit, material: SolidMaterial) -> Array:
    """Linear light of a die: carved, painted pips in each face."""
    ink, normal = _pips(hit)
    # What is carved into a face seen edge-on must not smear along the outline.
    facing = smooth(0.02, 0.14, _towards(hit, hit.normal, 2))
    return _lit(hit, normal, ink * facing, material)


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
    nearest = _distance(start, towards, travelled, half) - corner
    # On flat faces the first guess is right; only what meets an edge has to go on.
    moving = np.flatnonzero((nearest > HIT / 2) & (nearest < NEAR))
    on_edge, goes, closest = start[:, moving], travelled[moving], nearest[moving]
    away = closest.copy()
    for _ in range(STEPS):
        goes += away
        away = _distance(on_edge, towards, goes, half) - corner
        np.minimum(closest, away, out=closest)
    # Rays that graze the outline converge slowly; what decides their opacity is found directly.
    unsure = np.flatnonzero((closest > HIT) & (closest < NEAR))
    grazing = on_edge[:, unsure]
    dip = _closest(grazing, towards, half)
    closest[unsure] = _distance(grazing, towards, dip, half) - corner
    goes[unsure] = np.where(closest[unsure] > 0, dip, goes[unsure])
    travelled[moving], nearest[moving] = goes, closest
    return travelled, nearest


def _entry(start: Array, towards: Array) -> Array:
    """Where rays enter the cube without its rounding, or about where they pass it."""
    slope = np.where(np.abs(towards) < 1e-4, np.float32(1e-4), towards)
    entry = ((start - np.sign(slope)) / slope).max(axis=0)
    leave = ((start + np.sign(slope)) / slope).min(axis=0)
    passing = np.clip((entry + leave) / 2, START - 0.6, START + 0.6)
    result: Array = np.where(entry < leave, entry, passing).astype(np.float32)
    return result


def _distance(start: Array, towards: Array, travelled: Array, half: np.float32) -> Array:
    """Distance from points on rays to the cube without its rounded mantle."""
    beyond = np.abs(start - travelled * towards) - half
    inside = np.minimum(beyond.max(axis=0), 0)
    result: Array = inside + _length(np.maximum(beyond, 0))
    return result


def _length(vectors: Array) -> Array:
    x, y, z = vectors
    result: Array = np.sqrt(x * x + y * y + z * z)
    return result


def _closest(start: Array, towards: Array, half: np.float32) -> Array:
    """Where each ray comes nearest; distance has only one dip, so a golden section finds it."""
    low = np.full(start.shape[1], START - 1.8, np.float32)
    high = np.full(start.shape[1], START + 1.8, np.float32)
    left, right = high - GOLDEN * (high - low), low + GOLDEN * (high - low)
    at_left, at_right = (_distance(start, towards, one, half) for one in (left, right))
    for _ in range(SECTIONS):
        closer = at_left < at_right
        high, low = np.where(closer, right, high), np.where(closer, low, left)
        reach = GOLDEN * (high - low)
        fresh = np.where(closer, high - reach, low + reach)
        away = _distance(start, towards, fresh, half)
        left, right = np.where(closer, fresh, right), np.where(closer, left, fresh)
        at_left, at_right = np.where(closer, away, at_right), np.where(closer, at_left, away)
    result: Array = (low + high) / 2
    return result


def _faces(point: Array) -> tuple[Array, Array, Array]:
    """The face each point lies on, and its place there."""
    axis = np.abs(point).argmax(axis=0)
    rays = np.arange(point.shape[1])
    side = point[axis, rays]
    face = axis * 2 + (side < 0)
    u = point[(axis + 1) % 3, rays] * np.where(side < 0, np.float32(-1), np.float32(1))
    return face.astype(np.float32), u, point[(axis + 2) % 3, rays]


def _pips(hit: Hit) -> tuple[Array, Array]:
    """How dark each pixel is painted, and the normals with the bowls of the pips in them."""
    ink, normal = np.zeros(hit.u.size, np.float32), hit.normal.reshape(3, -1).copy()
    for face, value in enumerate(FACE_VALUES):
        here = np.flatnonzero((hit.face == face) & (hit.opacity > 0))
        if not len(here):
            continue
        axis, negative = divmod(face, 2)
        u, v = hit.u.ravel()[here], hit.v.ravel()[here]
        for pip_u, pip_v in PIPS[value]:
            du, dv = u - np.float32(pip_u), v - np.float32(pip_v)
            distance = np.sqrt(du * du + dv * dv)
            inside = np.clip((PIP_RADIUS - distance) / np.float32(hit.pixel) + 0.5, 0, 1)
            ink[here] = np.maximum(ink[here], inside)
            tilt = inside * np.float32(PIP_SLOPE / PIP_RADIUS)
            normal[(axis + 1) % 3, here] -= tilt * (-du if negative else du)
            normal[(axis + 2) % 3, here] -= tilt * dv
    normal /= np.maximum(_length(normal), np.float32(1e-4))
    return ink.reshape(hit.u.shape), normal.reshape(hit.normal.shape)


def _towards(hit: Hit, normal: Array, axis: int) -> Array:
    """One coordinate of the normals as the eye sees them."""
    x, y, z = hit.rotation[axis]
    result: Array = normal[0] * x + normal[1] * y + normal[2] * z
    return result


def _lit(hit: Hit, normal: Array, ink: Array, material: SolidMaterial) -> Array:
    nx, ny, nz = (_towards(hit, normal, axis) for axis in range(3))
    nz = np.maximum(nz, np.float32(0.02))
    body = linear(material.body) + (linear(material.mark) - linear(material.body)) * ink[..., None]
    # Lower parts see less of the room.
    open_sky = np.float32(0.72) + np.float32(0.28) * smooth(-1.0, 0.8, hit.height)
    matt = diffuse(nx, ny, nz) * open_sky
    shine = reflection(nx, ny, nz) * fresnel(nz) * np.float32(material.gloss)
    shine *= 1 - np.float32(0.35) * ink
    return body * matt[..., None] + shine[..., None]
