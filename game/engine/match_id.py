"""GNU Backgammon's Match ID: cube, score, dice and whose decision, in twelve characters.

GNU Backgammon's player 0 is black here and its player 1, whose side of the board is shown below,
is white. Source: GNU Backgammon Manual, "A technical description of the Match ID"; the Jacoby
bit is a later addition that the manual leaves out.
"""

from dataclasses import dataclass
from enum import Enum

from game.engine.errors import NotationError
from game.engine.outcome import Kind
from game.engine.position_id import from_base64, to_base64
from game.engine.types import Side

_BYTES = 9
_PLAYERS = (Side.BLACK, Side.WHITE)
_CENTRED = 3
_WIDTHS = {
    "cube": 4,
    "cube owner": 2,
    "on roll": 1,
    "Crawford": 1,
    "stage": 3,
    "to act": 1,
    "doubled": 1,
    "resignation": 2,
    "first die": 3,
    "second die": 3,
    "length": 15,
    "black score": 15,
    "white score": 15,
    "no Jacoby": 1,
}
"""The fields in order, with their bits; each is written with its lowest bit first."""


class Stage(Enum):
    """How far a game is, in GNU Backgammon's numbers."""

    NOT_STARTED = 0
    PLAYING = 1
    OVER = 2
    RESIGNED = 3
    PASSED = 4


@dataclass(frozen=True, slots=True)
class MatchId:
    """What a Match ID tells."""

    on_roll: Side
    to_act: Side
    """Who must decide; the other side of a double or a resignation that is offered."""

    cube: int = 1
    cube_owner: Side | None = None
    crawford: bool = False
    stage: Stage = Stage.PLAYING
    is_doubled: bool = False
    resignation: Kind | None = None
    dice: tuple[int, int] | None = None
    length: int = 0
    """Points to win the match; 0 is a money session."""

    white_score: int = 0
    black_score: int = 0
    jacoby: bool = False


def format_match_id(match: MatchId) -> str:
    """The Match ID.

    Raises:
        NotationError: if a number is too large for its place, or no cube shows it.
    """
    if match.cube < 1 or match.cube & (match.cube - 1):
        raise NotationError(str(match.cube), "not on a cube")
    first, second = match.dice or (0, 0)
    owner = _CENTRED if match.cube_owner is None else _PLAYERS.index(match.cube_owner)
    values = (
        match.cube.bit_length() - 1,
        owner,
        _PLAYERS.index(match.on_roll),
        match.crawford,
        match.stage.value,
        _PLAYERS.index(match.to_act),
        match.is_doubled,
        match.resignation.value if match.resignation else 0,
        first,
        second,
        match.length,
        match.black_score,
        match.white_score,
        not match.jacoby,
    )
    number = shift = 0
    for (name, width), value in zip(_WIDTHS.items(), values, strict=True):
        if not 0 <= value < 1 << width:
            raise NotationError(str(value), f"{name} has no room for it")
        number |= value << shift
        shift += width
    return to_base64(number, _BYTES)


def parse_match_id(text: str) -> MatchId:
    """What the Match ID tells.

    Raises:
        NotationError: if the text is not a Match ID.
    """
    field = _fields(text)
    dice = (field["first die"], field["second die"])
    if dice != (0, 0) and not all(1 <= die <= 6 for die in dice):
        raise NotationError(text, f"no dice show {dice[0]} and {dice[1]}")
    if field["stage"] > Stage.PASSED.value or field["cube owner"] == 2:
        raise NotationError(text, "an unknown stage of the game or owner of the cube")
    owner = field["cube owner"]
    return MatchId(
        on_roll=_PLAYERS[field["on roll"]],
        to_act=_PLAYERS[field["to act"]],
        cube=1 << field["cube"],
        cube_owner=None if owner == _CENTRED else _PLAYERS[owner],
        crawford=bool(field["Crawford"]),
        stage=Stage(field["stage"]),
        is_doubled=bool(field["doubled"]),
        resignation=Kind(field["resignation"]) if field["resignation"] else None,
        dice=None if dice == (0, 0) else dice,
        length=field["length"],
        white_score=field["white score"],
        black_score=field["black score"],
        jacoby=not field["no Jacoby"],
    )


def _fields(text: str) -> dict[str, int]:
    number = from_base64(text, _BYTES)
    fields = {}
    for name, width in _WIDTHS.items():
        fields[name] = number & ((1 << width) - 1)
        number >>= width
    if number:
        raise NotationError(text, "more than a Match ID holds")
    return fields
