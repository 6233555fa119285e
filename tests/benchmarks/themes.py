"""Times a change of theme and of window size, and counts the memory of the pictures that are kept.

    python -m tests.benchmarks.themes [1280x800 2560x1600 ...]

With the real clock, in a window of SDL's dummy driver: the table of one line a theme says how long
it takes from the click to the last frame of the new look, and the longest frame in between; both
by the clock, which other work on the machine makes longer, and of the processor.
"""

import gc
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

from tests.benchmarks.windows import FRAME, in_windows

SMALLER = (100, 60)
"""How much smaller the window becomes in a change of size."""


def main() -> None:
    in_windows("Times a change of theme and of size.", measure)


def measure(folder: Path, size: tuple[int, int]) -> None:
    """Everything in one window."""
    from game.ui.themes import THEMES
    from tests.pictures import middle_game

    pilot = pilot_by_the_clock(folder, size)
    pilot.sit_down(middle_game((4, 3)))
    gc.freeze()  # as the program does
    context = pilot.app.context
    order = [*THEMES[1:], THEMES[0]]
    for theme in order:
        context.change_settings(theme=theme.name)
        report(f"board, to {theme.name}", pilot)
    context.routes.settings("board")
    pilot.app.frame(FRAME)
    while context.previews.pending:
        pilot.app.frame(FRAME)
    for theme in order:
        context.change_settings(theme=theme.name)
        report(f"settings, to {theme.name}", pilot)
    context.director.pop()
    pilot.app.frame(FRAME)
    pilot.app.window.size = size[0] - SMALLER[0], size[1] - SMALLER[1]
    report("smaller window", pilot)
    pilot.app.window.size = size
    report("larger window", pilot)
    while pilot.board.stage.cold:
        pilot.board.stage.warm_up()
    print(f"  pictures that are kept {kept(context, pilot.board) / 1e6:8.1f} MB")
    pilot.close()


def pilot_by_the_clock(folder: Path, size: tuple[int, int]):  # type: ignore[no-untyped-def]
    """A pilot whose game reads the real clock, as slices of work need it."""
    from game.ui.clock import RealClock
    from tests.support.pilot import Pilot

    class Timed(Pilot):
        """Runs by the clock on the wall."""

        def _services(self, *given):  # type: ignore[no-untyped-def]
            return replace(super()._services(*given), clock=RealClock())

    return Timed(folder, dice=[(3, 1), (6, 5)], size=size, speed="normal")


def report(name: str, pilot) -> None:  # type: ignore[no-untyped-def]
    """Frames until all has been laid out anew, and one more that finds nothing to do."""
    start, worked = time.perf_counter(), time.process_time()
    clock, processor = zip(*frames(pilot), strict=True)
    whole, used = time.perf_counter() - start, time.process_time() - worked
    print(
        f"  {name:<22} settled in {1000 * whole:5.0f} ms, longest frame {1000 * max(clock):4.0f} ms"
        f"  (processor: {1000 * used:4.0f} and {1000 * max(processor):3.0f}; {len(clock)} frames)",
        flush=True,
    )


def frames(pilot) -> Iterator[tuple[float, float]]:  # type: ignore[no-untyped-def]
    """Seconds of each frame, by the clock and of the processor."""
    going = True
    while going:
        start, worked = time.perf_counter(), time.process_time()
        pilot.app.frame(FRAME)
        going = pilot.app._renewal.busy
        taken = time.perf_counter() - start
        yield taken, time.process_time() - worked
        if going:
            time.sleep(max(0.0, FRAME - taken))


def kept(*roots: object) -> int:
    """Bytes of all surfaces that can be reached from these objects; each is counted once."""
    import numpy as np
    import pygame

    seen: set[int] = set()
    waiting, total = list(roots), 0
    while waiting:
        one = waiting.pop()
        if id(one) in seen or isinstance(one, (type, str, bytes, int, float)):
            continue
        seen.add(id(one))
        if isinstance(one, pygame.Surface):
            total += one.get_pitch() * one.get_height()
        elif isinstance(one, np.ndarray):
            total += one.nbytes
        elif type(one).__module__.split(".")[0] in ("game", "builtins", "collections", "functools"):
            waiting += gc.get_referents(one)
    return total


if __name__ == "__main__":
    main()
