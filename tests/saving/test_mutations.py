"""Gnawed files of ours: each is loaded or set aside, and nothing is raised."""

import json
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from random import Random
from time import time_ns
from typing import Any

from game.engine.dice import SealedDice
from game.engine.match import MatchRules
from game.engine.types import Side
from game.i18n import Words
from game.paths import assets
from game.saving.problems import SaveFault, SaveProblem
from game.saving.savegame import FILE_NAME, MatchStore, record_to_dict
from game.saving.settings import Settings, SettingsStore
from game.session.session import MatchSession
from game.session.setup import MatchSetup
from game.ui.problems import in_words
from tests.support.fakes import STARTED
from tests.support.random_match import next_step

MUTATIONS = 1_000
"""Of each of the two files."""

ODD_VALUES: tuple[object, ...] = (
    None, True, -1, 0, 1.5, 10**17, 10**40, "", "x" * 5000, "\ud800", "\x00", [], {}, [[]], {"": 0},
)  # fmt: skip

Mutation = Callable[[bytes, Random], bytes]


def flip_bits(data: bytes, random: Random) -> bytes:
    gnawed = bytearray(data)
    for _ in range(random.randint(1, 8)):
        gnawed[random.randrange(len(gnawed))] ^= 1 << random.randrange(8)
    return bytes(gnawed)


def truncate(data: bytes, random: Random) -> bytes:
    return data[: random.randrange(len(data))]


def swap_slices(data: bytes, random: Random) -> bytes:
    a, b, c, d = sorted(random.choices(range(len(data) + 1), k=4))
    return data[:a] + data[c:d] + data[b:c] + data[a:b] + data[d:]


def lose_a_value(data: bytes, random: Random) -> bytes:
    return _within(data, random, lambda holder, key: holder.pop(key))


def change_a_value(data: bytes, random: Random) -> bytes:
    def change(holder: Any, key: Any) -> None:
        holder[key] = random.choice(ODD_VALUES)

    return _within(data, random, change)


def swap_values(data: bytes, random: Random) -> bytes:
    def swap(holder: Any, key: Any) -> None:
        other = random.choice(_keys(holder))
        holder[key], holder[other] = holder[other], holder[key]

    return _within(data, random, swap)


MUTATE: tuple[Mutation, ...] = (
    flip_bits, truncate, swap_slices, lose_a_value, change_a_value, swap_values
)  # fmt: skip


def _within(data: bytes, random: Random, change: Callable[[Any, Any], object]) -> bytes:
    """Do something to a value somewhere in the JSON."""
    value = json.loads(data)
    holders = list(_holders(value))
    holder = random.choice(holders)
    change(holder, random.choice(_keys(holder)))
    return json.dumps(value).encode("ascii")


def _holders(value: Any) -> list[Any]:
    """Every list and every object within that is not empty, the outermost first."""
    if not isinstance(value, list | dict) or not value:
        return []
    inner = value.values() if isinstance(value, dict) else value
    return [value, *(holder for item in inner for holder in _holders(item))]


def _keys(holder: Any) -> list[Any]:
    return list(holder) if isinstance(holder, dict) else list(range(len(holder)))


def seeded() -> Random:
    seed = time_ns()
    print(f"seed {seed}")
    return Random(seed)


def half_a_match() -> MatchSession:
    """Some games of a match, with sealed dice, doubles and turns taken back."""
    setup = MatchSetup(MatchRules.match(5), Side.WHITE, "casual")
    session = MatchSession.new(setup, SealedDice(bytes(range(32)), "after dinner"), STARTED)
    random = Random(3)
    while len(session.record.entries) < 150 and not session.is_over:
        session.submit(*next_step(session, random))
    return session


def told(problem: SaveProblem | None) -> str:
    """How a loading went, checked for being sayable."""
    if problem is None:
        return "loaded"
    assert in_words(problem, Words("en", assets() / "locale"))
    return problem.fault.value


def test_a_gnawed_match_is_loaded_or_set_aside(tmp_path: Path) -> None:
    random, session = seeded(), half_a_match()
    whole = json.dumps(record_to_dict(session.record)).encode("ascii")
    counts: Counter[str] = Counter()
    for number in range(MUTATIONS):
        folder = tmp_path / str(number)
        folder.mkdir()
        gnawed = random.choice(MUTATE)(whole, random)
        (folder / FILE_NAME).write_bytes(gnawed)
        store = MatchStore(folder)

        loaded = store.load()

        counts[told(loaded.problem)] += 1
        if loaded.record is None:
            fault = loaded.problem.fault
            assert fault in (SaveFault.DAMAGED, SaveFault.NEWER_VERSION)
            aside = loaded.problem.moved_to or folder / FILE_NAME
            assert aside.read_bytes() == gnawed, "what could not be read is not lost"
        else:
            MatchSession.resume(loaded.record)
        assert store.save(session.record) is None
        store.close()
    print(f"{MUTATIONS} gnawed matches: {dict(counts)}")
    assert counts.keys() <= {"loaded", "damaged", "newer version"}
    assert counts["damaged"] > MUTATIONS / 2


def test_gnawed_settings_are_loaded_as_far_as_they_make_sense(tmp_path: Path) -> None:
    random = seeded()
    SettingsStore(tmp_path).save(Settings(player_name="Anna", language="fr"))
    file = tmp_path / "settings.json"
    whole = file.read_bytes()
    counts: Counter[str] = Counter()
    for number in range(MUTATIONS):
        folder = tmp_path / str(number)
        folder.mkdir()
        gnawed = random.choice(MUTATE)(whole, random)
        (folder / file.name).write_bytes(gnawed)
        store = SettingsStore(folder)

        settings, problem = store.load()

        counts[told(problem)] += 1
        assert isinstance(settings, Settings)
        if problem is not None and problem.moved_to is not None:
            assert problem.moved_to.read_bytes() == gnawed
        assert store.save(settings) is None
    print(f"{MUTATIONS} gnawed settings: {dict(counts)}")
    assert counts.keys() <= {"loaded", "damaged", "newer version", "wrong fields"}
