"""A day of play in an hour: thousands of games in one window, and what has grown meanwhile.

    python -m tests.benchmarks.long_life [--games 10000] [--every 500] [--minutes M] [--seed S]

The whole program in a window of SDL's dummy driver, at the instant pace and with a stepped clock
that sleeps when the program would sleep: every picture that the program would draw is drawn, every
save written, every sound played to nobody. The person's side is played at random, with doubles,
resignations, turns taken back, hints, the menu and all else in between; see `long_life_person`.

Every so many games the window is brought back to the same menu and measured there, so that the
numbers can be compared: memory, objects, pictures that are kept, files, threads, the processor's
time for the same pictures. At the end it says whether anything grew, and exits 1 if so. A seed
gives the same games.

Judged is the line through the second half. The memory besides kept pictures, once nobody has done
anything for a while, always comes out alike. The pictures themselves and the memory in the midst
of play swing by a tenth with the last looks: their line must rise by more than chance explains.
"""

import argparse
import gc
import logging
import os
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import SystemRandom
from statistics import median

from tests.benchmarks.soak import resident_megabytes
from tests.benchmarks.themes import kept

GAMES, EVERY = 10_000, 500
FLAT = 0.02
"""How much memory may grow over the second half, as a share of it; the same for objects."""

SLOWER = 0.1
"""How much slower the same pictures may become over the second half, beside the same sums."""

NOTED = 1.0
"""Kilobytes that settings may take on, as by the names of the pages that were read."""

STEADY = {"others": FLAT, "besides": FLAT, "objects": FLAT, "beside": SLOWER}
"""How far the line through the second half may rise, as a share."""

SWINGING = "resident", "pictures"
"""What may rise by FLAT and as much as chance explains."""

CHANCE = 2.0
"""Standard errors of the line."""

ROOM: dict[str, Callable[[float], float]] = {
    "file_kilobytes": lambda earlier: earlier + NOTED,
    **dict.fromkeys(("files", "threads", "handles", "way"), lambda earlier: earlier),
}
"""How high the second half may come after the highest of the first."""

DRIFT_SECONDS = 0.001
FRAMES = 60
WIDE, HIGH = 800, 500
"""Size of the picture that the other work is done on."""


def main() -> None:
    """Run from the command line."""
    parser = argparse.ArgumentParser(description="A day of play in an hour.")
    parser.add_argument("--games", type=int, default=GAMES)
    parser.add_argument("--every", type=int, default=EVERY, help="games from measure to measure")
    parser.add_argument("--minutes", type=float, default=24 * 60, help="play no longer than this")
    parser.add_argument("--seed", type=int, default=SystemRandom().randrange(10**6))
    options = parser.parse_args()
    os.environ |= {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    print(f"seed {options.seed}, {options.games:,} games", flush=True)
    from game.__main__ import _start_log
    from game.paths import user_folders

    with tempfile.TemporaryDirectory() as folder:
        _start_log(user_folders(Path(folder)))
        life = Life(Path(folder), options.seed)
        try:
            life.play(options.games, options.every, options.minutes)
        finally:
            print(life.doings(), *growth(life.measures), sep="\n", flush=True)
        life.close()
    troubles = life.troubles()
    print(*(life.logged.lines or ["Nothing was logged."]), sep="\n")
    print("Something has grown." if troubles else "Nothing has grown.")
    sys.exit(bool(troubles))


@dataclass(frozen=True, slots=True)
class Measure:
    """What there was after so many games, always at the same menu."""

    minutes: float
    games: int
    plies: int
    frames: int
    """Those that were drawn."""

    resident: float
    """Memory of the process in MB; so are the next two and pictures."""

    rested: float
    """The same once nobody has done anything for a while."""

    in_use: float
    """Without what the C library keeps for the next need; 0 where it does not tell."""

    pictures: float
    """Those that are kept to be shown again."""

    objects: int
    files: int
    file_kilobytes: float
    mean: float
    """Milliseconds of the processor for a turn that drew something, since the last measure."""

    same: float
    """Milliseconds of the processor for the same picture each time."""

    beside: float
    """The same as a share of the time for a piece of work that is no part of the program."""

    way: int
    """Turns that the same checker is on its way each time."""

    drift: float
    """Seconds between the program's clock and the steps it was given."""

    threads: int
    handles: int
    """Open files."""

    @property
    def others(self) -> float:
        """Memory in use for anything but pictures."""
        return self.in_use - self.pictures

    @property
    def besides(self) -> float:
        """Memory of the process at rest for anything but pictures."""
        return self.rested - self.pictures

    def line(self) -> str:
        """For the eye."""
        return (
            f"{self.minutes:6.1f} min {self.games:6,} games {self.plies:8,} plies"
            f" {self.frames:8,} frames  {self.resident:6.1f} MB, {self.rested:6.1f} at rest,"
            f" {self.in_use:6.1f} in use,"
            f" {self.pictures:6.1f} pictures  {self.objects:8,} objects"
            f"  {self.files} files {self.file_kilobytes:5.1f} kB"
            f"  frame {self.mean:5.2f} ms, the same {self.same:5.2f} ms = {self.beside:.2f},"
            f" way {self.way}, drift {self.drift:+.6f} s"
            f"  {self.threads} threads {self.handles} handles"
        )


class Logged(logging.Handler):
    """Remembers what the program complains about."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        """One complaint."""
        self.lines.append(self.format(record))


class Life:
    """One window, somebody before it, and what is measured."""

    def __init__(self, home: Path, seed: int) -> None:
        from tests.benchmarks.long_life_person import Person

        self._home = home
        self.logged = Logged()
        logging.getLogger().addHandler(self.logged)
        self.person = Person(home, seed)
        gc.freeze()  # as the program does
        self.measures: list[Measure] = []
        self._since = time.monotonic()
        self._before = (0, 0.0)

    def play(self, games: int, every: int, minutes: float) -> None:
        """So many games or so long; a measure whenever so many more have been played."""
        due = every
        while self.person.games < games and time.monotonic() - self._since < 60 * minutes:
            self.person.play_match(games - self.person.games)
            if self.person.games >= due or self.person.games >= games:
                due += every
                self.measures.append(self.measure())
                print(self.measures[-1].line(), flush=True)

    def close(self) -> None:
        """Close the window; what was logged is on record."""
        self.person.pilot.close()
        gc.unfreeze()
        logging.getLogger().removeHandler(self.logged)

    def doings(self) -> str:
        """What the person did beside playing."""
        done = ", ".join(f"{name} {count:,}" for name, count in self.person.done.most_common())
        return f"done on the way: {done}"

    # --- measuring -----------------------------------------------------------------------------

    def measure(self) -> Measure:
        """Everything, at the same menu, after the same picture has been drawn many times."""
        person, pilot = self.person, self.person.pilot
        frames, worked = pilot.frames, pilot.drawing
        mean = (worked - self._before[1]) / max(1, frames - self._before[0])
        before = person.come_home()
        same, beside, way = self._same_picture()
        pilot.app.context.session = None  # the last match is as long as it was
        pilot.app.context.routes.menu()
        pilot.calm()
        gc.collect()
        resident = resident_megabytes()
        pilot.app.tidy()
        sizes = [file.stat().st_size for file in self._home.rglob("*") if file.is_file()]
        found = Measure(
            (time.monotonic() - self._since) / 60,
            person.games,
            person.plies,
            frames,
            resident,
            resident_megabytes(),
            megabytes_in_use(),
            kept(pilot.app) / 1e6,
            gc.get_freeze_count() + len(gc.get_objects()),
            len(sizes),
            sum(sizes) / 1e3,
            1000 * mean,
            same,
            beside,
            way,
            pilot.app.context.clock.now() - pilot.steps / 1000,
            threading.active_count(),
            len(os.listdir("/proc/self/fd")),
        )
        person.go_back(before)
        self._before = (pilot.frames, pilot.drawing)
        return found

    def _same_picture(self) -> tuple[float, float, int]:
        """Milliseconds of a picture, the same beside other work, turns that a checker takes.

        Picture and work take turns, for a machine has moods.
        """
        import pygame

        from game.engine.dice import SealedDice
        from game.saving.settings import Speed
        from game.session import intents
        from tests.support.rough_ride import SECRET

        pilot, context = self.person.pilot, self.person.pilot.app.context
        pilot.start(dice=SealedDice(SECRET))
        pilot.calm()
        times, others = [], []
        for _ in range(FRAMES):
            pygame.event.post(pygame.Event(pygame.WINDOWEXPOSED))
            before = pilot.drawing
            pilot.key("x")  # the dice change places
            times.append(pilot.drawing - before)
            others.append(_other_work())
        context.change_settings(speed=Speed.NORMAL)
        turn = pilot.session.turn
        assert turn is not None, "a roll has been thrown"
        pilot.board.flow.submit(intents.MoveChecker(turn.next_moves()[:1]))
        way = 0
        while not pilot.board.flow.idle:
            pilot.frame()
            way += 1
        context.change_settings(speed=Speed.INSTANT)
        return 1000 * median(times), median(times) / median(others), way

    # --- what came of it -----------------------------------------------------------------------

    def troubles(self) -> list[str]:
        """All that has grown, slowed down or failed; empty when all is well."""
        return [*growth(self.measures), *(f"logged: {line}" for line in self.logged.lines)]


def growth(measures: Sequence[Measure]) -> list[str]:
    """What has grown over the second half of the measures; too few of them say nothing."""
    half = measures[len(measures) // 2 :]
    if len(half) < 3:
        return []
    found = []
    for name, limit in STEADY.items():
        if (grown := trend([getattr(one, name) for one in half])[0]) > limit:
            found.append(f"{name}: {grown:+.1%} over the second half")
    for name in SWINGING:
        grown, error = trend([getattr(one, name) for one in half])
        if grown - CHANCE * error > FLAT:
            found.append(f"{name}: {grown:+.1%} over the second half, give or take {error:.1%}")
    for name, room in ROOM.items():
        earlier = max(getattr(one, name) for one in measures[: len(measures) // 2])
        latest = max(getattr(one, name) for one in half)
        if latest > room(earlier):
            found.append(f"{name}: {earlier} at most in the first half, {latest} in the second")
    if (drift := max(abs(one.drift) for one in measures)) > DRIFT_SECONDS:
        found.append(f"the clock drifts by {drift:.6f} s")
    return found


def trend(values: Sequence[float]) -> tuple[float, float]:
    """How far a straight line through the values rises from first to last, as a share of them.

    With it comes the standard error of that, as the values scatter about the line.
    """
    import numpy as np

    if not any(values):
        return 0.0, 0.0
    count, at = len(values), np.arange(len(values))
    slope, start = np.polyfit(at, values, 1)
    scatter = np.sum((values - (start + slope * at)) ** 2) / (count - 2)
    error = np.sqrt(scatter / np.sum((at - at.mean()) ** 2))
    share = (count - 1) / np.mean(values)
    return float(slope * share), float(error * share)


def _other_work() -> float:
    """Seconds of the processor for sums and copies as a picture is made of, always the same."""
    import numpy as np

    before = time.thread_time()
    ground = np.zeros((HIGH, WIDE, 4), np.uint8)
    for at in range(20):
        ground[at : at + HIGH // 2] = ground[HIGH // 2 - at : HIGH - at] + 1
        sorted(range(1000), key=lambda number: -number % 7)
    return time.thread_time() - before


def megabytes_in_use() -> float:
    """Memory of the main thread that somebody holds, as the C library counts it."""
    from game.ui.heap import glibc

    library = glibc()
    if library is None:
        return 0.0
    info = library.mallinfo2()
    return float(info.uordblks + info.hblkhd) / 1e6


if __name__ == "__main__":
    main()
