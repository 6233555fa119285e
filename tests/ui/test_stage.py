"""The layers of the board: what is painted only where things moved is the whole picture."""

from pathlib import Path

import pygame
import pytest

from tests.support.pilot import Pilot


def whole_picture(pilot: Pilot) -> bytes:
    """The same moment, painted from nothing."""
    surface = pilot.app.canvas.surface.copy()
    surface.fill((255, 0, 255))
    pilot.app.canvas.kept_by = None
    pilot.board.draw(surface)
    return pygame.image.tobytes(surface, "RGB")


@pytest.mark.parametrize("moment", ["drag", "glide home", "throw", "computer"])
def test_a_picture_painted_in_parts_is_the_whole_picture(private_home: Path, moment: str) -> None:
    pilot = Pilot(private_home, dice=[(3, 1), (6, 5), (4, 2)], speed="normal")
    pilot.start()
    if moment in ("drag", "glide home"):
        pilot.press(*pilot.checker(8))
        for x in range(300, 420, 20):
            pilot.move(x, 200)
            pilot.frame()
    if moment == "glide home":
        pilot.release(400, 200)
    if moment in ("throw", "computer"):
        pilot.type("8/5 6/5")
        pilot.key("return")
        pilot.settle()
        pilot.key("return")
    if moment == "computer":
        pilot.advance(1.5)
    for _ in range(4):
        pilot.frame(0.05)
    assert pilot.app.canvas.kept_by is pilot.board

    shown = pygame.image.tobytes(pilot.app.canvas.surface, "RGB")

    assert shown == whole_picture(pilot)
