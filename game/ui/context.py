"""What every scene is handed: settings, canvas, words, sounds, and the ways to other scenes."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

import pygame

from game.engine.dice import Dice
from game.engine.outcome import Kind
from game.i18n import Words
from game.paths import Folders
from game.saving.savegame import MatchStore
from game.saving.settings import Settings, SettingsStore, Speed
from game.session.setup import DiceKind, MatchSetup
from game.session.thinking import Thinking
from game.ui.assets import Assets
from game.ui.canvas import Canvas
from game.ui.clock import Clock
from game.ui.director import Director
from game.ui.problems import in_words
from game.ui.sound import SoundPlayer
from game.ui.text import TextPainter
from game.ui.theme import Theme
from game.ui.widgets.look import Look

if TYPE_CHECKING:
    from game.engine.ai.brain import Brain
    from game.session.adviser import Expert
    from game.session.session import MatchSession
    from game.ui.boards import Boards
    from game.ui.previews import Previews


@dataclass(frozen=True, slots=True)
class Services:
    """What comes from outside and what tests replace."""

    folders: Folders
    assets: Path
    clock: Clock
    open_sounds: Callable[[Settings, Path], SoundPlayer]
    new_dice: Callable[[DiceKind], Dice]
    load_brain: Callable[[str], "Brain"]
    load_expert: Callable[[], "Expert"]
    """Whoever gives hints."""

    new_thinking: Callable[[], Thinking[Any]]
    """One for each who thinks; what it finds is between it and whoever asks."""

    language: str | None = None
    settings: Settings | None = None
    safe_mode: bool = False
    """Whether this run starts with the usual settings and leaves the player's own untouched."""

    reduced_motion: bool = False
    """Whether the system asks programs to move as little as they can."""


@dataclass(frozen=True, slots=True)
class Question:
    """A yes-or-no question; the answer that costs nothing is the default."""

    title: str
    text: str
    yes: str
    no: str


class Routes(Protocol):
    """The ways from one scene to another, so that scenes need not import each other."""

    def menu(self) -> None:
        """Back to the menu; a running match stays saved."""
        ...

    def new_game(self) -> None:
        """Choose a new match."""
        ...

    def settings(self, page: str = "") -> None:
        """Settings over the scene that is there, open at a page."""
        ...

    def about(self) -> None:
        """What the program is, who made its parts and how they may be used."""
        ...

    def learn(self, page: str = "") -> None:
        """The pages of Learn over the scene that is there, at one of them or where they were."""
        ...

    def learn_in_steps(self) -> Iterator[None]:
        """Make ready what takes long when Learn is opened for the first time."""
        ...

    def start_match(self, setup: MatchSetup, dice: Dice) -> None:
        """Begin a match and go to the board."""
        ...

    def match_in_steps(self) -> Iterator[None]:
        """Bring in what a match needs, so that it begins without a wait."""
        ...

    def resume_match(self) -> None:
        """Go on with the saved match, where there is one."""
        ...

    def results(
        self,
        session: "MatchSession",
        next_game: Callable[[], None],
        end_session: Callable[[], None],
    ) -> None:
        """What came of the game, over the board; `next_game` is called after it has gone."""
        ...

    def confirm(self, question: Question, on_yes: Callable[[], None]) -> None:
        """Ask over the scene that is there."""
        ...

    def resign(self, session: "MatchSession", on_kind: Callable[[Kind], None]) -> None:
        """Ask how much to give up."""
        ...

    def type_dice(
        self, title: str, on_dice: Callable[[int, int], None], *, opening: bool = False
    ) -> None:
        """Ask what the dice on the table show; in the opening the first is white's."""
        ...


@dataclass(slots=True)
class Context:
    """One of these is shared by all scenes; the app makes it."""

    services: Services
    settings: Settings
    settings_store: SettingsStore
    match_store: MatchStore
    canvas: Canvas
    director: Director
    assets: Assets
    text: TextPainter
    theme: Theme
    look: Look
    words: Words
    boards: "Boards"
    previews: "Previews"
    sounds: SoundPlayer
    routes: Routes = field(init=False)
    notices: list[str] = field(default_factory=list)
    settings_changed: list[Callable[[Settings, Settings], None]] = field(default_factory=list)
    unsaved_since: float | None = None
    """When the settings were changed last, while they still have to be written."""

    closing: bool = False
    session: "MatchSession | None" = None
    """The match being played or to be continued; kept here even where it can't be saved."""

    @property
    def clock(self) -> Clock:
        """Where time comes from."""
        return self.services.clock

    @property
    def animated(self) -> bool:
        """Whether things may move for show; the system decides until the player has."""
        wanted = self.settings.animations
        return not self.services.reduced_motion if wanted is None else wanted

    @property
    def speed(self) -> Speed:
        """How fast things move; without animation they are there at once."""
        return self.settings.speed if self.animated else Speed.INSTANT

    def change_settings(self, **changes: object) -> None:
        """Changes settings by name; they hold at once and are saved a little later."""
        before = self.settings
        self.settings = replace(before, **changes)  # type: ignore[arg-type]
        if self.settings == before:
            return
        self.unsaved_since = self.clock.now()
        for listener in self.settings_changed:
            listener(before, self.settings)

    def save_settings(self) -> None:
        """Writes the settings down if they have changed."""
        if self.unsaved_since is None:
            return
        self.unsaved_since = None
        if self.services.safe_mode:
            return
        problem = self.settings_store.save(self.settings)
        if problem is not None:
            self.notice(self.words.t("Your settings can’t be saved."))

    def notice(self, message: str) -> None:
        """Shows a sentence over whatever scene is there, for a few seconds."""
        if message not in self.notices:
            self.notices.append(message)

    def find_session(self) -> None:
        """Takes up the saved match, if there is none in memory; says what was wrong with it."""
        if self.session is not None:
            return
        loaded = self.match_store.load()
        if loaded.problem is not None:
            self.notice(in_words(loaded.problem, self.words))
        if loaded.record is not None:
            # Only now: who has no match need not wait for what makes one.
            from game.session.session import MatchSession

            kind = loaded.record.setup.dice
            dice = self.services.new_dice(kind) if kind is DiceKind.TYPED else None
            self.session = MatchSession.resume(loaded.record, dice, loaded.replay)

    def restyle(self, theme: Theme, boards: "Boards") -> None:
        """Another theme from now on; the scenes must be laid out after that."""
        self.theme = self.look.theme = theme
        self.boards = boards

    def leave(self) -> None:
        """Closes the game after this frame."""
        self.closing = True

    def copy(self, text: str) -> bool:
        """Puts text on the clipboard; false where there is none."""
        try:
            pygame.scrap.put_text(text)
        except pygame.error:
            return False
        return True

    def pasted(self) -> str:
        """The text on the clipboard; empty where there is none."""
        try:
            return pygame.scrap.get_text()
        except pygame.error:
            return ""

    def start_match(self, setup: MatchSetup, dice: Dice) -> None:
        """Begin a match and go to the board."""
        self.routes.start_match(setup, dice)

    def resume_match(self) -> None:
        """Go on with the saved match, where there is one."""
        self.routes.resume_match()
