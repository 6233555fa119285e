"""The real program in a window: started, watched by what it describes, killed."""

import json
import os
import subprocess
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from game.saving.savegame import FILE_NAME, record_from_value
from game.session.session import MatchSession
from game.ui.board.geometry import Area, BoardGeometry
from tests.journeys.display import JourneyError, Mouse, Spot, take_picture

ROOT = Path(__file__).parents[2]
FROM_SOURCE = (sys.executable, "-m", "game")
WAIT_SECONDS = 40.0
LOOK_EVERY = 0.04

Seen = Mapping[str, Any]


def command_of(program: str | None) -> tuple[str, ...]:
    """What starts a frozen program, or the source where there is none."""
    return FROM_SOURCE if program is None else (str(Path(program).resolve()),)


@dataclass(frozen=True, slots=True)
class Household:
    """Who plays: where the game keeps what, and what it is started with."""

    home: Path
    data: Path
    log: Path
    environment: Mapping[str, str]
    user: str | None = None
    """Somebody else than who runs the journey; only root can be two."""


def one_folder(home: Path) -> Household:
    """Everything in one folder, and no sound."""
    environment = os.environ | {
        "SDL_VIDEODRIVER": "x11",
        "SDL_AUDIODRIVER": "dummy",
        "FAIRGAMMON_HOME": str(home),
        "PYTHONUNBUFFERED": "1",
    }
    return Household(home, home / "data", home / "log", environment)


class Program:
    """One run of the game on a display."""

    def __init__(self, command: Sequence[str], display: str, household: Household) -> None:
        self.display = display
        self.household = household
        self.mouse = Mouse(display)
        self._described = household.home / "described.json"
        self._described.unlink(missing_ok=True)
        environment = {**household.environment, "DISPLAY": display, "FAIRGAMMON_READY": "1"}
        options = ["--describe", str(self._described), "--language", "en"]
        self.process = subprocess.Popen(
            [*command, *options],
            cwd=ROOT if household.user is None else household.home,
            env=environment,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            user=household.user,
            extra_groups=None if household.user is None else [],
        )
        self.window = self._find_window()

    def _find_window(self) -> str:
        """The window's id, found by the process that the ready line names."""
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            raise JourneyError(f"the game did not start: {self._last_words()}")
        number = json.loads(line)["pid"]
        found = self.mouse.tool("search", "--onlyvisible", "--pid", number).split()
        if not found:
            raise JourneyError("the game has no window")
        self.mouse.tool("windowmove", found[-1], 0, 0)
        self.mouse.tool("windowfocus", found[-1])
        return found[-1]

    def _last_words(self) -> str:
        """What a game that has ended said last."""
        said = self.process.communicate()[1].strip().splitlines()
        return said[-1] if said else "without a word"

    def _logged(self) -> str:
        """The last line of the log, where an error would stand."""
        log = self.household.log / "fairgammon.log"
        lines = log.read_text(encoding="utf-8").strip().splitlines() if log.exists() else []
        return f"; in the log: {lines[-1]}" if lines else ""

    # --- looking -----------------------------------------------------------------------------

    def see(self) -> Seen:
        """What was on the screen when it last came to rest."""
        try:
            return json.loads(self._described.read_text(encoding="utf-8"))
        except FileNotFoundError:
            return {}

    def wait(self, what: str, fits: Callable[[Seen], bool], seconds: float = WAIT_SECONDS) -> Seen:
        """Wait until the screen shows something; `what` names it if it does not come."""
        end = time.monotonic() + seconds
        while True:
            seen = self.see()
            if seen and fits(seen):
                return seen
            if self.process.poll() is not None:
                raise JourneyError(f"the game ended while waiting for {what}: {self._last_words()}")
            if time.monotonic() > end:
                raise JourneyError(
                    f"{what} did not come in {seconds:.0f} s; on the screen: {seen}{self._logged()}"
                )
            time.sleep(LOOK_EVERY)

    def wait_scene(self, name: str) -> Seen:
        """Wait until a scene is on top and at rest."""
        return self.wait(f"the {name} scene", lambda seen: seen["scene"] == name)

    def wait_button(self, name: str) -> Seen:
        """Wait until a button of the board can be used."""
        return self.wait(f"the button {name!r}", lambda seen: name in seen.get("buttons", {}))

    def match(self) -> MatchSession:
        """The match as it is saved at this moment."""
        text = (self.household.data / FILE_NAME).read_text(encoding="utf-8")
        return MatchSession.resume(record_from_value(json.loads(text)))

    def picture(self, path: Path | None) -> None:
        """Keep a picture of the screen."""
        if path is not None:
            take_picture(self.display, path)

    # --- doing -------------------------------------------------------------------------------

    def click(self, name: str) -> None:
        """Click a named widget or a button of the board."""
        seen = self.wait(
            f"something to click called {name!r}",
            lambda seen: name in seen.get("widgets", {}) or name in seen.get("buttons", {}),
        )
        self.mouse.click(middle_of(seen, name))

    def checker(self, point: int) -> Spot:
        """Where the person's top checker of a point is."""
        seen = self.see()
        count = seen["mine"][point]
        if not count:
            raise JourneyError(f"no checker of the person's on {point}: {seen['mine']}")
        return geometry_of(seen).checker_center(True, point, count - 1, count)

    def place(self, point: int) -> Spot:
        """Where a checker is dropped to get to a point, or off."""
        geometry = geometry_of(self.see())
        if point == 0:
            return geometry.tray_rect(True).center
        column = geometry.column_rect(point)
        return column.x + column.w / 2, column.y + column.h / 2

    def send(self, line: str) -> None:
        """Write a line to the program's standard input."""
        assert self.process.stdin is not None
        self.process.stdin.write(line + "\n")
        self.process.stdin.flush()

    def drag(self, source: int, target: int) -> None:
        """Carry the top checker of a point to another."""
        self.mouse.drag(self.checker(source), self.place(target))

    # --- ending ------------------------------------------------------------------------------

    def kill(self) -> None:
        """End the process as a power cut would."""
        self.process.kill()
        self.process.communicate()

    def __enter__(self) -> "Program":
        return self

    def __exit__(self, *_: object) -> None:
        self.kill()


def middle_of(seen: Seen, name: str) -> Spot:
    """The middle of a widget or of a button of the board."""
    x, y, *size = seen.get("widgets", {}).get(name) or seen["buttons"][name]
    return (x + size[0] / 2, y + size[1] / 2) if size else (x, y)


def geometry_of(seen: Seen) -> BoardGeometry:
    """The board's places, from what the game says of its board."""
    board = seen["board"]
    return BoardGeometry(
        Area(*board["rect"]), board["u"], board["frame"], board["home_left"], board["numbers"]
    )
