"""A game that two brains play for nobody; whoever shows it asks for one step after the other."""

from collections.abc import Mapping

from game.engine.ai.brain import Brain
from game.engine.ai.search import never
from game.engine.state import Phase
from game.engine.types import Side
from game.session import intents
from game.session.conductor import decide
from game.session.events import Event
from game.session.session import MatchSession


def next_step(session: MatchSession, brains: Mapping[Side, Brain]) -> list[Event]:
    """The next throw, or the next play of a whole roll; neither side doubles or resigns.

    The game must not be over.
    """
    state = session.state
    side = state.to_act or Side.WHITE
    match state.phase:
        case Phase.OPENING:
            return session.submit(side, intents.ThrowOpening())
        case Phase.TO_ROLL:
            return session.submit(side, intents.Roll())
    events: list[Event] = []
    for intent in decide(brains[side], state, never):
        if session.state.phase is Phase.TO_PLAY:  # the last checker ends the game at once
            events += session.submit(side, intent)
    return events
