"""Rows of the table of faults: sound, remote desktops, sleep."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pygame
import pytest

from game.paths import assets
from game.saving.settings import Speed
from game.ui.sound import SOUND_NAMES
from tests.support.fault_table import fault
from tests.support.installed import InstalledPilot, install
from tests.support.pilot import Pilot
from tests.support.rough_ride import kept, move_one, plays_on, sit_and_move

Opener = Callable[..., InstalledPilot]


@pytest.fixture
def sounding(private_home: Path) -> Iterator[Opener]:
    """Opens a game that makes its sounds itself."""
    pygame.mixer.quit()
    pilots: list[InstalledPilot] = []

    def open_one(folder: Path | None = None) -> InstalledPilot:
        pilots.append(InstalledPilot(private_home, folder))
        return pilots[-1]

    yield open_one
    for pilot in pilots:
        pilot.close()


# --- sound ---------------------------------------------------------------------------------


@fault("There is no sound device", "The game, silent")
def test_no_sound_device(
    sounding: Opener, private_home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", "no such driver")

    plays_on(sounding(), private_home)

    assert pygame.mixer.get_init(), "the driver that plays to nobody stands in"


@fault("There is no sound on this system at all", "The game, silent")
def test_no_sound_at_all(
    sounding: Opener, private_home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tried = []

    def none(*_: object, **__: object) -> None:
        tried.append("")
        raise pygame.error("no audio")

    monkeypatch.setattr(pygame.mixer, "init", none)

    plays_on(sounding(), private_home)

    assert len(tried) == 2, "once for a device, once for none, and not at every sound"


@fault("Headphones are pulled out in mid-game", "The sound goes on from the next device")
def test_headphones_that_are_pulled_out(sounding: Opener, private_home: Path) -> None:
    pilot = sounding()
    record = sit_and_move(pilot)
    assert pygame.mixer.get_init()

    pygame.event.post(pygame.Event(pygame.AUDIODEVICEREMOVED, which=1, iscapture=0))
    pilot.frame()
    assert pygame.mixer.get_init() is None
    assert pilot.session.record == record
    move_one(pilot)

    assert pygame.mixer.get_init()
    assert kept(private_home) == pilot.session.record


class Gone:
    """A sound whose device has gone."""

    def __getattr__(self, name: str) -> Callable[..., None]:
        def gone(*_: object) -> None:
            raise pygame.error("device lost")

        return gone


@fault("The sound card fails in mid-game", "The game, silent from then on")
def test_a_sound_card_that_fails(
    sounding: Opener, private_home: Path, caplog: pytest.LogCaptureFixture
) -> None:
    pilot = sounding()
    sit_and_move(pilot)
    player = pilot.app.context.sounds
    player._variants = dict.fromkeys(player._variants, (Gone(),))  # type: ignore[attr-defined]

    move_one(pilot)

    assert "The sound device is lost: device lost" in caplog.text
    assert kept(private_home) == pilot.session.record


DEVICES = {"headset": (16_000, 1), "studio": (192_000, 6)}


@fault("The device knows other rates and channels only", "The sounds, as long as they were made")
@pytest.mark.parametrize("device", DEVICES.values(), ids=DEVICES)
def test_a_device_of_another_rate(
    sounding: Opener, private_home: Path, monkeypatch: pytest.MonkeyPatch, device: tuple[int, int]
) -> None:
    usual = pygame.mixer.init

    def opened(
        rate: int,
        size: int,
        channels: int,
        buffer: int,
        allowedchanges: int = pygame.AUDIO_ALLOW_FREQUENCY_CHANGE
        | pygame.AUDIO_ALLOW_CHANNELS_CHANGE,
    ) -> None:
        """What the mixer comes to work with, beside a device that knows nothing else."""
        if allowedchanges & pygame.AUDIO_ALLOW_FREQUENCY_CHANGE:
            rate = device[0]
        if allowedchanges & pygame.AUDIO_ALLOW_CHANNELS_CHANGE:
            channels = device[1]
        usual(rate, size, channels, buffer, allowedchanges=0)

    monkeypatch.setattr(pygame.mixer, "init", opened)
    pilot = sounding()

    plays_on(pilot, private_home)

    player = pilot.app.context.sounds
    loaded = [sound for name in SOUND_NAMES for sound in player._loaded(name)]  # type: ignore[attr-defined]
    assert min(sound.get_length() for sound in loaded) > 0.05
    assert max(sound.get_length() for sound in loaded) < 3.0


@fault("Files of sounds are damaged, others missing", "The game, without those sounds")
def test_sounds_that_are_damaged(
    sounding: Opener, private_home: Path, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    folder = install(tmp_path / "assets", without=["sounds"])
    (folder / "sounds").mkdir()
    whole = next((assets() / "sounds").glob("checker-wood-1.ogg")).read_bytes()
    (folder / "sounds" / "checker-wood-1.ogg").write_bytes(whole[: len(whole) // 2])
    (folder / "sounds" / "dice-wood-1.ogg").write_bytes(b"noise" * 1000)

    plays_on(sounding(folder), private_home)

    assert "The sound dice-wood-1.ogg cannot be read" in caplog.text


@fault("The whole folder of sounds is gone", "The game, silent")
def test_no_sounds(sounding: Opener, private_home: Path, tmp_path: Path) -> None:
    folder = install(tmp_path / "assets", without=["sounds"])

    plays_on(sounding(folder), private_home)


# --- slow and far away ---------------------------------------------------------------------

SLOW = 2.0
"""Seconds that a frame takes over a bad line."""


@fault("A frame takes two seconds, the mouse jumps (remote desktop)", "All that was done, in order")
def test_a_remote_desktop(pilot: Pilot, private_home: Path) -> None:
    sit_and_move(pilot)
    turn = pilot.session.turn
    assert turn is not None
    first, *_, last = turn.next_moves()
    assert first != last
    ways = [(pilot.checker(move.source), pilot.place(move.target)) for move in (first, last)]
    undo = pilot.button("undo")
    pilot.app.context.change_settings(speed=Speed.NORMAL)

    for start, end in (ways[0], (undo, undo), ways[1]):
        pilot.press(*start)
        pilot.release(*end)
    pilot.frame(SLOW)

    assert pilot.session.record.pending == (*turn.moves, last)
    while not pilot.board.flow.idle:
        pilot.frame(SLOW)
    pilot.check()
    assert kept(private_home) == pilot.session.record


@fault("The computer sleeps for eight hours in mid-move", "The checker lands; the match is kept")
def test_a_computer_that_sleeps(pilot: Pilot, private_home: Path) -> None:
    record = sit_and_move(pilot)
    pilot.app.context.change_settings(speed=Speed.CALM)
    turn = pilot.session.turn
    assert turn is not None
    move = turn.next_moves()[0]
    pilot.tap(move.source)
    pilot.click(*pilot.place(move.target))
    assert not pilot.board.flow.idle

    pilot.frame(8 * 3600.0)
    pilot.settle()

    assert kept(private_home) == pilot.session.record != record
    pilot.check()
