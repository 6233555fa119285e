"""A match on the table: the session, the side that thinks, and the file it is kept in."""

from collections.abc import Callable, Sequence

from game.saving.problems import SaveProblem
from game.saving.savegame import MatchStore
from game.session.conductor import Conductor
from game.session.events import Event, Refused, ThinkingFailed
from game.session.intents import Intent
from game.session.session import MatchSession


class MatchTable:
    """Hands intents to the session and keeps the match after every change."""

    def __init__(
        self,
        session: MatchSession,
        conductor: Conductor,
        store: MatchStore,
        on_thinking_failed: Callable[[], None] = lambda: None,
    ) -> None:
        """Put a match on the table; whoever sees it is told when the computer's thinking fails."""
        self._on_thinking_failed = on_thinking_failed
        self.session = session
        self._conductor = conductor
        self._store = store
        self.problem: SaveProblem | None = None
        """What was wrong the last time the match was kept; None when all is well."""

    @property
    def thinking(self) -> bool:
        """Whether the computer thinks."""
        return self._conductor.thinking

    def open(self) -> list[Event]:
        """The first events of the match, or of its resumption; keeps it for the first time."""
        events = self.session.opening_events()
        self._save()
        return events

    def submit(self, intent: Intent) -> list[Event]:
        """What the person wants."""
        return self._kept(self.session.submit(self.session.setup.human, intent))

    def tick(self) -> list[Event]:
        """Let the table go on by itself: the opening throw, the computer's decisions.

        Called when the picture is at rest, so that nothing outruns the eyes.
        """
        events = self._conductor.tick()
        if any(isinstance(event, ThinkingFailed) for event in events):
            self._on_thinking_failed()
        return self._kept(events)

    def close(self) -> None:
        """Stop thinking; the match is saved already."""
        self._conductor.close()

    def _kept(self, events: list[Event]) -> list[Event]:
        if _changed(events):
            self._save()
        return events

    def _save(self) -> None:
        self.problem = self._store.save(self.session.record)


def _changed(events: Sequence[Event]) -> bool:
    return any(not isinstance(event, Refused) for event in events)
