"""The ways from the board to other scenes: the menu, resigning, typed dice, the results."""

from game.engine.outcome import Kind
from game.session.intents import EndSession, OfferResignation, StartNextGame, TypeDice
from game.ui.context import Context, Question
from game.ui.scenes.board_flow import Flow


class BoardExits:
    """Asks in other scenes and hands the answers to the flow."""

    def __init__(self, context: Context, flow: Flow, opponent: str) -> None:
        self.context = context
        self.flow = flow
        self._opponent = opponent

    def ask_to_leave(self) -> None:
        """The way to the menu; nothing is lost by it."""
        words = self.context.words
        question = Question(
            words.t("Back to the menu?"),
            words.t("The match is saved as it stands. “Continue” in the menu brings you back."),
            words.t("To the menu"),
            words.t("Play on"),
        )
        self.context.routes.confirm(question, self.context.routes.menu)

    def ask_to_resign(self) -> None:
        """Ask how much to give up, then offer it."""
        self.context.routes.resign(self.flow.session, self._resign)

    def _resign(self, kind: Kind) -> None:
        self.flow.submit(OfferResignation(kind))

    def ask_for_dice(self) -> None:
        """Ask what the dice on the real table show."""
        words, side = self.context.words, self.flow.session.state.on_roll
        opening = side is None
        if self.flow.session.tied:
            title = words.t("A tie: once more")
        elif opening:
            title = words.t("The opening throw")
        elif side is self.flow.human:
            title = words.t("Your dice")
        else:
            title = words.t("The dice of {name}", name=self._opponent)
        self.context.routes.type_dice(title, self._dice_typed, opening=opening)

    def _dice_typed(self, first: int, second: int) -> None:
        self.flow.submit(TypeDice(first, second))

    def show_results(self) -> None:
        """What came of the game, over the board."""
        self.context.routes.results(self.flow.session, self._next_game, self._end_session)

    def _next_game(self) -> None:
        self.flow.submit(StartNextGame())

    def _end_session(self) -> None:
        self.flow.submit(EndSession())
