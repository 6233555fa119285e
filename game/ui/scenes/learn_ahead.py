"""The boards that will be shown soon, made ready before: a step in a frame."""

from collections.abc import Iterable, Iterator

from game.learn.illustration import Illustration
from game.ui.scenes.learn_board import LearnBoard


class Ahead:
    """Knows which illustrations are not ready yet."""

    def __init__(self, board: LearnBoard) -> None:
        self._board = board
        self._left: dict[str, Iterator[None]] = {}

    def begin(self, illustrations: Iterable[Illustration]) -> None:
        """Make these ready, in this order, and no others any more."""
        self._left = {one.name: self._board.ready_in_steps(one) for one in illustrations}

    @property
    def busy(self) -> bool:
        """Whether anything is left to do."""
        return bool(self._left)

    def is_ready(self, name: str) -> bool:
        """Whether an illustration can be shown without a wait."""
        return name not in self._left

    def work(self, name: str = "") -> None:
        """Take one step for the illustration of this name, or for whichever is next."""
        name = name if name in self._left else next(iter(self._left), "")
        if name and next(self._left[name], self) is self:
            del self._left[name]
