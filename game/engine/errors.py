"""Everything that can be wrong with what the engine is asked; codes that a screen can translate."""

from enum import Enum

MAX_QUOTED = 80
"""Characters of a wrong text that a message repeats."""


class BackgammonError(ValueError):
    """Base of all errors that the engine raises about its input."""


class PositionFault(Enum):
    """What makes 26 numbers impossible as a position."""

    LENGTH = "length"
    NOT_A_WHOLE_NUMBER = "not a whole number"
    TOO_MANY_CHECKERS = "too many checkers"
    BAR_SIGN = "bar sign"
    BOTH_OFF = "both sides borne off"


class InvalidPositionError(BackgammonError):
    """No such position can stand on a board."""

    def __init__(self, fault: PositionFault, detail: str) -> None:
        super().__init__(f"{fault.value}: {detail}")
        self.fault = fault


class NotationError(BackgammonError):
    """A text is not a play, roll, position ID or match ID."""

    def __init__(self, text: str, reason: str, at: int | None = None) -> None:
        where = "" if at is None else f" at {at}"
        super().__init__(f"{shortened(text)!r}{where}: {reason}")
        self.text = text
        self.reason = reason
        self.at = at


def shortened(text: str) -> str:
    """The text, cut where it is too long for a message."""
    return text if len(text) <= MAX_QUOTED else text[: MAX_QUOTED - 1] + "…"


class IllegalPlayError(BackgammonError):
    """A play or a checker move that the rules do not allow here."""


class AmbiguousPlayError(BackgammonError):
    """A text that fits more than one legal play."""


class IllegalActionError(BackgammonError):
    """An action at the wrong time or by the wrong side."""


class DiceError(BackgammonError):
    """Dice that cannot be had: a number that no die shows, or a scripted list that has run out."""


class InvalidRulesError(BackgammonError):
    """Match rules that contradict themselves."""


class InvalidStateError(BackgammonError):
    """A score, cube or state of a game that cannot come about."""
