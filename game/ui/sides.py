"""What the two sides are called beside the board: by the colour that their checkers have there.

The pages of Learn say White and Black as books do, whatever the theme.
"""

from game.engine.types import Side
from game.i18n import Words
from game.ui.theme import Dark


def side_title(words: Words, dark: Dark, side: Side) -> str:
    """A side by itself, on a button."""
    if side is Side.WHITE:
        return words.t("White")
    match dark:
        case Dark.BLACK:
            return words.t("Black")
        case Dark.RED:
            return words.t("Red")
        case Dark.BLUE:
            return words.t("Blue")


def side_in_words(words: Words, dark: Dark, side: Side) -> str:
    """The colour of a side, after a name."""
    if side is Side.WHITE:
        return words.t("white")
    match dark:
        case Dark.BLACK:
            return words.t("black")
        case Dark.RED:
            return words.t("red")
        case Dark.BLUE:
            return words.t("blue")


def you_play(words: Words, dark: Dark, side: Side) -> str:
    """The sentence about the person's own checkers."""
    if side is Side.WHITE:
        return words.t("You play white.")
    match dark:
        case Dark.BLACK:
            return words.t("You play black.")
        case Dark.RED:
            return words.t("You play red.")
        case Dark.BLUE:
            return words.t("You play blue.")
