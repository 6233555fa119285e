"""The status card: whose turn it is, what comes next, a refusal, the typed play, an offer."""

import pygame

from game.ui.board.hud_heights import OFFER_LOW
from game.ui.board.hud_lines import (
    LEAST_SPACING,
    PADDING,
    SMALLEST,
    TIGHT,
    has_room,
    lines_from_top,
    paragraph,
    wrapped,
)
from game.ui.board.hud_model import HudModel
from game.ui.board.hud_pen import HudPen
from game.ui.board.status import Offer, PlayLine, Status
from game.ui.board.typed import Typing
from game.ui.widgets.look import opaque

FIELD = 36
LEAST_BELOW = 30
"""Room in dp under the field for a line of what could come next."""
GAP_BETWEEN = "   "
ARROW = 27
PLAY_ROW = 24
PLAYS_MARGIN = 4
PLAY_GAP = 4
TITLE_IN_LINES = 15
LEAST_TITLE = 13
"""A title that would be smaller than so many dp stands in two lines, where there is no hint."""


def draw_status(
    pen: HudPen, surface: pygame.Surface, rect: pygame.Rect, model: HudModel, *, hint: bool
) -> None:
    """Paint what stands in the status card, without its box."""
    if model.typed.text:
        _typed(pen, surface, rect, model)
    elif not model.message and _needs_short(pen, rect, model.status, hint=hint):
        paragraph(pen, surface, rect, model.status.short, pen.colors.accent)
    elif model.status.plays and not model.message:
        _plays(pen, surface, rect, model.status.plays)
    elif model.status.offer is not None:
        _offer(pen, surface, rect, model, model.status.offer, hint=hint)
    else:
        _words(pen, surface, rect, model, hint=hint)


def _words(
    pen: HudPen, surface: pygame.Surface, rect: pygame.Rect, model: HudModel, *, hint: bool
) -> None:
    colors = pen.colors
    room = rect.width - 2 * pen.dp(PADDING)
    x = rect.x + pen.dp(PADDING)
    if model.message:
        _refusal(pen, surface, rect, model)
        return
    title = model.status.title
    size = pen.fit(title, room, 15, "semibold")
    if pen.width(title, size, "semibold") > room or (not hint and size < LEAST_TITLE):
        paragraph(pen, surface, rect, title, colors.accent, "semibold", large=not hint)
        return
    # The title stays where it is while there is no hint, as between two throws.
    y, lines = rect.y + pen.dp(21) if hint else rect.centery, [title]
    if size < SMALLEST:
        size, y = LEAST_TITLE, rect.y + pen.dp(17)
        lines = wrapped(pen, rect, title, size, "semibold")
    step = pen.line_step(size, LEAST_SPACING)
    for number, line in enumerate(lines):
        at = x, y + number * step
        pen.text(surface, line, at, size, "semibold", colors.accent, room=room)
    if hint:
        top = rect.y + pen.dp(32) + step * (len(lines) - 1)
        below = pygame.Rect(rect.x, top, rect.width, rect.bottom - pen.dp(8) - top)
        lines_from_top(pen, surface, below, model.status.hint)


def why_area(pen: HudPen, rect: pygame.Rect, why: str) -> pygame.Rect:
    """Where the link to the page about a refusal can be clicked: the lower right corner."""
    area = pygame.Rect(0, 0, pen.width(why, 13, "semibold") + pen.dp(20), pen.dp(26))
    area.bottomright = rect.right - pen.dp(6), rect.bottom - pen.dp(2)
    return area


def _refusal(pen: HudPen, surface: pygame.Surface, rect: pygame.Rect, model: HudModel) -> None:
    """Why something isn't possible, with a link to the page about it."""
    room = rect.copy()
    if model.why:
        area, accent = why_area(pen, rect, model.why), pen.colors.accent
        room.height -= pen.dp(18)
        at = pen.text(surface, model.why, area.center, 13, "semibold", accent, "center")
        surface.fill(accent, (at.x, at.bottom - pen.dp(1), at.width, max(1, pen.dp(1))))
    paragraph(pen, surface, room, model.message, pen.colors.warning)


def lines_of_plays(pen: HudPen, rect: pygame.Rect, count: int) -> list[pygame.Rect]:
    """Where plays stand under each other in the card."""
    height = min(pen.dp(PLAY_ROW), (rect.height - 2 * pen.dp(PLAYS_MARGIN)) // count)
    top = rect.centery - height * count // 2
    x, width = rect.x + pen.dp(8), rect.width - 2 * pen.dp(8)
    return [pygame.Rect(x, top + number * height, width, height) for number in range(count)]


def _plays(
    pen: HudPen, surface: pygame.Surface, rect: pygame.Rect, plays: tuple[PlayLine, ...]
) -> None:
    """Plays with their costs, the one whose arrows are shown in a box and bolder."""
    colors, margin = pen.colors, pen.dp(PADDING - 8)
    for line, box in zip(plays, lines_of_plays(pen, rect, len(plays)), strict=True):
        weight, color = ("semibold", colors.accent) if line.chosen else ("regular", colors.text)
        if line.chosen:
            style = pen.look.style(opaque(colors.selected, 0.75), edge=colors.accent, radius=6)
            pen.look.box(surface, box, style)
        at = box.right - margin, box.centery
        cost = pen.text(surface, line.cost, at, 13, weight, colors.text, "midright")
        room = cost.left - box.x - margin - pen.dp(PLAY_GAP)
        pen.text(surface, line.play, (box.x + margin, box.centery), 14, weight, color, room=room)


def _needs_short(pen: HudPen, rect: pygame.Rect, status: Status, *, hint: bool) -> bool:
    """Whether the card is too low for all its words, or too narrow for one of the plays."""
    room = rect.width - 2 * pen.dp(PADDING) - pen.dp(PLAY_GAP)
    return bool(status.short) and (
        not hint
        or (status.offer is not None and not has_room(pen, _under_offer(pen, rect), status.hint))
        or any(
            pen.width(line.play, 13, "semibold") + pen.width(line.cost, 13, "semibold") > room
            for line in status.plays
        )
    )


def least_height(pen: HudPen, status: Status, width: float) -> int:
    """Pixels that a card must have for its words in small letters, if it is a low one.

    None where they are a line that every card has room for. Those about a double, of which there
    are most, are in the smallest letters there are.
    """
    text, weight = (status.short, "regular") if status.short else (status.title, "semibold")
    if not width or (status.offer is not None and not status.short):
        return 0
    rect = pygame.Rect(0, 0, round(width), 0)
    size = pen.smallest if status.offer is not None else max(pen.smallest, SMALLEST)
    lines = len(wrapped(pen, rect, text, size, weight))
    return lines * pen.line_step(size, LEAST_SPACING) + pen.dp(TIGHT) if lines > 1 else 0


def _typed(pen: HudPen, surface: pygame.Surface, rect: pygame.Rect, model: HudModel) -> None:
    """The small field that shows a play while it is typed, over what it can become or a refusal."""
    typed, field = model.typed, rect.inflate(-2 * pen.dp(12), 0)
    field.height = min(pen.dp(FIELD), rect.height - pen.dp(8))
    under = "" if model.message else GAP_BETWEEN.join(typed.following)
    both_fit = rect.height >= field.height + pen.dp(LEAST_BELOW)
    if model.message and not both_fit:
        paragraph(pen, surface, rect, model.message, pen.colors.warning)
        return
    if both_fit:
        field.y = rect.y + pen.dp(6)
    else:
        field.centery = rect.centery
    _field(pen, surface, field, typed, "" if both_fit else GAP_BETWEEN + under)
    below = pygame.Rect(rect.x, field.bottom, rect.width, rect.bottom - field.bottom)
    if model.message:
        paragraph(pen, surface, below, model.message, pen.colors.warning)
    elif both_fit:
        below.height -= pen.dp(4)
        lines_from_top(pen, surface, below, under)


def _field(
    pen: HudPen, surface: pygame.Surface, field: pygame.Rect, typed: Typing, dimmed: str
) -> None:
    """The field with its caret; behind it, what could be written on, and the key that plays it."""
    colors, text, dimmed = pen.colors, typed.text, typed.rest or dimmed
    pen.look.box(
        surface, field, pen.look.style(colors.sunken, edge=colors.accent, radius=8, edge_width=1)
    )
    x, room = field.x + pen.dp(10), field.width - pen.dp(24)
    if typed.ready:
        at = field.right - pen.dp(8), field.centery
        cap = pen.look.key_cap(surface, pen.context.words.p("key", "Enter"), at, colors.secondary)
        room = cap.left - pen.dp(8) - x
    size = pen.fit(text + dimmed, room, 15)
    inside = pen.text(surface, text, (x, field.centery), size, room=room)
    end = max(inside.right, x + min(room, pen.width(text, size)))
    caret = pygame.Rect(end + pen.dp(1), 0, max(1, pen.dp(1)), pen.dp(18))
    caret.centery = field.centery
    surface.fill(colors.accent, caret)
    left = x + room - caret.right
    if dimmed and left > pen.dp(FIELD):
        at = caret.right + pen.dp(1), field.centery
        pen.text(surface, dimmed, at, size, color=colors.secondary, room=left)


def _offer(
    pen: HudPen,
    surface: pygame.Surface,
    rect: pygame.Rect,
    model: HudModel,
    offer: Offer,
    *,
    hint: bool,
) -> None:
    """A double: the stake before and after, and what owning the cube would mean."""
    colors, words = pen.colors, pen.context.words
    x, room = rect.x + pen.dp(PADDING), rect.width - 2 * pen.dp(PADDING)
    y = rect.centery - pen.dp(16) if rect.height < pen.dp(OFFER_LOW) else rect.y + pen.dp(30)
    _offer_title(pen, surface, (x, y), model.status.title, room)
    y += pen.dp(32)
    doubled = words.n("{count} point", "{count} points", offer.doubled)
    stakes = pen.width(f"{offer.stake}{doubled}", 20, "title") + pen.dp(ARROW + 18)
    if pen.width(words.t("Stake"), 14) + pen.dp(10) + stakes <= room:
        label = pen.text(surface, words.t("Stake"), (x, y), 14, color=colors.secondary)
        x = label.right + pen.dp(10)
    before = pen.text(surface, str(offer.stake), (x, y), 20, "title")
    end = _arrow(pen, surface, before.right + pen.dp(9), y)
    pen.text(
        surface,
        doubled,
        (end + pen.dp(9), y),
        20,
        "title",
        room=rect.right - end - pen.dp(9 + PADDING),
    )
    if hint:
        color = colors.text if model.status.short else None
        lines_from_top(pen, surface, _under_offer(pen, rect), model.status.hint, color)


def _offer_title(
    pen: HudPen, surface: pygame.Surface, at: tuple[int, int], title: str, room: int
) -> None:
    """The title around a height; in small lines where it is too wide for one."""
    size, lines = pen.fit(title, room, 24, "title"), [title]
    if pen.width(title, size, "title") > room:
        size = TITLE_IN_LINES
        lines = pen.wrapped(title, room, size, "title")
    step = pen.line_step(size, LEAST_SPACING)
    y = at[1] - step * (len(lines) - 1) / 2
    for line in lines:
        place = at[0], y
        pen.text(surface, line, place, size, "title", pen.colors.accent, room=room)
        y += step


def _under_offer(pen: HudPen, rect: pygame.Rect) -> pygame.Rect:
    """Where there are words under the stakes."""
    top = rect.y + pen.dp(78)
    return pygame.Rect(rect.x, top, rect.width, rect.bottom - pen.dp(8) - top)


def _arrow(pen: HudPen, surface: pygame.Surface, x: int, y: int) -> int:
    """An arrow drawn, since the fonts have none; returns its right end."""
    length, head, thick = pen.dp(ARROW), pen.dp(8), max(2, pen.dp(2.4))
    color = pen.colors.accent
    surface.fill(color, (x, y - thick // 2, length - head + 1, thick))
    pygame.draw.polygon(
        surface,
        color,
        [(x + length - head, y - head * 0.6), (x + length, y), (x + length - head, y + head * 0.6)],
    )
    return x + length
