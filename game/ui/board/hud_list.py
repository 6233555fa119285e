"""The card of the match: its length, the Crawford mark, the moves so far and the seal."""

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from game.engine.types import Side
from game.ui.board.hud_column import LIST_PILL, LIST_SEAL, Column
from game.ui.board.hud_layout import LIST_HEAD, LIST_ROW
from game.ui.board.hud_model import HudModel
from game.ui.board.hud_pen import HudPen
from game.ui.board.hud_quick import QuickButton, draw_quick
from game.ui.board.move_list import Row
from game.ui.pictures.materials import Shape
from game.ui.widgets.look import opaque

PADDING = 16
NUMBER_AT = 14
DOT_AT = 45
ROLL_AT = 58
TEXT_AT = 83
WHEEL_ROWS = 3
SEAL_LEAST = 3
"""Figures of the seal; more than so many are always shown."""


@dataclass(slots=True)
class ListScroll:
    """How many lines the list is scrolled up from its end, of how many."""

    up: int = 0
    lines: int = 0
    visible: int = 0
    held: tuple[float, int] | None = None
    """Where a pointer took hold of the list, and how far it was scrolled there."""

    def turn(self, notches: float) -> bool:
        """Follow the wheel; True when the list moves."""
        most = max(0, self.lines - self.visible)
        before = self.up
        self.up = min(most, max(0, self.up + round(notches * WHEEL_ROWS)))
        return self.up != before

    def hold(self, y: float | None) -> None:
        """A pointer takes hold of the list at a height, or lets go of it."""
        self.held = None if y is None else (y, self.up)

    def pull(self, y: float, line: float) -> bool:
        """Follow the pointer that holds it, by lines of so many pixels; True when it moves."""
        if self.held is None:
            return False
        start, up = self.held
        return self.turn((up + round((y - start) / line) - self.up) / WHEEL_ROWS)

    def page(self, way: int) -> bool:
        """Follow the keys for a page up, 1, or down, -1; True when the list moves."""
        return self.turn(way * max(1, self.visible - 1) / WHEEL_ROWS)


def draw_head(
    pen: HudPen, surface: pygame.Surface, rect: pygame.Rect, model: HudModel, *, crawford: bool
) -> None:
    """Paint what is played for; where there is one line alone, the Crawford mark instead.

    Which game it is goes where both find no room in the line.
    """
    if crawford and model.crawford:
        _pill(pen, surface, rect, rect.y + pen.dp(27), model.crawford)
        return
    colors, top = pen.colors, rect.y + pen.dp(21)
    room = rect.width - pen.dp(2 * PADDING)
    beside = room - pen.width(model.game, 13) - pen.dp(8)
    smallest = pen.fit(model.match, beside, 15, "semibold")
    if pen.width(model.match, smallest, "semibold") <= beside:
        at, room = (rect.right - pen.dp(PADDING), top), beside
        pen.text(surface, model.game, at, 13, color=colors.secondary, anchor="midright")
    at = rect.x + pen.dp(PADDING), top
    pen.text(surface, model.match, at, 15, "semibold", colors.accent, room=room)


def draw_list_card(
    pen: HudPen,
    surface: pygame.Surface,
    column: Column,
    model: HudModel,
    scroll: ListScroll,
    foot: Sequence[QuickButton],
) -> None:
    """Paint the whole card, as much of it as there is, with the words in its foot."""
    assert column.listing is not None, "there is a card"
    rect = pen.card(surface, column.listing)
    if column.rows:
        draw_list(pen, surface, rect, model, scroll, foot=column.foot)
    else:
        over = pygame.Rect(rect.x, rect.y, rect.width, min(one.rect.y for one in foot) - rect.y)
        under = pygame.Rect(rect.x, max(one.rect.bottom for one in foot), rect.width, 0)
        under.height = rect.bottom - under.y
        free = max(over, under, key=lambda part: part.height)
        if free.height >= pen.dp(LIST_HEAD):
            draw_head(pen, surface, free, model, crawford=True)
    draw_quick(pen, surface, foot)


def draw_list(
    pen: HudPen,
    surface: pygame.Surface,
    rect: pygame.Rect,
    model: HudModel,
    scroll: ListScroll,
    *,
    foot: int,
) -> None:
    """Paint what stands in the card, without its box and the words in its foot of so many dp."""
    draw_head(pen, surface, rect, model, crawford=False)
    y = rect.y + pen.dp(LIST_HEAD)
    if model.crawford:
        _pill(pen, surface, rect, y + pen.dp(10), model.crawford)
        y += pen.dp(LIST_PILL)
    bottom = rect.bottom - pen.dp(foot)
    if model.seal:
        bottom -= pen.dp(LIST_SEAL)
        _seal(pen, surface, rect, bottom + pen.dp(LIST_SEAL / 2 - 2), model.seal)
    _rows(pen, surface, pygame.Rect(rect.x, y, rect.width, bottom - y), model.rows, scroll)
    line = rect.bottom - pen.dp(foot - 5)
    pen.hairline(surface, rect.x + pen.dp(14), line, rect.width - pen.dp(28))


def _pill(pen: HudPen, surface: pygame.Surface, rect: pygame.Rect, y: int, text: str) -> None:
    """The Crawford mark around a height; its two halves under each other where it is narrow."""
    room = rect.width - pen.dp(44)
    lines = [text] if pen.width(text, 13, "semibold") <= room else text.split(" · ")
    step = pen.dp(16)
    box = pygame.Rect(0, 0, rect.width - pen.dp(28), pen.dp(10) + step * len(lines))
    box.center = rect.centerx, y
    colors = pen.colors
    style = pen.look.style(colors.selected, edge=colors.primary_bottom, radius=13)
    pen.look.box(surface, box, style)
    for number, line in enumerate(lines):
        at = box.centerx, box.y + pen.dp(5) + step // 2 + number * step
        pen.text(surface, line, at, 13, "semibold", colors.accent, "center", room=room)


def _seal(pen: HudPen, surface: pygame.Surface, rect: pygame.Rect, y: int, seal: str) -> None:
    """The small lock with the beginning of the seal: the dice were fixed before the first roll."""
    colors = pen.colors
    x = rect.x + pen.dp(PADDING)
    pen.look.icon(surface, "lock", (x + pen.dp(6), y), pen.size(13), colors.secondary)
    at, room = (x + pen.dp(20), y), rect.width - pen.dp(2 * PADDING + 20)
    for figures in range(len(seal), SEAL_LEAST, -1):
        text = pen.context.words.t("Dice sealed · {seal}", seal=seal[:figures] + "…")
        if pen.width(text, 13) <= room:
            break
    pen.text(surface, text, at, 13, color=colors.secondary, room=room)


def _rows(
    pen: HudPen,
    surface: pygame.Surface,
    area: pygame.Rect,
    rows: tuple[Row, ...],
    scroll: ListScroll,
) -> None:
    height = pen.dp(LIST_ROW)
    visible = max(0, area.height // height)
    lines = _broken(pen, rows, area.width)
    scroll.lines, scroll.visible = len(lines), visible
    scroll.up = min(scroll.up, max(0, len(lines) - visible))
    end = len(lines) - scroll.up
    shown = lines[max(0, end - visible) : end]
    newest = len(rows) - 1
    for number, line in enumerate(shown):
        box = pygame.Rect(area.x + pen.dp(8), area.y + number * height, 0, height)
        box.width = area.width - pen.dp(16)
        _line(pen, surface, box, line, newest=line.row == newest)
    if len(lines) > visible > 0:
        _thumb(pen, surface, area, scroll)


@dataclass(frozen=True, slots=True)
class _Line:
    """One line of the list; a long play needs two."""

    row: int
    entry: Row
    text: str
    first: bool


def _broken(pen: HudPen, rows: tuple[Row, ...], width: int) -> list[_Line]:
    room = width - pen.dp(TEXT_AT + 14)
    lines = []
    for number, row in enumerate(rows):
        start = room if row.roll else room + pen.dp(TEXT_AT - ROLL_AT)
        for index, text in enumerate(pen.wrapped(row.text, start, 13) or [""]):
            lines.append(_Line(number, row, text, index == 0))
    return lines


def _line(
    pen: HudPen, surface: pygame.Surface, box: pygame.Rect, line: _Line, *, newest: bool
) -> None:
    colors, row, y = pen.colors, line.entry, box.centery
    left = box.x - pen.dp(8)
    if newest:
        pen.look.box(surface, box, pen.look.style(opaque(colors.selected, 0.75), radius=6))
    if line.first:
        if row.number is not None:
            at = left + pen.dp(NUMBER_AT), y
            pen.text(surface, str(row.number), at, 13, color=colors.secondary)
        _dot(pen, surface, (left + pen.dp(DOT_AT), y), row.side)
        at = left + pen.dp(ROLL_AT), y
        pen.text(surface, row.roll, at, 13, "semibold", colors.secondary)
    text_at = left + pen.dp(TEXT_AT if row.roll else ROLL_AT), y
    weight, color = ("semibold", colors.accent) if row.special else ("regular", colors.text)
    pen.text(surface, line.text, text_at, 13, weight, color)


def _dot(pen: HudPen, surface: pygame.Surface, center: tuple[int, int], side: Side) -> None:
    size = max(6, pen.dp(11))
    rect = pygame.Rect(0, 0, size, size)
    rect.center = center
    materials = pen.context.theme.materials
    material = materials.white if side is Side.WHITE else materials.black
    if material.shape is not Shape.ROUND:
        disc = pen.boards.checkers.get(side, size + 2)
        surface.blit(disc, disc.get_rect(center=center))
        return
    style = pen.look.style(material.body, edge=pen.colors.secondary, radius=6)
    pen.look.box(surface, rect, style)


def _thumb(pen: HudPen, surface: pygame.Surface, area: pygame.Rect, scroll: ListScroll) -> None:
    """A small bar at the right that shows where in the list one is."""
    height = max(pen.dp(16), area.height * scroll.visible // scroll.lines)
    share = 1 - scroll.up / (scroll.lines - scroll.visible)
    y = area.y + round((area.height - height) * share)
    rect = pygame.Rect(area.right - pen.dp(6), y, pen.dp(3), height)
    pen.look.box(surface, rect, pen.look.style(opaque(pen.colors.secondary, 0.5), radius=2))
