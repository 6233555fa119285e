"""Times the board scene: cached layers, every frame of a drag and of thrown dice, and rest.

    python -m tests.benchmarks.board_frames [1280x800 2560x1600 ...] [--driver dummy|x11]
                                            [--thinking [LEVEL] | --theme NAME|all [--each]]

Without a driver both are measured: SDL's dummy window shows our own drawing alone, a window on a
virtual screen (Xvfb) adds the way there. At rest the share of a core that the real program takes
is read from the process; that needs Xvfb. A frame includes reading input and the flip.

With `--thinking` a level, the strongest if none is named, thinks all the while in a thread of its
own as in the program, on other positions, and a checker is carried and the pointer wanders over
the board; before that the same is done with nobody thinking. Sixty frames a second are due, and a
frame's time runs from the moment it was due, so that waking up too late counts.

With `--theme` every effect is shown in that theme, or in all of them: the films of `tests.strips`,
glows, hovering, the arrows of hints, dialogs, the menu. A line a theme gives its frames by the
clock, which other work on the machine makes longer, and of the processor, and the memory of the
pictures that are kept; with `--each` every film has a line.
"""

import argparse
import gc
import math
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

SIZES = ("1280x800", "2560x1600")
DRIVERS = ("dummy", "x11")
GOAL_MS = 16.7
GOAL_REST = 3.0
DRAG_FRAMES = 240
HOVER_FRAMES = 240
REST_SECONDS = 10.0
Times = tuple[float, float]
Frame = Callable[[], Times]
CALM_SECONDS = 4.0
"""After the start, until fonts and sounds have been made ready in the background."""


def main() -> None:
    parser = argparse.ArgumentParser(description="Times the board scene.")
    parser.add_argument("sizes", nargs="*", default=SIZES)
    parser.add_argument("--driver", choices=DRIVERS, help="only this window")
    parser.add_argument("--thinking", nargs="?", const="", help="while this level thinks")
    parser.add_argument("--theme", help="every effect in this theme, or in all")
    parser.add_argument("--each", action="store_true", help="with --theme, a line for each effect")
    parser.add_argument("--inside", action="store_true", help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.inside:
        measure_inside(options)
        return
    for size in options.sizes:
        for driver in DRIVERS if options.driver is None else (options.driver,):
            with windows(driver, size) as environment:
                print(f"{size} {driver}", flush=True)
                command = [sys.executable, "-m", "tests.benchmarks.board_frames", size, "--inside"]
                if options.thinking is not None:
                    command += ["--thinking", options.thinking]
                if options.theme is not None:
                    command += ["--theme", options.theme, *(["--each"] if options.each else [])]
                subprocess.run(command, env=environment, check=True)
                if driver == "x11" and options.thinking is None and options.theme is None:
                    rest_of_process(size, environment)


def measure_inside(options: argparse.Namespace) -> None:
    """What is wanted, in this process."""
    width, height = (int(side) for side in options.sizes[0].split("x"))
    if options.theme is not None:
        from tests.benchmarks.effects import measure_effects

        measure_effects((width, height), options.theme, each=options.each)
    elif options.thinking is not None:
        from tests.benchmarks.thinking import measure_thinking

        measure_thinking((width, height), options.thinking)
    else:
        measure(width, height)


@contextmanager
def windows(driver: str, size: str) -> Iterator[dict[str, str]]:
    """The environment in which a window of this kind can be opened."""
    environment = os.environ | {"SDL_VIDEODRIVER": driver, "SDL_AUDIODRIVER": "dummy"}
    environment |= {"OPENBLAS_NUM_THREADS": "1", "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
    if driver == "dummy":
        yield environment
        return
    from tests.journeys.display import screen

    width, height = (int(side) for side in size.split("x"))
    with screen((width + 100, height + 100)) as display:
        yield environment | {"DISPLAY": display}


# --- frames, in this process -----------------------------------------------------------------


def measure(width: int, height: int) -> None:
    """Everything that needs no second process, in a window of the environment's driver."""
    from tests.support.pilot import Pilot

    throws = [(3, 1), (6, 5), (4, 2)]
    with tempfile.TemporaryDirectory() as folder:
        pilot = Pilot(Path(folder), dice=throws, size=(width, height), speed="normal")
        gc.freeze()  # as the program does
        print(f"  layers cold           {timed(pilot.start)[0]:7.1f} ms, opening throw included")
        print(f"  layers warm           {timed(pilot.board.layout)[0]:7.1f} ms")
        report("drag", dragging(pilot, lambda: timed(pilot.frame)))
        report("dice and computer", throwing(pilot))
        report_drawn(pilot)
        pilot.close()


def dragging(pilot, frame: Frame) -> list[Times]:  # type: ignore[no-untyped-def]
    """A checker carried over the whole board and back, with its marks, then dropped."""
    start, end = pilot.checker(8), pilot.place(20)
    times = []
    pilot.press(*start)
    times.append(frame())
    for step in range(DRAG_FRAMES):
        pilot.move(*between(start, end, step / DRAG_FRAMES))
        times.append(frame())
    target = pilot.place(4)
    pilot.move(*target)
    times.append(frame())
    pilot.release(*target)
    times += [frame() for _ in range(20)]
    return times


def hovering(pilot, frame: Frame) -> list[Times]:  # type: ignore[no-untyped-def]
    """The pointer from one of the person's checkers to the next and back."""
    start, end = pilot.checker(13), pilot.checker(6)
    times = []
    for step in range(HOVER_FRAMES):
        pilot.move(*between(start, end, step / HOVER_FRAMES))
        times.append(frame())
    return times


def between(start: Times, end: Times, share: float) -> Times:
    """On the way to the end and back: there after half of the time."""
    part = 1 - abs(1 - 2 * share)
    return start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part


def throwing(pilot) -> list[Times]:  # type: ignore[no-untyped-def]
    """The computer's roll and play, and the person's next roll."""
    pilot.key("return")
    times = []
    while not pilot._waits():
        times.append(timed(pilot.frame))
    pilot.key("space")
    while not pilot.board.flow.idle:
        times.append(timed(pilot.frame))
    return times


def timed(act: Callable[[], object]) -> Times:
    """Milliseconds that something takes by the clock, and of the processor."""
    start, worked = time.perf_counter(), time.thread_time()
    act()
    return 1000 * (time.perf_counter() - start), 1000 * (time.thread_time() - worked)


def report(name: str, times: list[Times]) -> None:
    """Median, 99th percentile and longest; the processor's own where others keep it busy."""
    clock, worked = (sorted(kind) for kind in zip(*times, strict=True))
    over = sum(one > GOAL_MS for one in clock)
    print(
        f"  {name:<20}  median {clock[len(clock) // 2]:5.1f}  99 % {percentile(clock):5.1f}"
        f"  longest {clock[-1]:5.1f} ms  ({over} of {len(times)} over {GOAL_MS};"
        f" of the processor 99 % {percentile(worked):.1f}, longest {worked[-1]:.1f})"
    )


def percentile(ordered: list[float], share: float = 0.99) -> float:
    """The value that so many of the ordered ones do not exceed."""
    return ordered[math.ceil(len(ordered) * share) - 1]


def report_drawn(pilot) -> None:  # type: ignore[no-untyped-def]
    """How many of the frames of five quiet seconds draw anything."""
    drawn = 0
    for _ in range(300):
        drawn += any(scene.dirty for scene in pilot.app.director.visible())
        pilot.frame()
    print(f"  at rest               {drawn} of 300 frames drew anything")


# --- rest, in the real program ---------------------------------------------------------------


def rest_of_process(size: str, environment: dict[str, str]) -> None:
    """The share of a core that the real program takes with a board that waits for the person."""
    from game.saving.settings import Settings, SettingsStore
    from tests.journeys.display import new_folder
    from tests.journeys.prepared import FIVE_POINTS, Moment, can_hit, prepare, save
    from tests.journeys.program import FROM_SOURCE, Program, one_folder

    width, height = (int(side) for side in size.split("x"))
    with new_folder() as folder:
        home = Path(folder)
        SettingsStore(home / "config").save(Settings(window=(width, height)))
        save(prepare(Moment("rest", can_hit, FIVE_POINTS)), home)
        with Program(FROM_SOURCE, environment["DISPLAY"], one_folder(home)) as game:
            game.wait_scene("menu")
            game.click("continue")
            game.wait("the board", lambda seen: seen["scene"] == "board" and seen["settled"])
            time.sleep(CALM_SECONDS)
            before = cpu_seconds(game.process.pid)
            time.sleep(REST_SECONDS)
            share = (cpu_seconds(game.process.pid) - before) / REST_SECONDS * 100
    print(f"  program at rest       {share:.2f} % of a core (goal under {GOAL_REST} %)")


def cpu_seconds(process: int) -> float:
    """Processor time that a process has used so far."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


if __name__ == "__main__":
    main()
