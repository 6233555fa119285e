"""The keyboard beside the walking and typing: swapped dice, pages of the list, buttons, dialogs."""

from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from game.engine.dice import SealedDice
from game.i18n import Words, available_languages
from game.paths import assets
from game.ui.board.hud_buttons import letter_of
from game.ui.board.status import Choice
from game.ui.scenes.board_shortcuts import HINT_KEY, REPLAY_KEY, SWAP_KEY
from game.ui.scenes.panel import PanelScene
from tests.support.boards import board
from tests.support.pilot import Pilot, fill_move_list, until
from tests.support.places import session_at

Opener = Callable[..., Pilot]
LOCALE = assets() / "locale"


@pytest.fixture
def pilot(open_pilot: Opener) -> Pilot:
    pilot = open_pilot(dice=[(3, 1), (6, 5), (2, 1)])
    pilot.start()
    return pilot


def test_a_key_plays_the_other_die_first(pilot: Pilot) -> None:
    pilot.key(SWAP_KEY)

    assert [die.value for die in pilot.board.flow.view.dice] == [1, 3]
    assert pilot.board.control.hand.landings_of(8)[4].moves[0].die == 1
    pilot.key(SWAP_KEY)
    assert [die.value for die in pilot.board.flow.view.dice] == [3, 1]


def test_swapping_the_dice_keeps_the_checker_that_is_chosen(pilot: Pilot) -> None:
    pilot.tap(8)

    pilot.key(SWAP_KEY)

    assert pilot.board.control.hand.selected == 8
    assert pilot.board.control.hand.landings[4].moves[0].die == 1


@pytest.mark.parametrize("code", [language.code for language in available_languages(LOCALE)])
def test_the_key_that_swaps_the_dice_is_no_buttons_letter_in_any_language(code: str) -> None:
    words = Words(code, LOCALE)

    letters = {letter_of(choice, words).lower() for choice in Choice}
    letters |= {HINT_KEY, REPLAY_KEY, words.p("key for Hint", "H").lower()}

    assert SWAP_KEY not in letters


def test_page_keys_scroll_the_moves(open_pilot: Opener) -> None:
    pilot = open_pilot(size=(800, 500))
    pilot.start(dice=SealedDice(bytes(range(32))))
    fill_move_list(pilot)
    scroll = pilot.board.control.hud.scroll

    pilot.key("page up")
    up = scroll.up
    pilot.key("page down")

    assert up > 0
    assert scroll.up == 0


# --- every button and dialog -----------------------------------------------------------------


def picture(pilot: Pilot) -> bytes:
    pilot.frame()
    return pygame.image.tobytes(pilot.app.canvas.surface, "RGB")


def test_tab_comes_by_every_button_beside_the_board_and_shows_where_it_is(pilot: Pilot) -> None:
    pilot.drag(8, 5)
    hud = pilot.board.control.hud
    without, seen = picture(pilot), []

    for _ in range(len(hud.buttons)):
        pilot.key("tab")
        assert hud.focused is not None
        assert picture(pilot) != without
        seen.append(hud.focused.name)
    pilot.key("tab")

    assert sorted(seen) == sorted(pilot.buttons)
    assert hud.focused is None
    assert picture(pilot) == without


def test_enter_and_space_press_the_button_that_tab_has_come_to(pilot: Pilot) -> None:
    pilot.drag(8, 5)
    hud = pilot.board.control.hud
    while hud.focused is None or hud.focused.name != "undo":
        pilot.key("tab")

    pilot.key("space")

    assert pilot.mine[8] == 3


@pytest.mark.parametrize(
    "scene", ["menu", "new game", "settings", "results", "confirm", "resign", "type dice"]
)
def test_tab_comes_by_everything_in_a_dialog_and_shows_where_it_is(
    open_pilot: Opener, scene: str, tmp_path: Path
) -> None:
    pilot = open_pilot(dice=[(3, 1)])
    open_scene(pilot, scene)
    panel = pilot.app.director.top
    assert isinstance(panel, PanelScene)
    panel.form.focus(panel.form.focused, ring=False)
    panel.dirty = True
    without, seen = picture(pilot), set()

    for _ in range(len(panel.form.widgets) + 1):
        pilot.key("tab")
        assert panel.form.ring_shown
        assert panel.form.focused is not None
        seen.add(panel.form.focused)
        assert picture(pilot) != without

    assert seen == {widget for widget in panel.form.widgets if widget.focusable}


def open_scene(pilot: Pilot, scene: str) -> None:
    routes = pilot.app.context.routes
    if scene in ("new game", "settings"):
        getattr(routes, scene.replace(" ", "_"))()
    elif scene == "results":
        pilot.sit_down(session_at(board("x 1:1 | o 1:7 2:2"), (5, 3)))
        pilot.drag(1, 0)
    elif scene == "confirm":
        pilot.start()
        pilot.key("escape")
    elif scene == "resign":
        pilot.start()
        pilot.click_button("resign")
    elif scene == "type dice":
        routes.type_dice("Your dice", lambda first, second: None)
    until(pilot, lambda: pilot.scene == scene)
    pilot.app.stop_fading()
    pilot.advance(0.5)
