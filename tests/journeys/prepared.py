"""Saved matches at wanted moments, made by playing real sessions with sealed dice.

Nothing is built by hand: each match is played from its first throw, the moves by the computer
player of the game, until a moment comes that fits. The secrets are counted up from a name, so
that the same name gives the same match as long as the computer player stays the same.
"""

import hashlib
from collections.abc import Callable
from dataclasses import dataclass
from itertools import count
from pathlib import Path

from game.engine.ai.brain import Brain, CubeAnswer, load_brain
from game.engine.dice import SealedDice
from game.engine.match import MatchRules
from game.engine.play import CheckerMove
from game.engine.state import Phase
from game.engine.turn import Turn
from game.engine.types import Side
from game.saving.savegame import MatchStore
from game.session import intents
from game.session.record import MatchRecord
from game.session.session import MatchSession
from game.session.setup import MatchSetup

STARTED = "2025-01-31T20:15:00+01:00"
LEVEL = "casual"
FIVE_POINTS = MatchRules.match(5)
LONGEST = 200
"""Decisions after which a match that has not come to the wanted moment is given up."""

Fits = Callable[[MatchSession], bool]


@dataclass(frozen=True, slots=True)
class Moment:
    """What to look for, and in which kind of match."""

    name: str
    fits: Fits
    rules: MatchRules
    doubles: bool = False
    """Whether the two sides use the cube on the way."""
    first: int = 0
    """The number to begin the search with; saves time where the fitting one is known."""


def prepare(moment: Moment) -> MatchRecord:
    """A record of a match that stands at the moment."""
    brain = load_brain(LEVEL)
    for number in count(moment.first):
        secret = hashlib.sha256(f"{moment.name} {number}".encode()).digest()
        setup = MatchSetup(moment.rules, Side.WHITE, LEVEL, name="Anna")
        session = MatchSession.new(setup, SealedDice(secret), STARTED)
        if _play_up_to(session, moment, brain):
            return session.record
    raise AssertionError("there is always another secret")


def save(record: MatchRecord, home: Path) -> None:
    """Put the record where a game that uses this home will find it."""
    store = MatchStore(home / "data")
    problem = store.save(record)
    store.close()
    if problem is not None:
        raise OSError(f"the prepared match could not be written: {problem}")


def _play_up_to(session: MatchSession, moment: Moment, brain: Brain) -> bool:
    """Let both sides play until the moment has come; false if it does not."""
    for _ in range(LONGEST):
        if moment.fits(session):
            return True
        if session.is_over:
            return False
        _decide(session, moment, brain)
    return False


def _decide(session: MatchSession, moment: Moment, brain: Brain) -> None:
    """One decision of whoever has to make it, submitted as intents."""
    state = session.state
    side = state.to_act or Side.WHITE
    for intent in _wanted(session, moment, brain):
        session.submit(side, intent)


def _wanted(session: MatchSession, moment: Moment, brain: Brain) -> tuple[intents.Intent, ...]:
    state = session.state
    match state.phase:
        case Phase.OPENING:
            return (intents.ThrowOpening(),)
        case Phase.GAME_OVER:
            return (intents.StartNextGame(),)
        case Phase.TO_ROLL:
            doubles = moment.doubles and brain.wants_double(state, _never)
            return (intents.OfferDouble(),) if doubles else (intents.Roll(),)
        case Phase.CUBE_OFFERED:
            passes = brain.answer_double(state, _never) is CubeAnswer.PASS
            return (intents.PassCube() if passes else intents.TakeCube(),)
        case _:
            moves = brain.choose_play(state, _never).moves
            return (*(intents.MoveChecker((move,)) for move in moves), intents.Confirm())


def _never() -> bool:
    return False


# --- what can be looked for ----------------------------------------------------------------


def human_plays(session: MatchSession) -> bool:
    """Whether the person has a roll to play and has not begun."""
    turn, state = session.turn, session.state
    return state.to_act is session.setup.human and turn is not None and not turn.moves


def human_rolls(session: MatchSession) -> bool:
    """Whether the person may roll or double."""
    state, human = session.state, session.setup.human
    return state.phase is Phase.TO_ROLL and state.can_double(human)


def can_go_far(session: MatchSession) -> bool:
    """Whether a checker of the person's can go where it takes several dice."""
    turn = session.turn
    return human_plays(session) and turn is not None and bool(long_ways(turn))


def can_hit(session: MatchSession) -> bool:
    """Whether one die hits, with nobody on the bar."""
    return human_plays(session) and hit_of(session) is not None and not _bar(session)


def can_enter(session: MatchSession) -> bool:
    """Whether a checker of the person's can enter from the bar."""
    turn = session.turn
    return human_plays(session) and turn is not None and turn.can_play and _bar(session) == 1


def can_bear_off(session: MatchSession) -> bool:
    """Whether the person can bear a checker off, has some off, and does not win by it."""
    turn = session.turn
    if not human_plays(session) or turn is None or not 2 <= turn.position.off <= 8:
        return False
    return any(move.target == 0 for move in turn.next_moves())


def one_roll_wins(session: MatchSession) -> bool:
    """Whether the roll on the board bears off the person's last two checkers."""
    turn = session.turn
    if not human_plays(session) or turn is None or turn.position.off != 13:
        return False
    return all(move.target == 0 for move in turn.next_moves()) and not turn.roll.is_double


def computer_doubles(session: MatchSession) -> bool:
    """Whether a double of the computer waits for the person's answer."""
    state = session.state
    return state.phase is Phase.CUBE_OFFERED and state.to_act is session.setup.human


def nothing_moves(session: MatchSession) -> bool:
    """Whether the person has rolled and cannot move."""
    turn = session.turn
    return human_plays(session) and turn is not None and not turn.can_play


def long_ways(turn: Turn) -> list[tuple[CheckerMove, ...]]:
    """Ways by several dice, one to each point that takes so many."""
    sources = {move.source for move in turn.next_moves()}
    shortest = (ways[0] for source in sources for ways in turn.paths_from(source).values())
    return [way for way in shortest if len(way) > 1]


def hit_of(session: MatchSession) -> CheckerMove | None:
    """A move of one die that hits."""
    turn = session.turn
    if turn is None:
        return None
    return next((move for move in turn.next_moves() if turn.hits(move)), None)


def _bar(session: MatchSession) -> int:
    assert session.turn is not None
    return session.turn.position.bar
