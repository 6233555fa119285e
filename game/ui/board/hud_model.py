"""Everything that stands beside the board at one moment, as values; equal values, equal picture."""

from dataclasses import dataclass, replace

from game.engine.types import Side
from game.i18n import Words
from game.session.session import MatchSession
from game.ui.board.messages import Messages
from game.ui.board.move_list import MoveList, Row
from game.ui.board.status import Choice, Status, StatusWords, lead_in_words
from game.ui.board.typed import Typing
from game.ui.board.view import BoardView
from game.ui.sides import side_texts
from game.ui.theme import Dark

SEAL_SHOWN = 8
"""First hexadecimal digits of the seal; the whole is in the dice page."""


@dataclass(frozen=True, slots=True)
class PlayerModel:
    """One player card."""

    side: Side
    name: str
    subtitle: str
    score: int
    pips: int
    lead: str
    ahead: bool | None
    active: bool


@dataclass(frozen=True, slots=True)
class HudModel:
    """All cards and buttons."""

    theirs: PlayerModel
    mine: PlayerModel
    match: str
    game: str
    crawford: str
    seal: str
    rows: tuple[Row, ...]
    status: Status
    message: str
    typed: Typing
    choices: tuple[Choice, ...]
    why: str = ""
    """The link to the page about the message, where there is one."""

    @property
    def shape(self) -> tuple[bool, bool, bool]:
        """What decides about the places of the cards, beside the buttons."""
        return self.status.offer is not None, bool(self.crawford), bool(self.seal)


class HudReader:
    """Reads the model from the session and from the board as shown."""

    def __init__(
        self,
        words: Words,
        session: MatchSession,
        opponent: str,
        level: str,
        dark: Dark = Dark.BLACK,
    ) -> None:
        self.words = words
        self._dark = dark
        self.messages = Messages(words, session, opponent)
        self.status_words = StatusWords(words, session, self.messages, opponent)
        self._session = session
        self._opponent = opponent
        self._level = level
        self._list = MoveList(words)

    def read(self, view: BoardView, *, thinking: bool) -> HudModel:
        """The model of this moment, for a board on which nothing moves."""
        session, words = self._session, self.words
        state = session.state
        status = self.status_words.status(thinking=thinking)
        return HudModel(
            theirs=self._player(view, mine=False),
            mine=self._player(view, mine=True),
            match=self._match(),
            game=words.t("game {number}", number=state.game_number),
            crawford=words.t("Crawford · no doubling") if state.crawford else "",
            seal=(session.seal or "")[:SEAL_SHOWN],
            rows=self._list.rows(session),
            status=status,
            message="",
            typed=Typing(),
            choices=self.status_words.choices(),
        )

    def while_moving(self, last: HudModel, view: BoardView, *, own: bool) -> HudModel:
        """The model while checkers or dice move: words wait, pips follow what is seen.

        Args:
            last: the model before the movement.
            view: the board as shown.
            own: whether the person moved a checker, who then need not wait to go on.
        """
        choices = self.status_words.choices() if own else ()
        return replace(
            last,
            theirs=self._moving(last.theirs, view, mine=False),
            mine=self._moving(last.mine, view, mine=True),
            choices=choices,
            status=replace(last.status, hint=""),
            message="",
        )

    def _moving(self, last: PlayerModel, view: BoardView, *, mine: bool) -> PlayerModel:
        own, other = view.pips(mine), view.pips(not mine)
        lead, ahead = lead_in_words(self.words, own, other)
        return replace(last, pips=own, lead=lead, ahead=ahead)

    def _match(self) -> str:
        length = self._session.setup.rules.length
        if length is None:
            return self.words.t("Money session")
        return self.words.t("Match to {points}", points=length)

    def _player(self, view: BoardView, *, mine: bool) -> PlayerModel:
        session, words = self._session, self.words
        setup, state = session.setup, session.state
        side = setup.human if mine else setup.computer
        own, other = view.pips(mine), view.pips(not mine)
        lead, ahead = lead_in_words(words, own, other)
        if mine:
            name = setup.name or words.t("You")
            colour = words.t(side_texts(self._dark, side).colour)
            subtitle = words.t("You · {colour}", colour=colour) if setup.name else colour
        else:
            name, subtitle = self._opponent, self._level
        return PlayerModel(
            side=side,
            name=name,
            subtitle=subtitle,
            score=state.score.of(side),
            pips=own,
            lead=lead,
            ahead=ahead,
            active=state.to_act is side,
        )
