"""Times the board scene: its cached layers, and each frame in a drag, a throw and at rest.

    python -m tests.benchmarks.board_scene [1280x800 2560x1600 ...]

The window is SDL's dummy one, so the figures are our own drawing without the way to the screen;
`--driver x11` opens a real window and includes it.
"""

import argparse
import os
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

SIZES = ("1280x800", "2560x1600")
GOAL_MS = 16.7
DRAG_FRAMES = 240


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("sizes", nargs="*", default=SIZES)
    parser.add_argument("--driver", default="dummy")
    options = parser.parse_args()
    os.environ["SDL_VIDEODRIVER"] = options.driver
    os.environ["SDL_AUDIODRIVER"] = "dummy"
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    for text in options.sizes:
        width, height = text.split("x")
        measure((int(width), int(height)))


def measure(size: tuple[int, int]) -> None:
    from tests.support.pilot import Pilot

    with tempfile.TemporaryDirectory() as folder:
        pilot = Pilot(Path(folder), dice=[(3, 1), (6, 5), (4, 2)], size=size, speed="normal")
        pilot.start()
        print(f"{size[0]}x{size[1]}")
        print(f"  layers from nothing   {timed(pilot.board.layout):7.1f} ms")
        report("drag", dragging(pilot))
        report("dice and computer", throwing(pilot))
        report_rest(pilot)
        pilot.close()


def dragging(pilot) -> list[float]:  # type: ignore[no-untyped-def]
    """A checker carried over the whole board and back, with its marks."""
    start, end = pilot.checker(8), pilot.place(20)
    times = []
    pilot.press(*start)
    times.append(timed(pilot.frame))
    for step in range(DRAG_FRAMES):
        share = abs((step / (DRAG_FRAMES / 2)) % 2 - 1)
        pilot.move(*(a + (b - a) * (1 - share) for a, b in zip(start, end, strict=True)))
        times.append(timed(pilot.frame))
    target = pilot.place(4)
    pilot.move(*target)
    times.append(timed(pilot.frame))
    pilot.release(*target)
    times += [timed(pilot.frame) for _ in range(20)]
    return times


def throwing(pilot) -> list[float]:  # type: ignore[no-untyped-def]
    """The computer's roll, its play, and the person's next roll."""
    pilot.key("return")
    times = []
    while not pilot._waits():
        times.append(timed(pilot.frame))
    pilot.key("space")
    while not pilot.board.flow.idle:
        times.append(timed(pilot.frame))
    return times


def timed(act: Callable[[], object]) -> float:
    start = time.perf_counter()
    act()
    return 1000 * (time.perf_counter() - start)


def report(name: str, times: list[float]) -> None:
    times = sorted(times)
    median, late = times[len(times) // 2], times[int(len(times) * 0.99) - 1]
    over = sum(one > GOAL_MS for one in times)
    print(
        f"  {name:<20}  median {median:5.1f}  99 % {late:5.1f}  longest {times[-1]:5.1f} ms"
        f"  ({over} of {len(times)} over {GOAL_MS})"
    )


def report_rest(pilot) -> None:  # type: ignore[no-untyped-def]
    """The share of a core that a second of the real loop takes while nobody does anything."""
    app, used = pilot.app, 0.0
    waits, left = 0, 5.0
    while left > 0:
        used += timed(lambda: app.frame(0.0)) / 1000
        left -= max(app.rest, 1 / 60)
        waits += 1
    print(f"  at rest               {waits / 5:.1f} frames a second, {used / 5 * 100:.2f} % of a core")


if __name__ == "__main__":
    main()
