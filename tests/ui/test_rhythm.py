"""How long the computer seems to think."""

import pytest

from game.ui.animation.rhythm import LONGEST, over_play, still_to_wait


def test_more_to_choose_takes_longer_but_never_too_long() -> None:
    times = [over_play(plays, race=False) for plays in (0, 1, 2, 10, 60, 1000, 10**6)]

    assert times == sorted(times)
    assert times[0] == times[1] > 0
    assert times[-1] == LONGEST <= 1.5


def test_a_race_needs_less_thought() -> None:
    assert over_play(20, race=True) < over_play(20, race=False)


@pytest.mark.parametrize(
    ("wanted", "factor", "gone", "left"),
    [(0.8, 1.0, 0.3, 0.5), (0.8, 1.0, 2.0, 0.0), (0.8, 0.0, 0.0, 0.0), (1.4, 1.3, 0.0, 1.5)],
    ids=["the rest", "thought longer", "instant", "never over the longest"],
)
def test_what_it_has_really_thought_counts(
    wanted: float, factor: float, gone: float, left: float
) -> None:
    assert still_to_wait(wanted, factor, gone) == pytest.approx(left)
