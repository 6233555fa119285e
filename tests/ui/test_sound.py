"""Sounds play by name at the volume of their group, and nothing about the device can raise."""

import os
import random
import struct
import subprocess
import sys
from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import pygame
import pytest

from game import paths
from game.saving.settings import Settings
from game.ui import sound
from game.ui.sound import SOUND_NAMES, MixerPlayer, SilentPlayer, open_player
from game.ui.theme import Ground
from game.ui.themes import THEMES

ROOT = Path(__file__).parents[2]
FOLDER = paths.assets() / "sounds"


@pytest.fixture
def player() -> Iterator[MixerPlayer]:
    made = MixerPlayer(Settings(volume=1.0), FOLDER, random.Random(7))
    yield made
    made.close()


def playing() -> list[pygame.mixer.Sound]:
    channels = [pygame.mixer.Channel(i) for i in range(sound.CHANNELS)]
    return [found for channel in channels if (found := channel.get_sound())]


def samples(path: Path) -> list[int]:
    pygame.mixer.init(44_100, -16, 1, allowedchanges=0)
    try:
        raw = pygame.mixer.Sound(path).get_raw()
    finally:
        pygame.mixer.quit()
    return list(struct.unpack(f"<{len(raw) // 2}h", raw))


@pytest.mark.parametrize("name", SOUND_NAMES)
def test_every_sound_starts(player: MixerPlayer, name: str) -> None:
    player.play(name)

    assert len(playing()) == 1


def test_a_variant_never_comes_twice_in_a_row(player: MixerPlayer) -> None:
    player.warm_up()
    chosen = []
    for _ in range(30):
        player.play("checker")
        chosen.append(playing()[0])
        pygame.mixer.stop()

    assert all(a is not b for a, b in pairwise(chosen))
    assert len({id(c) for c in chosen}) >= 4


def test_many_of_the_same_sound_are_held_to_a_few(player: MixerPlayer) -> None:
    for _ in range(20):
        player.play("checker")

    assert len(playing()) == sound.AT_ONCE


def test_the_volume_is_that_of_the_group_and_of_all(player: MixerPlayer) -> None:
    player.apply(Settings(volume=0.5, volume_dice=1.0, volume_checkers=0.5))

    player.play("dice")
    player.play("checker", 0.5)

    dice, checker = playing()
    assert dice.get_volume() == pytest.approx(0.25, abs=0.01)
    assert checker.get_volume() == pytest.approx(1 / 64, abs=0.01)


@pytest.mark.parametrize(
    "changes", [{"muted": True}, {"volume": 0.0}, {"volume_dice": 0.0}], ids=str
)
def test_no_volume_no_sound(player: MixerPlayer, changes: dict[str, object]) -> None:
    player.play("dice")
    player.apply(replace(Settings(), **changes))
    player.play("dice")

    assert playing() == []


def test_the_theme_decides_what_dice_and_checkers_fall_on() -> None:
    made = MixerPlayer(Settings(theme="walnut"), FOLDER)
    names = []

    def listen(stem: str) -> list[pygame.mixer.Sound]:
        names.append(stem)
        return [pygame.mixer.Sound(FOLDER / "button-1.ogg")]

    made._load = listen  # type: ignore[method-assign]
    for theme in ("walnut", "slate"):
        made.apply(Settings(theme=theme))
        made.play("dice")
    made.close()

    assert names == ["dice-wood", "dice-felt"]


def test_what_sounds_alike_on_any_ground_has_one_set_of_files(player: MixerPlayer) -> None:
    for theme in THEMES:
        player.apply(Settings(theme=theme.name))
        player.warm_up()

        assert all(player._loaded(name) for name in SOUND_NAMES), theme.name


class LostDevice:
    """A mixer's sound whose device has gone: every call says so."""

    def __init__(self) -> None:
        self.asked = 0

    def __getattr__(self, name: str) -> Callable[..., None]:
        def lost(*_: object) -> None:
            self.asked += 1
            raise pygame.error("device lost")

        return lost


def test_a_device_lost_between_two_sounds_raises_nothing(player: MixerPlayer) -> None:
    player.play("dice")
    lost = LostDevice()
    player._variants = {
        (name, ground): (lost,)  # type: ignore[dict-item]
        for name in SOUND_NAMES
        for ground in Ground
    }

    player.play("dice")
    player.play("checker")
    player.apply(Settings(muted=True))

    assert lost.asked == 1  # after that, nobody asks it any more


def test_a_lost_device_may_be_muted_and_closed(player: MixerPlayer) -> None:
    player.play("dice")
    pygame.mixer.quit()

    player.apply(Settings(muted=True))
    player.warm_up()
    player.close()
    player.apply(Settings())


def test_headphones_pulled_out_give_way_to_another_device(player: MixerPlayer) -> None:
    player.play("dice")

    player.lose_device()
    assert pygame.mixer.get_init() is None

    player.play("checker")
    assert len(playing()) == 1


def test_a_mixer_that_somebody_has_closed_is_opened_again(player: MixerPlayer) -> None:
    player.play("dice")
    pygame.mixer.quit()

    player.play("dice")

    assert len(playing()) == 1


def test_a_missing_device_falls_back_to_silence() -> None:
    code = """
import pygame
from game import paths
from game.saving.settings import Settings
from game.ui.sound import open_player
player = open_player(Settings(), paths.assets() / "sounds")
player.play("dice")
assert pygame.mixer.get_init()
player.close()
player.play("dice")
"""
    environment = os.environ | {"SDL_AUDIODRIVER": "no-such-driver", "PYTHONPATH": str(ROOT)}

    done = subprocess.run(
        [sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=False
    )

    assert done.returncode == 0, done.stderr


def test_missing_and_damaged_files_are_silent(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    (tmp_path / "dice-1.ogg").write_bytes(b"not a sound")
    player = MixerPlayer(Settings(), tmp_path)

    for name in ("dice", "dice", "hit"):
        player.play(name)
    player.close()

    assert "dice-1.ogg" in caplog.text
    assert caplog.text.count("No sound for 'dice'") == 1


def test_the_silent_player_has_every_method(tmp_path: Path) -> None:
    player = SilentPlayer()

    player.play("dice")
    player.apply(Settings())
    player.warm_up()
    player.lose_device()
    player.close()


def test_closing_twice_and_playing_after_it_is_silent(tmp_path: Path) -> None:
    player = open_player(Settings(), FOLDER)
    player.play("dice")

    player.close()
    player.close()
    player.play("dice")
    player.apply(Settings())
    player.warm_up()

    assert pygame.mixer.get_init() is None


@pytest.mark.parametrize("path", sorted(FOLDER.glob("*.ogg")), ids=lambda path: path.stem)
def test_a_file_neither_clips_nor_clicks(path: Path) -> None:
    wave = samples(path)

    loudest = max(abs(s) for s in wave)
    assert 32_768 * 10 ** (-12 / 20) < loudest < 32_768 * 10 ** (-3 / 20)
    assert abs(sum(wave) / len(wave)) < 32_768 * 0.001, "it is shifted off the middle"
    # Both ends come out of silence and go into it: no step that a loudspeaker would click at.
    assert abs(wave[0]) < 400
    assert max(abs(s) for s in wave[:44]) < loudest / 4
    assert max(abs(s) for s in wave[-20:]) < 60
    assert max(abs(s) for s in wave[-441:]) < loudest / 20


@pytest.mark.parametrize(
    ("name", "least"),
    [
        ("dice-wood", 4),
        ("dice-felt", 4),
        ("checker-wood", 4),
        ("checker-felt", 4),
        ("checker-stack", 4),
        ("hit-wood", 3),
        ("hit-felt", 3),
        ("bear-off", 3),
    ],
)
def test_the_important_sounds_have_variants(name: str, least: int) -> None:
    files = list(FOLDER.glob(f"{name}-[0-9]*.ogg"))

    assert len(files) >= least
    assert len({path.read_bytes() for path in files}) == len(files)


@pytest.mark.parametrize("name", ["dice", "checker"])
def test_felt_is_duller_than_wood(name: str) -> None:
    def brightness(ground: str) -> float:
        """How much of the sound's power lies in its steps from sample to sample."""
        wave = samples(FOLDER / f"{name}-{ground}-1.ogg")
        return sum((b - a) ** 2 for a, b in pairwise(wave)) / sum(s * s for s in wave)

    assert brightness("felt") < brightness("wood") / 2


def test_the_mix_is_heard_and_does_not_clip(tmp_path: Path) -> None:
    """SDL's disk driver writes what a device would be given."""
    code = """
import time
from game import paths
from game.saving.settings import Settings
from game.ui.sound import MixerPlayer
player = MixerPlayer(Settings(volume=0.8), paths.assets() / "sounds")
player.warm_up()
for name in ("dice", "checker", "hit", "checker_stack", "cube"):
    player.play(name)
time.sleep(0.5)
player.close()
"""
    mix = tmp_path / "mix.raw"
    environment = os.environ | {
        "SDL_AUDIODRIVER": "disk",
        "SDL_DISKAUDIOFILE": str(mix),
        "PYTHONPATH": str(ROOT),
    }

    subprocess.run([sys.executable, "-c", code], env=environment, check=True, capture_output=True)

    raw = mix.read_bytes()
    loudest = max(abs(s) for s in struct.unpack(f"<{len(raw) // 2}h", raw))
    assert 2_000 < loudest < 32_767
