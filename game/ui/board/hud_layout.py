"""Where the board, the player cards, the list, the status and the buttons go, in pixels.

Pure numbers: which shape of window gets which arrangement, and what is dropped when the panel
is too low. What stands in the boxes is drawn elsewhere.
"""

from dataclasses import dataclass, replace
from enum import Enum

from game.ui.board.geometry import Area, BoardGeometry

MARGIN = 12
"""All sizes here are in dp."""
PANEL = 244
PANEL_SHARE = 0.19
PANEL_NARROW = 210
PANEL_WIDEST = 420
PANEL_MOST = 0.4
"""Of the width, at most; a larger interface must leave room for the board."""
STRIP = 72
CARD = 112
CARD_LOW = 92
CARD_LEAST = 62
STATUS = 82
STATUS_LOW = 42
OFFER = 136
OFFER_LOW = 98
GAP = 10
BUTTON_GAP = 8
LIST_HEAD = 42
LIST_PILL = 34
LIST_ROW = 23
LIST_FOOT = 46
LIST_SEAL = 22
LEAST_ROWS = 3

ULTRA_WIDE = 1.9
NARROW = 1.45
PORTRAIT = 1.2
SHRINK = 0.94


class Shape(Enum):
    """How the parts are arranged."""

    PANEL = "panel"
    STRIPS = "strips"
    PORTRAIT = "portrait"


@dataclass(frozen=True, slots=True)
class Frame:
    """What stays the same during a match: board, cards and the column for the rest."""

    shape: Shape
    scale: float
    """Pixels per dp of the panel; less than the window's own where it would not fit."""
    board: BoardGeometry
    theirs: Area
    mine: Area
    column: Area
    """Room for list, status and buttons (in portrait: for status and buttons)."""
    listed: Area | None
    """Room for the list where it has its own, as in portrait."""

    def dp(self, units: float) -> int:
        """Design units as pixels."""
        return max(1, round(units * self.scale)) if units else 0


@dataclass(frozen=True, slots=True)
class Column:
    """Where list, status and buttons stand at the moment."""

    listing: Area | None
    rows: bool
    """Whether the list has room for its rows; otherwise only its foot is there."""
    status: Area
    hint: bool
    buttons: tuple[Area, ...]


def arrange(
    width: int, height: int, scale: float, *, home_left: bool = False, numbers: bool = True
) -> Frame:
    """Place the board and the cards in a window.

    Args:
        width: of the window's surface, in pixels.
        height: of the window's surface.
        scale: pixels per dp that the player and the screen ask for.
        home_left: whether the board is mirrored; the panel stays where it is.
        numbers: whether point numbers are wanted.
    """
    ratio = width / max(1, height)
    while True:
        if ratio < PORTRAIT:
            frame = _portrait(width, height, scale, home_left, numbers)
        else:
            frame = _beside(width, height, scale, home_left, numbers, ratio)
        if frame is not None:
            return frame
        scale *= SHRINK


def _fit(area: Area, scale: float, home_left: bool, numbers: bool) -> BoardGeometry:
    return BoardGeometry.fit(
        area.x,
        area.y,
        area.w,
        area.h,
        home_left=home_left,
        numbers=numbers,
        numbers_frame=22 * max(1.0, min(scale, area.w / 700)),
    )


def _beside(
    width: int, height: int, scale: float, home_left: bool, numbers: bool, ratio: float
) -> Frame | None:
    """Panel at the right; in narrower windows the cards may become strips."""
    margin = MARGIN * scale
    wanted = PANEL_NARROW if ratio < NARROW else PANEL
    panel = wanted * scale if ratio < NARROW else max(wanted * scale, PANEL_SHARE * width)
    if ratio > ULTRA_WIDE:
        panel = max(wanted * scale, min(PANEL_WIDEST * scale, PANEL_SHARE * width))
    if panel > PANEL_MOST * width:
        return None
    strips = _strips(width, height, scale, home_left, numbers, panel) if ratio < NARROW else None
    if strips is not None:
        return strips
    area = Area(margin, margin, width - panel - 3 * margin, height - 2 * margin)
    board = _fit(area, scale, home_left, numbers)
    left = board.rect.x - area.x
    spare = width - board.rect.w - panel - 3 * margin
    if ratio > ULTRA_WIDE:
        panel = min(PANEL_WIDEST * scale, panel + spare)
        start = (width - board.rect.w - panel - margin) / 2
    else:
        panel += spare
        start = margin
    board = replace(board, rect=board.rect._replace(x=round(board.rect.x - left + start - margin)))
    x = board.rect.x + board.rect.w + margin
    column = Area(x, margin, panel, height - 2 * margin)
    card = _card_height(column.h, scale)
    if card is None:
        return None
    gap = GAP * scale
    return Frame(
        Shape.PANEL,
        scale,
        board,
        Area(x, column.y, panel, card),
        Area(x, column.y + column.h - card, panel, card),
        Area(x, column.y + card + gap, panel, column.h - 2 * (card + gap)),
        None,
    )


def _card_height(height: float, scale: float) -> float | None:
    """The highest player card that leaves room for a status and two buttons; None if none does."""
    least = STATUS_LOW + LIST_FOOT + 2 * (54 + BUTTON_GAP) + 4 * GAP
    for card in (CARD, CARD_LOW, CARD_LEAST):
        rows = LIST_HEAD + LEAST_ROWS * LIST_ROW if card != CARD_LEAST else 0
        hint = STATUS - STATUS_LOW if card == CARD else 0
        if (2 * card + least + rows + hint) * scale <= height:
            return card * scale
    return None


def _strips(
    width: int, height: int, scale: float, home_left: bool, numbers: bool, panel: float
) -> Frame | None:
    """Cards over and under the board, where the board leaves that much height free."""
    margin, strip = MARGIN * scale, STRIP * scale
    area = Area(
        margin,
        2 * margin + strip,
        width - panel - 3 * margin,
        height - 4 * margin - 2 * strip,
    )
    board = _fit(area, scale, home_left, numbers)
    if board.rect.w < area.w - 2:  # the strips would make the board smaller than it could be
        return None
    panel = width - board.rect.w - 3 * margin
    y = (height - board.rect.h) / 2 - margin - strip
    column = Area(board.rect.x + board.rect.w + margin, margin, panel, height - 2 * margin)
    theirs = Area(board.rect.x, y, board.rect.w, strip)
    mine = Area(board.rect.x, board.rect.y + board.rect.h + margin, board.rect.w, strip)
    return Frame(Shape.STRIPS, scale, board, theirs, mine, column, None)


def _portrait(
    width: int, height: int, scale: float, home_left: bool, numbers: bool
) -> Frame | None:
    """Strips over and under the board, below them the list and the buttons side by side."""
    margin, strip = MARGIN * scale, STRIP * scale
    below = (STATUS + 2 * (54 + BUTTON_GAP) + GAP) * scale
    if 2 * strip + below > 0.62 * height:
        return None
    area = Area(
        margin,
        2 * margin + strip,
        width - 2 * margin,
        height - 5 * margin - 2 * strip - below,
    )
    fitted = _fit(area, scale, home_left, numbers)
    board = replace(fitted, rect=fitted.rect._replace(y=round(area.y)))
    theirs = Area(board.rect.x, margin, board.rect.w, strip)
    mine = Area(board.rect.x, board.rect.y + board.rect.h + margin, board.rect.w, strip)
    top = mine.y + mine.h + margin
    left = board.rect.x
    wide = (board.rect.w - margin) * 0.6
    listed = Area(left, top, wide, height - margin - top)
    column = Area(left + wide + margin, top, board.rect.w - wide - margin, height - margin - top)
    return Frame(Shape.PORTRAIT, scale, board, theirs, mine, column, listed)


def column_of(
    frame: Frame, buttons: tuple[float, ...], *, offer: bool, pill: bool, seal: bool
) -> Column:
    """Place list, status and buttons; the buttons are stacked from the bottom.

    Args:
        frame: the arrangement of the window.
        buttons: heights of the buttons in dp, the uppermost first.
        offer: whether the status is the card of a double.
        pill: whether the list carries the Crawford mark.
        seal: whether the list has a line for the seal of the dice.
    """
    scale, column = frame.scale, frame.column
    if frame.shape is Shape.PORTRAIT:
        return _column_beside_list(frame, buttons, offer)
    gap, space = GAP * scale, BUTTON_GAP * scale
    tall, low = (OFFER, OFFER_LOW) if offer else (STATUS, STATUS_LOW)
    heights = _lowered(buttons, scale, column.h - (low + LIST_FOOT) * scale - 2 * gap, space)
    stacked = sum(heights) + space * max(0, len(heights) - 1) + (gap if heights else 0)
    head = LIST_HEAD + (LIST_PILL if pill else 0) + LIST_FOOT + (LIST_SEAL if seal else 0)
    wanted = (head + LEAST_ROWS * LIST_ROW) * scale
    bottom = column.y + column.h
    for status, rows in ((tall, True), (low, True), (tall, False), (low, False)):
        list_height = column.h - stacked - status * scale - gap
        if list_height >= (wanted if rows else LIST_FOOT * scale):
            break
    list_height = max(LIST_FOOT * scale, list_height)
    placed = _stack(column, bottom, heights, space)
    return Column(
        Area(column.x, column.y, column.w, list_height),
        rows,
        Area(column.x, column.y + list_height + gap, column.w, status * scale),
        status == tall,
        placed,
    )


def _lowered(buttons: tuple[float, ...], scale: float, room: float, space: float) -> list[float]:
    """Heights of the buttons in pixels, less than designed where there is no room for that."""
    wanted = sum(buttons) * scale
    free = room - space * max(0, len(buttons) - 1)
    share = min(1.0, free / wanted) if wanted else 1.0
    return [height * scale * share for height in buttons]


def _stack(column: Area, bottom: float, heights: list[float], space: float) -> tuple[Area, ...]:
    areas: list[Area] = []
    for height in reversed(heights):
        areas.append(Area(column.x, bottom - height, column.w, height))
        bottom -= height + space
    return tuple(reversed(areas))


def _column_beside_list(frame: Frame, buttons: tuple[float, ...], offer: bool) -> Column:
    """In portrait the status is at the top and the buttons follow downwards."""
    scale, column = frame.scale, frame.column
    gap, space = MARGIN * scale, MARGIN * scale
    needed = sum(buttons) * scale + space * len(buttons)
    tall, low = (OFFER, OFFER_LOW) if offer else (STATUS, STATUS_LOW)
    status = next((one for one in (tall, low) if one * scale + needed <= column.h), STATUS_LOW)
    y = column.y + status * scale + gap
    areas = []
    for height in _lowered(buttons, scale, column.y + column.h - y, space):
        areas.append(Area(column.x, y, column.w, height))
        y += height + space
    return Column(
        frame.listed,
        True,
        Area(column.x, column.y, column.w, status * scale),
        status == tall,
        tuple(areas),
    )
