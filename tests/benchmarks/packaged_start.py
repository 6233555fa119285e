"""The packaged game beside a bare window packed in the same way: sizes, and time to first frame.

    python -m tests.benchmarks.packaged_start [--rounds N] [--program FOLDER]

Builds both with `build.spec`, packs and unpacks them, and starts them in turn in a window under
Xvfb. Seconds are counted here, from before the program is made until it says that its first frame
is on the screen; processor time is that of the whole run, which ends there. Before a cold start
the files of the program are dropped from the system's cache; what the system itself has open, as
the C library, stays there.
"""

import argparse
import os
import shutil
import subprocess
import tempfile
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median

from assets.make.package import build, pack, run_pyinstaller, size_of
from tests.journeys.display import screen

ROUNDS = 7
GOAL_MEGABYTES = 45
GOAL_SECONDS = 0.7
"""Of processor time."""

MEGABYTE = 1_000_000
BARE = Path(__file__).with_name("bare_window.py")


@dataclass(slots=True)
class Packed:
    """One program as a player would have it."""

    folder: Path
    archive: int
    options: tuple[str, ...] = ()
    cold: list[float] = field(default_factory=list)
    warm: list[float] = field(default_factory=list)
    work: list[float] = field(default_factory=list)

    @property
    def unpacked(self) -> int:
        """Bytes on disk."""
        return size_of(self.folder)

    @property
    def command(self) -> list[str]:
        """What starts it."""
        return [str(self.folder / self.folder.name), *self.options]


def unpacked(program: Path, folder: Path, *options: str) -> Packed:
    """Pack a program and unpack it again elsewhere."""
    archive = pack(program, folder / program.name)
    shutil.unpack_archive(archive, folder, filter="tar")
    return Packed(folder / program.name, archive.stat().st_size, options)


def forget(folder: Path) -> None:
    """Have the system drop what it keeps of the files in memory."""
    for path in folder.rglob("*"):
        if path.is_file():
            file = os.open(path, os.O_RDONLY)
            os.posix_fadvise(file, 0, 0, os.POSIX_FADV_DONTNEED)
            os.close(file)


def start(packed: Packed, environment: Mapping[str, str]) -> tuple[float, float]:
    """Seconds to the first frame, and of processor time to the end."""
    began = time.monotonic()
    game = subprocess.Popen(
        packed.command, env=environment, stdout=subprocess.PIPE, stdin=subprocess.DEVNULL
    )
    assert game.stdout is not None
    with game.stdout as said:
        line = said.readline()
        seconds = time.monotonic() - began
    _, status, used = os.wait4(game.pid, 0)
    game.returncode = os.waitstatus_to_exitcode(status)
    if game.returncode or not line:
        raise SystemExit(f"{packed.command} ended with {game.returncode} and said {line!r}")
    return seconds, used.ru_utime + used.ru_stime


def measure(programs: Mapping[str, Packed], rounds: int) -> None:
    """Start each cold and warm, in turn."""
    os.sync()  # what is not yet written cannot be dropped
    with screen() as display, tempfile.TemporaryDirectory() as home:
        environment = os.environ | {
            "DISPLAY": display,
            "FAIRGAMMON_HOME": home,
            "OPENBLAS_NUM_THREADS": "1",
            "PYGAME_HIDE_SUPPORT_PROMPT": "1",
            "SDL_AUDIODRIVER": "dummy",
            "SDL_FRAMEBUFFER_ACCELERATION": "0",
            "SDL_VIDEODRIVER": "x11",
        }
        for _ in range(rounds):
            for packed in programs.values():
                forget(packed.folder)
                packed.cold.append(start(packed, environment)[0])
                seconds, work = start(packed, environment)
                packed.warm.append(seconds)
                packed.work.append(work)


def table(programs: Mapping[str, Packed]) -> None:
    """Print each figure, and how many times the first program's the last one's is."""
    print(f"{'':34}" + "".join(f"{name:>14}" for name in programs) + f"{'ratio':>9}")
    rows: dict[str, Callable[[Packed], float]] = {
        "archive, MB": lambda one: one.archive / MEGABYTE,
        "unpacked, MB": lambda one: one.unpacked / MEGABYTE,
        "first frame cold, s, median": lambda one: median(one.cold),
        "first frame warm, s, median": lambda one: median(one.warm),
        "first frame warm, s, best": lambda one: min(one.warm),
        "processor time, s, median": lambda one: median(one.work),
        "processor time, s, best": lambda one: min(one.work),
    }
    for name, figure in rows.items():
        figures = [figure(packed) for packed in programs.values()]
        digits = 1 if name.endswith("MB") else 2
        shown = "".join(f"{number:14.{digits}f}" for number in figures)
        print(f"{name:34}{shown}{figures[-1] / figures[0]:9.2f}")
    print(f"goals: archive under {GOAL_MEGABYTES} MB, {GOAL_SECONDS} s of processor time")


def main() -> None:
    """Build, measure and print."""
    parser = argparse.ArgumentParser(description="Measures what has been packed.")
    parser.add_argument("--rounds", type=int, default=ROUNDS, help="cold and warm starts of each")
    parser.add_argument("--program", type=Path, help="the game's folder, where it is built already")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="fairgammon-packed-") as name:
        folder = Path(name)
        run_pyinstaller(folder / "dist", "--only", str(BARE))
        game = options.program or build(folder / "dist")
        elsewhere = folder / "elsewhere"
        elsewhere.mkdir()
        programs = {
            "bare window": unpacked(folder / "dist" / BARE.stem, elsewhere),
            "Fairgammon": unpacked(game, elsewhere, "--first-frame"),
        }
        measure(programs, options.rounds)
        table(programs)


if __name__ == "__main__":
    main()
