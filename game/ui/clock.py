"""Time, as something that can be handed in: the real clock and one that tests wind by hand."""

import time
from datetime import UTC, datetime
from typing import Protocol


class Clock(Protocol):
    """Where the user interface gets its time from."""

    def now(self) -> float:
        """Seconds since some moment; never runs backwards."""
        ...

    def stamp(self) -> str:
        """Date and time in UTC, as ISO 8601, for records."""
        ...

    def sleep(self, seconds: float) -> None:
        """Wait."""
        ...


class RealClock:
    """The computer's own clock."""

    def now(self) -> float:
        """Seconds of the monotonic clock."""
        return time.monotonic()

    def stamp(self) -> str:
        """Date and time in UTC, to the second."""
        return datetime.now(UTC).isoformat(timespec="seconds")

    def sleep(self, seconds: float) -> None:
        """Wait without using the processor."""
        if seconds > 0:
            time.sleep(seconds)


class SteppedClock:
    """A clock that stands still until it is told to go on; sleeping moves it at once."""

    def __init__(self, start: float = 0.0, stamp: str = "2026-01-01T12:00:00+00:00") -> None:
        self._now = start
        self._stamp = stamp

    def now(self) -> float:
        """Seconds that were stepped so far."""
        return self._now

    def stamp(self) -> str:
        """Always the same date."""
        return self._stamp

    def sleep(self, seconds: float) -> None:
        """Go on by so many seconds."""
        self._now += max(0.0, seconds)
