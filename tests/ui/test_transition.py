"""Scenes fade into each other, quickly, and not at all without animation."""

from collections.abc import Callable

import pygame

from game.saving.settings import Settings
from tests.support.pilot import FRAME, Pilot

Opener = Callable[..., Pilot]


def seen(pilot: Pilot) -> bytes:
    return pygame.image.tobytes(pilot.app.canvas.surface, "RGB")


def open_settings(pilot: Pilot) -> list[bytes]:
    """The pictures until nothing changes any more."""
    pilot.app.context.routes.settings()
    pictures = []
    for _ in range(20):
        pilot.frame()
        pictures.append(seen(pilot))
    return pictures


def test_a_dialog_fades_in_within_a_quarter_of_a_second(open_pilot: Opener) -> None:
    pilot = open_pilot(speed="normal")
    before = seen(pilot)

    pictures = open_settings(pilot)

    assert pictures[2] not in (before, pictures[-1])
    assert pictures[round(0.25 / FRAME)] == pictures[-1]
    assert len({picture for picture in pictures if picture != pictures[-1]}) > 5


def test_without_animation_the_next_scene_is_there_at_once(open_pilot: Opener) -> None:
    pilot = open_pilot(speed="normal", settings=Settings(animations=False))

    pictures = open_settings(pilot)

    assert set(pictures) == {pictures[-1]}


def test_the_new_scene_is_used_while_the_old_one_fades(open_pilot: Opener) -> None:
    pilot = open_pilot(speed="normal")
    pilot.app.context.routes.settings()
    pilot.frame()

    pilot.key("escape")
    pilot.frame()

    assert pilot.scene == "menu"


def test_after_a_fade_nothing_is_drawn(open_pilot: Opener) -> None:
    pilot = open_pilot(speed="normal")
    open_settings(pilot)

    assert not pilot.app._transition.running
    assert pilot.app.rest > 0
