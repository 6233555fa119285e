"""A person's journey through the real program in a real window, under a screen of our own.

    python -m tests.journeys.window [--command PROGRAM] [--pictures FOLDER]

Starts Xvfb, plays with the mouse in small steps and checks, at every station, the saved match
and what the game says it shows. Ends with a sentence and status 1 where anything is amiss.
"""

import argparse
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from game.engine.match import MatchRules
from game.saving.settings import Settings, SettingsStore, Speed
from tests.journeys import prepared, stations
from tests.journeys.display import JourneyError, new_folder, screen
from tests.journeys.prepared import FIVE_POINTS, Moment
from tests.journeys.prepared_stations import (
    bear_off,
    double,
    enter,
    go_on,
    hit,
    take,
    turn_down,
    win,
)
from tests.journeys.program import Program, command_of, one_folder

Station = Callable[[Program, stations.Pictures], None]

TURN = Moment("turn", prepared.can_go_far, FIVE_POINTS)

PREPARED: tuple[tuple[Moment, Station], ...] = (
    (Moment("hit", prepared.can_hit, FIVE_POINTS), hit),
    (Moment("bar", prepared.can_enter, FIVE_POINTS), enter),
    (
        Moment("off", prepared.can_bear_off, MatchRules.match(3), first=1),
        bear_off,
    ),
    (Moment("take", prepared.computer_doubles, MatchRules.match(7), True), take),
    (
        Moment("pass", prepared.computer_doubles, MatchRules.match(7), True),
        turn_down,
    ),
    (Moment("double", prepared.human_rolls, FIVE_POINTS), double),
    (Moment("win", prepared.one_roll_wins, MatchRules.match(1), first=6), win),
)


class Journey:
    """Starts the program again and again, each time with a folder of its own."""

    def __init__(self, command: Sequence[str], display: str, pictures: Path | None) -> None:
        self._command = command
        self._display = display
        self._folder = pictures
        self._count = 0
        self._started = time.monotonic()

    def picture(self, name: str) -> Path | None:
        """Where the next picture goes, numbered in order."""
        self._count += 1
        return None if self._folder is None else self._folder / f"{self._count:02}-{name}.png"

    @contextmanager
    def play(self, home: Path) -> Iterator[Program]:
        """One run of the program, killed in the end."""
        with Program(self._command, self._display, one_folder(home)) as game:
            try:
                yield game
            except JourneyError:
                game.picture(self.picture("failed"))
                raise

    @contextmanager
    def _at_home(self, moment: Moment | None = None) -> Iterator[Path]:
        """A person's folder with quick animations, perhaps with a match that can be continued."""
        with new_folder() as folder:
            home = Path(folder)
            hurry(home)
            if moment is not None:
                prepared.save(prepared.prepare(moment), home)
            yield home

    def say(self, done: str) -> None:
        """Report a station."""
        print(f"{time.monotonic() - self._started:6.1f} s  {done}", flush=True)

    def new_game(self) -> None:
        """From the menu to the first turn, whatever the dice."""
        with self._at_home() as home, self.play(home) as game:
            stations.new_game(game, self.picture)
        self.say("a new game by mouse")

    def one_turn(self) -> None:
        """A turn in all its ways, a kill in the middle of it, and Continue."""
        steps: tuple[tuple[str, Station], ...] = (
            ("a drag to a point, and undo", stations.drag_and_undo),
            ("a drag over both dice", stations.both_dice),
            ("a refused drop", stations.refused),
            ("other sizes of window, full screen", stations.windows),
        )
        with self._at_home(TURN) as home:
            with self.play(home) as game:
                go_on(game)
                for name, station in steps:
                    station(game, self.picture)
                    self.say(name)
                before = stations.half_a_turn(game)
                game.kill()
            with self.play(home) as game:
                stations.resumed(game, before, self.picture)
            self.say("kill -9 in the middle of a turn, resumed to the very checker")

    def prepared(self, moment: Moment, station: Station) -> None:
        """One station in a match that stands where it is wanted."""
        with self._at_home(moment) as home, self.play(home) as game:
            station(game, self.picture)
        self.say(station.__doc__.splitlines()[0] if station.__doc__ else moment.name)


def hurry(home: Path) -> None:
    """Quick animations, so that the journey does not take all day."""
    SettingsStore(home / "config").save(Settings(speed=Speed.QUICK, player_name="Anna"))


def main() -> int:
    """Make the journey."""
    parser = argparse.ArgumentParser(description="Plays the game in a real window.")
    parser.add_argument("--command", help="the frozen program instead of the source")
    parser.add_argument("--pictures", type=Path, help="keep pictures of every station there")
    parser.add_argument("--only", help="only the prepared station of this name")
    options = parser.parse_args()
    command = command_of(options.command)
    try:
        with screen() as display:
            journey = Journey(command, display, options.pictures)
            if options.only is None:
                journey.new_game()
                journey.one_turn()
            for moment, station in PREPARED:
                if options.only in (None, moment.name):
                    journey.prepared(moment, station)
    except JourneyError as error:
        print(f"The journey ended early: {error}", file=sys.stderr)
        return 1
    print("The journey went well.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
