"""The mute key works wherever no text is typed, and shows what it did; a device may go."""

from collections.abc import Callable

import pygame
import pytest

from game.i18n import Words, available_languages
from game.paths import assets
from game.ui.banner import SIGN_SECONDS
from game.ui.board.hud_buttons import letter_of
from game.ui.board.status import Choice
from game.ui.everywhere import MUTE_KEY
from tests.support.pilot import Pilot

Opener = Callable[..., Pilot]


def muted(pilot: Pilot) -> bool:
    return pilot.app.context.settings.muted


def test_m_mutes_and_sounds_again_and_says_so(pilot: Pilot) -> None:
    pilot.key("m")
    assert muted(pilot)
    assert pilot.app.banner.sign == ("sound off", "Sound off")

    pilot.key("m")
    assert not muted(pilot)
    assert pilot.app.banner.sign == ("sound on", "Sound on")


def test_the_sign_goes_by_itself_and_leaves_nothing_behind(pilot: Pilot) -> None:
    pilot.advance(0.5)
    before = pygame.surfarray.array3d(pilot.app.canvas.surface)

    pilot.key("m")
    assert (pygame.surfarray.array3d(pilot.app.canvas.surface) != before).any()
    pilot.advance(SIGN_SECONDS + 0.1)

    assert pilot.app.banner.sign is None
    assert (pygame.surfarray.array3d(pilot.app.canvas.surface) == before).all()


def test_it_works_on_the_board(open_pilot: Opener) -> None:
    pilot = open_pilot(dice=[(3, 1)])
    pilot.start()

    pilot.key("m")

    assert muted(pilot)
    assert pilot.scene == "board"


def test_the_letter_can_be_typed_into_a_name(pilot: Pilot) -> None:
    pilot.app.context.routes.settings("play")
    pilot.frame()
    scene = pilot.app.director.top
    field = scene.form.find("player_name")  # type: ignore[union-attr]
    scene.form.focus(field)  # type: ignore[union-attr]

    pilot.key("m")

    assert not muted(pilot)


def test_with_control_or_alt_it_is_another_key(pilot: Pilot) -> None:
    pilot.key("m", ctrl=True)

    assert not muted(pilot)


def test_the_switch_in_the_settings_follows(pilot: Pilot) -> None:
    pilot.app.context.routes.settings("sound")
    pilot.frame()

    pilot.key("m")
    pilot.frame()

    switch = pilot.app.director.top.form.find("muted")  # type: ignore[union-attr]
    assert switch.value


@pytest.mark.parametrize("language", available_languages(assets() / "locale"), ids=str)
def test_it_is_no_buttons_letter_in_any_language(language) -> None:  # type: ignore[no-untyped-def]
    words = Words(language.code, assets() / "locale")

    assert MUTE_KEY not in {letter_of(choice, words).lower() for choice in Choice}


@pytest.mark.parametrize(("iscapture", "told"), [(0, ["lost"]), (1, [])], ids=["plays", "records"])
def test_a_device_that_has_gone_is_told_to_the_player(
    pilot: Pilot, monkeypatch: pytest.MonkeyPatch, iscapture: int, told: list[str]
) -> None:
    heard: list[str] = []
    monkeypatch.setattr(pilot.sounds, "lose_device", lambda: heard.append("lost"))

    pygame.event.post(pygame.Event(pygame.AUDIODEVICEREMOVED, which=1, iscapture=iscapture))
    pilot.frame()

    assert heard == told
    assert pilot.scene == "menu"
