"""What happens while the program sleeps."""

from game.ui.clock import SteppedClock
from game.ui.idling import CALM_AFTER, Idling
from game.ui.input import InputEvent, Key


class Sleeper:
    """Sleeps in its own time; input comes at given seconds."""

    def __init__(self, *moments: float) -> None:
        self.clock = SteppedClock()
        self.moments = list(moments)
        self.tidied: list[float] = []
        self.idling = Idling(self.clock, self._read, self._tidy)

    def _read(self) -> list[InputEvent]:
        if self.moments and self.clock.now() >= self.moments[0]:
            self.moments.pop(0)
            return [Key("space")]
        return []

    def _tidy(self) -> None:
        self.tidied.append(self.clock.now())


def test_it_sleeps_no_longer_than_asked() -> None:
    sleeper = Sleeper()

    assert sleeper.idling.wait(1.5) == []

    assert abs(sleeper.clock.now() - 1.5) < 1e-9


def test_input_ends_the_sleep_within_a_frame() -> None:
    sleeper = Sleeper(0.5, 3.0)

    for moment in (0.5, 3.0):
        assert sleeper.idling.wait(9.0) == [Key("space")]
        assert moment <= sleeper.clock.now() < moment + 0.026


def test_it_tidies_up_once_whenever_it_has_become_calm() -> None:
    sleeper = Sleeper(5.0, 6.0)

    for _ in range(40):
        sleeper.idling.wait(0.5)

    first, second = sleeper.tidied
    assert CALM_AFTER <= first < CALM_AFTER + 0.03
    assert 6.0 + CALM_AFTER <= second < 6.03 + CALM_AFTER + 0.03
