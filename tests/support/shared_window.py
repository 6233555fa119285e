"""One window for many tests, brought back to its first state, and what is done with it."""

import pygame

from game.i18n import Words
from game.paths import assets
from game.saving.settings import Speed
from tests.support.pilot import Pilot

SIZE = (800, 500)
THROWS = [(3, 1), (6, 5), (4, 2), (5, 3), (6, 1), (2, 1), (6, 4), (5, 2), (4, 3), (6, 2)] * 20


def shape(pilot: Pilot, size: tuple[int, int], scale: int = 100) -> None:
    """Give the window another size and the interface another scale."""
    pilot.app.context.change_settings(interface_size=scale, fullscreen=False)
    if pilot.app.window.size != size:
        pilot.app.window.size = size
        pygame.event.post(pygame.Event(pygame.WINDOWRESIZED, x=size[0], y=size[1]))
    pilot.advance(0.3)


def speak(pilot: Pilot, language: str) -> None:
    """Texts that are asked for from now on are in another language; nothing is laid out anew."""
    pilot.app.context.words = Words(language, assets() / "locale")


def open_match(pilot: Pilot, speed: Speed = Speed.INSTANT, *, home_left: bool = False) -> None:
    """A match whose first turn is the person's, 3-1 rolled."""
    pilot.app.context.change_settings(speed=speed)
    pilot.start(home_left=home_left)


def shown(pilot: Pilot) -> tuple[list[int], list[int]]:
    """All checkers on the screen."""
    view = pilot.board.flow.view
    return list(view.mine), list(view.theirs)
