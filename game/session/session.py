"""MatchSession: the table itself, the only owner of a match in progress.

Intents go in and events come out. Wrong intents come back as `Refused` and change nothing.
Nothing waits here, nothing moves on a screen, and a person and a brain are the same.
"""

from dataclasses import replace

from game.engine import actions
from game.engine.dice import Dice, Roll, SealedDice
from game.engine.play import CheckerMove
from game.engine.state import GameState, Phase
from game.engine.turn import Turn
from game.engine.types import Side
from game.session import events, intents, rulings
from game.session.events import Event, Refusal
from game.session.intents import Intent
from game.session.moving import played, taken_back
from game.session.record import Entry, MatchRecord, Replay, TakenBack, Throw
from game.session.setup import MatchSetup

SESSION_GAMES = 100
"""A money session ends by itself after so many: its record is replayed whenever it is taken up."""

_KEEP_THE_TURN = (actions.Resign, actions.DeclineResignation)


class MatchSession:
    """One match from its first throw to its last.

    The last checker borne off ends the game at once, whatever dice are left; every other turn
    ends when it is confirmed.
    """

    def __init__(self, record: MatchRecord, dice: Dice, replay: Replay | None = None) -> None:
        self._record = record
        self._dice = dice
        self._replay = replay or record.replay()
        self._turn = record.pending_turn(self.state)
        self._dice_wanted = False
        self._last_choice: tuple[int, int | None] = (0, None)

    @classmethod
    def new(cls, setup: MatchSetup, dice: Dice, started: str) -> "MatchSession":
        """A match before its first throw.

        Args:
            setup: what was chosen.
            dice: sealed dice are written into the record, so that it can be resumed.
            started: time stamp for the record, ISO 8601.
        """
        if isinstance(dice, SealedDice):
            return cls(MatchRecord(setup, started, dice.secret, dice.phrase), dice)
        return cls(MatchRecord(setup, started), dice)

    @classmethod
    def resume(
        cls, record: MatchRecord, dice: Dice | None = None, replay: Replay | None = None
    ) -> "MatchSession":
        """The match of a record, at the very checker where it was left.

        Args:
            record: as it was saved.
            dice: those to go on with; without them, the record's own.
            replay: of the record, if it has been made already; belongs to the session then.

        Raises:
            InvalidRecordError: if the rules refuse the record, or its dice are missing.
            DiceError: if its secret is none.
        """
        return cls(record, dice or record.own_dice(), replay)

    @property
    def setup(self) -> MatchSetup:
        """What was chosen in the New game dialog."""
        return self._record.setup

    @property
    def record(self) -> MatchRecord:
        """Everything that has to be saved; a value that later intents do not change."""
        return self._record

    @property
    def state(self) -> GameState:
        """Where the match stands, without the moves of an unfinished turn."""
        return self._replay.state

    @property
    def states(self) -> tuple[GameState, ...]:
        """The state after each number of actions of the record's line; the last is `state`."""
        return tuple(self._replay.states)

    @property
    def turn(self) -> Turn | None:
        """The roll that lies on the board, with what has been played of it.

        It stays while a resignation offered in the middle of the turn waits for its answer.
        """
        return self._turn

    @property
    def dice_wanted(self) -> bool:
        """Whether somebody has to type what the dice show."""
        return self._dice_wanted

    @property
    def tied(self) -> bool:
        """Whether the opening has been thrown and has to be thrown again."""
        thrown = any(isinstance(last, actions.OpeningThrow) for last in self._replay.line[-1:])
        return thrown and self.state.phase is Phase.OPENING

    @property
    def is_over(self) -> bool:
        """Whether the match is won or the money session closed."""
        return self.state.match_winner is not None or self._record.closed

    @property
    def seal(self) -> str | None:
        """What binds the sealed dice, to be shown from the start; None for other dice."""
        return self._dice.seal if isinstance(self._dice, SealedDice) else None

    @property
    def revealed_secret(self) -> bytes | None:
        """The secret of the sealed dice once the match or session is over; None before."""
        return self._record.secret if self.is_over else None

    @property
    def throws(self) -> tuple[tuple[int, Throw], ...]:
        """Every throw with its number, those in turns taken back included."""
        return tuple(self._replay.thrown)

    def opening_events(self) -> list[Event]:
        """What to show first: the board of the game that is being played."""
        return [events.GameStarted(self.state.game_number, self.state)]

    def why_not(self, side: Side, intent: Intent) -> Refusal | None:
        """Why the intent would be refused now; None if it would happen."""
        return rulings.why_not(self, side, intent)

    def allows(self, side: Side, intent: Intent) -> bool:
        """Whether the intent would happen now."""
        return self.why_not(side, intent) is None

    def turn_to_take_back(self, side: Side) -> int | None:
        """How many actions of the line stay when `side` takes its last turn back.

        Only the person may, within the game, and only turns with a choice of plays count.
        """
        if side is not self.setup.human or self.state.phase is Phase.GAME_OVER:
            return None
        entries = len(self._record.entries)
        if self._last_choice[0] != entries:
            self._last_choice = (entries, self._replay.last_choice(side))
        return self._last_choice[1]

    def submit(self, side: Side, intent: Intent) -> list[Event]:
        """Let it happen if it may, and tell what happened; a wrong intent gives one Refused."""
        refused = self.why_not(side, intent)
        if refused is not None:
            moves = intent.moves if isinstance(intent, intents.MoveChecker) else ()
            return [events.Refused(side, refused, moves)]
        match intent:
            case intents.ThrowOpening() | intents.Roll():
                return self._throw()
            case intents.TypeDice(first, second):
                return self._dice_fell(first, second)
            case intents.MoveChecker(moves):
                return self._move(side, moves)
            case intents.Undo():
                return [self._undo_move(side)]
            case intents.Confirm():
                return self._end_turn(side)
            case intents.TakeBackTurn():
                return self._take_back(side)
            case intents.OfferDouble() | intents.BeaverCube():
                return self._offer_cube(side, intent)
            case intents.TakeCube() | intents.PassCube():
                return self._answer_cube(side, intent)
            case intents.OfferResignation(kind):
                self._add(actions.Resign(side, kind))
                return [events.ResignationOffered(side, kind)]
            case intents.AnswerResignation(accept):
                return self._answer_resignation(side, accept=accept)
            case intents.StartNextGame():
                self._add(actions.NextGame())
                return self.opening_events()
            case intents.EndSession():
                return [self._close()]

    def _add(self, entry: Entry) -> GameState:
        """Write an entry down; the only place where the match goes on."""
        state = self._replay.add(entry)
        if not isinstance(entry, _KEEP_THE_TURN):
            self._turn = None
            if state.phase is Phase.TO_PLAY and state.roll is not None:
                self._turn = Turn(state.position, state.roll)
        pending = self._turn.moves if self._turn is not None else ()
        self._record = self._record.appended(entry, pending)
        self._dice_wanted = False
        return state

    def _set_turn(self, turn: Turn) -> None:
        self._turn = turn
        self._record = replace(self._record, pending=turn.moves)

    def _the_turn(self) -> Turn:
        assert self._turn is not None, "rulings let nobody move without a roll"
        return self._turn

    def _throw(self) -> list[Event]:
        """Throw the dice, or ask for them; a retaken turn meets dice that were typed before."""
        index = self._replay.next_throw
        pair = self._dice.throw(index)
        if pair is not None:
            return self._dice_fell(*pair)
        opening = self.state.phase is Phase.OPENING
        match self._replay.thrown_before(index):
            case actions.OpeningThrow(white, black) if opening:
                return self._dice_fell(white, black)
            case actions.RollDice(_, roll) if not opening:
                return self._dice_fell(roll.high, roll.low)
        self._dice_wanted = True
        return [events.DiceWanted(self.state.on_roll)]

    def _dice_fell(self, first: int, second: int) -> list[Event]:
        before = self.state
        if before.phase is Phase.OPENING:
            state = self._add(actions.OpeningThrow(first, second))
            thrown = events.OpeningThrown(first, second, state.on_roll)
            if state.cube == before.cube:
                return [thrown]
            return [thrown, events.CubeTurnedByTie(state.cube.value)]
        assert before.on_roll is not None
        roll = Roll(first, second)
        self._add(actions.RollDice(before.on_roll, roll))
        return [events.DiceRolled(before.on_roll, roll, self._the_turn().can_play)]

    def _move(self, side: Side, moves: tuple[CheckerMove, ...]) -> list[Event]:
        turn, happened = played(side, self._the_turn(), moves)
        self._set_turn(turn)
        return happened + self._end_turn(side) if turn.position.is_over else happened

    def _undo_move(self, side: Side) -> Event:
        turn, undone = taken_back(side, self._the_turn())
        self._set_turn(turn)
        return undone

    def _end_turn(self, side: Side) -> list[Event]:
        turn = self._the_turn()
        self._add(actions.MakePlay(side, turn.moves))
        return [events.TurnEnded(side, turn.roll, turn.moves), *self._ending()]

    def _ending(self) -> list[Event]:
        """The end of the game, and of the match or session, if the last action brought it."""
        state = self.state
        if state.outcome is None:
            return []
        ended = events.GameEnded(state.outcome, state)
        if state.match_winner is not None:
            return [ended, events.MatchEnded(state.match_winner)]
        if state.rules.is_money and state.game_number >= SESSION_GAMES:
            return [ended, self._close()]
        return [ended]

    def _close(self) -> Event:
        self._record = replace(self._record, closed=True)
        return events.SessionEnded(self.state.score)

    def _take_back(self, side: Side) -> list[Event]:
        keep = self.turn_to_take_back(side)
        assert keep is not None, "rulings found a turn"
        return [events.TurnTakenBack(side, self._add(TakenBack(side, keep)))]

    def _offer_cube(
        self, side: Side, intent: intents.OfferDouble | intents.BeaverCube
    ) -> list[Event]:
        """A double; a beaver is a take that doubles back at once."""
        if isinstance(intent, intents.OfferDouble):
            state = self._add(actions.Double(side))
            return [events.CubeOffered(side, state.cube.offered)]
        cube = self._add(actions.Beaver(side)).cube
        return [events.CubeTaken(side, cube.value), events.CubeOffered(side, cube.offered)]

    def _answer_cube(self, side: Side, intent: intents.TakeCube | intents.PassCube) -> list[Event]:
        if isinstance(intent, intents.PassCube):
            self._add(actions.Pass(side))
            return [events.CubePassed(side), *self._ending()]
        beaver = self.state.beaver
        cube = self._add(actions.Take(side)).cube
        assert cube.owner is not None
        return [events.CubeTaken(cube.owner, cube.value, beaver)]

    def _answer_resignation(self, side: Side, *, accept: bool) -> list[Event]:
        """Where it is accepted, the moves of an unfinished turn go back: they never counted."""
        if not accept:
            self._add(actions.DeclineResignation(side))
            return [events.ResignationDeclined(side)]
        undone = [self._undo_move(side.other) for _ in self._turn.moves] if self._turn else []
        self._add(actions.AcceptResignation(side))
        return [*undone, *self._ending()]
