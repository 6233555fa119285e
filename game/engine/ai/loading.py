"""Puts the evaluators together from the folder of weights and tables."""

from pathlib import Path

from game.engine.ai.bearoff import BearoffEvaluator
from game.engine.ai.composite import CompositeEvaluator
from game.engine.ai.gameover import GameOverEvaluator
from game.engine.ai.network import NetworkEvaluator
from game.engine.ai.search import Effort, Search


def load_evaluator(folder: Path, contact: str = "contact") -> CompositeEvaluator:
    """Exact where that is possible, elsewhere the networks for races and for contact.

    Args:
        folder: where the weights and tables lie.
        contact: the file of the network for contact, without its ending; a smaller one is
            quicker and plays worse.

    Raises:
        WeightsError: if a file is missing or damaged.
    """
    return CompositeEvaluator(
        GameOverEvaluator(),
        BearoffEvaluator.load(folder),
        NetworkEvaluator.load(folder / "race.npz"),
        NetworkEvaluator.load(folder / f"{contact}.npz"),
    )


def load_search(folder: Path, effort: Effort) -> Search:
    """A search with the best evaluator, and the small network to thin out replies.

    Raises:
        WeightsError: if a file is missing or damaged.
    """
    evaluator = load_evaluator(folder)
    small = NetworkEvaluator.load(folder / "pruning.npz")
    quick = CompositeEvaluator(evaluator.game_over, evaluator.bearoff, evaluator.race, small)
    return Search(evaluator, effort, quick=quick)
