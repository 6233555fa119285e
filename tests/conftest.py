"""A silent, windowless pygame and a private user folder for every test."""

import os

# Before pygame or numpy is imported anywhere: SDL reads these when it starts.
os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"
os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

from pathlib import Path

import pytest


@pytest.fixture(autouse=True)
def private_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A user folder of its own, so that no test meets the saves of a person or of another test."""
    home = tmp_path / "fairgammon-home"
    monkeypatch.setenv("FAIRGAMMON_HOME", str(home))
    return home
