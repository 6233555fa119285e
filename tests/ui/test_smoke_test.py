"""The smoke test finds what is missing or damaged in a build, and says it in a sentence."""

import hashlib
import os
import shutil
from pathlib import Path

import pytest

from game.__main__ import new_app
from game.paths import assets
from game.ui.app import App
from game.ui.smoke_test import CONTENTS, SmokeTestError, smoke_test


@pytest.fixture
def build(tmp_path: Path) -> Path:
    """The assets as a build has them, with the list of what was packed."""
    folder = tmp_path / "assets"
    for kind in ("fonts", "licences", "locale", "sounds", "weights"):
        shutil.copytree(assets() / kind, folder / kind, copy_function=os.symlink)
    lines = (
        f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.relative_to(folder).as_posix()}\n"
        for path in sorted(folder.rglob("*.*"))
        if path.is_file()
    )
    (folder / CONTENTS).write_text("".join(lines), encoding="utf-8")
    return folder


def replace(path: Path, content: bytes) -> None:
    path.unlink()
    path.write_bytes(content)


def tried(folder: Path, home: Path, *, packed: bool) -> list[str]:
    """What the smoke test says, with the window's own files where they always are."""

    def open_app() -> App:
        return new_app(["--data-dir", str(home)])

    return list(smoke_test(folder, open_app, packed=packed))


def test_a_whole_build_passes(build: Path, tmp_path: Path) -> None:
    said = tried(build, tmp_path / "home", packed=True)

    assert said[0].endswith("files are as they were packed")
    assert any(" languages: cs de en" in line for line in said)
    assert any(line.endswith("sounds can be played") for line in said)


@pytest.mark.parametrize(
    "name",
    [
        "fonts/UI-Regular.ttf",
        "licences/libraries.txt",
        "locale/vi/LC_MESSAGES/fairgammon.mo",
        "sounds/checker-wood-3.ogg",
        "weights/pruning.npz",
    ],
)
@pytest.mark.parametrize("fate", ["missing", "changed"])
def test_a_file_that_is_not_as_it_was_packed_is_named(
    name: str, fate: str, build: Path, tmp_path: Path
) -> None:
    if fate == "missing":
        (build / name).unlink()
    else:
        replace(build / name, (build / name).read_bytes()[:-1])

    with pytest.raises(SmokeTestError, match=f"^the file {name} (is|was) {fate}$"):
        tried(build, tmp_path, packed=True)


def test_a_build_without_its_list_fails(build: Path, tmp_path: Path) -> None:
    (build / CONTENTS).unlink()

    with pytest.raises(SmokeTestError, match="the list of its files, SHA256SUMS, is missing"):
        tried(build, tmp_path, packed=True)


@pytest.mark.parametrize(
    ("name", "content", "said"),
    [
        ("licences/numpy.txt", None, "the licence of NumPy .* is missing"),
        ("licences/python.txt", b"", "the licence of Python .* is missing"),
        ("locale/tr/LC_MESSAGES/fairgammon.mo", b"noise", "the texts in 'tr' cannot be read"),
        ("weights/contact.npz", None, "an opponent cannot play: contact.npz is missing"),
        ("weights/contact-small.npz", b"noise", "an opponent cannot play: contact-small.npz"),
        ("weights/match-equity-kazaross-xg2.csv", None, "an opponent cannot play: "),
        ("sounds/win-1.ogg", None, "there is no sound for 'win'"),
        ("sounds/dice-felt-2.ogg", b"noise", "the sound dice-felt-2.ogg cannot be decoded"),
    ],
)
def test_what_does_not_work_is_said_also_without_a_list(
    name: str, content: bytes | None, said: str, build: Path, tmp_path: Path
) -> None:
    if content is None:
        (build / name).unlink()
    else:
        replace(build / name, content)

    with pytest.raises(SmokeTestError, match=f"^{said}"):
        tried(build, tmp_path / "home", packed=False)
