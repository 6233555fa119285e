"""The opponents one can choose, from weak to strong, with their measured strength."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from game.engine.ai.evaluation import StaticEvaluator
from game.engine.ai.habits import (
    Habit,
    Temper,
    hitting_loosely,
    holding_an_anchor,
    leaving_blots,
    running,
    slotting,
    stacking,
)
from game.engine.ai.search import STATIC, TWO_ROLLS_WIDE
from game.engine.ai.skill import Skill, beginning, hand_made, trained


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


_TIMID = Temper(
    (Habit(stacking, 0.15), Habit(running, 0.15), Habit(leaving_blots, -0.04)), limit=0.2
)
_RASH = Temper((Habit(hitting_loosely, 0.15), Habit(slotting, 0.045)), limit=0.15)
_CLINGING = Temper((Habit(holding_an_anchor, 0.12), Habit(stacking, 0.04)), limit=0.1)

LEVELS = (
    Level(
        "beginner",
        "Bruno",
        mark("Beginner"),
        mark("Stacks its checkers where they are safe, runs home early, and doubles by the pips."),
        30.2,
        partial(beginning, StaticEvaluator.simple, _TIMID),
    ),
    Level(
        "learner",
        "Pip",
        mark("Learner"),
        mark("Counts shots, not gammons; hits wherever it can and leaves blots at home."),
        21.1,
        partial(beginning, StaticEvaluator.sober, _RASH),
    ),
    Level(
        "casual",
        "Rosa",
        mark("Casual"),
        mark("Plays with a plan, but piles up checkers and clings to its anchor."),
        12.2,
        partial(hand_made, StaticEvaluator.full, _CLINGING),
    ),
    Level(
        "club",
        "Mira",
        mark("Club"),
        mark("Makes its points, hits in time and plays a steady game."),
        8.9,
        partial(hand_made, StaticEvaluator.full),
    ),
    Level(
        "expert",
        "Sage",
        mark("Expert"),
        mark("Judges a position at a glance, and plays for the match, not only for the game."),
        4.5,
        partial(trained, STATIC, cube_rolls=1, contact="contact-small"),
    ),
    Level(
        "master",
        "Atlas",
        mark("Master"),
        mark("Judges finely without looking ahead, and knows when the cube is due."),
        1.9,
        partial(trained, STATIC, cube_rolls=2),
    ),
    Level(
        "champion",
        "Nova",
        mark("World class"),
        mark("Looks two rolls ahead, in the play as with the cube."),
        0.3,
        partial(trained, TWO_ROLLS_WIDE, cube_rolls=2),
    ),
)

DEFAULT_LEVEL = "casual"


def level_of(key: str) -> Level:
    """The level with this key; the default one where an older or newer save names another."""
    by_key = {level.key: level for level in LEVELS}
    return by_key.get(key, by_key[DEFAULT_LEVEL])
