"""Conductor: whose decision is it; asks the brain when it is the computer's.

It is asked itself, by `tick`, whenever the picture is at rest, so the computer does not outrun
the eyes. It never decides anything for the person, who also starts the next game.
"""

import logging
from functools import partial

from game.engine.ai.brain import Brain, Cancelled, CubeAnswer
from game.engine.ai.search import never
from game.engine.state import GameState, Phase
from game.engine.types import Side
from game.session import events, intents
from game.session.events import Event
from game.session.intents import Intent
from game.session.session import MatchSession
from game.session.thinking import Thinking, think

_log = logging.getLogger(__name__)

Intents = tuple[Intent, ...]


class Conductor:
    """Leads one session, with a brain at the computer's side."""

    def __init__(
        self,
        session: MatchSession,
        brain: Brain,
        thinking: Thinking[Intents],
        spare: Brain | None = None,
    ) -> None:
        """Lead a session.

        Args:
            session: whose computer side is led.
            brain: decides for it, where `thinking` runs it.
            thinking: one of its own.
            spare: decides at once whenever the brain has failed; without one, or where it fails
                too, the computer does the first thing that is legal.
        """
        self._spare = spare
        self._session = session
        self._brain = brain
        self._thinking = thinking
        self._asked: GameState | None = None
        self._gave_up_in = 0
        """The game in which the computer has last offered to resign; it does so once a game."""

    @property
    def thinking(self) -> bool:
        """Whether the brain is at work."""
        return self._asked is not None

    def tick(self) -> list[Event]:
        """Take the next step that is not the person's to take; no events when there is none."""
        session, state = self._session, self._session.state
        if self._asked is not None and self._asked is not state:
            self._forget()
        if session.is_over or session.dice_wanted:
            return []
        if state.phase is Phase.OPENING:
            return session.submit(self._side, intents.ThrowOpening())
        if state.to_act is not self._side:
            return []
        if self._asked is None:
            forced = self._forced(state)
            if forced is not None:
                return session.submit(self._side, forced)
            self._asked = state
            stubborn = self._gave_up_in == state.game_number
            self._thinking.start(partial(decide, self._brain, state, stubborn=stubborn))
        return self._listen(state)

    def close(self) -> None:
        """Stop the brain; the session stays as it is."""
        self._asked = None
        self._thinking.close()

    @property
    def _side(self) -> Side:
        return self._session.setup.computer

    def _forget(self) -> None:
        """Drop a question whose position is gone: taken back, resigned, left."""
        self._asked = None
        self._thinking.cancel()

    def _forced(self, state: GameState) -> Intent | None:
        """What needs no brain; a beaver is always accepted by the one who doubled."""
        if state.phase is Phase.TO_ROLL and not self._has_choice(state):
            return intents.Roll()
        if state.beaver:
            return intents.TakeCube()
        turn = self._session.turn
        if state.phase is Phase.TO_PLAY and turn is not None and turn.is_complete:
            return intents.Confirm()
        return None

    def _has_choice(self, state: GameState) -> bool:
        """Whether there is anything to think about before a roll: the cube, or giving up."""
        may_give_up = not state.position.has_contact and self._gave_up_in != state.game_number
        return may_give_up or state.can_double(self._side)

    def _listen(self, state: GameState) -> list[Event]:
        """What the brain has decided, submitted; nothing while it thinks."""
        thought = self._thinking.poll()
        if thought is None:
            return []
        self._asked = None
        if thought.found is None:
            _log.error("the brain failed in %s", state, exc_info=thought.error)
            return self._stumble(state)
        happened = self._submit(thought.found)
        if not _refused(happened):
            return happened
        _log.error("the brain wanted %s in %s", thought.found, state)
        done = [event for event in happened if not isinstance(event, events.Refused)]
        return done + self._stumble(state)

    def _stumble(self, state: GameState) -> list[Event]:
        """Go on without the brain."""
        failed = events.ThinkingFailed(self._side)
        if self._spare is not None:
            thought = think(partial(decide, self._spare, state, stubborn=True), never)
            happened = self._submit(thought.found) if thought.found is not None else []
            if happened and not _refused(happened):
                return [failed, *happened]
            _log.error("the spare brain failed in %s", state, exc_info=thought.error)
        return [failed, *self._fall_back(state)]

    def _submit(self, wanted: Intents) -> list[Event]:
        """Submit intents in order, up to the first that is refused.

        The moves of a play that was left half done, by a program that was closed, come first:
        they go back, since the brain decides on whole plays.
        """
        happened = self._undo_all()
        for intent in wanted:
            if isinstance(intent, intents.OfferResignation):
                self._gave_up_in = self._session.state.game_number
            answer = self._session.submit(self._side, intent)
            happened += answer
            if any(isinstance(event, events.Refused | events.GameEnded) for event in answer):
                break
        return happened

    def _undo_all(self) -> list[Event]:
        happened: list[Event] = []
        while self._session.allows(self._side, intents.Undo()):
            happened += self._session.submit(self._side, intents.Undo())
        return happened

    def _fall_back(self, state: GameState) -> list[Event]:
        """Something legal, so that the game goes on."""
        match state.phase:
            case Phase.TO_ROLL:
                return self._submit((intents.Roll(),))
            case Phase.CUBE_OFFERED:
                return self._submit((intents.TakeCube(),))
            case Phase.RESIGNATION_OFFERED:
                return self._submit((intents.AnswerResignation(accept=True),))
            case _:
                return self._play_anything()

    def _play_anything(self) -> list[Event]:
        """Play the first legal move until the roll is played."""
        happened = self._undo_all()
        while (turn := self._session.turn) is not None and not turn.is_complete:
            move = intents.MoveChecker(turn.next_moves()[:1])
            happened += self._session.submit(self._side, move)
        if self._session.allows(self._side, intents.Confirm()):
            happened += self._session.submit(self._side, intents.Confirm())
        return happened


def _refused(happened: list[Event]) -> bool:
    return any(isinstance(event, events.Refused) for event in happened)


def decide(
    brain: Brain, state: GameState, cancelled: Cancelled, *, stubborn: bool = False
) -> Intents:
    """What a brain wants to do in a state that waits for it, as intents.

    A stubborn one does not resign.
    """
    match state.phase:
        case Phase.TO_ROLL:
            kind = None if stubborn else brain.resignation(state, cancelled)
            if kind is not None:
                return (intents.OfferResignation(kind),)
            doubles = brain.wants_double(state, cancelled)
            return (intents.OfferDouble(),) if doubles else (intents.Roll(),)
        case Phase.CUBE_OFFERED:
            return (_answer(brain.answer_double(state, cancelled), state),)
        case Phase.RESIGNATION_OFFERED:
            return (intents.AnswerResignation(brain.accepts_resignation(state, cancelled)),)
        case _:
            moves = brain.choose_play(state, cancelled).moves
            return (*(intents.MoveChecker((move,)) for move in moves), intents.Confirm())


def _answer(answer: CubeAnswer, state: GameState) -> Intent:
    """The intent of a cube answer; a beaver where none is allowed is a take."""
    if answer is CubeAnswer.PASS:
        return intents.PassCube()
    may_beaver = state.to_act is not None and state.can_beaver(state.to_act)
    return (
        intents.BeaverCube() if answer is CubeAnswer.BEAVER and may_beaver else intents.TakeCube()
    )
