"""All legal plays of many positions at once, as arrays.

A play uses as much of the dice as possible (see `turn`). So the search goes down one die at a
time, all positions of the batch abreast, and keeps what reached the greatest total of its row.
No result is made twice:

- Doubles are played from the back: each move starts where the last one did, or lower. Any other
  order can be sorted into this one without changing the result.
- Two different dice are played in both orders, and a play whose result another one is sure to
  make is dropped before its board is built; see `_is_new`.
"""

from itertools import product
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from game.engine.batch import checked_dice, checked_points
from game.engine.dice import ALL_ROLLS, FACES, Roll
from game.engine.play import CheckerMove, Play
from game.engine.position import LENGTH, Position, to_array
from game.engine.steps import BOARD, BitArray, PointArray, movable, target_of
from game.engine.types import BAR, OFF

RowArray = NDArray[np.intp]
DiceArray = NDArray[np.integer]
Flags = NDArray[np.bool_]

_WIDTH = 32  # columns of a board in here: one for each bit of a set of points
_POINT_BITS = 5  # of a column's number
ALL_DICE = np.array([[roll.high, roll.low] for roll in ALL_ROLLS], dtype=np.int8)
"""The 21 rolls in the order of `ALL_ROLLS`, shape (21, 2)."""

CHANCES = np.array([roll.weight for roll in ALL_ROLLS], dtype=np.float64) / FACES**2
"""How likely each of them is, shape (21,)."""

_CHUNK = 512  # positions searched abreast: as many as a core's cache holds


def _dice_orders() -> BitArray:
    """The dice to play at each level, for two dice and both orders, the lower first and second.

    Shape (4, 49, 2), where 7 times one die plus the other is the index; 0 is no die. A double
    has four dice and one order.
    """
    orders = np.zeros((4, FACES + 1, FACES + 1, 2), dtype=np.int32)
    for first, second in product(range(1, FACES + 1), repeat=2):
        low, high = sorted((first, second))
        if low == high:
            orders[:, low, low, 1] = low
        else:
            orders[:2, first, second] = (low, high), (high, low)
    return orders.reshape(4, -1, 2)


_ORDERS = _dice_orders()
_TOTALS = _ORDERS.cumsum(axis=0, dtype=np.int32)


class _Lines(NamedTuple):
    """What stays the same in a search; row r has the lines 2r and 2r + 1, an order of dice each."""

    dice: BitArray  # shape (4, lines)
    totals: BitArray  # of the dice up to each level, shape (4, lines)
    open_points: BitArray
    blots: BitArray  # of the opponent
    any_order: BitArray  # all points, or none where a double is played from the back


class _Nodes(NamedTuple):
    """Positions after the same number of dice."""

    line: RowArray
    board: PointArray  # shape (nodes, 32)
    trail: BitArray  # where the moves started, five bits each, the last one lowest


def legal_results(points: PointArray, dice: DiceArray) -> tuple[RowArray, PointArray]:
    """Every position that the legal plays of each row lead to, once.

    Args:
        points: shape (n, 26), each seen from its side on roll; whether such a position can stand
            on a board is not checked.
        dice: shape (n, 2), in either order.

    Returns:
        The row each result belongs to, ascending, and the results, shape (m, 26), still seen
        from the mover. A row without a legal move has none.

    Raises:
        InvalidPositionError: if the positions have another shape or are no small whole numbers.
        DiceError: if there are no such dice, or not one roll for each position.
    """
    boards = checked_points(points)
    throws = checked_dice(dice, len(boards))
    rows = [np.empty(0, dtype=np.intp)]
    results = [np.empty((0, LENGTH), dtype=np.int8)]
    for start in range(0, len(boards), _CHUNK):
        _, plays = _search(boards[start : start + _CHUNK], throws[start : start + _CHUNK])
        rows.append((plays.line >> 1) + start)
        results.append(plays.board[:, :LENGTH])
    return np.concatenate(rows), np.concatenate(results)


def positions_after(points: PointArray, dice: DiceArray) -> tuple[RowArray, PointArray]:
    """The `legal_results`; a row without a legal move has its own position as the only one.

    This is what a look-ahead goes through.
    """
    rows, results = legal_results(points, dice)
    idle = (np.bincount(rows, minlength=len(points)) == 0).nonzero()[0]
    if not len(idle):
        return rows, results
    rows = np.concatenate([rows, idle])
    order = np.argsort(rows, kind="stable")
    unmoved = np.asarray(points, dtype=np.int8).take(idle, axis=0)
    return rows.take(order), np.concatenate([results, unmoved]).take(order, axis=0)


def legal_plays(position: Position, roll: Roll) -> tuple[Play, ...]:
    """Every legal play of a roll, one for each result; none where no checker can move."""
    lines, plays = _search(to_array([position]), np.array([[roll.high, roll.low]]))
    dice = lines.dice.T.tolist()
    blots = [point for point in range(1, BAR) if position.points[point] == -1]
    found = []
    for line, board, trail in zip(*[field.tolist() for field in plays], strict=True):
        hits = frozenset(point for point in blots if board[point] >= 0)
        found.append(Play(_moves(trail, dice[line]), Position(tuple(board[:LENGTH])), hits))
    return tuple(found)


def _moves(trail: int, dice: list[int]) -> tuple[CheckerMove, ...]:
    """The moves that a trail stands for."""
    sources: list[int] = []
    while trail:
        sources.insert(0, trail % _WIDTH)
        trail >>= _POINT_BITS
    return tuple(
        CheckerMove(source, target_of(source, die), die)
        for source, die in zip(sources, dice, strict=False)
    )


def _search(points: PointArray, dice: DiceArray) -> tuple[_Lines, _Nodes]:
    """Every legal play as the node it ends in, by row."""
    lines, nodes = _begin(points, dice)
    best = np.zeros(len(points), dtype=np.int32)
    levels = []
    for depth in range(4):
        nodes = _next_level(lines, nodes, depth)
        if not len(nodes.line):
            break
        totals = lines.totals[depth].take(nodes.line)
        # Nodes of a row come with rising totals, so the greatest is written last.
        best[nodes.line >> 1] = totals
        levels.append((nodes, totals))
    kept = [
        _select(level, (totals == best[level.line >> 1]).nonzero()[0]) for level, totals in levels
    ]
    plays = _Nodes(*map(np.concatenate, zip(*kept, strict=True))) if kept else nodes
    return lines, _select(plays, np.argsort(plays.line >> 1, kind="stable"))


def _begin(points: PointArray, dice: DiceArray) -> tuple[_Lines, _Nodes]:
    boards = np.zeros((len(points), _WIDTH), dtype=np.int8)
    boards[:, :LENGTH] = points
    roll = dice[:, 0] * (FACES + 1) + dice[:, 1]
    orders = _ORDERS.take(roll, axis=1).reshape(4, -1)
    lines = _Lines(
        orders,
        _TOTALS.take(roll, axis=1).reshape(4, -1),
        (_as_bits(boards > -2) & BOARD).repeat(2),
        _as_bits(boards == -1).repeat(2),
        -(orders[0] != orders[1]).astype(np.int32),
    )
    line = orders[0].nonzero()[0]
    return lines, _Nodes(line, boards.take(line >> 1, axis=0), np.zeros(len(line), dtype=np.int32))


def _next_level(lines: _Lines, nodes: _Nodes, depth: int) -> _Nodes:
    """What the nodes lead to with one die more."""
    if depth == 2:
        nodes = _select(nodes, lines.dice[depth].take(nodes.line).nonzero()[0])
        if not len(nodes.line):
            return nodes
    die = lines.dice[depth].take(nodes.line)
    can_move = movable(_as_bits(nodes.board > 0), lines.open_points.take(nodes.line), die)
    if depth > 0:
        down_from_last = (2 << (nodes.trail & (_WIDTH - 1))) - 1
        can_move &= down_from_last | lines.any_order.take(nodes.line)
    parent, source = _members(can_move)
    if depth == 1:
        new = _is_new(lines, nodes, can_move, parent, source).nonzero()[0]
        parent, source = parent.take(new), source.take(new)
    board = nodes.board.take(parent, axis=0)
    _move(board, source, np.maximum(source - die.take(parent), OFF))
    trail = (nodes.trail.take(parent) << _POINT_BITS) | source
    return _Nodes(nodes.line.take(parent), board, trail)


def _is_new(
    lines: _Lines, nodes: _Nodes, followers: BitArray, parent: RowArray, second: BitArray
) -> Flags:
    """Which second moves make a position that no preferred play of the same row makes.

    Two plays of the same two dice have one result only if they move from the same points by the
    same dice; or if one checker ends where the other started, so that one could do it all,
    unless that hits other blots on the way; or if both checkers are borne off, by either die.
    Preferred is the higher die first, and one checker with the higher die first before two.
    """
    line, first = nodes.line.take(parent), nodes.trail.take(parent)
    die, other_die = lines.dice[0].take(line), lines.dice[1].take(line)
    low, high = np.minimum(die, other_die), np.maximum(die, other_die)
    is_late = die < other_die
    low_source = np.where(is_late, first, second)
    high_source = first + second - low_source
    table = np.zeros((len(lines.blots), _WIDTH), dtype=np.int32)
    table[nodes.line, nodes.trail] = followers
    higher_first = (line | 1) * _WIDTH

    repeats = table.take(higher_first + high_source) >> low_source & is_late
    other_stop = np.maximum(low_source - high, OFF)
    blots = lines.blots.take(line)
    is_quiet = (blots >> high_source | blots >> other_stop) & 1 == 0
    is_relay = (high_source == low_source - low) & is_quiet
    are_both_off = (low_source <= low) & (high_source <= high) & is_late
    exchanged = table.take(higher_first + low_source)
    exchanged >>= np.where(is_relay, other_stop, high_source)
    repeats |= exchanged & (is_relay | are_both_off)
    new: Flags = (repeats == 0) | (die == other_die)
    return new


def _move(board: PointArray, source: BitArray, target: BitArray) -> None:
    """Move one checker on each board, as `steps.moved` does."""
    flat = board.reshape(-1)
    base = np.arange(0, len(flat), _WIDTH)
    flat[base + source] -= 1
    at = base + target
    landing = flat.take(at)
    on_board = target > OFF
    hit = on_board & (landing < 0)
    flat[at] = landing + on_board + hit
    flat[base[hit]] -= 1


def _select(nodes: _Nodes, at: RowArray) -> _Nodes:
    return _Nodes(nodes.line.take(at), nodes.board.take(at, axis=0), nodes.trail.take(at))


def _as_bits(board: Flags) -> BitArray:
    """For each row the set of the columns where it is true."""
    return np.packbits(board, bitorder="little").view(np.int32)


def _members(sets: BitArray) -> tuple[RowArray, BitArray]:
    """Each element of each set, with the index of its set."""
    at = np.unpackbits(sets.view(np.uint8), bitorder="little").nonzero()[0]
    return at >> _POINT_BITS, (at & (_WIDTH - 1)).astype(np.int32)
