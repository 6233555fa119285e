"""What a player looks at on a board, as numbers: the inputs of the static evaluation.

Positions are seen from the side that has just played; the opponent is about to roll. Every
group of numbers is of the order of one, so that weights can be compared.
"""

import numpy as np
from numpy.typing import NDArray

from game.engine.ai.shots import free_throws, hitting_throws

FACTS = (
    "lead",
    "length",
    *(
        f"{whose} {fact}"
        for whose in ("my", "their")
        for fact in (
            "blots exposed",
            "blots' pips",
            "home points",
            "prime",
            "catch",
            "hold",
            "hold on the last",
            "anchor",
            "off",
            "bar",
        )
    ),
)
"""Names of the columns of `board_facts`."""

Floats = NDArray[np.float32]
Counts = NDArray[np.int16]

_POINTS = np.arange(1, 25, dtype=np.int16)
_THROWS = 36
_FAR_SIDE = 13
"""A checker on the other side of the board stands on its bar or one of twelve points."""


def has_contact(positions: NDArray[np.int8]) -> NDArray[np.bool_]:
    """Whether any checker still has to pass one of the other side's; shape (n,)."""
    places = np.arange(26)
    mine = np.where(positions > 0, places, -1).max(axis=1)
    theirs = np.where(positions < 0, places, 26).min(axis=1)
    contact: NDArray[np.bool_] = mine > theirs
    return contact


def board_facts(positions: NDArray[np.int8]) -> Floats:
    """The strategic measures of a position, one column for each of `FACTS`."""
    flipped = turned(positions)
    my_pips, their_pips = pips(positions), pips(flipped)
    lead = np.clip((their_pips - my_pips) / 60, -3, 3)
    length = (my_pips + their_pips) / 200 - 1
    facts = np.stack(_facts_of_one(np.concatenate([positions, flipped])), axis=1)
    mine, theirs = np.split(facts, 2)
    return np.column_stack([lead, length, mine, theirs]).astype(np.float32)


def contact_features(positions: NDArray[np.int8]) -> Floats:
    """Facts, all their products, what stands on each point; shape (n, 472)."""
    facts = board_facts(positions)
    first, second = np.triu_indices(facts.shape[1])
    return np.hstack([facts, facts[:, first] * facts[:, second], point_features(positions)])


def fact_features(positions: NDArray[np.int8]) -> Floats:
    """Facts and what stands on each point; shape (n, 219)."""
    return np.hstack([board_facts(positions), point_features(positions)])


def point_features(positions: NDArray[np.int8]) -> Floats:
    """One, two, three and more checkers of each side on each point and bar; shape (n, 197).

    The last column is a constant.
    """
    groups: list[NDArray[np.generic]] = []
    for side in (positions, -positions):
        board, bar = side[:, 1:25], side[:, 25:] if side is positions else side[:, :1]
        groups += [board == 1, board == 2, board == 3, np.maximum(board - 3, 0)]
        groups += [bar > 0, np.maximum(bar - 1, 0)]
    groups.append(np.ones((len(positions), 1)))
    return np.hstack([group.astype(np.float32) for group in groups])


def race_features(positions: NDArray[np.int8]) -> Floats:
    """Both sides' bear-off facts, and these by how close the race is; shape (n, 154)."""
    flipped = turned(positions)
    facts = np.hstack([_race_facts(positions), _race_facts(flipped)])
    mine, theirs = wasteful_pips(positions), wasteful_pips(flipped)
    # The side that has just played has the next roll against it: half a roll is four pips.
    lead = (theirs - mine - 4) / np.sqrt(np.maximum(mine + theirs, 6))
    near, sign = np.exp(-lead * lead / 0.8), np.tanh(lead)
    curve = [near, sign, np.tanh(2 * lead), np.tanh(lead / 2), np.ones_like(lead)]
    curve += [np.maximum(lead - bend, 0) for bend in np.arange(-2.5, 2.6, 0.5)]
    gammons = [*_gammon_facts(positions, flipped), *_gammon_facts(flipped, positions)]
    return np.hstack(
        [facts, near[:, None] * facts, sign[:, None] * facts, np.stack(curve + gammons, axis=1)]
    ).astype(np.float32)


def turned(positions: NDArray[np.int8]) -> NDArray[np.int8]:
    """The same boards from the other side."""
    return np.ascontiguousarray(-positions[:, ::-1])


def pips(positions: NDArray[np.int8]) -> Counts:
    """Pip counts of the side whose view it is; shape (n,)."""
    weighted = np.maximum(positions, 0) * np.arange(26, dtype=np.int16)
    count: Counts = weighted.sum(axis=1, dtype=np.int16)
    return count


def wasteful_pips(positions: NDArray[np.int8]) -> Floats:
    """Pip counts with what bearing off will waste: checkers, stacks on low points, gaps."""
    mine = np.maximum(positions[:, 1:25], 0).astype(np.int16)
    left = mine.sum(axis=1)
    gaps = ((mine[:, 3:6] == 0) & (left[:, None] > 2)).sum(axis=1)
    stacks = np.maximum(mine[:, 0] - 1, 0) + 0.5 * np.maximum(mine[:, 1] - 1, 0)
    wasteful: Floats = (pips(positions) + left + stacks + 0.8 * gaps).astype(np.float32)
    return wasteful


def _facts_of_one(positions: NDArray[np.int8]) -> list[NDArray[np.float64]]:
    """The facts about the side whose view it is; those about the other's men are its "catch"."""
    throws, lost = hitting_throws(positions)
    made = positions[:, 1:25] >= 2
    caught = np.maximum(-positions[:, :_FAR_SIDE], 0)
    held = (_THROWS - free_throws(positions)[:, :_FAR_SIDE]) / _THROWS
    last = np.argmax(caught > 0, axis=1)
    any_caught = caught.any(axis=1)
    return [
        throws / _THROWS,
        lost / (_THROWS * 10),
        made[:, :6].sum(axis=1) / 6,
        _longest_run(made) / 6,
        np.minimum(caught.sum(axis=1), 8) / 4,
        (caught * held).sum(axis=1) / 3,
        np.where(any_caught, held[np.arange(len(held)), last], 0),
        made[:, 18:].any(axis=1) * 1.0,
        (15 - np.maximum(positions, 0).sum(axis=1)) / 15,
        np.minimum(positions[:, 25], 2) / 2,
    ]


def _longest_run(made: NDArray[np.bool_]) -> Counts:
    longest = np.zeros(len(made), np.int16)
    current = np.zeros(len(made), np.int16)
    for column in made.T:
        current = np.where(column, current + 1, 0).astype(np.int16)
        longest = np.maximum(longest, current)
    return longest


def _race_facts(positions: NDArray[np.int8]) -> Floats:
    """How far one side is with bearing off; shape (n, 21)."""
    mine = np.maximum(positions[:, 1:25], 0).astype(np.int16)
    left = mine.sum(axis=1)
    gaps = (mine[:, 3:6] == 0) & (left[:, None] > 2)
    facts = [
        pips(positions) / 50,
        left / 15,
        mine[:, 0] / 5,
        np.maximum(mine[:, 0] - 2, 0) / 5,
        mine[:, 1] / 5,
        np.maximum(mine[:, 1] - 3, 0) / 5,
        mine[:, 2] / 5,
        mine[:, 6:].sum(axis=1) / 5,
        mine[:, 12:].sum(axis=1) / 5,
        mine[:, 18:].sum(axis=1) / 5,
        left % 2,
        *gaps.T,
        *(left <= few for few in (1, 2, 3, 4, 5, 6, 8)),
    ]
    return np.stack(facts, axis=1).astype(np.float32)


def _gammon_facts(
    positions: NDArray[np.int8], flipped: NDArray[np.int8]
) -> list[NDArray[np.float64]]:
    """How near the other side is to losing a gammon; all zero once it has borne one off."""
    mine_left = np.maximum(positions, 0).sum(axis=1)
    theirs = np.maximum(flipped[:, 1:25], 0)
    none_off = theirs.sum(axis=1) == 15
    to_save = (theirs * np.maximum(_POINTS - 6, 0)).sum(axis=1)
    need = (to_save + 6 - 3.5 * mine_left) / (4 * np.sqrt(mine_left + 3))
    return [
        none_off * fact
        for fact in (
            np.ones_like(need),
            np.tanh(need),
            np.tanh(2 * need),
            np.clip(need, -3, 3),
            (mine_left <= 2) * 1.0,
            (mine_left <= 4) * 1.0,
        )
    ]
