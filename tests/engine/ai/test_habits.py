"""Habits of the weak levels: each shows in a position, and none leads far."""

import pytest

from game.engine.ai.brain import load_brain
from game.engine.ai.chances import Chances
from game.engine.ai.evaluation import StaticEvaluator
from game.engine.ai.habits import (
    Habit,
    Shown,
    Temper,
    hitting_loosely,
    holding_an_anchor,
    leaving_blots,
    running,
    slotting,
    stacking,
)
from game.engine.ai.search import RankedPlay
from game.engine.dice import Roll
from game.engine.movegen import legal_plays
from game.engine.notation import parse_play
from game.engine.position import Position, to_array
from tests.support.boards import board

START = Position.start()
THREE_ONE = Roll(3, 1)


BLOT_AT_HOME = board("x 24:2 13:5 8:3 6:5 | o 24:1 21:1 13:5 8:3 6:5")
"""The start, but one of their back checkers has come up to the four point."""


def ranked(position: Position, roll: Roll, equities: dict[str, float]) -> list[RankedPlay]:
    """All plays, those written with the equities given and all others far behind."""
    known = {parse_play(text, position, roll).result: worth for text, worth in equities.items()}
    chances = Chances(0.5, 0, 0, 0, 0)
    found = [
        RankedPlay(play, known.get(play.result, -1.0), chances, 0)
        for play in legal_plays(position, roll)
    ]
    return sorted(found, key=lambda play: -play.equity)


@pytest.mark.parametrize(
    ("habit", "position", "dice", "text", "count"),
    [
        (stacking, START, "31", "24/23 13/10", -1),
        (stacking, START, "65", "24/13", 1),
        (stacking, START, "22", "6/4(2) 13/11(2)", -4),
        (running, START, "65", "24/13", 1),
        (running, START, "66", "24/18(2) 13/7(2)", 2),
        (running, START, "31", "8/5 6/5", 0),
        (leaving_blots, START, "31", "8/5 6/5", 0),
        (leaving_blots, START, "41", "13/9 6/5", 2),
        (hitting_loosely, BLOT_AT_HOME, "42", "8/4* 24/22", 1),
        (hitting_loosely, BLOT_AT_HOME, "42", "8/4* 6/4", 0),
        (hitting_loosely, BLOT_AT_HOME, "41", "24/20 24/23", 0),
        (slotting, START, "41", "13/9 6/5", 1),
        (slotting, START, "31", "8/5 6/5", 0),
        (holding_an_anchor, START, "31", "8/5 6/5", 1),
        (holding_an_anchor, START, "65", "24/13", 0),
    ],
)
def test_a_habit_is_counted(
    habit: Shown, position: Position, dice: str, text: str, count: int
) -> None:
    after = parse_play(text, position, Roll.parse(dice)).result

    assert habit(to_array([position]), to_array([after])).tolist() == [count]


def test_blots_that_nobody_can_reach_do_not_count() -> None:
    passed = board("x 20:1 6:1 5:1 4:2 | o 7:2 1:2")

    assert leaving_blots(to_array([passed]), to_array([passed])).tolist() == [1]


def test_a_habit_chooses_among_plays_that_seem_as_good() -> None:
    plays = ranked(START, THREE_ONE, {"8/5 6/5": 0.1, "13/10 6/5": 0.05, "24/20": -0.15})
    slots = Temper((Habit(slotting, 0.08),), limit=0.1)

    liked = slots.ranked(START, plays)

    assert liked[0].play.result == parse_play("13/10 6/5", START, THREE_ONE).result
    assert liked[0].equity == pytest.approx(0.13)
    assert [play.equity for play in liked] == sorted((p.equity for p in liked), reverse=True)
    assert {play.play for play in liked} == {play.play for play in plays}


def test_no_habit_leads_beyond_its_limit() -> None:
    plays = ranked(START, THREE_ONE, {"8/5 6/5": 0.1, "13/10 6/5": -0.05})
    slots = Temper((Habit(slotting, 5.0),), limit=0.1)

    assert slots.ranked(START, plays)[0].play.result == plays[0].play.result


def test_the_same_question_has_the_same_answer() -> None:
    brain = load_brain("beginner")

    assert brain.rank_plays(START, THREE_ONE) == brain.rank_plays(START, THREE_ONE)
    assert brain.rank_plays(START, THREE_ONE) == load_brain("beginner").rank_plays(START, THREE_ONE)


def test_there_are_no_habits_in_a_race() -> None:
    race = board("x 18:1 6:4 5:4 4:3 3:3 | o 6:5 5:5 4:4 3:1")
    roll = Roll(5, 4)
    plays = ranked(race, roll, {"18/9": 0.1, "6/1 6/2": 0.09})
    slots = Temper((Habit(slotting, 0.2),), limit=0.2)

    assert slots.ranked(race, plays)[0] == plays[0]


def test_sense_puts_what_gives_much_away_last() -> None:
    closed = board("x 13:3 6:2 5:2 4:2 3:2 2:2 1:2 | o bar:1 5:7 4:7")
    roll = Roll(2, 1)
    plays = ranked(closed, roll, {"6/4 6/5": 0.3, "13/11 6/5": 0.2, "13/10": 0.1})

    order = Temper(sense=StaticEvaluator.full()).ranked(closed, plays)

    assert order[0].play.result == parse_play("13/10", closed, roll).result
    assert len(order) == len(plays)
