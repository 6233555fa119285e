"""Press, drag, drop and tap as a state machine; it knows places and numbers, no rules."""

import math
from dataclasses import dataclass

from game.ui.board.carry import UPRIGHT, Lean

THRESHOLD_DP = 4.0
"""A press that wanders less than this is a tap."""


@dataclass(frozen=True, slots=True)
class Held:
    """A checker in the hand; `x`, `y` is its middle, `started` once it has left its place."""

    source: int
    x: float
    y: float
    started: bool
    height: float = 1.0
    lean: Lean = UPRIGHT


@dataclass(frozen=True, slots=True)
class Tapped:
    """The pointer went down and up at one place."""

    source: int


@dataclass(frozen=True, slots=True)
class Dropped:
    """A checker was let go with the pointer at `x`, `y`; `at_x`, `at_y` is its middle."""

    source: int
    x: float
    y: float
    at_x: float
    at_y: float


@dataclass(frozen=True, slots=True)
class LetGo:
    """A drag was given up; the checker has to go home from its middle `at_x`, `at_y`."""

    source: int
    at_x: float
    at_y: float


class DragController:
    """Follows one checker from the press to the drop.

    Positions are pixels of the window's surface. Cancelling is possible at any moment and leaves
    nothing to clean up.
    """

    def __init__(self, threshold: float = THRESHOLD_DP) -> None:
        self.threshold = threshold
        self._source: int | None = None
        self._pressed = (0.0, 0.0)
        self._lying = (0.0, 0.0)
        self._grip = (0.0, 0.0)
        self._at = (0.0, 0.0)
        self._least = threshold
        self._started = False

    @property
    def held(self) -> Held | None:
        """The checker in the hand, if there is one."""
        if self._source is None:
            return None
        x, y = self._middle()
        return Held(self._source, x, y, self._started)

    def press(
        self,
        source: int,
        x: float,
        y: float,
        grip: tuple[float, float] = (0.0, 0.0),
        reach: float = 0.0,
        slack: float = 1.0,
    ) -> None:
        """Lift the checker of a point.

        Args:
            source: the point.
            x: the pointer.
            y: the pointer.
            grip: the way from the pointer to the middle of the checker, which lies there until
                the drag has started.
            reach: how long the grip may be while dragging; a checker that was taken at the far
                end of its stack comes under the pointer.
            slack: how many times as far as usual the press may wander and still be a tap.
        """
        self._source = source
        self._pressed = self._at = (x, y)
        self._lying = (x + grip[0], y + grip[1])
        shorter = min(1.0, reach / max(1e-6, math.hypot(*grip)))
        self._grip = (grip[0] * shorter, grip[1] * shorter)
        self._least = self.threshold * slack
        self._started = False

    def move(self, x: float, y: float) -> bool:
        """Follow the pointer; True when the picture changes."""
        if self._source is None:
            return False
        self._at = (x, y)
        if not self._started:
            away = max(abs(x - self._pressed[0]), abs(y - self._pressed[1]))
            self._started = away > self._least
        return self._started

    def release(self, x: float, y: float) -> Tapped | Dropped | None:
        """Let go; None when nothing was held."""
        if self._source is None:
            return None
        self.move(x, y)
        source, started = self._source, self._started
        at_x, at_y = self._middle()
        self._source = None
        return Dropped(source, x, y, at_x, at_y) if started else Tapped(source)

    def cancel(self) -> LetGo | None:
        """Give the drag up; None when there was none to see."""
        if self._source is None:
            return None
        source, started = self._source, self._started
        at_x, at_y = self._middle()
        self._source = None
        return LetGo(source, at_x, at_y) if started else None

    def _middle(self) -> tuple[float, float]:
        if not self._started:
            return self._lying
        return self._at[0] + self._grip[0], self._at[1] + self._grip[1]
