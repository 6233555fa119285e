"""Rows of the table of faults: what can happen to the player's files."""

import errno
import json
import os
import subprocess
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from game.engine.dice import SealedDice
from game.engine.match import MatchRules
from game.engine.outcome import Kind
from game.engine.types import Side
from game.saving import files
from game.saving.problems import SaveFault
from game.saving.savegame import FILE_NAME, MatchStore, record_to_dict
from game.saving.settings import Settings, SettingsStore
from game.session import intents
from game.session.session import SESSION_GAMES, MatchSession
from game.session.setup import MatchSetup
from tests.support.fakes import STARTED
from tests.support.fault_table import fault, rows
from tests.support.pilot import Pilot, until
from tests.support.rough_ride import SECRET, goes_on, keep, kept, sit_and_move, some_match, told

Opener = Callable[..., Pilot]


def foreign(open_pilot: Opener, home: Path, content: bytes) -> Pilot:
    """A game that finds this where its match should be."""
    (home / "data").mkdir(parents=True)
    (home / "data" / FILE_NAME).write_bytes(content)
    return open_pilot()


def set_aside_and_told(pilot: Pilot, home: Path, content: bytes) -> None:
    """The file is kept under another name, the player knows, and a new match is kept."""
    assert "set aside as match.damaged-1.json" in told(pilot)
    assert (home / "data" / "match.damaged-1.json").read_bytes() == content
    record = sit_and_move(pilot)
    assert kept(home) == record


# --- the match -----------------------------------------------------------------------------


@fault("The save is cut off in the middle", "The copy before it is used, and the player told so")
def test_a_half_written_save(open_pilot: Opener, private_home: Path) -> None:
    record = some_match()
    whole = keep(record, private_home)
    (private_home / "data" / f"{FILE_NAME}.bak").write_bytes(whole)
    (private_home / "data" / FILE_NAME).write_bytes(whole[: len(whole) // 2])

    pilot = open_pilot()

    assert "the copy before it was used" in told(pilot)
    goes_on(pilot, record)


@fault("The save and its copy are cut off", "Both are set aside under names that are told")
def test_a_half_written_save_without_a_copy(open_pilot: Opener, private_home: Path) -> None:
    whole = json.dumps(record_to_dict(some_match())).encode("ascii")
    cut = whole[: len(whole) // 2]

    set_aside_and_told(foreign(open_pilot, private_home, cut), private_home, cut)


@fault("Another program's JSON lies there", "It is set aside under a name that is told")
def test_the_json_of_somebody_else(open_pilot: Opener, private_home: Path) -> None:
    content = b'{"name": "left-pad", "version": "1.3.0", "entries": [1, 2, 3]}'

    set_aside_and_told(foreign(open_pilot, private_home, content), private_home, content)


@fault("10 MB of noise lie there", "It is set aside under a name that is told")
def test_ten_megabytes_of_noise(open_pilot: Opener, private_home: Path) -> None:
    content = os.urandom(10_000_000)

    set_aside_and_told(foreign(open_pilot, private_home, content), private_home, content)


@fault("A file larger than any match lies there", "It is not even read, and set aside")
def test_a_file_of_a_monstrous_size(
    open_pilot: Opener, private_home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(files, "MAX_BYTES", 1000)
    content = json.dumps(record_to_dict(some_match()) | {"phrase": "x" * 2000}).encode("ascii")

    set_aside_and_told(foreign(open_pilot, private_home, content), private_home, content)


@fault("JSON nested 100,000 deep lies there", "It is set aside under a name that is told")
def test_deeply_nested_json(open_pilot: Opener, private_home: Path) -> None:
    content = b"[" * 100_000 + b"]" * 100_000

    set_aside_and_told(foreign(open_pilot, private_home, content), private_home, content)


@fault("Numbers of 100,000 digits stand in the save", "It is set aside under a name that is told")
def test_huge_numbers(open_pilot: Opener, private_home: Path) -> None:
    content = b'{"format": "fairgammon match", "version": ' + b"9" * 100_000 + b"}"

    set_aside_and_told(foreign(open_pilot, private_home, content), private_home, content)


@fault("An empty file lies there", "It is set aside under a name that is told")
def test_an_empty_save(open_pilot: Opener, private_home: Path) -> None:
    set_aside_and_told(foreign(open_pilot, private_home, b""), private_home, b"")


@fault("A throw in the save is changed by hand", "It is set aside: those are not the sealed dice")
def test_a_throw_changed_by_hand(open_pilot: Opener, private_home: Path) -> None:
    value = record_to_dict(some_match())
    entries = value["entries"]
    assert isinstance(entries, list)
    entries[0][1:] = [6, 5] if entries[0][1:] != [6, 5] else [5, 6]
    content = json.dumps(value).encode("ascii")

    set_aside_and_told(foreign(open_pilot, private_home, content), private_home, content)


@fault("A money session is played without end", "It ends after 100 games, and is kept as it ended")
def test_a_session_without_end(open_pilot: Opener, private_home: Path) -> None:
    session = MatchSession.new(
        MatchSetup(MatchRules.money(), Side.WHITE, name="Anna"), SealedDice(SECRET), STARTED
    )
    while not session.is_over:
        session.submit(Side.WHITE, intents.StartNextGame())
        while (loser := session.state.on_roll) is None:
            session.submit(Side.WHITE, intents.ThrowOpening())
        session.submit(loser, intents.OfferResignation(Kind.SINGLE))
        session.submit(loser.other, intents.AnswerResignation(accept=True))
    keep(session.record, private_home)

    pilot = open_pilot()
    pilot.app.context.resume_match()
    pilot.frame()
    until(pilot, lambda: pilot.scene == "results")
    assert "session" in str(pilot.app.director.top.describe()["headline"])  # type: ignore[union-attr]
    pilot.key("return")
    pilot.frame()

    assert pilot.scene == "new game"
    assert session.state.game_number == SESSION_GAMES
    assert kept(private_home) == session.record


@fault("The save is from a newer version", "It is left alone and told; a new match lies beside it")
def test_a_save_of_a_newer_version(open_pilot: Opener, private_home: Path) -> None:
    content = json.dumps(record_to_dict(some_match()) | {"version": 99}).encode("ascii")

    pilot = foreign(open_pilot, private_home, content)

    assert "newer version" in told(pilot)
    record = sit_and_move(pilot)
    assert (private_home / "data" / FILE_NAME).read_bytes() == content
    goes_on(pilot, record)


@fault("A folder has the name of the save", "It is told; the match goes on while the game runs")
def test_a_folder_where_the_save_should_be(open_pilot: Opener, private_home: Path) -> None:
    (private_home / "data" / FILE_NAME / "within").mkdir(parents=True)

    pilot = open_pilot()

    assert FILE_NAME in told(pilot)
    goes_on(pilot, sit_and_move(pilot))


def full(*_: object, **__: object) -> None:
    """What writing answers on a disk without room."""
    raise OSError(errno.ENOSPC, "No space left on device")


@fault("The disk is full", "“The disk is full. The game plays on, but nothing is saved.”")
def test_a_full_disk(pilot: Pilot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(files, "_write", full)

    record = sit_and_move(pilot)

    assert "The disk is full" in told(pilot)
    goes_on(pilot, record)


@fault("The disk is full for a while", "The match is kept again as soon as there is room")
def test_a_disk_that_is_full_for_a_while(
    pilot: Pilot, private_home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(files, "_write", full)
        sit_and_move(pilot)
    pilot.key("backspace")
    pilot.settle()

    assert kept(private_home) == pilot.session.record


@fault("The data folder can't be written", "It is told once; the game plays on")
def test_a_read_only_folder(open_pilot: Opener, private_home: Path) -> None:
    private_home.mkdir(parents=True, exist_ok=True)
    # A file in the place of the folder; whoever runs the tests may be allowed everything else.
    (private_home / "data").write_bytes(b"")

    pilot = open_pilot()
    record = sit_and_move(pilot)

    assert "can’t write to its folder" in told(pilot)
    goes_on(pilot, record)


@fault("The data folder vanishes in mid-game", "Nothing: it is made again, and the match kept")
def test_a_folder_that_vanishes(pilot: Pilot, private_home: Path) -> None:
    sit_and_move(pilot)
    for path in (private_home / "data").iterdir():
        path.unlink()
    (private_home / "data").rmdir()

    pilot.key("backspace")
    pilot.settle()

    assert kept(private_home) == pilot.session.record
    assert pilot.app.banner.text is None


@fault("The clock is set back by years", "Nothing; the match is there")
def test_a_clock_set_back(
    open_pilot: Opener, private_home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    record = sit_and_move(open_pilot())
    monkeypatch.setattr(files.time, "time", lambda: 0.0)

    again = open_pilot()

    goes_on(again, record)


@fault("A dead program has left half a file", "Nothing; it is swept away after a minute")
def test_a_left_over_temporary(open_pilot: Opener, private_home: Path) -> None:
    record = some_match()
    keep(record, private_home)
    left = private_home / "data" / f"{FILE_NAME}.4711.tmp"
    left.write_bytes(b"half")
    os.utime(left, (0, 0))

    pilot = open_pilot()

    goes_on(pilot, record)
    assert not left.exists()


@fault("A second window is opened", "“This one keeps a match of its own”; the first is untouched")
def test_a_second_window(open_pilot: Opener, private_home: Path) -> None:
    record = some_match()
    whole = keep(record, private_home)
    first = subprocess.Popen(
        [sys.executable, "-c", HOLD, str(private_home / "data")],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
    )
    with first:
        assert first.stdout is not None
        assert first.stdin is not None
        first.stdout.readline()
        pilot = open_pilot()

        assert "This one keeps a match of its own" in told(pilot)
        goes_on(pilot, sit_and_move(pilot))
        first.stdin.close()

    assert (private_home / "data" / FILE_NAME).read_bytes() == whole


HOLD = """
import sys
from pathlib import Path
from game.saving.savegame import MatchStore
store = MatchStore(Path(sys.argv[1]))
store.load()
print("held", flush=True)
sys.stdin.read()
"""


# --- settings ------------------------------------------------------------------------------


def settings_file(home: Path) -> Path:
    SettingsStore(home / "config").save(Settings())
    return home / "config" / "settings.json"


@pytest.fixture
def with_own_settings(open_pilot: Opener, monkeypatch: pytest.MonkeyPatch) -> Opener:
    """Opens windows that read the settings there are."""
    usual = Pilot._services

    def own(self: Pilot, home: Path, _settings: Settings) -> object:
        return replace(usual(self, home, _settings), settings=None)

    monkeypatch.setattr(Pilot, "_services", own)
    return open_pilot


@fault("The settings are noise", "They are set aside and told; the usual ones hold")
def test_settings_of_noise(with_own_settings: Opener, private_home: Path) -> None:
    file = settings_file(private_home)
    file.write_bytes(b"\x00\xff" * 500)

    pilot = with_own_settings()

    assert "settings.json made no sense" in told(pilot)
    assert pilot.app.context.settings.theme == Settings().theme
    assert (file.parent / "settings.damaged-1.json").exists()


@fault("One setting makes no sense", "It has its usual value again, and the player is told")
def test_one_setting_that_makes_no_sense(with_own_settings: Opener, private_home: Path) -> None:
    file = settings_file(private_home)
    values = json.loads(file.read_bytes()) | {"volume": "loud", "player_name": "Anna"}
    file.write_text(json.dumps(values), encoding="utf-8")

    pilot = with_own_settings()

    assert "Some settings made no sense" in told(pilot)
    assert pilot.app.context.settings.volume == Settings().volume
    assert pilot.app.context.settings.player_name == "Anna"


@fault("The settings name a theme and language that are gone", "The usual ones; all is drawn")
def test_settings_of_things_that_are_gone(with_own_settings: Opener, private_home: Path) -> None:
    file = settings_file(private_home)
    values = json.loads(file.read_bytes()) | {"theme": "marble", "language": "xx"}
    file.write_text(json.dumps(values), encoding="utf-8")

    pilot = with_own_settings()

    assert pilot.scene == "menu"
    sit_and_move(pilot)


@fault("The settings can't be written", "“Your settings can't be saved.” They hold until the end")
def test_settings_that_cannot_be_written(pilot: Pilot, private_home: Path) -> None:
    private_home.mkdir(parents=True, exist_ok=True)
    (private_home / "config").write_bytes(b"")

    pilot.app.context.change_settings(glow=False)
    pilot.advance(1.0)

    assert "can’t be saved" in told(pilot)
    assert not pilot.app.context.settings.glow


# --- all of them ---------------------------------------------------------------------------


def test_a_store_without_a_folder_names_what_is_wrong() -> None:
    problem = MatchStore(Path(os.devnull) / "nowhere").save(some_match())

    assert problem is not None
    assert problem.fault is SaveFault.NOT_WRITABLE


def test_the_table_has_forty_rows_and_no_two_alike() -> None:
    table = rows()
    print(f"{len(table)} faults")

    assert len(table) >= 40
    assert len({row.test for row in table}) == len(table)
    assert len({row.done for row in table}) == len(table)
