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
STRIP_LOW = 54
CARD = 112
CARD_LOW = 92
CARD_LEAST = 62
STATUS = 82
STATUS_LOW = 42
GAP = 10
BUTTON_GAP = 8
ANSWERS = 62
"""Height of buttons with two lines."""
LIST_HEAD = 42
LIST_ROW = 23
LIST_FOOT = 46
LEAST_ROWS = 3

ULTRA_WIDE = 1.9
NARROW = 1.45
SHRINK = 0.94
LEAST_ACROSS = 0.95
LISTED_COLUMN = 224
"""The least width of the column beside a list under the board."""
LEAST_TOWER = 300
"""The least width where everything lies under each other."""
UNDER_TOWER = 214
UNDER_BOARD = 236
"""The least height of what lies under the board and its strips, without the list and with it."""
LISTED_SHARE = 0.6
"""Of the width under the board that the list gets, where the buttons stand beside it."""
LEAST_BOARD = 0.3
"""Of the height that the board gets, at least, where everything lies over each other."""
WORTH_OF_A_LIST = 0.93
"""A board without the moves beside it has to be so much larger to be preferred."""


class Shape(Enum):
    """How the parts are arranged."""

    PANEL = "panel"
    STRIPS = "strips"
    PORTRAIT = "portrait"
    TOWER = "tower"


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
    """Room for list, status and buttons; without the list where that has its own."""
    listed: Area | None
    """Room for the list where it has its own, as in portrait."""

    @property
    def slim(self) -> bool:
        """Whether the panel has no room for moves and key caps."""
        return self.shape is Shape.PANEL and self.column.w < SLIM_COLUMN * self.scale

    @property
    def has_list(self) -> bool:
        """Whether the moves are shown."""
        return not self.slim and self.shape is not Shape.TOWER

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
    while True:
        frames = _frames(_Window(width, height, scale, home_left, numbers))
        if frames:
            return max(frames, key=_worth)
        scale *= SHRINK


@dataclass(frozen=True, slots=True)
class _Window:
    """What the parts are placed in, and how."""

    width: int
    height: int
    scale: float
    home_left: bool
    numbers: bool

    @property
    def ratio(self) -> float:
        """Width to height."""
        return self.width / max(1, self.height)

    @property
    def across(self) -> float:
        """The scale of widths: words have a least size, and so has the room for them."""
        return max(self.scale, LEAST_ACROSS)

    def fit(self, area: Area) -> BoardGeometry:
        """The largest board in an area."""
        return BoardGeometry.fit(
            *area,
            home_left=self.home_left,
            numbers=self.numbers,
            numbers_frame=22 * max(1.0, min(self.scale, area.w / 700)),
        )


def _frames(window: _Window) -> list[Frame]:
    """The arrangements that this shape of window has room for; of equals the first is best."""
    frames = [_beside(window, _panel_width(window))]
    if window.ratio < NARROW:
        frames = [_strips(window), _portrait(window), *frames, _tower(window)]
    return [frame for frame in frames if frame is not None]


def _worth(frame: Frame) -> float:
    return frame.board.u * (1.0 if frame.has_list else WORTH_OF_A_LIST)


def _beside(window: _Window, panel: float) -> Frame | None:
    """Panel at the right with everything in it."""
    width, height, scale = window.width, window.height, window.scale
    margin = MARGIN * scale
    card = _card_height(height - 2 * margin, scale)
    if card is None or panel > PANEL_MOST * width:
        return None
    area = Area(margin, margin, width - panel - 3 * margin, height - 2 * margin)
    board = window.fit(area)
    left = board.rect.x - area.x
    spare = width - board.rect.w - panel - 3 * margin
    if window.ratio > ULTRA_WIDE:
        panel = min(PANEL_WIDEST * scale, panel + spare)
        start = (width - board.rect.w - panel - margin) / 2
    else:
        panel += spare
        start = margin
    board = replace(board, rect=board.rect._replace(x=round(board.rect.x - left + start - margin)))
    x = board.rect.x + board.rect.w + margin
    column = Area(x, margin, panel, height - 2 * margin)
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


def _panel_width(window: _Window) -> float:
    width, scale, ratio = window.width, window.across, window.ratio
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


def _strips(window: _Window) -> Frame | None:
    """Cards over and under the board, where the board leaves that much height free."""
    width, height, scale = window.width, window.height, window.scale
    margin, strip, panel = MARGIN * scale, STRIP * scale, PANEL_NARROW * window.across
    area = Area(
        margin,
        2 * margin + strip,
        width - panel - 3 * margin,
        height - 4 * margin - 2 * strip,
    )
    if width < SLIM_BELOW * scale or area.h <= 0:
        return None
    board = window.fit(area)
    if board.rect.w < area.w - 2:  # the strips would make the board smaller than it could be
        return None
    panel = width - board.rect.w - 3 * margin
    y = (height - board.rect.h) / 2 - margin - strip
    column = Area(board.rect.x + board.rect.w + margin, margin, panel, height - 2 * margin)
    theirs = Area(board.rect.x, y, board.rect.w, strip)
    mine = Area(board.rect.x, board.rect.y + board.rect.h + margin, board.rect.w, strip)
    return Frame(Shape.STRIPS, scale, board, theirs, mine, column, None)


def _portrait(window: _Window) -> Frame | None:
    """Strips over and under the board, below them the list and the buttons side by side."""
    found = _over_each_other(window, STRIP, UNDER_BOARD)
    if found is None:
        return None
    board, theirs, mine, below = found
    margin = MARGIN * window.scale
    listed = below._replace(w=(below.w - margin) * LISTED_SHARE)
    column = below._replace(x=below.x + listed.w + margin, w=below.w - listed.w - margin)
    if column.w < LISTED_COLUMN * window.scale:
        return None
    return Frame(Shape.PORTRAIT, window.scale, board, theirs, mine, column, listed)


def _tower(window: _Window) -> Frame | None:
    """Everything under each other, for narrow windows; only the buttons stand side by side."""
    found = _over_each_other(window, STRIP_LOW, UNDER_TOWER)
    if found is None or found[0].rect.w < LEAST_TOWER * window.scale:
        return None
    return Frame(Shape.TOWER, window.scale, *found, None)


def _over_each_other(
    window: _Window, strip: int, below: int
) -> tuple[BoardGeometry, Area, Area, Area] | None:
    """The board, the strips over and under it, and what is left below them, at least so high."""
    scale, margin, high = window.scale, MARGIN * window.scale, strip * window.scale
    across = window.width - 2 * margin
    least = below * scale
    area = Area(margin, 2 * margin + high, across, window.height - 5 * margin - 2 * high - least)
    if area.h < LEAST_BOARD * window.height:
        return None
    fitted = window.fit(area)
    board = replace(fitted, rect=fitted.rect._replace(y=round(area.y)))
    left, width = float(board.rect.x), float(board.rect.w)
    theirs = Area(left, margin, width, high)
    mine = Area(left, board.rect.y + board.rect.h + margin, width, high)
    top = mine.y + mine.h + margin
    return board, theirs, mine, Area(left, top, width, window.height - margin - top)
