import os
import sys
import threading
import time

import pytest

from game.engine.ai.brain import Cancelled
from game.session import intents
from game.session.intents import Intent
from game.session.thinking import ImmediateThinking, Thinking, Thought, WorkerThinking

PATIENCE = 5.0
"""Seconds that a test waits for a thread before it gives up."""

ROLL = (intents.Roll(),)


def roll(cancelled: Cancelled) -> tuple[Intent, ...]:
    return ROLL


def wait_for(thinking: Thinking) -> Thought:
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        thought = thinking.poll()
        if thought is not None:
            return thought
        time.sleep(0.001)
    raise AssertionError("no thought")


@pytest.mark.parametrize("kind", [ImmediateThinking, WorkerThinking])
def test_a_thought_is_delivered_once(kind: type[Thinking]) -> None:
    thinking = kind()
    thinking.start(roll)

    assert wait_for(thinking) == Thought(ROLL)
    assert thinking.poll() is None
    thinking.close()


@pytest.mark.parametrize("kind", [ImmediateThinking, WorkerThinking])
def test_an_exception_is_delivered(kind: type[Thinking]) -> None:
    def fail(cancelled: Cancelled) -> tuple[Intent, ...]:
        raise ZeroDivisionError

    thinking = kind()
    thinking.start(fail)

    assert isinstance(wait_for(thinking).error, ZeroDivisionError)
    thinking.close()


@pytest.mark.parametrize("kind", [ImmediateThinking, WorkerThinking])
def test_a_cancelled_thought_is_never_delivered(kind: type[Thinking]) -> None:
    thinking = kind()
    thinking.start(roll)
    thinking.cancel()
    time.sleep(0.05)

    assert thinking.poll() is None
    thinking.close()


def test_the_worker_sees_the_flag_and_goes_on_to_the_next_job() -> None:
    begun, stopped = threading.Event(), threading.Event()

    def ponder(cancelled: Cancelled) -> tuple[Intent, ...]:
        begun.set()
        while not cancelled():
            time.sleep(0.001)
        stopped.set()
        return ()

    thinking = WorkerThinking()
    thinking.start(ponder)
    assert begun.wait(PATIENCE)
    assert thinking.poll() is None

    thinking.start(roll)

    assert wait_for(thinking) == Thought(ROLL)
    assert stopped.is_set()
    thinking.close()


def test_the_worker_does_not_keep_the_program_alive() -> None:
    thinking = WorkerThinking()
    thinking.start(roll)
    wait_for(thinking)

    worker = next(thread for thread in threading.enumerate() if thread.name == "thinking")

    assert worker.daemon
    thinking.close()
    worker.join(PATIENCE)
    assert not worker.is_alive()


@pytest.mark.skipif(
    sys.platform != "linux", reason="elsewhere threads have no priority of their own"
)
def test_the_worker_lets_the_thread_that_draws_go_first() -> None:
    found = []

    def look(cancelled: Cancelled) -> tuple[Intent, ...]:
        found.append(os.getpriority(os.PRIO_PROCESS, threading.get_native_id()))
        return ROLL

    before = os.getpriority(os.PRIO_PROCESS, threading.get_native_id())
    thinking = WorkerThinking()
    thinking.start(look)
    wait_for(thinking)
    thinking.close()

    assert found == [min(before + 5, 19)]
    assert os.getpriority(os.PRIO_PROCESS, threading.get_native_id()) == before


def test_it_thinks_where_priorities_cannot_be_changed(monkeypatch: pytest.MonkeyPatch) -> None:
    def forbidden(*_: object) -> None:
        raise PermissionError

    monkeypatch.setattr("os.setpriority", forbidden, raising=False)
    thinking = WorkerThinking()
    thinking.start(roll)

    assert wait_for(thinking) == Thought(ROLL)
    thinking.close()
