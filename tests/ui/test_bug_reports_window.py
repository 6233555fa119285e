"""Faults reported of other programs: windows, thinking, the opening throw, files.

Each test names the report.
"""

import threading
from dataclasses import replace
from itertools import product
from pathlib import Path
from random import Random

import pygame
import pytest

from game.engine.ai.brain import Cancelled
from game.engine.dice import ScriptedDice, SealedDice
from game.engine.match import MatchRules
from game.engine.play import Play
from game.engine.position import Position
from game.engine.state import GameState, Phase
from game.engine.types import BAR, OFF, Side
from game.saving.settings import Settings, Speed
from game.session.conductor import Conductor
from game.session.session import MatchSession
from game.session.setup import MatchSetup
from game.session.thinking import WorkerThinking
from game.ui.context import Services
from game.ui.scenes.board import BoardScene
from game.ui.table import MatchTable
from tests.support.fakes import STARTED, ScriptedBrain, first_play, new_session
from tests.support.pilot import Pilot, until
from tests.support.places import session_at
from tests.support.random_match import next_step
from tests.support.rough_ride import SECRET, keep, kept, sit_and_move
from tests.support.shared_window import SIZE, THROWS, open_match, shape, shown


@pytest.fixture
def pilot(cleared_pilot: Pilot) -> Pilot:
    return cleared_pilot


# --- windows -------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [(400, 300), (640, 480), (1366, 768), (800, 1280), (2000, 620)])
@pytest.mark.parametrize("scale", [100, 150])
def test_b074_every_control_is_on_the_screen(
    pilot: Pilot, size: tuple[int, int], scale: int
) -> None:
    shape(pilot, size, scale)
    screen = pygame.Rect((0, 0), pilot.app.canvas.size)
    pilot.sit_down(session_at(Position.start()))
    for name in ("roll", "double", "menu", "resign"):
        if name in pilot.buttons:
            assert screen.contains(
                next(b for b in pilot.board.control.hud.buttons if b.name == name).rect
            )
    assert {"roll", "double"} <= set(pilot.buttons)
    assert screen.collidepoint(pilot.cube())
    session = session_at(Position.start(), side=Side.BLACK)
    pilot.brain = ScriptedBrain(doubles=[True])
    pilot.sit_down(session)
    until(pilot, lambda: "take" in pilot.buttons)
    for button in pilot.board.control.hud.buttons:
        if button.name in ("take", "pass"):
            assert screen.contains(button.rect)


@pytest.mark.parametrize("to", [(640, 480), (1366, 768), (500, 800)])
def test_b075_a_resize_during_a_drag_and_a_flight_keeps_everything(
    pilot: Pilot, to: tuple[int, int]
) -> None:
    open_match(pilot, Speed.NORMAL)
    before = shown(pilot)
    pilot.carry(pilot.checker(8), pilot.place(5))

    shape(pilot, to)
    pilot.release(30, 30)
    pilot.settle()

    assert shown(pilot) == before
    pilot.drag(8, 5)
    shape(pilot, SIZE)
    pilot.settle()
    assert pilot.mine[5] == 1
    assert pilot.app.canvas.size == SIZE
    pilot.check()


@pytest.mark.parametrize(
    ("size", "scale", "home_left"),
    [*product([(640, 480), (1280, 800)], [100, 200], [False]), ((1280, 800), 125, True)],
)
def test_b076_every_place_is_picked_where_it_is_drawn(
    pilot: Pilot, size: tuple[int, int], scale: int, home_left: bool
) -> None:
    shape(pilot, size, scale)
    open_match(pilot, home_left=home_left)
    geometry = pilot.board.control.hand.geometry

    for point in range(OFF, BAR + 1):
        assert geometry.place_at(*pilot.place(point)) == point
    for point in (6, 8, 13, 24):
        assert geometry.place_at(*pilot.checker(point)) == point
    pilot.click(*pilot.cube())
    assert pilot.message, "a click on the cube after the roll is answered"


def test_b079_losing_the_focus_puts_the_checker_back(pilot: Pilot) -> None:
    open_match(pilot)
    before = shown(pilot)
    pilot.carry(pilot.checker(8), pilot.place(9))

    for event in (pygame.WINDOWFOCUSLOST, pygame.WINDOWMINIMIZED, pygame.WINDOWRESTORED):
        pygame.event.post(pygame.Event(event))
        pilot.frame()
    pilot.settle()

    assert pilot.board.control.hand.held is None
    assert shown(pilot) == before
    pygame.event.post(pygame.Event(pygame.WINDOWFOCUSGAINED))
    pilot.drag(8, 5)
    assert pilot.mine[5] == 1


# --- the computer, sound, the first throw ---------------------------------------------------


class SlowBrain(ScriptedBrain):
    """Thinks until it is told to stop or to answer."""

    def __init__(self) -> None:
        super().__init__()
        self.started, self.answer = threading.Event(), threading.Event()
        self.cancelled = False

    def choose_play(self, state: GameState, cancelled: Cancelled) -> Play:
        self.started.set()
        while not self.answer.wait(0.01):
            if cancelled():
                self.cancelled = True
                break
        return first_play(state)


def test_b081_the_window_lives_while_the_computer_thinks(pilot: Pilot) -> None:
    brain = SlowBrain()
    session = new_session((1, 3))
    table = MatchTable(
        session, Conductor(session, brain, WorkerThinking()), pilot.app.context.match_store
    )
    pilot.app.context.director.clear_to(BoardScene(pilot.app.context, table))
    until(pilot, brain.started.is_set)

    pilot.advance(1.0)
    assert pilot.board.flow.thinking, "a sign must show that the computer thinks"
    pilot.click_button("menu")
    assert pilot.scene == "confirm"
    pilot.key("escape")
    assert pilot.scene == "board"
    pilot.app.context.routes.menu()
    pilot.frame()
    for _ in range(100):
        if brain.cancelled:
            break
        brain.answer.wait(0.02)
    assert brain.cancelled, "leaving must stop the thinking"


@pytest.mark.parametrize("starter", [Side.WHITE, Side.BLACK])
def test_b091_the_opening_throw_is_on_the_board_and_can_be_played(
    pilot: Pilot, starter: Side
) -> None:
    throws = [(3, 3), (3, 1) if starter is Side.WHITE else (1, 3), (6, 5)]
    pilot.start(dice=ScriptedDice(throws))

    if starter is Side.WHITE:
        assert [(die.mine, die.value) for die in pilot.board.flow.view.dice] == [
            (True, 3),
            (True, 1),
        ]
        pilot.drag(8, 5)
        assert pilot.mine[5] == 1
    else:
        assert pilot.session.state.phase is Phase.TO_ROLL
        assert pilot.board.flow.view.last_play
        assert "roll" in pilot.buttons


# --- files ---------------------------------------------------------------------------------


class StoredPilot(Pilot):
    """Reads its settings from the folder, as the program does."""

    def _services(self, home: Path, settings: Settings) -> Services:
        return replace(super()._services(home, settings), settings=None)


DAMAGE = {
    "empty": b"",
    "brace": b"{",
    "zeros": bytes(400),
    "list": b"[]",
    "types": b'{"format": "fairgammon match", "version": "x", "window": "big", "volume": []}',
    "negative": b'{"window": [-5, 0], "interface_size": -3}',
}


@pytest.mark.parametrize("content", DAMAGE.values(), ids=DAMAGE)
def test_b094_broken_files_do_not_stop_the_start(private_home: Path, content: bytes) -> None:
    for name in ("config/settings.json", "data/match.json"):
        path = private_home / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)

    pilot = StoredPilot(private_home)
    pilot.advance(0.5)

    assert pilot.scene == "menu"
    assert pilot.app.banner.text, "the player must be told"
    pilot.close()


def test_b096_a_folder_that_cannot_be_written_does_not_stop_the_game(private_home: Path) -> None:
    private_home.parent.mkdir(parents=True, exist_ok=True)
    private_home.write_text("a file where the folder should be")
    pilot = Pilot(private_home, dice=THROWS)
    pilot.start()
    pilot.advance(0.5)

    assert pilot.app.banner.text
    pilot.drag(8, 5)
    assert pilot.mine[5] == 1
    pilot.close()


def test_b098_a_turn_half_played_is_found_again_with_its_undo(private_home: Path) -> None:
    before = Pilot(private_home)
    sit_and_move(before)
    turn = before.session.turn
    before.close()

    after = Pilot(private_home)
    after.app.context.resume_match()
    after.settle()

    assert turn is not None
    assert turn.dice_left == (1,)
    assert after.session.turn == turn
    after.key("backspace")
    after.settle()
    assert after.session.turn.moves == ()
    assert after.session.turn.roll == turn.roll
    after.close()


def test_b098_a_game_that_is_over_is_counted_once(private_home: Path) -> None:
    session = MatchSession.new(MatchSetup(MatchRules.match(5)), SealedDice(SECRET), STARTED)
    random = Random(3)
    while session.state.phase is not Phase.GAME_OVER:
        session.submit(*next_step(session, random))
    keep(session.record, private_home)

    for _ in range(2):
        pilot = Pilot(private_home)
        pilot.app.context.resume_match()
        pilot.advance(1.0)
        pilot.close()

        assert kept(private_home) == session.record
        assert pilot.app.context.session.state.score == session.state.score


@pytest.mark.parametrize("name", ["Müller", "Игорь", "运城", "\U0001f3b2 dice", "x" * 200])
def test_b100_any_folder_name_will_do(tmp_path: Path, name: str) -> None:
    pilot = Pilot(tmp_path / name, dice=THROWS)
    pilot.start()
    pilot.drag(8, 5)
    pilot.close()

    assert (tmp_path / name / "data" / "match.json").exists()
