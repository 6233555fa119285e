"""Times Learn: opening it and each page, and the frames while the text scrolls.

    python -m tests.benchmarks.learn [1280x800 2560x1600 ...]

Milliseconds are of the processor, in a window of SDL's dummy driver: up to the first picture, and
of the frames while the wheel turns from the beginning of a page to its end. Somebody in a hurry
opens Learn at once and scrolls at once, with everything still to be made; a reader, as people are,
rests in the menu and looks at each page for a moment first. Of what the reader meets the best of
a few rounds counts: other work on the machine makes the rest longer.
"""

import gc
import time
from pathlib import Path

from tests.benchmarks.windows import in_windows

MOST_FRAMES = 400
REST, LOOK = 3.0, 1.0
"""Seconds in the menu before Learn is opened, and on a page before it is scrolled."""
ROUNDS = 3
GOAL_OPENING, GOAL_FRAME = 100.0, 16.7


def main() -> None:
    in_windows("Times the pages of Learn.", measure)


def measure(folder: Path, size: tuple[int, int]) -> None:
    """Opening, and all pages."""
    hasty = Reader(folder / "hasty", size, rest=0.0, look=0.0)
    calm = [Reader(folder / f"calm{n}", size, rest=REST, look=LOOK) for n in range(ROUNDS)]
    opening = min(reader.opening for reader in calm)
    print(f"  {'opening Learn at once':<32} {hasty.opening:6.1f} ms")
    print(f"  {f'after {REST:.0f} s in the menu':<32} {opening:6.1f} ms (goal {GOAL_OPENING})")
    print("  page              opened in    frames: median   longest   longest if scrolled at once")
    longest = 0.0
    for page in reversed(hasty.pages):
        _, at_once = hasty.read(page)
        rounds = [reader.read(page) for reader in calm]
        opened = min(opened for opened, _ in rounds)
        middle = min(frames[len(frames) // 2] for _, frames in rounds)
        last = min(frames[-1] for _, frames in rounds)
        longest = max(longest, last)
        print(
            f"  {page:<16} {opened:7.1f} ms {middle:14.1f} ms {last:6.1f} ms"
            f" {at_once[-1]:12.1f} ms",
            flush=True,
        )
    print(f"  longest frame while scrolling {longest:.1f} ms (goal {GOAL_FRAME})")
    for reader in (hasty, *calm):
        reader.pilot.close()


class Reader:
    """Opens Learn after a rest in the menu, and looks at each page before scrolling."""

    def __init__(self, folder: Path, size: tuple[int, int], *, rest: float, look: float) -> None:
        from game.learn.contents import PAGES
        from tests.support.pilot import Pilot

        self.pages = [page.key for page in PAGES]
        self._look = look
        self.pilot = Pilot(folder, size=size, speed="normal")
        gc.freeze()  # as the program does
        self.pilot.advance(rest)
        started = time.process_time()
        self.pilot.app.context.routes.learn()
        self.pilot.frame()
        self.opening = 1000 * (time.process_time() - started)
        self.pilot.app.stop_fading()
        self.pilot.advance(look)

    def read(self, page: str) -> tuple[float, list[float]]:
        """What it takes to open a page, and its frames in order, the longest last."""
        scene = self.pilot.app.director.top
        started = time.process_time()
        scene.turn_to(page)  # type: ignore[union-attr]
        self.pilot.frame()
        opened = 1000 * (time.process_time() - started)
        self.pilot.advance(self._look)
        return opened, sorted(self._scroll(scene)) or [0.0]

    def _scroll(self, scene) -> list[float]:  # type: ignore[no-untyped-def]
        taken: list[float] = []
        for _ in range(MOST_FRAMES):
            area = scene.reading.area
            if area.offset >= area.furthest:
                break
            self.pilot.wheel(*area.viewport.center, -1)
            started = time.process_time()
            self.pilot.frame()
            taken.append(1000 * (time.process_time() - started))
        return taken


if __name__ == "__main__":
    main()
