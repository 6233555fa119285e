"""Random events on every scene: nothing may raise, and at rest the picture is the session's.

    python -m tests.journeys.fuzz [EVENTS] [--seed SEED]

Posts mouse, wheel, keys, text, touch, focus, sizes and close requests to the whole program in a
window without a screen, under a stepped clock, and prints what it met. A seed gives the same run.
"""

import argparse
import os
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from random import Random, SystemRandom

EVENTS = 100_000
EVENTS_AT_ONE_PLACE = 250
"""Events before the walk is taken to another scene and another moment of a match."""

LONGEST_FRAMES = (0.0, 1 / 60, 1 / 60, 1 / 60, 0.1, 0.5, 3.0)
SIZES = ((1280, 800), (640, 480), (400, 300), (800, 1280), (1000, 420), (1024, 768))
SCENES = ("menu", "new game", "settings", "board", "results", "confirm", "resign", "type dice")
KEYS = (
    *("space", "return", "escape", "tab", "backspace", "delete", "home", "end", "f11"),
    *("up", "down", "left", "right", "page up", "page down"),
    *"dtpbzavxhf1234560/*-()'é",
)
WORDS = ("8/5 6/5", "é", "运城", "e\u0301", "bar/22*", "\U0001f3b2", "", "x" * 200, "\x00", "\n")


def main() -> None:
    """Run from the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("events", nargs="?", type=int, default=EVENTS)
    parser.add_argument("--seed", type=int, default=SystemRandom().randrange(10**6))
    options = parser.parse_args()
    os.environ |= {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    from tests.journeys.display import new_folder

    started = time.monotonic()
    with new_folder() as home:
        walk = Walk(Path(home), options.seed)
        walk.run(options.events)
        walk.close()
    print(f"seed {options.seed}, {time.monotonic() - started:.0f} s")
    print(walk.report())


class Walk:
    """One window and the random hand in front of it."""

    def __init__(self, home: Path, seed: int, at_one_place: int = EVENTS_AT_ONE_PLACE) -> None:
        from tests.journeys.fuzz_pilot import FuzzPilot

        self.random = Random(seed)
        self.seed = seed
        self.seen: Counter[str] = Counter()
        self.compared = 0
        self._at_one_place = at_one_place
        self.pilot = FuzzPilot(home, self.random)

    def run(self, events: int) -> None:
        """So many events, a few a frame."""
        for number in range(events):
            place, first = divmod(number, self._at_one_place)
            if first == 0:
                self.pilot.go_somewhere(SCENES[place % len(SCENES)])
                self.seen[self.pilot.scene] += 1
            self._do_something()
            if self.random.random() < 0.5:
                self._frame(number)

    def close(self) -> None:
        """Close the window."""
        self.pilot.close()

    def report(self) -> str:
        """What was met on the way."""
        scenes = ", ".join(f"{name} {count}" for name, count in self.seen.most_common())
        return f"frames by scene: {scenes}; board compared {self.compared} times at rest"

    def _frame(self, number: int) -> None:
        pilot = self.pilot
        try:
            pilot.frame(self.random.choice(LONGEST_FRAMES))
            self.seen[pilot.scene] += 1
            self.compared += pilot.check_board()
            pilot.stay()
        except Exception as error:
            raise AssertionError(
                f"seed {self.seed}, event {number}, scene {pilot.scene}: {error!r}"
            ) from error

    def _do_something(self) -> None:
        """One event, or the few that make one gesture."""
        does: tuple[tuple[int, Callable[[], None]], ...] = (
            (30, self._pointer),
            (25, self._gesture),
            (20, self._key),
            (4, self._wheel),
            (4, self._text),
            (8, self._finger),
            (3, self._window),
            (1, self._size),
        )
        weights = [weight for weight, _ in does]
        (choice,) = self.random.choices([what for _, what in does], weights)
        choice()

    def _spot(self) -> tuple[int, int]:
        """Anywhere, but most often where something is."""
        places = self.pilot.places()
        if places and self.random.random() < 0.8:
            x, y = self.random.choice(places)
            spread = self.random.choice((0, 0, 3, 30))
            return round(x + self.random.gauss(0, spread)), round(y + self.random.gauss(0, spread))
        width, height = self.pilot.app.canvas.size
        return self.random.randint(-50, width + 50), self.random.randint(-50, height + 50)

    def _pointer(self) -> None:
        x, y = self._spot()
        button = self.random.choice((1, 1, 1, 1, 2, 3, 4, 5, 6))
        self.random.choice(
            (
                lambda: self.pilot.move(x, y),
                lambda: self.pilot.press(x, y, button),
                lambda: self.pilot.release(x, y, button),
            )
        )()

    def _gesture(self) -> None:
        """A click, or a drag from one place to another."""
        start, end = self._spot(), self._spot()
        self.pilot.press(*start)
        if self.random.random() < 0.5:
            self.pilot.move(*end)
            self.pilot.release(*end)
        else:
            self.pilot.release(*start)

    def _key(self) -> None:
        name = self.random.choice(KEYS)
        self.pilot.hit(name, ctrl=self.random.random() < 0.1, shift=self.random.random() < 0.1)

    def _wheel(self) -> None:
        self.pilot.wheel(*self._spot(), self.random.choice((-3, -1, 1, 3)))

    def _text(self) -> None:
        self.pilot.text(self.random.choice(WORDS), composed=self.random.random() < 0.3)

    def _finger(self) -> None:
        self.pilot.finger(*self._spot())

    def _window(self) -> None:
        self.pilot.window_event(self.random.choice(("lost", "gained", "left", "exposed", "close")))

    def _size(self) -> None:
        if self.random.random() < 0.15:
            self.pilot.resize(self.random.choice(SIZES))


if __name__ == "__main__":
    main()
