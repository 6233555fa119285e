"""What the two sides are called beside the board: by the colour that their checkers have there.

The pages of Learn say White and Black as books do, and add what colour that is.
"""

from typing import NamedTuple

from game.engine.types import Side
from game.i18n import mark
from game.ui.theme import Dark


class SideTexts(NamedTuple):
    """A side in English, for `Words.t`: by itself, after a name, as one's own, and its die."""

    title: str
    colour: str
    own: str
    die: str


WHITE = SideTexts(mark("White"), mark("white"), mark("You play white."), mark("White’s die"))
DARK = {
    Dark.BLACK: SideTexts(
        mark("Black"), mark("black"), mark("You play black."), mark("Black’s die")
    ),
    Dark.RED: SideTexts(mark("Red"), mark("red"), mark("You play red."), mark("Red’s die")),
    Dark.BLUE: SideTexts(mark("Blue"), mark("blue"), mark("You play blue."), mark("Blue’s die")),
}

BLACK_IN_BOOKS = {
    Dark.RED: mark("In this theme, Black’s checkers are red."),
    Dark.BLUE: mark("In this theme, Black’s checkers are blue."),
}
"""In English, for `Words.t`; where they are black, nothing has to be said."""


def side_texts(dark: Dark, side: Side) -> SideTexts:
    """What a side is called where the darker one has this colour."""
    return WHITE if side is Side.WHITE else DARK[dark]
