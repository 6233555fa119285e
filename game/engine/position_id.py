"""GNU Backgammon's Position ID: a position in fourteen letters and digits.

Eighty bits: for each point from the ace point up, and then the bar, as many ones as checkers
and a zero; first for the side that is not on roll, then for the side on roll. The lowest bit of
each byte comes first, and the bytes are written in base 64. Source: GNU Backgammon Manual,
"A technical description of the Position ID".
"""

import binascii
from base64 import b64decode, b64encode

from game.engine.errors import NotationError
from game.engine.position import LENGTH, Position
from game.engine.types import BAR

_BYTES = 10
_PLACES = 25  # a side's points and its bar


def format_position_id(position: Position) -> str:
    """The Position ID, seen from the side on roll."""
    bits = "".join(
        "1" * max(count, 0) + "0"
        for side in (position.flipped(), position)
        for count in side.points[1:]
    )
    return to_base64(int(bits[::-1], 2), _BYTES)


def parse_position_id(text: str) -> Position:
    """The position with this ID.

    Raises:
        NotationError: if the text is not a Position ID.
        InvalidPositionError: if the position it spells is impossible.
    """
    bits = f"{from_base64(text, _BYTES):0{8 * _BYTES}b}"[::-1]
    counts = [len(ones) for ones in bits.split("0")[: 2 * _PLACES]]
    if len(counts) < 2 * _PLACES or sum(counts) + len(counts) > len(bits):
        raise NotationError(text, "more checkers than two sides have")
    if "1" in bits[sum(counts) + len(counts) :]:
        raise NotationError(text, "checkers beyond the bar")
    theirs, mine = [0, *counts[:_PLACES]], [0, *counts[_PLACES:]]
    both = zip(mine, reversed(theirs), strict=True)
    if any(here and there for here, there in both):
        raise NotationError(text, "both sides stand on one point")
    return Position.from_points(mine[point] - theirs[BAR - point] for point in range(LENGTH))


def to_base64(number: int, size: int) -> str:
    """A number of that many bytes, lowest first, in base 64 without padding."""
    return b64encode(number.to_bytes(size, "little")).decode().rstrip("=")


def from_base64(text: str, size: int) -> int:
    """The number that `to_base64` wrote so.

    Raises:
        NotationError: if the text has another length or other characters.
    """
    length = (8 * size + 5) // 6
    if len(text) != length:
        raise NotationError(text, f"{len(text)} characters, not {length}")
    try:
        data = b64decode(text + "=" * (-length % 4), validate=True)
    except (binascii.Error, ValueError):
        raise NotationError(text, "not only letters, digits, + and /") from None
    if to_base64(int.from_bytes(data, "little"), size) != text:
        raise NotationError(text, f"the last character cannot be {text[-1]!r}")
    return int.from_bytes(data, "little")
