"""Puts the evaluators together from the folder of weights and tables.

What has been read is kept, and shared by all that want it: opponents, whoever advises, and what
goes by itself. None of it is ever changed.
"""

from collections.abc import Callable
from dataclasses import replace
from functools import cache, partial
from pathlib import Path
from threading import Lock
from typing import Generic, NamedTuple, TypeVar

from game.engine.ai.bearoff import BearoffEvaluator, OneSidedTable
from game.engine.ai.composite import CompositeEvaluator
from game.engine.ai.gameover import GameOverEvaluator
from game.engine.ai.network import NetworkEvaluator
from game.engine.ai.race import RaceEvaluator
from game.engine.ai.search import Effort, Search
from game.engine.ai.two_sided import TwoSidedTable


class Evaluators(NamedTuple):
    """All that the files hold."""

    best: CompositeEvaluator
    quick: CompositeEvaluator
    """Judges contact by the small network, to thin out what the best one has to judge."""

    endings: TwoSidedTable


Read = TypeVar("Read")

_LOOK_UP = Lock()


class _Kept(Generic[Read]):
    """Something that is read when it is first wanted, by whichever thread that is."""

    def __init__(self, read: Callable[[], Read]) -> None:
        self._read = read
        self._value: Read | None = None
        self._reading = Lock()

    def get(self) -> Read:
        """Waits where another thread is reading it; what cannot be read is tried again."""
        with self._reading:
            if self._value is None:
                self._value = self._read()
            return self._value


def one_sided_table(folder: Path) -> OneSidedTable:
    """How long home boards take to bear off.

    Raises:
        WeightsError: if the file is missing or damaged.
    """
    return _once(OneSidedTable.load, folder)


def load_evaluator(folder: Path, contact: str = "contact") -> CompositeEvaluator:
    """Exact where that is possible, elsewhere the networks for races and for contact.

    Args:
        folder: where the weights and tables lie.
        contact: the file of the network for contact, without its ending; a smaller one is
            quicker and plays worse.

    Raises:
        WeightsError: if a file is missing or damaged.
    """
    return _composite(folder, _once(_bearoff, folder), contact)


def load_evaluators(folder: Path, contact: str = "contact") -> Evaluators:
    """Everything; see `load_evaluator`.

    Raises:
        WeightsError: if a file is missing or damaged.
    """
    bearoff = _once(_bearoff, folder)
    best = _composite(folder, bearoff, contact)
    quick = replace(best, contact=_network(folder, "pruning"))
    return Evaluators(best, quick, bearoff.two_sided)


def load_search(folder: Path, effort: Effort) -> Search:
    """A search with the best evaluator, and the quick one to thin out replies.

    Raises:
        WeightsError: if a file is missing or damaged.
    """
    best, quick, _ = load_evaluators(folder)
    return Search(best, effort, quick=quick)


def _composite(folder: Path, bearoff: BearoffEvaluator, contact: str) -> CompositeEvaluator:
    return CompositeEvaluator(
        GameOverEvaluator(),
        bearoff,
        RaceEvaluator(_network(folder, "race"), bearoff.one_sided),
        _network(folder, contact),
    )


def _bearoff(folder: Path) -> BearoffEvaluator:
    return BearoffEvaluator(one_sided_table(folder), TwoSidedTable.load(folder))


def _network(folder: Path, name: str) -> NetworkEvaluator:
    return _once(NetworkEvaluator.load, folder / f"{name}.npz")


def _once(read: Callable[[Path], Read], path: Path) -> Read:
    """What `read` makes of the path; read only once."""
    with _LOOK_UP:
        kept: _Kept[Read] = _kept(read, path)
    return kept.get()


@cache
def _kept(read: Callable[[Path], Read], path: Path) -> _Kept[Read]:
    return _Kept(partial(read, path))
