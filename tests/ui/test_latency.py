"""From a posted pointer event to the picture that shows it: at most one frame."""

from collections.abc import Callable
from math import dist

import pygame
import pytest

from tests.support.boards import board
from tests.support.pilot import Pilot
from tests.support.places import session_at

Opener = Callable[..., Pilot]

MIDDLE = "x 24:2 13:4 8:3 6:4 5:2 | o 24:1 23:1 13:4 8:3 6:4 4:2"


@pytest.fixture
def pilot(open_pilot: Opener) -> Pilot:
    pilot = open_pilot(speed="normal")
    pilot.sit_down(session_at(board(MIDDLE), (4, 3)))
    pilot.advance(3.0)
    return pilot


def patch(pilot: Pilot, at: tuple[float, float], size: int = 40) -> bytes:
    """The pixels round a place."""
    surface = pilot.app.canvas.surface
    rect = pygame.Rect(0, 0, size, size)
    rect.center = round(at[0]), round(at[1])
    return pygame.image.tobytes(surface.subsurface(rect.clip(surface.get_rect())), "RGB")


def test_a_press_is_seen_in_the_next_frame(pilot: Pilot) -> None:
    spot, target = pilot.checker(13), pilot.place(9)
    before = patch(pilot, spot, 70), patch(pilot, target)

    pilot.press(*spot)
    pilot.frame()

    assert patch(pilot, spot, 70) != before[0]
    assert patch(pilot, target) != before[1]


def test_a_dragged_checker_lies_under_the_pointer_in_the_next_frame(pilot: Pilot) -> None:
    start = pilot.checker(13)
    pilot.press(*start)
    pilot.frame()

    for step in range(1, 12):
        at = start[0] + 47 * step, start[1] + 19 * step
        empty = patch(pilot, at)
        pilot.move(*at)
        pilot.frame()
        held = pilot.board.control.hand.lifted
        assert held is not None
        assert dist((held.x, held.y), at) < 2
        assert patch(pilot, at) != empty


def test_a_drop_is_seen_in_the_next_frame(pilot: Pilot) -> None:
    end = pilot.place(9)
    pilot.carry(pilot.checker(13), end)
    pilot.frame()
    before = patch(pilot, end, 80)

    pilot.release(*end)
    pilot.frame()

    assert patch(pilot, end, 80) != before
    assert pilot.session.turn is not None
    assert pilot.session.turn.moves


def test_a_button_under_the_pointer_lights_up_in_the_next_frame(pilot: Pilot) -> None:
    pilot.board.control.hand.go(13, 9)
    pilot.settle()
    pilot.advance(2.0)
    spot = pilot.button("undo")
    before = patch(pilot, spot, 44)

    pilot.move(*spot)
    pilot.frame()

    assert patch(pilot, spot, 44) != before


def test_a_key_is_seen_in_the_next_frame(pilot: Pilot) -> None:
    before = pygame.image.tobytes(pilot.app.canvas.surface, "RGB")

    pilot.key("left")

    assert pygame.image.tobytes(pilot.app.canvas.surface, "RGB") != before
