"""What is repainted where things move is the same as painting the whole picture anew."""

from collections.abc import Callable

import pygame
import pytest

from game.engine.types import Side
from game.session import intents
from tests.support.boards import board
from tests.support.pilot import Pilot
from tests.support.places import session_at

Opener = Callable[..., Pilot]

MIDDLE = "x 24:2 13:4 8:3 6:4 5:2 | o 24:1 22:1 13:4 8:3 6:4 4:2"
OFF = "x 6:2 5:3 4:2 2:1 | o 6:1 4:3 3:2 2:2 1:2"
TALL = "x 6:9 8:3 24:3 | o 24:2 6:8 8:5"


@pytest.fixture
def pilot(open_pilot: Opener) -> Pilot:
    return open_pilot(size=(900, 600), speed="normal")


def same_as_whole(pilot: Pilot) -> bool:
    """Whether the frame on the screen is what painting everything would give."""
    frame = pilot.app.canvas.surface
    whole = pygame.Surface(frame.get_size(), 0, frame)
    whole.fill((255, 0, 255))
    kept, pilot.app.canvas.kept_by = pilot.app.canvas.kept_by, None
    pilot.board.draw(whole)
    pilot.app.canvas.kept_by = kept
    return pygame.image.tobytes(frame, "RGB") == pygame.image.tobytes(whole, "RGB")


def whole_to_the_end(pilot: Pilot) -> int:
    frames = 0
    while not pilot.board.flow.idle:
        pilot.frame()
        frames += 1
        if frames % 2 == 0:
            assert same_as_whole(pilot)
    return frames


@pytest.mark.parametrize(
    ("text", "dice", "source", "target"),
    [(MIDDLE, (5, 2), 8, 3), (MIDDLE, (6, 1), 13, 7), (OFF, (5, 4), 5, 0)],
    ids=["hit", "flight", "bear off"],
)
def test_flights(pilot: Pilot, text: str, dice: tuple[int, int], source: int, target: int) -> None:
    pilot.sit_down(session_at(board(text), dice))

    pilot.board.control.hand.go(source, target)

    assert whole_to_the_end(pilot) > 15


def test_a_throw_and_a_doubled_cube(pilot: Pilot) -> None:
    pilot.sit_down(session_at(board(MIDDLE), throws=((5, 2),)))
    while pilot.board.stage.cold:
        pilot.board.stage.warm_up()
    pilot.board.flow.submit(intents.OfferDouble())
    cube = whole_to_the_end(pilot)

    pilot.settle()
    assert pilot.session.state.cube.owner is Side.BLACK
    pilot.board.flow.submit(intents.Roll())
    dice = whole_to_the_end(pilot)

    assert min(cube, dice) > 15


def test_a_drag(pilot: Pilot) -> None:
    pilot.sit_down(session_at(board(MIDDLE), (5, 2)))
    start, end = pilot.checker(13), pilot.place(8)
    pilot.press(*start)
    for step in range(1, 15):
        share = step / 14
        pilot.move(*(a + (b - a) * share for a, b in zip(start, end, strict=True)))
        pilot.frame()
        assert same_as_whole(pilot)
    pilot.release(*end)
    pilot.frame()
    whole_to_the_end(pilot)


def test_a_fan_and_the_glow(pilot: Pilot) -> None:
    pilot.sit_down(session_at(board(TALL), (4, 1)))
    pilot.move(*pilot.checker(6))
    for _ in range(100):
        pilot.frame()
        if pilot.board.control.hand.restless or 0 < pilot.board.flow.glow < 1:
            assert same_as_whole(pilot)
    pilot.move(5, 5)
    for _ in range(10):
        pilot.frame()
        assert same_as_whole(pilot)
