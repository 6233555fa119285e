"""A match whose survival is watched while something goes wrong around it."""

import json
from pathlib import Path

import pygame

from game.engine.dice import SealedDice
from game.engine.match import MatchRules
from game.engine.types import Side
from game.saving.savegame import FILE_NAME, record_from_value, record_to_dict
from game.session import intents
from game.session.record import MatchRecord
from game.session.session import MatchSession
from game.session.setup import MatchSetup
from tests.support.fakes import STARTED
from tests.support.pilot import Pilot

SECRET = bytes([4]) * 32
"""Begins with a throw that white wins, so that the match waits for the person."""

PATIENCE = 5.0

DRAWN = 200
"""Colours that a board has at the least where it is drawn."""


def sit_and_move(pilot: Pilot) -> MatchRecord:
    """Begin a match with sealed dice and move one checker; the record as it must survive."""
    pilot.start(rules=MatchRules.match(5), dice=SealedDice(SECRET))
    move_one(pilot)
    return pilot.session.record


def move_one(pilot: Pilot) -> None:
    """One checker by one die, where there is something to move."""
    turn = pilot.session.turn
    assert turn is not None
    move = turn.next_moves()[0]
    pilot.drag(move.source, move.target)
    pilot.settle()


def carry_one(pilot: Pilot, to: tuple[float, float]) -> MatchRecord:
    """Begin a match and hold a checker that may move at a place; the record, without that move."""
    record = sit_and_move(pilot)
    turn = pilot.session.turn
    assert turn is not None
    pilot.carry(pilot.checker(turn.next_moves()[0].source), to)
    return record


def finish_roll(pilot: Pilot) -> None:
    """Play what is left of the roll."""
    while pilot.session.turn is not None and not pilot.session.turn.is_complete:
        move_one(pilot)


def kept(home: Path) -> MatchRecord:
    """The match as it is kept in the player's folder."""
    text = (home / "data" / FILE_NAME).read_text(encoding="utf-8")
    return record_from_value(json.loads(text))


def keep(record: MatchRecord, home: Path) -> bytes:
    """Put a match where the game will look for it."""
    data = json.dumps(record_to_dict(record)).encode("ascii")
    (home / "data").mkdir(parents=True, exist_ok=True)
    (home / "data" / FILE_NAME).write_bytes(data)
    return data


def told(pilot: Pilot) -> str:
    """The sentence over the scene, as soon as one is there."""
    waited = 0.0
    while pilot.app.banner.text is None:
        pilot.frame()
        waited += 1 / 60
        assert waited < PATIENCE, "nothing is said"
    return pilot.app.banner.text


def goes_on(pilot: Pilot, record: MatchRecord) -> None:
    """From the menu the match can be continued, and stands where it stood."""
    pilot.app.context.routes.menu()
    pilot.frame()
    pilot.app.context.resume_match()
    pilot.settle()
    assert pilot.session.record == record


def plays_on(pilot: Pilot, home: Path) -> None:
    """A match can be begun, seen and kept, and goes on."""
    record = sit_and_move(pilot)
    assert kept(home) == record
    assert shades(pilot.app.canvas.surface) >= DRAWN
    goes_on(pilot, record)


def shades(picture: pygame.Surface) -> int:
    """How many colours are on a picture, looked at here and there."""
    width, height = picture.get_size()
    columns, rows = range(0, width, max(1, width // 180)), range(0, height, max(1, height // 110))
    spots = ((x, y) for x in columns for y in rows)
    return len({tuple(picture.get_at(spot)) for spot in spots})


def some_match() -> MatchRecord:
    """A match that stands in the middle of a game."""
    session = MatchSession.new(MatchSetup(MatchRules.match(5)), SealedDice(SECRET), STARTED)
    session.submit(Side.WHITE, intents.ThrowOpening())
    return session.record
