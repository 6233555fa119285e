"""Hints in words, without a window."""

from dataclasses import replace

import pytest

from game.engine.ai.cube_action import CubeAction, CubeDecision
from game.engine.ai.search import RankedPlay
from game.engine.dice import Roll
from game.engine.match import MatchRules
from game.engine.notation import parse_play
from game.engine.position import Position
from game.engine.state import GameState, Phase
from game.engine.turn import Turn
from game.engine.types import Side
from game.i18n import MINUS, Words
from game.paths import assets
from game.session.adviser import Advice, AdvisedPlay
from game.ui.board.status import Offer, Status
from game.ui.scenes import hint_words
from tests.support.advice import NO_CHANCES

WORDS = Words("en", assets() / "locale")
FRENCH = Words("fr", assets() / "locale")
START = Position.start()
ROLL = Roll(3, 1)
LOSSES = {"8/5 6/5": 0.0, "24/23 13/10": 0.162, "13/10 6/5": 0.2004, "24/20": 0.3}
BEFORE = Status("Your turn", "Roll, or double before you roll.")
OFFERED = Status("Rosa doubles", "If you take, …", Offer(1, 2))
TO_ROLL = GameState.set_up(MatchRules.match(7), Side.WHITE, START)
TO_ANSWER = replace(TO_ROLL, phase=Phase.CUBE_OFFERED)


def advised(text: str, loss: float) -> AdvisedPlay:
    play = parse_play(text, START, ROLL)
    return AdvisedPlay(play.moves, RankedPlay(play, -loss, NO_CHANCES, 0), loss)


ADVICE = Advice(tuple(advised(text, loss) for text, loss in LOSSES.items()))


def about_cube(no_double: float, take: float, beaver: float | None = None) -> Advice:
    """The action is not read: the equities say it all."""
    action = CubeAction.NO_DOUBLE_TAKE
    return Advice(cube=CubeDecision(no_double, take, 1.0, beaver, action, True, None))


def test_the_best_play_stands_alone_first() -> None:
    status = hint_words.best_play(WORDS, ADVICE, START)

    assert status.title == "Best: 8/5 6/5"
    assert "next plays" in status.hint
    assert not status.plays


def test_the_only_way_says_that_it_is() -> None:
    status = hint_words.best_play(WORDS, Advice(ADVICE.plays[:1]), START)

    assert status.hint == "There is no other way."


def test_what_is_left_of_a_roll_is_told_from_where_the_checkers_stand() -> None:
    play = ADVICE.plays[0]
    turn = Turn(START, ROLL).play(play.moves[0])
    rest = replace(play, moves=play.moves[1:])

    status = hint_words.best_play(WORDS, Advice((rest,)), turn.position)

    assert status.title in ("Best: 6/5", "Best: 8/5")


@pytest.mark.parametrize(
    ("words", "costs"),
    [
        (WORDS, ["best", f"{MINUS}8.1%", f"{MINUS}10.0%"]),
        (FRENCH, ["le meilleur", f"{MINUS}8,1\xa0%", f"{MINUS}10,0\xa0%"]),
    ],
    ids=["en", "fr"],
)
def test_three_plays_come_with_their_costs_in_percent(words: Words, costs: list[str]) -> None:
    status = hint_words.plays_in_order(words, ADVICE, START, 1)

    assert [line.play for line in status.plays] == list(LOSSES)[:3]
    assert [line.cost for line in status.plays] == costs
    assert [line.chosen for line in status.plays] == [False, True, False]


def test_the_chosen_play_stands_in_one_line_where_there_is_no_room() -> None:
    first, second = (hint_words.plays_in_order(WORDS, ADVICE, START, n) for n in (0, 1))

    assert first.short == "Best: 8/5 6/5"
    assert second.short == "24/23 13/10 costs 8.1%."


def test_nothing_is_lost_without_a_sign() -> None:
    advice = Advice((ADVICE.plays[0], replace(ADVICE.plays[1], loss=0.0004)))

    lines = hint_words.plays_in_order(WORDS, advice, START, 0).plays

    assert lines[1].cost == "0.0%"


@pytest.mark.parametrize(
    ("advice", "title", "hint"),
    [
        (about_cube(0.1, -0.2), "Best: Roll", "“Double” costs 15.0% of the game."),
        (about_cube(0.5, 0.8), "Best: Double", "“Roll” costs 15.0% of the game."),
        (about_cube(1.4, 1.6), "Best: Roll", "“Double” costs 20.0% of the game."),
    ],
    ids=["too early", "now", "too good"],
)
def test_before_the_roll_it_is_roll_or_double(advice: Advice, title: str, hint: str) -> None:
    status = hint_words.cube(WORDS, advice, TO_ROLL, BEFORE)

    assert (status.title, status.hint) == (title, hint)
    assert status.short.splitlines() == [
        title,
        hint.replace("“", "").replace("” ", " ").replace(" of the game", ""),
    ]


@pytest.mark.parametrize(
    ("advice", "told", "lines"),
    [
        (about_cube(0.5, 0.8), "“Take” is best. “Pass” costs 10.0% of the game.", 2),
        (about_cube(0.5, 1.2), "“Pass” is best. “Take” costs 10.0% of the game.", 2),
        (
            about_cube(-0.2, -0.4, -0.8),
            "“Beaver” is best. “Take” costs 20.0% of the game. “Pass” costs 90.0% of the game.",
            3,
        ),
    ],
    ids=["take", "pass", "beaver"],
)
def test_an_offer_stays_in_sight_with_what_to_answer(advice: Advice, told: str, lines: int) -> None:
    status = hint_words.cube(WORDS, advice, TO_ANSWER, OFFERED)

    assert (status.title, status.offer) == (OFFERED.title, OFFERED.offer)
    assert status.hint == told
    assert len(status.short.splitlines()) == lines


def test_thinking_shows_its_dots_and_leaves_an_offer_in_sight() -> None:
    assert hint_words.thinking(WORDS, BEFORE, 2) == Status("Thinking..")
    assert hint_words.thinking(WORDS, OFFERED, 1).offer == OFFERED.offer
