"""A play as an illustration shows it: move by move, in the order it is written, perhaps not all.

The text is that of `notation`, but stops may be written out and the rest of the roll left away,
as in `bar/19` where only the entry is meant. Whole plays in any order: `notation.parse_play`.
"""

import re

from game.engine.errors import NotationError
from game.engine.turn import Moves, Turn
from game.engine.types import BAR, OFF

_WAY = re.compile(r"(?P<from>bar|\d{1,2})/(?P<to>off|\d{1,2})(?P<hit>\*?)(?:\((?P<count>[2-4])\))?")
_NAMED = {"bar": BAR, "off": OFF}


def follow(text: str, turn: Turn) -> Turn:
    """The turn after the moves that a text describes, made one after the other.

    Raises:
        NotationError: if the text is not a play, says that a blot is hit where none is or the
            other way round, or a move may not come next.
    """
    for word in re.finditer(r"\S+", text):
        way = _WAY.fullmatch(word[0])
        if way is None:
            raise NotationError(text, f"{word[0]!r} is not like 8/5 or bar/22*", word.start())
        for _ in range(int(way["count"] or 1)):
            onward = _moved(turn, _place(way["from"]), _place(way["to"]), hits=bool(way["hit"]))
            if onward is None:
                raise NotationError(text, f"{word[0]!r} cannot be played", word.start())
            turn = onward
    return turn


def moves_of(text: str, turn: Turn) -> Moves:
    """The moves that `follow` makes."""
    return follow(text, turn).moves[len(turn.moves) :]


def _moved(turn: Turn, source: int, target: int, *, hits: bool) -> Turn | None:
    """One checker moved by the first route that hits at its end as it should."""
    for route in turn.paths_from(source).get(target, ()):
        after = turn
        for move in route:
            hit = after.hits(move)
            after = after.play(move)
        if hit == hits:
            return after
    return None


def _place(name: str) -> int:
    return _NAMED[name] if name in _NAMED else int(name)
