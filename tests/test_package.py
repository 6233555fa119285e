"""What the package command lays out for Linux desktops."""

import configparser
import shutil
import subprocess
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

from assets.make import licences, package

DESKTOP = package.LINUX / f"{package.IDENTIFIER}.desktop"
METAINFO = package.LINUX / f"{package.IDENTIFIER}.metainfo.xml"


@pytest.fixture
def program(tmp_path: Path) -> Path:
    """A built program, as far as its layout goes."""
    folder = tmp_path / "dist" / "fairgammon"
    folder.mkdir(parents=True)
    (folder / "fairgammon").write_text('#!/bin/sh\necho "started with $1"\n', encoding="utf-8")
    (folder / "fairgammon").chmod(0o755)
    package.add_desktop_files(folder)
    return folder


def test_the_desktop_finds_the_program_its_icon_and_its_description(program: Path) -> None:
    entry = configparser.ConfigParser(interpolation=None)
    entry.read(program / "share" / "applications" / DESKTOP.name, encoding="utf-8")
    about = ET.parse(program / "share" / "metainfo" / METAINFO.name).getroot()

    assert entry["Desktop Entry"]["exec"] == program.name
    assert (program / "share" / package.ICONS / f"{entry['Desktop Entry']['icon']}.png").exists()
    assert about.findtext("id") == package.IDENTIFIER
    assert about.findtext("launchable") == DESKTOP.name


@pytest.mark.skipif(shutil.which("sh") is None, reason="there is no shell")
def test_an_appdir_starts_the_program_and_shows_its_entry_and_icon(program: Path) -> None:
    start = package.make_appdir(program)

    done = subprocess.run([start, "--version"], capture_output=True, text=True, check=True)
    assert done.stdout == "started with --version\n"
    folder = start.parent
    assert (folder / DESKTOP.name).read_bytes() == DESKTOP.read_bytes()
    assert (folder / ".DirIcon").resolve().read_bytes().startswith(b"\x89PNG")
    assert not any(path.is_absolute() for path in map(Path.readlink, links(folder)))


def links(folder: Path) -> list[Path]:
    return [path for path in folder.rglob("*") if path.is_symlink()]


@pytest.mark.parametrize(
    "command",
    [
        ("desktop-file-validate", str(DESKTOP)),
        ("appstreamcli", "validate", "--no-net", str(METAINFO)),
    ],
    ids=lambda command: command[0],
)
def test_what_checks_such_files_has_nothing_against_them(command: tuple[str, ...]) -> None:
    if shutil.which(command[0]) is None:
        pytest.skip(f"{command[0]} is not installed")

    done = subprocess.run(command, capture_output=True, text=True, check=False)

    assert done.returncode == 0, done.stdout + done.stderr


def test_a_library_that_no_licence_is_shown_for_is_found(program: Path) -> None:
    inside = program / "_internal"
    inside.mkdir()
    for name in ("libz.so.1", "libSDL2_image-2-d6906c81.0.so", "libzstd.so.1", "libcurl.so.4"):
        (inside / name).touch()

    assert licences.unnamed(program) == ["curl.so.4", "zstd.so.1"]
