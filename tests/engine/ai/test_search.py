import numpy as np
import pytest
from numpy.typing import NDArray

from game.engine.ai.chances import ChanceArray, Chances, equity
from game.engine.ai.gameover import GameOverEvaluator, is_over
from game.engine.ai.search import (
    ONE_ROLL,
    TWO_ROLLS,
    Effort,
    RankedPlay,
    Search,
    SearchCancelledError,
    Stage,
)
from game.engine.dice import ALL_ROLLS, Roll
from game.engine.movegen import legal_plays
from game.engine.position import Position, to_array

CONTACT = Position.from_points(
    [0, -2, 1, 0, 0, 0, 4, 1, 3, 0, 0, 0, -4, 4, 0, 0, 0, -3, 0, -5, 0, -1, 0, 1, 1, 0]
)


class PipEvaluator:
    """Judges by the race and, a little, by blots, so that plays seldom come out equal."""

    def __init__(self) -> None:
        self.judged = 0

    def chances(self, points: NDArray[np.int8]) -> ChanceArray:
        self.judged += len(points)
        lead = -(points @ np.arange(26) - 25 * np.minimum(points, 0).sum(axis=1))
        loose = ((points[:, 1:25] == 1) * np.arange(1, 25)).sum(axis=1)
        chances = np.zeros((len(points), 5), np.float32)
        chances[:, 0] = 1 / (1 + np.exp(-lead / 30 + loose / 200))
        chances[:, 1] = chances[:, 0] ** 2 / 2
        chances[:, 3] = (1 - chances[:, 0]) ** 2 / 2
        over = is_over(points)
        chances[over] = GameOverEvaluator().chances(points[over])
        return chances


def by_hand(position: Position, rolls: int) -> float:
    """Equity of the side that has just played, one position and one roll at a time."""
    evaluator = PipEvaluator()

    def value(result: Position, depth: int) -> float:
        found = float(equity(evaluator.chances(to_array([result])))[0])
        if depth == 0 or all(count <= 0 for count in result.points):
            return found
        turned = result.flipped()
        total = 0.0
        for roll in ALL_ROLLS:
            replies = [play.result for play in legal_plays(turned, roll)] or [turned]
            static = equity(evaluator.chances(to_array(replies)))
            total += roll.weight * value(replies[int(static.argmax())], depth - 1)
        return -total / 36

    return value(position, rolls)


@pytest.mark.parametrize("rolls", [0, 1, 2])
def test_look_ahead_is_the_mean_over_the_best_replies(rolls: int) -> None:
    found = Search(PipEvaluator()).chances(to_array([CONTACT]), rolls)

    assert equity(found)[0] == pytest.approx(by_hand(CONTACT, rolls), abs=1e-5)


def test_a_game_that_is_over_is_not_played_on() -> None:
    won = [0] * 26
    won[20] = -15
    nearly = [0] * 26
    nearly[1], nearly[24] = 2, -15

    found = Search(PipEvaluator()).chances(np.array([won, nearly], np.int8), 1)

    assert found[0].tolist() == [1, 1, 0, 0, 0]
    assert found[1, 0] < 1


def test_the_last_roll_of_a_race_is_exact() -> None:
    points = [0] * 26
    points[6], points[24] = 1, -2  # they need any roll: two checkers on their ace point

    found = Search(PipEvaluator()).chances(np.array([points], np.int8), 1)

    assert found[0, 0] == pytest.approx(0, abs=1e-6)


def test_the_side_on_roll_has_what_its_best_plays_give() -> None:
    search = Search(PipEvaluator())

    found = search.chances_on_roll(CONTACT, 1)

    assert found.equity == pytest.approx(-by_hand(CONTACT.flipped(), 1), abs=1e-5)


@pytest.mark.parametrize("effort", [Effort(), ONE_ROLL, TWO_ROLLS], ids=["static", "one", "two"])
def test_every_play_is_ranked_the_best_first(effort: Effort) -> None:
    ranked = Search(PipEvaluator(), effort).rank_plays(CONTACT, Roll(5, 2))

    assert {one.play.result for one in ranked} == {
        play.result for play in legal_plays(CONTACT, Roll(5, 2))
    }
    equities = [one.equity for one in ranked]
    assert equities == sorted(equities, reverse=True)
    assert [one.rolls for one in ranked] == sorted((one.rolls for one in ranked), reverse=True)


def test_the_stages_look_at_fewer_and_fewer_plays() -> None:
    effort = Effort((Stage(1, 5, 9), Stage(2, 2, 9)))

    ranked = Search(PipEvaluator(), effort).rank_plays(CONTACT, Roll(5, 2))

    assert [one.rolls for one in ranked[:6]] == [2, 2, 1, 1, 1, 0]
    assert ranked[0].equity == pytest.approx(by_hand(ranked[0].play.result, 2), abs=1e-5)
    assert ranked[0].chances.equity == pytest.approx(ranked[0].equity, abs=1e-5)


def test_a_play_far_behind_is_not_looked_at() -> None:
    ranked = Search(PipEvaluator(), Effort((Stage(1, 8, 0.0),))).rank_plays(CONTACT, Roll(5, 2))

    assert all(one.rolls == 0 for one in ranked)


def test_without_a_legal_play_there_is_nothing_to_rank() -> None:
    points = [0] * 26
    points[25], points[6] = 1, 14
    points[19:25] = [-2] * 6

    assert Search(PipEvaluator(), ONE_ROLL).rank_plays(Position(tuple(points)), Roll(6, 5)) == []


def test_the_same_question_has_the_same_answer() -> None:
    def ask() -> list[RankedPlay]:
        return Search(PipEvaluator(), TWO_ROLLS, quick=PipEvaluator()).rank_plays(
            CONTACT, Roll(6, 4)
        )

    assert ask() == ask()


def test_a_quick_evaluator_that_agrees_changes_nothing_but_the_work() -> None:
    effort = Effort((Stage(1, 8, 9),), replies=1)
    alone, judge = PipEvaluator(), PipEvaluator()

    plain = Search(alone, effort).rank_plays(CONTACT, Roll(6, 4))
    helped = Search(judge, effort, quick=PipEvaluator()).rank_plays(CONTACT, Roll(6, 4))

    assert helped == plain
    assert judge.judged < alone.judged / 5


def test_what_is_worth_most_decides() -> None:
    def against_gammons(chances: ChanceArray) -> NDArray[np.float32]:
        worth: NDArray[np.float32] = 1 - 3 * chances[:, 3]
        return worth

    ranked = Search(PipEvaluator(), worth=against_gammons).rank_plays(CONTACT, Roll(5, 2))

    fewest = min(one.chances.lose_gammon for one in ranked)
    assert ranked[0].chances.lose_gammon == fewest
    assert ranked[0].equity == pytest.approx(1 - 3 * fewest, abs=1e-6)


def test_a_level_beyond_the_budget_is_left_out() -> None:
    effort = Effort((Stage(1, 3, 9), Stage(2, 2, 9)), most_judged=5000)

    ranked = Search(PipEvaluator(), effort).rank_plays(CONTACT, Roll(5, 2))

    assert max(one.rolls for one in ranked) == 1


def test_a_search_that_nobody_waits_for_ends_at_once() -> None:
    asked = []

    def cancelled() -> bool:
        asked.append(True)
        return len(asked) > 3

    with pytest.raises(SearchCancelledError):
        Search(PipEvaluator(), TWO_ROLLS).rank_plays(CONTACT, Roll(5, 2), cancelled)

    assert len(asked) == 4


def test_a_search_asks_often_whether_it_is_still_wanted() -> None:
    judge, most = PipEvaluator(), [0]
    before = [0]

    def cancelled() -> bool:
        most[0] = max(most[0], judge.judged - before[0])
        before[0] = judge.judged
        return False

    Search(judge, TWO_ROLLS).rank_plays(CONTACT, Roll(5, 2), cancelled)

    assert most[0] < 10_000


def test_chances_are_given_as_a_named_row() -> None:
    assert isinstance(Search(PipEvaluator()).chances_on_roll(Position.start()), Chances)
