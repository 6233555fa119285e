"""Where the program's own files and the player's files are, from source, installed or frozen.

Nothing is created here; whoever writes makes the folder.
"""

import os
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from platformdirs import PlatformDirs

HOME_VARIABLE = "FAIRGAMMON_HOME"
"""Environment variable that puts everything the player owns under one folder."""

APP_NAME = "fairgammon"


@dataclass(frozen=True, slots=True)
class Folders:
    """The player's folders; they need not exist, and may not be writable."""

    data: Path
    config: Path
    cache: Path
    log: Path


def assets() -> Path:
    """The folder with fonts, pictures, sounds and catalogues.

    An installed wheel and a frozen program carry it inside the package, a checkout beside it.
    """
    package = Path(__file__).resolve().parent
    inside = package / "assets"
    return inside if inside.is_dir() else package.parent / "assets"


def user_folders(override: Path | None = None) -> Folders:
    """Folders for saves, settings, cache and log.

    Args:
        override: keep everything under this folder; otherwise the environment variable
            `FAIRGAMMON_HOME` does the same, and without it the system's own places are used.
    """
    named = os.environ.get(HOME_VARIABLE)
    home = override or (Path(named) if named else None)
    if home is not None:
        home = home.absolute()
        return Folders(home / "data", home / "config", home / "cache", home / "log")
    system = PlatformDirs(APP_NAME, appauthor=False, roaming=False)
    return Folders(
        _usable(lambda: system.user_data_path),
        _usable(lambda: system.user_config_path),
        _usable(lambda: system.user_cache_path),
        _usable(lambda: system.user_log_path),
    )


def _usable(found: Callable[[], Path]) -> Path:
    """The folder, or one that can never be made where the system knows no home.

    Without a home the library raises or, as its older releases do, answers with a bare "~"; taken
    at its word that would litter the working folder. Writing below the null device fails, and the
    player is told.
    """
    try:
        folder = found()
    except RuntimeError:
        folder = Path()
    return folder if folder.is_absolute() else Path(os.devnull) / APP_NAME
