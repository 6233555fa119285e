"""How dice fly and tumble, and how the cube turns, as numbers; nothing here draws.

A die's rotation is spin x yaw x face-up: whatever the spin does in between, it dies away, and the
die lies on the right face at its resting angle.
"""

import math

import numpy as np

from game.ui.pictures.light import Array

REST_ANGLES = (0.21, -0.29, 0.10, -0.155)  # radians a resting die is turned by, by its index
VARIANTS = len(REST_ANGLES)

# Per variant: where the throw comes from in u, the spin axis (right, down, towards) and turns.
# Variants 0 and 1 are thrown together from below, 2 and 3 from above. The axis lies across the
# way, with a slant, so that dice roll where they go. In a double, variants take turns; one always
# runs ahead of its neighbours, so four dice keep clear of each other as well.
_FROM = ((2.2, 7.4), (2.5, 5.8), (-2.5, -5.8), (-2.2, -7.4))
_AXES = ((0.93, -0.28, 0.24), (0.88, -0.36, -0.30), (-0.88, 0.36, 0.27), (-0.93, 0.28, -0.25))
_TURNS = (2.15, 1.85, 1.95, 2.2)
_FIRST_HOP, _SECOND_HOP = 0.40, 0.70  # progress at which the die touches down
_HEIGHTS = (1.9, 0.75, 0.18)


def face_up(value: int) -> Array:
    """The rotation that shows a value to the eye."""
    quarter = math.pi / 2
    return {
        1: np.eye(3, dtype=np.float32),
        6: about((1, 0, 0), math.pi),
        2: about((1, 0, 0), quarter),
        5: about((1, 0, 0), -quarter),
        3: about((0, 1, 0), -quarter),
        4: about((0, 1, 0), quarter),
    }[value]


def about(axis: tuple[float, float, float], angle: float) -> Array:
    """A rotation by an angle in radians about an axis (Rodrigues' formula)."""
    x, y, z = (part / math.sqrt(sum(a * a for a in axis)) for part in axis)
    cross = np.array([[0, -z, y], [z, 0, -x], [-y, x, 0]])
    turned = np.eye(3) + math.sin(angle) * cross + (1 - math.cos(angle)) * (cross @ cross)
    result: Array = turned.astype(np.float32)
    return result


def resting(value: int, angle_index: int) -> Array:
    """The rotation of a die at rest."""
    yaw = about((0, 0, 1), REST_ANGLES[angle_index % VARIANTS])
    return (yaw @ face_up(value)).astype(np.float32)


def tumbling(value: int, variant: int, progress: float) -> Array:
    """The rotation of a die on its way; at progress 1 the resting one."""
    variant %= VARIANTS
    left = _spin_left(progress)
    spin = about(_AXES[variant], -2 * math.pi * _TURNS[variant] * left)
    return (spin @ resting(value, variant)).astype(np.float32)


def throw_path(variant: int, progress: float) -> tuple[float, float, float]:
    """Where a thrown die is: right and down from its resting place, and its height, in u.

    It comes in from its thrower's side, touches down twice, rolls and settles. Dice of one throw
    (variants 0 and 1, or 2 and 3) keep apart all the way.
    """
    progress = min(1.0, max(0.0, progress))
    left = _way_left(progress)
    right, down = _FROM[variant % VARIANTS]
    return right * left, down * left, _height(progress)


def _spin_left(progress: float) -> float:
    """The share of the spin still to come: fast in the air, dying away on the board."""
    rest = 1 - min(1.0, max(0.0, progress))
    result: float = rest**1.9
    return result


def _way_left(progress: float) -> float:
    result: float = (1 - progress) ** 2.1
    return result


def _height(progress: float) -> float:
    if progress < _FIRST_HOP:
        share = progress / _FIRST_HOP
        return _HEIGHTS[0] * (1 - share * share)
    if progress < _SECOND_HOP:
        share = (progress - _FIRST_HOP) / (_SECOND_HOP - _FIRST_HOP)
        return _HEIGHTS[1] * 4 * share * (1 - share)
    if progress < 0.9:
        share = (progress - _SECOND_HOP) / (0.9 - _SECOND_HOP)
        return _HEIGHTS[2] * 4 * share * (1 - share)
    return 0.0


def cube_turn(progress: float) -> Array:
    """The rotation of the cube while it goes from one face (+z) to the next (+y)."""
    eased = progress * progress * (3 - 2 * progress)
    return about((1, 0, 0), eased * math.pi / 2)
