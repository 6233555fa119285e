"""Rolls, and where they come from: sealed dice, dice typed by hand, dice from a script.

Sealed dice cannot be steered by anybody and can be checked by everybody:

1. secret = 32 bytes from the system's random source; seal = SHA-256(secret), shown at once.
2. The player may then add a phrase; key = HMAC-SHA-256(secret, phrase as NFC in UTF-8).
3. Throw i reads the bytes of HMAC-SHA-256(key, "i:0"), then of "i:1", and so on.
4. A byte of 252 or more is dropped; each other byte b shows 1 + b mod 6; two make a throw.
5. The secret is shown when the match is over, so that every throw can be made again.
"""

import hashlib
import hmac
import secrets
import unicodedata
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import count
from typing import Protocol

from game.engine.errors import DiceError, NotationError
from game.engine.whole_number import whole_number

FACES = 6

_SECRET_BYTES = 32
_FAIR_BYTES = 252  # the largest multiple of six that a byte can count to


def _face(number: object) -> int:
    face = whole_number(number)
    if face is None or not 1 <= face <= FACES:
        raise DiceError(f"{number!r} is not on a die")
    return face


@dataclass(frozen=True, slots=True)
class Roll:
    """Two dice; `Roll(1, 3)` and `Roll(3, 1)` are the same roll.

    Raises:
        DiceError: if a number is not on a die.
    """

    high: int
    low: int

    def __post_init__(self) -> None:
        first, second = _face(self.high), _face(self.low)
        object.__setattr__(self, "high", max(first, second))
        object.__setattr__(self, "low", min(first, second))

    @classmethod
    def parse(cls, text: str) -> "Roll":
        """The roll in a text such as `31`, `3-1` or `3 1`.

        Raises:
            NotationError: if the text is not two dice.
        """
        faces = text.strip()
        if len(faces) == 3 and faces[1] in "- ,":
            faces = faces[0] + faces[2]
        if len(faces) != 2 or not set(faces) <= set("123456"):
            raise NotationError(text, "not two dice")
        return cls(int(faces[0]), int(faces[1]))

    @property
    def is_double(self) -> bool:
        """Whether both dice show the same, so that it is played four times."""
        return self.high == self.low

    @property
    def dice(self) -> tuple[int, ...]:
        """The dice to play: two, the higher first, or four."""
        return (self.high,) * 4 if self.is_double else (self.high, self.low)

    @property
    def weight(self) -> int:
        """How many of the 36 throws of two dice give this roll."""
        return 1 if self.is_double else 2

    def __str__(self) -> str:
        return f"{self.high}{self.low}"


ALL_ROLLS = tuple(Roll(high, low) for high in range(1, FACES + 1) for low in range(1, high + 1))
"""The 21 different rolls."""


class Dice(Protocol):
    """Where the throws of a match come from."""

    def throw(self, index: int) -> tuple[int, int] | None:
        """What throw number `index` of the match shows, whatever has been asked before.

        In an opening throw the first die is white's and the second black's. None means that
        the dice lie on a real table and somebody must type what they show.

        Raises:
            DiceError: if there is no such throw.
        """


@dataclass(frozen=True, slots=True)
class SealedDice:
    """Dice fixed before the first throw by a secret whose seal is public.

    Raises:
        DiceError: if the secret has the wrong length, or the phrase has no form in UTF-8.
    """

    secret: bytes
    phrase: str = ""

    def __post_init__(self) -> None:
        if len(self.secret) != _SECRET_BYTES:
            raise DiceError(f"a secret has {_SECRET_BYTES} bytes, not {len(self.secret)}")
        if any("\ud800" <= char <= "\udfff" for char in self.phrase):
            raise DiceError(f"{self.phrase!r} has half a character")

    @classmethod
    def new(cls, phrase: str = "") -> "SealedDice":
        """Dice with a fresh secret from the system's random source."""
        return cls(secrets.token_bytes(_SECRET_BYTES), phrase)

    @property
    def seal(self) -> str:
        """SHA-256 of the secret in hexadecimal: binds the dice and gives nothing away."""
        return hashlib.sha256(self.secret).hexdigest()

    def throw(self, index: int) -> tuple[int, int]:
        """What throw number `index` shows; counted from 0."""
        if index < 0:
            raise DiceError(f"no throw has the number {index}")
        phrase = unicodedata.normalize("NFC", self.phrase).encode()
        key = hmac.digest(self.secret, phrase, "sha256")
        faces = (1 + byte % FACES for byte in _stream(key, index) if byte < _FAIR_BYTES)
        return next(faces), next(faces)


@dataclass(frozen=True, slots=True)
class ScriptedDice:
    """Dice that show what a list says, for tests and examples."""

    pairs: Sequence[tuple[int, int]]

    def throw(self, index: int) -> tuple[int, int]:
        """The pair of that number in the list."""
        if not 0 <= index < len(self.pairs):
            raise DiceError(f"the script has {len(self.pairs)} throws, none has the number {index}")
        first, second = self.pairs[index]
        return _face(first), _face(second)


@dataclass(frozen=True, slots=True)
class TypedDice:
    """Real dice on a real table: every throw has to be typed."""

    def throw(self, index: int) -> None:
        """Always None: ask somebody."""


def _stream(key: bytes, throw: int) -> Iterator[int]:
    """The endless bytes of one throw."""
    for block in count():
        yield from hmac.digest(key, f"{throw}:{block}".encode(), "sha256")
