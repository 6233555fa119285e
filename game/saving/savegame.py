"""The match in progress on disk: `MatchRecord` <-> JSON, and the one file that holds it.

What is loaded has been replayed through the rules, and its dice compared with the sealed ones.
"""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from game.engine.dice import SealedDice
from game.saving import checks
from game.saving.entries import (
    entry_from_value,
    entry_to_list,
    moves_from_value,
    moves_to_list,
    setup_from_value,
    setup_to_dict,
)
from game.saving.files import (
    NewerVersionError,
    backup_path,
    read_checked,
    remove,
    remove_stale_temporaries,
    write_bytes,
)
from game.saving.lock import FileLock, LockAnswer
from game.saving.problems import SaveFault, SaveProblem
from game.saving.safe_copy import SafeCopy
from game.session.record import Entry, MatchRecord, Replay
from game.session.setup import DiceKind
from game.session.verify import verify

FORMAT = "fairgammon match"
VERSION = 1
FILE_NAME = "match.json"
NAME_BESIDE_NEWER = f"match.version-{VERSION}.json"
"""Used while `match.json` belongs to a newer version of the game, which will want it back."""

LOCK_NAME = "match.lock"
MOST_WINDOWS = 9
"""More running copies of the game than this play without saving."""


@dataclass(frozen=True, slots=True)
class LoadedMatch:
    """What was found: a record or none, and what was wrong, if anything; both can be there."""

    record: MatchRecord | None
    problem: SaveProblem | None
    replay: Replay | None = None
    """Of the record, as it was made to check it."""


class MatchStore:
    """Keeps the match in progress in one folder. Problems are values; nothing is raised.

    Call `load` before the first `save`. A match that another running copy of the game keeps in
    the folder is neither read nor written; this one then keeps its own in a folder within.

    Whatever ends the program, the match is there as it was saved last. Against the end of
    power there is the safe copy, which follows a few thousandths of a second behind.
    """

    def __init__(self, folder: Path) -> None:
        """Touches nothing yet; the folder is made when first used."""
        self._folder = folder
        self._path: Path
        self._beside: Path
        self._lock: FileLock
        self._take(folder)
        self._writer = RecordWriter()
        self._copy = SafeCopy()
        self._loaded = False
        self._in_use = False

    def load(self) -> LoadedMatch:
        """The match in progress, from its safe copy where the file is damaged."""
        self._copy.settle()
        self._in_use = not self._find_place()
        if self._in_use:
            return LoadedMatch(None, SaveProblem(SaveFault.IN_USE, self._path))
        self._loaded = True
        remove_stale_temporaries(self._path)
        found, problem = read_checked(self._path, _replayed)
        if problem is not None and problem.fault is SaveFault.NEWER_VERSION:
            self._path = self._beside
            found, beside = read_checked(self._path, _replayed)
            problem = beside or problem
        if problem is None and self._path.parent != self._folder:
            problem = SaveProblem(SaveFault.SECOND_WINDOW, self._path)
        record, replay = found or (None, None)
        return LoadedMatch(record, problem, replay)

    def save(self, record: MatchRecord) -> SaveProblem | None:
        """Write the match over the one before."""
        if not self._loaded and not self._in_use:
            self.load()
        if self._in_use:
            return SaveProblem(SaveFault.IN_USE, self._path)
        data = self._writer.text(record).encode("ascii")
        problem = write_bytes(self._path, data, durable=False)
        if problem is None:
            self._copy.keep(backup_path(self._path), data)
        return problem

    def clear(self) -> SaveProblem | None:
        """Forget the match; there is nothing to continue any more."""
        if not self._loaded and not self._in_use:
            self.load()
        self._copy.settle()
        return None if self._in_use else remove(self._path)

    def close(self) -> None:
        """Let another copy of the game have the folder."""
        self._copy.settle()
        self._lock.release()
        self._loaded = False

    def _take(self, folder: Path) -> None:
        self._path = folder / FILE_NAME
        self._beside = folder / NAME_BESIDE_NEWER
        self._lock = FileLock(folder / LOCK_NAME)

    def _find_place(self) -> bool:
        """Take the first folder that no other running copy holds; false if there is none."""
        for number in range(1, MOST_WINDOWS + 1):
            if self._lock.acquire() is not LockAnswer.TAKEN:
                return True
            self._take(self._folder / f"window-{number + 1}")
        self._take(self._folder)
        return False


class RecordWriter:
    """Turns records into JSON text; of a record that has grown it writes only the new entries."""

    def __init__(self) -> None:
        self._entries: tuple[Entry, ...] = ()
        self._texts: list[str] = []

    def text(self, record: MatchRecord) -> str:
        """The record as JSON in plain ASCII."""
        known = len(self._entries)
        if record.entries[:known] != self._entries:
            known = 0
        new = [json.dumps(entry_to_list(entry)) for entry in record.entries[known:]]
        self._texts = [*self._texts[:known], *new]
        self._entries = record.entries
        head = json.dumps(_without_entries(record))
        return f'{head[:-1]}, "entries": [{", ".join(self._texts)}]}}'


def record_to_dict(record: MatchRecord) -> dict[str, object]:
    """The record as names, numbers and lists."""
    return _without_entries(record) | {"entries": [entry_to_list(e) for e in record.entries]}


def _without_entries(record: MatchRecord) -> dict[str, object]:
    secret = record.secret
    return {
        "format": FORMAT,
        "version": VERSION,
        "started": record.started,
        "setup": setup_to_dict(record.setup),
        "seal": None if secret is None else SealedDice(secret, record.phrase).seal,
        "secret": None if secret is None else secret.hex(),
        "phrase": record.phrase,
        "closed": record.closed,
        "pending": moves_to_list(record.pending),
    }


def record_from_value(value: object) -> MatchRecord:
    """The record, replayed through the rules.

    Raises:
        NewerVersionError: if a newer version of the game has written it.
        ValueError: if it is no match record, or the rules or the sealed dice refuse it.
    """
    return _replayed(value)[0]


def _replayed(value: object) -> tuple[MatchRecord, Replay]:
    record, seal = unverified(value)
    replay = record.replay()
    _check_dice(record, replay, seal)
    return record, replay


def unverified(value: object) -> tuple[MatchRecord, object]:
    """The record as it stands and the seal beside it, neither replayed nor compared.

    Raises:
        NewerVersionError: if a newer version of the game has written it.
        ValueError: if it is no match record.
    """
    values = checks.mapping(value)
    _check_version(values)
    record = MatchRecord(
        setup=setup_from_value(values.get("setup")),
        started=checks.text(values.get("started")),
        secret=_secret(values.get("secret")),
        phrase=checks.text(values.get("phrase")),
        entries=tuple(entry_from_value(item) for item in checks.items(values.get("entries"))),
        pending=moves_from_value(values.get("pending")),
        closed=checks.flag(values.get("closed")),
    )
    return record, values.get("seal")


def _check_version(values: Mapping[str, object]) -> None:
    if values.get("format") != FORMAT:
        raise checks.WrongValueError("not a match of this game")
    version = checks.whole(values.get("version"))
    if version > VERSION:
        raise NewerVersionError(f"version {version}, and this game reads up to {VERSION}")
    if version < 1:
        raise checks.WrongValueError(f"no such version: {version}")


def _secret(value: object) -> bytes | None:
    return None if value is None else bytes.fromhex(checks.text(value))


def _check_dice(record: MatchRecord, replay: Replay, seal: object) -> None:
    """Compare every throw with the sealed dice, those in turns taken back included."""
    if (record.secret is None) is (record.setup.dice is DiceKind.SEALED):
        raise checks.WrongValueError("a secret belongs to sealed dice and to no others")
    if record.secret is None:
        return
    verification = verify(record.secret, record.phrase, replay.thrown)
    if seal != verification.seal:
        raise checks.WrongValueError("the seal does not fit the secret")
    if not verification.holds:
        raise checks.WrongValueError(f"not the sealed dice: throws {verification.wrong[:9]}")
