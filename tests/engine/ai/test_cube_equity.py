"""Worth with a cube: Janowski's points for money, the table's at a score, symmetry, order."""

from dataclasses import replace

import numpy as np
import pytest
from numpy.typing import NDArray

from game.engine.ai.chances import equity, other_side
from game.engine.ai.cube_context import CubeContext, CubeOwner
from game.engine.ai.cube_equity import (
    CONTACT_EFFICIENCY,
    cubeful_worth,
    dead_cube_worth,
    efficiency,
    play_equity,
)
from game.engine.ai.match_equity import kazaross_xg2
from game.engine.position import Position, to_array

CONTEXTS = [
    pytest.param(CubeContext.money(), id="money"),
    pytest.param(CubeContext.money(jacoby=True), id="Jacoby"),
    pytest.param(CubeContext(32, CubeOwner.MINE), id="last cube"),
    pytest.param(CubeContext(1, CubeOwner.CENTRE, 7, 7), id="7 away 7 away"),
    pytest.param(CubeContext(2, CubeOwner.THEIRS, 3, 9), id="dead for one"),
    pytest.param(CubeContext(1, CubeOwner.CENTRE, 4, 1), id="after Crawford"),
    pytest.param(CubeContext(1, CubeOwner.CENTRE, 2, 1, True), id="Crawford"),
    pytest.param(CubeContext(), id="no cube"),
]


def chances(win: float, won: float = 0, lost: float = 0) -> NDArray[np.float32]:
    """One row; `won` and `lost` are the shares of gammons among the wins and losses."""
    return np.array([[win, win * won, 0, (1 - win) * lost, 0]], np.float32)


def random_chances(count: int) -> NDArray[np.float32]:
    numbers = np.random.default_rng(11).random((count, 5))
    win = numbers[:, 0]
    gammon, loss = win * numbers[:, 1], (1 - win) * numbers[:, 2]
    columns = [win, gammon, gammon * numbers[:, 3], loss, loss * numbers[:, 4]]
    return np.stack(columns, axis=1).astype(np.float32)


def live(row: NDArray[np.float32], context: CubeContext) -> float:
    return float(cubeful_worth(row, context, 1.0)[0])


@pytest.mark.parametrize(
    ("win", "won", "lost", "owner", "worth"),
    [
        pytest.param(0.2, 0, 0, CubeOwner.THEIRS, -1, id="take point without gammons"),
        pytest.param(0.8, 0, 0, CubeOwner.MINE, 1, id="cash point without gammons"),
        pytest.param(0.5, 0, 0, CubeOwner.CENTRE, 0, id="even"),
        pytest.param(0.65, 0, 0, CubeOwner.CENTRE, 0.5, id="half way to the cash point"),
        # (L - 0.5) / (W + L + 0.5) with W = 1.4 and L = 1.2
        pytest.param(0.7 / 3.1, 0.4, 0.2, CubeOwner.THEIRS, -1, id="take point with gammons"),
        # (L + 1) / (W + L + 0.5)
        pytest.param(2.2 / 3.1, 0.4, 0.2, CubeOwner.CENTRE, 1, id="cash point with gammons"),
    ],
)
def test_a_live_cube_for_money_has_janowskis_points(
    win: float, won: float, lost: float, owner: CubeOwner, worth: float
) -> None:
    context = CubeContext(1, owner)

    assert live(chances(win, won, lost), context) == pytest.approx(worth, abs=2e-3)


def test_a_last_cube_is_taken_with_a_quarter_of_the_wins() -> None:
    context = CubeContext(32, CubeOwner.THEIRS)

    assert live(chances(0.25), context) == pytest.approx(-32)


def test_at_two_away_each_a_double_is_taken_above_the_chance_of_the_crawford_game() -> None:
    context = CubeContext(1, CubeOwner.CENTRE, 2, 2)
    point = kazaross_xg2().chance(2, 1)

    assert live(chances(point, 0.3, 0.3), context) == pytest.approx(point)
    assert live(chances(0.5, 0.3, 0.3), context.taken()) == pytest.approx(0.5)


def test_after_crawford_the_trailer_plays_for_twice_the_points() -> None:
    context = CubeContext(1, CubeOwner.CENTRE, 4, 1)
    row = chances(0.5, 0.2)

    worth = float(cubeful_worth(row, context)[0])

    assert worth == pytest.approx(float(dead_cube_worth(row, context.taken())[0]))


def test_a_side_that_wins_the_match_anyway_has_its_cube_turned_against_it_at_once() -> None:
    context = CubeContext(2, CubeOwner.THEIRS, 2, 5)
    row = chances(0.6, 0.2, 0.2)

    worth = float(cubeful_worth(row, context)[0])

    assert worth == pytest.approx(float(dead_cube_worth(row, replace(context, value=4))[0]))


def test_gammons_do_not_count_under_jacoby_until_the_cube_is_turned() -> None:
    context = CubeContext.money(jacoby=True)
    certain = np.array([[1, 1, 0, 0, 0]], np.float32)

    assert live(certain, context) == pytest.approx(1)
    assert live(certain, context.taken()) == pytest.approx(4)


def test_without_a_cube_money_is_the_plain_equity() -> None:
    rows = random_chances(50)

    assert cubeful_worth(rows, CubeContext()) == pytest.approx(equity(rows), abs=1e-5)


@pytest.mark.parametrize("context", CONTEXTS)
def test_what_one_side_has_the_other_lacks(context: CubeContext) -> None:
    rows = random_chances(200)

    mine = cubeful_worth(rows, context)
    theirs = cubeful_worth(other_side(rows), context.other_side())

    assert mine + theirs == pytest.approx(1 if context.is_match else 0, abs=1e-4 * context.value)


@pytest.mark.parametrize("context", CONTEXTS)
def test_more_wins_are_worth_more(context: CubeContext) -> None:
    rows = np.concatenate([chances(win / 100, 0.25, 0.2) for win in range(101)])

    assert (np.diff(cubeful_worth(rows, context)) >= -1e-6).all()


@pytest.mark.parametrize(("away", "opponent_away"), [(None, None), (9, 9), (5, 3), (3, 8)])
def test_a_cube_is_better_mine_than_in_the_middle_than_theirs(
    away: int | None, opponent_away: int | None
) -> None:
    rows = np.concatenate([chances(win / 20, 0.2, 0.2) for win in range(21)])

    theirs, centre, mine = (
        cubeful_worth(rows, CubeContext(1, owner, away, opponent_away))
        for owner in (CubeOwner.THEIRS, CubeOwner.CENTRE, CubeOwner.MINE)
    )

    assert (theirs <= centre + 1e-9).all()
    assert (centre <= mine + 1e-9).all()


@pytest.mark.parametrize("context", CONTEXTS)
@pytest.mark.parametrize("win", [0, 1])
def test_certain_results_are_worth_what_they_are(context: CubeContext, win: int) -> None:
    worth = live(chances(win), context)

    assert worth == pytest.approx(context.worth(context.value if win else -context.value))


def test_a_play_without_a_cube_is_measured_by_its_plain_equity() -> None:
    rows = random_chances(20)

    assert play_equity(CubeContext())(rows) == pytest.approx(equity(rows), abs=1e-5)


def test_a_play_that_leaves_a_double_and_a_pass_loses_the_stake() -> None:
    rows = np.concatenate([chances(0.1), chances(0.5), chances(1)])

    equities = play_equity(CubeContext(2, CubeOwner.THEIRS))(rows)

    assert equities[0] == pytest.approx(-1)
    assert -1 < equities[1] < 0
    assert equities[2] == pytest.approx(1)


def test_gammons_are_no_use_to_a_side_that_needs_one_point() -> None:
    context = CubeContext(1, CubeOwner.CENTRE, 1, 4, True)

    plain, gammons, lost = play_equity(context)(
        np.concatenate([chances(0.5), chances(0.5, 0.5), chances(0.5, 0, 0.5)])
    )

    assert gammons == pytest.approx(plain)
    assert lost < plain


def test_a_long_race_uses_the_cube_better_than_a_short_one() -> None:
    def race(point: int) -> Position:
        return Position.from_points([0, *[15 if n == point else 0 for n in range(1, 24)], -3, 0])

    short, middle, long, contact = efficiency(
        to_array([race(1), race(6), race(12), Position.start()])
    )

    assert 0.5 < short < middle < long < 0.75
    assert contact == CONTACT_EFFICIENCY
