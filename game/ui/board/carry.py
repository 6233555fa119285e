"""How a checker hangs in the hand: it is lifted in a moment, and leans while it is moved fast.

Pure numbers, driven by seconds. The place of the checker is the pointer's alone and never lags.
"""

import math

Lean = tuple[float, float]
"""Which way and how much a checker leans, in both directions -1 to 1."""

FASTEST = 26.0
"""Widths of a point in a second at which a checker leans as far as it can."""
STEADY_AFTER = 0.07
"""Seconds in which most of a change of speed has become lean."""
LEAST = 0.03
"""Less lean than this cannot be seen."""

UPRIGHT: Lean = (0.0, 0.0)


class Carry:
    """Follows one checker from the moment in which it is taken."""

    def __init__(self) -> None:
        self.height = 0.0
        self.lean: Lean = UPRIGHT
        self._at: tuple[float, float] | None = None

    def take(self) -> None:
        """A checker is taken from where it lies."""
        self.height, self.lean, self._at = 0.0, UPRIGHT, None

    def advance(self, seconds: float, at: tuple[float, float], unit: float, lift: float) -> bool:
        """Let time pass; True when the picture changes by it.

        Args:
            seconds: since the last time.
            at: the middle of the checker, in pixels.
            unit: the width of a point, in pixels.
            lift: how many seconds the lifting takes; with 0 nothing moves but the hand.
        """
        before = self.height, self.lean
        if lift <= 0:
            self.height, self.lean = 1.0, UPRIGHT
        else:
            self.height = min(1.0, self.height + seconds / lift)
            self._swing(seconds, at, unit)
        self._at = at
        return (self.height, self.lean) != before

    @property
    def restless(self) -> bool:
        """Whether time alone still changes the picture."""
        return self.height < 1.0 or self.lean != UPRIGHT

    def _swing(self, seconds: float, at: tuple[float, float], unit: float) -> None:
        if seconds <= 0:
            return
        last = self._at or at
        speed = ((at[0] - last[0]) / seconds / unit, (at[1] - last[1]) / seconds / unit)
        fast = max(1.0, math.hypot(*speed) / FASTEST)
        follow = 1.0 - math.exp(-seconds / STEADY_AFTER)
        x, y = (
            old + (new / FASTEST / fast - old) * follow
            for old, new in zip(self.lean, speed, strict=True)
        )
        self.lean = (x, y) if math.hypot(x, y) > LEAST else UPRIGHT
