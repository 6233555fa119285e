"""The rows of the move list: what each side has done in this game, one line each."""

from dataclasses import dataclass

from game.engine.actions import (
    AcceptResignation,
    Action,
    Beaver,
    DeclineResignation,
    Double,
    MakePlay,
    NextGame,
    Pass,
    Resign,
    Take,
)
from game.engine.notation import format_play
from game.engine.outcome import Kind
from game.engine.state import GameState
from game.engine.types import Side
from game.i18n import Words
from game.session.session import MatchSession


@dataclass(frozen=True, slots=True)
class Row:
    """One line of the list.

    `number` counts the pairs of turns and is None on the second line of a pair, `roll` is empty
    where no dice belong to it, and `special` marks what is no play.
    """

    number: int | None
    side: Side
    roll: str
    text: str
    special: bool = False


class MoveList:
    """Keeps the rows of the running game up to date; only what is new is put into words."""

    def __init__(self, words: Words) -> None:
        self._words = words
        self._line: tuple[Action, ...] = ()
        self._rows: list[Row] = []

    def rows(self, session: MatchSession) -> tuple[Row, ...]:
        """All rows of the game that is on the board; the last may be a play half made."""
        line, states = session.record.line, session.states
        known = len(self._line)
        if line[:known] != self._line:
            known, self._rows = 0, []
        for number, action in enumerate(line[known:], known):
            self._add(action, states[number])
        self._line = line
        return (*self._rows, *self._unfinished(session))

    def _unfinished(self, session: MatchSession) -> tuple[Row, ...]:
        turn, side = session.turn, session.state.on_roll
        if turn is None or side is None:
            return ()
        text = format_play(turn.moves, turn.start) if turn.moves else ""
        if not turn.is_complete:
            text = f"{text} …".strip()
        elif not turn.can_play:
            text = self._words.t("no move")
        return (self._row(side, text, str(turn.roll)),)

    def _add(self, action: Action, before: GameState) -> None:
        words = self._words
        match action:
            case NextGame():
                self._rows = []
            case MakePlay(side, moves):
                text = format_play(moves, before.position) if moves else words.t("no move")
                self._append(side, text, str(before.roll))
            case Double(side):
                value = before.cube.offered
                self._append(side, words.t("Doubles to {value}", value=value))
            case Take(side):
                self._append(side, words.p("cube", "Takes"))
            case Pass(side):
                self._append(side, words.p("cube", "Passes"))
            case Beaver(side):
                self._append(side, words.t("Beavers"))
            case Resign(side, kind):
                self._append(side, self._resigns(kind))
            case AcceptResignation(side):
                self._append(side, words.p("resignation", "Accepts"))
            case DeclineResignation(side):
                self._append(side, words.p("resignation", "Declines"))

    def _resigns(self, kind: Kind) -> str:
        match kind:
            case Kind.SINGLE:
                return self._words.t("Resigns a single game")
            case Kind.GAMMON:
                return self._words.t("Resigns a gammon")
            case Kind.BACKGAMMON:
                return self._words.t("Resigns a backgammon")

    def _append(self, side: Side, text: str, roll: str = "") -> None:
        self._rows.append(self._row(side, text, roll))

    def _row(self, side: Side, text: str, roll: str) -> Row:
        """A row with a new number where the side that began has its turn again."""
        number = None
        if not self._rows or side is self._rows[0].side:
            number = 1 + sum(row.number is not None for row in self._rows)
        return Row(number, side, roll, text, special=not roll)
