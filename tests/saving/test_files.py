"""Files are whole or absent, and damage is set aside."""

import errno
import json
import os
import random
from pathlib import Path

import pytest

from game.saving import files
from game.saving.problems import SaveFault


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "data" / "thing.json"


def names(folder: Path) -> set[str]:
    return {found.name for found in folder.iterdir()}


def read(path: Path) -> tuple[object, object]:
    return files.read_checked(path, lambda value: value)


def test_what_was_written_is_read_again(path: Path) -> None:
    assert files.write_json(path, {"a": [1, "é", None]}) is None

    assert read(path) == ({"a": [1, "é", None]}, None)


def test_a_missing_file_is_no_problem(path: Path) -> None:
    assert read(path) == (None, None)


def test_the_content_before_stays_as_the_backup(path: Path) -> None:
    files.write_json(path, 1)
    files.write_json(path, 2)

    assert json.loads(files.backup_path(path).read_text()) == 1
    assert names(path.parent) == {"thing.json", "thing.json.bak"}


def test_without_hard_links_the_backup_is_kept_too(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> None:
        raise OSError(errno.EPERM, "no links here")

    monkeypatch.setattr(os, "link", refuse)
    files.write_json(path, 1)

    assert files.write_json(path, 2) is None
    assert (read(path)[0], read(files.backup_path(path))[0]) == (2, 1)


@pytest.mark.parametrize(
    "folder", ["Müller", "Игорь", "运城", "🎲 dice", "with space", "x" * 200, "Å" * 60]
)
def test_any_folder_name_will_do(tmp_path: Path, folder: str) -> None:
    path = tmp_path / folder / "thing.json"

    assert files.write_json(path, 1) is None
    assert read(path) == (1, None)


NOISE = random.Random(7).randbytes(1_000_000)

DAMAGED = {
    "empty": b"",
    "one brace": b"{",
    "cut off": b'{"a": [1, 2',
    "zeros": bytes(5000),
    "noise": NOISE,
    "noise in a string": b'"' + NOISE.replace(b'"', b"x") + b'"',
    "not UTF-8": '{"name": "Müller"}'.encode("latin-1"),
    "UTF-16": '{"name": 1}'.encode("utf-16"),
    "deep": b"[" * 200_000,
    "deep and closed": b"[" * 100_000 + b"]" * 100_000,
    "endless number": b"9" * 1_000_000,
    "not a number": b"NaN",
    "infinity": b'{"volume": -Infinity}',
    "two values": b"1 2",
    "too large": b"[" + b"1," * (9 * 1024 * 1024) + b"1]",
}


@pytest.mark.parametrize("content", DAMAGED.values(), ids=list(DAMAGED))
def test_damage_is_set_aside_and_reported(path: Path, content: bytes) -> None:
    path.parent.mkdir()
    path.write_bytes(content)

    value, problem = files.read_checked(path, lambda value: value)

    assert value is None
    assert problem is not None
    assert problem.fault is SaveFault.DAMAGED
    assert problem.moved_to == path.with_name("thing.damaged-1.json")
    assert problem.moved_to.read_bytes() == content
    assert not path.exists()


@pytest.mark.parametrize("marks", [1, 2])
def test_byte_order_marks_do_no_harm(path: Path, marks: int) -> None:
    path.parent.mkdir()
    path.write_bytes(b"\xef\xbb\xbf" * marks + b'{"a": 1}')

    assert read(path) == ({"a": 1}, None)


def test_damaged_files_never_replace_each_other(path: Path) -> None:
    path.parent.mkdir()
    for content in (b"first", b"second", b"third"):
        path.write_bytes(content)
        read(path)

    kept = {found.name: found.read_bytes() for found in path.parent.iterdir()}
    assert kept == {
        "thing.damaged-1.json": b"first",
        "thing.damaged-2.json": b"second",
        "thing.damaged-3.json": b"third",
    }


def test_the_backup_stands_in_for_a_damaged_file(path: Path) -> None:
    files.write_json(path, "before")
    files.write_json(path, "last")
    path.write_bytes(b"{")

    value, problem = files.read_checked(path, lambda value: value)

    assert value == "before"
    assert problem is not None
    assert problem.restored
    assert problem.moved_to is not None


def test_the_backup_stands_in_for_a_missing_file_silently(path: Path) -> None:
    files.write_json(path, "before")
    files.write_json(path, "last")
    path.unlink()

    assert read(path) == ("before", None)


def test_a_backup_that_is_damaged_too_is_set_aside(path: Path) -> None:
    files.write_json(path, 1)
    files.write_json(path, 2)
    path.write_bytes(b"{")
    files.backup_path(path).write_bytes(b"[")

    value, problem = files.read_checked(path, lambda value: value)

    assert value is None
    assert problem is not None
    assert not problem.restored
    assert {b"{", b"["} == {found.read_bytes() for found in path.parent.iterdir()}


@pytest.mark.parametrize("call", ["write", "fsync", "replace"])
def test_a_full_disk_leaves_the_old_content(
    path: Path, monkeypatch: pytest.MonkeyPatch, call: str
) -> None:
    files.write_json(path, "old")

    def full(*_: object, **__: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    with monkeypatch.context() as broken:
        if call == "write":
            broken.setattr(files, "_write", full)
        else:
            broken.setattr(os, call, full)
        problem = files.write_json(path, "new")

    assert problem is not None
    assert problem.fault is SaveFault.DISK_FULL
    assert read(path) == ("old", None)
    assert not [name for name in names(path.parent) if name.endswith(".tmp")]


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no device that is always full")
def test_a_device_that_is_full_is_called_full(tmp_path: Path) -> None:
    path = tmp_path / "thing.json"
    path.with_name(f"thing.json.{os.getpid()}.tmp").symlink_to("/dev/full")

    problem = files.write_json(path, "x" * 100_000)

    assert problem is not None
    assert problem.fault is SaveFault.DISK_FULL


@pytest.mark.parametrize("number", [errno.EROFS, errno.EACCES, errno.EPERM])
def test_a_folder_that_is_read_only_is_reported(
    path: Path, monkeypatch: pytest.MonkeyPatch, number: int
) -> None:
    def refuse(*_: object, **__: object) -> None:
        raise OSError(number, os.strerror(number))

    monkeypatch.setattr(Path, "mkdir", refuse)

    problem = files.write_json(path, 1)

    assert problem is not None
    assert problem.fault is SaveFault.NOT_WRITABLE


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() == 0, reason="root may write")
def test_a_really_read_only_folder_is_reported(path: Path) -> None:
    path.parent.mkdir(mode=0o500)

    problem = files.write_json(path, 1)

    assert problem is not None
    assert problem.fault is SaveFault.NOT_WRITABLE


def test_a_file_in_the_place_of_the_folder_is_reported(tmp_path: Path) -> None:
    (tmp_path / "data").write_text("not a folder")
    path = tmp_path / "data" / "thing.json"

    problem = files.write_json(path, 1)

    assert problem is not None
    assert problem.fault is SaveFault.NOT_WRITABLE
    assert read(path) == (None, None)


def test_a_folder_that_cannot_be_made_is_reported() -> None:
    path = Path(os.devnull) / "fairgammon" / "thing.json"

    problem = files.write_json(path, 1)

    assert problem is not None
    assert problem.fault is SaveFault.NOT_WRITABLE
    assert read(path) == (None, None)


def test_a_folder_in_the_place_of_the_file_is_set_aside(path: Path) -> None:
    path.mkdir(parents=True)

    value, problem = files.read_checked(path, lambda value: value)

    assert value is None
    assert problem is not None
    assert problem.fault is SaveFault.NOT_READABLE
    assert files.write_json(path, 1) is None


def test_removing_takes_the_backup_too(path: Path) -> None:
    files.write_json(path, 1)
    files.write_json(path, 2)

    assert files.remove(path) is None
    assert names(path.parent) == set()
    assert files.remove(path) is None


def test_old_temporaries_go_and_fresh_ones_stay(path: Path) -> None:
    path.parent.mkdir()
    for name in ("thing.json.12.tmp", "thing.json.bak.12.tmp", "thing.json.tmp", "other.12.tmp"):
        path.with_name(name).write_bytes(b"")
    written = path.with_name("thing.json.12.tmp").stat().st_mtime

    files.remove_stale_temporaries(path, now=written + files.STALE_SECONDS / 2)
    assert len(names(path.parent)) == 4

    files.remove_stale_temporaries(path, now=written + files.STALE_SECONDS * 2)
    assert names(path.parent) == {"thing.json.tmp", "other.12.tmp"}
