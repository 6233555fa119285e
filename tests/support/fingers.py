"""A finger on the glass: SDL's events of it, and the mouse that SDL makes of it besides."""

import pygame

from tests.support.pilot import Pilot

SCREEN = 7


class Finger:
    """One of a hand; places are pixels of the window."""

    def __init__(self, pilot: Pilot, number: int = 1) -> None:
        self._pilot = pilot
        self._number = number

    def down(self, x: float, y: float) -> None:
        self._post(pygame.FINGERDOWN, x, y)
        self._mouse(pygame.MOUSEBUTTONDOWN, x, y, button=1)

    def move(self, x: float, y: float) -> None:
        self._post(pygame.FINGERMOTION, x, y)
        self._mouse(pygame.MOUSEMOTION, x, y, rel=(0, 0), buttons=(1, 0, 0))

    def up(self, x: float, y: float) -> None:
        self._post(pygame.FINGERUP, x, y)
        self._mouse(pygame.MOUSEBUTTONUP, x, y, button=1)

    def tap(self, x: float, y: float) -> None:
        """Down and up at one place, with frames between as for a click."""
        self.down(x, y)
        self._pilot.frame()
        self.up(x, y)
        self._pilot.frame()
        self._pilot.wait_out_double_click()

    def carry(self, start: tuple[float, float], end: tuple[float, float], steps: int = 6) -> None:
        """Down at one place and on to another, without letting go."""
        self.down(*start)
        self._pilot.frame()
        for step in range(1, steps + 1):
            share = step / steps
            self.move(*(a + (b - a) * share for a, b in zip(start, end, strict=True)))
            self._pilot.frame()

    def drag(self, start: tuple[float, float], end: tuple[float, float]) -> None:
        self.carry(start, end)
        self.up(*end)
        self._pilot.frame()

    def _post(self, kind: int, x: float, y: float) -> None:
        width, height = self._pilot.app.canvas.size
        values = {"x": x / width, "y": y / height, "dx": 0.0, "dy": 0.0, "pressure": 1.0}
        event = pygame.Event(kind, touch_id=SCREEN, finger_id=self._number, **values)
        pygame.event.post(event)

    def _mouse(self, kind: int, x: float, y: float, **values: object) -> None:
        if self._number == 1:
            spot = round(x), round(y)
            pygame.event.post(pygame.Event(kind, pos=spot, touch=True, **values))
