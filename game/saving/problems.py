"""What can go wrong with the player's files, as values; a screen words them."""

from dataclasses import dataclass
from enum import Enum
from pathlib import Path


class SaveFault(Enum):
    """Why a file could not be written or was not taken as it stood."""

    NOT_WRITABLE = "not writable"
    """The folder is missing and can't be made, or is read-only."""

    DISK_FULL = "disk full"

    SECOND_WINDOW = "second window"
    """Another window of the game is keeping its match there; this one keeps its own elsewhere."""

    IN_USE = "in use"
    """So many windows of the game are open that this one is not saved."""

    DAMAGED = "damaged"
    """The file makes no sense. `moved_to` is its new name, `restored` tells whether the copy
    before it could be used instead."""

    NEWER_VERSION = "newer version"
    """Written by a newer version of the game, and left as it is."""

    NOT_READABLE = "not readable"
    """The file is there and the system refuses to read it."""

    WRONG_FIELDS = "wrong fields"
    """Some settings made no sense and have their usual values again; `fields` names them."""


@dataclass(frozen=True, slots=True)
class SaveProblem:
    """One trouble with one file.

    `detail` is for the log: the system's or the parser's own words, in English.
    """

    fault: SaveFault
    path: Path
    detail: str = ""
    moved_to: Path | None = None
    restored: bool = False
    fields: tuple[str, ...] = ()
