import pytest

from game.engine.errors import InvalidRulesError, InvalidStateError
from game.engine.match import MatchRules, MatchScore, is_crawford
from game.engine.types import Side


@pytest.mark.parametrize("option", ["jacoby", "beavers", "automatic_doubles"])
def test_money_options_are_refused_in_a_match(option: str) -> None:
    assert getattr(MatchRules.money(**{option: True}), option)

    with pytest.raises(InvalidRulesError):
        MatchRules(7, **{option: True})


@pytest.mark.parametrize("length", [0, -1, 100, 2.5, "7", True])
def test_lengths_that_no_match_has(length: int) -> None:
    with pytest.raises(InvalidRulesError):
        MatchRules.match(length)


@pytest.mark.parametrize(
    ("rules", "has_cube"),
    [
        (MatchRules.match(1), False),
        (MatchRules.match(2), True),
        (MatchRules.match(7, cube=False), False),
        (MatchRules.money(), True),
        (MatchRules.money(cube=False), False),
    ],
)
def test_where_a_cube_is_in_play(rules: MatchRules, has_cube: bool) -> None:
    assert rules.has_cube is has_cube


def test_a_score_is_never_negative() -> None:
    with pytest.raises(InvalidStateError):
        MatchScore(0, -1)


def test_points_are_added_to_one_side_and_may_overshoot() -> None:
    score = MatchScore(4, 3).plus(Side.WHITE, 6)

    assert score == MatchScore(10, 3)
    assert score.winner(MatchRules.match(5)) is Side.WHITE
    assert score.away(Side.WHITE, MatchRules.match(5)) == 0
    assert score.away(Side.BLACK, MatchRules.match(5)) == 2


def test_a_money_session_has_no_winner_and_nobody_is_away() -> None:
    score = MatchScore(1000, 0)

    assert score.winner(MatchRules.money()) is None
    assert score.away(Side.WHITE, MatchRules.money()) is None


@pytest.mark.parametrize(
    ("length", "before", "after", "crawford"),
    [
        pytest.param(5, (3, 3), (4, 3), True, id="reaches match point"),
        pytest.param(5, (2, 3), (4, 3), True, id="by a gammon"),
        pytest.param(5, (4, 3), (4, 4), False, id="the other reaches it later"),
        pytest.param(5, (4, 2), (4, 3), False, id="after the Crawford game"),
        pytest.param(5, (2, 2), (3, 2), False, id="two away"),
        pytest.param(2, (0, 0), (1, 0), True, id="two-point match"),
        pytest.param(1, (0, 0), (0, 0), False, id="one-point match"),
        pytest.param(None, (3, 3), (4, 3), False, id="money"),
    ],
)
def test_crawford_game(
    length: int | None, before: tuple[int, int], after: tuple[int, int], crawford: bool
) -> None:
    assert is_crawford(MatchRules(length), MatchScore(*before), MatchScore(*after)) is crawford
