"""Values read from a file, looked at before they are believed; each check returns or raises."""

import math
import re
import unicodedata
from collections.abc import Callable, Mapping
from typing import TypeVar

NAME_LENGTH = 32
"""Characters of a player's name that fit beside the board."""

_Value = TypeVar("_Value")


class WrongValueError(ValueError):
    """A value in a file is not what belongs there."""


class FieldReader:
    """Reads named values one by one and remembers which made no sense."""

    def __init__(self, values: Mapping[str, object]) -> None:
        self._values = values
        self.wrong: list[str] = []

    def read(self, name: str, check: Callable[[object], _Value], usual: _Value) -> _Value:
        """The checked value, or the usual one where there is none or it is wrong."""
        if name not in self._values:
            return usual
        try:
            return check(self._values[name])
        except ValueError:
            self.wrong.append(name)
            return usual


def flag(value: object) -> bool:
    """True or False."""
    if not isinstance(value, bool):
        raise WrongValueError("not a yes or no")
    return value


def whole(value: object) -> int:
    """A whole number."""
    if isinstance(value, bool) or not isinstance(value, int):
        raise WrongValueError("not a whole number")
    return value


def whole_within(value: object, limits: tuple[int, int]) -> int:
    """A whole number from the first limit to the last, both included."""
    number = whole(value)
    if not limits[0] <= number <= limits[1]:
        raise WrongValueError(f"{number} is not within {limits[0]} and {limits[1]}")
    return number


def share(value: object) -> float:
    """A number from 0 to 1; what lies beyond is brought to the nearer end."""
    if isinstance(value, bool) or not isinstance(value, int | float) or not math.isfinite(value):
        raise WrongValueError("not a number")
    return min(max(float(value), 0.0), 1.0)


def text(value: object) -> str:
    """A text that can be written as UTF-8."""
    if not isinstance(value, str) or any("\ud800" <= char <= "\udfff" for char in value):
        raise WrongValueError("not a text")
    return value


def language(value: object) -> str | None:
    """The code of a language, such as "fr" or "pt_BR", or None."""
    if value is None:
        return None
    if not re.fullmatch(r"[a-z]{2,3}([_-][A-Za-z]{2,4})?", text(value)):
        raise WrongValueError("not a language")
    return text(value)


def name(value: object) -> str:
    """A player's name, without what can't be shown on one line."""
    printable = (" " if char.isspace() else char for char in text(value))
    kept = "".join(char for char in printable if unicodedata.category(char)[0] != "C")
    return unicodedata.normalize("NFC", " ".join(kept.split()))[:NAME_LENGTH].strip()


def mapping(value: object) -> Mapping[str, object]:
    """Values with names."""
    if not isinstance(value, dict):
        raise WrongValueError("not named values")
    return value


def items(value: object) -> list[object]:
    """A list of values."""
    if not isinstance(value, list):
        raise WrongValueError("not a list")
    return value
