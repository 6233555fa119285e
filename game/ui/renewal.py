"""Lays everything out anew in slices: the pictures first, the scenes when those are ready.

The old picture stays on the screen meanwhile, so that neither a new theme nor a new size of the
window makes the game stand still.
"""

from collections.abc import Iterator

from game.ui.boards import Boards
from game.ui.context import Context
from game.ui.heap import give_back_gaps
from game.ui.themes import theme_of

SLICE = 0.012
"""Seconds of work in a frame; a slice ends with the first step that ends later."""


class Renewal:
    """Goes through the steps of one renewal at a time."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self._steps: Iterator[None] | None = None
        self.laying = False
        """Whether some scenes are laid out anew and others not yet."""

    @property
    def busy(self) -> bool:
        """Whether there is something to do."""
        return self._steps is not None

    def begin(self) -> None:
        """Start, or start again, for theme and window as they are now."""
        self._steps = self._all_steps()

    def work(self, seconds: float = SLICE) -> bool:
        """Do what can be done in so many seconds; true when the last step has been taken."""
        if self._steps is None:
            return False
        clock = self._context.clock
        until = clock.now() + seconds
        for _ in self._steps:
            if clock.now() >= until:
                return False
        self._steps, self.laying = None, False
        give_back_gaps()
        return True

    def _all_steps(self) -> Iterator[None]:
        context, settings = self._context, self._context.settings
        theme = theme_of(settings.theme, shapes=settings.checker_shapes)
        same = theme == context.theme
        boards = context.boards if same else Boards(context.assets, theme)
        for scene in context.director.scenes:
            for _ in scene.prepare(boards):
                yield
        context.restyle(theme, boards)
        self.laying = True
        for scene in context.director.scenes:
            for _ in scene.layout_in_steps():
                yield
