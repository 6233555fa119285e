"""The loop itself: what is drawn when, and what happens when something goes wrong."""

import logging
from collections.abc import Callable

import pygame
import pytest

from game.ui.scenes.scene import Scene
from tests.support.pilot import Pilot

Opener = Callable[..., Pilot]


class Counter(Scene):
    """Counts how often it is drawn and laid out."""

    name = "counter"
    drawn = 0
    placed = 0

    def layout(self) -> None:
        self.placed += 1

    def draw(self, surface: pygame.Surface) -> None:
        self.drawn += 1


class Broken(Counter):
    """Fails in its first update."""

    def update(self, seconds: float) -> None:
        raise ZeroDivisionError("on purpose")


def show(pilot: Pilot, scene: Scene) -> None:
    pilot.app.director.clear_to(scene)
    pilot.frame()


def test_nothing_is_drawn_when_nothing_changed(pilot: Pilot) -> None:
    scene = Counter(pilot.app.context)
    show(pilot, scene)

    pilot.advance(0.5)
    assert scene.drawn == 1

    scene.dirty = True
    pilot.frame()
    assert scene.drawn == 2


def test_a_scene_at_rest_lets_the_loop_sleep(pilot: Pilot) -> None:
    scene = Counter(pilot.app.context)
    show(pilot, scene)

    assert pilot.app.rest > 0.1
    scene.dirty = True
    assert pilot.app.rest == 0.0


def test_a_window_that_was_covered_is_drawn_again(pilot: Pilot) -> None:
    scene = Counter(pilot.app.context)
    show(pilot, scene)

    pygame.event.post(pygame.Event(pygame.WINDOWEXPOSED))
    pilot.frame()

    assert scene.drawn == 2


def test_a_new_size_lays_out_and_is_remembered(pilot: Pilot) -> None:
    scene = Counter(pilot.app.context)
    show(pilot, scene)
    pilot.advance(0.3)

    pilot.app.window.size = (900, 700)
    pilot.frame()

    assert scene.placed == 2
    assert pilot.app.context.settings.window == (900, 700)


def test_f11_turns_full_screen_on_and_off(pilot: Pilot) -> None:
    pilot.key("f11")
    assert pilot.app.context.settings.fullscreen

    pilot.key("f11")
    assert not pilot.app.context.settings.fullscreen


def test_closing_the_window_ends_the_loop(pilot: Pilot) -> None:
    pygame.event.post(pygame.Event(pygame.QUIT))
    pilot.frame()

    assert pilot.app.context.closing


def test_a_failing_scene_is_logged_and_left(pilot: Pilot, caplog: pytest.LogCaptureFixture) -> None:
    pilot.app.director.clear_to(Broken(pilot.app.context))

    with caplog.at_level(logging.ERROR):
        pilot.app.frame(0.01)
    pilot.frame()

    assert "on purpose" in caplog.text
    assert pilot.scene == "menu"
    assert pilot.app.banner.text is not None


def test_a_scene_that_keeps_failing_ends_the_program(pilot: Pilot) -> None:
    def keep_failing() -> None:
        for _ in range(10):
            pilot.app.director.clear_to(Broken(pilot.app.context))
            pilot.app.frame(0.01)

    with pytest.raises(ZeroDivisionError):
        keep_failing()


def test_notices_come_one_after_the_other_and_go(pilot: Pilot) -> None:
    for sentence in ("One.", "Two."):
        pilot.app.context.notice(sentence)
    pilot.frame()
    assert pilot.app.banner.text == "One."

    pilot.key("escape")
    pilot.frame()
    assert pilot.app.banner.text == "Two."

    pilot.advance(10.0)
    assert pilot.app.banner.text is None


def test_wide_and_tall_windows_do_not_blow_the_interface_up(open_pilot: Opener) -> None:
    usual = open_pilot().app.canvas
    assert usual.dp(10) == 10

    assert open_pilot(size=(3440, 800)).app.canvas.dp(10) == 10
    assert open_pilot(size=(2560, 1600)).app.canvas.dp(10) == 20
    assert open_pilot(size=(640, 480)).app.canvas.dp(10) == 10


def test_a_hairline_never_vanishes(pilot: Pilot) -> None:
    pilot.app.canvas.interface_size = 80

    assert pilot.app.canvas.dp(0.3) == 1
    assert pilot.app.canvas.dp(0) == 0
