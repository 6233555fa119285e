"""The packaged program at a stranger's: another user with an empty home, and no Python anywhere.

    python -m tests.journeys.packaged [--program FOLDER] [--pictures FOLDER] [--short]

Copies the program to a folder with spaces and foreign letters that the user cannot write to, and
plays a match to one point by mouse alone, from the first menu to the results. In the middle of a
turn the program is killed; the next start has to bring back the very position. Dice are sealed and
other ones each time. Has to run as root, who alone can be somebody else; says so elsewhere.
"""

import argparse
import os
import shutil
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from game.engine.match import MatchRules
from tests.journeys.display import NEEDED, JourneyError, screen
from tests.journeys.hands import Drags, Pointer
from tests.journeys.program import ROOT, Household, Program, Seen
from tests.journeys.stations import expect, half_a_turn, resumed
from tests.journeys.whole_game import WholeGame

USER = "nobody"
ELSEWHERE = "Naše hry/Fair gammon 1"
HOME = "Žofie Nováková"
ROLLS_BEFORE_KILL = 3
ROLLS_AFTER = 3
"""In the short journey, which has no time for results."""

FADED = 0.6
"""Seconds until a scene has come in; for pictures."""

WEAKEST, ONE_POINT, QUICK = (0.5, 24), (0.05, 0.5), (0.62, 0.5)
"""Where to click in a list or row for its choice: as a share of it, or in pixels from its top."""


@contextmanager
def moved_in(program: Path) -> Iterator[tuple[Path, Household]]:
    """The program in another folder, and somebody who has never played."""
    with tempfile.TemporaryDirectory(prefix="fairgammon-", ignore_cleanup_errors=True) as name:
        top = Path(name)
        top.chmod(0o755)
        installed = top / ELSEWHERE
        shutil.copytree(program, installed, symlinks=True)
        nothing = top / "nothing"
        nothing.mkdir()
        home = top / HOME
        home.mkdir(mode=0o700)
        shutil.chown(home, USER)
        environment = {"HOME": str(home), "PATH": str(nothing)}
        own = home / ".local"
        data, log = own / "share" / "fairgammon", own / "state" / "fairgammon" / "log"
        yield installed / "fairgammon", Household(home, data, log, environment, USER)


class Stranger:
    """Sits down at the program, sets it up and plays."""

    def __init__(self, program: Path, display: str, who: Household, pictures: Path | None) -> None:
        self._command = (str(program),)
        self._display = display
        self._who = who
        self._folder = pictures
        self._count = 0

    def play(self, *, short: bool) -> None:
        """The whole journey."""
        with self._started() as game:
            journey = WholeGame(game, Drags(game), None)
            look_into(game, Path(self._command[0]).parent)
            journey.say(f"it runs as {USER}, with nothing of Python but its own")
            self._begin(game)
            journey.say("by mouse: quick animations, and a match to 1 point against the weakest")
            journey.decide(ROLLS_BEFORE_KILL)
            self._show(game, "rolled")
            before = half_a_turn(game)
            self._show(game, "half-a-turn")
            game.kill()
        journey.say(f"killed in the middle of a turn: {standing(before)}")
        with self._started() as game:
            journey.go_on_in(game, Drags(game))
            resumed(game, before, self.picture)
            journey.say(f"resumed to the very checker: {standing(before)}")
            self._finish(journey, game, short=short)

    def _begin(self, game: Program) -> None:
        """Set quick animations, and begin a match to one point against the weakest."""
        hand = Pointer(game)
        game.wait_scene("menu")
        self._show(game, "menu")
        hand.press("settings")
        click_in(game, hand, "speed", QUICK)
        self._show(game, "settings")
        hand.press("back")
        game.wait_scene("menu")
        hand.press("new game")
        click_in(game, hand, "level", WEAKEST)
        click_in(game, hand, "length", ONE_POINT)
        self._show(game, "new-game")
        hand.press("start")

    def _finish(self, journey: WholeGame, game: Program, *, short: bool) -> None:
        expect(game.match().state.rules == MatchRules.match(1), "the match is not to one point")
        if short:
            journey.decide(journey.rolls + ROLLS_AFTER)
            self._show(game, "later")
            journey.say(f"{ROLLS_AFTER} more rolls")
            return
        journey.decide()
        game.wait_scene("results")
        self._show(game, "results")
        journey.end()
        self._show(game, "menu-again")

    def picture(self, name: str) -> Path | None:
        """Where the next picture goes, numbered in order."""
        self._count += 1
        return None if self._folder is None else self._folder / f"{self._count:02}-{name}.png"

    def _show(self, game: Program, name: str) -> None:
        """Take a picture of what has come to rest, where pictures are wanted."""
        if self._folder is not None:
            time.sleep(FADED)
            game.picture(self.picture(name))

    @contextmanager
    def _started(self) -> Iterator[Program]:
        with Program(self._command, self._display, self._who) as game:
            try:
                yield game
            except JourneyError:
                self._show(game, "failed")
                raise


def look_into(game: Program, folder: Path) -> None:
    """Whose process it is, and whether all of its Python comes out of its own folder."""
    process = Path("/proc", str(game.process.pid))
    expect(process.owner() == USER, f"the program runs as {process.owner()}")
    maps = (process / "maps").read_text(encoding="utf-8").splitlines()
    files = {Path(fields[5]) for line in maps if len(fields := line.split(maxsplit=5)) == 6}
    foreign = [path for path in files if "python" in str(path).lower()]
    foreign = [path for path in foreign if not path.is_relative_to(folder)]
    expect(not foreign, f"the program has opened {foreign}")


def click_in(game: Program, hand: Pointer, name: str, at: tuple[float, float]) -> None:
    """Click somewhere in a widget."""
    seen = game.wait(f"the {name}", lambda seen: name in seen.get("widgets", {}))
    x, y, width, height = seen["widgets"][name]
    across, down = at
    hand.click((x + across * width, y + (down if down > 1 else down * height)))


def standing(seen: Seen) -> str:
    """The checkers of both sides, point by point, and the dice."""
    sides = (
        " ".join(f"{point}:{count}" for point, count in enumerate(seen[side]) if count)
        for side in ("mine", "theirs")
    )
    dice = " ".join(f"{value}{' used' if used else ''}" for _, value, used in seen["dice"])
    return f"{' against '.join(sides)}, dice {dice}"


def main() -> int:
    """Make the journey."""
    parser = argparse.ArgumentParser(description="Plays the packaged program as another user.")
    parser.add_argument("--program", type=Path, default=ROOT / "dist" / "fairgammon")
    parser.add_argument("--pictures", type=Path, help="keep pictures there")
    parser.add_argument("--short", action="store_true", help="a few rolls before and after a kill")
    options = parser.parse_args()
    missing = [tool for tool in NEEDED if shutil.which(tool) is None]
    if not hasattr(os, "geteuid") or os.geteuid() or missing:
        reason = f"{' and '.join(missing)} missing" if missing else "only root can be somebody else"
        print(f"The stranger's journey was left out: {reason}.")
        return 0
    try:
        with screen() as display, moved_in(options.program) as (program, who):
            Stranger(program, display, who, options.pictures).play(short=options.short)
            kept = sorted(path.relative_to(who.home) for path in who.home.rglob("*.*"))
            print("left in the home:", *(path for path in kept if (who.home / path).is_file()))
    except JourneyError as error:
        print(f"The stranger's journey ended early: {error}", file=sys.stderr)
        return 1
    print("The stranger's journey went well.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
