"""A screen of our own, and a hand that moves the mouse on it."""

import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

SCREEN = (1600, 1000)
NEEDED = ("Xvfb", "xdotool")

Spot = tuple[float, float]


@dataclass(frozen=True, slots=True)
class Pace:
    """How a hand moves: in how many steps of how many seconds, and how long it presses."""

    steps: int
    step: float
    press: float


CALM = Pace(10, 0.02, 0.1)
BRISK = Pace(5, 0.012, 0.02)


class JourneyError(Exception):
    """Something on the journey is not as a person would expect it; the text says what."""


@contextmanager
def screen(size: tuple[int, int] = SCREEN, bits: int = 24) -> Iterator[str]:
    """The name of an X display that exists as long as the block runs; `bits` are its colours'."""
    missing = [tool for tool in NEEDED if shutil.which(tool) is None]
    if missing:
        raise JourneyError(f"not installed: {', '.join(missing)}")
    reading, writing = os.pipe()
    shape = f"{size[0]}x{size[1]}x{bits}"
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(writing), "-screen", "0", shape, "-nolisten", "tcp"],
        pass_fds=[writing],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    os.close(writing)
    try:
        with os.fdopen(reading) as said:
            number = said.readline().strip()
        if not number:
            raise JourneyError("Xvfb did not start")
        yield f":{number}"
    finally:
        server.terminate()
        server.wait()


class Mouse:
    """Moves in small steps, as a hand does; places are pixels of the window."""

    def __init__(self, display: str) -> None:
        self._environment = os.environ | {"DISPLAY": display}
        self.at: Spot = (5, 5)
        self.pace = CALM

    def tool(self, *words: object) -> str:
        """Run xdotool and return what it says."""
        command = ["xdotool", *map(str, words)]
        done = subprocess.run(
            command, env=self._environment, capture_output=True, text=True, timeout=30, check=False
        )
        if done.returncode:
            raise JourneyError(f"xdotool {words[0]} failed: {done.stderr.strip()}")
        return done.stdout.strip()

    def move(self, to: Spot) -> None:
        """Go to a place in small steps."""
        self.tool(*self._way(to))

    def press(self, button: int = 1) -> None:
        """Hold a button down."""
        self.tool(*self._down(button))

    def release(self, button: int = 1) -> None:
        """Let a button go."""
        self.tool(*self._up(button))

    def click(self, at: Spot) -> None:
        """Go there, press and let go."""
        self.tool(*self._way(at), *self._down(), *self._up())

    def drag(self, source: Spot, target: Spot) -> None:
        """Carry something from one place to another."""
        self.tool(*self._way(source), *self._down(), *self._way(target), *self._up())

    def key(self, *names: str, seconds: float = 0.12) -> None:
        """Press keys one after the other, named as X names them."""
        self.tool("key", "--delay", round(1000 * seconds), *names)

    def _way(self, to: Spot) -> list[object]:
        words: list[object] = []
        (x, y), (end_x, end_y) = self.at, to
        for step in range(1, self.pace.steps + 1):
            share = step / self.pace.steps
            here = round(x + (end_x - x) * share), round(y + (end_y - y) * share)
            words += ["mousemove", *here, "sleep", self.pace.step]
        self.at = to
        return words

    def _down(self, button: int = 1) -> list[object]:
        return ["mousedown", button, "sleep", self.pace.press]

    def _up(self, button: int = 1) -> list[object]:
        return ["sleep", self.pace.press, "mouseup", button]


def take_picture(display: str, path: Path) -> None:
    """Write the whole screen to a PNG file, where a tool for it is installed."""
    path.parent.mkdir(parents=True, exist_ok=True)
    environment = os.environ | {"DISPLAY": display}
    if shutil.which("import"):
        command = ["import", "-silent", "-window", "root", str(path)]
        subprocess.run(command, env=environment, check=True, timeout=30)
    elif shutil.which("xwd"):
        with path.with_suffix(".xwd").open("wb") as file:
            subprocess.run(
                ["xwd", "-root", "-silent"], env=environment, stdout=file, check=True, timeout=30
            )


def new_folder() -> tempfile.TemporaryDirectory[str]:
    """A folder for what the game keeps, gone afterwards."""
    return tempfile.TemporaryDirectory(prefix="fairgammon-journey-", ignore_cleanup_errors=True)
