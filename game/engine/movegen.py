"""All legal plays of many positions at once, as arrays.

A play uses as much of the dice as possible (see `turn`), so the search goes down one die at a
time, every position of the batch abreast, and keeps what reached its row's greatest total. No
result is made twice:

- Doubles are played from the back: each move starts where the last one did, or lower. Any other
  order can be sorted into this one with the same result.
- Two different dice are played in both orders, but of the plays that start with the lower die
  only those are made that the higher die first does not bring about; see `_is_new`.
"""

from dataclasses import dataclass
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from game.engine.dice import Roll
from game.engine.play import CheckerMove, Play
from game.engine.position import LENGTH, Position, from_array, to_array
from game.engine.steps import BitArray, PointArray, movable, target_of
from game.engine.types import BAR, OFF

RowArray = NDArray[np.intp]
DiceArray = NDArray[np.integer]

_WIDTH = 32  # columns of a board in here: one for each bit of a set of points
_MOST_DICE = 4
_SOURCE_BITS = 5
_BOARD = (1 << BAR) - 2  # the points 1 to 24, as bits
_CHUNK = 512  # positions searched at once: as many as stay in a core's cache


class _Lines(NamedTuple):
    """The orders in which dice are played: one of a double, two of other rolls.

    Lines stand by row, and the lower die first before the higher die first.
    """

    row: RowArray
    dice: BitArray  # shape (4, lines): the die for each level, 0 where there is none
    low: BitArray
    high: BitArray
    is_late: NDArray[np.bool_]
    open_points: BitArray
    blots: BitArray  # of the opponent
    is_double: NDArray[np.bool_]


class _Nodes(NamedTuple):
    """Positions in the middle of a play, all after the same number of dice."""

    line: RowArray
    board: PointArray  # shape (nodes, 32)
    total: BitArray  # of the dice played
    trail: BitArray  # the sources so far, five bits each
    may_move: BitArray  # the points from which the next move may start


@dataclass(frozen=True, slots=True)
class _Leaves:
    """The ends of all legal plays, by row."""

    row: RowArray
    board: PointArray
    trail: BitArray
    dice: BitArray


def legal_results(points: PointArray, dice: DiceArray) -> tuple[RowArray, PointArray]:
    """Every position that the legal plays of each row lead to, once.

    Args:
        points: shape (n, 26), each seen from its side on roll; not checked.
        dice: shape (n, 2), in either order.

    Returns:
        The row each result belongs to, ascending, and the results, shape (m, 26), still seen
        from the mover. A row without a legal move has no result.
    """
    found = [
        _leaves(points[at : at + _CHUNK], dice[at : at + _CHUNK])
        for at in range(0, len(points), _CHUNK)
    ]
    if not found:
        return np.empty(0, dtype=np.intp), np.empty((0, LENGTH), dtype=np.int8)
    rows = [leaves.row + number * _CHUNK for number, leaves in enumerate(found)]
    return np.concatenate(rows), np.concatenate([leaves.board[:, :LENGTH] for leaves in found])


def legal_plays(position: Position, roll: Roll) -> tuple[Play, ...]:
    """Every legal play of a roll, one for each result; none where no checker can move."""
    leaves = _leaves(to_array([position]), np.array([[roll.high, roll.low]]))
    return tuple(
        _to_play(position, leaves.board[at, :LENGTH], int(leaves.trail[at]), leaves.dice[:, at])
        for at in range(len(leaves.row))
    )


def _to_play(start: Position, points: PointArray, trail: int, dice: BitArray) -> Play:
    result = from_array(points)
    count = (trail.bit_length() + _SOURCE_BITS - 1) // _SOURCE_BITS
    moves = []
    for level in range(count):
        source = trail >> (count - 1 - level) * _SOURCE_BITS & (_WIDTH - 1)
        die = int(dice[level])
        moves.append(CheckerMove(source, target_of(source, die), die))
    hits = [
        point for point in range(1, BAR) if start.points[point] == -1 and result.points[point] >= 0
    ]
    return Play(tuple(moves), result, frozenset(hits))


def _leaves(points: PointArray, dice: DiceArray) -> _Leaves:
    """Go down level by level and keep the nodes with their row's greatest total."""
    lines, nodes = _begin(points, dice)
    best = np.zeros(len(points), dtype=np.int32)
    levels = []
    for depth in range(_MOST_DICE):
        nodes = _next_level(lines, nodes, depth)
        if not len(nodes.line):
            break
        # Within a row totals never fall, so the last one written is the greatest.
        best[lines.row[nodes.line]] = nodes.total
        levels.append(nodes)
    kept = [(level, np.flatnonzero(level.total == best[lines.row[level.line]])) for level in levels]
    line = np.concatenate([level.line[at] for level, at in kept]) if kept else nodes.line
    board = np.concatenate([level.board[at] for level, at in kept]) if kept else nodes.board
    trail = np.concatenate([level.trail[at] for level, at in kept]) if kept else nodes.trail
    row = lines.row[line]
    order = np.argsort(row, kind="stable")
    return _Leaves(row[order], board[order], trail[order], lines.dice[:, line[order]])


def _begin(points: PointArray, dice: DiceArray) -> tuple[_Lines, _Nodes]:
    rows = len(points)
    high = dice.max(axis=1).astype(np.int32)
    low = dice.min(axis=1).astype(np.int32)
    is_double = high == low
    sequences = np.zeros((_MOST_DICE, rows, 2), dtype=np.int32)
    sequences[0, :, 0] = sequences[1, :, 1] = low * ~is_double
    sequences[1, :, 0] = high * ~is_double
    sequences[0, :, 1] = high
    sequences[1, :, 1] = low
    sequences[2:, :, 1] = high * is_double
    boards = np.zeros((rows, _WIDTH), dtype=np.int8)
    boards[:, :LENGTH] = points
    used = np.flatnonzero(sequences[0].ravel())
    row = used >> 1
    lines = _Lines(
        row,
        sequences.reshape(_MOST_DICE, -1)[:, used],
        low[row],
        high[row],
        (used & 1) == 0,
        (_bits(boards > -2) & _BOARD)[row],
        (_bits(boards == -1) & _BOARD)[row],
        is_double[row],
    )
    zero = np.zeros(len(row), dtype=np.int32)
    return lines, _Nodes(np.arange(len(row)), boards[row], zero, zero, zero - 1)


def _next_level(lines: _Lines, nodes: _Nodes, depth: int) -> _Nodes:
    """Every node one die later."""
    die = lines.dice[depth][nodes.line]
    if depth >= 2:
        more = np.flatnonzero(die)
        nodes, die = _select(nodes, more), die[more]
    bits = movable(_bits(nodes.board > 0), lines.open_points[nodes.line], die) & nodes.may_move
    parent, source = _members(bits)
    if depth == 1:
        new = _is_new(lines, nodes, bits, parent, source)
        parent, source = parent[new], source[new]
    line = nodes.line[parent]
    die = die[parent]
    board = nodes.board[parent]
    _move(board, source, np.maximum(source - die, OFF))
    return _Nodes(
        line,
        board,
        nodes.total[parent] + die,
        (nodes.trail[parent] << _SOURCE_BITS) | source,
        np.where(lines.is_double[line], (2 << source) - 1, -1),
    )


def _select(nodes: _Nodes, at: RowArray) -> _Nodes:
    return _Nodes(*[field[at] for field in nodes])


def _is_new(
    lines: _Lines, nodes: _Nodes, bits: BitArray, parent: RowArray, second: BitArray
) -> NDArray[np.bool_]:
    """Which second moves make a position that no preferred play of the same row makes.

    Preferred is the higher die first: from the same two points; or, where a checker ends on the
    other's starting point and no blot stands on the way, one checker with both dice; or, where
    both checkers are borne off, with the dice exchanged.
    """
    line = nodes.line[parent]
    first = nodes.trail[parent]
    low, high = lines.low[line], lines.high[line]
    is_late = lines.is_late[line]
    low_source = np.where(is_late, first, second)
    high_source = np.where(is_late, second, first)
    followers = np.zeros(len(lines.row) * _WIDTH, dtype=np.int32)
    followers[nodes.line * _WIDTH + nodes.trail] = bits
    higher_first = (line + is_late) * _WIDTH

    repeats = followers[higher_first + high_source] >> low_source & is_late
    other_stop = np.maximum(low_source - high, OFF)
    blots = lines.blots[line]
    is_quiet = (blots >> high_source | blots >> other_stop) & 1 == 0
    is_relay = (high_source == low_source - low) & is_quiet
    are_both_off = (low_source <= low) & (high_source <= high) & is_late
    exchanged = followers[higher_first + low_source]
    exchanged = exchanged >> np.where(is_relay, other_stop, high_source)
    repeats |= exchanged & (is_relay | are_both_off)
    return (repeats == 0) | lines.is_double[line]


def _bits(board: NDArray[np.bool_]) -> BitArray:
    """For each row the set of points where it is true."""
    return np.packbits(board, axis=None, bitorder="little").view(np.int32)


def _members(bits: BitArray) -> tuple[RowArray, BitArray]:
    """Each element of each set, with the index of its set."""
    flags = np.unpackbits(bits.view(np.uint8), bitorder="little")
    at = np.flatnonzero(flags)
    return at >> _SOURCE_BITS, (at & (_WIDTH - 1)).astype(np.int32)


def _move(board: PointArray, source: BitArray, target: BitArray) -> None:
    """Move one checker on each board, as `steps.moved` does."""
    flat = board.reshape(-1)
    base = np.arange(0, len(flat), _WIDTH)
    flat[base + source] -= 1
    at = base + target
    landing = flat[at]
    on_board = target > OFF
    hit = on_board & (landing < 0)
    flat[at] = landing + on_board + hit
    flat[base[hit]] -= 1
