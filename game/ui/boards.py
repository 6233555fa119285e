"""The painters of board, checkers, dice, cube and marks, made once and shared by all scenes."""

from game.ui.assets import Assets
from game.ui.board.checkers import CheckerSprites
from game.ui.board.cube_view import CubeSprites
from game.ui.board.dice_view import DiceSprites
from game.ui.board.flash import FlashSprites
from game.ui.board.geometry import BoardGeometry
from game.ui.board.leaning import LeaningCheckers
from game.ui.board.marks import Marks
from game.ui.board.painter import BoardPainter
from game.ui.theme import Theme


class Boards:
    """One look of the board; each painter keeps its own cache."""

    def __init__(self, assets: Assets, theme: Theme) -> None:
        self.painter = BoardPainter(assets, theme)
        self.checkers = CheckerSprites(assets, theme)
        self.dice = DiceSprites(assets, theme)
        self.cube = CubeSprites(assets, theme)
        self.leaning = LeaningCheckers(self.checkers)
        self.marks = Marks(theme.board, theme.colors.accent)
        self.flashes = FlashSprites(theme.board.movable_glow, halftones=theme.halftones)
        self.ready_for: BoardGeometry | None = None
        """Where everything that a play wants has been painted."""
