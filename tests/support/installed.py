"""A person before a game that reads sounds, languages and settings from folders of its own."""

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from game.paths import assets
from game.saving.settings import Settings, SettingsStore, Speed
from game.ui.context import Services
from game.ui.scenes.first_help import Tip
from game.ui.sound import open_player
from tests.support.pilot import Pilot

PARTS = ("fonts", "images", "learn", "licences", "locale", "sounds", "weights", "CREDITS.md")


class InstalledPilot(Pilot):
    """Finds all as the program does, but for the clock and the computer."""

    def __init__(self, home: Path, folder: Path | None = None, language: str | None = None) -> None:
        """Sit down.

        Args:
            home: the player's folder.
            folder: the game's own files; those of this checkout if there is none.
            language: what the settings say.
        """
        self._folder = folder or assets()
        chosen = Settings(speed=Speed.INSTANT, tips_seen=tuple(Tip), language=language)
        SettingsStore(home / "config").save(chosen)
        super().__init__(home)

    def _services(self, home: Path, settings: Settings) -> Services:
        return replace(
            super()._services(home, settings),
            assets=self._folder,
            open_sounds=open_player,
            language=None,
            settings=None,
        )


def install(folder: Path, *, without: Sequence[str] = ()) -> Path:
    """The game's own files in another place, of which some may be missing."""
    folder.mkdir(parents=True)
    for name in PARTS:
        if name not in without:
            (folder / name).symlink_to(assets() / name)
    return folder
