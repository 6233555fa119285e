"""How long the computer seems to think: a human rhythm, longer where there is more to choose.

Numbers only. Whatever it has really thought counts towards it.
"""

from math import log2

SHORTEST, LONGEST = 0.25, 1.5
"""Seconds at the normal speed; a forced play takes the shortest."""
PER_DOUBLING = 0.105
"""What twice as many plays to choose among add."""
IN_A_RACE = 0.6
"""A race needs less thought."""
CUBE = 0.9
"""What an answer to a double takes."""


def over_play(plays: int, *, race: bool) -> float:
    """Seconds over a roll that can be played in so many ways, at the normal speed."""
    if plays < 2:
        return SHORTEST
    seconds = SHORTEST + PER_DOUBLING * log2(plays) * (IN_A_RACE if race else 1.0)
    return min(LONGEST, seconds)


def still_to_wait(wanted: float, factor: float, gone: float) -> float:
    """Seconds to wait after a thought that has taken some already.

    Args:
        wanted: at the normal speed.
        factor: of the speed that was chosen; 0 waits for nothing.
        gone: seconds that it has really taken.
    """
    return max(0.0, min(LONGEST, wanted * factor) - gone)
