"""Files written whole or not at all, and files read with suspicion.

Knows JSON but not what is in it; `savegame` and `settings` do.
"""

import contextlib
import errno
import json
import os
import re
import sys
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import NoReturn, TypeVar

from game.saving.problems import SaveFault, SaveProblem

MAX_BYTES = 16 * 1024 * 1024
"""No file of ours comes near this (a game takes 4 KB); a larger one is not read."""

MAX_INT_DIGITS = 18
"""Longer numbers are refused before they are converted, which takes quadratic time."""

STALE_SECONDS = 60.0
"""A temporary file this old belongs to a program that died while writing."""

REPLACE_TRIES = 8
REPLACE_PAUSE_SECONDS = 0.015
"""On Windows a virus scanner or indexer may hold the old file for a moment."""

_MOST_DAMAGED = 10_000
"""Names tried for damaged files before giving up."""

BACKUP_SUFFIX = ".bak"
TEMPORARY_SUFFIX = ".tmp"

_FULL = frozenset({errno.ENOSPC, errno.EDQUOT if hasattr(errno, "EDQUOT") else errno.ENOSPC})
_BYTE_ORDER_MARK = "\ufeff"
_Value = TypeVar("_Value")


class UnreadableFileError(ValueError):
    """The content of a file makes no sense."""


class NewerVersionError(ValueError):
    """A newer version of the game has written this file, and it shall have it back."""


def backup_path(path: Path) -> Path:
    """Where another good content is kept, for the day the file is damaged."""
    return path.with_name(path.name + BACKUP_SUFFIX)


def write_json(path: Path, value: object, *, indent: int | None = None) -> SaveProblem | None:
    """Replace the file by `value`, keeping the content before as its backup."""
    return write_bytes(path, json.dumps(value, indent=indent).encode("ascii"), backup=True)


def write_bytes(
    path: Path, data: bytes, *, durable: bool = True, backup: bool = False
) -> SaveProblem | None:
    """Replace the file by `data`, so that either the old or the new content is there.

    Args:
        path: of the file; its folder is made where there is none.
        data: the new content.
        durable: whether that holds after a power failure too, and not only after the end of the
            program; then it takes as long as the disk takes.
        backup: whether the content before is kept.
    """
    temporary = path.with_name(f"{path.name}.{os.getpid()}{TEMPORARY_SUFFIX}")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        _write(temporary, data, durable=durable)
        if backup:
            _keep_backup(path)
        _replace(temporary, path)
        if durable:
            _sync_folder(path.parent)
    except OSError as error:
        with contextlib.suppress(OSError):
            temporary.unlink(missing_ok=True)
        return _cannot_write(path, error)
    return None


def read_json(path: Path) -> object:
    """The value in the file.

    Raises:
        UnreadableFileError: if it is not JSON of a sensible size.
        OSError: if the system cannot read it; `FileNotFoundError` if there is none.
    """
    with path.open("rb") as file:
        data = file.read(MAX_BYTES + 1)
    if len(data) > MAX_BYTES:
        raise UnreadableFileError(f"larger than {MAX_BYTES} bytes")
    try:
        text = data.decode("utf-8").lstrip(_BYTE_ORDER_MARK)
        value: object = json.loads(text, parse_int=_parse_int, parse_constant=_refuse_constant)
    except (ValueError, RecursionError) as error:
        raise UnreadableFileError(str(error)) from error
    return value


def read_checked(
    path: Path, decode: Callable[[object], _Value]
) -> tuple[_Value | None, SaveProblem | None]:
    """What the file says, or what its backup says if the file is damaged or gone.

    Damaged ones are set aside, files of a newer version stay where they are.

    Args:
        path: of the file.
        decode: makes the value from JSON; raises `NewerVersionError`, or any other `ValueError`
            if it makes no sense.
    """
    problem: SaveProblem | None = None
    for candidate in (path, backup_path(path)):
        try:
            value = decode(read_json(candidate))
        except (FileNotFoundError, NotADirectoryError):
            continue
        except NewerVersionError as error:
            return None, SaveProblem(SaveFault.NEWER_VERSION, candidate, str(error))
        except (ValueError, OSError) as error:
            readable = isinstance(error, ValueError)
            fault = SaveFault.DAMAGED if readable else SaveFault.NOT_READABLE
            moved_to = set_aside(candidate)
            problem = problem or SaveProblem(fault, path, str(error), moved_to)
        else:
            return value, replace(problem, restored=True) if problem else None
    return None, problem


def set_aside(path: Path) -> Path | None:
    """Give a damaged file a free name beside its own; None if the system refuses."""
    for number in range(1, _MOST_DAMAGED):
        target = path.with_name(f"{path.stem}.damaged-{number}{path.suffix}")
        try:
            # Creating the name first keeps two programs from choosing the same one.
            os.close(os.open(target, os.O_CREAT | os.O_EXCL | os.O_WRONLY))
        except FileExistsError:
            continue
        except OSError:
            return None
        try:
            _replace(path, target)
        except OSError:
            with contextlib.suppress(OSError):
                target.unlink()
            return None
        return target
    return None


def remove(path: Path) -> SaveProblem | None:
    """Remove the file and its backup; a missing one is no problem."""
    try:
        backup_path(path).unlink(missing_ok=True)
        path.unlink(missing_ok=True)
        _sync_folder(path.parent)
    except (FileNotFoundError, NotADirectoryError):
        return None
    except OSError as error:
        return _cannot_write(path, error)
    return None


def remove_stale_temporaries(path: Path, now: float | None = None) -> None:
    """Remove what programs that died while writing this file have left beside it."""
    limit = (time.time() if now is None else now) - STALE_SECONDS
    ours = re.compile(re.escape(path.name) + r"(\.bak)?\.\d+\.tmp")
    with contextlib.suppress(OSError):
        for found in path.parent.iterdir():
            if ours.fullmatch(found.name) and found.stat().st_mtime < limit:
                found.unlink(missing_ok=True)


def _write(path: Path, data: bytes, *, durable: bool) -> None:
    with path.open("wb") as file:
        file.write(data)
        file.flush()
        if durable:
            os.fsync(file.fileno())


def _keep_backup(path: Path) -> None:
    """Name the present content the backup, without a moment in which there is neither."""
    backup = backup_path(path)
    link = backup.with_name(f"{backup.name}.{os.getpid()}{TEMPORARY_SUFFIX}")
    if not path.exists():
        return
    try:
        link.unlink(missing_ok=True)
        os.link(path, link)
        _replace(link, backup)
    except (OSError, NotImplementedError, AttributeError):
        # No hard links here. For a moment only the backup exists; reading falls back on it.
        with contextlib.suppress(OSError):
            link.unlink(missing_ok=True)
        _replace(path, backup)


def _replace(source: Path, target: Path) -> None:
    for tries_left in reversed(range(REPLACE_TRIES)):
        try:
            os.replace(source, target)
        except PermissionError:
            if sys.platform != "win32" or not tries_left:
                raise
            time.sleep(REPLACE_PAUSE_SECONDS)
        else:
            return


def _sync_folder(folder: Path) -> None:
    """Put the new name on disk; Windows does so by itself and knows no such handle."""
    if sys.platform == "win32":
        return
    handle = os.open(folder, os.O_RDONLY)
    try:
        # Some network file systems refuse this; the content itself is on disk already.
        with contextlib.suppress(OSError):
            os.fsync(handle)
    finally:
        os.close(handle)


def _cannot_write(path: Path, error: OSError) -> SaveProblem:
    fault = SaveFault.DISK_FULL if error.errno in _FULL else SaveFault.NOT_WRITABLE
    return SaveProblem(fault, path, str(error))


def _parse_int(digits: str) -> int:
    if len(digits) > MAX_INT_DIGITS:
        raise ValueError("number too long")
    return int(digits)


def _refuse_constant(name: str) -> NoReturn:
    raise ValueError(f"{name} is not a number of ours")
