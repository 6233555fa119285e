"""A queue of animations driven by seconds.

A step says what happens at its start, while it runs and at its end. Whatever a step must
have changed when it is over happens in `start` or `end`, so that `finish` and a duration of
zero lead to the same picture as waiting.
"""

from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field


def _nothing() -> None:
    """Does nothing; the default for a step without a start or an end."""


def _no_progress(_share: float) -> None:
    """Does nothing; the default for a step that is only a pause."""


@dataclass(slots=True)
class Step:
    """One animation: `progress` is called with the share of its time, 0 to 1."""

    seconds: float
    start: Callable[[], None] = _nothing
    progress: Callable[[float], None] = _no_progress
    end: Callable[[], None] = _nothing


def together(*steps: Step) -> Step:
    """One step that runs several at the same time, each for as long as it takes."""
    longest = max((step.seconds for step in steps), default=0.0)
    ended: set[int] = set()

    def start() -> None:
        for step in steps:
            step.start()

    def progress(share: float) -> None:
        for number, step in enumerate(steps):
            own = 1.0 if step.seconds <= 0 else min(1.0, share * longest / step.seconds)
            step.progress(own)
            if own >= 1.0 and number not in ended:
                ended.add(number)
                step.end()

    def end() -> None:
        for number, step in enumerate(steps):
            if number not in ended:
                ended.add(number)
                step.end()

    return Step(longest, start, progress, end)


@dataclass(slots=True)
class Timeline:
    """Runs steps one after the other."""

    _waiting: deque[Step] = field(default_factory=deque)
    _running: Step | None = None
    _elapsed: float = 0.0

    @property
    def idle(self) -> bool:
        """Whether nothing runs or waits."""
        return self._running is None and not self._waiting

    def add(self, *steps: Step) -> None:
        """Queue steps; the first starts with the next `update`."""
        self._waiting.extend(steps)

    def update(self, seconds: float) -> None:
        """Let time pass; what is left of it when a step ends goes to the next one."""
        left = seconds
        while not self.idle:
            step = self._current()
            self._elapsed += left
            if self._elapsed < step.seconds:
                step.progress(self._elapsed / step.seconds)
                return
            left = self._elapsed - max(step.seconds, 0.0)
            self._end(step)

    def finish(self) -> None:
        """Jump to the end of everything that is queued."""
        while not self.idle:
            self._end(self._current())

    def _current(self) -> Step:
        if self._running is None:
            self._running = self._waiting.popleft()
            self._elapsed = 0.0
            self._running.start()
        return self._running

    def _end(self, step: Step) -> None:
        self._running = None
        self._elapsed = 0.0
        step.progress(1.0)
        step.end()
