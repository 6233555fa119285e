"""Curves that turn a share of time, 0 to 1, into a share of the way."""

import math


def linear(t: float) -> float:
    """Goes at an even pace."""
    return t


def ease_out(t: float) -> float:
    """Starts fast and comes gently to rest."""
    return 1.0 - (1.0 - t) ** 3


def ease_in_out(t: float) -> float:
    """Starts and ends gently."""
    return t * t * (3.0 - 2.0 * t)


def arc(t: float) -> float:
    """Height of a hop: 0 at both ends, 1 in the middle."""
    return math.sin(math.pi * t)


def shake(t: float) -> float:
    """Swings left and right three times, ever less; 0 at both ends."""
    return math.sin(6.0 * math.pi * t) * (1.0 - t)


def plateau(t: float, rise: float = 0.18) -> float:
    """Rises in the first `rise` of the time, stays at 1, falls in the last `rise`."""
    if t <= 0.0 or t >= 1.0:
        return 0.0
    return min(1.0, t / rise, (1.0 - t) / rise)
