"""Where a brain thinks: on one worker thread that is polled, or on the spot in tests.

What a job finds, and what that means, is the business of whoever starts it.
"""

import os
import sys
import threading
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from queue import SimpleQueue
from typing import TYPE_CHECKING, Generic, Protocol, TypeVar

if TYPE_CHECKING:
    from game.engine.ai.search import Cancelled

Found = TypeVar("Found")

Job = Callable[["Cancelled"], Found]

_SWITCH_SECONDS = 0.001
_STEPS_DOWN, _LOWEST = 5, 19


@dataclass(frozen=True, slots=True)
class Thought(Generic[Found]):
    """What came of a job: what it found, or the exception that ended it."""

    found: Found | None = None
    error: Exception | None = None


class Thinking(Protocol[Found]):
    """Runs one job at a time; `start` gives up a job that still runs."""

    def start(self, job: Job[Found]) -> None:
        """Begin a job."""

    def poll(self) -> Thought[Found] | None:
        """Return the thought once when it is ready, else None; never waits."""

    def cancel(self) -> None:
        """Give the job up; its thought is never delivered."""

    def close(self) -> None:
        """Give the job up and end for good."""


def think(job: Job[Found], cancelled: "Cancelled") -> Thought[Found]:
    """Run a job to its end and catch what it raises, whatever it is."""
    try:
        return Thought(job(cancelled))
    except Exception as error:
        return Thought(error=error)


class ImmediateThinking(Generic[Found]):
    """Thinks in `start` itself; for tests and for programs without a screen."""

    def __init__(self) -> None:
        self._thought: Thought[Found] | None = None

    def start(self, job: Job[Found]) -> None:
        """Run the job now."""
        self._thought = think(job, lambda: False)

    def poll(self) -> Thought[Found] | None:
        """Return the thought once."""
        thought, self._thought = self._thought, None
        return thought

    def cancel(self) -> None:
        """Forget the thought."""
        self._thought = None

    def close(self) -> None:
        """Forget the thought."""
        self.cancel()


class _Task(Generic[Found]):
    """One job on its way through the worker; the thought is written once, by the worker."""

    def __init__(self, job: Job[Found]) -> None:
        self.job = job
        self.given_up = threading.Event()
        self.thought: Thought[Found] | None = None

    def run(self) -> None:
        if not self.given_up.is_set():
            self.thought = think(self.job, self.given_up.is_set)


class WorkerThinking(Generic[Found]):
    """Thinks on one daemon thread, started with the first job.

    A job that is given up may run on until it asks its flag; the next one waits for that.
    """

    def __init__(self) -> None:
        self._queue: SimpleQueue[_Task[Found] | None] = SimpleQueue()
        self._thread: threading.Thread | None = None
        self._task: _Task[Found] | None = None

    def start(self, job: Job[Found]) -> None:
        """Hand the job to the worker."""
        self.cancel()
        if self._thread is None:
            self._thread = threading.Thread(target=self._work, name="thinking", daemon=True)
            self._thread.start()
        self._task = _Task(job)
        self._queue.put(self._task)

    def poll(self) -> Thought[Found] | None:
        """Return the thought once when the worker has written it."""
        if self._task is None or self._task.thought is None:
            return None
        thought, self._task = self._task.thought, None
        return thought

    def cancel(self) -> None:
        """Raise the flag of the job and forget it."""
        if self._task is not None:
            self._task.given_up.set()
            self._task = None

    def close(self) -> None:
        """Let the worker end after what it is doing; does not wait for it."""
        self.cancel()
        if self._thread is not None:
            self._queue.put(None)
            self._thread = None

    def _work(self) -> None:
        _give_way()
        while (task := self._queue.get()) is not None:
            task.run()


def _give_way() -> None:
    """Let the thread that draws go first, whenever it wants to.

    Python hands over between its threads this often, not only every five milliseconds. Where both
    have to share a core, a lower priority helps; Linux alone has one for each thread.
    """
    sys.setswitchinterval(_SWITCH_SECONDS)
    if sys.platform == "linux":
        me = threading.get_native_id()
        # A sandbox may forbid it; thinking goes on all the same.
        with suppress(OSError):
            lower = min(os.getpriority(os.PRIO_PROCESS, me) + _STEPS_DOWN, _LOWEST)
            os.setpriority(os.PRIO_PROCESS, me, lower)
