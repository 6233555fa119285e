"""The ways between scenes, in one place, so that scenes don't import each other.

All scenes but the menu are imported on the way to them: together they and what they need, as all
that thinks, are half of the modules, and the first frame need not wait for them.
"""

from collections.abc import Callable, Iterator
from importlib import import_module
from typing import TYPE_CHECKING

from game.engine.dice import Dice
from game.engine.outcome import Kind
from game.session.setup import MatchSetup
from game.ui.context import Context, Question
from game.ui.scenes.menu import MenuScene

if TYPE_CHECKING:
    from game.session.session import MatchSession
    from game.ui.scenes.learn_book import Book

MATCH_MODULES = ("game.session.session", "game.engine.ai.brain", "game.ui.scenes.board")
"""What a match brings along, in parts that take about as long."""


class SceneRoutes:
    """Builds scenes and puts them on the stack."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self._book: Book | None = None

    def menu(self) -> None:
        """Back to the menu; a running match stays saved."""
        self._context.director.clear_to(MenuScene(self._context))

    def new_game(self) -> None:
        """Choose a new match."""
        from game.ui.scenes.new_game import NewGameScene

        self._context.director.push(NewGameScene(self._context))

    def settings(self, page: str = "") -> None:
        """Settings over the scene that is there, open at a page."""
        from game.ui.scenes.settings import SettingsScene

        self._context.director.push(SettingsScene(self._context, page))

    def learn(self, page: str = "") -> None:
        """The pages of Learn over the scene that is there, at one of them or where they were."""
        from game.ui.scenes.learn import LearnScene

        book = self._opened_book()
        if page:
            book.turn_to(page)
        self._context.director.push(LearnScene(self._context, book))

    def learn_in_steps(self) -> Iterator[None]:
        """Make ready what takes long when Learn is opened for the first time."""
        from game.ui.scenes.learn import LearnScene

        yield
        book = self._opened_book()
        yield
        yield from LearnScene(self._context, book).prepare(self._context.boards)

    def _opened_book(self) -> "Book":
        from game.ui.scenes.learn_book import Book

        if self._book is None:
            self._book = Book(self._context)
        return self._book

    def about(self) -> None:
        """What the program is, who made its parts and how they may be used."""
        from game.ui.scenes.about import AboutScene

        self._context.director.push(AboutScene(self._context))

    def start_match(self, setup: MatchSetup, dice: Dice) -> None:
        """Begin a match and go to the board."""
        from game.session.session import MatchSession

        self._context.session = MatchSession.new(setup, dice, self._context.clock.stamp())
        self.resume_match()

    def resume_match(self) -> None:
        """Go on with the match that is kept, where there is one."""
        self._context.find_session()
        session = self._context.session
        if session is None:
            return
        from game.engine.ai.brain import spare
        from game.session.conductor import Conductor
        from game.ui.scenes.board import BoardScene
        from game.ui.table import MatchTable

        services = self._context.services
        brain = services.load_brain(session.setup.level)
        conductor = Conductor(session, brain, services.new_thinking(), spare())
        store = self._context.match_store
        table = MatchTable(session, conductor, store, self._say_that_thinking_failed)
        self._context.director.clear_to(BoardScene(self._context, table))

    def match_in_steps(self) -> Iterator[None]:
        """Bring in what a match needs, so that it begins without a wait."""
        for name in MATCH_MODULES:
            import_module(name)
            yield

    def _say_that_thinking_failed(self) -> None:
        words = self._context.words
        self._context.notice(
            words.t("Something went wrong while the computer thought. It plays this at a glance.")
        )

    def results(
        self,
        session: "MatchSession",
        next_game: Callable[[], None],
        end_session: Callable[[], None],
    ) -> None:
        """What came of the game, over the board."""
        from game.ui.scenes.results import ResultsScene

        self._context.director.push(ResultsScene(self._context, session, next_game, end_session))

    def confirm(self, question: Question, on_yes: Callable[[], None]) -> None:
        """Ask over the scene that is there."""
        from game.ui.scenes.confirm import ConfirmScene

        self._context.director.push(ConfirmScene(self._context, question, on_yes))

    def resign(self, session: "MatchSession", on_kind: Callable[[Kind], None]) -> None:
        """Ask how much to give up."""
        from game.ui.scenes.resign import ResignScene

        self._context.director.push(ResignScene(self._context, session, on_kind))

    def type_dice(
        self, title: str, on_dice: Callable[[int, int], None], *, opening: bool = False
    ) -> None:
        """Ask what the dice on the table show."""
        from game.ui.scenes.type_dice import TypeDiceScene

        self._context.director.push(TypeDiceScene(self._context, title, on_dice, opening=opening))
