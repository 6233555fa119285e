"""CheckerMove and Play: what is done with one die, and with a whole roll."""

from dataclasses import dataclass

from game.engine.position import Position


@dataclass(frozen=True, slots=True)
class CheckerMove:
    """One checker moved by one die, as the mover counts the points.

    `source` is 1 to 25, where 25 is the bar; `target` is 0 to 24, where 0 is off. A checker
    that is borne off may need less than `die`.
    """

    source: int
    target: int
    die: int


@dataclass(frozen=True, slots=True)
class Play:
    """A whole roll played; no moves where none was legal.

    `result` is still seen from the mover and not turned round. `hits` are the points where a
    blot was sent to the bar.
    """

    moves: tuple[CheckerMove, ...]
    result: Position
    hits: frozenset[int] = frozenset()
