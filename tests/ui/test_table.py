"""The table keeps the match after every change, and plays on when it can't."""

from game.engine.types import Side
from game.saving.problems import SaveFault, SaveProblem
from game.saving.savegame import MatchStore
from game.session import intents
from game.session.conductor import Conductor
from game.session.events import OpeningThrown, Refused
from game.session.record import MatchRecord
from game.session.thinking import ImmediateThinking
from game.ui.table import MatchTable
from tests.support.fakes import BrokenBrain, ScriptedBrain, new_session


class NotingStore(MatchStore):
    """Keeps records in memory, or fails to."""

    def __init__(self, problem: SaveProblem | None = None) -> None:
        self.saved: list[MatchRecord] = []
        self.problem = problem

    def save(self, record: MatchRecord) -> SaveProblem | None:
        self.saved.append(record)
        return self.problem


def table_with(store: NotingStore) -> MatchTable:
    session = new_session((3, 1), (6, 5))
    return MatchTable(session, Conductor(session, ScriptedBrain(), ImmediateThinking()), store)


def test_every_change_is_kept() -> None:
    store = NotingStore()
    table = table_with(store)
    table.open()

    assert isinstance(table.tick()[0], OpeningThrown)
    turn = table.session.turn
    assert turn is not None
    table.submit(intents.MoveChecker(turn.next_moves()[:1]))

    assert [len(record.entries) for record in store.saved] == [0, 1, 1]
    assert [len(record.pending) for record in store.saved] == [0, 0, 1]


def test_a_refusal_changes_nothing_and_is_not_kept() -> None:
    store = NotingStore()
    table = table_with(store)
    table.open()
    table.tick()

    events = table.submit(intents.Roll())

    assert isinstance(events[0], Refused)
    assert len(store.saved) == 2


def test_a_match_that_cannot_be_kept_goes_on(tmp_path) -> None:  # type: ignore[no-untyped-def]
    problem = SaveProblem(SaveFault.NOT_WRITABLE, tmp_path)
    table = table_with(NotingStore(problem))
    table.open()

    table.tick()

    assert table.problem is problem
    assert table.session.state.on_roll is Side.WHITE


def test_nothing_happens_by_itself_while_the_person_decides() -> None:
    table = table_with(NotingStore())
    table.open()
    table.tick()

    assert table.tick() == []
    assert not table.thinking


def test_whoever_looks_on_is_told_that_thinking_failed() -> None:
    told: list[str] = []
    session = new_session((1, 3))
    conductor = Conductor(session, BrokenBrain(), ImmediateThinking())
    table = MatchTable(session, conductor, NotingStore(), lambda: told.append("told"))
    table.open()

    table.tick()
    assert told == []
    table.tick()

    assert told == ["told"]
    assert table.session.state.to_act is Side.WHITE
