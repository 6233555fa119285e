import os
import sys
import unicodedata

import pytest

from game.ui.assets import FONTS_KEPT
from game.ui.text import SMALLEST_PIXELS, TextPainter
from tests.support.pilot import Pilot

LONG = "Either side may offer to double what the game is worth, before rolling."


@pytest.fixture
def text(quiet_pilot: Pilot) -> TextPainter:
    return quiet_pilot.app.context.text


@pytest.mark.parametrize("width", [40, 90, 200, 700])
def test_wrapped_lines_fit_and_lose_nothing(text: TextPainter, width: int) -> None:
    lines = text.wrapped(LONG, width, 15)

    assert all(text.size(line, 15)[0] <= width for line in lines)
    assert "".join(lines).replace(" ", "") == LONG.replace(" ", "")


def test_a_word_that_is_too_long_is_broken(text: TextPainter) -> None:
    lines = text.wrapped("Doppelwürfelverdopplung", 60, 15)

    assert len(lines) > 1
    assert "".join(lines) == "Doppelwürfelverdopplung"


def test_text_is_made_smaller_but_never_too_small_to_read(text: TextPainter) -> None:
    size = text.fit(LONG, 10, 30)

    assert text.pixels(size) >= SMALLEST_PIXELS
    assert text.fit("OK", 500, 30) == 30


def test_shortened_text_ends_in_an_ellipsis(text: TextPainter) -> None:
    short = text.shortened("A player with a very long name", 100, 16)

    assert short.endswith("…")
    assert text.size(short, 16)[0] <= 100


def test_decomposed_letters_measure_like_composed_ones(text: TextPainter) -> None:
    composed = "Cài đặt"

    decomposed = unicodedata.normalize("NFD", composed)

    assert text.size(decomposed, 15) == text.size(composed, 15)


@pytest.mark.parametrize("size", [13, 16, 19, 24, 29.5, 38])
def test_text_has_the_size_it_says(text: TextPainter, size: float) -> None:
    surface = text.surface("13/7(2) 24/18", size)

    assert surface.get_size() == text.size("13/7(2) 24/18", size)


@pytest.mark.parametrize("words", ["Nouvelle partie", "End my turn automatically"])
@pytest.mark.parametrize("size", [13, 15, 16, 17, 19, 24])
def test_letters_of_a_text_stand_as_evenly_as_in_a_large_one(
    text: TextPainter, words: str, size: float
) -> None:
    large = text.size(words, 8 * size)[0] / 8

    assert text.size(words, size)[0] == pytest.approx(large, rel=0.03)


def test_the_same_text_is_drawn_once(text: TextPainter) -> None:
    assert text.surface("Roll", 16) is text.surface("Roll", 16)


@pytest.mark.parametrize("words", ["a\x00b", "\x00", "a\ud800b"])
@pytest.mark.parametrize("size", [16, 38])
def test_text_that_no_font_takes_is_drawn_all_the_same(
    text: TextPainter, words: str, size: float
) -> None:
    drawn = text.surface(words, size)

    assert drawn.get_size() == text.size(words, size)


@pytest.mark.skipif(sys.platform != "linux", reason="open files are counted as Linux shows them")
def test_fonts_of_many_sizes_do_not_all_stay_open(quiet_pilot: Pilot) -> None:
    fonts, before = quiet_pilot.app.context.assets, len(os.listdir("/proc/self/fd"))

    for pixels in range(10, 10 + 3 * FONTS_KEPT):
        fonts.font("regular", pixels)

    assert len(os.listdir("/proc/self/fd")) - before <= FONTS_KEPT
