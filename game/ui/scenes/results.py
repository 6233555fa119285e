"""What came of a game: who won what and why, the score, and the dice to be checked."""

from collections.abc import Callable

import pygame

from game.session.session import SESSION_GAMES, MatchSession
from game.session.verify import verify
from game.ui.context import Context, Question
from game.ui.scenes.panel import Gapped, PanelScene
from game.ui.scenes.result_words import arithmetic, dice_report, headline, reason
from game.ui.scenes.summary import opponent_name, player_name, rules_line
from game.ui.widgets.button import Button
from game.ui.widgets.form import Form
from game.ui.widgets.label import Label, SectionHead, Sum
from game.ui.widgets.layout import Row, column
from game.ui.widgets.score_row import ScoreRow
from game.ui.widgets.seal_line import SealLine, shortened_digest
from game.ui.widgets.widget import Widget

HEADLINE = 38
LOW = 540
"""Windows lower than this, in dp, get a smaller headline and smaller gaps."""

LOW_HEADLINE = 30
FOOTER = 84
GAP = 12


class ResultsScene(PanelScene):
    """After each game; the secret is shown once the match is over."""

    name = "results"
    width = 680
    radius = 22

    def __init__(
        self,
        context: Context,
        session: MatchSession,
        next_game: Callable[[], None],
        end_session: Callable[[], None],
    ) -> None:
        super().__init__(context)
        self._session = session
        self._next_game = next_game
        self._end_session = end_session
        self._verdict = ""
        self._holds = True

    @property
    def _low(self) -> bool:
        return self.context.canvas.size[1] < self.context.canvas.dp(LOW)

    def _gap(self, units: float) -> int:
        """A gap before a section; half of it in low windows."""
        return self.context.canvas.dp(units / 2 if self._low else units)

    # The words

    def _column(self) -> list[Gapped]:
        context, words, dp = self.context, self.context.words, self.context.canvas.dp
        colors = context.theme.colors
        session = self._session
        title, highest = headline(session, words), LOW_HEADLINE if self._low else HEADLINE
        size = context.text.fit_words(title, self.inner.width, highest, "title")
        parts: list[Gapped] = [
            (Label(context, title, size, "title", colors.accent, spacing=1.25), 0),
            (Sum(context, *arithmetic(session, words)), dp(8)),
            (Label(context, reason(session, words), 15, color=colors.secondary), dp(4)),
            (self._score_head(), self._gap(24)),
        ]
        parts += [(row, dp(4)) for row in self._score_rows()]
        return parts + self._dice_parts()

    def _score_head(self) -> SectionHead:
        """What is played for; of a money session also how much of it has been played."""
        words, session, remark = self.context.words, self._session, ""
        if session.setup.rules.is_money:
            number = session.state.game_number
            remark = words.t("game {number} of at most {count}", number=number, count=SESSION_GAMES)
        return SectionHead(self.context, rules_line(session.setup.rules, words), remark)

    def _score_rows(self) -> list[ScoreRow]:
        session, words = self._session, self.context.words
        state, setup = session.state, session.setup
        names = {
            setup.human: player_name(setup, words),
            setup.computer: opponent_name(setup),
        }
        width = max(self.context.text.size(name, 16, "semibold")[0] for name in names.values())
        return [
            ScoreRow(
                self.context,
                name,
                width,
                before=state.starting_score.of(side),
                now=state.score.of(side),
                length=setup.rules.length,
            )
            for side, name in names.items()
        ]

    def _dice_parts(self) -> list[Gapped]:
        session, words, dp = self._session, self.context.words, self.context.canvas.dp
        if session.seal is None:
            return []
        seal = words.t("seal {figures}", figures=shortened_digest(session.seal))
        secret = session.revealed_secret
        if secret is None:
            sentence = words.t("Sealed dice. Their secret is shown when the match is over.")
            if session.setup.rules.is_money:
                sentence = words.t("Sealed dice. Their secret is shown when the session ends.")
            return [(SealLine(self.context, sentence, (seal,)), self._gap(28))]
        seed = words.t("secret {figures}", figures=shortened_digest(secret.hex()))
        sentence = words.t("The dice were sealed. Here is their secret.")
        parts: list[Gapped] = [(SealLine(self.context, sentence, (seal, seed)), self._gap(28))]
        verdict_color = self.context.theme.colors.good
        if not self._holds:
            verdict_color = self.context.theme.colors.bad
        buttons: Row[Widget] = Row(*self._dice_buttons(), Widget(self.context), gap=dp(GAP))
        parts.append((buttons, dp(12)))
        if self._verdict:
            parts.append((Label(self.context, self._verdict, 15, color=verdict_color), dp(8)))
        return parts

    # The buttons

    def _dice_buttons(self) -> list[Button]:
        words = self.context.words
        return [
            Button(self.context, "verify", words.t("Verify"), self._verify),
            Button(self.context, "copy", words.t("Copy"), self._copy),
        ]

    def _way_buttons(self) -> list[Button]:
        """Quietest first; Enter presses the last."""
        context, words, session = self.context, self.context.words, self._session
        buttons = [Button(context, "menu", words.t("Menu"), context.routes.menu)]
        cap = words.p("key", "Enter")
        if session.is_over:
            label, action = words.t("New match"), context.routes.new_game
        else:
            if session.setup.rules.is_money:
                end = Button(context, "end session", words.t("End session"), self._end)
                buttons.append(end)
            label, action = words.t("Next game"), self._next
        name = "new match" if session.is_over else "next game"
        return [*buttons, Button(context, name, label, action, kind="primary", key_cap=cap)]

    def panel_rect(self) -> pygame.Rect:
        """As high as it needs."""
        rect = super().panel_rect()
        self.panel = rect
        dp = self.context.canvas.dp
        body = column(self._column(), 0, 0, self.inner.width)
        wanted = body + self.padding * 2 + self._footer_height()
        rect.height = min(wanted, self.context.canvas.size[1] - 2 * dp(8))
        rect.centery = self.context.canvas.size[1] // 2
        return rect

    def _footer_rows(self) -> list[list[Button]]:
        """All buttons in a row if they fit, else the primary one over the others.

        However they stand, it ends the first row.
        """
        *others, primary = buttons = self._way_buttons()
        if self._fit(buttons):
            return [buttons]
        return [[primary], others]

    def _fit(self, buttons: list[Button]) -> bool:
        """Whether they have room beside each other."""
        gaps = self.context.canvas.dp(GAP) * (len(buttons) - 1)
        return sum(button.natural_width for button in buttons) + gaps <= self.inner.width

    def _footer_height(self) -> int:
        return self.context.canvas.dp(FOOTER + 62 * (len(self._footer_rows()) - 1))

    def build(self) -> Form:
        """The words scroll; the buttons stay."""
        dp, inner = self.context.canvas.dp, self.inner
        footer = self.panel.bottom - self._footer_height()
        rows = self._footer_rows()
        self._place_footer(rows, footer)
        area = pygame.Rect(inner.x, inner.y, inner.width, footer - dp(12) - inner.y)
        return Form(
            self.context,
            [button for row in rows for button in row],
            scrolls=[self.scrolled(self._column(), area)],
            default=rows[0][-1],
            cancel=self.context.director.pop,
        )

    def _place_footer(self, rows: list[list[Button]], top: int) -> None:
        dp, inner = self.context.canvas.dp, self.inner
        y = top + dp(15)
        for buttons in rows:
            right = inner.right
            each = (inner.width - dp(GAP) * (len(buttons) - 1)) // len(buttons)
            natural = len(buttons) > 1 and self._fit(buttons)
            for button in reversed(buttons):
                wide = button.natural_width if natural else each
                button.place(right - wide, y, wide, dp(54))
                right -= wide + dp(GAP)
            y += dp(62)

    def paint(self, picture: pygame.Surface) -> None:
        """The line over the buttons."""
        y = self.panel.bottom - self._footer_height()
        color = self.context.theme.colors.hairline
        picture.fill(color, (self.panel.x + 1, y, self.panel.width - 2, 1))

    # What the buttons do

    def _next(self) -> None:
        self.context.director.pop()
        self._next_game()

    def _end(self) -> None:
        words = self.context.words
        question = Question(
            words.t("End the session?"),
            words.t("No further game is played then."),
            words.t("End session"),
            words.t("Play on"),
        )
        self.context.routes.confirm(question, self._end_indeed)

    def _end_indeed(self) -> None:
        self._end_session()
        self.rebuild()

    def _verify(self) -> None:
        session, words = self._session, self.context.words
        secret = session.revealed_secret
        if secret is None:
            return
        found = verify(secret, session.record.phrase, session.throws)
        self._holds = found.holds and found.seal == session.seal
        if self._holds:
            self._verdict = words.n(
                "{count} throw made again: it fits the seal.",
                "All {count} throws made again: they fit the seal.",
                found.throws,
            )
        else:
            self._verdict = words.t("These throws do not fit the seal.")
        self.rebuild()
        for area in self.form.scrolls:
            area.scroll_to(area.furthest)

    def _copy(self) -> None:
        words = self.context.words
        copied = self.context.copy(dice_report(self._session, words))
        self.context.notice(
            words.t("Seal, secret and all throws are on the clipboard.")
            if copied
            else words.t("The clipboard can’t be reached here.")
        )

    def describe(self) -> dict[str, object]:
        """Also the headline and the verdict on the dice."""
        title = headline(self._session, self.context.words)
        return {**super().describe(), "headline": title, "verdict": self._verdict}
