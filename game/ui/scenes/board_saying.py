"""The sentence in the status card that goes when its time is over: why something isn't possible."""

from game.ui.clock import Clock

MESSAGE_SECONDS = 6.0


class Saying:
    """One sentence, or none."""

    def __init__(self, clock: Clock) -> None:
        # At rest much more time passes than updates are told, so the clock counts.
        self._clock = clock
        self._until = 0.0
        self.text = ""

    def say(self, sentence: str) -> None:
        """Show a sentence for a while."""
        self.text = sentence
        self._until = self._clock.now() + MESSAGE_SECONDS

    def forget(self) -> None:
        """Take the sentence away."""
        self.text = ""

    def age(self) -> bool:
        """Take it away if its time is over; True when it was."""
        if not self.text or self.left > 0:
            return False
        self.forget()
        return True

    @property
    def left(self) -> float:
        """Seconds that the sentence still stays."""
        return max(0.0, self._until - self._clock.now())
