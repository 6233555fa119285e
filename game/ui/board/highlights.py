"""What is marked on the board: lit points, the route, movable checkers, arrows of plays.

Only values; `game.ui.board.stage` paints them. Equal values, equal picture.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from game.engine.play import CheckerMove
from game.engine.types import BAR, OFF
from game.ui.board.view import BoardView, CubePlace, ShownCube, ShownDie, Spot

if TYPE_CHECKING:
    from game.ui.board.commands import Landing


@dataclass(frozen=True, slots=True)
class Mark:
    """A reachable point: where the checker would lie, what it costs, whether it hits."""

    target: int
    spot: Spot
    pips: int
    hits: bool
    dice: int = 1
    """How many dice the way takes; more make the mark weaker."""
    halves: tuple[bool, ...] = ()
    """Of a point with two ways, whether each hits before it gets there; else empty."""
    half: int | None = None
    """Which of the two is pointed at."""


@dataclass(frozen=True, slots=True)
class Way:
    """An arrow from where a checker stood to where it stands."""

    source: Spot
    target: Spot


@dataclass(frozen=True, slots=True)
class ArrowSet:
    """All arrows on the board at one moment."""

    ways: tuple[Way, ...] = ()
    own_ways: bool = False
    hints: tuple[Way, ...] = ()
    """Of a play that is advised, from checkers as they stand."""
    refused: tuple[Way, ...] = ()
    """With a cross at their end, of moves that the rules forbid."""
    offered_from: CubePlace | None = None
    """Where an offered cube lay before."""


@dataclass(frozen=True, slots=True)
class StillPicture:
    """Everything on the board that does not move at the moment."""

    mine: tuple[int, ...]
    theirs: tuple[int, ...]
    dice: tuple[ShownDie, ...] = ()
    throw: int = 0
    """Says how the dice lie."""
    dice_ready: bool = False
    """Whether a click on the dice ends the turn."""
    cube: ShownCube | None = None
    ways: tuple[Way, ...] = ()
    own_ways: bool = False
    hints: tuple[Way, ...] = ()
    refused: tuple[Way, ...] = ()
    offered_from: CubePlace | None = None
    lit: tuple[int, ...] = ()
    """Points that are pointed out, whoever could move there."""
    glows: tuple[Spot, ...] = ()
    marks: tuple[Mark, ...] = ()
    ghost: Spot | None = None
    route: tuple[Spot, ...] = ()
    focus: Spot | None = None
    banner: tuple[str, str] | None = None
    """Who has won and what, over the last position."""
    numbers_mine: bool = True
    """Whether the points are numbered from the side of the person, or of the other."""

    @property
    def arrows(self) -> ArrowSet:
        """The arrows by themselves."""
        return ArrowSet(self.ways, self.own_ways, self.hints, self.refused, self.offered_from)

    def with_arrows(self, arrows: ArrowSet) -> "StillPicture":
        """The same with other arrows."""
        return replace(
            self,
            ways=arrows.ways,
            own_ways=arrows.own_ways,
            hints=arrows.hints,
            refused=arrows.refused,
            offered_from=arrows.offered_from,
        )


def marks_of(
    view: BoardView, landings: Mapping[int, "Landing"], pointed: "Landing | None" = None
) -> tuple[Mark, ...]:
    """The marks of all points that a checker can reach; `pointed` is a way to one of them."""
    return tuple(_mark(view, landing, pointed) for landing in landings.values())


def _mark(view: BoardView, landing: "Landing", pointed: "Landing | None") -> Mark:
    mark = Mark(
        landing.target,
        _landing_spot(view, landing),
        landing.pips,
        landing.hits,
        len(landing.moves),
    )
    if landing.other is None:
        return mark
    half = landing.ways.index(pointed) if pointed in landing.ways else None
    return replace(mark, halves=tuple(bool(way.passes) for way in landing.ways), half=half)


def route_of(view: BoardView, source: Spot, landing: "Landing") -> tuple[Spot, ...]:
    """The spots of a way, from the ghost at its start by every stop to its end."""
    stops = [_place_for(view, move.target, 0) for move in landing.moves[:-1]]
    return (source, *stops, _landing_spot(view, landing))


def glows_of(view: BoardView, movable: Iterable[int]) -> tuple[Spot, ...]:
    """The checkers that can move, uppermost of their points."""
    return tuple(view.top(True, point) for point in movable if view.count(True, point))


def ways_of(view: BoardView, moves: Sequence[CheckerMove], *, mine: bool) -> tuple[Way, ...]:
    """The arrows of a play, one for each checker, however many dice it used."""
    left: dict[int, int] = {}
    come: dict[int, int] = {}
    ways = []
    for source, target in merged(moves):
        gone = left[source] = left.get(source, 0) + 1
        number = come[target] = come.get(target, 0) + 1
        ways.append(Way(_ghost_spot(view, mine, source, gone), _end(view, mine, target, number)))
    return _side_by_side(ways)


def hints_of(view: BoardView, moves: Sequence[CheckerMove]) -> tuple[Way, ...]:
    """The arrows of a play that is still to be made, one for each checker and for each hit."""
    gone: dict[int, int] = {}
    come: dict[int, int] = {}
    ways = []
    for source, target in _hops(view, moves):
        left = view.count(True, source) - gone.get(source, 0)
        if left > 0:
            gone[source] = gone.get(source, 0) + 1
            start = Spot(True, source, left - 1, view.count(True, source))
        else:
            start = _place_for(view, source, 0)
        ways.append(Way(start, _place_for(view, target, come.get(target, 0))))
        come[target] = come.get(target, 0) + 1
    return _side_by_side(ways)


def _side_by_side(ways: Sequence[Way]) -> tuple[Way, ...]:
    """The same with ends exchanged, so that arrows between the same two points never cross."""
    same: dict[tuple[int, int], list[int]] = {}
    for number, way in enumerate(ways):
        same.setdefault((_column(way.source), _column(way.target)), []).append(number)
    result = list(ways)
    for numbers in same.values():
        from_below = sorted(numbers, key=lambda number: _height(ways[number].source))
        targets = sorted((ways[number].target for number in numbers), key=_height)
        for number, target in zip(from_below, targets, strict=True):
            result[number] = Way(ways[number].source, target)
    return tuple(result)


def _column(spot: Spot) -> int:
    """The point of a spot in the numbering of the person, whoever stands there."""
    return spot.point if spot.mine else BAR - spot.point


def _height(spot: Spot) -> int:
    """Orders the spots of one stack from below: in the upper half stacks grow downwards."""
    grows_up = spot.mine if spot.point in (OFF, BAR) else _column(spot) <= BAR // 2
    return spot.index if grows_up else -spot.index


def refused_of(view: BoardView, moves: Iterable[tuple[int, int]]) -> tuple[Way, ...]:
    """The arrows of moves that the rules forbid, to what stands in the way or where they'd end."""
    ways = []
    for source, target in moves:
        held = view.count(False, BAR - target) if OFF < target < BAR else 0
        end = view.top(False, BAR - target) if held > 1 else _place_for(view, target, 0)
        ways.append(Way(view.top(True, source), end))
    return tuple(ways)


def _hops(view: BoardView, moves: Sequence[CheckerMove]) -> list[tuple[int, int]]:
    """The moves of a checker as one, up to each blot that it hits on its way."""
    hops: list[tuple[int, int]] = []
    for move in moves:
        for number, (source, target) in enumerate(hops):
            if target == move.source and target != OFF and not _is_blot(view, target):
                hops[number] = (source, move.target)
                break
        else:
            hops.append((move.source, move.target))
    return hops


def _place_for(view: BoardView, point: int, before: int) -> Spot:
    """Where a checker will lie after so many that come before it; on a blot, the blot's place."""
    if _is_blot(view, point) and not before:
        return Spot(False, BAR - point, 0, 1)
    count = view.count(True, point) + before + 1
    return Spot(True, point, count - 1, count)


def _is_blot(view: BoardView, point: int) -> bool:
    return OFF < point < BAR and view.count(False, BAR - point) == 1


def merged(moves: Sequence[CheckerMove]) -> tuple[tuple[int, int], ...]:
    """Where each checker of a play started and where it came to rest in the end."""
    ways: list[tuple[int, int]] = []
    for move in moves:
        for number, (source, target) in enumerate(ways):
            if target == move.source and target != OFF:
                ways[number] = (source, move.target)
                break
        else:
            ways.append((move.source, move.target))
    return tuple(ways)


def _landing_spot(view: BoardView, landing: "Landing") -> Spot:
    if landing.hits:
        return Spot(False, BAR - landing.target, 0, 1)
    return view.next_free(True, landing.target)


def _ghost_spot(view: BoardView, mine: bool, point: int, gone: int) -> Spot:
    """Where a checker stood: the places above those that are still there, of either side."""
    standing = view.count(mine, point)
    if OFF < point < BAR:
        standing = max(standing, view.count(not mine, BAR - point))
    return Spot(mine, point, standing + gone - 1, standing + gone)


def _end(view: BoardView, mine: bool, point: int, number: int) -> Spot:
    count = max(1, view.count(mine, point))
    return Spot(mine, point, max(0, count - number), count)
