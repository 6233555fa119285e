"""The buttons beside the board: which there are, what they say, which keys do the same."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pygame

from game.engine.state import GameState
from game.engine.types import Side
from game.i18n import Words
from game.ui.board.hud_pen import HudPen
from game.ui.board.status import Choice
from game.ui.context import Context
from game.ui.widgets.button import Button

PRIMARY = 54
NORMAL = 48
TWO_LINES = 62
QUICK_SIZE = 13.5


@dataclass(frozen=True, slots=True)
class ButtonText:
    """What a button says."""

    label: str
    detail: str = ""
    key: str = ""
    primary: bool = False

    @property
    def height(self) -> int:
        """In dp."""
        return TWO_LINES if self.detail else PRIMARY if self.primary else NORMAL


def button_text(choice: Choice, words: Words, state: GameState, human: Side) -> ButtonText:
    """The words on the button of a choice."""
    match choice:
        case Choice.ROLL:
            return ButtonText(words.t("Roll"), key=words.p("key", "Space"), primary=True)
        case Choice.TYPE_DICE:
            return ButtonText(words.t("Type the dice"), key=words.p("key", "Space"), primary=True)
        case Choice.DOUBLE:
            return ButtonText(words.p("cube", "Double"), key="D")
        case Choice.DONE:
            return ButtonText(words.t("Done"), key=words.p("key", "Enter"), primary=True)
        case Choice.UNDO:
            return ButtonText(words.t("Undo"), key=words.p("key", "Ctrl Z"))
        case Choice.CONTINUE:
            return ButtonText(words.t("Continue"), key=words.p("key", "Enter"), primary=True)
        case Choice.ACCEPT:
            return ButtonText(words.t("Accept"), key="T")
        case Choice.DECLINE:
            return ButtonText(words.t("Decline"), key="P")
    return _answer_text(choice, words, state, human)


def _answer_text(choice: Choice, words: Words, state: GameState, human: Side) -> ButtonText:
    """Take, pass and beaver carry what they are worth in their second line."""
    stake, doubled = state.cube.value, state.cube.offered
    if choice is Choice.TAKE:
        detail = words.n("play on for {count} point", "play on for {count} points", doubled)
        return ButtonText(words.p("cube", "Take"), detail, "T")
    if choice is Choice.PASS:
        after = state.score.plus(human.other, stake)
        detail = words.n(
            "lose {count} point, {mine} : {theirs}",
            "lose {count} points, {mine} : {theirs}",
            stake,
            mine=after.of(human),
            theirs=after.of(human.other),
        )
        return ButtonText(words.p("cube", "Pass"), detail, "P")
    detail = words.n(
        "double back, play for {count} point",
        "double back, play for {count} points",
        doubled * 2,
    )
    return ButtonText(words.t("Beaver"), detail, "B")


class BoardButton(Button):
    """A button at the scale of the panel, with up to two lines."""

    def __init__(
        self, context: Context, pen: HudPen, name: str, text: ButtonText, action: Callable[[], None]
    ) -> None:
        kind = "primary" if text.primary else "normal"
        super().__init__(context, name, text.label, action, kind=kind, key_cap=text.key)
        self._pen = pen
        self._text = text

    def draw(self, surface: pygame.Surface) -> None:
        """Paints the button as it is: at rest, hovered or pressed."""
        if self.kind == "primary":
            self.look.shadow(surface, self.rect, radius=10, blur=6, opacity=0.35, drop=2)
        self.look.box(surface, self.rect, self._style())
        pen, rect, color = self._pen, self.rect, self._text_color()
        room = rect.width - 2 * pen.dp(12)
        left = rect.right
        if self.key_cap and rect.width >= pen.dp(150):
            at = rect.right - pen.dp(12), rect.centery
            left = self.look.key_cap(surface, self.key_cap, at, color).left
        size = 19 if self.kind == "primary" else 17
        y = rect.centery - (pen.dp(10) if self._text.detail else 0)
        self._line(surface, self.label, y, size, left, room, "semibold")
        if self._text.detail:
            self._line(
                surface, self._text.detail, rect.centery + pen.dp(12), 14, left, room, "regular"
            )

    def _line(
        self,
        surface: pygame.Surface,
        text: str,
        y: int,
        size: float,
        cap: int,
        room: int,
        weight: str,
    ) -> None:
        """A centred line, pushed aside only where it would touch the key cap."""
        pen, rect = self._pen, self.rect
        width = pen.width(text, size, weight)
        x = rect.centerx
        if cap < rect.right and x + width / 2 > cap - pen.dp(8):
            room = cap - pen.dp(8) - rect.x - pen.dp(12)
            x = rect.x + pen.dp(12) + room // 2
        color = self._text_color()
        pen.text(surface, text, (x, y), size, weight, color, "center", room=room)


class QuickButton(Button):
    """One of the quiet words in the foot of the list."""

    def __init__(
        self, context: Context, pen: HudPen, name: str, label: str, action: Callable[[], None]
    ) -> None:
        super().__init__(context, name, label, action, kind="quiet")
        self._pen = pen

    @property
    def wanted(self) -> int:
        """The width of the word, in pixels."""
        return self._pen.width(self.label, QUICK_SIZE, "semibold")

    def draw(self, surface: pygame.Surface) -> None:
        """Paints the word, lit under the pointer."""
        if self.hovered or self.pressed:
            self.look.box(surface, self.rect.inflate(-2, -2), self._style())
        pen, colors = self._pen, self.context.theme.colors
        room = self.rect.width - pen.dp(4)
        pen.text(
            surface,
            self.label,
            self.rect.center,
            QUICK_SIZE,
            "semibold",
            colors.text,
            "center",
            room=room,
        )


def quick_row(
    context: Context,
    pen: HudPen,
    words: Sequence[tuple[str, str, Callable[[], None]]],
    row: pygame.Rect,
) -> list[QuickButton]:
    """Words side by side: longer ones get more room, all the same space around them.

    Args:
        context: as for every widget.
        pen: the brush of the cards.
        words: name, label and action of each.
        row: where they go.
    """
    buttons = [QuickButton(context, pen, *word) for word in words]
    wanted = [button.wanted for button in buttons]
    spare = (row.width - sum(wanted)) / len(wanted)
    left: float = row.x
    for button, width in zip(buttons, wanted, strict=True):
        right = left + width + spare
        button.place(round(left), row.y, round(right) - round(left), row.height)
        left = right
    return buttons
