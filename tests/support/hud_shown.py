"""The cards beside the board as they would stand in a window of another shape and scale."""

import pygame
import pytest

from game.ui.board.hud import Hud
from game.ui.board.hud_layout import Frame, arrange
from game.ui.canvas import Canvas
from tests.support.pilot import Pilot


def show_hud(
    pilot: Pilot, size: tuple[int, int], percent: int, monkeypatch: pytest.MonkeyPatch
) -> tuple[Frame, Hud]:
    """Lay out and draw the cards of the board that is shown, for a window that nobody opens."""
    growth = max(1.0, min(3.0, size[0] / 1280, size[1] / 800))
    hud = pilot.board.control.hud
    model, quick = hud.model, hud._quick
    assert model is not None
    with monkeypatch.context() as patch:
        patch.setattr(Canvas, "scale", property(lambda _: growth * percent / 100))
        frame = arrange(*size, growth * percent / 100)
        hud.layout(frame)
        hud._model = None
        hud.show(model, pilot.session.state, quick)
        hud.draw(pygame.Surface(size), pygame.Surface(size))
    return frame, hud
