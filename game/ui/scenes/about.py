"""What the program is, how its dice are made, and the licences of all that it is made of."""

import platform
from dataclasses import dataclass
from functools import partial
from pathlib import Path

import numpy as np
import pygame

from game import __version__
from game.ui.context import Context
from game.ui.scenes.panel import Gapped, PanelScene
from game.ui.widgets.brand import NAME
from game.ui.widgets.button import Button
from game.ui.widgets.form import Form
from game.ui.widgets.label import Label, SectionHead
from game.ui.widgets.layout import Row
from game.ui.widgets.long_text import LongText
from game.ui.widgets.widget import Widget

TITLE = 34
TEXT_TITLE = 28
BACK_WIDTH = 180
FOOT_GAP = 16
PART_GAP = 6


@dataclass(frozen=True, slots=True)
class Part:
    """Something that the program is made of; `file` is its licence, in the folder of assets."""

    name: str
    licence: str
    file: str


def parts() -> tuple[Part, ...]:
    """All of them, with the versions that are running."""
    sdl = ".".join(map(str, pygame.get_sdl_version()))
    return (
        Part(f"{NAME} {__version__}", "MIT", "licences/fairgammon.txt"),
        Part("Inter", "SIL OFL 1.1", "fonts/OFL-Inter.txt"),
        Part("Source Serif 4", "SIL OFL 1.1", "fonts/OFL-SourceSerif4.txt"),
        Part(f"pygame-ce {pygame.version.ver}", "GNU LGPL 2.1", "licences/pygame-ce.txt"),
        Part(f"SDL {sdl}, FreeType", "zlib, FTL", "licences/libraries.txt"),
        Part(f"NumPy {np.__version__}", "BSD", "licences/numpy.txt"),
        Part("platformdirs", "MIT", "licences/platformdirs.txt"),
        Part("Kazaross XG2", "© 2011 Neil Kazaross", "licences/kazaross-xg2.txt"),
        Part(f"Python {platform.python_version()}", "PSF", "licences/python.txt"),
    )


class AboutScene(PanelScene):
    """Version, dice, parts; each part leads to its licence."""

    name = "about"
    width = 760
    height = 720
    upright_height = 870

    def build(self) -> Form:
        """One column that scrolls, and the way back."""
        back, area = way_back(self)
        scroll = self.scrolled(self._column(), area)
        pop = self.context.director.pop
        return Form(self.context, [back], scrolls=[scroll], default=back, cancel=pop)

    def _column(self) -> list[Gapped]:
        words, dp, colors = self.context.words, self.context.canvas.dp, self.context.theme.colors
        title = Label(self.context, NAME, TITLE, "title", colors.accent, spacing=1.25)
        version = words.t("Version {version}", version=__version__)
        about = words.t("Backgammon against the computer: offline, and with dice you can check.")
        own = words.t("Pictures, sounds and neural networks were made for this game.")
        return [
            (title, 0),
            (Label(self.context, version, 14, color=colors.secondary), dp(2)),
            (Label(self.context, about, 16), dp(10)),
            (SectionHead(self.context, words.t("How the dice are made")), dp(22)),
            *((Label(self.context, line, spacing=1.45), dp(8)) for line in self._dice()),
            (SectionHead(self.context, words.t("Credits and licences")), dp(22)),
            (Label(self.context, own, color=colors.secondary), dp(6)),
            *self._rows(),
        ]

    def _dice(self) -> tuple[str, ...]:
        words = self.context.words
        return (
            words.t(
                "Before the first roll a secret of 32 random bytes is drawn. Its seal, "
                "SHA-256(secret), is shown at once, so that nobody can change it afterwards."
            ),
            words.t(
                "You may add a phrase: key = HMAC-SHA-256(secret, phrase). Throw number i, from 0, "
                "reads the bytes of HMAC-SHA-256(key, “i:0”), then of “i:1” and so on. Bytes from "
                "252 up are skipped; any other byte b shows 1 + b mod 6."
            ),
            words.t(
                "After the last roll the secret is shown, and anybody can make every throw again. "
                "No move, level or phrase can steer the dice."
            ),
        )

    def _rows(self) -> list[Gapped]:
        """The parts in pairs, where there is room for two."""
        dp = self.context.canvas.dp
        buttons = [self._button(part) for part in parts()]
        rows = [
            Row[Widget](*pair, gap=dp(10), narrowest=dp(320), stacked=dp(PART_GAP))
            for pair in (buttons[at : at + 2] for at in range(0, len(buttons), 2))
        ]
        return [(row, dp(PART_GAP if number else 12)) for number, row in enumerate(rows)]

    def _button(self, part: Part) -> Button:
        show = partial(self._show, part)
        return Button(self.context, part.file, part.name, show, remark=part.licence)

    def _show(self, part: Part) -> None:
        self.context.director.push(LicenceScene(self.context, part))


class LicenceScene(PanelScene):
    """The whole text of one licence."""

    name = "licence"
    width = 720
    height = 720
    upright_height = 1200

    def __init__(self, context: Context, part: Part) -> None:
        super().__init__(context)
        self._part = part

    def build(self) -> Form:
        """The text, which scrolls, and the way back."""
        back, area = way_back(self)
        accent, dp = self.context.theme.colors.accent, self.context.canvas.dp
        title = Label(self.context, self._part.name, TEXT_TITLE, "title", accent, spacing=1.25)
        text = LongText(self.context, _read(self.context.services.assets / self._part.file))
        scroll = self.scrolled([(title, 0), (text, dp(10))], area)
        pop = self.context.director.pop
        return Form(self.context, [back], scrolls=[scroll], default=back, cancel=pop)


def way_back(scene: PanelScene) -> tuple[Button, pygame.Rect]:
    """The button at the lower left, placed, and the room over it."""
    context, inner, dp = scene.context, scene.inner, scene.context.canvas.dp
    back = Button(context, "back", context.words.t("Back"), context.director.pop)
    width = min(dp(BACK_WIDTH), inner.width)
    height = back.height_for(width)
    back.place(inner.x, inner.bottom - height, width, height)
    area = inner.copy()
    area.height = inner.height - height - dp(FOOT_GAP)
    return back, area


def _read(path: Path) -> str:
    """The text of a file; where somebody has taken it away, its name."""
    try:
        return path.read_text(encoding="utf-8", errors="replace")
    except OSError:
        return path.name
