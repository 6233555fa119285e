"""Tells two running copies of the game apart, so that one never overwrites the other's match."""

import contextlib
import errno
import os
import sys
from enum import Enum, auto
from pathlib import Path

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

_HELD_ELSEWHERE = frozenset({errno.EACCES, errno.EAGAIN, errno.EDEADLK})


class LockAnswer(Enum):
    """What came of asking for the lock."""

    MINE = auto()
    TAKEN = auto()
    """Another program holds it."""

    UNKNOWN = auto()
    """The folder or its file system has no locks to give."""


class FileLock:
    """A lock that the system releases by itself when the program ends, however it ends."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._handle: int | None = None

    def acquire(self) -> LockAnswer:
        """Take the lock if it is free; never waits."""
        if self._handle is not None:
            return LockAnswer.MINE
        try:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            handle = os.open(self._path, os.O_RDWR | os.O_CREAT, 0o600)
        except OSError:
            return LockAnswer.UNKNOWN
        try:
            _lock(handle)
        except OSError as error:
            os.close(handle)
            return LockAnswer.TAKEN if error.errno in _HELD_ELSEWHERE else LockAnswer.UNKNOWN
        self._handle = handle
        return LockAnswer.MINE

    def release(self) -> None:
        """Give the lock up; the file stays, since removing it could free somebody else's."""
        if self._handle is not None:
            with contextlib.suppress(OSError):
                os.close(self._handle)
            self._handle = None


def _lock(handle: int) -> None:
    if sys.platform == "win32":
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
    else:
        fcntl.lockf(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
