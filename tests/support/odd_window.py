"""A window whose size, pixels and manners are what a test wants, before a person at work."""

import pygame

from tests.support.pilot import Pilot


class OddWindow:
    """Has so many window units and, on a surface of its own, so many pixels."""

    def __init__(
        self, units: tuple[int, int], pixels: tuple[int, int], *, refused: int = 0
    ) -> None:
        """Made as a screen or a window manager might.

        Args:
            units: its size as the system tells it.
            pixels: the size of its surface.
            refused: so many pictures in a row that the system does not show.
        """
        self.size = units
        self.refused = refused
        self.shown = 0
        self._surface = pygame.Surface(pixels)

    def get_surface(self) -> pygame.Surface:
        return self._surface

    def flip(self) -> None:
        if self.refused:
            self.refused -= 1
            raise pygame.error("the device is lost")
        self.shown += 1


class PilotAt(Pilot):
    """A person before such a window, who aims in window units at what is seen in pixels."""

    def move_to(self, window: OddWindow) -> None:
        """The game is shown in this window from now on."""
        self.app.canvas.window = window  # type: ignore[assignment]
        width, height = window.size
        pygame.event.post(pygame.Event(pygame.WINDOWRESIZED, x=width, y=height))
        self.advance(0.5)

    def _whole(self, x: float, y: float) -> tuple[int, int]:
        (wide, high), (width, height) = self.app.canvas.size, self.app.canvas.window.size
        return round(x * width / wide), round(y * height / high)
