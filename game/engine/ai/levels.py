"""The opponents one can choose, from weak to strong, with their measured strength."""

from collections.abc import Callable
from dataclasses import dataclass

from game.engine.ai.evaluation import Evaluator, StaticEvaluator


def mark(message: str) -> str:
    """The message itself; a screen translates it, and the extraction knows this word."""
    return message


@dataclass(frozen=True, slots=True)
class Level:
    """One opponent; `title` and `character` are English texts for a screen to translate.

    `error_rate` is 500 times the mean equity that a checker play gives away, smaller is stronger;
    measured by `python -m tests.benchmarks.strength pr_benchmark.jsonl`, give or take 1.
    """

    key: str
    name: str
    title: str
    character: str
    error_rate: float
    evaluator: Callable[[], Evaluator]


LEVELS = (
    Level(
        "learner",
        "Pip",
        mark("Learner"),
        mark("Knows good points from bad ones, and does not count your shots."),
        24.5,
        StaticEvaluator.simple,
    ),
    Level(
        "casual",
        "Rosa",
        mark("Casual"),
        mark("Counts shots and builds blocks, without a plan that holds them together."),
        14.5,
        StaticEvaluator.sober,
    ),
    Level(
        "club",
        "Mira",
        mark("Club"),
        mark("Makes its points, hits in time and plays a steady game."),
        8.8,
        StaticEvaluator.full,
    ),
)

DEFAULT_LEVEL = "casual"


def level_of(key: str) -> Level:
    """The level with this key; the default one where an older or newer save names another."""
    by_key = {level.key: level for level in LEVELS}
    return by_key.get(key, by_key[DEFAULT_LEVEL])
