"""Writes down what is on the screen, for tests that play in a real window."""

import json
import os
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from game.ui.app import App


class Describer:
    """After each frame whose picture has come to rest, writes a JSON file if anything changed."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._last = ""

    def __call__(self, app: "App") -> None:
        """Looks at the app once."""
        top = app.director.top
        if top is None or not top.still:
            return
        width, height = app.window.size
        text = json.dumps(
            {
                "scene": top.name,
                "window": [width, height],
                "notice": app.banner.text,
                **top.describe(),
            }
        )
        if text != self._last:
            self._last = text
            beside = self._path.with_suffix(".part")
            beside.write_text(text, encoding="utf-8")
            os.replace(beside, self._path)
