"""The text of a page as a column of widgets, and which of its boards belongs to which of them."""

from collections.abc import Callable
from dataclasses import dataclass, field

import pygame

from game.learn.pages import Checked, Exercise, Figure, Page, Paragraph
from game.ui.context import Context
from game.ui.scenes.learn_exercise import Answering
from game.ui.scenes.panel import Gapped
from game.ui.sides import BLACK_IN_BOOKS
from game.ui.widgets.button import Button
from game.ui.widgets.label import Label
from game.ui.widgets.layout import Row
from game.ui.widgets.remark import Remark
from game.ui.widgets.widget import Widget

READING, SPACING = 17, 1.5
PARAGRAPH_GAP, PART_GAP = 13, 26


@dataclass(frozen=True, slots=True)
class Shown:
    """A board of a page: the block that shows it and, for an exercise, how it is answered."""

    block: Figure | Exercise
    answering: Answering | None = None


@dataclass(frozen=True, slots=True)
class Touch:
    """What the widgets of a page do."""

    show: Callable[[int], None]
    """Shows one of its boards."""
    answered: Callable[[int], None]
    """Is called when an exercise has been answered with a text or a number."""
    again: Callable[[int], None]
    """Lets the reader try an exercise again."""


@dataclass(slots=True)
class Column:
    """The widgets of a page in reading order; `boards` says which board each belongs to."""

    widgets: list[Gapped] = field(default_factory=list)
    boards: list[int] = field(default_factory=list)

    def add(self, widgets: list[Gapped], board: int) -> None:
        """Some more widgets about one board."""
        self.widgets += widgets
        self.boards += [board] * len(widgets)

    def board_at(self, y: float) -> int:
        """The board that belongs to the text at a height of the screen."""
        found = 0
        for (part, _), board in zip(self.widgets, self.boards, strict=True):
            if top_of(part) <= y:
                found = board
        return found


def top_of(part: Widget | Row[Widget]) -> int:
    """Where a widget or a row of them begins."""
    return part.widgets[0].rect.top if isinstance(part, Row) else part.rect.top


def boards_of(page: Page) -> tuple[Shown, ...]:
    """The boards of a page, in order."""
    return tuple(
        Shown(block, Answering(block) if isinstance(block, Exercise) else None)
        for block in page.blocks
        if isinstance(block, Figure | Exercise)
    )


def column_of(context: Context, page: Page, boards: tuple[Shown, ...], touch: Touch) -> Column:
    """The widgets of a page with these boards, as from `boards_of`."""
    made, dp = Column(), context.canvas.dp
    number, last = 0, len(boards) - 1
    waiting = False
    if boards and (colour := BLACK_IN_BOOKS.get(context.theme.dark)):
        said = Label(context, context.words.t(colour), 15, color=context.theme.colors.secondary)
        made.add([(said, dp(PARAGRAPH_GAP))], number)
    for block in page.blocks:
        gap = dp(PART_GAP if waiting and not isinstance(block, Checked) else PARAGRAPH_GAP)
        # What follows a board and its box is about the next one, where there is one.
        if waiting and not isinstance(block, Checked):
            number, waiting = min(number + 1, last), False
        match block:
            case Paragraph(text):
                words = Label(context, context.words.t(text), READING, spacing=SPACING)
                made.add([(words, gap)], number)
            case Checked(text):
                made.add([(_checked(context, text), gap)], number)
            case Figure():
                waiting = True
                if last:
                    label = context.words.t(
                        "Board {number} of {count}", number=number + 1, count=last + 1
                    )
                    made.add([(_pill(context, number, label, touch.show), gap)], number)
            case Exercise():
                waiting = True
                answering = boards[number].answering
                assert answering is not None, "made from the same page"
                name = f"exercise {number + 1}"
                answered, again = _with(touch.answered, number), _with(touch.again, number)
                label = context.words.t("Exercise {number}", number=number + 1)
                made.add([(_pill(context, number, label, touch.show), gap)], number)
                made.add(answering.widgets(context, name, answered, again), number)
    return made


def _with(act: Callable[[int], None], number: int) -> Callable[[], None]:
    return lambda: act(number)


def _checked(context: Context, text: str) -> Remark:
    words = context.words
    title, color = words.t("Checked by the engine"), context.theme.colors.good
    return Remark(context, "tick", title, words.t(text), color)


class BoardPill(Button):
    """Leads from the text to a board; lit while that is the one shown."""

    lit = False
    board = 0

    def height_for(self, width: int) -> int:
        """A finger's breadth."""
        return self.look.dp(36)

    def place(self, x: int, y: int, width: int, height: int) -> None:
        """At the left, as wide as its words."""
        super().place(x, y, min(width, self.natural_width), height)

    def draw(self, surface: pygame.Surface) -> None:
        """Paints the pill, with an edge in the accent colour while lit."""
        super().draw(surface)
        if self.lit:
            accent = self.context.theme.colors.accent
            style = self.look.style((0, 0, 0, 0), edge=accent, radius=18, edge_width=1.5)
            self.look.box(surface, self.rect, style)


def _pill(context: Context, number: int, label: str, show: Callable[[int], None]) -> BoardPill:
    pill = BoardPill(context, f"board {number + 1}", label, _with(show, number), pill=True)
    pill.board = number
    return pill
