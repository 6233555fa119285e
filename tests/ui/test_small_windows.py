"""Every scene comes up in the smallest windows at the largest interface size."""

from collections.abc import Callable, Iterator

import pytest

from game.saving.settings import INTERFACE_LIMITS
from game.ui.canvas import LEAST_HEIGHT, SMALLEST
from tests import pictures
from tests.support.pilot import Pilot
from tests.support.shared_window import shape

LARGEST = INTERFACE_LIMITS[1]
WINDOWS = (SMALLEST, (640, 320), (480, 360), (400, 800))


@pytest.fixture(scope="module")
def window() -> Iterator[Pilot]:
    """One window for all scenes, in a language of long words."""
    with pictures.pilot_of((480, 360), "de", "walnut") as pilot:
        yield pilot


@pytest.mark.parametrize("moment", pictures.MOMENTS, ids=lambda moment: moment.__name__)
def test_every_scene_comes_up(window: Pilot, moment: Callable[[Pilot], None]) -> None:
    """An exception in a scene, when it opens or at any size after that, fails in the pilot."""
    moment(window)

    for size in WINDOWS:
        shape(window, size, LARGEST)
        canvas = window.app.canvas
        assert canvas.size == size
        assert canvas.size[1] >= LEAST_HEIGHT * canvas.scale - 1e-6
