"""Finishing a race for the person: rolls and moves of a strong player, until the game is over.

Doubles and resignations are still answered by the person alone, and the person's own cube
stays where it is.
"""

from functools import partial

from game.engine.ai.brain import Brain
from game.engine.state import GameState, Phase
from game.session.conductor import Intents, decide
from game.session.intents import Roll
from game.session.session import MatchSession
from game.session.thinking import Thinking
from game.ui.context import Context

PLAYER = "master"
"""The level that plays; in a race, a stronger one finds the same."""


class Finisher:
    """Plays the person's side of one match once it has been asked to."""

    def __init__(self, context: Context, session: MatchSession) -> None:
        self._context = context
        self._session = session
        self._thinking: Thinking[Intents] = context.services.new_thinking()
        self._brain: Brain | None = None
        self._asked: GameState | None = None
        self.active = False

    def start(self) -> None:
        """Play from here on."""
        self._brain = self._brain or self._context.services.load_brain(PLAYER)
        self.active = True

    def stop(self) -> bool:
        """Leave the rest to the person; True when that changes anything."""
        was, self.active = self.active, False
        if self._asked is not None:
            self._thinking.cancel()
            self._asked = None
        return was

    def close(self) -> None:
        """End for good."""
        self.stop()
        self._thinking.close()

    def next(self) -> Intents:
        """What is to be done now; empty while it thinks, or where the person has to answer."""
        state = self._session.state
        if state.position.has_contact:
            self.stop()
        if not self.active or state.to_act is not self._session.setup.human:
            return ()
        if state.phase is Phase.TO_ROLL:
            return (Roll(),)
        if state.phase is not Phase.TO_PLAY:
            return ()
        if self._asked is not state:
            self._asked = state
            assert self._brain is not None, "started before"
            self._thinking.start(partial(decide, self._brain, state))
        thought = self._thinking.poll()
        if thought is None:
            return ()
        self._asked = None
        if thought.found is None:
            self.stop()
            return ()
        return thought.found
