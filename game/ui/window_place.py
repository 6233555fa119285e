"""Where the window lies: found again at the next start, and never off every display.

Opening it is in `window`; here is only where, and what is remembered of that.
"""

from collections.abc import Sequence
from typing import NamedTuple

import pygame

from game.saving.settings import PLACE_LIMITS
from game.ui.input import InputEvent, Maximized, Restored

MARGIN = 80
"""Window units left for the system's own bars where a remembered window is too large."""
HANDLE = 40
"""Height of the line at the top by which a window is moved; some of it has to be in sight."""
SETTLED_AFTER = 1.0
"""Seconds until the system has put a new window where it wants it."""
CENTRED = 0x2FFF0000
"""SDL's coordinate for the middle of a display, to which the display's number is added."""

Pair = tuple[int, int]


class Display(NamedTuple):
    """A screen of the desktop, in window units."""

    x: int
    y: int
    width: int
    height: int


def displays_of(window: pygame.Window) -> tuple[Display, ...]:
    """The screens there are, the main one first; the window, not shown yet, is put about for it.

    pygame tells their sizes only. But it can put a window in the middle of each and say where
    that is.
    """
    sizes = pygame.display.get_desktop_sizes()
    if len(sizes) == 1:
        return (Display(0, 0, *sizes[0]),)
    width, height = window.size
    found = []
    for number, size in enumerate(sizes):
        window.position = (CENTRED + number, CENTRED + number)
        x, y = window.position
        found.append(Display(x - (size[0] - width) // 2, y - (size[1] - height) // 2, *size))
    return tuple(found)


def placed(
    size: Pair, at: Pair | None, displays: Sequence[Display], smallest: Pair
) -> tuple[Pair, Pair | None]:
    """The size and the place for a remembered window; None where its middle is to be the screen's.

    It comes back to the screen where most of it was, wholly inside. Where that screen is gone, or
    where nothing was remembered, it comes to the main one.
    """
    if not displays:
        return size, at
    found = None if at is None else _home(at, size, displays)
    home = found or displays[0]
    width, height = (
        max(least, min(wanted, room - MARGIN if wanted > room else room))
        for wanted, room, least in zip(size, (home.width, home.height), smallest, strict=True)
    )
    if at is None or found is None:
        return (width, height), None
    x = max(home.x, min(at[0], home.x + home.width - width))
    y = max(home.y, min(at[1], home.y + home.height - height))
    return (width, height), (x, y)


def _home(at: Pair, size: Pair, displays: Sequence[Display]) -> Display | None:
    """The screen on which most of a window is; None where it could not be taken hold of."""
    home = max(displays, key=lambda display: _shared(display, at, size))
    return home if _shared(home, at, (size[0], HANDLE)) else None


def _shared(display: Display, at: Pair, size: Pair) -> int:
    """How much of a window is on a display."""
    wide = min(at[0] + size[0], display.x + display.width) - max(at[0], display.x)
    high = min(at[1] + size[1], display.y + display.height) - max(at[1], display.y)
    return max(0, wide) * max(0, high)


class WindowMemory:
    """What has become of the window since it was opened, as far as it is to be remembered."""

    def __init__(self, window: pygame.Window, *, maximized: bool) -> None:
        self._window = window
        self._first: Pair | None = None
        self._sizes: list[tuple[float, Pair]] = []
        self._age = 0.0
        self.maximized = maximized

    def pass_time(self, seconds: float) -> None:
        """Note where the system has put the window, once it has."""
        self._age += seconds
        if self._first is None and self._age >= SETTLED_AFTER:
            self._first = self._window.position

    def resized(self) -> None:
        """The window has another size."""
        if not self.maximized:
            self._sizes.append((self._age, self._window.size))

    def take(self, event: InputEvent) -> None:
        """Something happened to the window, or something else."""
        match event:
            case Maximized():
                self.maximized = True
                # The size that comes with it is not one that the person has chosen.
                while self._sizes and self._age - self._sizes[-1][0] < SETTLED_AFTER:
                    self._sizes.pop()
            case Restored():
                self.maximized = False

    def changes(self) -> dict[str, object]:
        """What the settings have to take over."""
        known = {"window": self._sizes[-1][1] if self._sizes else None, "window_at": self.place}
        changed: dict[str, object] = {name: pair for name, pair in known.items() if pair}
        return {**changed, "maximized": self.maximized}

    @property
    def place(self) -> Pair | None:
        """Where the person moved the window; None where it still is as the system put it.

        Else it might creep down the screen by the height of its frame, start by start.
        """
        here = self._window.position
        moved = self._first is not None and here != self._first
        # Windows puts a minimized window far away from everything.
        known = all(PLACE_LIMITS[0] <= one <= PLACE_LIMITS[1] for one in here)
        return here if moved and known and not self.maximized else None
