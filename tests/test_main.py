"""The command line, run as a program of its own in a windowless display."""

import gc
import json
import os
import signal
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from game import __version__
from game.__main__ import main
from game.engine.dice import SealedDice
from game.engine.match import MatchRules
from game.engine.types import Side
from game.saving.savegame import record_to_dict
from game.saving.settings import Settings, SettingsStore
from game.session.session import MatchSession
from game.session.setup import DiceKind, MatchSetup
from tests.support.fakes import STARTED
from tests.support.random_match import next_step

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


HEAVY = (
    "game.engine.ai",
    "game.session.events",
    "game.session.session",
    "game.ui.scenes.board",
    "numpy.random",
)


def test_the_first_frame_waits_for_nothing_heavy(tmp_path: Path) -> None:
    program = (
        "import gc, sys; from game.__main__ import main; "
        f"main(['--first-frame', '--data-dir', {str(tmp_path)!r}]); "
        f"print([name for name in sys.modules if name.startswith({HEAVY})], gc.isenabled())"
    )

    done = subprocess.run(
        [sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True, timeout=60
    )

    # The collector rests during the start only.
    assert done.stdout.splitlines()[-1:] == ["[] True"], done.stderr


def test_the_collector_works_again_after_a_start_that_failed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr("game.__main__._play", fail)

    with pytest.raises(ZeroDivisionError):
        main(["--data-dir", str(tmp_path)])

    assert gc.isenabled()


def test_an_unknown_language_is_english(tmp_path: Path) -> None:
    done = run("--first-frame", "--language", "xx", "--data-dir", str(tmp_path))

    assert done.returncode == 0, done.stderr


def test_a_folder_that_cannot_be_written_to_does_not_stop_the_game(tmp_path: Path) -> None:
    blocked = tmp_path / "a file, not a folder"
    blocked.write_text("", encoding="utf-8")

    done = run("--first-frame", "--data-dir", str(blocked))

    assert done.returncode == 0, done.stderr


def test_in_safe_mode_the_usual_settings_hold_and_the_own_stay(tmp_path: Path) -> None:
    described = tmp_path / "described.json"
    store = SettingsStore(tmp_path / "config")
    store.save(Settings(window=(700, 500), language="fr"))
    before = (tmp_path / "config" / "settings.json").read_bytes()

    done = run(
        "--first-frame", "--safe-mode", "--data-dir", str(tmp_path), "--describe", str(described)
    )

    assert done.returncode == 0, done.stderr
    seen = json.loads(described.read_text(encoding="utf-8"))
    assert seen["window"] == list(Settings().window)
    assert seen["notice"].startswith("Safe mode")
    assert (tmp_path / "config" / "settings.json").read_bytes() == before


def test_the_smoke_test_says_what_works(tmp_path: Path) -> None:
    done = run("--smoke-test", FAIRGAMMON_HOME=str(tmp_path / "home"))

    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines()[-1] == "All is well."
    assert "have played 10 plies" in done.stdout
    assert not (tmp_path / "home").exists()


def test_a_build_that_does_not_work_says_so_in_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("game.__main__.assets", lambda: tmp_path)

    status = main(["--smoke-test"])

    assert status == 1
    assert capsys.readouterr().err.startswith("This build does not work: the licence of ")


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such signals")
@pytest.mark.parametrize("name", ["SIGINT", "SIGTERM", "SIGHUP"])
def test_a_polite_kill_closes_the_game(name: str, tmp_path: Path) -> None:
    game = subprocess.Popen(
        [sys.executable, "-m", "game", "--data-dir", str(tmp_path)],
        cwd=ROOT,
        env={**os.environ, "FAIRGAMMON_READY": "1"},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    with game:
        game.stdout.readline()

        game.send_signal(getattr(signal, name))

        assert game.wait(30) == 0, game.stderr.read()


# --- the dice of a match -------------------------------------------------------------------


def played(path: Path, *, to_the_end: bool, kind: DiceKind = DiceKind.SEALED) -> dict[str, object]:
    """A match as it is saved, after nine throws or when it is over."""
    setup = MatchSetup(MatchRules.match(1), Side.WHITE, "casual", dice=kind)
    session = MatchSession.new(setup, SealedDice(bytes(range(32)), "after dinner"), STARTED)
    random = Random(5)
    while not session.is_over and (to_the_end or len(session.throws) < 9):
        session.submit(*next_step(session, random))
    value = record_to_dict(session.record)
    path.write_text(json.dumps(value), encoding="utf-8")
    return value


def verified(path: Path, capsys: pytest.CaptureFixture[str]) -> tuple[int, str]:
    status = main(["--verify-dice", str(path)])
    return status, capsys.readouterr().out


def test_the_dice_of_a_finished_match_are_verified(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    value = played(tmp_path / "match.json", to_the_end=True)

    status, said = verified(tmp_path / "match.json", capsys)

    assert status == 0
    assert f"seal     {value['seal']}" in said
    assert f"secret   {value['secret']}" in said
    assert "Every throw is as it was sealed" in said


def test_the_secret_of_a_match_in_progress_is_not_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    value = played(tmp_path / "match.json", to_the_end=False)

    status, said = verified(tmp_path / "match.json", capsys)

    assert status == 0
    assert str(value["secret"]) not in said
    assert "throws   9" in said


def test_a_throw_that_was_changed_is_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    value = played(tmp_path / "match.json", to_the_end=False)
    entries = value["entries"]
    assert isinstance(entries, list)
    at = max(i for i, entry in enumerate(entries) if entry[0] == "roll")
    sealed = entries[at][2:]
    # The last roll, with nothing played of it yet: the rules have nothing against another.
    del entries[at + 1 :]
    entries[at] = [*entries[at][:2], *(1 + die % 6 for die in sealed)]
    (tmp_path / "match.json").write_text(json.dumps(value), encoding="utf-8")

    status, said = verified(tmp_path / "match.json", capsys)

    assert status == 1
    assert "was sealed" in said


def test_another_seal_is_not_opened_by_the_secret(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    value = played(tmp_path / "match.json", to_the_end=True) | {"seal": "0" * 64}
    (tmp_path / "match.json").write_text(json.dumps(value), encoding="utf-8")

    status, said = verified(tmp_path / "match.json", capsys)

    assert status == 1
    assert "does not open this seal" in said


@pytest.mark.parametrize("content", [None, b"", b"\xff\xfe", b"[1, 2]", b'{"format": "other"}'])
def test_what_is_no_match_is_said_in_a_line(
    content: bytes | None, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "match.json"
    if content is not None:
        path.write_bytes(content)

    status, said = verified(path, capsys)

    assert status == 2
    assert said.startswith(f"{path}: ")
    assert said.count("\n") == 1


def without_a_screen() -> dict[str, str]:
    """The environment of a program that finds no screen."""
    known = ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER")
    return {name: value for name, value in os.environ.items() if name not in known}


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere there is always a screen")
@pytest.mark.parametrize("driver", [{}, {"SDL_VIDEODRIVER": "x11", "DISPLAY": ":4711"}])
def test_without_a_screen_the_game_says_so(driver: dict[str, str], tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "game", "--data-dir", str(tmp_path)],
        cwd=ROOT,
        env=without_a_screen() | driver,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )

    assert done.returncode == 1
    assert "Fairgammon can't open its window" in done.stderr
    assert "Traceback" not in done.stderr
