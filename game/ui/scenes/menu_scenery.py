"""What is to be seen behind the menu: a match as it was left, or a calm game that goes on.

With animation a game between two levels begins a moment after the menu is there; without it the
board stands still.
"""

from typing import TYPE_CHECKING

import pygame

from game.engine.position import Position
from game.engine.types import Side
from game.saving.settings import Speed
from game.ui.animation.pace import Pace
from game.ui.board.view import BoardView, CubePlace, ShownCube, ShownDie, rows_of
from game.ui.context import Context
from game.ui.scenes.menu_board import MenuBoard

if TYPE_CHECKING:
    from game.session.session import MatchSession
    from game.ui.scenes.menu_game import MenuGame

GAME_AFTER = 1.2
"""Seconds until the game begins: the menu itself is there first."""

FRAME = 1 / 30
NEVER = 3600.0
STILL_DICE = (5, 2)


class MenuScenery:
    """Keeps the picture of a board and lets time pass on it."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self.view = BoardView()
        """The board as it is to be seen at this moment."""
        self._board: MenuBoard | None = None
        self._game: MenuGame | None = None
        self._waited = 0.0
        self.alive = False
        """Whether a game goes on, or is about to."""

    @property
    def picture(self) -> pygame.Surface:
        """All of it; of the canvas's size."""
        assert self._board is not None, "laid out before"
        return self._board.picture

    @property
    def may_live(self) -> bool:
        """Nothing moves of itself without animation, or where all is to be there at once."""
        return self._context.animated and self._context.speed is not Speed.INSTANT

    def lay_out(self, session: "MatchSession | None", covered: pygame.Rect) -> pygame.Surface:
        """Paint everything for the canvas as it is now; a game that has begun goes on.

        Args:
            session: the match that was left, if there is one.
            covered: where the menu lies.
        """
        self.alive = self.may_live
        if self.alive:
            session = None
        if self._game is None or not self.alive:
            self._game, self._waited = None, 0.0
            self.view = self._first_view() if session is None else _left_at(session)
        human = Side.WHITE if session is None else session.setup.human
        self._board = MenuBoard(self._context, human, None if self.alive else covered)
        self._board.paint(self.view)
        self._board.follow(self.view)
        return self._board.picture

    def _first_view(self) -> BoardView:
        """The first position; with dice where no game will begin from it."""
        dice = () if self.alive else tuple(ShownDie(True, value) for value in STILL_DICE)
        cube = ShownCube(1, CubePlace.CENTRE)
        return BoardView(*rows_of(Position.start().points), dice=dice, cube=cube)

    def play(self, seconds: float) -> list[pygame.Rect]:
        """Let time pass; gives where the picture has changed."""
        if not self.alive or self._board is None:
            return []
        self._waited += seconds
        if self._game is None:
            if self._waited >= GAME_AFTER:
                self._game = self._new_game()
            return []
        if self._board.fading:
            return self._board.fade(seconds)
        if not self._game.advance(seconds):
            return []
        if self._game.begins_anew:
            self._board.turn_to(self.view)
            return []
        return self._board.follow(self.view)

    def _new_game(self) -> "MenuGame":
        # Only now: what plays is a third of the program, and the menu need not wait for it.
        from game.ui.scenes.menu_game import MenuGame

        calm = self._context.theme.durations(Speed.CALM)
        return MenuGame(self.view, Pace.of(calm))

    @property
    def rest(self) -> float:
        """Seconds until time has to pass again."""
        if not self.alive:
            return NEVER
        if self._game is None:
            return max(FRAME, GAME_AFTER - self._waited)
        if self._board is not None and self._board.fading:
            return FRAME
        return max(FRAME, self._game.rest)


def _left_at(session: "MatchSession") -> BoardView:
    """The board of a match."""
    # Only now: where there is no match the menu need not wait for what makes one.
    from game.ui.board.truth import board_of

    return board_of(session)
