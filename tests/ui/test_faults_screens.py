"""Rows of the table of faults: screens and windows that are not as usual."""

import logging
import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pygame
import pytest

from game import __main__ as command_line
from game.engine.dice import SealedDice
from game.saving.settings import Settings
from game.ui import window as window_module
from game.ui.canvas import LARGEST_DENSITY, SMALLEST
from game.ui.window_place import Display
from tests.journeys.display import NEEDED, screen
from tests.support.elsewhere import ROOT, play_elsewhere
from tests.support.fault_table import fault
from tests.support.odd_window import OddWindow, PilotAt
from tests.support.pilot import Pilot
from tests.support.rough_ride import (
    DRAWN,
    SECRET,
    carry_one,
    finish_roll,
    goes_on,
    kept,
    move_one,
    plays_on,
    shades,
    sit_and_move,
)

Opener = Callable[..., Pilot]

needs_a_screen = pytest.mark.skipif(
    any(shutil.which(tool) is None for tool in NEEDED), reason="Xvfb is not installed"
)


@pytest.fixture
def at_window(private_home: Path) -> Iterator[PilotAt]:
    """A person who can be put before other windows."""
    pilot = PilotAt(private_home, size=(1280, 800))
    own = pilot.app.window
    yield pilot
    pilot.app.canvas.window = own
    pilot.close()


def plays_by_keys(pilot: Pilot, home: Path) -> None:
    """A match can be begun and kept where no pointer can aim."""
    pilot.start(dice=SealedDice(SECRET))
    turn = pilot.session.turn
    assert turn is not None
    pilot.type("24/18")
    pilot.key("return")
    pilot.settle()

    assert pilot.session.turn != turn
    assert kept(home) == pilot.session.record


# --- windows -------------------------------------------------------------------------------


@fault("The window is smaller than it allows", "The smallest picture, shrunk; places stay true")
@pytest.mark.parametrize("size", [(200, 120), (20, 1200), (1, 1)], ids=str)
def test_a_window_that_is_too_small(
    at_window: PilotAt, private_home: Path, size: tuple[int, int]
) -> None:
    at_window.move_to(OddWindow(size, size))

    wide, high = at_window.app.canvas.size
    assert wide >= SMALLEST[0]
    assert high >= SMALLEST[1]
    (plays_on if min(size) > 100 else plays_by_keys)(at_window, private_home)
    assert at_window.app.canvas.window.shown > 0  # type: ignore[attr-defined]


@fault("The window is that of an 8K screen", "Everything, three times as large and sharp")
def test_a_huge_window(at_window: PilotAt, private_home: Path) -> None:
    before = sit_and_move(at_window)

    at_window.move_to(OddWindow((7680, 4320), (7680, 4320)))
    at_window.click_button("undo")

    assert at_window.app.canvas.scale == 3.0
    assert shades(at_window.app.canvas.surface) >= DRAWN
    assert kept(private_home) == at_window.session.record != before


@fault("The window changes its size in mid-drag", "The checker is home; the next drag counts")
def test_a_new_size_in_mid_drag(pilot: Pilot, private_home: Path) -> None:
    record = carry_one(pilot, (500, 300))

    pilot.app.window.size = (900, 700)
    pygame.event.post(pygame.Event(pygame.WINDOWRESIZED, x=900, y=700))
    pilot.advance(0.4)
    pilot.release(500, 300)
    pilot.settle()

    assert pilot.board.control.hand.held is None
    assert pilot.session.record == record
    move_one(pilot)
    assert kept(private_home) == pilot.session.record != record


@fault("The focus goes in mid-drag and comes back", "The checker is home; the next drag counts")
def test_the_focus_lost_in_mid_drag(pilot: Pilot, private_home: Path) -> None:
    record = carry_one(pilot, (500, 300))

    pygame.event.post(pygame.Event(pygame.WINDOWFOCUSLOST))
    pilot.frame()
    pilot.release(500, 300)
    pygame.event.post(pygame.Event(pygame.WINDOWFOCUSGAINED))
    pilot.settle()

    assert pilot.board.control.hand.held is None
    assert pilot.session.record == record
    move_one(pilot)
    assert kept(private_home) == pilot.session.record != record


# --- monitors ------------------------------------------------------------------------------

MAIN = Display(0, 0, 1920, 1080)


@fault("The monitor where the window lay is gone", "It opens in the middle of the main one")
def test_a_window_remembered_on_a_monitor_that_is_gone(
    open_pilot: Opener, private_home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pygame.display, "get_driver", lambda: "x11")
    monkeypatch.setattr(window_module, "displays_of", lambda _: (MAIN,))
    pilot = open_pilot(settings=Settings(window_at=(2600, 150)), size=(900, 700))

    assert 0 <= pilot.app.window.position[0] <= MAIN.width - 900
    plays_on(pilot, private_home)


DISPLAY_EVENT = 0x150
"""SDL's own number for a screen that comes or goes; pygame has no name for it."""


@fault("A monitor is unplugged in mid-drag", "The window as the system leaves it; the drag goes on")
def test_a_monitor_that_is_unplugged(pilot: Pilot, private_home: Path) -> None:
    record = sit_and_move(pilot)
    turn = pilot.session.turn
    assert turn is not None
    move = turn.next_moves()[0]
    pilot.carry(pilot.checker(move.source), pilot.place(move.target))

    pygame.event.post(pygame.Event(DISPLAY_EVENT))
    pygame.event.post(pygame.Event(pygame.WINDOWDISPLAYCHANGED, display_index=0))
    pygame.event.post(pygame.Event(pygame.WINDOWMOVED, x=0, y=0))
    pygame.event.post(pygame.Event(pygame.WINDOWEXPOSED))
    pilot.frame()
    pilot.release(*pilot.place(move.target))
    pilot.settle()

    assert kept(private_home) == pilot.session.record != record


@fault("The screen is scaled by 125 or 175 %", "Everything that much larger, sharp, in its place")
@pytest.mark.parametrize("share", [1.25, 1.75], ids=str)
def test_a_scaled_screen(at_window: PilotAt, private_home: Path, share: float) -> None:
    units = round(1600 / share), round(1000 / share)

    at_window.move_to(OddWindow(units, (1600, 1000)))

    assert at_window.app.canvas.scale == pytest.approx(share, rel=0.01)
    assert at_window.app.canvas.size == (1600, 1000)
    plays_on(at_window, private_home)


@fault("The system tells nonsense of the scale", "At most four times as large; it can be played")
@pytest.mark.parametrize("units", [(16, 10), (0, 0)], ids=str)
def test_a_scale_that_is_nonsense(
    at_window: PilotAt, private_home: Path, units: tuple[int, int]
) -> None:
    at_window.move_to(OddWindow(units, (1280, 800)))

    assert 1.0 <= at_window.app.canvas.scale <= LARGEST_DENSITY
    plays_by_keys(at_window, private_home)


# --- colours, cards, drivers ---------------------------------------------------------------


@needs_a_screen
@fault("The screen has 65,536 colours", "The game in 16 bits")
def test_a_screen_of_16_bits(private_home: Path) -> None:
    with screen(bits=16) as display:
        seen = play_elsewhere(private_home, {"SDL_VIDEODRIVER": "x11", "DISPLAY": display})

    assert (seen["driver"], seen["bits"]) == ("x11", 16)
    assert seen["colours"] >= DRAWN


@needs_a_screen
@fault("The screen has 256 colours", "A sentence: it has to have 16 or 24 bits of colour")
def test_a_screen_of_8_bits(private_home: Path) -> None:
    with screen(bits=8) as display:
        done = subprocess.run(
            [sys.executable, "-m", "game", "--data-dir", str(private_home)],
            cwd=ROOT,
            env=os.environ | {"SDL_VIDEODRIVER": "x11", "DISPLAY": display},
            capture_output=True,
            text=True,
            timeout=60,
            check=False,
        )

    assert done.returncode == 1
    assert "has to have 16 or 24 bits of colour" in done.stderr
    assert "Traceback" not in done.stderr


@needs_a_screen
@fault("Wayland is asked for where there is none", "The game on the screen that there is")
def test_wayland_that_is_not_there(private_home: Path) -> None:
    with screen() as display:
        wishes = {"SDL_VIDEODRIVER": "wayland", "WAYLAND_DISPLAY": "", "DISPLAY": display}
        seen = play_elsewhere(private_home, wishes)

    assert seen["driver"] == "x11"
    assert seen["colours"] >= DRAWN


@needs_a_screen
@fault("There is no graphics card (--safe-mode)", "The game, drawn by the processor, without sound")
def test_no_graphics_card(private_home: Path) -> None:
    with screen() as display:
        wishes = {"SDL_VIDEODRIVER": "x11", "DISPLAY": display, "LIBGL_DRIVERS_PATH": os.devnull}
        seen = play_elsewhere(private_home, wishes, "--safe-mode")

    assert seen["notice"].startswith("Safe mode")
    assert seen["sound"] is None
    assert seen["colours"] >= DRAWN


@fault("There is no screen at all", "A sentence in the terminal, and in a box where there is none")
def test_no_screen(private_home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    boxes: list[str] = []

    def none() -> None:
        raise pygame.error("no screen")

    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")  # which the search for another takes away
    monkeypatch.setattr(pygame.display, "init", none)
    monkeypatch.setattr(pygame.display, "message_box", lambda _, said, __: boxes.append(said))
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(command_line, "_start_log", lambda _: logging.getLogger())

    assert command_line.main([]) == 1

    assert boxes == ["Fairgammon can't open its window: no screen."]


@fault("The system shows no picture for a while", "The old one, then the new one; nothing is lost")
def test_a_picture_that_is_refused_for_a_while(
    at_window: PilotAt, private_home: Path, caplog: pytest.LogCaptureFixture
) -> None:
    record = sit_and_move(at_window)
    window = OddWindow((1280, 800), (1280, 800), refused=20)

    at_window.move_to(window)

    assert window.refused == 0
    assert window.shown > 0
    assert shades(window.get_surface()) >= DRAWN
    assert caplog.text.count("The picture can't be shown") == 1
    goes_on(at_window, record)
    assert kept(private_home) == record


@fault("The computer plays while the window is hidden", "What was played, when it is seen again")
def test_a_window_that_is_hidden(pilot: Pilot, private_home: Path) -> None:
    sit_and_move(pilot)
    finish_roll(pilot)
    pygame.event.post(pygame.Event(pygame.WINDOWMINIMIZED))
    pygame.event.post(pygame.Event(pygame.WINDOWFOCUSLOST))
    pilot.key("space")
    pilot.settle()
    pilot.app.canvas.surface.fill("black")

    pygame.event.post(pygame.Event(pygame.WINDOWRESTORED))
    pygame.event.post(pygame.Event(pygame.WINDOWFOCUSGAINED))
    pilot.frame()

    assert shades(pilot.app.canvas.surface) >= DRAWN
    assert pilot.session.state.to_act is pilot.session.setup.human
    assert kept(private_home) == pilot.session.record
