"""The record of a match: actions with their dice, nothing else; positions follow by replay.

Entries are only ever appended. A turn taken back is an entry too: it says how much of the line
still counts, and what was played before stays on record.
"""

from collections.abc import Iterable
from dataclasses import dataclass, replace

from game.engine.actions import Action, MakePlay, NextGame, OpeningThrow, RollDice
from game.engine.dice import Dice, SealedDice, TypedDice
from game.engine.errors import BackgammonError, IllegalActionError
from game.engine.match import MatchRules
from game.engine.movegen import legal_plays
from game.engine.play import CheckerMove
from game.engine.state import GameState, Phase
from game.engine.turn import Turn
from game.engine.types import Side
from game.session.setup import DiceKind, MatchSetup


@dataclass(frozen=True, slots=True)
class TakenBack:
    """`side` took a turn back: only the first `keep` actions of the line still count."""

    side: Side
    keep: int


Entry = Action | TakenBack
Throw = OpeningThrow | RollDice


class InvalidRecordError(BackgammonError):
    """A record that the rules refuse; `entry` is the number of the first bad one, if it is one."""

    def __init__(self, reason: str, entry: int | None = None) -> None:
        where = "" if entry is None else f"entry {entry}: "
        super().__init__(f"{where}{reason}")
        self.entry = entry


class Replay:
    """The line of actions that counts, with the state before each and after the last.

    `states[n]` is the state after n actions. Every entry is checked by the rules.
    """

    def __init__(self, rules: MatchRules) -> None:
        self.line: list[Action] = []
        self.states: list[GameState] = [GameState.start(rules)]
        self.thrown: list[tuple[int, Throw]] = []
        self._throws = [0]

    @classmethod
    def of(cls, rules: MatchRules, entries: Iterable[Entry]) -> "Replay":
        """Replay whole entries.

        Raises:
            InvalidRecordError: at the first entry that the rules refuse.
        """
        replay = cls(rules)
        for number, entry in enumerate(entries):
            try:
                replay.add(entry)
            except BackgammonError as error:
                raise InvalidRecordError(str(error), number) from error
        return replay

    @property
    def state(self) -> GameState:
        """Where the match stands."""
        return self.states[-1]

    @property
    def next_throw(self) -> int:
        """Index of the next throw: how many have fallen in the line."""
        return self._throws[-1]

    def thrown_before(self, index: int) -> Throw | None:
        """What fell as throw `index` when the line had come so far before, if it ever had.

        `thrown` has every throw with its index, those in turns taken back included.
        """
        return next((throw for at, throw in reversed(self.thrown) if at == index), None)

    def last_choice(self, side: Side) -> int | None:
        """Number of the last action by which `side` chose a play, in the present game."""
        for number in range(len(self.line) - 1, -1, -1):
            action, before = self.line[number], self.states[number]
            if isinstance(action, NextGame):
                return None
            if not isinstance(action, MakePlay) or action.side is not side:
                continue
            if before.roll is not None and len(legal_plays(before.position, before.roll)) > 1:
                return number
        return None

    def add(self, entry: Entry) -> GameState:
        """Append one entry and return the state it leads to.

        Raises:
            BackgammonError: as `GameState.apply`; nothing has changed then.
        """
        if isinstance(entry, TakenBack):
            self._check(entry)
            del self.line[entry.keep :]
            del self.states[entry.keep + 1 :]
            del self._throws[entry.keep + 1 :]
            return self.state
        state = self.state.apply(entry)
        throws = self.next_throw
        if isinstance(entry, OpeningThrow | RollDice):
            self.thrown.append((throws, entry))
            throws += 1
        self.line.append(entry)
        self.states.append(state)
        self._throws.append(throws)
        return state

    def _check(self, entry: TakenBack) -> None:
        if not 0 < entry.keep < len(self.line):
            raise IllegalActionError(f"{entry}: the line has {len(self.line)} actions")
        taken = self.line[entry.keep]
        if not isinstance(taken, MakePlay) or taken.side is not entry.side:
            raise IllegalActionError(f"{entry}: no turn of this side begins there")
        in_this_game = not any(isinstance(action, NextGame) for action in self.line[entry.keep :])
        if not in_this_game or self.state.phase is Phase.GAME_OVER:
            raise IllegalActionError(f"{entry}: the game of that turn is over")


@dataclass(frozen=True, slots=True)
class MatchRecord:
    """Everything that is saved of a match.

    `secret` and `phrase` make the sealed dice again (None where they are not sealed), `pending`
    holds the moves of a turn that is not confirmed yet, `started` is an ISO time stamp, and
    `closed` says that a money session has been ended.
    """

    setup: MatchSetup
    started: str
    secret: bytes | None = None
    phrase: str = ""
    entries: tuple[Entry, ...] = ()
    pending: tuple[CheckerMove, ...] = ()
    closed: bool = False

    @property
    def line(self) -> tuple[Action, ...]:
        """The actions that count, without those of turns taken back."""
        line: list[Action] = []
        for entry in self.entries:
            if isinstance(entry, TakenBack):
                del line[entry.keep :]
            else:
                line.append(entry)
        return tuple(line)

    def replay(self) -> Replay:
        """Replay and check the whole record, the unfinished turn included.

        Raises:
            InvalidRecordError: if the rules refuse any of it.
        """
        replay = Replay.of(self.setup.rules, self.entries)
        state = replay.state
        if self.closed and not (self.setup.rules.is_money and state.phase is Phase.GAME_OVER):
            raise InvalidRecordError("only a money session between two games can be closed")
        try:
            self.pending_turn(state)
        except BackgammonError as error:
            raise InvalidRecordError(f"unfinished turn: {error}") from error
        return replay

    def pending_turn(self, state: GameState) -> Turn | None:
        """The turn in progress in `state`, with the pending moves played.

        Raises:
            IllegalPlayError: if they cannot be played.
            InvalidRecordError: if there are any while no roll waits to be played.
        """
        waiting = state.phase in (Phase.TO_PLAY, Phase.RESIGNATION_OFFERED)
        if not waiting or state.roll is None:
            if self.pending:
                raise InvalidRecordError("moves without a roll")
            return None
        turn = Turn(state.position, state.roll).play_all(self.pending)
        if turn.position.is_over:
            raise InvalidRecordError("the last checker is off and the game goes on")
        return turn

    def own_dice(self) -> Dice:
        """The dice that the record goes on with.

        Raises:
            InvalidRecordError: if their secret is missing.
            DiceError: if it is none.
        """
        if self.secret is not None:
            return SealedDice(self.secret, self.phrase)
        if self.setup.dice is DiceKind.TYPED:
            return TypedDice()
        raise InvalidRecordError("the secret of the sealed dice is missing")

    def states(self) -> tuple[GameState, ...]:
        """The state before each action of the line and after the last."""
        return tuple(self.replay().states)

    def state_at(self, actions: int) -> GameState:
        """The state after so many actions of the line."""
        return self.states()[actions]

    def appended(self, entry: Entry, pending: tuple[CheckerMove, ...] = ()) -> "MatchRecord":
        """The record with one entry more."""
        return replace(self, entries=(*self.entries, entry), pending=pending)
