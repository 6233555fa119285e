"""What the move generator is given for many positions at once, looked at before it is believed."""

import numpy as np
from numpy.typing import NDArray

from game.engine.dice import FACES
from game.engine.errors import DiceError, InvalidPositionError, PositionFault
from game.engine.position import LENGTH
from game.engine.types import CHECKERS

_WHOLE = "iu"  # the kinds of dtype that hold whole numbers


def checked_points(points: NDArray[np.integer]) -> NDArray[np.int8]:
    """Positions as int8, whatever whole numbers they come as.

    Raises:
        InvalidPositionError: if their shape is not (n, 26), or they are no small whole numbers.
    """
    given = np.asarray(points)
    if given.ndim != 2 or given.shape[1] != LENGTH:
        raise InvalidPositionError(PositionFault.LENGTH, f"shape {given.shape}, not (n, {LENGTH})")
    if given.dtype == np.int8 or not given.size:
        return given.astype(np.int8, copy=False)
    if given.dtype.kind not in _WHOLE:
        raise InvalidPositionError(PositionFault.NOT_A_WHOLE_NUMBER, f"dtype {given.dtype}")
    if given.min() < -CHECKERS or given.max() > CHECKERS:
        raise InvalidPositionError(PositionFault.TOO_MANY_CHECKERS, "on one point")
    return given.astype(np.int8)


def checked_dice(dice: NDArray[np.integer], count: int) -> NDArray[np.integer]:
    """The dice of so many positions.

    Raises:
        DiceError: if their shape is not (count, 2), or a number is not on a die.
    """
    given = np.asarray(dice)
    if given.shape != (count, 2):
        raise DiceError(f"dice of shape {given.shape}, not ({count}, 2)")
    if not count:
        return given.astype(np.int8)
    if given.dtype.kind not in _WHOLE:
        raise DiceError(f"dice of dtype {given.dtype}")
    if given.min() < 1 or given.max() > FACES:
        raise DiceError(f"dice from {given.min()} to {given.max()}")
    return given
