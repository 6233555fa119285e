"""Starts the game with a finger on a string: lines of standard input become SDL's finger events.

    python -m tests.journeys.touched [OPTIONS OF THE GAME]

A line is `down`, `move` or `up`, a place in pixels, and the size of the window. Neither xdotool
nor Xvfb has a touch screen; so the events enter the program's own queue, where SDL would put
them, together with the mouse events that SDL makes of the first finger.
"""

import os
import sys
from collections.abc import Iterable
from threading import Thread

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
import pygame

from game.__main__ import main

FINGERS = {"down": pygame.FINGERDOWN, "move": pygame.FINGERMOTION, "up": pygame.FINGERUP}
MICE = {"down": pygame.MOUSEBUTTONDOWN, "move": pygame.MOUSEMOTION, "up": pygame.MOUSEBUTTONUP}


def follow(lines: Iterable[str]) -> None:
    """Post what the lines say."""
    for line in lines:
        kind, *numbers = line.split()
        x, y, width, height = map(float, numbers)
        at = {"x": x / width, "y": y / height, "dx": 0.0, "dy": 0.0, "pressure": 1.0}
        pygame.event.post(pygame.Event(FINGERS[kind], touch_id=1, finger_id=1, **at))
        values = {"rel": (0, 0), "buttons": (1, 0, 0)} if kind == "move" else {"button": 1}
        mouse = pygame.Event(MICE[kind], pos=(round(x), round(y)), touch=True, **values)
        pygame.event.post(mouse)


if __name__ == "__main__":
    Thread(target=follow, args=(sys.stdin,), daemon=True).start()
    sys.exit(main())
