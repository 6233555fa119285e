"""Frames of every effect on the board in every theme; see `board_frames`.

Only frames that draw something count. Whoever gives hints thinks in a thread of its own, as in the
program, and its time is not counted to the processor's.
"""

import gc
import time
from collections.abc import Callable
from dataclasses import dataclass, field, replace

from game.session.session import MatchSession
from game.session.thinking import WorkerThinking
from game.ui.themes import THEMES
from tests import pictures, strips
from tests.benchmarks.board_frames import GOAL_MS, Times, percentile, timed
from tests.benchmarks.themes import kept
from tests.support.pilot import Pilot

QUIET_SECONDS = 0.5
"""After a dialog has been opened or closed, or arrows drawn."""

FOUR_MOVES = "x 24:2 13:5 8:3 6:5 | o 24:2 13:5 8:3 6:5"


@dataclass
class Film:
    """The frames of one thing that moves, by the clock and of the processor, in milliseconds."""

    name: str
    times: list[Times] = field(default_factory=list)


def measure_effects(size: tuple[int, int], theme: str, *, each: bool) -> None:
    """A line for each theme, or for every film of each: all of them, or only the one named."""
    wanted = [one.name for one in THEMES if theme in ("all", one.name)]
    if not wanted:
        raise SystemExit(f"no theme {theme}; there are {', '.join(one.name for one in THEMES)}")
    print(f"  {'':<20} frames   by the clock: median   99 % longest   of the processor: the same")
    for name in wanted:
        films, megabytes = films_in(size, name)
        if each:
            for film in films:
                line(film.name, film.times)
        line(name, [time for film in films for time in film.times])
        slowest = max(films, key=lambda film: max(worked for _, worked in film.times))
        print(f"  {'':<20} longest in: {slowest.name}; pictures that are kept {megabytes:.0f} MB")


def line(name: str, times: list[Times]) -> None:
    """What came of some frames."""
    clock, worked = (sorted(kind) for kind in zip(*times, strict=True))
    over = sum(one > GOAL_MS for one in worked)
    cells = "   ".join(
        f"{one[len(one) // 2]:14.1f} {percentile(one):6.1f} {one[-1]:7.1f}"
        for one in (clock, worked)
    )
    print(f"  {name:<20} {len(times):6} {cells}   {over} over {GOAL_MS}", flush=True)


def films_in(size: tuple[int, int], theme: str) -> tuple[list[Film], float]:
    """All films in one theme, and megabytes of what is kept after them."""
    with pictures.pilot_of(size, "en", theme) as pilot:
        context = pilot.app.context
        context.services = replace(context.services, new_thinking=WorkerThinking)
        take = Taking(pilot)
        gc.freeze()  # as the program does
        take.begin("made_ready")
        pictures.board_to_play(pilot)
        for film in strips.FILMS:
            take.begin(film.__name__)
            film(pilot, _nobody_looks)
        for name, act in MORE:
            take.begin(name)
            act(pilot)
        pictures.board_to_play(pilot)
        megabytes = kept(context, pilot.board) / 1e6
        return [film for film in take.films if film.times], megabytes


class Taking:
    """Times the frames of a pilot; those in which a board is put up do not count."""

    def __init__(self, pilot: Pilot) -> None:
        self.films: list[Film] = []
        self._frame, self._sit_down = pilot.frame, pilot.sit_down
        self._canvas = pilot.app.canvas
        self._present = self._canvas.present
        self._drawn = False
        pilot.frame = self.frame  # type: ignore[method-assign]
        pilot.sit_down = self.sit_down  # type: ignore[method-assign]
        self._canvas.present = self.present  # type: ignore[method-assign]

    def begin(self, name: str) -> None:
        """The frames from now on belong to this."""
        self.films.append(Film(name))

    def sit_down(self, session: MatchSession) -> None:
        """Put a board up."""
        films, self.films = self.films, []
        self._sit_down(session)
        self.films = films

    def present(self) -> bool:
        """Show what was drawn."""
        self._drawn = True
        return self._present()

    def frame(self, *seconds: float) -> None:
        """One frame, timed where it belongs to a film and draws something."""
        self._drawn = False
        times = timed(lambda: self._frame(*seconds))
        if self._drawn and self.films:
            self.films[-1].times.append(times)


def _nobody_looks() -> None:
    pass


# --- more than the films show ---------------------------------------------------------------


def hover(pilot: Pilot) -> None:
    pictures.board_to_play(pilot)
    for point in (24, 13, 8, 6, 5):
        pilot.move(*pilot.checker(point))
        pilot.advance(QUIET_SECONDS)


def hint(pilot: Pilot) -> None:
    """Four arrows, then those of the next best plays."""
    pictures.sit(pilot, pictures.at(FOUR_MOVES, (4, 4)))
    for key in ("h", "h", "down", "h"):
        pilot.key(key)
        while pilot.board.control.hint.thinking:
            time.sleep(0.01)
            pilot.frame()
        pilot.advance(QUIET_SECONDS)


def dialogs(pilot: Pilot) -> None:
    pictures.board_to_play(pilot)
    exits = pilot.board.control.exits
    for ask in (exits.ask_to_leave, exits.ask_to_resign, pilot.app.context.routes.settings):
        ask()
        pilot.advance(QUIET_SECONDS)
        pilot.key("escape")
        pilot.advance(QUIET_SECONDS)


def menu(pilot: Pilot) -> None:
    pictures.menu_continue(pilot)
    pilot.advance(QUIET_SECONDS)


MORE: tuple[tuple[str, Callable[[Pilot], None]], ...] = tuple(
    (act.__name__, act) for act in (hover, hint, dialogs, menu)
)
