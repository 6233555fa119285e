"""A match to one point in the real window, from the menu to the results, by one kind of input.

    python -m tests.journeys.whole_game --by keyboard|clicks|drags|touch [--pictures FOLDER]

The dice are sealed and other ones each time. Checkers are moved by nothing but the chosen kind of
input; by drags, the buttons are clicked, since nothing can be dragged there. Ends with a sentence
and status 1 where anything is amiss.
"""

import argparse
import sys
import time
from collections.abc import Callable, Mapping
from pathlib import Path

from game.engine.ai.brain import load_brain
from game.engine.ai.levels import LEVELS
from game.engine.match import MatchRules
from game.engine.state import Phase
from game.engine.types import Side
from game.saving.settings import Settings, SettingsStore, Speed
from game.session.automatic import is_closed_out
from game.session.record import MatchRecord
from game.session.session import MatchSession
from game.session.setup import MatchSetup
from tests.journeys.display import JourneyError, new_folder, screen
from tests.journeys.hands import Clicks, Drags, Hand, Keyboard, Touch
from tests.journeys.prepared import LEVEL
from tests.journeys.program import Program, Seen, command_of, one_folder
from tests.journeys.stations import expect, shows

TOUCHED = (sys.executable, "-m", "tests.journeys.touched")
HANDS: Mapping[str, Callable[[Program], Hand]] = {
    "keyboard": Keyboard,
    "clicks": Clicks,
    "drags": Drags,
    "touch": Touch,
}
PICTURE_EVERY = 6
LOOK_AGAIN = 0.5


class WholeGame:
    """One match, played by one hand."""

    def __init__(self, game: Program, hand: Hand, pictures: Path | None) -> None:
        self._game = game
        self._hand = hand
        self._folder = pictures
        self._brain = load_brain(LEVEL)
        self._started = time.monotonic()
        self.rolls = 0
        self.moves = 0

    def say(self, done: str) -> None:
        """Report a station."""
        print(f"{time.monotonic() - self._started:6.1f} s  {done}", flush=True)

    def picture(self, name: str) -> None:
        """Keep a picture, where a folder for them is given."""
        self._game.picture(self._folder / f"{name}.png" if self._folder else None)

    def play(self) -> None:
        """From the menu to the results and back to the menu."""
        self._game.wait_scene("menu")
        self._hand.press("new game")
        self._game.wait_scene("new game")
        self._hand.press("start")
        self.say("a match to 1 point begins")
        self.decide()
        self.end()

    def decide(self, rolls: int | None = None) -> None:
        """Do whatever is to be done, until the end or what comes after so many rolls."""
        last: MatchRecord | None = None
        while (session := self._next_decision(last)) is not None and self.rolls != rolls:
            last = session.record
            self._decide(session)

    def end(self) -> None:
        """From the results to the menu."""
        self._results()
        self._hand.press("menu")
        self._game.wait_scene("menu")
        self.say("back in the menu")

    def go_on_in(self, game: Program, hand: Hand) -> None:
        """The program was started anew."""
        self._game, self._hand = game, hand

    def _next_decision(self, last: MatchRecord | None) -> MatchSession | None:
        """The match when it is the person's turn again; None once the results are there."""
        found: list[MatchSession] = []
        looked: tuple[Seen, float] = ({}, 0.0)

        def mine(seen: Seen) -> bool:
            nonlocal looked
            if seen["scene"] == "results":
                return True
            if seen["scene"] != "board" or not seen["settled"]:
                return False
            now = time.monotonic()
            if seen == looked[0] and now - looked[1] < LOOK_AGAIN:
                return False  # reading the saved match takes a while
            looked = seen, now
            session = self._game.match()
            if session.record == last or not _waits_for_person(session):
                return False
            if not shows(seen, session):
                return False
            found.append(session)
            return True

        self._game.wait("the person's turn", mine)
        return found[-1] if found else None

    def _decide(self, session: MatchSession) -> None:
        if session.state.phase is Phase.TO_ROLL:
            self._hand.press("roll")
            self.rolls += 1
            if self.rolls % PICTURE_EVERY == 1:
                self.picture(f"roll-{self.rolls:02}")
            return
        if session.state.phase is Phase.RESIGNATION_OFFERED:
            self._hand.press("accept")
            return
        moves = self._brain.choose_play(session.state, lambda: False).moves
        assert session.turn is not None
        if not self.moves:
            self._hand.mishap(session.turn, moves[0])
            self.say("a mishap or two, and everything is where it was")
        over = session.turn
        for move in moves:
            over = over.play(move)
        self._hand.play(session, moves)
        self.moves += len(moves)
        if not over.position.is_over:
            self._hand.press("done")

    def _results(self) -> None:
        game = self._game
        seen, session = game.wait_scene("results"), game.match()
        outcome = session.state.outcome
        expect(outcome is not None, "results are shown of a game that goes on")
        expect(session.is_over, "the match to one point goes on after its first game")
        expect(bool(seen["headline"]), "the results have no headline")
        self.picture("results")
        self.say(f"{self.rolls} rolls and {self.moves} moves later: {seen['headline']}")


def _waits_for_person(session: MatchSession) -> bool:
    """Whether there is something to do; a roll that cannot be played goes by itself."""
    state, turn = session.state, session.turn
    if state.to_act is not session.setup.human:
        return False
    if state.phase is Phase.TO_ROLL:
        return not is_closed_out(state.position)
    if state.phase is Phase.RESIGNATION_OFFERED:
        return True
    return state.phase is Phase.TO_PLAY and turn is not None and turn.can_play and not turn.moves


def settle_in(home: Path) -> None:
    """A match to one point against the weakest is what the New game page was left with."""
    setup = MatchSetup(MatchRules.match(1), Side.WHITE, LEVELS[0].key, name="Anna")
    settings = Settings(speed=Speed.INSTANT, player_name="Anna", last_setup=setup)
    SettingsStore(home / "config").save(settings)


def main() -> int:
    """Play the match."""
    parser = argparse.ArgumentParser(description="Plays a match in a real window.")
    parser.add_argument("--by", choices=HANDS, required=True, help="the only input there is")
    parser.add_argument("--command", help="the frozen program instead of the source")
    parser.add_argument("--pictures", type=Path, help="keep pictures there")
    options = parser.parse_args()
    if options.by == "touch" and options.command is not None:
        parser.error("a finger can only be put into the program from the source")
    command = TOUCHED if options.by == "touch" else command_of(options.command)
    try:
        with screen() as display, new_folder() as folder:
            settle_in(Path(folder))
            with Program(command, display, one_folder(Path(folder))) as game:
                journey = WholeGame(game, HANDS[options.by](game), options.pictures)
                try:
                    journey.play()
                except JourneyError:
                    journey.picture("failed")
                    raise
    except JourneyError as error:
        print(f"The match by {options.by} ended early: {error}", file=sys.stderr)
        return 1
    print(f"The match by {options.by} went well.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
