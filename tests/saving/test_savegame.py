"""A match comes back from disk exactly, or is refused and set aside."""

import json
import os
import subprocess
import sys
import threading
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from game.engine.actions import (
    AcceptResignation,
    Beaver,
    DeclineResignation,
    Double,
    MakePlay,
    NextGame,
    OpeningThrow,
    Pass,
    Resign,
    RollDice,
    Take,
)
from game.engine.dice import Roll, SealedDice, TypedDice
from game.engine.match import MatchRules
from game.engine.outcome import Kind
from game.engine.play import CheckerMove
from game.engine.types import Side
from game.saving import savegame
from game.saving.entries import (
    entry_from_value,
    entry_to_list,
    setup_from_value,
    setup_to_dict,
)
from game.saving.problems import SaveFault
from game.saving.savegame import MatchStore, RecordWriter, record_from_value, record_to_dict
from game.session import intents
from game.session.record import MatchRecord, TakenBack
from game.session.session import MatchSession
from game.session.setup import DiceKind, MatchSetup
from tests.support.fakes import STARTED
from tests.support.random_match import next_step

MOVES = (CheckerMove(25, 22, 3), CheckerMove(6, 0, 6))

ENTRIES = [
    OpeningThrow(3, 1),
    RollDice(Side.BLACK, Roll(2, 5)),
    MakePlay(Side.WHITE, MOVES),
    MakePlay(Side.WHITE, ()),
    Double(Side.WHITE),
    Take(Side.BLACK),
    Pass(Side.BLACK),
    Beaver(Side.WHITE),
    *(Resign(Side.BLACK, kind) for kind in Kind),
    AcceptResignation(Side.WHITE),
    DeclineResignation(Side.WHITE),
    NextGame(),
    TakenBack(Side.WHITE, 7),
]


@pytest.fixture
def store(tmp_path: Path) -> MatchStore:
    return MatchStore(tmp_path)


def play_on(session: MatchSession, random: Random, steps: int) -> MatchSession:
    for _ in range(steps):
        step = next_step(session, random)
        if step is not None:
            session.submit(*step)
    return session


def new_session(rules: MatchRules | None = None, *, typed: bool = False) -> MatchSession:
    setup = MatchSetup(
        rules or MatchRules.match(3), dice=DiceKind.TYPED if typed else DiceKind.SEALED, name="Ada"
    )
    dice = TypedDice() if typed else SealedDice(bytes(range(32)), "été")
    return MatchSession.new(setup, dice, STARTED)


def half_played() -> MatchRecord:
    """A record that ends in the middle of a turn."""
    random = Random(5)
    session = play_on(new_session(), random, 30)
    while not session.record.pending:
        play_on(session, random, 1)
    return session.record


@pytest.mark.parametrize("entry", ENTRIES, ids=lambda entry: type(entry).__name__)
def test_every_kind_of_entry_comes_back(entry: object) -> None:
    assert entry_from_value(json.loads(json.dumps(entry_to_list(entry)))) == entry


@pytest.mark.parametrize(
    "value",
    [
        5,
        [],
        ["roll"],
        ["roll", "white", 3],
        ["roll", "white", 3, 1, 1],
        ["roll", "green", 3, 1],
        ["roll", "white", 0, 1],
        ["roll", "white", 7, 1],
        ["roll", "white", True, 1],
        ["roll", "white", 3.0, 1],
        ["opening", 3, -1],
        ["play", "white", [[26, 20, 6]]],
        ["play", "white", [[6, -1, 6]]],
        ["play", "white", [[6, 3]]],
        ["play", "white", 5],
        ["take"],
        ["take", ["white"]],
        ["resign", "white", "double"],
        ["next game", "white"],
        ["taken back", "white", "7"],
        ["explode", "white"],
        [["take"], "white"],
        [{}, "white"],
        None,
    ],
    ids=repr,
)
def test_what_is_no_entry_is_refused(value: object) -> None:
    with pytest.raises(ValueError):  # noqa: PT011 - any kind of wrong value
        entry_from_value(value)


@pytest.mark.parametrize(
    "rules",
    [
        MatchRules.match(1),
        MatchRules.match(7, cube=False),
        MatchRules.money(),
        MatchRules.money(jacoby=True, beavers=True, automatic_doubles=True),
    ],
    ids=repr,
)
def test_every_setup_comes_back(rules: MatchRules) -> None:
    setup = MatchSetup(rules, Side.BLACK, "club", True, DiceKind.TYPED, "Zoë")

    assert setup_from_value(json.loads(json.dumps(setup_to_dict(setup)))) == setup


@pytest.mark.parametrize("typed", [False, True], ids=["sealed", "typed"])
@pytest.mark.parametrize("seed", range(3))
def test_a_match_comes_back_at_every_moment(store: MatchStore, seed: int, typed: bool) -> None:
    random = Random(seed)
    rules = MatchRules.money(beavers=True, jacoby=True) if seed == 1 else MatchRules.match(3)
    session = new_session(rules, typed=typed)
    for _ in range(60):
        play_on(session, random, 1)
        store.save(session.record)

        loaded = store.load()

        assert loaded.problem is None
        assert loaded.record == session.record
        assert MatchSession.resume(loaded.record).turn == session.turn


def test_a_half_played_turn_stands_as_it_was(store: MatchStore) -> None:
    record = half_played()
    store.save(record)

    loaded = store.load().record

    assert loaded is not None
    assert loaded.pending == record.pending
    assert MatchSession.resume(loaded).turn.moves == record.pending


def test_the_dice_after_resuming_are_those_that_would_have_fallen(store: MatchStore) -> None:
    session = play_on(new_session(), Random(2), 40)
    store.save(session.record)
    loaded = store.load()
    resumed = MatchSession.resume(loaded.record)
    taken_up = MatchSession.resume(loaded.record, replay=loaded.replay)

    ends = [play_on(one, Random(3), 60).record.entries for one in (session, resumed, taken_up)]

    assert ends[0] == ends[1] == ends[2]


def test_a_finished_match_comes_back_finished(store: MatchStore) -> None:
    random = Random(9)
    session = new_session(MatchRules.match(1))
    while not session.is_over:
        play_on(session, random, 1)
    store.save(session.record)

    resumed = MatchSession.resume(store.load().record)

    assert resumed.is_over
    assert resumed.state.score == session.state.score


def test_no_match_is_no_problem(store: MatchStore) -> None:
    assert store.load().record is None
    assert store.load().problem is None


def test_a_cleared_match_is_gone(store: MatchStore) -> None:
    store.save(half_played())
    store.save(half_played())

    assert store.clear() is None
    assert store.load().record is None


def _with(**changes: object) -> Callable[[dict], object]:
    return lambda values: {**values, **changes}


def _without(name: str) -> Callable[[dict], object]:
    return lambda values: {key: value for key, value in values.items() if key != name}


def _entry(number: int, entry: list) -> Callable[[dict], object]:
    return lambda values: {
        **values,
        "entries": [*values["entries"][:number], entry, *values["entries"][number + 1 :]],
    }


def _setup(**changes: object) -> Callable[[dict], object]:
    return lambda values: {**values, "setup": {**values["setup"], **changes}}


def _opening_turned(values: dict) -> object:
    _, white, black = values["entries"][0]
    return _entry(0, ["opening", black, white])(values)


TAMPERED = {
    "no object": lambda values: [values],
    "another program's": _with(format="something else"),
    "no format": _without("format"),
    "no version": _without("version"),
    "version 0": _with(version=0),
    "version true": _with(version=True),
    "version as text": _with(version="1"),
    "negative version": _with(version=-1),
    "no setup": _without("setup"),
    "no start": _without("started"),
    "negative length": _setup(length=-1),
    "length as text": _setup(length="7"),
    "Jacoby in a match": _setup(jacoby=True),
    "unknown side": _setup(human="green"),
    "no secret": _with(secret=None),
    "short secret": _with(secret="00"),
    "secret that is no number": _with(secret="zz" * 32),
    "another secret": _with(secret="11" * 32),
    "another phrase": _with(phrase="other"),
    "another seal": _with(seal="00" * 32),
    "typed dice with a secret": _setup(dice="typed"),
    "other dice": _opening_turned,
    "a play that is not legal": _entry(1, ["play", "white", [[24, 1, 6], [24, 1, 6]]]),
    "the other side acts": _entry(1, ["double", "black"]),
    "an entry twice": lambda values: {
        **values,
        "entries": [values["entries"][0], *values["entries"]],
    },
    "an entry missing": lambda values: {**values, "entries": values["entries"][1:]},
    "moves that are not legal": _with(pending=[[24, 1, 6]]),
    "moves without a roll": lambda values: {**values, "entries": [], "pending": [[13, 10, 3]]},
    "entries as text": _with(entries="none"),
    "closed match": _with(closed=True),
    "closed as number": _with(closed=0),
}


@pytest.mark.parametrize("change", TAMPERED.values(), ids=list(TAMPERED))
def test_illegal_content_is_set_aside(
    store: MatchStore, tmp_path: Path, change: Callable[[dict], object]
) -> None:
    values = json.loads(json.dumps(record_to_dict(half_played())))
    (tmp_path / "match.json").write_text(json.dumps(change(values)))

    loaded = store.load()

    assert loaded.record is None
    assert loaded.problem is not None
    assert loaded.problem.fault is SaveFault.DAMAGED
    assert loaded.problem.moved_to == tmp_path / "match.damaged-1.json"


def test_the_untouched_file_is_fine() -> None:
    record = half_played()

    assert record_from_value(json.loads(json.dumps(record_to_dict(record)))) == record


def test_a_growing_record_is_written_as_a_whole() -> None:
    writer, random = RecordWriter(), Random(4)
    sessions = [new_session(), new_session(MatchRules.money())]
    for number in range(80):
        session = play_on(sessions[number // 3 % 2], random, 1)

        text = writer.text(session.record)

        assert json.loads(text) == json.loads(json.dumps(record_to_dict(session.record)))


@pytest.mark.parametrize("content", [b"{", b"", None], ids=["damaged", "empty", "gone"])
def test_the_safe_copy_stands_in_for_a_damaged_match(
    store: MatchStore, tmp_path: Path, content: bytes | None
) -> None:
    record = half_played()
    store.save(replace(record, pending=()))
    store.save(record)
    store.close()
    (tmp_path / "match.json").unlink()
    if content is not None:
        (tmp_path / "match.json").write_bytes(content)

    loaded = store.load()

    assert loaded.record == record
    assert (loaded.problem is not None and loaded.problem.restored) is (content is not None)


def test_saving_does_not_wait_for_the_disk(
    store: MatchStore, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    disk_is_free = threading.Event()
    monkeypatch.setattr(os, "fsync", lambda _: disk_is_free.wait(10))
    store.load()
    record = half_played()

    problems = [store.save(replace(record, pending=record.pending[:n])) for n in (0, 1)]

    on_disk = record_from_value(json.loads((tmp_path / "match.json").read_text()))
    assert problems == [None, None]
    assert len(on_disk.pending) == 1
    assert not (tmp_path / "match.json.bak").exists()
    disk_is_free.set()
    store.close()
    assert (tmp_path / "match.json.bak").read_bytes() == (tmp_path / "match.json").read_bytes()


def test_a_match_cleared_while_its_copy_is_written_stays_gone(
    store: MatchStore, tmp_path: Path
) -> None:
    for _ in range(20):
        store.save(half_played())
        store.clear()

        assert not list(tmp_path.glob("match.json*"))


@pytest.mark.parametrize("where", ["match.json", "match.json.bak"])
def test_a_newer_version_is_left_alone(tmp_path: Path, where: str) -> None:
    values = record_to_dict(half_played()) | {"version": 2, "entries": {"all": "different"}}
    newer = tmp_path / where
    newer.write_text(json.dumps(values))
    before = newer.read_bytes()
    store = MatchStore(tmp_path)

    loaded = store.load()
    saved = store.save(half_played())
    again = MatchStore(tmp_path).load()
    store.clear()

    assert loaded.record is None
    assert loaded.problem is not None
    assert loaded.problem.fault is SaveFault.NEWER_VERSION
    assert saved is None
    assert again.record == half_played()
    assert newer.read_bytes() == before


def test_saving_without_loading_first_respects_a_newer_version(tmp_path: Path) -> None:
    newer = tmp_path / "match.json"
    newer.write_text(json.dumps(record_to_dict(half_played()) | {"version": 9}))

    assert MatchStore(tmp_path).save(half_played()) is None
    assert json.loads(newer.read_text())["version"] == 9


def test_a_folder_that_cannot_be_made_is_a_problem_and_no_exception() -> None:
    store = MatchStore(Path("/dev/null/fairgammon"))

    assert store.load().record is None
    problem = store.save(half_played())

    assert problem is not None
    assert problem.fault is SaveFault.NOT_WRITABLE
    assert store.clear() is None


OTHER_GAME = """
import sys
from pathlib import Path
from game.saving.savegame import MatchStore
store = MatchStore(Path(sys.argv[1]))
print(store.load().problem is None, flush=True)
sys.stdin.read()
"""


def another_game(folder: Path) -> subprocess.Popen[bytes]:
    """A running copy of the game that has loaded its match and waits."""
    other = subprocess.Popen(
        [sys.executable, "-c", OTHER_GAME, str(folder)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        cwd=Path(__file__).parents[2],
    )
    other.stdout.readline()
    return other


def test_a_second_game_keeps_a_match_of_its_own(tmp_path: Path) -> None:
    earlier = MatchStore(tmp_path)
    earlier.save(half_played())
    earlier.close()
    before = (tmp_path / "match.json").read_bytes()
    own = new_session().record
    with another_game(tmp_path) as first:
        store = MatchStore(tmp_path)

        loaded = store.load()
        saved = store.save(own)
        store.close()
        again = MatchStore(tmp_path)
        continued = again.load()

        assert loaded.record is None
        assert loaded.problem.fault is continued.problem.fault is SaveFault.SECOND_WINDOW
        assert saved is None
        assert continued.record == own
        assert again.clear() is None
        assert (tmp_path / "match.json").read_bytes() == before
        first.stdin.close()
        first.wait(10)

    assert MatchStore(tmp_path).load().record == half_played()


def test_one_window_too_many_plays_unsaved(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(savegame, "MOST_WINDOWS", 2)
    with another_game(tmp_path) as first, another_game(tmp_path) as second:
        store = MatchStore(tmp_path)

        loaded = store.load()
        saved = store.save(new_session().record)
        cleared = store.clear()

        assert loaded.record is None
        assert {loaded.problem.fault, saved.fault} == {SaveFault.IN_USE}
        assert cleared is None
        assert not list(tmp_path.rglob("match.json"))
        for other in (first, second):
            other.stdin.close()
            other.wait(10)

    assert store.load().problem is None
    assert store.save(new_session().record) is None


def test_the_lock_of_a_killed_game_is_free(tmp_path: Path) -> None:
    with another_game(tmp_path) as killed:
        killed.kill()

    assert MatchStore(tmp_path).load().problem is None


def test_retaken_turns_are_part_of_the_record(store: MatchStore) -> None:
    random = Random(1)
    session = new_session()
    while not any(isinstance(entry, TakenBack) for entry in session.record.entries):
        human = session.setup.human
        if session.allows(human, intents.TakeBackTurn()):
            session.submit(human, intents.TakeBackTurn())
        else:
            play_on(session, random, 1)
    play_on(session, random, 10)
    store.save(session.record)

    assert store.load().record == session.record
