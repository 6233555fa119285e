"""The menu: continue, a new game, settings, quit; over a board."""

from collections.abc import Iterator

import pygame

from game.i18n import available_languages
from game.session.session import MatchSession
from game.ui.board.hud_layout import arrange
from game.ui.board.ready import pieces_in_steps
from game.ui.boards import Boards
from game.ui.scenes.board_picture import (
    board_bottom,
    board_picture,
    board_picture_in_steps,
    is_upright,
    shade,
)
from game.ui.scenes.panel import Gapped, PanelScene
from game.ui.scenes.summary import match_line, waiting_line
from game.ui.widgets.brand import Brand
from game.ui.widgets.button import Button
from game.ui.widgets.form import Form
from game.ui.widgets.layout import column, leaves
from game.ui.widgets.scroll import ScrollArea

PADDING = 27
TIGHT_PADDING = 16
BUTTON_GAP = 10
LEFT = 64
FOOT_SIZE = 13
FOOT_ROOM = 20
"""Room in dp for the line at the foot of the panel."""

MARGIN = 8


class MenuScene(PanelScene):
    """Where the program starts and where a match can be left to."""

    name = "menu"
    width = 431
    height = 632
    scenery_is_soft = False
    _tight = False
    _has_foot = True
    _warming: Iterator[None] | None = None

    @property
    def _session(self) -> MatchSession | None:
        return self.context.session

    def enter(self) -> None:
        """Looks for a match to go on with, unless one is being played already."""
        self.context.find_session()

    @property
    def padding(self) -> int:
        """A little less than other panels, and less still in low windows."""
        return self.context.canvas.dp(TIGHT_PADDING if self._tight else PADDING)

    def panel_rect(self) -> pygame.Rect:
        """At the left, so that the board shows; under it or in the middle where it is narrow."""
        rect = super().panel_rect()
        width, height = self.context.canvas.size
        dp = self.context.canvas.dp
        rest = width - rect.width
        upright = is_upright(self.context)
        rect.x = dp(LEFT) if rest > dp(4 * LEFT) and not upright else rest // 2
        for self._tight, self._has_foot in ((False, True), (False, False), (True, False)):
            column_width = rect.width - 2 * self.padding
            wanted = column(self._column(), 0, 0, column_width) + 2 * self.padding
            wanted += dp(FOOT_ROOM) if self._has_foot else 0
            if wanted <= height - 2 * dp(MARGIN):
                break
        rect.height = min(wanted, height - 2 * dp(MARGIN))
        rect.centery = height // 2
        if upright:
            rect.centery = (board_bottom(self.context) + height) // 2
            rect.bottom = min(rect.bottom, height - dp(MARGIN))
        return rect

    def _column(self) -> list[Gapped]:
        context, words = self.context, self.context.words
        widgets: list[Gapped] = [(Brand(context), 0)]
        play = self._continue_button()
        if play is not None:
            widgets.append((play, self._gap(22)))
        new = Button(
            context,
            "new game",
            words.t("New game"),
            context.routes.new_game,
            kind="normal" if play is not None else "primary",
        )
        widgets.append((new, self._gap(20)))
        settings = Button(context, "settings", words.t("Settings"), context.routes.settings)
        widgets.append((settings, self._gap(BUTTON_GAP)))
        leave = Button(context, "quit", words.t("Quit"), context.leave, kind="quiet")
        widgets.append((leave, self._gap(BUTTON_GAP)))
        return widgets

    def _gap(self, units: float) -> int:
        return self.context.canvas.dp(units / 2 if self._tight else units)

    def _continue_button(self) -> Button | None:
        session, words = self._session, self.context.words
        if session is None:
            return None
        setup = session.setup
        if session.is_over:
            details: tuple[str, ...] = (match_line(setup, session.state, words),)
            label, kind = words.t("Last result"), "normal"
        else:
            details = (
                match_line(setup, session.state, words),
                waiting_line(setup, session.state, words),
            )
            label, kind = words.t("Continue"), "primary"
        return Button(
            self.context,
            "continue",
            label,
            self.context.resume_match,
            kind=kind,
            details=details,
            chevron=True,
        )

    def build(self) -> Form:
        """The brand, the buttons, and the language in the upper corner."""
        widgets = self._column()
        inner = self.inner
        column(widgets, inner.x, inner.y, inner.width)
        buttons = [widget for widget in leaves(widgets) if isinstance(widget, Button)]
        pill = Button(
            self.context,
            "language",
            self._language_name(),
            lambda: self.context.routes.settings("language"),
            pill=True,
        )
        width = min(pill.natural_width, inner.width // 2)
        pill.place(inner.right - width, inner.y, width, pill.height_for(width))
        area = ScrollArea(self.context, inner, [*leaves(widgets), pill])
        return Form(self.context, (), scrolls=[area], default=buttons[0])

    def _language_name(self) -> str:
        folder = self.context.services.assets / "locale"
        code = self.context.words.language
        names = {language.code: language.name for language in available_languages(folder)}
        return names.get(code, code)

    def layout_in_steps(self) -> Iterator[None]:
        """Also starts on the pictures that a match will want."""
        yield from super().layout_in_steps()
        self._warming = self._match_in_steps()

    def update(self, seconds: float) -> None:
        """Makes a match's pictures ready, so that it begins without a wait."""
        if self._warming is not None and next(self._warming, self) is self:
            self._warming = None

    @property
    def rest(self) -> float:
        """Seconds until the next update is needed."""
        return super().rest if self._warming is None else 0.0

    @property
    def still(self) -> bool:
        """Whether the picture has come to rest."""
        return super().rest > 0.0

    def _match_in_steps(self) -> Iterator[None]:
        context = self.context
        setup = self._session.setup if self._session is not None else context.settings.last_setup
        frame = arrange(
            *context.canvas.size,
            context.canvas.scale,
            home_left=setup is not None and setup.home_left,
            numbers=context.settings.point_numbers,
        )
        yield from context.boards.painter.scene_in_steps(context.canvas.size, frame.board)
        yield from pieces_in_steps(context.boards, frame.board)

    def prepare(self, boards: Boards) -> Iterator[None]:
        """Makes the board's picture."""
        yield from board_picture_in_steps(self.context, boards)

    def backdrop(self) -> pygame.Surface:
        """The board itself; here nothing lies between it and the eye."""
        return board_picture(self.context, self._session, self.panel_rect())

    def shade(self, picture: pygame.Surface) -> None:
        """Less light where the menu lies."""
        if not is_upright(self.context):
            shade(picture, self.context.theme.veil)

    def paint(self, picture: pygame.Surface) -> None:
        """The line at the foot, where there is room for it."""
        if not self._has_foot:
            return
        text = self.context.words.t("Plays offline. No account, no adverts.")
        size = self.context.text.fit(text, self.inner.width, FOOT_SIZE)
        at = self.panel.centerx, self.panel.bottom - self.context.canvas.dp(FOOT_ROOM + 6)
        color = self.context.theme.colors.secondary
        self.context.look.text(picture, text, at, size, "regular", color, "center")
