"""Sides are called by the colour that their checkers have in the theme."""

import pytest

from game.engine.types import Side
from game.i18n import Words
from game.paths import assets
from game.ui.pictures.materials import Color
from game.ui.sides import side_texts
from game.ui.theme import Dark
from game.ui.themes import THEMES

ENGLISH = Words("en", assets() / "locale")


@pytest.mark.parametrize("theme", THEMES, ids=lambda theme: theme.name)
def test_the_darker_side_has_the_colour_of_its_name(theme) -> None:  # type: ignore[no-untyped-def]
    assert seems(theme.materials.black.body) is theme.dark


def seems(color: Color) -> Dark:
    """What a person calls a colour: near to grey and dark it is black."""
    red, green, blue = color
    if max(color) < 80:
        return Dark.BLACK
    return Dark.RED if red > max(green, blue) else Dark.BLUE


@pytest.mark.parametrize("dark", Dark)
def test_every_wording_names_the_same_colour(dark: Dark) -> None:
    title, colour, own, die = map(ENGLISH.t, side_texts(dark, Side.BLACK))

    assert colour == dark.value
    assert title == dark.value.capitalize()
    assert own == f"You play {dark.value}."
    assert die == f"{title}’s die"
    assert ENGLISH.t(side_texts(dark, Side.WHITE).own) == "You play white."
