"""What waits for an answer can be read whole and answered without a slip, in every window."""

import re
from collections.abc import Callable
from itertools import pairwise

import pygame
import pytest

from game.i18n import available_languages
from game.paths import assets
from game.ui.board.hud_buttons import BoardButton, halves
from game.ui.board.hud_column import column_of
from game.ui.board.hud_layout import arrange
from tests import pictures
from tests.support import offers
from tests.support.hud_shown import show_hud
from tests.support.pilot import Pilot
from tests.support.shared_window import speak
from tests.support.text_spy import watched_texts

Opener = Callable[..., Pilot]
LANGUAGES = [one.code for one in available_languages(assets() / "locale")]
FINGER = 36
"""Pixels that a finger or a hurried pointer hits in the smallest windows."""
SHORT_OF_ROOM = (
    ((640, 480), 100),
    ((640, 480), 150),
    ((640, 480), 200),
    ((800, 600), 150),
    ((800, 600), 200),
    ((960, 600), 150),
    ((960, 600), 200),
    ((1024, 768), 200),
    ((1280, 800), 200),
    ((1000, 1000), 200),
    ((800, 1280), 200),
    ((480, 800), 100),
    ((480, 800), 150),
    ((400, 640), 100),
)


def stacked(pilot: Pilot) -> list[BoardButton]:
    hud = pilot.board.control.hud
    return [button for button in hud.buttons if isinstance(button, BoardButton)]


@pytest.mark.parametrize(("size", "percent"), SHORT_OF_ROOM)
@pytest.mark.parametrize("moment", [offers.three_answers, offers.hint_of_three_answers])
@pytest.mark.parametrize("language", ["de", "pl", "fr"])
def test_three_answers_keep_a_height_that_a_finger_hits(
    window: Pilot,
    language: str,
    moment: Callable[[Pilot], None],
    size: tuple[int, int],
    percent: int,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    speak(window, language)
    moment(window)

    show_hud(window, size, percent, monkeypatch)

    answers = stacked(window)
    assert [button.name for button in answers] == ["take", "pass", "beaver"]
    for button in answers:
        assert button.rect.height >= FINGER
    for one, other in pairwise(answers):
        apart = max(other.rect.y - one.rect.bottom, one.rect.x - other.rect.right)
        assert apart >= 9


@pytest.mark.parametrize("size", [1.0, 1.25, 1.5, 2.0])
@pytest.mark.parametrize("window_size", [(640, 480), (800, 600), (960, 600), (1280, 800)])
@pytest.mark.parametrize("foot", [46, 84])
def test_where_three_answers_have_no_room_all_in_the_column_gets_smaller(
    window_size: tuple[int, int], size: float, foot: int
) -> None:
    growth = max(1.0, window_size[0] / 1280, window_size[1] / 800)
    frame = arrange(*window_size, growth * size)

    column = column_of(frame, (62.0, 62.0, 62.0), offer=True, pill=False, seal=True, foot=foot)

    assert column.scale <= frame.scale
    assert min(area.h for area in column.buttons) >= 39.9 * column.scale
    assert min(area.h for area in column.buttons) >= FINGER - 1


def test_in_the_designed_window_the_answers_stand_as_designed() -> None:
    frame = arrange(1280, 800, 1.0)

    column = column_of(frame, (62.0, 62.0, 62.0), offer=True, pill=False, seal=True)

    assert column.scale == frame.scale
    assert {area.h for area in column.buttons} == {62.0}
    assert column.buttons[1].y - column.buttons[0].y == pytest.approx(82)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hint_names_the_best_answer_and_what_the_others_cost(
    window: Pilot, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    speak(window, language)
    offers.hint_of_three_answers(window)
    status = window.board.control.hud.model.status

    for size, percent in (*SHORT_OF_ROOM, ((1280, 800), 100), ((2560, 1600), 100)):
        with watched_texts(monkeypatch) as spy:
            show_hud(window, size, percent, monkeypatch)
            shown = plain(" ".join(one.text for one in spy.drawn))
        place = f"{size[0]}x{size[1]} at {percent} %: {shown}"
        assert plain(status.short) in shown or plain(status.hint) in shown, place


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_points_of_every_answer_are_whole(
    window: Pilot, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    speak(window, language)
    offers.three_answers(window)
    worth = {"take": "2", "pass": "1", "beaver": "4"}

    for size, percent in (*SHORT_OF_ROOM, ((1280, 800), 100)):
        show_hud(window, size, percent, monkeypatch)
        for button in stacked(window):
            label, *details = button.lines()
            place = f"{size[0]}x{size[1]} at {percent} %: {button.lines()}"
            assert label[0] == button.label
            if details:
                said = " ".join(text for text, *_ in details)
                assert re.search(rf"\b{worth[button.name]}\b", said), place
            else:
                assert button.rect.height < button._pen.dp(48), place


@pytest.mark.parametrize("size", [(480, 800), (400, 640)])
@pytest.mark.parametrize("language", LANGUAGES)
def test_answers_side_by_side_say_what_they_are_worth_on_level_lines(
    window: Pilot, language: str, size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    speak(window, language)
    offers.three_answers(window)

    show_hud(window, size, 100, monkeypatch)

    lines = [button.lines() for button in stacked(window)]
    assert all(len(of_one) > 1 for of_one in lines)
    assert len({of_one[0][1] for of_one in lines}) == 1


def test_a_second_line_breaks_behind_its_comma() -> None:
    assert halves("lose 2 points, 2\u00a0:\u00a05") == ["lose 2 points,", "2\u00a0:\u00a05"]
    assert halves("play on for 2 points") == ["play on for", "2 points"]
    assert halves("word") == ["word"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_resignation_is_read_in_letters_like_any_other(
    window: Pilot, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    speak(window, language)
    offers.resignation(window)
    title = window.board.control.hud.model.status.title

    for size, percent in SHORT_OF_ROOM:
        sizes: dict[str, float] = {}
        with watched_texts(monkeypatch, sizes) as spy:
            frame, _ = show_hud(window, size, percent, monkeypatch)
            shown = plain(" ".join(one.text for one in spy.drawn))
        place = f"{size[0]}x{size[1]} at {percent} %: {shown}"
        assert plain(title) in shown, place
        least = min(pixels for text, pixels in sizes.items() if text and text in title)
        assert least >= 10.9 * frame.scale, f"{place}, in {least} of {frame.scale}"


def test_accepting_says_what_is_won(window: Pilot, monkeypatch: pytest.MonkeyPatch) -> None:
    speak(window, "en")
    offers.resignation(window)

    show_hud(window, (1280, 800), 100, monkeypatch)

    said = {button.name: [text for text, *_ in button.lines()] for button in stacked(window)}
    assert said == {
        "accept": ["Accept", "You win 6 points"],
        "decline": ["Decline", "play on for 2 points"],
    }


def test_by_the_jacoby_rule_a_gammon_that_is_given_up_counts_once(window: Pilot) -> None:
    speak(window, "en")
    offers.resignation_before_any_double(window)

    accept = stacked(window)[0]

    assert [text for text, *_ in accept.lines()] == ["Accept", "You win 1 point"]


@pytest.mark.parametrize("percent", [100, 150, 200])
def test_the_words_in_a_slim_panel_stay_while_a_turn_is_played(
    open_pilot: Opener, percent: int
) -> None:
    pilot = open_pilot(size=(640, 480))
    pilot.app.context.change_settings(interface_size=percent)
    pilot.frame()
    pictures.board_to_play(pilot)
    before = places(pilot)

    pilot.drag(13, 9)
    pilot.settle()
    undo = places(pilot)
    pilot.drag(9, 6)
    pilot.settle()
    done = places(pilot)

    assert {"menu", "resign"} <= set(before)
    assert "undo" in {button.name for button in stacked(pilot)}
    assert before == undo == done


def places(pilot: Pilot) -> dict[str, tuple[int, int, int, int]]:
    pilot.frame()
    hud = pilot.board.control.hud
    quiet = [button for button in hud.buttons if not isinstance(button, BoardButton)]
    return {button.name: tuple(button.rect) for button in quiet}


def plain(text: str) -> str:
    """Without what line breaks change."""
    return re.sub(r"\s", "", text)


def test_nothing_is_drawn_outside_of_the_status_card(
    window: Pilot, monkeypatch: pytest.MonkeyPatch
) -> None:
    from game.ui.board.hud_lines import paragraph

    pen = window.board.control.hud._pen
    card = pygame.Rect(20, 20, 150, 60)
    with watched_texts(monkeypatch) as spy:
        surface, color = pygame.Surface((400, 300)), (255, 255, 255)
        paragraph(pen, surface, card, "far too many words for so small a card " * 6, color)

    assert spy.drawn
    assert not spy.outside(card)
