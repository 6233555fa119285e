"""Illustration: a board that a page shows, as data, with what the page claims about it.

All of them stand in one file for all languages, `assets/learn/illustrations.json`, which is read
strictly: whatever is wrong in it is told with the file, the illustration and the key. Whether the
claims are true is found out in `claims`.
"""

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path

from game.engine.cube import Cube
from game.engine.dice import Roll
from game.engine.errors import BackgammonError
from game.engine.match import MatchRules, MatchScore
from game.engine.position import Position
from game.engine.turn import Moves, Turn
from game.engine.types import BAR, POINTS, Side
from game.learn.shown_play import moves_of

FILE = Path("learn") / "illustrations.json"
"""Where it lies below the assets."""


class LearnDataError(ValueError):
    """The file of illustrations, or a text about one, says something that cannot be."""


@dataclass(frozen=True, slots=True)
class Arrow:
    """From a point or the bar (25) to a point or off (0), as the side on roll counts."""

    source: int
    target: int


@dataclass(frozen=True, slots=True)
class Standing:
    """The score an illustration is about."""

    rules: MatchRules
    score: MatchScore
    is_crawford: bool


@dataclass(frozen=True, slots=True)
class Claim:
    """One thing said about an illustration: what about, and what it should come to."""

    key: str
    value: object


@dataclass(frozen=True, slots=True)
class Illustration:
    """A board of a page.

    `position`, `play`, `refused` and `points` are seen from `on_roll`, which is white, the
    reader, unless the board is about black's decision. `points` are lit; `refused` are arrows
    with a cross, for moves the rules forbid. `can_try` says whether the reader may move here.
    """

    name: str
    position: Position
    on_roll: Side = Side.WHITE
    roll: Roll | None = None
    cube: Cube = field(default_factory=Cube)
    standing: Standing | None = None
    play: str | None = None
    refused: tuple[Arrow, ...] = ()
    points: tuple[int, ...] = ()
    can_try: bool = False
    claims: tuple[Claim, ...] = ()

    @property
    def board(self) -> Position:
        """The position as white, who sits below, sees it."""
        return self.position if self.on_roll is Side.WHITE else self.position.flipped()

    @property
    def turn(self) -> Turn | None:
        """The roll, not yet played; None where there are no dice."""
        return None if self.roll is None else Turn(self.position, self.roll)

    @property
    def moves(self) -> Moves:
        """The moves of the play shown, in the order to show them; none where none is shown."""
        turn = self.turn
        return () if self.play is None or turn is None else moves_of(self.play, turn)


def load_illustrations(path: Path) -> dict[str, Illustration]:
    """All illustrations of a file, by name.

    Raises:
        LearnDataError: with the file, the illustration and the key that is wrong.
    """
    try:
        data = json.loads(path.read_text(encoding="utf-8"), object_pairs_hook=_without_repeats)
    except (OSError, ValueError) as error:
        raise LearnDataError(f"{path}: {error}") from error
    if not isinstance(data, dict):
        raise LearnDataError(f"{path}: not an object with an illustration for each name")
    return {name: _illustration(path, name, fields) for name, fields in data.items()}


def _without_repeats(pairs: list[tuple[str, object]]) -> dict[str, object]:
    """An object whose keys all differ: json itself would drop the first of two silently."""
    fields = dict(pairs)
    if len(fields) < len(pairs):
        keys = [key for key, _ in pairs]
        raise ValueError(f"{next(key for key in keys if keys.count(key) > 1)!r} stands there twice")
    return fields


def _illustration(path: Path, name: str, fields: object) -> Illustration:
    if not isinstance(fields, dict):
        raise LearnDataError(f"{path}: {name}: not an object")
    if "position" not in fields:
        raise LearnDataError(f"{path}: {name}: position: is missing")
    values: dict[str, object] = {}
    for key, value in fields.items():
        try:
            field, read = _READERS[key]
            values[field] = read(value)
        except KeyError:
            raise LearnDataError(f"{path}: {name}: {key}: no such key") from None
        except (TypeError, ValueError, BackgammonError) as error:
            raise LearnDataError(f"{path}: {name}: {key}: {error}") from error
    made = Illustration(name, **values)  # type: ignore[arg-type]  # each read by its own reader
    try:
        _check_play(made)
    except BackgammonError as error:
        raise LearnDataError(f"{path}: {name}: play: {error}") from error
    return made


def _check_play(illustration: Illustration) -> None:
    turn = illustration.turn
    if turn is not None:
        _ = illustration.moves
    elif illustration.play is not None or illustration.can_try:
        raise BackgammonError("there are no dice to play")


def _position(value: object) -> Position:
    return Position.from_points(_list(value))


def _roll(value: object) -> Roll:
    high, low = map(_number, _list(value))
    return Roll(high, low)


def _cube(value: object) -> Cube:
    fields = _object(value, {"value", "owner"})
    owner = fields["owner"]
    return Cube(_number(fields["value"]), None if owner is None else Side(owner))


def _standing(value: object) -> Standing:
    fields = _object(value, {"length", "white", "black", "crawford"})
    score = MatchScore(_number(fields["white"]), _number(fields["black"]))
    return Standing(MatchRules.match(_number(fields["length"])), score, _flag(fields["crawford"]))


def _refused(value: object) -> tuple[Arrow, ...]:
    arrows = []
    for pair in _list(value):
        source, target = map(partial(_number, most=BAR), _list(pair))
        arrows.append(Arrow(source, target))
    return tuple(arrows)


def _points(value: object) -> tuple[int, ...]:
    points = tuple(_number(point, most=POINTS) for point in _list(value))
    if 0 in points or len(set(points)) < len(points):
        raise ValueError(f"{value!r} are not different points")
    return points


def _claims(value: object) -> tuple[Claim, ...]:
    if not isinstance(value, dict):
        raise TypeError("not an object with a value for each claim")
    return tuple(Claim(key, said) for key, said in value.items())


def _text(value: object) -> str:
    if not isinstance(value, str):
        raise TypeError(f"{value!r} is not a text")
    return value


def _flag(value: object) -> bool:
    if not isinstance(value, bool):
        raise TypeError(f"{value!r} is neither true nor false")
    return value


def _number(value: object, *, most: int = 99) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value <= most:
        raise ValueError(f"{value!r} is not a number from 0 to {most}")
    return value


def _list(value: object) -> list[object]:
    if not isinstance(value, list):
        raise TypeError(f"{value!r} is not a list")
    return value


def _object(value: object, keys: set[str]) -> Mapping[str, object]:
    if not isinstance(value, dict) or value.keys() != keys:
        raise ValueError(f"{value!r} does not have exactly the keys {', '.join(sorted(keys))}")
    return value


_READERS = {
    "position": ("position", _position),
    "on_roll": ("on_roll", Side),
    "dice": ("roll", _roll),
    "cube": ("cube", _cube),
    "score": ("standing", _standing),
    "play": ("play", _text),
    "refused": ("refused", _refused),
    "points": ("points", _points),
    "try": ("can_try", _flag),
    "claims": ("claims", _claims),
}
"""The key in the file, the field it fills, and who reads it."""
