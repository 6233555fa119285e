"""A small question over another scene; the answer that costs nothing is the default."""

from collections.abc import Callable

import pygame

from game.ui.context import Context, Question
from game.ui.scenes.panel import PanelScene
from game.ui.widgets.button import Button
from game.ui.widgets.form import Form
from game.ui.widgets.label import Label
from game.ui.widgets.layout import Row, column

WIDTH = 496
BUTTON_GAP = 12
TITLE = 30


class ConfirmScene(PanelScene):
    """Yes or no."""

    name = "confirm"
    width = WIDTH
    radius = 18
    careful = frozenset({"yes"})

    def __init__(self, context: Context, question: Question, on_yes: Callable[[], None]) -> None:
        super().__init__(context)
        self._question = question
        self._on_yes = on_yes

    def _texts(self) -> list[tuple[Label, int]]:
        colors, dp = self.context.theme.colors, self.context.canvas.dp
        title = Label(
            self.context, self._question.title, TITLE, "title", colors.accent, spacing=1.2
        )
        text = Label(self.context, self._question.text, 16)
        return [(title, 0), (text, dp(12))]

    def _buttons(self) -> tuple[Button, Button]:
        """The default stands at the right, where every dialog has it."""
        yes = Button(self.context, "yes", self._question.yes, self._yes)
        no = Button(self.context, "no", self._question.no, self._no, kind="primary")
        return yes, no

    def panel_rect(self) -> pygame.Rect:
        """As high as the question needs."""
        rect = super().panel_rect()
        self.panel = rect
        dp = self.context.canvas.dp
        text = column(self._texts(), 0, 0, self.inner.width)
        buttons = self._buttons()[-1].height_for(rect.width)
        wanted = text + buttons + dp(28) + 2 * self.padding
        rect.height = min(wanted, self.context.canvas.size[1] - 2 * dp(8))
        rect.centery = self.context.canvas.size[1] // 2
        return rect

    def build(self) -> Form:
        """Title, text and two buttons."""
        dp, inner = self.context.canvas.dp, self.inner
        buttons = self._buttons()
        height = buttons[-1].height_for(inner.width)
        row = Row(*buttons, gap=dp(BUTTON_GAP))
        row.place(inner.x, inner.bottom - height, inner.width, height)
        area = inner.copy()
        area.height = inner.height - height - dp(20)
        return Form(
            self.context,
            buttons,
            scrolls=[self.scrolled(self._texts(), area)],
            default=buttons[-1],
            cancel=self._no,
        )

    def _no(self) -> None:
        self.context.director.pop()

    def _yes(self) -> None:
        self.context.director.pop()
        self._on_yes()
