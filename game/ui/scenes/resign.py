"""Asks how much of the game to give up, and says what each answer costs."""

from collections.abc import Callable

import pygame

from game.engine.outcome import Kind
from game.session.session import MatchSession
from game.ui.context import Context
from game.ui.scenes.panel import Gapped, PanelScene
from game.ui.scenes.summary import opponent_name
from game.ui.widgets.button import Button
from game.ui.widgets.form import Form
from game.ui.widgets.label import Label
from game.ui.widgets.layout import column

TITLE = 30


class ResignScene(PanelScene):
    """Single game, gammon, backgammon, or play on, which is the default."""

    name = "resign"
    width = 496
    radius = 18
    careful = frozenset(kind.name.lower() for kind in Kind)

    def __init__(
        self, context: Context, session: MatchSession, on_kind: Callable[[Kind], None]
    ) -> None:
        super().__init__(context)
        self._session = session
        self._on_kind = on_kind

    def _column(self) -> list[Gapped]:
        context, words, dp = self.context, self.context.words, self.context.canvas.dp
        colors = context.theme.colors
        title = Label(context, words.t("Resign?"), TITLE, "title", colors.accent, spacing=1.2)
        name = opponent_name(self._session.setup)
        text = words.t("If {name} accepts, you lose:", name=name)
        widgets: list[Gapped] = [
            (title, 0),
            (Label(context, text, 15, color=colors.secondary), dp(6)),
        ]
        names = {
            Kind.SINGLE: words.t("Single game"),
            Kind.GAMMON: words.t("Gammon"),
            Kind.BACKGAMMON: words.t("Backgammon"),
        }
        for number, (kind, label) in enumerate(names.items()):
            button = Button(
                context, kind.name.lower(), label, self._offer(kind), remark=self._cost(kind)
            )
            widgets.append((button, dp(18 if number == 0 else 10)))
        if not self._session.state.gammons_count:
            reason = words.t("By the Jacoby rule it counts once: the cube was never turned.")
            widgets.append((Label(context, reason, 15, color=colors.secondary), dp(12)))
        return widgets

    def _cost(self, kind: Kind) -> str:
        state = self._session.state
        size = kind.value if state.gammons_count else 1
        return self.context.words.n("{count} point", "{count} points", size * state.cube.value)

    def _offer(self, kind: Kind) -> Callable[[], None]:
        def offer() -> None:
            self.context.director.pop()
            self._on_kind(kind)

        return offer

    def _cancel_button(self) -> Button:
        label, back = self.context.words.t("Play on"), self.context.director.pop
        return Button(self.context, "cancel", label, back, kind="primary")

    def panel_rect(self) -> pygame.Rect:
        """As high as it needs."""
        rect = super().panel_rect()
        self.panel = rect
        dp = self.context.canvas.dp
        above = column(self._column(), 0, 0, self.inner.width)
        way_back = self._cancel_button().height_for(self.inner.width)
        wanted = above + dp(24) + way_back + 2 * self.padding
        rect.height = min(wanted, self.context.canvas.size[1] - 2 * dp(8))
        rect.centery = self.context.canvas.size[1] // 2
        return rect

    def build(self) -> Form:
        """The three answers, and the way back under them."""
        inner, dp = self.inner, self.context.canvas.dp
        cancel = self._cancel_button()
        height = cancel.height_for(inner.width)
        cancel.place(inner.x, inner.bottom - height, inner.width, height)
        area = inner.copy()
        area.height = inner.height - height - dp(20)
        return Form(
            self.context,
            [cancel],
            scrolls=[self.scrolled(self._column(), area)],
            default=cancel,
            cancel=self.context.director.pop,
        )
