"""Small endings whose worth with a cube is known exactly, for money; from the two-sided table."""

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from game.engine.ai.cube_context import CubeContext, CubeOwner
from game.engine.ai.cube_equity import Worth
from game.engine.ai.homes import are_home
from game.engine.ai.two_sided import TwoSidedTable
from game.engine.cube import CUBE_LIMIT

Worths = dict[CubeContext, Worth]
"""Worth of each position to the side on roll, for every place where the cube may lie."""

_HIGHEST = CUBE_LIMIT // 4
"""Face of the cube up to which its limit does not matter to the last few rolls."""


def solved(
    table: TwoSidedTable | None, points: NDArray[np.int8], contexts: Sequence[CubeContext]
) -> tuple[NDArray[np.bool_], Worths]:
    """What is known exactly about some positions.

    Args:
        table: the endings; without one nothing is known.
        points: shape (n, 26), seen from the side on roll.
        contexts: of that side, for the same game.

    Returns:
        Which positions are known, shape (n,), and what these are worth, without doubling now, for
        each context.
    """
    known = np.zeros(len(points), bool)
    if table is None or not all(map(_is_tabled, contexts)):
        return known, {}
    known = are_home(points)
    known[known] = table.covers(points[known])
    if not known.any():
        return known, {}
    found = table.before_roll(points[known])
    places = {
        CubeOwner.CENTRE: found.centred,
        CubeOwner.MINE: found.owned,
        CubeOwner.THEIRS: found.against,
    }
    return known, {each: places[each.owner].astype(float) * each.value for each in contexts}


def _is_tabled(context: CubeContext) -> bool:
    owned = context.owner is not CubeOwner.NONE
    return owned and not context.is_match and context.value <= _HIGHEST
