"""The themes there are, as data; the first is the one the program starts with."""

from dataclasses import replace

from game.ui.pictures.materials import Inlay, Shape, Turning
from game.ui.theme import Theme
from game.ui.themes.clear import CLEAR
from game.ui.themes.club import CLUB
from game.ui.themes.contrast import CONTRAST
from game.ui.themes.linen import LINEN
from game.ui.themes.slate import SLATE
from game.ui.themes.walnut import WALNUT

THEMES: tuple[Theme, ...] = (WALNUT, CLUB, SLATE, LINEN, CLEAR, CONTRAST)


def theme_named(name: str) -> Theme:
    """The theme of a name; the first one for a name that there is not."""
    return next((theme for theme in THEMES if theme.name == name), THEMES[0])


def has_shapes(theme: Theme) -> bool:
    """Whether the sides differ by shape."""
    return theme.materials.black.shape is not Shape.ROUND


def theme_of(name: str, *, shapes: bool) -> Theme:
    """The theme of a name; where `shapes` is set, the sides differ by shape in any theme."""
    theme = theme_named(name)
    pieces = theme.materials
    if not shapes or has_shapes(theme):
        return theme
    plate = Turning.PLATE
    white = replace(pieces.white, turning=plate, inlay=Inlay.RING, inlay_color=pieces.white.edge)
    black = replace(
        pieces.black,
        turning=plate,
        shape=Shape.OCTAGON,
        inlay=Inlay.DIAMOND,
        inlay_color=pieces.black.figure,
    )
    return replace(theme, materials=replace(pieces, white=white, black=black))
