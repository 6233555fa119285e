"""A few kills on every run of the tests; `kill_resume` by hand does hundreds."""

import time
from pathlib import Path

import pytest

from tests.journeys.kill_resume import run


@pytest.mark.parametrize("kills", [12])
def test_nothing_kept_is_ever_lost(kills: int, tmp_path: Path) -> None:
    seed = time.time_ns() % 10**6
    print(f"seed {seed}")

    report = run(kills, seed, tmp_path)

    assert report.failures == []
    assert report.kept > 0
