"""Keeps a double click from acting twice."""

SECONDS = 0.35
REACH_DP = 12.0


class ClickGuard:
    """Remembers the last click that did something; the next one there, at once, does nothing.

    What a first click brings under the pointer, such as the next button or the checker that has
    just landed, must not be met by the second click of a double click.
    """

    def __init__(self, reach: float = REACH_DP) -> None:
        self.reach = reach
        self._last: tuple[float, float, float] | None = None

    def acted(self, x: float, y: float, now: float) -> None:
        """A click at this place and time did something."""
        self._last = x, y, now

    def blocks(self, x: float, y: float, now: float) -> bool:
        """Whether a click must be taken for the second half of a double click."""
        if self._last is None:
            return False
        near = max(abs(x - self._last[0]), abs(y - self._last[1])) <= self.reach
        return near and now - self._last[2] < SECONDS
