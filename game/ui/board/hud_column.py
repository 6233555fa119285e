"""Where list, status and buttons stand in their column, and what is dropped when it is low."""

from dataclasses import dataclass

from game.ui.board.geometry import Area
from game.ui.board.hud_layout import (
    ANSWERS,
    BUTTON_GAP,
    GAP,
    LEAST_ROWS,
    LIST_FOOT,
    LIST_HEAD,
    LIST_ROW,
    MARGIN,
    STATUS,
    STATUS_LOW,
    Frame,
    Shape,
)

OFFER = 136
"""All sizes here are in dp."""
OFFER_LOW = 98
OFFER_SLIM = 72
ANSWER_GAP = 20
"""Between the answers to a double, which nobody should give by mistake."""
LIST_PILL = 34
LIST_SEAL = 22
STATUS_SLIM = 96
LETTERS = 1.05
"""Letters have a least size; at scales under 1 the cards with lines of them are as high as here."""
SLIM_LIST = 80
"""Two rows of words are all that stands in the list of a slim panel."""
NOTICE_ROOM, NOTICE_GAP = 46, 10
"""Of a line that is said for a while, and beside it."""


@dataclass(frozen=True, slots=True)
class Column:
    """Where list, status and buttons stand at the moment."""

    listing: Area | None
    rows: bool
    """Whether the list has room for its rows; otherwise only its foot is there."""
    status: Area
    hint: bool
    buttons: tuple[Area, ...]
    foot: int
    """Height in dp of the words in the foot of the list."""

    def rows_area(self, scale: float) -> Area | None:
        """Where the rows of the list stand; where it has none, bare table over its card.

        The card itself where there is no room for a line over it.
        """
        card = self.listing
        if card is None:
            return None
        if not self.rows:
            ends = [part.y + part.h for part in (self.status, *self.buttons) if part.y < card.y]
            gap = NOTICE_GAP * scale
            top = max(ends, default=card.y) + gap
            free = card.y - gap - top
            return Area(card.x, top, card.w, free) if free >= NOTICE_ROOM * scale else card
        head, foot = LIST_HEAD * scale, (self.foot + 2) * scale
        return Area(card.x, card.y + head, card.w, max(0.0, card.h - head - foot))


def column_of(
    frame: Frame,
    buttons: tuple[float, ...],
    *,
    offer: bool,
    pill: bool,
    seal: bool,
    foot: int = LIST_FOOT,
) -> Column:
    """Place list, status and buttons; the buttons are stacked from the bottom.

    Args:
        frame: the arrangement of the window.
        buttons: heights of the buttons in dp, the uppermost first.
        offer: whether the status is the card of a double.
        pill: whether the list carries the Crawford mark.
        seal: whether the list has a line for the seal of the dice.
        foot: height in dp of the words in the foot of the list.
    """
    if frame.shape is Shape.PORTRAIT:
        return _column_beside_list(frame, buttons, offer, foot)
    if frame.shape is Shape.TOWER:
        return _tower(frame, len(buttons), offer=offer, foot=foot)
    head = LIST_HEAD + LIST_PILL * pill + LIST_SEAL * seal
    return _beside_board(frame, buttons, head, offer=offer, foot=LIST_FOOT if frame.slim else foot)


def _beside_board(
    frame: Frame, buttons: tuple[float, ...], head: int, *, offer: bool, foot: int
) -> Column:
    """List, status and buttons under each other; `head` is what is over the rows of the list."""
    scale, column = frame.scale, frame.column
    wanted = SLIM_LIST if frame.slim else head + LEAST_ROWS * LIST_ROW + foot
    gap, space = GAP * scale, (ANSWER_GAP if offer else BUTTON_GAP) * scale
    tall, low = _status_heights(frame, offer)
    heights = _lowered(buttons, scale, column.h - (low + foot) * scale - 2 * gap, space)
    free = column.h - gap - sum(heights) - space * max(0, len(heights) - 1) - gap * bool(heights)
    status, rows = _fitting(free / scale, (tall, low), wanted, foot)
    listing = column._replace(h=max(foot * scale, free - status * scale))
    return Column(
        listing,
        rows and not frame.slim,
        Area(column.x, column.y + listing.h + gap, column.w, status * scale),
        status == tall,
        _stack(column, column.y + column.h, heights, space),
        foot,
    )


def _status_heights(frame: Frame, offer: bool) -> tuple[float, float]:
    """Of the status card in dp, as designed and where there is little room."""
    if offer:
        little = OFFER_LOW if frame.shape in (Shape.PANEL, Shape.STRIPS) else OFFER_SLIM
        tall, low = OFFER, OFFER_SLIM if frame.slim else little
    else:
        tall, low = STATUS_SLIM if frame.slim else STATUS, STATUS_LOW
    larger = LETTERS / frame.scale if frame.scale < 1 else 1.0
    return tall * larger, low * larger


def _fitting(
    room: float, heights: tuple[float, float], wanted: int, foot: int
) -> tuple[float, bool]:
    """The status's height, and whether rows of the list fit over it, in a room of so many dp."""
    tall, low = heights
    for status, rows in ((tall, True), (low, True), (tall, False)):
        if room - status >= (wanted if rows else foot):
            return status, rows
    return low, False


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


def _column_beside_list(frame: Frame, buttons: tuple[float, ...], offer: bool, foot: int) -> Column:
    """In portrait the status is at the top and the buttons follow downwards."""
    scale, column = frame.scale, frame.column
    gap, space = MARGIN * scale, (ANSWER_GAP if offer else MARGIN) * scale
    needed = sum(buttons) * scale + space * len(buttons)
    tall, low = _status_heights(frame, offer)
    status = tall if tall * scale + needed <= column.h else low
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
        foot,
    )


def _tower(frame: Frame, buttons: int, *, offer: bool, foot: int) -> Column:
    """Status, a row that is kept for the buttons, and the list in what is left."""
    scale, column = frame.scale, frame.column
    gap, high = MARGIN * scale, ANSWERS * scale
    room = (column.h - high - 2 * gap) / scale
    wanted = LIST_HEAD + LEAST_ROWS * LIST_ROW + foot
    tall, low = _status_heights(frame, offer)
    status, rows = _fitting(room, (tall, low), wanted, foot)
    y = column.y + status * scale + gap
    row = Area(column.x, y, column.w, high)
    top = y + high + gap
    return Column(
        Area(column.x, top, column.w, max(foot * scale, column.y + column.h - top)),
        rows,
        Area(column.x, column.y, column.w, status * scale),
        status == tall,
        _side_by_side(row, buttons, (ANSWER_GAP if offer else MARGIN) * scale),
        foot,
    )


def _side_by_side(row: Area, count: int, space: float) -> tuple[Area, ...]:
    """Equal shares of a row from its right end, where the first button is expected."""
    width = (row.w - space * (count - 1)) / max(1, count)
    return tuple(
        row._replace(x=row.x + row.w - width - number * (width + space), w=width)
        for number in range(count)
    )
