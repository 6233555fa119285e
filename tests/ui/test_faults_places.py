"""Rows of the table of faults: where the game lies, whose it is, and what of it is missing."""

import os
import shutil
import stat
import subprocess
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.__main__ import new_app
from game.paths import HOME_VARIABLE, assets
from game.saving.settings import Speed
from tests.support.elsewhere import ROOT, Visitor, play_elsewhere
from tests.support.fault_table import fault
from tests.support.installed import PARTS, InstalledPilot, install
from tests.support.pilot import Pilot, until
from tests.support.rough_ride import DRAWN, goes_on, plays_on, sit_and_move, told

Opener = Callable[..., InstalledPilot]


@pytest.fixture
def installed() -> Iterator[Opener]:
    """Opens games whose files lie where a test says."""
    pilots: list[InstalledPilot] = []

    def open_one(home: Path, *wishes: Any) -> InstalledPilot:
        pilots.append(InstalledPilot(home, *wishes))
        return pilots[-1]

    yield open_one
    for pilot in pilots:
        pilot.close()


# --- the player's folder -------------------------------------------------------------------

NAMES = {
    "spaces": "my   saved games ",
    "letters": "Müller Игорь 运城 \U0001f3b2",
    "long": "/".join(["a folder in a folder " + "x" * 200] * 4),
    "not UTF-8": os.fsdecode(b"M\xfcller"),
}


@fault("The player's folder has spaces, any letters, 900 characters", "Nothing out of the way")
@pytest.mark.skipif(os.name == "nt", reason="Windows allows fewer names")
@pytest.mark.parametrize("name", NAMES.values(), ids=NAMES)
def test_folders_of_any_name(installed: Opener, tmp_path: Path, name: str) -> None:
    home = tmp_path / name

    plays_on(installed(home), home)


@fault("The player's folder has a name that is too long", "It is told; the game plays on")
def test_a_folder_whose_name_is_too_long(private_home: Path) -> None:
    pilot = Pilot(private_home / ("x" * 5000))
    record = sit_and_move(pilot)

    until(pilot, lambda: "can’t write to its folder" in (pilot.app.banner.text or ""))
    goes_on(pilot, record)
    pilot.close()


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such list of users")
@fault("The system knows no home for the player", "It is told; the game plays on, nothing littered")
def test_no_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def nobody(_: int) -> None:
        raise KeyError("no such user")

    monkeypatch.setattr("pwd.getpwuid", nobody)
    for name in (HOME_VARIABLE, "HOME", *(n for n in os.environ if n.startswith("XDG_"))):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.chdir(tmp_path)

    visitor = Visitor(new_app(["--language", "en"]))
    visitor.app.context.change_settings(speed=Speed.INSTANT)
    record = sit_and_move(visitor)

    assert "can’t write to its folder" in told(visitor)
    goes_on(visitor, record)
    visitor.close()
    assert list(tmp_path.iterdir()) == []


# --- the game's folder ---------------------------------------------------------------------


@fault("The game lies in a folder with spaces and any letters", "Nothing out of the way")
def test_a_game_in_a_folder_of_any_name(
    installed: Opener, private_home: Path, tmp_path: Path
) -> None:
    pilot = installed(private_home, install(tmp_path / NAMES["letters"] / "x y" / "assets"), "fr")

    plays_on(pilot, private_home)

    assert pilot.app.context.words.t("Menu") == "Menu"
    assert pilot.app.context.words.t("Roll") != "Roll"
    pilot.app.context.sounds.warm_up()
    assert all(pilot.app.context.sounds._variants.values())  # type: ignore[attr-defined]


def copied(folder: Path) -> Path:
    """The program and its files, as an installation has them."""
    ignored = shutil.ignore_patterns("__pycache__", "*.po")
    shutil.copytree(ROOT / "game", folder / "game", ignore=ignored)
    for name in PARTS:
        copy = shutil.copytree if (assets() / name).is_dir() else shutil.copy
        (folder / "assets").mkdir(exist_ok=True)
        copy(assets() / name, folder / "assets" / name)
    return folder


def locked(folder: Path, *, lock: bool) -> None:
    """Take the right to write anything below a folder, or give it back."""
    for path in (folder, *folder.rglob("*")):
        rights = path.stat().st_mode
        path.chmod(rights & ~0o222 if lock else rights | stat.S_IWUSR)


def seen_below(folder: Path) -> Mapping[str, int]:
    """What lies below a folder, and when it was changed."""
    return {str(path): path.stat().st_mtime_ns for path in folder.rglob("*")}


BOUND_BY_RIGHTS = ("setpriv", "--bounding-set=-all", "--inh-caps=-all")
"""Makes a root of whoever is root who may not pass over the rights of files."""


@pytest.mark.skipif(os.name == "nt", reason="Windows has other rights")
@fault("The game's own folder is read-only", "Nothing out of the way; all lies in the own folder")
def test_a_game_that_may_not_be_written_to(private_home: Path, tmp_path: Path) -> None:
    prefix = BOUND_BY_RIGHTS if os.geteuid() == 0 else ()
    if prefix and (not shutil.which(prefix[0]) or subprocess.run([*prefix, "true"]).returncode):
        pytest.skip("root may write anywhere, and nothing here can forbid it")
    program = copied(tmp_path / "program")
    locked(program, lock=True)
    before = seen_below(program)
    try:
        seen = play_elsewhere(private_home, {}, prefix=prefix, folder=program)
    finally:
        locked(program, lock=False)

    assert seen["assets"] == str(program / "assets")
    assert seen["colours"] >= DRAWN
    assert seen_below(program) == before


# --- fonts and languages -------------------------------------------------------------------


@fault("The system has no fonts", "Every text, in the game's own")
def test_no_fonts_on_the_system(
    installed: Opener, private_home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    usual = pygame.font.Font

    def own(path: Path, size: int) -> pygame.font.Font:
        assert Path(path).parent == assets() / "fonts"
        return usual(path, size)

    def none(*_: object, **__: object) -> None:
        raise pygame.error("no font")

    monkeypatch.setattr(pygame.font, "Font", own)
    for name in ("SysFont", "match_font", "get_fonts", "get_default_font"):
        monkeypatch.setattr(pygame.font, name, none)
    pilot = installed(private_home)

    plays_on(pilot, private_home)
    for name in ("settings", "learn", "new_game"):
        getattr(pilot.app.context.routes, name)()
        pilot.advance(0.5)
        assert pilot.scene != "board"


def damaged_language(folder: Path, code: str) -> Path:
    """An installation in which one language is cut off in the middle."""
    install(folder, without=["locale"])
    for path in sorted((assets() / "locale").iterdir()):
        (folder / "locale").mkdir(exist_ok=True)
        if path.name != code:
            (folder / "locale" / path.name).symlink_to(path)
    inside = f"{code}/LC_MESSAGES/fairgammon.mo"
    (folder / "locale" / inside).parent.mkdir(parents=True)
    whole = (assets() / "locale" / inside).read_bytes()
    (folder / "locale" / inside).write_bytes(whole[: len(whole) // 3])
    return folder


@fault("The file of the chosen language is damaged", "English; the others can still be chosen")
def test_a_damaged_language(
    installed: Opener,
    private_home: Path,
    tmp_path: Path,
    caplog: pytest.LogCaptureFixture,
) -> None:
    pilot = installed(private_home, damaged_language(tmp_path / "assets", "fr"), "fr")

    assert pilot.app.context.words.language == "en"
    assert "No texts in 'fr', English instead" in caplog.text
    plays_on(pilot, private_home)
    pilot.app.context.change_settings(language="de")
    pilot.advance(0.5)
    assert pilot.app.context.words.language == "de"


@fault("All languages are missing", "English")
def test_no_languages(installed: Opener, private_home: Path, tmp_path: Path) -> None:
    folder = install(tmp_path / "assets", without=["locale"])

    pilot = installed(private_home, folder, "fr")

    assert pilot.app.context.words.language == "en"
    plays_on(pilot, private_home)
