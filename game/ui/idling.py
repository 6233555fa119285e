"""Sleeps until somebody does something, and uses the time when nobody does for a while."""

from collections.abc import Callable

from game.ui.clock import Clock
from game.ui.input import InputEvent

LOOK, CALM_LOOK = 0.008, 0.025
"""Seconds between looks for input while nothing moves, just after input and later."""

CALM_AFTER = 2.0
"""Seconds without input."""


class Idling:
    """Looks for input while it sleeps.

    SDL's own wait wakes up a thousand times a second here and costs more than all the rest.
    """

    def __init__(
        self, clock: Clock, read: Callable[[], list[InputEvent]], tidy: Callable[[], None]
    ) -> None:
        """`tidy` is called once whenever it has become calm."""
        self._clock = clock
        self._read = read
        self._tidy = tidy
        self._touched = 0.0
        self._calm = False

    def wait(self, seconds: float) -> list[InputEvent]:
        """Sleep until something happens, which is returned, or the time is over."""
        now = self._clock.now()
        until = now + seconds
        while now < until:
            events = self._read()
            if events:
                self._touched, self._calm = now, False
                return events
            if not self._calm and now - self._touched > CALM_AFTER:
                self._calm = True
                self._tidy()
            self._clock.sleep(min(CALM_LOOK if self._calm else LOOK, until - now))
            now = self._clock.now()
        return []
