"""The player's settings: their usual values, which values make sense, and their file."""

from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from enum import StrEnum
from pathlib import Path

from game.saving import checks
from game.saving.entries import setup_from_value, setup_to_dict
from game.saving.files import read_checked, remove_stale_temporaries, write_json
from game.saving.problems import SaveFault, SaveProblem
from game.session.setup import MatchSetup

FILE_NAME = "settings.json"
WINDOW_LIMITS = (320, 16_384)
PLACE_LIMITS = (-16_384, 16_384)
INTERFACE_LIMITS = (80, 200)


class Speed(StrEnum):
    """How fast checkers and dice move on the screen."""

    CALM = "calm"
    NORMAL = "normal"
    QUICK = "quick"
    INSTANT = "instant"


@dataclass(frozen=True, slots=True)
class Settings:
    """What the player has chosen; `language` and `animations` None mean the system's.

    Volumes run from 0 to 1; `volume` scales all groups. `window` and
    `window_at`, None until the window was moved, are in window units, the interface size in
    percent. `player_name` is empty until given, `last_setup` is what the New game
    dialog was left with. `tips_seen` are those of the first help that never come again,
    `pages_read` those of Learn that were read to their end.
    """

    language: str | None = None
    theme: str = "walnut"
    checker_shapes: bool = False
    speed: Speed = Speed.NORMAL
    muted: bool = False
    volume: float = 0.8
    volume_dice: float = 1.0
    volume_checkers: float = 1.0
    volume_cube: float = 1.0
    volume_results: float = 1.0
    volume_interface: float = 1.0
    fullscreen: bool = False
    window: tuple[int, int] = (1280, 800)
    window_at: tuple[int, int] | None = None
    maximized: bool = False
    interface_size: int = 100
    point_numbers: bool = True
    last_play_arrows: bool = True
    glow: bool = True
    one_click: bool = False
    auto_roll: bool = False
    auto_confirm: bool = False
    auto_forced: bool = False
    auto_bear_off: bool = False
    fast_forward: bool = True
    animations: bool | None = None
    player_name: str = ""
    tips_seen: tuple[str, ...] = ()
    pages_read: tuple[str, ...] = ()
    last_setup: MatchSetup | None = None


class SettingsStore:
    """The settings file in one folder. Problems come back as values; nothing is raised."""

    def __init__(self, folder: Path, languages: frozenset[str] | None = None) -> None:
        """Creates nothing yet.

        Args:
            folder: made when first written to.
            languages: the languages there are; others fall back to the system's. None: any.
        """
        self._path = folder / FILE_NAME
        self._languages = languages
        self._unknown: dict[str, object] = {}

    def load(self) -> tuple[Settings, SaveProblem | None]:
        """The settings as far as the file makes sense, the usual values elsewhere."""
        remove_stale_temporaries(self._path)
        values, problem = read_checked(self._path, checks.mapping)
        if values is None:
            return Settings(), problem
        # What a newer version has added stays in the file for the day it comes back.
        known = {field.name for field in fields(Settings)}
        self._unknown = {name: kept for name, kept in values.items() if name not in known}
        settings, wrong = self._checked(values)
        return settings, problem or wrong

    def save(self, settings: Settings) -> SaveProblem | None:
        """Write the settings."""
        return write_json(self._path, self._unknown | settings_to_dict(settings), indent=1)

    def _checked(self, values: Mapping[str, object]) -> tuple[Settings, SaveProblem | None]:
        settings, wrong = settings_from_dict(values)
        if self._languages is not None and settings.language not in {None, *self._languages}:
            settings, wrong = replace(settings, language=None), (*wrong, "language")
        if not wrong:
            return settings, None
        return settings, SaveProblem(SaveFault.WRONG_FIELDS, self._path, fields=wrong)


def settings_to_dict(settings: Settings) -> dict[str, object]:
    """Settings as values that JSON can hold."""
    values = {field.name: getattr(settings, field.name) for field in fields(settings)}
    setup = settings.last_setup
    return values | {"last_setup": None if setup is None else setup_to_dict(setup)}


def settings_from_dict(values: Mapping[str, object]) -> tuple[Settings, tuple[str, ...]]:
    """Settings from values read somewhere, and the names of those that made no sense."""
    reader, usual = checks.FieldReader(values), Settings()
    read = reader.read
    settings = Settings(
        language=read("language", checks.language, usual.language),
        theme=read("theme", checks.name, usual.theme),
        checker_shapes=read("checker_shapes", checks.flag, usual.checker_shapes),
        speed=read("speed", _speed, usual.speed),
        muted=read("muted", checks.flag, usual.muted),
        volume=read("volume", checks.share, usual.volume),
        volume_dice=read("volume_dice", checks.share, usual.volume_dice),
        volume_checkers=read("volume_checkers", checks.share, usual.volume_checkers),
        volume_cube=read("volume_cube", checks.share, usual.volume_cube),
        volume_results=read("volume_results", checks.share, usual.volume_results),
        volume_interface=read("volume_interface", checks.share, usual.volume_interface),
        fullscreen=read("fullscreen", checks.flag, usual.fullscreen),
        window=read("window", _window, usual.window),
        window_at=read("window_at", _place, usual.window_at),
        maximized=read("maximized", checks.flag, usual.maximized),
        interface_size=read("interface_size", _interface_size, usual.interface_size),
        point_numbers=read("point_numbers", checks.flag, usual.point_numbers),
        last_play_arrows=read("last_play_arrows", checks.flag, usual.last_play_arrows),
        glow=read("glow", checks.flag, usual.glow),
        one_click=read("one_click", checks.flag, usual.one_click),
        auto_roll=read("auto_roll", checks.flag, usual.auto_roll),
        auto_confirm=read("auto_confirm", checks.flag, usual.auto_confirm),
        auto_forced=read("auto_forced", checks.flag, usual.auto_forced),
        auto_bear_off=read("auto_bear_off", checks.flag, usual.auto_bear_off),
        fast_forward=read("fast_forward", checks.flag, usual.fast_forward),
        animations=read("animations", _flag_or_none, usual.animations),
        player_name=read("player_name", checks.name, usual.player_name),
        tips_seen=read("tips_seen", _names, usual.tips_seen),
        pages_read=read("pages_read", _names, usual.pages_read),
        last_setup=read("last_setup", _last_setup, usual.last_setup),
    )
    return settings, tuple(reader.wrong)


def _speed(value: object) -> Speed:
    return Speed(checks.text(value))


def _flag_or_none(value: object) -> bool | None:
    return None if value is None else checks.flag(value)


def _names(value: object) -> tuple[str, ...]:
    return tuple(checks.name(one) for one in checks.items(value))


def _interface_size(value: object) -> int:
    return checks.whole_within(value, INTERFACE_LIMITS)


def _window(value: object) -> tuple[int, int]:
    width, height = checks.items(value)
    return checks.whole_within(width, WINDOW_LIMITS), checks.whole_within(height, WINDOW_LIMITS)


def _place(value: object) -> tuple[int, int] | None:
    if value is None:
        return None
    x, y = checks.items(value)
    return checks.whole_within(x, PLACE_LIMITS), checks.whole_within(y, PLACE_LIMITS)


def _last_setup(value: object) -> MatchSetup | None:
    return None if value is None else setup_from_value(value)
