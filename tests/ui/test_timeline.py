"""The queue of animations: starts, ends, and jumping to the end."""

import pytest

from game.ui.animation.easing import arc, ease_in_out, ease_out, linear, plateau, shake
from game.ui.animation.timeline import Step, Timeline, together


def noting(name: str, seconds: float, log: list[str]) -> Step:
    return Step(seconds, lambda: log.append(f"+{name}"), end=lambda: log.append(f"-{name}"))


def test_steps_run_one_after_the_other() -> None:
    log: list[str] = []
    timeline = Timeline()
    timeline.add(noting("a", 0.2, log), noting("b", 0.2, log))

    seen = []
    for _ in range(5):
        timeline.update(0.1)
        seen.append("".join(log))

    assert seen == ["+a", "+a-a+b", "+a-a+b", "+a-a+b-b", "+a-a+b-b"]
    assert timeline.idle


def test_time_left_over_goes_to_the_next_step() -> None:
    shares: list[float] = []
    timeline = Timeline()
    timeline.add(Step(0.1), Step(1.0, progress=shares.append))

    timeline.update(0.35)

    assert shares == [pytest.approx(0.25)]


def test_steps_without_time_happen_at_once() -> None:
    log: list[str] = []
    timeline = Timeline()
    timeline.add(noting("a", 0.0, log), noting("b", 0.0, log))

    timeline.update(0.0)

    assert log == ["+a", "-a", "+b", "-b"]
    assert timeline.idle


def test_finish_leads_to_the_same_end_as_waiting() -> None:
    for hurry in (False, True):
        log: list[str] = []
        timeline = Timeline()
        timeline.add(noting("a", 0.2, log), noting("b", 0.3, log))
        timeline.update(0.1)
        if hurry:
            timeline.finish()
        else:
            timeline.update(10)

        assert log == ["+a", "-a", "+b", "-b"]
        assert timeline.idle


def test_steps_that_run_together_end_each_in_its_own_time() -> None:
    log: list[str] = []
    timeline = Timeline()
    timeline.add(together(noting("a", 0.1, log), noting("b", 0.3, log)))

    timeline.update(0.2)
    assert log == ["+a", "+b", "-a"]
    timeline.update(0.2)

    assert log == ["+a", "+b", "-a", "-b"]


def test_the_last_progress_is_the_whole_way() -> None:
    shares: list[float] = []
    timeline = Timeline()
    timeline.add(Step(0.1, progress=shares.append))

    timeline.update(0.04)
    timeline.finish()

    assert shares == [pytest.approx(0.4), 1.0]


@pytest.mark.parametrize("curve", [linear, ease_out, ease_in_out])
def test_curves_begin_at_nothing_and_end_at_everything(curve) -> None:  # type: ignore[no-untyped-def]
    assert curve(0.0) == pytest.approx(0.0)
    assert curve(1.0) == pytest.approx(1.0)


@pytest.mark.parametrize("curve", [arc, shake, plateau])
def test_excursions_come_back(curve) -> None:  # type: ignore[no-untyped-def]
    assert curve(0.0) == pytest.approx(0.0)
    assert curve(1.0) == pytest.approx(0.0, abs=1e-9)
