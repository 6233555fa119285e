"""The match equity table: its cells, its notice, what lies beyond it, and damage."""

from itertools import pairwise
from pathlib import Path

import pytest

from game.engine.ai.match_equity import FILE, LARGEST, MatchEquity, MatchEquityError, kazaross_xg2
from game.paths import assets


@pytest.mark.parametrize(
    ("away", "opponent_away", "crawford_played", "chance"),
    [
        pytest.param(5, 5, False, 0.5, id="even"),
        pytest.param(3, 4, False, 0.5715, id="ahead"),
        pytest.param(2, 1, False, 0.32264, id="Crawford game"),
        pytest.param(2, 1, True, 0.48803, id="after Crawford"),
        pytest.param(1, 2, True, 1 - 0.48803, id="after Crawford, the leader"),
        pytest.param(1, 1, True, 0.5, id="last game"),
        pytest.param(1, 1, False, 0.5, id="one-point match"),
        pytest.param(0, 3, False, 1.0, id="won"),
        pytest.param(-2, 1, True, 1.0, id="won with more than needed"),
        pytest.param(4, -1, False, 0.0, id="lost"),
    ],
)
def test_tells_the_chance_at_a_score(
    away: int, opponent_away: int, crawford_played: bool, chance: float
) -> None:
    told = kazaross_xg2().chance(away, opponent_away, crawford_played=crawford_played)

    assert told == pytest.approx(chance)


@pytest.mark.parametrize("crawford_played", [False, True])
def test_goes_on_smoothly_beyond_the_table(crawford_played: bool) -> None:
    table = kazaross_xg2()
    for away in (1, 2, 10, 25, 40, 99):
        chances = [
            table.chance(away, other, crawford_played=crawford_played)
            for other in range(max(away, LARGEST - 3), 100)
        ]
        steps = [after - before for before, after in pairwise(chances)]
        assert all(0 <= step < 0.05 for step in steps)
        assert all(0.5 - 1e-9 <= chance < 1 for chance in chances)


def test_both_sides_together_win_the_match() -> None:
    table = kazaross_xg2()

    sums = {
        round(table.chance(a, b) + table.chance(b, a), 6)
        for a in range(1, 60, 7)
        for b in range(1, 60, 4)
    }

    assert sums == {1.0}


def test_comes_with_its_notice() -> None:
    first = (assets() / "weights" / FILE).read_text(encoding="utf-8").splitlines()[0]

    assert "(c) 2011 Neil Kazaross" in first
    assert "with this notice" in first


@pytest.mark.parametrize(
    ("old", "new"),
    [
        pytest.param("pre,3,4,0.5715\n", "", id="a cell is missing"),
        pytest.param("pre,3,4,0.5715\n", "pre,3,4,0.6715\n", id="a cell is wrong"),
        pytest.param("pre,3,4,0.5715\n", "pre,3,4\n", id="cut off"),
        pytest.param("pre,3,4,0.5715\n", "pre,3,4,x\n", id="no number"),
    ],
)
def test_refuses_a_damaged_table(old: str, new: str, tmp_path: Path) -> None:
    text = (assets() / "weights" / FILE).read_text(encoding="utf-8")
    damaged = tmp_path / FILE
    damaged.write_text(text.replace(old, new), encoding="utf-8")

    with pytest.raises(MatchEquityError, match=FILE):
        MatchEquity.read(damaged)


def test_refuses_a_table_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(MatchEquityError):
        MatchEquity.read(tmp_path / FILE)
