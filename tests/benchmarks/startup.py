"""Time from start to first frame, from source; `packaged_start` measures what is packed.

Run with `python -m tests.benchmarks.startup [RUNS]`, in a display or under `xvfb-run`; without a
display SDL's dummy window is used and the line says so. The game itself says how long it took,
counted from the making of its process until its first frame is on the screen.
"""

import os
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).parents[2]
GOAL_SECONDS = 0.7
RUNS = 7


def start(home: str) -> float:
    """Seconds that one start takes to its first frame."""
    environment = os.environ | {"FAIRGAMMON_HOME": home, "SDL_AUDIODRIVER": "dummy"}
    if "DISPLAY" not in os.environ and sys.platform == "linux":
        environment["SDL_VIDEODRIVER"] = "dummy"
    done = subprocess.run(
        [sys.executable, "-m", "game", "--first-frame"],
        cwd=ROOT,
        env=environment,
        check=True,
        capture_output=True,
        text=True,
    )
    return int(done.stdout.splitlines()[-1]) / 1000


def main() -> None:
    """Print the times of some starts; the first has cold caches and stands apart."""
    runs = int(sys.argv[1]) if len(sys.argv) > 1 else RUNS
    print(f"display {os.environ.get('DISPLAY', 'none, a dummy window')}")
    with tempfile.TemporaryDirectory() as home:
        first, *rest = [start(home) for _ in range(runs + 1)]
    middle = statistics.median(rest)
    print(
        f"first {first:.2f} s, then {min(rest):.2f} to {max(rest):.2f} s, "
        f"median {middle:.2f} s (goal under {GOAL_SECONDS} s)"
    )


if __name__ == "__main__":
    main()
