"""The levels: seven, in order, each with a strength of its own and the habits it is known for."""

from dataclasses import replace

import pytest

from game.engine.ai.levels import DEFAULT_LEVEL, LEVELS, level_of
from game.engine.ai.skill import NO_CUBE, Skill
from game.engine.dice import Roll
from game.engine.notation import format_play
from game.engine.position import Position
from tests.support.boards import board

MARKS = (30, 20, 12, 8, 5, 2.5)
"""Error rates that the levels below the strongest are meant to have."""


START = Position.start()
BLOT_AT_HOME = board("x 24:2 13:5 8:3 6:5 | o 24:1 21:1 13:5 8:3 6:5")
"""The start, but one of their back checkers has come up to the four point."""

WITH_ANCHOR = board("x 21:2 9:2 8:2 6:3 5:2 4:2 3:2 | o 11:3 9:3 7:2 6:3 3:2 2:2")


def first(skill: Skill, position: Position, roll: str) -> str:
    ranked = skill.rank_plays(position, Roll.parse(roll), NO_CUBE, lambda: False)
    return format_play(ranked[0].play)


def test_there_are_seven_with_names_of_their_own() -> None:
    assert len(LEVELS) == len({level.key for level in LEVELS}) == 7
    assert len({level.name for level in LEVELS}) == len({level.title for level in LEVELS}) == 7


def test_each_is_as_strong_as_it_is_meant_to_be() -> None:
    rates = [level.error_rate for level in LEVELS]

    assert rates == sorted(rates, reverse=True)
    for rate, mark in zip(rates, MARKS, strict=False):
        assert mark * 2 / 3 < rate < mark * 4 / 3


def test_an_unknown_key_is_the_usual_level() -> None:
    assert level_of("of a newer version").key == DEFAULT_LEVEL


@pytest.mark.parametrize(
    ("level", "position", "roll", "liked", "without"),
    [
        pytest.param("beginner", START, "63", "24/18 24/21", "13/4", id="runs early"),
        pytest.param("beginner", WITH_ANCHOR, "33", "9/6(2) 8/5(2)", "8/2(2)", id="stacks"),
        pytest.param("learner", BLOT_AT_HOME, "51", "24/23 6/1*", "24/23 13/8", id="hits loosely"),
        pytest.param("learner", START, "21", "24/23 6/4", "24/23 13/11", id="slots"),
        pytest.param("casual", START, "62", "13/7 8/6", "24/16", id="holds its anchor"),
        pytest.param("casual", START, "55", "13/8(4)", "13/3(2)", id="stacks a little"),
    ],
)
def test_a_level_has_its_habit(
    level: str, position: Position, roll: str, liked: str, without: str
) -> None:
    skill = level_of(level).skill()
    calm = replace(skill, temper=replace(skill.temper, habits=()))

    assert first(skill, position, roll) == liked
    assert first(calm, position, roll) == without


def test_the_lowest_two_count_pips_for_the_cube() -> None:
    assert [bool(level.skill().pip_cube) for level in LEVELS[:5]] == [True] * 2 + [False] * 3
