"""What the cards beside the board say is whole and apart, in every window, scale and language."""

from collections.abc import Callable

import pytest

from game.i18n import available_languages
from game.paths import assets
from game.ui.board.hud_pen import rect_of
from tests import pictures
from tests.support import offers
from tests.support.hud_shown import show_hud
from tests.support.pilot import Pilot
from tests.support.shared_window import speak
from tests.support.text_spy import TextSpy, watched_texts

LANGUAGES = [one.code for one in available_languages(assets() / "locale")]
MOMENTS = (
    pictures.board_after_their_play,
    pictures.board_done,
    pictures.board_refused,
    pictures.board_hint,
    pictures.board_hints_in_order,
    pictures.board_hint_of_an_offer,
    pictures.board_double,
    pictures.board_no_move,
    pictures.board_crawford,
    offers.three_answers,
    offers.hint_of_three_answers,
    offers.their_beaver,
    offers.hint_of_their_beaver,
    offers.resignation,
)
WINDOWS = (
    ((960, 600), 80),
    ((960, 600), 100),
    ((960, 600), 200),
    ((1280, 800), 100),
    ((1280, 800), 150),
    ((1024, 768), 80),
    ((1024, 768), 125),
    ((3440, 1000), 200),
    ((1000, 1000), 150),
    ((800, 1280), 100),
    ((800, 1280), 200),
    ((600, 960), 80),
    ((640, 480), 100),
    ((640, 480), 150),
    ((640, 480), 200),
    ((800, 600), 150),
    ((960, 600), 150),
    ((1280, 800), 200),
    ((480, 800), 100),
    ((480, 800), 150),
    ((400, 640), 100),
)
"""Windows with the scale in percent, one of each arrangement and those where room is shortest."""


@pytest.mark.parametrize("moment", MOMENTS, ids=[moment.__name__ for moment in MOMENTS])
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_beside_the_board_is_cut_or_lies_over_another(
    window: Pilot,
    language: str,
    moment: Callable[[Pilot], None],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    speak(window, language)
    moment(window)
    with watched_texts(monkeypatch) as spy:
        for size, scale in WINDOWS:
            found = wrong_texts(window, spy, size, scale, monkeypatch)
            assert not found, f"{size[0]}x{size[1]} at {scale} %: {found}"


def wrong_texts(
    pilot: Pilot,
    spy: TextSpy,
    size: tuple[int, int],
    scale: int,
    monkeypatch: pytest.MonkeyPatch,
) -> list[object]:
    """Texts of the cards that are cut, lie over each other or stick out of their cards."""
    spy.clear()
    frame, hud = show_hud(pilot, size, scale, monkeypatch)
    column = hud._column
    assert column is not None
    assert column.listing is not None
    areas = (frame.theirs, frame.mine, column.status, column.listing)
    places = [*(rect_of(area) for area in areas), *(button.rect for button in hud.buttons)]
    return [*spy.cut, *spy.overlaps(), *spy.outside(*places)]
