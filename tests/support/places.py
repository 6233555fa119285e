"""Sessions at any place of a game, and the rules cases that say what must happen there."""

import json
from pathlib import Path

from game.engine.cube import Cube
from game.engine.dice import Roll, ScriptedDice
from game.engine.match import MatchRules, MatchScore
from game.engine.position import Position
from game.engine.state import GameState
from game.engine.turn import Turn
from game.engine.types import Side
from game.session.session import MatchSession
from game.session.setup import MatchSetup
from tests.support.fakes import STARTED

CASES = Path(__file__).parents[1] / "data" / "rules-cases.json"


def rules_case(name: str) -> dict:
    """One case of the reference data by its id."""
    cases = json.loads(CASES.read_text(encoding="utf-8"))["cases"]
    return next(case for case in cases if case["id"] == name)


def session_in(
    state: GameState,
    *,
    throws: tuple[tuple[int, int], ...] = (),
    human: Side = Side.WHITE,
    home_left: bool = False,
) -> MatchSession:
    """A session whose match stands in `state`, as if it had come there by play.

    A record always begins with the first throw, so the state is laid under the session's feet;
    its record cannot be replayed.
    """
    setup = MatchSetup(state.rules, human, home_left=home_left, name="Anna")
    session = MatchSession.new(setup, ScriptedDice(throws), STARTED)
    session._replay.states[-1] = state
    if state.roll is not None:
        session._turn = Turn(state.position, state.roll)
    return session


def session_at(
    position: Position,
    dice: tuple[int, int] | None = None,
    *,
    side: Side = Side.WHITE,
    rules: MatchRules | None = None,
    score: MatchScore | None = None,
    cube: Cube | None = None,
    throws: tuple[tuple[int, int], ...] = (),
    human: Side = Side.WHITE,
) -> MatchSession:
    """A session where `side` is on roll in a position, before the roll or with it."""
    state = GameState.set_up(
        rules or MatchRules.match(7),
        side,
        position,
        score=score,
        cube=cube,
        roll=None if dice is None else Roll(*dice),
    )
    return session_in(state, throws=throws, human=human)


def session_of(case: str, *, human: Side = Side.WHITE) -> MatchSession:
    """A session where the person has rolled in the position of a rules case."""
    found = rules_case(case)
    position = Position.from_points(found["position"])
    return session_at(position, tuple(found["dice"]), side=human, human=human)
