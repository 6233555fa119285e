"""Arrows that come and go little by little; how they look is the mark painter's business."""

from collections.abc import Sequence

from game.ui.board.highlights import ArrowSet

NONE = ArrowSet()


class Fading:
    """The arrows on one board, and how much there is of each set of them."""

    def __init__(self, seconds_in: float, seconds_out: float) -> None:
        self._seconds = seconds_in, seconds_out
        self._now = NONE
        self._share = 1.0
        self._going: list[tuple[ArrowSet, float]] = []

    def turn_to(self, arrows: ArrowSet, *, at_once: bool) -> None:
        """Show these from now on; those before go away."""
        if arrows != self._now:
            if self._now != NONE:
                self._going.append((self._now, self._share))
            self._now, self._share = arrows, 0.0
            # What comes back while it is still going stays as far as it is there.
            back = [share for going, share in self._going if going == arrows]
            self._going = [(going, share) for going, share in self._going if going != arrows]
            self._share = max((0.0, *back))
        if at_once:
            self._share, self._going = 1.0, []

    def advance(self, seconds: float) -> bool:
        """Let time pass; True when the picture changes by it."""
        if not self.restless:
            return False
        seconds_in, seconds_out = self._seconds
        self._share = min(1.0, self._share + seconds / seconds_in)
        left = [(arrows, share - seconds / seconds_out) for arrows, share in self._going]
        self._going = [(arrows, share) for arrows, share in left if share > 0]
        return True

    @property
    def restless(self) -> bool:
        """Whether time alone changes the picture."""
        return bool(self._going) or (self._share < 1 and self._now != NONE)

    @property
    def whole(self) -> ArrowSet:
        """Those that are there entirely and lie still."""
        return self._now if self._share >= 1 else NONE

    @property
    def partly(self) -> Sequence[tuple[ArrowSet, float]]:
        """Those on their way, each with its opacity from 0 to 1."""
        coming = [(self._now, self._share)] if self._share < 1 and self._now != NONE else []
        return [*self._going, *coming]
