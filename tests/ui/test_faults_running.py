"""Rows of the table of faults: what can break in the running game, and how it can be ended."""

import logging
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pygame
import pytest

from game import __main__ as command_line
from game.engine.ai import loading
from game.engine.ai.brain import Cancelled, load_brain
from game.engine.ai.weights import WeightsError
from game.engine.play import Play
from game.engine.state import GameState
from game.paths import user_folders
from game.session.thinking import WorkerThinking
from game.ui.scenes.board import BoardScene
from tests.support.fakes import BrokenBrain, ScriptedBrain
from tests.support.fault_table import fault
from tests.support.pilot import Pilot
from tests.support.rough_ride import (
    carry_one,
    finish_roll,
    goes_on,
    keep,
    kept,
    sit_and_move,
    some_match,
    told,
)

Opener = Callable[..., Pilot]

ROOT = Path(__file__).parents[2]


# --- exceptions ----------------------------------------------------------------------------


def fails(*_: object, **__: object) -> None:
    raise ZeroDivisionError("on purpose")


def broken_and_left(pilot: Pilot, home: Path, name: str, patch: pytest.MonkeyPatch) -> None:
    """A board of which one part raises: the player is back at the menu, and can go on."""
    record = sit_and_move(pilot)
    with patch.context() as broken:
        broken.setattr(BoardScene, name, fails)
        pilot.board.dirty = True
        pygame.event.post(
            pygame.Event(pygame.MOUSEMOTION, pos=(9, 9), rel=(0, 0), buttons=(0,) * 3)
        )
        pilot.app.frame(0.02)

    assert pilot.app.crashes == 1
    pilot.frame()
    assert "Something went wrong" in told(pilot)
    assert pilot.scene == "menu"
    assert kept(home) == record
    goes_on(pilot, record)


@fault("Drawing the board fails", "The menu, a sentence, and the match to be continued")
def test_a_board_that_cannot_be_drawn(
    pilot: Pilot, private_home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    broken_and_left(pilot, private_home, "draw", monkeypatch)


@fault("The board fails as time passes", "The menu, a sentence, and the match to be continued")
def test_a_board_that_fails_as_time_passes(
    pilot: Pilot, private_home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    broken_and_left(pilot, private_home, "update", monkeypatch)


@fault("The board fails at a movement of the mouse", "The menu, a sentence, the match as it was")
def test_a_board_that_fails_at_a_click(
    pilot: Pilot, private_home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    broken_and_left(pilot, private_home, "handle", monkeypatch)


@fault("Whatever is tried fails, again and again", "The game ends; the match is kept")
def test_a_game_that_fails_again_and_again(
    pilot: Pilot, private_home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    record = sit_and_move(pilot)
    monkeypatch.setattr(BoardScene, "draw", fails)

    def keep_trying() -> None:
        for _ in range(10):
            pilot.app.context.resume_match()
            pilot.app.frame(0.02)

    with pytest.raises(ZeroDivisionError):
        keep_trying()

    assert kept(private_home) == record


@contextmanager
def own_log_handlers() -> Iterator[None]:
    """What the game logs with is closed in the end, and what was there before is there again."""
    root = logging.getLogger()
    before = root.handlers[:]
    try:
        yield
    finally:
        for handler in root.handlers[:]:
            handler.close()
        root.handlers[:] = before


@fault("The game ends by a failure", "A report in the log, with no name and no phrase in it")
def test_the_report_of_a_failure(
    private_home: Path, monkeypatch: pytest.MonkeyPatch, pilot: Pilot
) -> None:
    pilot.app.context.change_settings(player_name="Anna Nováková")
    sit_and_move(pilot)
    pilot.app.context.save_settings()
    monkeypatch.setattr(command_line, "_play", fails)
    with own_log_handlers(), pytest.raises(ZeroDivisionError):
        command_line.main([])

    report = (private_home / "log" / command_line.LOG_NAME).read_text(encoding="utf-8")
    assert "on purpose" in report
    assert "Traceback" in report
    assert "Anna" not in report


@fault("The log has grown large", "Nothing; it begins anew and the old one is kept once")
def test_a_log_that_has_grown(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folders = user_folders(tmp_path)
    folders.log.mkdir()
    log = folders.log / command_line.LOG_NAME
    log.write_bytes(b"x" * (command_line.LOG_BYTES + 1))
    with own_log_handlers():
        command_line._start_log(folders)

    assert log.stat().st_size == 0
    assert sum(path.stat().st_size for path in folders.log.iterdir()) < 2 * command_line.LOG_BYTES


# --- thinking ------------------------------------------------------------------------------


@fault("The computer's thinking fails", "It plays at a glance and says so; the match goes on")
def test_thinking_that_fails(open_pilot: Opener, private_home: Path) -> None:
    pilot = open_pilot(brain=BrokenBrain())
    sit_and_move(pilot)
    finish_roll(pilot)

    pilot.key("space")
    pilot.settle()

    assert "It plays this at a glance" in told(pilot)
    assert pilot.session.state.to_act is pilot.session.setup.human
    assert kept(private_home) == pilot.session.record


@fault("A hint fails", "“No hint this time; something went wrong.”")
def test_a_hint_that_fails(pilot: Pilot, monkeypatch: pytest.MonkeyPatch) -> None:
    record = sit_and_move(pilot)
    monkeypatch.setattr(type(pilot.expert), "rank_plays", fails)

    pilot.key("h")
    pilot.settle()

    assert "something went wrong" in pilot.message
    assert pilot.session.record == record


@fault("A file of weights can't be read", "The level plays by what needs no file")
def test_weights_that_cannot_be_read(monkeypatch: pytest.MonkeyPatch) -> None:
    def unreadable(*_: object, **__: object) -> None:
        raise WeightsError("no such file")

    for name in [name for name in vars(loading) if name.startswith("load")]:
        monkeypatch.setattr(loading, name, unreadable)
    state = GameState.start(some_match().setup.rules)
    for action in some_match().line:
        state = state.apply(action)

    play = load_brain("champion").choose_play(state, lambda: False)

    assert len(play.moves) == 2


# --- the end -------------------------------------------------------------------------------


@contextmanager
def running(home: Path) -> Iterator[subprocess.Popen[str]]:
    """The program on its own, with its first frame drawn."""
    game = subprocess.Popen(
        [sys.executable, "-c", START, str(home)],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    with game:
        assert game.stdout is not None
        game.stdout.readline()
        try:
            yield game
        finally:
            game.kill()


START = """
import sys
from game import __main__
from game.ui.app import App

def on_the_board(app):
    app.after_frame.remove(on_the_board)
    app.context.resume_match()
    app.after_frame.append(thinking)

def thinking(app):
    board = app.director.top
    if board.name == "board" and (board.flow.table.thinking or board.flow.my_decision):
        app.after_frame.remove(thinking)
        print("ready", flush=True)

usual = App.__init__
def with_ears(self, services):
    usual(self, services)
    self.after_frame.append(on_the_board)
App.__init__ = with_ears
sys.exit(__main__.main(["--data-dir", sys.argv[1]]))
"""

ENDS = [name for name in ("SIGTERM", "SIGINT", "SIGHUP") if hasattr(signal, name)]


def ended_and_kept(home: Path, name: str) -> None:
    """The program ends by itself after the signal, and the match is where it was."""
    record = some_match()
    keep(record, home)
    with running(home) as game:
        began = time.monotonic()
        game.send_signal(getattr(signal, name))
        status = game.wait(30)
        print(f"gone {time.monotonic() - began:.2f} s after {name}")
        assert game.stderr is not None
        assert status == 0, game.stderr.read()
    assert kept(home) == record


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such signals")
@fault("The system asks the game to end (SIGTERM)", "The window closes; the match is kept")
def test_a_request_to_end(private_home: Path) -> None:
    ended_and_kept(private_home, "SIGTERM")


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such signals")
@fault("Ctrl+C in the terminal", "The window closes; the match is kept")
def test_an_interrupt(private_home: Path) -> None:
    ended_and_kept(private_home, "SIGINT")


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such signals")
@fault("The player logs out (SIGHUP)", "The window closes; the match is kept")
def test_a_logout(private_home: Path) -> None:
    ended_and_kept(private_home, "SIGHUP")


@fault("kill -9 in the middle of a turn", "The match stands at the very checker")
def test_a_kill(private_home: Path, open_pilot: Opener) -> None:
    first = open_pilot()
    record = sit_and_move(first)
    first.close()
    with running(private_home) as game:
        game.kill()
        game.wait(30)

    goes_on(open_pilot(), record)


@fault("The window is closed in the middle of a drag", "It closes; the match is kept without it")
def test_a_window_closed_in_mid_drag(pilot: Pilot, private_home: Path) -> None:
    record = carry_one(pilot, (600, 400))

    pygame.event.post(pygame.Event(pygame.QUIT))
    pilot.frame()

    assert pilot.app.context.closing
    pilot.close()
    assert kept(private_home) == record


class Pondering(ScriptedBrain):
    """Thinks until nobody wants its answer any more."""

    def choose_play(self, state: GameState, cancelled: Cancelled) -> Play:
        while not cancelled():
            time.sleep(0.001)
        return super().choose_play(state, cancelled)


@fault("The window is closed while the computer thinks", "It closes at once; the match is kept")
def test_a_window_closed_while_the_computer_thinks(
    open_pilot: Opener, private_home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pilot = open_pilot(brain=Pondering())
    sit_and_move(pilot)
    finish_roll(pilot)
    monkeypatch.setattr(pilot.board.table._conductor, "_thinking", WorkerThinking())
    pilot.key("space")
    while not pilot.board.table.thinking:
        pilot.frame()

    pygame.event.post(pygame.Event(pygame.QUIT))
    pilot.frame()
    before = time.monotonic()
    pilot.close()

    print(f"closed in {time.monotonic() - before:.3f} s while thinking")
    assert pilot.app.context.closing
    assert kept(private_home) == pilot.app.context.session.record
