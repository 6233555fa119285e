"""The sentence in the status card that goes when its time is over: why something isn't possible."""

from game.learn.contents import page_for
from game.session.events import Refused
from game.ui.clock import Clock

MESSAGE_SECONDS = 6.0


class Saying:
    """One sentence, or none."""

    def __init__(self, clock: Clock) -> None:
        # At rest much more time passes than updates are told, so the clock counts.
        self._clock = clock
        self._until = 0.0
        self.text = ""
        self.page = ""
        """The page of Learn about it, where there is one."""

    def say(self, sentence: str, page: str = "") -> None:
        """Show a sentence for a while."""
        self.text, self.page = sentence, page
        self._until = self._clock.now() + MESSAGE_SECONDS

    def forget(self) -> None:
        """Take the sentence away."""
        self.text = self.page = ""

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


def page_about(refused: Refused) -> str:
    """The page of Learn about the rule behind a refusal; empty where there is none."""
    page = page_for(refused.code)
    return "" if page is None else page.key
