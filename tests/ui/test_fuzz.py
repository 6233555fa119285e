"""Random events on every scene; the long walk is `python -m tests.journeys.fuzz 100000`."""

from pathlib import Path
from random import SystemRandom

import pytest

from tests.journeys.fuzz import SCENES, Walk

EVENTS = 1_500
AT_ONE_PLACE = 90


def test_no_event_on_any_scene_breaks_anything(
    private_home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """At rest the picture must also be the session's; the walk compares after every frame."""
    seed = SystemRandom().randrange(10**6)
    print(f"seed {seed}")
    walk = Walk(private_home, seed, at_one_place=AT_ONE_PLACE)

    walk.run(EVENTS)
    walk.close()

    assert set(walk.seen) >= set(SCENES)
    assert walk.compared > EVENTS / 10
