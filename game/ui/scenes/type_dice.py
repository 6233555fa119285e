"""Asks what the dice on the table show: twelve faces to click, or two digits."""

from collections.abc import Callable

import pygame

from game.engine.types import Side
from game.ui.context import Context
from game.ui.input import InputEvent, Key
from game.ui.scenes.panel import Gapped, PanelScene
from game.ui.sides import side_texts
from game.ui.widgets.button import Button
from game.ui.widgets.dice_row import DiceRow
from game.ui.widgets.form import Form
from game.ui.widgets.label import Label, SectionHead
from game.ui.widgets.layout import Row, column

TITLE = 30
BUTTON_GAP = 12


class TypeDiceScene(PanelScene):
    """Two dice, one row of faces each; Enter takes them, Escape goes to the menu's question."""

    name = "type dice"
    width = 496
    radius = 18

    def __init__(
        self,
        context: Context,
        title: str,
        on_dice: Callable[[int, int], None],
        *,
        opening: bool = False,
    ) -> None:
        super().__init__(context)
        self._title = title
        self._on_dice = on_dice
        self._opening = opening
        self._dice: list[int | None] = [None, None]

    @property
    def dice(self) -> tuple[int | None, int | None]:
        """What has been said so far."""
        return self._dice[0], self._dice[1]

    def _column(self) -> list[Gapped]:
        context, words, dp = self.context, self.context.words, self.context.canvas.dp
        colors = context.theme.colors
        heads = [words.t("First die"), words.t("Second die")]
        if self._opening:
            heads = [words.t(side_texts(context.theme.dark, side).die) for side in Side]
        hint = words.t("Click what your dice show, or type two digits.")
        widgets: list[Gapped] = [
            (Label(context, self._title, TITLE, "title", colors.accent, spacing=1.2), 0),
            (Label(context, hint, 15, color=colors.secondary), dp(6)),
        ]
        for number, head in enumerate(heads):
            widgets.append((SectionHead(context, head), dp(16)))
            widgets.append((self._row(number), dp(8)))
        return widgets

    def _row(self, number: int) -> DiceRow:
        def choose(value: int) -> None:
            self._choose(number, value)

        return DiceRow(self.context, f"die {number + 1}", self._dice[number], choose)

    def _choose(self, number: int, value: int) -> None:
        self._dice[number] = value
        self.rebuild()

    def _buttons(self) -> tuple[Button, Button]:
        words = self.context.words
        later = Button(self.context, "later", words.t("Cancel"), self.context.director.pop)
        enter = Button(self.context, "enter", words.t("Enter dice"), self._enter, kind="primary")
        enter.enabled = None not in self._dice
        return later, enter

    def panel_rect(self) -> pygame.Rect:
        """As high as it needs."""
        rect = super().panel_rect()
        self.panel = rect
        dp = self.context.canvas.dp
        wanted = column(self._column(), 0, 0, self.inner.width) + dp(24 + 54) + 2 * self.padding
        rect.height = min(wanted, self.context.canvas.size[1] - 2 * dp(8))
        rect.centery = self.context.canvas.size[1] // 2
        return rect

    def build(self) -> Form:
        """Two rows of faces and the buttons."""
        inner, dp = self.inner, self.context.canvas.dp
        buttons = self._buttons()
        height = max(button.height_for(inner.width) for button in buttons)
        row = Row(*buttons, gap=dp(BUTTON_GAP))
        row.place(inner.x, inner.bottom - height, inner.width, height)
        area = inner.copy()
        area.height = inner.height - height - dp(20)
        return Form(
            self.context,
            buttons,
            scrolls=[self.scrolled(self._column(), area)],
            default=buttons[1],
            cancel=self.context.director.pop,
        )

    def handle(self, event: InputEvent) -> None:
        """Digits fill the dice from the left, backspace empties them from the right."""
        if isinstance(event, Key) and (face := _face(event)) is not None:
            free = 0 if self._dice[0] is None or self._dice[1] is not None else 1
            if free == 0:
                self._dice[1] = None
            self._choose(free, face)
        elif isinstance(event, Key) and event.name == "backspace":
            self._choose_none()
        else:
            super().handle(event)

    def _choose_none(self) -> None:
        self._dice[1 if self._dice[1] is not None else 0] = None
        self.rebuild()

    def _enter(self) -> None:
        first, second = self._dice
        if first is not None and second is not None:
            self.context.director.pop()
            self._on_dice(first, second)

    def describe(self) -> dict[str, object]:
        """Also what has been said so far."""
        return {**super().describe(), "dice": list(self._dice)}


def _face(key: Key) -> int | None:
    """The face of a die that a key stands for, also where its digit needs Shift."""
    for text in (key.text, key.digit):
        if len(text) == 1 and text in "123456":
            return int(text)
    return None
