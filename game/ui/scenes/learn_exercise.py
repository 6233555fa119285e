"""The answers to an exercise: what there is to click, what was answered, whether it is right."""

from collections.abc import Callable
from dataclasses import dataclass

import pygame

from game.engine.position import Position
from game.i18n import Words
from game.learn.illustration import Illustration
from game.learn.pages import BoardAnswer, ChoiceAnswer, Exercise, NumberAnswer
from game.ui.context import Context
from game.ui.input import Key
from game.ui.scenes.panel import Gapped
from game.ui.widgets.button import Button
from game.ui.widgets.label import Label
from game.ui.widgets.layout import Row
from game.ui.widgets.remark import Remark
from game.ui.widgets.text_field import TextField
from game.ui.widgets.widget import Widget

LONGEST_NUMBER = 3
SIGN = 22


@dataclass(frozen=True, slots=True)
class Given:
    """An answer that was given; `chosen` is the text or the number, None for a play."""

    right: bool
    chosen: int | None = None


class AnswerButton(Button):
    """One of several answers; once one is given, a sign tells which is right."""

    sign = ""

    def draw(self, surface: pygame.Surface) -> None:
        """Paints the button, and the sign at its right end."""
        super().draw(surface)
        if self.sign:
            colors = self.context.theme.colors
            at = self.rect.right - self.look.dp(SIGN), self.rect.centery
            color = colors.good if self.sign == "tick" else colors.bad
            self.look.icon(surface, self.sign, at, SIGN, color)


class NumberField(TextField):
    """Takes digits; Enter hands them in."""

    on_enter: Callable[[], None] | None = None

    def type_text(self, text: str) -> None:
        """Puts digits in at the caret."""
        super().type_text("".join(letter for letter in text if letter in "0123456789"))

    def key(self, key: Key) -> bool:
        """Enter hands the number in."""
        if key.name in ("return", "enter") and self.on_enter is not None and self.text:
            self.on_enter()
            return True
        return super().key(key)


class Answering:
    """One exercise on a page, with what has been answered so far."""

    def __init__(self, exercise: Exercise) -> None:
        self.exercise = exercise
        self.given: Given | None = None
        self._typed = ""

    @property
    def on_board(self) -> bool:
        """Whether the answer is played on the board."""
        return isinstance(self.exercise.answer, BoardAnswer)

    def play(self, result: Position, illustration: Illustration) -> None:
        """The reader has played the whole roll."""
        answer = self.exercise.answer
        if isinstance(answer, BoardAnswer):
            self.given = Given(answer.is_right(result, illustration))

    def choose(self, chosen: int) -> None:
        """The reader has chosen one of the texts, or typed a number."""
        answer = self.exercise.answer
        if isinstance(answer, ChoiceAnswer | NumberAnswer):
            self.given = Given(chosen == answer.right, chosen)

    def forget(self) -> None:
        """The reader tries again."""
        self.given, self._typed = None, ""

    def verdict(self, words: Words) -> tuple[str, str] | None:
        """What is said about the answer: a short word and why; None while there is none."""
        if self.given is None:
            return None
        answer, explanation = self.exercise.answer, words.t(self.exercise.explanation)
        if self.given.right:
            return words.p("answer to an exercise", "Right"), explanation
        if isinstance(answer, BoardAnswer):
            explanation = words.t(answer.otherwise)
        return words.p("answer to an exercise", "Not quite"), explanation

    def widgets(
        self, context: Context, name: str, changed: Callable[[], None], again: Callable[[], None]
    ) -> list[Gapped]:
        """Question, ways to answer, and what is said about the answer.

        Args:
            context: as for every widget.
            name: begins the names of all widgets.
            changed: is called when something has been answered.
            again: lets the reader try again.
        """
        words, dp = context.words, context.canvas.dp
        found: list[Gapped] = [
            (Label(context, words.t(self.exercise.question), 17, "semibold", spacing=1.45), dp(10))
        ]
        found += [(widget, dp(8)) for widget in self._ways(context, name, changed)]
        verdict = self.verdict(words)
        if verdict is not None and self.given is not None:
            colors = context.theme.colors
            sign, color = ("tick", colors.good) if self.given.right else ("cross", colors.bad)
            found.append((Remark(context, sign, *verdict, color), dp(12)))
            button = Button(context, f"{name} again", words.t("Try again"), again)
            found.append((button, dp(8)))
        return found

    def _ways(
        self, context: Context, name: str, changed: Callable[[], None]
    ) -> list[Widget | Row[Widget]]:
        match self.exercise.answer:
            case BoardAnswer() if self.given is None:
                hint = context.words.t("Play it on the board.")
                return [Label(context, hint, 15, color=context.theme.colors.secondary)]
            case ChoiceAnswer() as answer:
                return list(self._choices(context, name, answer, changed))
            case NumberAnswer() if self.given is None:
                return [self._number(context, name, changed)]
        return []

    def _choices(
        self, context: Context, name: str, answer: ChoiceAnswer, changed: Callable[[], None]
    ) -> list[AnswerButton]:
        buttons = []
        for number, text in enumerate(answer.choices):

            def take(number: int = number) -> None:
                self.choose(number)
                changed()

            label = context.words.t(text)
            button = AnswerButton(context, f"{name} answer {number}", label, take)
            if self.given is not None:
                button.enabled = False
                wrong = number == self.given.chosen and not self.given.right
                button.sign = "tick" if number == answer.right else "cross" if wrong else ""
            buttons.append(button)
        return buttons

    def _number(self, context: Context, name: str, changed: Callable[[], None]) -> Row[Widget]:
        def take(text: str) -> None:
            self._typed = text

        def hand_in() -> None:
            if self._typed:
                self.choose(int(self._typed))
                changed()

        field = NumberField(
            context, f"{name} number", self._typed, take, longest=LONGEST_NUMBER, placeholder="0"
        )
        field.on_enter = hand_in
        check = Button(context, f"{name} check", context.words.t("Check"), hand_in)
        return Row(field, check, gap=context.canvas.dp(8))
