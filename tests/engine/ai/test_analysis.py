import pytest

from game.engine.ai.analysis import (
    JudgedCube,
    Mark,
    error_rate,
    judged_play,
    judged_plays,
    percent_of_game,
)
from game.engine.ai.chances import Chances
from game.engine.ai.cube_action import CubeChoice, cube_decision
from game.engine.ai.cube_context import CubeContext
from game.engine.ai.search import RankedPlay
from game.engine.dice import Roll
from game.engine.movegen import legal_plays
from game.engine.position import Position

PLAYS = legal_plays(Position.start(), Roll(3, 1))
RANKED = [
    RankedPlay(play, equity, Chances(0.5, 0, 0, 0, 0), rolls=1)
    for play, equity in zip(PLAYS, [0.16, 0.15, 0.15, 0.11, 0.01], strict=False)
]


def test_the_best_play_loses_nothing_and_the_others_what_they_lie_behind() -> None:
    judged = judged_plays(RANKED)

    assert [one.rank for one in judged] == [1, 2, 3, 4, 5]
    assert [one.loss for one in judged] == pytest.approx([0, 0.01, 0.01, 0.05, 0.15])
    assert [one.mark.value for one in judged] == ["best", "good", "good", "error", "blunder"]


def test_a_play_is_found_by_its_result() -> None:
    assert judged_play(RANKED, PLAYS[3].result).rank == 4


def test_a_result_of_no_legal_play_cannot_be_judged() -> None:
    with pytest.raises(ValueError, match="no legal play"):
        judged_play(RANKED, Position.start())


def test_nothing_to_play_is_nothing_to_judge() -> None:
    assert judged_plays([]) == ()


@pytest.mark.parametrize(
    ("loss", "mark"),
    [
        (0.0, Mark.BEST),
        (0.001, Mark.GOOD),
        (0.03, Mark.DOUBTFUL),
        (0.08, Mark.ERROR),
        (0.081, Mark.BLUNDER),
    ],
)
def test_a_loss_has_a_mark(loss: float, mark: Mark) -> None:
    assert Mark.of_loss(loss) is mark


def test_the_error_rate_is_500_times_the_mean_loss() -> None:
    assert error_rate([0.01, 0.0, 0.002]) == pytest.approx(2.0)
    assert error_rate([]) == 0


def test_each_choice_about_the_cube_has_a_loss_and_a_mark() -> None:
    chances = Chances(0.9, 0, 0, 0, 0)
    judged = JudgedCube(cube_decision(chances, CubeContext.money()), chances)

    assert judged.loss(CubeChoice.DOUBLE) == judged.loss(CubeChoice.PASS) == 0
    assert judged.loss(CubeChoice.NO_DOUBLE) > 0
    assert judged.mark(CubeChoice.TAKE) is Mark.BLUNDER
    assert judged.mark(CubeChoice.PASS) is Mark.BEST


def test_a_choice_that_nobody_has_cannot_be_judged() -> None:
    chances = Chances(0.9, 0, 0, 0, 0)
    judged = JudgedCube(cube_decision(chances, CubeContext()), chances)

    with pytest.raises(ValueError, match="nobody can choose to double"):
        judged.loss(CubeChoice.DOUBLE)


def test_a_loss_is_told_as_percent_of_the_way_from_losing_to_winning() -> None:
    assert [percent_of_game(loss) for loss in (0, 0.08, 1, 2)] == pytest.approx([0, 4, 50, 100])
