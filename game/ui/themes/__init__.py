"""The themes there are, as data; the first is the one the program starts with."""

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
