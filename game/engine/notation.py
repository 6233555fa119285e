"""Plays as text: `bar/22* 13/7(2)`.

A checker's way is written `from/to`, with a stop in between only where it hit there, a star
behind a point where a blot was hit, and a count in brackets for equal ways. `format_play` writes
the same text for the same result, whatever the order of moves. `parse_play` also reads ways cut
into single dice or with all their stops, in any order, in capitals, with 25 and 0 for bar and
off, and without stars; what it has read is then followed move by move through the rules.
"""

import re
from collections.abc import Iterator, Sequence
from itertools import groupby, pairwise
from typing import NamedTuple

from game.engine.dice import Roll
from game.engine.errors import (
    AmbiguousPlayError,
    IllegalPlayError,
    NotationError,
    shortened,
)
from game.engine.movegen import legal_plays
from game.engine.play import CheckerMove, Play
from game.engine.position import Position
from game.engine.position_id import format_position_id
from game.engine.turn import Turn
from game.engine.types import BAR, OFF

NO_MOVE = "-"
"""The text of a roll that cannot be played; an empty text is read as the same."""

_MOST_CHECKERS = 4
"""As many as the moves of a double."""

_WAY = re.compile(
    r"(?P<places>(?:bar|[0-9]{1,2})(?:/(?:off|[0-9]{1,2})\*?)+)(?:\((?P<count>[1-4])\))?",
    re.IGNORECASE,
)
_NAMED = {"bar": BAR, "off": OFF}

Way = tuple[int, ...]
"""Where one checker starts, its stops, and where it ends."""


class _Reading(NamedTuple):
    """What a text says."""

    ways: tuple[Way, ...]
    stars: frozenset[int]


def format_play(play: Play | Sequence[CheckerMove], position: Position | None = None) -> str:
    """The text of a play, or of some moves that start from `position`.

    Raises:
        TypeError: if bare moves come without the position, which alone tells what they hit.
    """
    if isinstance(play, Play):
        return _format(play.moves, play.hits)
    if position is None:
        raise TypeError("moves have no text without the position they start from")
    return _format(play, frozenset(move.target for move in play if _hits_blot(position, move)))


def parse_play(text: str, position: Position, roll: Roll) -> Play:
    """The legal play that a text describes.

    Where stops are left out and the ways differ in what they hit, the one without a hit is
    meant.

    Raises:
        NotationError: if the text is not a play.
        IllegalPlayError: if no legal play is like this.
        AmbiguousPlayError: if several are, with different results.
    """
    reading = _read(text)
    plays = [_to_play(turn) for turn in _followed(Turn(position, roll), reading.ways)]
    quoted = repr(shortened(text))
    where = f"with {roll} in position {format_position_id(position)}"
    if not plays:
        raise IllegalPlayError(f"{quoted} is no legal play {where}")
    fitting = [play for play in plays if reading.stars <= play.hits]
    if not fitting:
        raise IllegalPlayError(f"{quoted} has a star where nothing is hit, {where}")
    landings = {place for way in reading.ways for place in way}
    chosen = [play for play in fitting if play.hits <= landings] or fitting
    if len(chosen) > 1:
        choices = " or ".join(map(format_play, chosen))
        raise AmbiguousPlayError(f"{quoted} may be {choices}, {where}")
    return next(
        (play for play in legal_plays(position, roll) if play.result == chosen[0].result),
        chosen[0],  # an early win is not among the plays by the letter
    )


def _format(moves: Sequence[CheckerMove], hits: frozenset[int]) -> str:
    ways = _joined(moves)
    shown = _with_hits_only(ways, hits)
    texts = []
    starred: set[int] = set()
    for way, equal in groupby(shown):
        count = len(list(equal))
        fresh = hits.difference(starred)
        starred.update(way)
        places = [_name(way[0], "bar")]
        places += [_name(place, "off") + "*" * (place in fresh) for place in way[1:]]
        texts.append("/".join(places) + f"({count})" * (count > 1))
    return " ".join(texts) or NO_MOVE


def _joined(moves: Sequence[CheckerMove]) -> list[Way]:
    """The moves as ways, from the back; a move that starts where a way ends goes on with it."""
    ways: list[Way] = []
    for move in sorted(moves, key=lambda move: (-move.source, -move.target)):
        ends = [way[-1] for way in ways]
        if move.source in ends:
            at = ends.index(move.source)
            ways[at] = (*ways[at], move.target)
        else:
            ways.append((move.source, move.target))
    return sorted(ways, key=lambda way: (-way[0], way[-1] or BAR))


def _with_hits_only(ways: list[Way], hits: frozenset[int]) -> list[Way]:
    """The ways without the stops that need not be written.

    A hit is written where a checker ends if one does, and else at the first stop there.
    """
    unseen = set(hits.difference(way[-1] for way in ways))
    shown = []
    for way in ways:
        stops = [place for place in way[1:-1] if place in unseen]
        unseen.difference_update(stops)
        shown.append((way[0], *stops, way[-1]))
    return shown


def _read(text: str) -> _Reading:
    ways: list[Way] = []
    stars: set[int] = set()
    if text.strip() in ("", NO_MOVE):
        return _Reading((), frozenset())
    for word in re.finditer(r"[^\s,]+", text):
        places, count = _read_way(text, word)
        ways += [tuple(map(_number, places))] * count
        if len(ways) > _MOST_CHECKERS:
            raise NotationError(text, f"more than {_MOST_CHECKERS} checkers move", word.start())
        stars.update(_number(place) for place in places if place.endswith("*"))
    return _Reading(tuple(ways), frozenset(stars))


def _read_way(text: str, word: re.Match[str]) -> tuple[list[str], int]:
    """The places on a way as they are written, and how many checkers go it."""
    written = shortened(word[0])
    match = _WAY.fullmatch(word[0])
    if match is None:
        raise NotationError(text, f"{written!r} is not like 8/5 or bar/22*", word.start())
    places = match["places"].lower().split("/")
    numbers = [_number(place) for place in places]
    if numbers[0] > BAR or any(here <= there for here, there in pairwise(numbers)):
        raise NotationError(text, f"{written!r} does not go down the board", word.start())
    if places[-1] in ("off*", "0*"):
        raise NotationError(text, "nothing is hit off the board", word.start())
    return places, int(match["count"] or 1)


def _followed(start: Turn, ways: tuple[Way, ...]) -> list[Turn]:
    """The whole roll played so that the checkers go these ways, once for each result."""
    done: dict[Position, Turn] = {}
    open_turns = {(start.position, ways): start}
    while open_turns:
        further: dict[tuple[Position, tuple[Way, ...]], Turn] = {}
        for (position, left), turn in open_turns.items():
            moves = turn.next_moves()
            if not left and not moves:
                done[position] = turn
            for move in moves:
                for rest in _after(left, move):
                    after = turn.play(move)
                    further[after.position, rest] = after
        open_turns = further
    return list(done.values())


def _after(ways: tuple[Way, ...], move: CheckerMove) -> Iterator[tuple[Way, ...]]:
    """What is left of the ways when one of their checkers has made this move."""
    for at, way in enumerate(ways):
        if way[0] == move.source and way[1] <= move.target and way not in ways[:at]:
            onward = way[1:] if way[1] == move.target else (move.target, *way[1:])
            rest = (onward,) if len(onward) > 1 else ()
            yield (*ways[:at], *rest, *ways[at + 1 :])


def _to_play(turn: Turn) -> Play:
    hits = {move.target for move in turn.moves if _hits_blot(turn.start, move)}
    return Play(turn.moves, turn.position, frozenset(hits))


def _hits_blot(start: Position, move: CheckerMove) -> bool:
    return move.target != OFF and start.points[move.target] == -1


def _number(place: str) -> int:
    bare = place.rstrip("*")
    return _NAMED[bare] if bare in _NAMED else int(bare)


def _name(place: int, edge: str) -> str:
    return edge if place in (BAR, OFF) else str(place)
