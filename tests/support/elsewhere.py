"""The program in a process of its own, under conditions that a test makes; it plays one checker.

    python -m tests.support.elsewhere FOLDER [OPTION ...]

continues the match in the folder with the program's own window, clock and sounds, moves one
checker by the mouse, and prints as JSON what there was to see.
"""

import json
import logging
import os
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import pygame

from game.__main__ import new_app
from game.saving.settings import Settings, SettingsStore, Speed
from game.ui.app import App
from game.ui.scenes.first_help import Tip
from tests.support.pilot import Pilot
from tests.support.rough_ride import keep, kept, move_one, shades, some_match

ROOT = Path(__file__).parents[2]


class Visitor(Pilot):
    """A person before the program as it is."""

    def __init__(self, app: App) -> None:
        self.app = app
        self.closed = False
        self.frame()


def play_elsewhere(
    home: Path,
    environment: Mapping[str, str],
    *options: str,
    prefix: Sequence[str] = (),
    folder: Path = ROOT,
) -> Mapping[str, Any]:
    """One checker of a match in `home`, moved by the program in `folder`; what it has shown.

    The match must be on the disk afterwards as it stands on the board, one checker farther.
    """
    before = some_match()
    keep(before, home)
    settings = Settings(speed=Speed.INSTANT, tips_seen=tuple(Tip))
    SettingsStore(home / "config").save(settings)
    done = subprocess.run(
        [*prefix, sys.executable, "-m", "tests.support.elsewhere", str(home), *options],
        cwd=folder,
        env={**os.environ, **environment, "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        timeout=90,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    after = kept(home)
    assert after.setup == before.setup
    assert after.line[: len(before.line)] == before.line
    assert after != before
    seen: Mapping[str, Any] = json.loads(done.stdout.splitlines()[-1])
    return seen


def main() -> None:
    """Play, and say what was seen."""
    home, *options = sys.argv[1:]
    logging.basicConfig(level=logging.INFO, stream=sys.stderr)
    visitor = Visitor(new_app(["--data-dir", home, *options]))
    context = visitor.app.context
    notice = visitor.app.banner.text
    context.resume_match()
    visitor.settle()
    move_one(visitor)
    assert kept(Path(home)) == visitor.session.record
    context.sounds.warm_up()
    seen = {
        "driver": pygame.display.get_driver(),
        "bits": visitor.app.window.get_surface().get_bitsize(),
        "colours": shades(visitor.app.canvas.surface),
        "notice": notice,
        "assets": str(context.services.assets),
        "sound": pygame.mixer.get_init(),
    }
    visitor.close()
    print(json.dumps(seen))


if __name__ == "__main__":
    main()
