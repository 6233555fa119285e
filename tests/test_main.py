"""The command line, run as a program of its own in a windowless display."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from game import __version__
from game.__main__ import main

ROOT = Path(__file__).parents[1]


def run(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "game", *arguments],
        cwd=ROOT,
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )


def test_the_version_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["--version"])

    assert capsys.readouterr().out.strip() == f"Fairgammon {__version__}"


def test_help_keeps_quiet_about_options_for_tests(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["--help"])

    shown = capsys.readouterr().out
    assert "--language" in shown
    assert "--describe" not in shown


@pytest.mark.parametrize("dice", ["31,x", "3", "a"])
def test_dice_that_are_none_are_refused(dice: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["--dice", dice])

    assert "no list of throws" in capsys.readouterr().err


def test_the_first_frame_is_timed_and_described(tmp_path: Path) -> None:
    described = tmp_path / "described.json"

    done = run("--first-frame", "--describe", str(described), "--data-dir", str(tmp_path / "home"))

    assert done.returncode == 0, done.stderr
    assert int(done.stdout) > 0
    seen = json.loads(described.read_text(encoding="utf-8"))
    assert seen["scene"] == "menu"
    assert {"new game", "settings", "quit"} <= set(seen["widgets"])


def test_an_unknown_language_is_english(tmp_path: Path) -> None:
    done = run("--first-frame", "--language", "xx", "--data-dir", str(tmp_path))

    assert done.returncode == 0, done.stderr


def test_a_folder_that_cannot_be_written_to_does_not_stop_the_game(tmp_path: Path) -> None:
    blocked = tmp_path / "a file, not a folder"
    blocked.write_text("", encoding="utf-8")

    done = run("--first-frame", "--data-dir", str(blocked))

    assert done.returncode == 0, done.stderr
