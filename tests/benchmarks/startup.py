"""Time from start to first frame, from source and frozen, and the size of the executable.

Run with `python -m tests.benchmarks.startup [RUNS]`, in a display or under `xvfb-run`; without a
display SDL's dummy window is used and the line says so. The frozen game is measured where
`pyinstaller build.spec` has made it. The game itself says how long it took, counted from the
making of its process until its first frame is on the screen.
"""

import os
import statistics
import subprocess
import sys
import tarfile
import tempfile
import zipfile
from pathlib import Path

ROOT = Path(__file__).parents[2]
FROZEN = ROOT / "dist" / "fairgammon"
GOAL_SECONDS = 0.7
GOAL_MEGABYTES = 45
RUNS = 7
MEGABYTE = 1_000_000


def start(command: list[str], home: str) -> float:
    """Seconds that one start takes to its first frame."""
    environment = os.environ | {"FAIRGAMMON_HOME": home, "SDL_AUDIODRIVER": "dummy"}
    if "DISPLAY" not in os.environ and sys.platform == "linux":
        environment["SDL_VIDEODRIVER"] = "dummy"
    done = subprocess.run(
        [*command, "--first-frame"],
        cwd=ROOT,
        env=environment,
        check=True,
        capture_output=True,
        text=True,
    )
    return int(done.stdout) / 1000


def measure(name: str, command: list[str], runs: int) -> None:
    """Print the times of some starts; the first has cold caches and stands apart."""
    with tempfile.TemporaryDirectory() as home:
        first, *rest = [start(command, home) for _ in range(runs + 1)]
    middle = statistics.median(rest)
    print(
        f"{name:7} first {first:.2f} s, then {min(rest):.2f} to {max(rest):.2f} s, "
        f"median {middle:.2f} s (goal under {GOAL_SECONDS} s)"
    )


def sizes() -> None:
    """Print the size of the folder and of its archives."""
    files = [path for path in FROZEN.rglob("*") if path.is_file() and not path.is_symlink()]
    whole = sum(path.stat().st_size for path in files)
    print(f"folder  {whole / MEGABYTE:.1f} MB in {len(files)} files")
    with tempfile.TemporaryDirectory() as folder:
        zipped, packed = Path(folder, "game.zip"), Path(folder, "game.tar.xz")
        with zipfile.ZipFile(zipped, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
            for path in files:
                archive.write(path, path.relative_to(FROZEN.parent))
        with tarfile.open(packed, "w:xz") as tar:
            tar.add(FROZEN, FROZEN.name)
        for path in (zipped, packed):
            size = path.stat().st_size / MEGABYTE
            print(f"archive {size:.1f} MB as {path.name} (goal under {GOAL_MEGABYTES} MB)")


def main() -> None:
    """Measure what is there."""
    runs = int(sys.argv[1]) if len(sys.argv) > 1 else RUNS
    print(f"display {os.environ.get('DISPLAY', 'none, a dummy window')}")
    measure("source", [sys.executable, "-m", "game"], runs)
    program = FROZEN / ("fairgammon.exe" if sys.platform == "win32" else "fairgammon")
    if program.exists():
        measure("frozen", [str(program)], runs)
        sizes()
    else:
        print("frozen  not there: run `pyinstaller build.spec` first")


if __name__ == "__main__":
    main()
