"""New game: opponent, what is played for, board and dice; Enter starts."""

from dataclasses import replace

import pygame

from game.engine.dice import Dice, SealedDice
from game.session.setup import DiceKind, MatchSetup
from game.ui.context import Context, Question
from game.ui.scenes.choices import Choices
from game.ui.scenes.new_game_parts import NewGameParts
from game.ui.scenes.panel import SMALL_MARGIN, Gapped, PanelScene
from game.ui.scenes.summary import opponent_name, setup_sentence
from game.ui.widgets.button import Button
from game.ui.widgets.form import Form
from game.ui.widgets.label import Label
from game.ui.widgets.layout import column, leaves
from game.ui.widgets.scroll import ScrollArea

TITLE = 34
TITLE_ROOM = 62
"""From the panel's upper padding to the body, in dp."""

BODY_GAP = 12
FOOTER = 78
COLUMN_GAP = 44
LEFT_SHARE = 0.46
TWO_COLUMNS = 860
"""From this inner width in dp, opponent and rules stand beside each other."""

START_WIDTH = 252
BACK_WIDTH = 120
SENTENCE_FROM = 700
"""From this inner width in dp, the summary has room between the buttons."""

LOW = 460
"""Panels lower than this, in dp, let the title scroll with the rest."""


class NewGameScene(PanelScene):
    """Chooses a match."""

    name = "new game"
    width = 1136
    height = 728
    radius = 22

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self.choices = Choices.remembered(context.settings.last_setup)
        self._sealed = context.services.new_dice(DiceKind.SEALED)

    @property
    def _low(self) -> bool:
        return self.panel.height < self.context.canvas.dp(LOW)

    @property
    def _wide(self) -> bool:
        return self.inner.width >= self.context.canvas.dp(SENTENCE_FROM)

    @property
    def _in_columns(self) -> bool:
        return self.inner.width >= self.context.canvas.dp(TWO_COLUMNS)

    def panel_rect(self) -> pygame.Rect:
        """In one column as high as it needs."""
        rect = super().panel_rect()
        self.panel = rect
        if self._in_columns:
            return rect
        dp, whole = self.context.canvas.dp, self.context.canvas.size[1]
        highest = whole - 2 * dp(SMALL_MARGIN)
        rect.height = highest
        body = column(self._in_one_column(self._parts()), 0, 0, self.inner.width)
        title = 0 if self._low else dp(TITLE_ROOM)
        rect.height = min(highest, self.padding + title + body + dp(2 * BODY_GAP + FOOTER))
        rect.centery = whole // 2
        return rect

    def _parts(self) -> NewGameParts:
        seal = self._sealed.seal if isinstance(self._sealed, SealedDice) else ""
        return NewGameParts(self.context, self.choices, seal, self.rebuild)

    def build(self) -> Form:
        """The body in one or two columns over the buttons."""
        dp, parts = self.context.canvas.dp, self._parts()
        back, start = self._buttons()
        top = self.inner.y if self._low else self.inner.y + dp(TITLE_ROOM)
        area = pygame.Rect(self.inner.x, top, self.inner.width, 0)
        area.height = self.panel.bottom - dp(FOOTER + BODY_GAP) - top
        scroll = self._body(parts, area)
        return Form(
            self.context,
            [back, start],
            scrolls=[scroll],
            default=start,
            cancel=self.context.director.pop,
        )

    def _body(self, parts: NewGameParts, area: pygame.Rect) -> ScrollArea:
        dp = self.context.canvas.dp
        if self._in_columns:
            left, right = parts.opponent(), parts.rules()
            gap = dp(COLUMN_GAP)
            width = round((area.width - gap) * LEFT_SHARE)
            column(left, area.x, area.y, width)
            column(right, area.x + width + gap, area.y, area.width - width - gap)
            return ScrollArea(self.context, area, leaves([*left, *right]))
        return self.scrolled(self._in_one_column(parts), area)

    def _in_one_column(self, parts: NewGameParts) -> list[Gapped]:
        left, right, dp = parts.opponent(), parts.rules(), self.context.canvas.dp
        whole: list[Gapped] = [*left, *right]
        if self._low:
            whole = [(self._title(), 0), (left[0][0], dp(12)), *left[1:], *right]
        if not self._wide:
            sentence = self._sentence()
            color = self.context.theme.colors.secondary
            whole.append((Label(self.context, sentence, 15, color=color), dp(20)))
        return whole

    def _title(self) -> Label:
        text, accent = self.context.words.t("New game"), self.context.theme.colors.accent
        size = self.context.text.fit(text, self.inner.width, TITLE, "title")
        return Label(self.context, text, size, "title", accent, spacing=1.3)

    def _buttons(self) -> tuple[Button, Button]:
        words, dp = self.context.words, self.context.canvas.dp
        back = Button(self.context, "back", words.t("Back"), self.context.director.pop)
        cap = words.p("key", "Enter")
        start = Button(
            self.context, "start", words.t("Start"), self._start, kind="primary", key_cap=cap
        )
        room = self.inner.width - dp(12)
        start_width = min(max(dp(START_WIDTH), start.natural_width), room * 3 // 5)
        back_width = min(max(dp(BACK_WIDTH), back.natural_width), room - start_width)
        middle = self.panel.bottom - dp(FOOTER) // 2
        for button, width in ((back, back_width), (start, start_width)):
            height = button.height_for(width)
            x = self.inner.x if button is back else self.inner.right - width
            button.place(x, middle - height // 2, width, height)
        return back, start

    def paint(self, picture: pygame.Surface) -> None:
        """Title, the line over the buttons, and the summary between them."""
        dp, colors = self.context.canvas.dp, self.context.theme.colors
        if not self._low:
            title = self._title()
            title.place(self.inner.x, self.inner.y - dp(10), self.inner.width, 0)
            title.draw(picture)
        y = self.panel.bottom - dp(FOOTER)
        picture.fill(colors.hairline, (self.panel.x + 1, y, self.panel.width - 2, 1))
        if self._wide:
            self._paint_sentence(picture)

    def _sentence(self) -> str:
        return setup_sentence(self._setup(), self.context.words, self.context.theme.dark)

    def _paint_sentence(self, picture: pygame.Surface) -> None:
        """Right-aligned before the Start button, in two lines where it is long."""
        dp = self.context.canvas.dp
        back, start = self.form.find("back"), self.form.find("start")
        if back is None or start is None:
            return
        right = start.rect.left - dp(24)
        sentence = self._sentence()
        lines = self.context.text.wrapped(sentence, right - back.rect.right - dp(24), 15)
        step = self.context.look.line_step(15, 1.35)
        y = start.rect.centery - step * (len(lines) - 1) / 2
        color = self.context.theme.colors.secondary
        for line in lines:
            self.context.look.text(picture, line, (right, y), 15, "regular", color, "midright")
            y += step

    def _setup(self) -> MatchSetup:
        return self.choices.setup(self.context.settings.player_name)

    def _start(self) -> None:
        session = self.context.session
        if session is None or session.is_over or not session.record.entries:
            self._begin()
            return
        words = self.context.words
        name = opponent_name(session.setup)
        question = Question(
            words.t("Give up the old match?"),
            words.t(
                "Your match against {name} isn’t finished. A new one takes its place.", name=name
            ),
            yes=words.t("Start the new one"),
            no=words.t("Keep the old one"),
        )
        self.context.routes.confirm(question, self._begin)

    def _begin(self) -> None:
        setup, dice = self._setup(), self._dice()
        self.context.change_settings(last_setup=setup)
        if not isinstance(dice, SealedDice):
            # Dice of a script have no secret to be saved; the match is kept like a typed one.
            setup = replace(setup, dice=DiceKind.TYPED)
        self.context.start_match(setup, dice)

    def _dice(self) -> Dice:
        if self.choices.dice is DiceKind.TYPED:
            return self.context.services.new_dice(DiceKind.TYPED)
        if isinstance(self._sealed, SealedDice):
            return replace(self._sealed, phrase=self.choices.phrase)
        return self._sealed

    def describe(self) -> dict[str, object]:
        """Also the seal that is shown."""
        seal = self._sealed.seal if isinstance(self._sealed, SealedDice) else None
        return {**super().describe(), "seal": seal}
