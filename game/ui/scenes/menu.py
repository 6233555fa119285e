"""The menu: continue, a new game, settings, quit; over a board."""

import pygame

from game.i18n import available_languages
from game.session.session import MatchSession
from game.ui.scenes.board_picture import board_picture, shade
from game.ui.scenes.panel import Gapped, PanelScene
from game.ui.scenes.summary import match_line, waiting_line
from game.ui.widgets.brand import Brand
from game.ui.widgets.button import Button
from game.ui.widgets.form import Form

PADDING = 27
BUTTON_GAP = 10
LEFT = 64
FOOT_SIZE = 13
FOOT_ROOM = 48
"""Room in dp under the panel for the line at the foot."""


class MenuScene(PanelScene):
    """Where the program starts and where a match can be left to."""

    name = "menu"
    width = 431
    height = 632
    scenery_is_soft = False

    @property
    def _session(self) -> MatchSession | None:
        return self.context.session

    def enter(self) -> None:
        """Looks for a match to go on with, unless one is being played already."""
        self.context.find_session()

    @property
    def padding(self) -> int:
        """A little less than other panels."""
        return self.context.canvas.dp(PADDING)

    def panel_rect(self) -> pygame.Rect:
        """At the left, so that the board shows; in the middle of narrow windows."""
        rect = super().panel_rect()
        width, height = self.context.canvas.size
        dp = self.context.canvas.dp
        rest = width - rect.width
        rect.x = dp(LEFT) if rest > dp(4 * LEFT) else rest // 2
        wanted = self._column_height(rect.width - 2 * self.padding) + 2 * self.padding
        rect.height = min(wanted, height - 2 * dp(8))
        rect.centery = height // 2
        return rect

    def _column_height(self, width: int) -> int:
        widgets = self._column()
        return sum(widget.height_for(width) + gap for widget, gap in widgets) - widgets[0][1]

    def _column(self) -> list[Gapped]:
        context, words, dp = self.context, self.context.words, self.context.canvas.dp
        widgets: list[Gapped] = [(Brand(context), 0)]
        play = self._continue_button()
        if play is not None:
            widgets.append((play, dp(22)))
        new = Button(
            context,
            "new game",
            words.t("New game"),
            context.routes.new_game,
            kind="normal" if play is not None else "primary",
        )
        widgets.append((new, dp(20)))
        settings = Button(context, "settings", words.t("Settings"), context.routes.settings)
        widgets.append((settings, dp(BUTTON_GAP)))
        leave = Button(context, "quit", words.t("Quit"), self._quit, kind="quiet")
        widgets.append((leave, dp(BUTTON_GAP)))
        return widgets

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
        area = self.scrolled(self._column(), self.inner)
        pill = Button(
            self.context,
            "language",
            self._language_name(),
            lambda: self.context.routes.settings("language"),
            pill=True,
        )
        width = min(pill.natural_width, self.inner.width // 2)
        height = pill.height_for(width)
        corner = self.panel.right - self.context.canvas.dp(26) - width
        pill.place(corner, self.panel.y + self.context.canvas.dp(26), width, height)
        widgets = [widget for widget in area.widgets if isinstance(widget, Button)]
        return Form(self.context, [pill], scrolls=[area], default=widgets[0])

    def _language_name(self) -> str:
        folder = self.context.services.assets / "locale"
        code = self.context.words.language
        names = {language.code: language.name for language in available_languages(folder)}
        return names.get(code, code)

    def backdrop(self) -> pygame.Surface:
        """The board itself; here nothing lies between it and the eye."""
        return board_picture(self.context, self._session)

    def shade(self, picture: pygame.Surface) -> None:
        """Less light where the menu lies."""
        shade(picture)

    def paint(self, picture: pygame.Surface) -> None:
        """The line at the foot of the window, where there is room for it."""
        dp = self.context.canvas.dp
        if picture.get_height() - self.panel.bottom < dp(FOOT_ROOM):
            return
        text = self.context.words.t("Plays offline. No account, no adverts.")
        at = self.panel.x + dp(2), self.panel.bottom + dp(34)
        self.context.look.text(
            picture, text, at, FOOT_SIZE, "regular", self.context.theme.colors.secondary, "midleft"
        )

    def _quit(self) -> None:
        self.context.leave()
