"""Text that is scrolled smoothly: by the wheel, by keys, by dragging it, with a little way on.

Pure numbers, driven by seconds; the scroll area does the moving.
"""

import math

from game.ui.widgets.scroll import ScrollArea

STEP_DP = 90
"""By one notch of the wheel, or one press of an arrow key."""
QUICK = 16.0
"""How fast the text follows: the share of the way left in a second is e to the minus this."""
SLOWING = 5.0
"""The same of the speed of a text that was thrown."""
STILL = 12.0
"""Pixels a second; slower than this it stops."""
SLACK_DP = 5
"""A press that wanders less than this is a click."""


class Scroller:
    """Moves one scroll area towards where it is wanted."""

    def __init__(self) -> None:
        self._area: ScrollArea | None = None
        self._wanted = 0.0
        self._at = 0.0
        self._held: float | None = None
        self._pressed = 0.0
        self._speed = 0.0
        self._thrown = 0.0
        self._since = 0.0
        self.dragging = False
        """Whether the text is being dragged, and not just pressed."""

    def take(self, area: ScrollArea) -> None:
        """Scroll this area from now on."""
        self._area = area
        self._at = self._wanted = float(area.offset)
        self._speed = 0.0

    @property
    def held(self) -> bool:
        """Whether the pointer has hold of the text."""
        return self._held is not None

    @property
    def goal(self) -> float:
        """The offset that it is on its way to, or at."""
        return self._wanted

    @property
    def restless(self) -> bool:
        """Whether it is still on its way."""
        return self._at != self._wanted or bool(self._speed)

    def by(self, pixels: float, *, at_once: bool = False) -> None:
        """Scroll on by so much."""
        self.to(self._wanted + pixels, at_once=at_once)

    def to(self, offset: float, *, at_once: bool = False) -> None:
        """Scroll to a place."""
        if self._area is None:
            return
        self._speed = 0.0
        self._wanted = float(min(max(round(offset), 0), self._area.furthest))
        if at_once:
            self._at = self._wanted
            self._area.scroll_to(self._at)

    def advance(self, seconds: float) -> bool:
        """Let time pass; true when the text moves."""
        area = self._area
        if area is None:
            return False
        self._since += seconds
        before = area.offset
        if area.offset != round(self._at):
            # Something else has moved it: its bar, or the focus.
            self._at = self._wanted = float(area.offset)
        if self._speed:
            self._slide(area, seconds)
        elif self._at != self._wanted:
            left = (self._wanted - self._at) * math.exp(-QUICK * seconds)
            self._at = self._wanted - left if abs(left) > 0.5 else self._wanted
        area.scroll_to(self._at)
        return area.offset != before

    def _slide(self, area: ScrollArea, seconds: float) -> None:
        """Go on by itself after it was thrown."""
        self._at = min(max(self._at + self._speed * seconds, 0.0), float(area.furthest))
        self._wanted = self._at
        self._speed *= math.exp(-SLOWING * seconds)
        if abs(self._speed) < STILL or self._at in (0.0, float(area.furthest)):
            self._speed = 0.0

    # --- dragging -----------------------------------------------------------------------------

    def press(self, y: float) -> None:
        """The pointer took hold of the text."""
        self._held = self._pressed = y
        self.dragging = False
        self._speed = self._thrown = self._since = 0.0
        self._wanted = self._at

    def drag(self, y: float) -> bool:
        """The pointer moved; true when it drags the text."""
        if self._held is None or self._area is None:
            return False
        if not self.dragging and abs(y - self._pressed) <= self._area.look.dp(SLACK_DP):
            return False
        moved, self._held, self.dragging = self._held - y, y, True
        if self._since > 0:
            self._thrown = 0.6 * moved / self._since + 0.4 * self._thrown
            self._since = 0.0
        self.to(self._at + moved, at_once=True)
        return True

    def release(self) -> bool:
        """The pointer let go; true when it had dragged."""
        dragged, self._held = self.dragging, None
        self.dragging = False
        if dragged and self._since < 0.1:
            self._speed = self._thrown
        return dragged
