"""A second copy of a file that outlasts a power failure, written while the game goes on."""

import logging
from concurrent.futures import Future, ThreadPoolExecutor, wait
from pathlib import Path

from game.saving.files import write_bytes

_log = logging.getLogger(__name__)


class SafeCopy:
    """Puts the newest content on the disk itself, on a thread of its own.

    To wait for a disk takes longer than a picture of the game may take. A content that a newer
    one has overtaken is skipped.
    """

    def __init__(self) -> None:
        self._pool = ThreadPoolExecutor(max_workers=1, thread_name_prefix="safe-copy")
        self._newest: bytes | None = None
        self._last_job: Future[None] | None = None

    def keep(self, path: Path, data: bytes) -> None:
        """Have the copy written; does not wait for it."""
        self._newest = data
        self._last_job = self._pool.submit(self._write, path, data)

    def settle(self) -> None:
        """Wait until the newest content is on the disk."""
        if self._last_job is not None:
            wait([self._last_job])

    def _write(self, path: Path, data: bytes) -> None:
        if data is not self._newest:
            return
        problem = write_bytes(path, data)
        if problem is not None:
            _log.warning("no safe copy: %s", problem)
