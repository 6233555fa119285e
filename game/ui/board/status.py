"""Whose turn it is and what comes next, in words, and which buttons can be used now."""

from dataclasses import dataclass
from enum import Enum

from game.engine.outcome import Kind, Outcome
from game.engine.state import GameState, Phase
from game.engine.turn import Turn
from game.i18n import Words
from game.session.automatic import is_closed_out, is_forced
from game.session.intents import BeaverCube, Confirm, OfferDouble, Roll, TakeCube, Undo
from game.session.session import MatchSession
from game.ui.board.messages import Messages


class Choice(Enum):
    """A button beside the board."""

    ROLL = "roll"
    TYPE_DICE = "type dice"
    DOUBLE = "double"
    FINISH = "finish"
    DONE = "done"
    UNDO = "undo"
    TAKE = "take"
    PASS = "pass"
    BEAVER = "beaver"
    ACCEPT = "accept"
    DECLINE = "decline"
    CONTINUE = "continue"


@dataclass(frozen=True, slots=True)
class Offer:
    """A double that waits for an answer, with the values before and after."""

    stake: int
    doubled: int


@dataclass(frozen=True, slots=True)
class PlayLine:
    """One of the plays in the card of a hint, and what it costs against the best."""

    play: str
    cost: str
    chosen: bool


@dataclass(frozen=True, slots=True)
class Status:
    """What the status card says; `offer` makes it the larger card of a double."""

    title: str
    hint: str = ""
    offer: Offer | None = None
    short: str = ""
    """Said instead of all else in a card that has no room for the hint."""
    plays: tuple[PlayLine, ...] = ()
    """Stand in the card instead of title and hint where there is room for them."""


class StatusWords:
    """Reads a session for the person at the screen."""

    def __init__(self, words: Words, session: MatchSession, messages: Messages, name: str) -> None:
        self._words = words
        self._session = session
        self._messages = messages
        self._name = name
        self._human = session.setup.human
        self._judged: Turn | None = None
        self._forced = False
        self.one_click = False
        """Whether a click on a checker plays it at once."""

    def status(self, *, thinking: bool) -> Status:
        """The words for the moment."""
        state, words = self._session.state, self._words
        mine = state.to_act is self._human
        match state.phase:
            case Phase.OPENING:
                return self._opening()
            case Phase.TO_ROLL if not mine:
                return Status(words.t("{name} is on roll", name=self._name), self._thinks(thinking))
            case Phase.TO_ROLL:
                return self._to_roll()
            case Phase.TO_PLAY:
                turn = self._session.turn
                assert turn is not None
                return self._my_play(turn) if mine else self._their_play(turn, thinking)
            case Phase.CUBE_OFFERED:
                return self._offered(state) if mine else self._waiting_for_answer()
            case Phase.RESIGNATION_OFFERED:
                return self._resigned(state) if mine else self._waiting_for_answer()
            case Phase.GAME_OVER:
                assert state.outcome is not None
                return self.result(state.outcome)

    def finishing(self) -> Status:
        """While the rest of a race is played for the person."""
        words = self._words
        return Status(words.t("Finishing the race"), words.t("Press Esc to play on yourself."))

    def choices(self) -> tuple[Choice, ...]:
        """The buttons that can be used now, the uppermost first."""
        session, human = self._session, self._human
        state = session.state
        if session.dice_wanted:
            return (Choice.TYPE_DICE,)
        if state.phase is Phase.GAME_OVER:
            return (Choice.CONTINUE,)
        if state.to_act is not human:
            return ()
        match state.phase:
            case Phase.CUBE_OFFERED:
                beaver = (Choice.BEAVER,) if session.allows(human, BeaverCube()) else ()
                take = (Choice.TAKE, Choice.PASS) if session.allows(human, TakeCube()) else ()
                return (*take, *beaver)
            case Phase.RESIGNATION_OFFERED:
                return (Choice.ACCEPT, Choice.DECLINE)
        wanted = (
            (Choice.ROLL, Roll()),
            (Choice.DOUBLE, OfferDouble()),
            (Choice.DONE, Confirm()),
            (Choice.UNDO, Undo()),
        )
        usable = tuple(choice for choice, intent in wanted if session.allows(human, intent))
        return (*usable, Choice.FINISH) if self._race_to_finish() else usable

    def _race_to_finish(self) -> bool:
        """Whether the rest of the game is a race, and the person stands before a roll of it."""
        turn = self._session.turn
        before = turn is None or (not turn.moves and turn.can_play)
        return before and not self._session.state.position.has_contact

    def result(self, outcome: Outcome) -> Status:
        """Who won the game and what."""
        words = self._words
        won = outcome.winner is self._human
        points = outcome.points
        if won:
            title = words.n("You win {count} point", "You win {count} points", points)
        else:
            title = words.n(
                "{name} wins {count} point", "{name} wins {count} points", points, name=self._name
            )
        return Status(title, self._size(outcome.kind))

    def _size(self, kind: Kind) -> str:
        match kind:
            case Kind.SINGLE:
                return self._words.t("A single game.")
            case Kind.GAMMON:
                return self._words.t("A gammon.")
            case Kind.BACKGAMMON:
                return self._words.t("A backgammon.")

    def _opening(self) -> Status:
        words, cube = self._words, self._session.state.cube.value
        tied, title = self._session.tied, words.t("Who starts?")
        if self._session.dice_wanted:
            title = words.t("A tie: once more") if tied else title
            return Status(title, words.t("Throw one die each and type both."))
        if not tied:
            return Status(title, words.t("One die each; the higher begins."))
        if cube == 1:
            return Status(title, words.t("A tie is thrown again."))
        hint = words.t("A tie is thrown again; the cube is at {value}.", value=cube)
        return Status(title, hint)

    def _to_roll(self) -> Status:
        words = self._words
        if self._session.dice_wanted:
            return Status(words.t("Your turn"), words.t("Throw your dice and type what they show."))
        if self._session.allows(self._human, OfferDouble()):
            return Status(words.t("Your turn"), words.t("Roll, or double before you roll."))
        if is_closed_out(self._session.state.position):
            return Status(words.t("Your turn"), words.t("You are closed out; no roll can enter."))
        return Status(words.t("Your turn"), words.t("Roll the dice."))

    def _my_play(self, turn: Turn) -> Status:
        words = self._words
        if not turn.can_play:
            sentence = self._messages.no_move(turn.roll, on_bar=turn.position.bar, mine=True)
            return Status(words.t("No move"), sentence)
        left, dice = len(turn.dice_left), len(turn.roll.dice)
        if turn.is_complete:
            if left:
                title = words.n("{count} die can’t be played", "{count} dice can’t be played", left)
                return Status(title, words.t("Click “Done” or the dice to end your turn."))
            return Status(
                words.t("All dice played"), words.t("Click “Done” or the dice to end your turn.")
            )
        title = words.t("Your turn")
        if left < dice:
            title = words.t("Your turn · {left} of {dice} left", left=left, dice=dice)
            return Status(title, words.t("“Done” appears when all dice are played."))
        if turn.position.bar:
            hint = words.n(
                "Enter your checker from the bar.",
                "Enter your {count} checkers from the bar.",
                turn.position.bar,
            )
            return Status(title, hint)
        if self._is_forced(turn):
            return Status(title, words.t("There is only one way to play this roll."))
        if self.one_click:
            return Status(title, words.t("Click a checker to play the first die, or drag it."))
        return Status(title, words.t("Drag a checker, or click it and then a lit point."))

    def _is_forced(self, turn: Turn) -> bool:
        """Whether a roll can be played in one way only; asked often, worked out once."""
        if turn is not self._judged:
            self._judged, self._forced = turn, is_forced(turn)
        return self._forced

    def _their_play(self, turn: Turn, thinking: bool) -> Status:
        words = self._words
        if not turn.can_play:
            sentence = self._messages.no_move(turn.roll, on_bar=turn.position.bar, mine=False)
            return Status(words.t("{name} can’t move", name=self._name), sentence)
        title = words.t("{name} plays {roll}", name=self._name, roll=str(turn.roll))
        return Status(title, self._thinks(thinking))

    def _thinks(self, thinking: bool) -> str:
        return self._words.t("Thinking") if thinking else ""

    def _offered(self, state: GameState) -> Status:
        words = self._words
        stake, doubled = state.cube.value, state.cube.offered
        if state.beaver:
            title = words.t("{name} beavers", name=self._name)
            hint = words.t("If you take, {name} keeps the cube.", name=self._name)
        else:
            title = words.t("{name} doubles", name=self._name)
            hint = self._after_take(doubled)
        return Status(title, hint, Offer(stake, doubled))

    def _after_take(self, doubled: int) -> str:
        words, state = self._words, self._session.state
        if doubled * 2 > 64:
            return words.t("If you take, the cube is yours and can’t be turned any more.")
        away = state.score.away(self._human, state.rules)
        if away is not None and doubled >= away:
            return words.t("If you take, the cube is yours; this game would win you the match.")
        return words.t(
            "If you take, only you may turn the cube next, to {value}.", value=doubled * 2
        )

    def _waiting_for_answer(self) -> Status:
        words = self._words
        return Status(words.t("You offer"), words.t("{name} considers the offer.", name=self._name))

    def _resigned(self, state: GameState) -> Status:
        words = self._words
        match state.offer:
            case Kind.GAMMON:
                title = words.t("{name} resigns a gammon", name=self._name)
            case Kind.BACKGAMMON:
                title = words.t("{name} resigns a backgammon", name=self._name)
            case _:
                title = words.t("{name} resigns", name=self._name)
        return Status(title, words.t("Accept to win, or decline and play on."))


def lead_in_words(words: Words, own: int, other: int) -> tuple[str, bool | None]:
    """How far a side is in the race, in words; True when ahead, None when even."""
    if own == other:
        return words.p("pip count", "even"), None
    if own < other:
        return words.n("{count} ahead", "{count} ahead", other - own), True
    return words.n("{count} behind", "{count} behind", own - other), False
