"""The opponents one can choose, from weak to strong, with their measured strength."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from game.engine.ai.evaluation import StaticEvaluator
from game.engine.ai.search import ONE_ROLL, STATIC, TWO_ROLLS_WIDE
from game.engine.ai.skill import Skill, hand_made, trained


def mark(message: str) -> str:
    """The message itself; a screen translates it, and the extraction knows this word."""
    return message


@dataclass(frozen=True, slots=True)
class Level:
    """One opponent; `title` and `character` are English texts for a screen to translate.

    `error_rate` is 500 times the mean equity that a checker play gives away, smaller is stronger;
    measured by `python -m tests.benchmarks.strength pr_benchmark.jsonl`, with a standard
    error of about a tenth of it.
    """

    key: str
    name: str
    title: str
    character: str
    error_rate: float
    skill: Callable[[], Skill]
    """Reads what it needs; some levels have weights to load, so this can take a moment, and fail
    with a `WeightsError` or `MatchEquityError`."""


LEVELS = (
    Level(
        "learner",
        "Pip",
        mark("Learner"),
        mark("Knows good points from bad ones, and does not count your shots."),
        24.5,
        partial(hand_made, StaticEvaluator.simple),
    ),
    Level(
        "casual",
        "Rosa",
        mark("Casual"),
        mark("Counts shots and builds blocks, without a plan that holds them together."),
        14.5,
        partial(hand_made, StaticEvaluator.sober),
    ),
    Level(
        "club",
        "Mira",
        mark("Club"),
        mark("Makes its points, hits in time and plays a steady game."),
        8.8,
        partial(hand_made, StaticEvaluator.full),
    ),
    Level(
        "expert",
        "Sage",
        mark("Expert"),
        mark("Judges a position at a glance, and plays for the match, not only for the game."),
        3.0,
        partial(trained, STATIC, cube_rolls=1),
    ),
    Level(
        "master",
        "Atlas",
        mark("Master"),
        mark("Weighs every answer to its best plays, and knows when the cube is due."),
        1.7,
        partial(trained, ONE_ROLL, cube_rolls=2),
    ),
    Level(
        "champion",
        "Nova",
        mark("World class"),
        mark("Looks two rolls ahead, in the play as with the cube."),
        0.6,
        partial(trained, TWO_ROLLS_WIDE, cube_rolls=2),
    ),
)

DEFAULT_LEVEL = "casual"


def level_of(key: str) -> Level:
    """The level with this key; the default one where an older or newer save names another."""
    by_key = {level.key: level for level in LEVELS}
    return by_key.get(key, by_key[DEFAULT_LEVEL])
