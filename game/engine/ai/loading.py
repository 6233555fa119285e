"""Puts the evaluators together from the folder of weights and tables."""

from dataclasses import replace
from pathlib import Path
from typing import NamedTuple

from game.engine.ai.bearoff import BearoffEvaluator
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


def load_evaluator(folder: Path, contact: str = "contact") -> CompositeEvaluator:
    """Exact where that is possible, elsewhere the networks for races and for contact.

    Args:
        folder: where the weights and tables lie.
        contact: the file of the network for contact, without its ending; a smaller one is
            quicker and plays worse.

    Raises:
        WeightsError: if a file is missing or damaged.
    """
    return _composite(folder, BearoffEvaluator.load(folder), contact)


def load_evaluators(folder: Path, contact: str = "contact") -> Evaluators:
    """Everything, read once; see `load_evaluator`.

    Raises:
        WeightsError: if a file is missing or damaged.
    """
    bearoff = BearoffEvaluator.load(folder)
    best = _composite(folder, bearoff, contact)
    quick = replace(best, contact=NetworkEvaluator.load(folder / "pruning.npz"))
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
        RaceEvaluator(NetworkEvaluator.load(folder / "race.npz"), bearoff.one_sided),
        NetworkEvaluator.load(folder / f"{contact}.npz"),
    )
