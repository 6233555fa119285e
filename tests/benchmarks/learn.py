"""Times Learn: opening each page, and the frames while its text scrolls.

    python -m tests.benchmarks.learn [1280x800 2560x1600 ...]

Seconds are of the processor, in a window of SDL's dummy driver: what it takes from the turn of the
page to its first picture, and the longest frame while the wheel turns from its beginning to its
end.
"""

import argparse
import gc
import os
import tempfile
import time
from pathlib import Path

SIZES = ("1280x800", "2560x1600")
FRAME = 1 / 60
MOST_FRAMES = 400


def main() -> None:
    parser = argparse.ArgumentParser(description="Times the pages of Learn.")
    parser.add_argument("sizes", nargs="*", default=SIZES)
    options = parser.parse_args()
    os.environ |= {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    for size in options.sizes:
        width, height = (int(side) for side in size.split("x"))
        with tempfile.TemporaryDirectory() as folder:
            measure(Path(folder), (width, height))


def measure(folder: Path, size: tuple[int, int]) -> None:
    """All pages in one window."""
    from game.learn.contents import PAGES
    from tests.support.pilot import Pilot

    pilot = Pilot(folder, size=size, speed="normal")
    gc.freeze()  # as the program does
    print(f"{size[0]}x{size[1]}")
    started = time.process_time()
    pilot.app.context.routes.learn()
    pilot.frame()
    print(f"  {'opening Learn':<24} {1000 * (time.process_time() - started):6.1f} ms")
    pilot.app.stop_fading()
    scene = pilot.app.director.top
    for page in reversed(PAGES):
        started = time.process_time()
        scene.turn_to(page.key)  # type: ignore[union-attr]
        pilot.frame()
        opened = time.process_time() - started
        frames = sorted(scrolled(pilot, scene))
        middle = frames[len(frames) // 2] if frames else 0.0
        longest = frames[-1] if frames else 0.0
        print(
            f"  {page.key:<24} {1000 * opened:6.1f} ms;"
            f" frame while scrolling {1000 * middle:5.1f} ms, longest {1000 * longest:5.1f} ms",
            flush=True,
        )
    pilot.close()


def scrolled(pilot, scene) -> list[float]:  # type: ignore[no-untyped-def]
    """Seconds of each frame from the beginning of the text to its end."""
    taken: list[float] = []
    for _ in range(MOST_FRAMES):
        area = scene.reading.area
        if area.offset >= area.furthest:
            break
        pilot.wheel(*area.viewport.center, -1)
        started = time.process_time()
        pilot.frame()
        taken.append(time.process_time() - started)
    return taken


if __name__ == "__main__":
    main()
