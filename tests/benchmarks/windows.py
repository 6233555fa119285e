"""What benchmarks of scenes share: windows of SDL's dummy driver, in the sizes asked for."""

import argparse
import os
import tempfile
from collections.abc import Callable
from pathlib import Path

SIZES = ("1280x800", "2560x1600")
FRAME = 1 / 60

Measure = Callable[[Path, tuple[int, int]], None]
"""Measures in a window of such a size, with a folder for the player's files."""


def in_windows(about: str, measure: Measure) -> None:
    """Measure in each of the sizes on the command line, or in the usual ones."""
    parser = argparse.ArgumentParser(description=about)
    parser.add_argument("sizes", nargs="*", default=SIZES)
    sizes = parser.parse_args().sizes
    os.environ |= {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
    for size in sizes:
        width, height = (int(side) for side in size.split("x"))
        print(f"{width}x{height}", flush=True)
        with tempfile.TemporaryDirectory() as folder:
            measure(Path(folder), (width, height))
