"""Small words of the domain: the two sides and the special points."""

from enum import Enum

BAR = 25
"""Index of the mover's own bar in a position."""

OFF = 0
"""Target of a checker that is borne off."""

CHECKERS = 15
"""Checkers a side starts with."""

POINTS = 24
"""Points on the board; each side counts them from its own home."""


class Side(Enum):
    """One of the two players, by the colour of the checkers."""

    WHITE = "white"
    BLACK = "black"

    @property
    def other(self) -> "Side":
        """The opponent."""
        return Side.BLACK if self is Side.WHITE else Side.WHITE
