"""A window of the game for tests of the interface, closed again afterwards."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from game.saving.settings import Speed
from tests.support.fakes import ScriptedBrain
from tests.support.pilot import Pilot
from tests.support.shared_window import SIZE, THROWS, shape


@pytest.fixture
def open_pilot(private_home: Path) -> Iterator[Callable[..., Pilot]]:
    """Opens windows as a test asks for them."""
    pilots: list[Pilot] = []

    def open_one(**wishes: object) -> Pilot:
        wishes.setdefault("size", (1280, 800))
        pilots.append(Pilot(private_home, **wishes))  # type: ignore[arg-type]
        return pilots[-1]

    yield open_one
    for pilot in pilots:
        if not pilot.closed:
            pilot.close()


@pytest.fixture
def pilot(open_pilot: Callable[..., Pilot]) -> Pilot:
    """One window of the usual size, at the menu."""
    return open_pilot()


@pytest.fixture(scope="module")
def quiet_pilot(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Pilot]:
    """One window for all tests of a module that only need its fonts and brushes."""
    pilot = Pilot(tmp_path_factory.mktemp("home"))
    yield pilot
    pilot.close()


@pytest.fixture(scope="module")
def shared_window(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Pilot]:
    """One window for all, since opening one takes longer than most tests."""
    pilot = Pilot(tmp_path_factory.mktemp("home"), dice=THROWS, size=SIZE)
    yield pilot
    pilot.close()


@pytest.fixture
def cleared_pilot(shared_window: Pilot) -> Pilot:
    """The window as it was in the beginning."""
    shape(shared_window, SIZE)
    shared_window.app.context.change_settings(speed=Speed.INSTANT)
    shared_window.brain = ScriptedBrain()
    return shared_window


@pytest.fixture(scope="module")
def window(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Pilot]:
    """One window of the usual size for all tests of a module, which shape it as they need."""
    pilot = Pilot(tmp_path_factory.mktemp("home"), size=(1280, 800))
    yield pilot
    pilot.close()
