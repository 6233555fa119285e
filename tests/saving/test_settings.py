"""Settings come back as they were left, and single wrong values harm nobody."""

import json
import math
from dataclasses import fields
from pathlib import Path

import pytest

from game.engine.match import MatchRules
from game.engine.types import Side
from game.saving.problems import SaveFault
from game.saving.settings import Settings, SettingsStore, Speed, settings_from_dict
from game.session.setup import DiceKind, MatchSetup

CHANGED = Settings(
    language="fr",
    theme="club",
    checker_shapes=True,
    speed=Speed.INSTANT,
    muted=True,
    volume=0.25,
    volume_dice=0.0,
    volume_checkers=0.1,
    volume_cube=0.2,
    volume_results=0.3,
    volume_interface=0.4,
    fullscreen=True,
    window=(800, 1280),
    window_at=(-1900, 40),
    maximized=True,
    interface_size=150,
    point_numbers=False,
    last_play_arrows=False,
    glow=False,
    one_click=True,
    auto_roll=True,
    auto_confirm=True,
    auto_forced=True,
    auto_bear_off=True,
    fast_forward=False,
    animations=False,
    player_name="Zoë 运城",
    tips_seen=("roll", "done"),
    pages_read=("start", "bar"),
    last_setup=MatchSetup(
        MatchRules.money(jacoby=True), Side.BLACK, "club", True, DiceKind.TYPED, "Zoë"
    ),
)


@pytest.fixture
def store(tmp_path: Path) -> SettingsStore:
    return SettingsStore(tmp_path)


def write(folder: Path, **values: object) -> None:
    (folder / "settings.json").write_text(json.dumps(values), encoding="utf-8")


def test_the_first_start_has_the_usual_values(store: SettingsStore) -> None:
    assert store.load() == (Settings(), None)


@pytest.mark.parametrize("settings", [Settings(), CHANGED], ids=["usual", "all changed"])
def test_settings_come_back_as_saved(store: SettingsStore, settings: Settings) -> None:
    assert store.save(settings) is None

    assert store.load() == (settings, None)


def test_the_example_changes_every_setting() -> None:
    usual = Settings()

    assert [
        f.name for f in fields(Settings) if getattr(CHANGED, f.name) == getattr(usual, f.name)
    ] == []


WRONG = {
    "language": [7, "../../etc", "", "english", ["fr"], True],
    "tips_seen": [7, "roll", [3], {"roll": 1}],
    "speed": ["fast", 3, None, {"speed": 1}, "", True],
    "muted": ["yes", 1, None],
    "volume": ["loud", None, True, [1]],
    "fullscreen": [0, "false"],
    "window": [
        [1280],
        [1280, 800, 1],
        [0, 0],
        [-5, 800],
        "1280x800",
        [1e3, 800.0],
        None,
        [10**9, 9],
    ],
    "interface_size": [79, 201, 100.0, "100", None, -100, 10**17],
    "player_name": [5, None, ["a"], "\ud800"],
    "last_setup": [
        5,
        {},
        {"length": -3},
        {"length": 3, "jacoby": True},
        "casual",
    ],
}


@pytest.mark.parametrize(
    ("name", "value"), [(name, value) for name, values in WRONG.items() for value in values]
)
def test_one_wrong_value_falls_back_alone(
    store: SettingsStore, tmp_path: Path, name: str, value: object
) -> None:
    write(tmp_path, **{"interface_size": 120, "player_name": "Ada", name: value})

    settings, problem = store.load()

    assert problem is not None
    assert problem.fault is SaveFault.WRONG_FIELDS
    assert problem.fields == (name,)
    assert getattr(settings, name) == getattr(Settings(), name)
    assert name in ("player_name", "interface_size") or settings.player_name == "Ada"
    assert name == "interface_size" or settings.interface_size == 120


@pytest.mark.parametrize(("volume", "kept"), [(7, 1.0), (-1, 0.0), (0, 0.0), (1, 1.0)])
def test_volumes_are_brought_into_bounds(volume: float, kept: float) -> None:
    assert settings_from_dict({"volume": volume})[0].volume == kept


def test_a_volume_beyond_all_numbers_is_wrong(tmp_path: Path, store: SettingsStore) -> None:
    (tmp_path / "settings.json").write_text('{"volume": 1e999}')

    settings, problem = store.load()

    assert math.isfinite(settings.volume)
    assert problem is not None


def test_a_name_is_one_line_of_bounded_length() -> None:
    settings, wrong = settings_from_dict({"player_name": "  A\nda\x00\u202e  " + "y" * 100})

    assert settings.player_name == "A da " + "y" * 27
    assert wrong == ()


def test_an_unknown_language_falls_back(tmp_path: Path) -> None:
    store = SettingsStore(tmp_path, frozenset({"en", "fr"}))
    store.save(Settings(language="de"))

    settings, problem = store.load()

    assert settings.language is None
    assert problem is not None
    assert problem.fields == ("language",)


def test_settings_of_a_newer_version_are_kept_for_it(tmp_path: Path, store: SettingsStore) -> None:
    write(tmp_path, theme="linen", glow=False)
    settings, problem = store.load()

    store.save(settings)

    kept = json.loads((tmp_path / "settings.json").read_text())
    assert problem is None
    assert kept["theme"] == "linen"
    assert kept["glow"] is False


@pytest.mark.parametrize("content", [b"", b"{", bytes(1000), b"[1, 2]", b"null", b'"text"'])
def test_a_damaged_file_is_set_aside(tmp_path: Path, store: SettingsStore, content: bytes) -> None:
    (tmp_path / "settings.json").write_bytes(content)

    settings, problem = store.load()

    assert settings == Settings()
    assert problem is not None
    assert problem.fault is SaveFault.DAMAGED
    assert problem.moved_to is not None
    assert problem.moved_to.read_bytes() == content


def test_settings_before_the_damage_come_back(tmp_path: Path, store: SettingsStore) -> None:
    store.save(CHANGED)
    store.save(CHANGED)
    (tmp_path / "settings.json").write_bytes(b"{")

    settings, problem = store.load()

    assert settings == CHANGED
    assert problem is not None
    assert problem.restored
