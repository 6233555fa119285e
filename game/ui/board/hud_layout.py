"""Where the board, the player cards and the column beside them go, in pixels.

Pure numbers: which shape of window gets which arrangement. What stands in the column is placed
in `hud_column`, and drawn elsewhere.
"""

from dataclasses import dataclass, replace
from enum import Enum

from game.ui.board.geometry import Area, BoardGeometry

MARGIN = 12
"""All sizes here are in dp."""
PANEL = 244
PANEL_SHARE = 0.19
PANEL_NARROW = 210
PANEL_SLIM = 166
SLIM_BELOW = 720
"""Of the window's width: in so narrow a window the board needs what a list would take."""
SLIM_COLUMN = 200
PANEL_WIDEST = 420
PANEL_MOST = 0.4
"""Of the width, at most; a larger interface must leave room for the board."""
STRIP = 72
CARD = 112
CARD_LOW = 92
CARD_LEAST = 62
STATUS = 82
STATUS_LOW = 42
GAP = 10
BUTTON_GAP = 8
LIST_HEAD = 42
LIST_ROW = 23
LIST_FOOT = 46
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

    @property
    def slim(self) -> bool:
        """Whether the panel has no room for moves and key caps."""
        return self.shape is Shape.PANEL and self.column.w < SLIM_COLUMN * self.scale

    def dp(self, units: float) -> int:
        """Design units as pixels."""
        return max(1, round(units * self.scale)) if units else 0


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
    panel = _panel_width(width, scale, ratio)
    if panel > PANEL_MOST * width:
        return None
    strips = None
    if ratio < NARROW and width >= SLIM_BELOW * scale:
        strips = _strips(width, height, scale, home_left, numbers, panel)
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


def _panel_width(width: int, scale: float, ratio: float) -> float:
    if width < SLIM_BELOW * scale:
        least = PANEL_SLIM * scale
    else:
        least = (PANEL_NARROW if ratio < NARROW else PANEL) * scale
    if ratio < NARROW:
        return least
    most = PANEL_WIDEST * scale if ratio > ULTRA_WIDE else width
    return max(least, min(most, PANEL_SHARE * width))


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
