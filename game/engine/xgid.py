"""XGID: position, cube, dice and score in the one line that eXtreme Gammon copies.

`XGID=` and ten fields between colons: the 26 places as the bottom player counts them, capital
letters for its checkers and small ones for the other's; the cube as a power of two; its owner;
whose turn; dice, or a letter for an offered cube; both scores; Crawford, or Jacoby and beavers;
match length; the highest cube as a power of two. The bottom player is white here and counts as 1,
the top player is black and counts as -1.
"""

import re
from dataclasses import dataclass
from enum import Enum

from game.engine.errors import NotationError
from game.engine.position import Position
from game.engine.types import Side

_PREFIX = "XGID="
_FIELDS = {
    "places": "[-A-Oa-o]{26}",
    "cube": "[0-9]|1[0-5]",
    "owner": "-1|0|1",
    "turn": "-1|1",
    "dice": "00|[1-6]{2}|[DBR]",
    "white": "[0-9]{1,4}",
    "black": "[0-9]{1,4}",
    "rules": "[0-3]",
    "length": "[0-9]{1,4}",
    "limit": "[0-9]|1[0-5]",
}
"""The fields in order, and what each may say."""

_SIDES = {"1": Side.WHITE, "-1": Side.BLACK}


class CubeOffer(Enum):
    """A cube that waits for an answer, by XG's letter."""

    DOUBLE = "D"
    BEAVER = "B"
    RACCOON = "R"


@dataclass(frozen=True, slots=True)
class Xgid:
    """What an XGID tells."""

    position: Position
    """Seen from the side whose turn it is."""

    turn: Side
    cube: int = 1
    cube_owner: Side | None = None
    dice: tuple[int, int] | None = None
    """In the order in which they are written."""

    offer: CubeOffer | None = None
    white_score: int = 0
    black_score: int = 0
    length: int = 0
    """Points to win the match; 0 is a money session."""

    crawford: bool = False
    jacoby: bool = False
    beavers: bool = False
    cube_limit: int = 1024


def format_xgid(xgid: Xgid) -> str:
    """The text with `XGID=` in front.

    Raises:
        NotationError: if a number has no form in it.
    """
    white = xgid.position if xgid.turn is Side.WHITE else xgid.position.flipped()
    rules = int(xgid.crawford) if xgid.length else xgid.jacoby + 2 * xgid.beavers
    fields = (
        "".join(map(_letter, white.points)),
        _exponent(xgid.cube),
        _sign(xgid.cube_owner),
        _sign(xgid.turn),
        _dice(xgid),
        xgid.white_score,
        xgid.black_score,
        rules,
        xgid.length,
        _exponent(xgid.cube_limit),
    )
    text = _PREFIX + ":".join(map(str, fields))
    _fields(text)
    return text


def parse_xgid(text: str) -> Xgid:
    """What the text tells.

    Raises:
        NotationError: if the text is not an XGID.
        InvalidPositionError: if the position it spells is impossible.
    """
    field = _fields(text)
    length, rules = int(field["length"]), int(field["rules"])
    if length and rules > 1:
        raise NotationError(text, "a match has no Jacoby rule and no beavers")
    position = Position.from_points(map(_count, field["places"]))
    turn, dice = _SIDES[field["turn"]], field["dice"]
    return Xgid(
        position=position if turn is Side.WHITE else position.flipped(),
        turn=turn,
        cube=1 << int(field["cube"]),
        cube_owner=_SIDES.get(field["owner"]),
        dice=(int(dice[0]), int(dice[1])) if dice[0] in "123456" else None,
        offer=CubeOffer(dice) if dice in "DBR" else None,
        white_score=int(field["white"]),
        black_score=int(field["black"]),
        length=length,
        crawford=bool(length and rules),
        jacoby=not length and rules % 2 == 1,
        beavers=not length and rules >= 2,
        cube_limit=1 << int(field["limit"]),
    )


def _fields(text: str) -> dict[str, str]:
    """The ten fields, each of its own form."""
    line = text.strip()
    values = line.removeprefix(_PREFIX).split(":")
    if not line.startswith(_PREFIX) or len(values) != len(_FIELDS):
        raise NotationError(text, f"not {_PREFIX} and {len(_FIELDS)} fields")
    for (name, form), value in zip(_FIELDS.items(), values, strict=True):
        if not re.fullmatch(form, value):
            raise NotationError(text, f"{name} cannot be {value!r}")
    return dict(zip(_FIELDS, values, strict=True))


def _dice(xgid: Xgid) -> str:
    if xgid.dice:
        return "".join(map(str, xgid.dice))
    return xgid.offer.value if xgid.offer else "00"


def _exponent(cube: int) -> int:
    if cube < 1 or cube & (cube - 1):
        raise NotationError(str(cube), "not on a cube")
    return cube.bit_length() - 1


def _letter(count: int) -> str:
    if count == 0:
        return "-"
    return chr(ord("A") + count - 1) if count > 0 else chr(ord("a") - count - 1)


def _count(letter: str) -> int:
    if letter == "-":
        return 0
    return ord(letter) - ord("A") + 1 if letter.isupper() else ord("a") - ord(letter) - 1


def _sign(side: Side | None) -> int:
    return {Side.WHITE: 1, Side.BLACK: -1, None: 0}[side]
