"""Frames of the board while a level thinks in a thread of its own; see `board_frames`."""

import gc
import tempfile
import time
from collections.abc import Callable, Iterator
from functools import partial
from itertools import cycle
from pathlib import Path

from game.engine.ai.brain import load_brain
from game.engine.ai.levels import LEVELS
from game.engine.dice import Roll
from game.engine.match import MatchRules
from game.engine.position import from_array
from game.engine.state import GameState
from game.engine.types import Side
from game.session.conductor import decide
from game.session.thinking import WorkerThinking
from tests.benchmarks.board_frames import Times, dragging, hovering, report
from tests.benchmarks.movegen import SEED, self_play
from tests.benchmarks.strict import be_strict
from tests.support.pilot import FRAME, Pilot

QUESTIONS = 100
ROUNDS = 3


def measure_thinking(size: tuple[int, int], level: str) -> None:
    """The same frames with nobody thinking and with a level at work, in turn."""
    be_strict()
    level = level or LEVELS[-1].key
    found: dict[str, list[Times]] = {
        f"{what}, {who}": [] for what in ("hover", "drag") for who in ("nobody", level)
    }
    thinker = Thinker(level)
    with tempfile.TemporaryDirectory() as folder:
        pilot = Pilot(Path(folder), dice=[(3, 1)], size=size, speed="normal")
        gc.freeze()  # as the program does
        for _ in range(ROUNDS):
            for who, meanwhile in (("nobody", idle), (level, thinker.go_on)):
                pilot.start()
                pace = Pace(pilot, meanwhile)
                found[f"hover, {who}"] += hovering(pilot, pace.frame)
                found[f"drag, {who}"] += dragging(pilot, pace.frame)
                thinker.pause()
        pilot.close()
    for name, times in found.items():
        report(name, times)
    print(f"  {thinker.answers} answers of {level} meanwhile")


def idle() -> None:
    pass


class Pace:
    """Sixty frames a second, as the program shows them; a late start counts as part of a frame."""

    def __init__(self, pilot: Pilot, meanwhile: Callable[[], None]) -> None:
        self._pilot = pilot
        self._meanwhile = meanwhile
        self._due = time.perf_counter()

    def frame(self) -> Times:
        """Wait for the next frame's time and show it."""
        self._meanwhile()
        self._due = max(self._due + FRAME, time.perf_counter())
        time.sleep(max(0.0, self._due - time.perf_counter()))
        worked = time.thread_time()
        self._pilot.frame()
        return 1000 * (time.perf_counter() - self._due), 1000 * (time.thread_time() - worked)


class Thinker:
    """A level that is always asked something, as the conductor asks: cubes and plays in turn."""

    def __init__(self, level: str) -> None:
        self._brain = load_brain(level)
        self._states = cycle(states())
        self._thinking = WorkerThinking()
        self._asked = False
        self.answers = 0

    def go_on(self) -> None:
        """Ask the next question once the last one is answered."""
        thought = self._thinking.poll() if self._asked else None
        if thought is not None:
            if thought.error is not None:
                raise thought.error
            self.answers += 1
        if thought is not None or not self._asked:
            self._thinking.start(partial(decide, self._brain, next(self._states)))
            self._asked = True

    def pause(self) -> None:
        """Give the question up."""
        self._thinking.cancel()
        self._asked = False


def states() -> Iterator[GameState]:
    """Moments of matches in which the computer has to decide."""
    rules = MatchRules.match(7)
    for points, (first, second) in zip(*self_play(QUESTIONS, SEED), strict=True):
        position = from_array(points)
        yield GameState.set_up(rules, Side.BLACK, position)
        yield GameState.set_up(rules, Side.BLACK, position, roll=Roll(int(first), int(second)))
