"""Whole matches by posted events, and any events at all: the picture is always the session's."""

import random
from pathlib import Path

import pygame
import pytest

from game.engine.dice import SealedDice
from game.engine.match import MatchRules
from game.engine.state import Phase
from game.engine.types import Side
from tests.support.pilot import Pilot

MOST_TURNS = 400
EVENTS = 800
KEYS = (
    "space",
    "return",
    "backspace",
    "escape",
    "tab",
    "left",
    "right",
    "up",
    "down",
    "d",
    "t",
    "p",
    "b",
    "z",
    "8",
    "6",
    "5",
    "1",
    "/",
)


@pytest.mark.parametrize("human", list(Side))
def test_a_whole_match_by_clicks_and_drags(tmp_path: Path, human: Side) -> None:
    pilot = Pilot(tmp_path)
    generator = random.Random(human.value)
    pilot.start(rules=MatchRules.match(1), human=human, dice=SealedDice(bytes(range(1, 33))))

    play_to_the_end(pilot, generator, by_keys=False)

    assert pilot.session.state.match_winner is not None
    pilot.close()


def test_a_whole_match_by_keys_alone(tmp_path: Path) -> None:
    pilot = Pilot(tmp_path)
    pilot.start(rules=MatchRules.match(1), dice=SealedDice(bytes(range(32))))

    play_to_the_end(pilot, random.Random(3), by_keys=True)

    assert pilot.session.state.match_winner is not None
    pilot.close()


def play_to_the_end(pilot: Pilot, generator: random.Random, *, by_keys: bool) -> None:
    for _ in range(MOST_TURNS):
        pilot.settle()
        pilot.check()
        state = pilot.session.state
        if state.phase is Phase.GAME_OVER:
            return
        turn = pilot.session.turn
        if turn is None or turn.is_complete:
            pilot.key("space")
        elif by_keys:
            move_by_keys(pilot)
        else:
            move_by_pointer(pilot, generator)
    raise AssertionError("the match does not end")


def move_by_keys(pilot: Pilot) -> None:
    moves = len(pilot.session.turn.moves) if pilot.session.turn is not None else 0
    pilot.key("right")
    pilot.key("return")
    pilot.key("return")
    turn = pilot.session.turn
    assert turn is None or len(turn.moves) > moves


def move_by_pointer(pilot: Pilot, generator: random.Random) -> None:
    commands = pilot.board.flow.commands
    source = generator.choice(commands.movable())
    target = generator.choice(sorted(commands.landings(source)))
    before = pilot.session.record
    if generator.random() < 0.5:
        pilot.drag(source, target)
    else:
        pilot.tap(source)
        pilot.tap(target)
    assert pilot.session.record != before
    if generator.random() < 0.2:
        pilot.key("backspace")


@pytest.mark.parametrize("speed", ["instant", "quick"])
def test_any_events_leave_a_true_picture(tmp_path: Path, speed: str) -> None:
    seed = 11
    generator = random.Random(seed)
    pilot = Pilot(tmp_path, speed=speed)
    pilot.start(rules=MatchRules.match(3), dice=SealedDice(bytes(range(2, 34))))

    for _ in range(EVENTS):
        if pilot.scene != "board":
            pilot.key("escape")
            pilot.frame()
            if pilot.scene not in ("board", "confirm", "resign", "results", "type_dice"):
                pilot.app.context.resume_match()
                pilot.frame()
            if pilot.scene == "results":
                pilot.key("return")
                pilot.frame()
            continue
        any_event(pilot, generator)
        pilot.frame(generator.choice((0.0, 1 / 60, 0.1)))
        pilot.check()
    pilot.close()


def any_event(pilot: Pilot, generator: random.Random) -> None:
    width, height = pilot.app.canvas.size
    spot = generator.uniform(-20, width + 20), generator.uniform(-20, height + 20)
    button = generator.choice((1, 1, 1, 1, 2, 3))
    match generator.randrange(10):
        case 0 | 1:
            pilot.press(*spot, button)
        case 2:
            pilot.release(*spot, button)
        case 3:
            pilot.move(*spot)
        case 4 | 5:
            movable = pilot.board.flow.commands.movable()
            if movable:
                pilot.press(*pilot.checker(generator.choice(movable)))
        case 6:
            if pilot.lit:
                pilot.release(*pilot.place(generator.choice(sorted(pilot.lit))))
        case 7:
            pilot.wheel(*spot, generator.choice((-1, 1)))
        case 8:
            kind = generator.choice((pygame.WINDOWFOCUSLOST, pygame.WINDOWLEAVE))
            pygame.event.post(pygame.Event(kind))
        case _:
            pilot.key(generator.choice(KEYS), ctrl=generator.random() < 0.2)
