"""Plays the sounds of the game by name; silence where there is no device, never an error.

Which event makes which sound is said by the choreography; how loud, by the settings. The sounds
themselves are made by `assets/make/sounds.py`.
"""

import logging
import os
import random
from collections.abc import Sequence
from pathlib import Path
from typing import Protocol

import pygame

from game.saving.settings import Settings
from game.ui.theme import Ground
from game.ui.themes import theme_named

GROUPS = {
    "dice": ("dice",),
    "checkers": ("checker", "checker_stack", "hit", "bear_off", "undo"),
    "cube": ("cube", "take", "pass"),
    "results": ("win", "lose"),
    "interface": ("refused", "button"),
}
"""The sounds that a volume setting is for."""

SOUND_NAMES = tuple(name for names in GROUPS.values() for name in names)

RATE = 44_100
BUFFER = 512
"""Samples mixed ahead: 12 ms, so that a checker sounds when it lands."""

CHANNELS = 16
AT_ONCE = 3
"""Voices of one sound; more of the same would only clip."""

_log = logging.getLogger(__name__)


class SoundPlayer(Protocol):
    """Whoever makes sounds audible, or does not."""

    def play(self, name: str, volume: float = 1.0) -> None:
        """Start a sound of `SOUND_NAMES`; `volume` 0..1 is on top of the settings."""
        ...

    def apply(self, settings: Settings) -> None:
        """Follow new volumes from the next sound on; muting also ends what still sounds."""
        ...

    def warm_up(self) -> None:
        """Open the device and load every sound now rather than when it is first wanted."""
        ...

    def lose_device(self) -> None:
        """The device has gone; the next sound looks for another one."""
        ...

    def close(self) -> None:
        """Give the device back; nothing sounds any more."""
        ...


class SilentPlayer:
    """Plays nothing."""

    def play(self, name: str, volume: float = 1.0) -> None:
        """Nothing."""

    def apply(self, settings: Settings) -> None:
        """Nothing."""

    def warm_up(self) -> None:
        """Nothing."""

    def lose_device(self) -> None:
        """Nothing."""

    def close(self) -> None:
        """Nothing."""


class MixerPlayer:
    """Plays through pygame's mixer, which is opened when the first sound is wanted."""

    def __init__(
        self, settings: Settings, folder: Path, variant_choice: random.Random | None = None
    ) -> None:
        """Opens and loads nothing yet.

        Args:
            settings: volumes to begin with.
            folder: holds `checker-stack-1.ogg`, `checker-stack-2.ogg` and so on; what sounds
                as the ground it falls on has that in its name, as `dice-felt-1.ogg`.
            variant_choice: which variant comes next; never the same twice in a row.
        """
        self._folder = folder
        self._choice = variant_choice or random.Random()
        self._volumes = _volumes(settings)
        self._ground = _ground(settings)
        self._variants: dict[tuple[str, Ground], tuple[pygame.mixer.Sound, ...]] = {}
        self._last: dict[str, pygame.mixer.Sound] = {}
        self._open = False
        self._closed = False

    def play(self, name: str, volume: float = 1.0) -> None:
        """Start a sound; a name without a file is logged once and stays silent."""
        loudness = _taper(self._volumes[name] * volume)
        if loudness <= 0 or not self._ready():
            return
        try:
            self._start(name, loudness)
        except pygame.error as error:
            _log.warning("The sound device is lost: %s", error)
            self._reopen_silently()

    def apply(self, settings: Settings) -> None:
        """Follow new volumes and another theme; a sound whose volume is now 0 ends."""
        self._volumes, self._ground = _volumes(settings), _ground(settings)
        if not self._ready_already():
            return
        for (name, _), variants in self._variants.items():
            if self._volumes[name] <= 0:
                for sound in variants:
                    sound.stop()

    def warm_up(self) -> None:
        """Open the device and load every sound."""
        if self._ready():
            for name in SOUND_NAMES:
                self._loaded(name)

    def lose_device(self) -> None:
        """Close the mixer; the next sound opens it for whatever device there is then."""
        self._forget()
        if self._open:
            self._open = False
            pygame.mixer.quit()

    def close(self) -> None:
        """End every sound and close the mixer."""
        self._closed = True
        self.lose_device()

    def _start(self, name: str, loudness: float) -> None:
        variants = self._loaded(name)
        if not variants or sum(sound.get_num_channels() for sound in variants) >= AT_ONCE:
            return
        sound = self._next(name, variants)
        sound.set_volume(loudness)
        sound.play()

    def _next(self, name: str, variants: Sequence[pygame.mixer.Sound]) -> pygame.mixer.Sound:
        fresh = [sound for sound in variants if sound is not self._last.get(name)]
        chosen = self._choice.choice(fresh or list(variants))
        self._last[name] = chosen
        return chosen

    def _loaded(self, name: str) -> tuple[pygame.mixer.Sound, ...]:
        key = name, self._ground
        if key not in self._variants:
            stem = name.replace("_", "-")
            found = self._load(f"{stem}-{self._ground}") or self._load(stem)
            self._variants[key] = tuple(found)
            if not found:
                _log.warning("No sound for %r in %s", name, self._folder)
        return self._variants[key]

    def _load(self, stem: str) -> list[pygame.mixer.Sound]:
        sounds = []
        for path in sorted(self._folder.glob(f"{stem}-[0-9]*.ogg")):
            try:
                sounds.append(pygame.mixer.Sound(path))
            except (pygame.error, OSError) as error:
                _log.warning("The sound %s cannot be read: %s", path.name, error)
        return sounds

    def _ready_already(self) -> bool:
        """Whether the mixer is open; one that somebody has closed takes its sounds with it."""
        if self._open and pygame.mixer.get_init() is None:
            self._forget()
            self._open = False
        return self._open

    def _ready(self) -> bool:
        if not self._ready_already() and not self._closed:
            self._open = _open_mixer()
            self._closed = not self._open
        return self._open

    def _reopen_silently(self) -> None:
        self._forget()
        pygame.mixer.quit()
        self._open = _open_dummy()
        self._closed = not self._open

    def _forget(self) -> None:
        # A Sound must not outlive the mixer it was loaded for.
        self._variants.clear()
        self._last.clear()


def open_player(settings: Settings, folder: Path) -> SoundPlayer:
    """The player for the sounds in `folder`; silent where pygame has no mixer at all."""
    if not hasattr(pygame.mixer, "Sound"):
        _log.warning("This pygame has no mixer: no sound")
        return SilentPlayer()
    return MixerPlayer(settings, folder)


def _open_mixer() -> bool:
    try:
        _init_mixer()
    except pygame.error as error:
        _log.info("No sound device: %s", error)
        return _open_dummy()
    return True


def _open_dummy() -> bool:
    """The driver that plays to nobody, so that everything goes on as with a device."""
    before = os.environ.get("SDL_AUDIODRIVER")
    os.environ["SDL_AUDIODRIVER"] = "dummy"
    try:
        _init_mixer()
    except pygame.error as error:
        _log.warning("No sound at all: %s", error)
        return False
    finally:
        if before is None:
            del os.environ["SDL_AUDIODRIVER"]
        else:
            os.environ["SDL_AUDIODRIVER"] = before
    return True


def _init_mixer() -> None:
    # SDL turns the mix into what the device knows. Left to itself the mixer would take over the
    # device's rate and load sounds in it, which at that of a headset with a microphone are empty.
    pygame.mixer.init(RATE, -16, 2, BUFFER, allowedchanges=0)
    pygame.mixer.set_num_channels(CHANNELS)


def _ground(settings: Settings) -> Ground:
    return theme_named(settings.theme).ground


def _volumes(settings: Settings) -> dict[str, float]:
    """The volume 0..1 of each sound."""
    groups = {
        "dice": settings.volume_dice,
        "checkers": settings.volume_checkers,
        "cube": settings.volume_cube,
        "results": settings.volume_results,
        "interface": settings.volume_interface,
    }
    whole = 0.0 if settings.muted else settings.volume
    return {name: whole * groups[group] for group, names in GROUPS.items() for name in names}


def _taper(volume: float) -> float:
    # The ear hears ratios: a square makes half the way of a slider about half as loud.
    return min(1.0, max(0.0, volume)) ** 2
