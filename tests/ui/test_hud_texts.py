"""What the cards beside the board say is whole and apart, in every window, scale and language."""

from collections.abc import Callable

import pygame
import pytest

from game.i18n import Words, available_languages
from game.paths import assets
from game.ui.board.hud_layout import arrange
from game.ui.board.hud_pen import rect_of
from game.ui.canvas import Canvas
from tests import pictures
from tests.support.pilot import Pilot
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
    window.app.context.words = Words(language, assets() / "locale")
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
    growth = max(1.0, min(3.0, size[0] / 1280, size[1] / 800))
    with monkeypatch.context() as patch:
        patch.setattr(Canvas, "scale", property(lambda _: growth * scale / 100))
        hud = pilot.board.control.hud
        model, quick = hud.model, hud._quick
        assert model is not None
        frame = arrange(*size, growth * scale / 100)
        hud.layout(frame)
        hud._model = None
        hud.show(model, pilot.session.state, quick)
        spy.clear()
        hud.draw(pygame.Surface(size), pygame.Surface(size))
    column = hud._column
    assert column is not None
    assert column.listing is not None
    areas = (frame.theirs, frame.mine, column.status, column.listing)
    places = [*(rect_of(area) for area in areas), *(button.rect for button in hud.buttons)]
    return [*spy.cut, *spy.overlaps(), *spy.outside(*places)]
