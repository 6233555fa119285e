"""Where list, status and buttons stand in their column, and what is dropped when it is low."""

from dataclasses import dataclass

from game.ui.board.geometry import Area
from game.ui.board.hud_heights import (
    ANSWER_GAP,
    ANSWER_GAP_LEAST,
    ANSWER_LEAST,
    OFFER_SLIM,
    fitting,
    lowered,
    scale_of,
    stacked,
    status_heights,
)
from game.ui.board.hud_layout import (
    ANSWERS,
    BUTTON_GAP,
    GAP,
    LEAST_ROWS,
    LIST_FOOT,
    LIST_HEAD,
    LIST_ROW,
    MARGIN,
    STATUS_LOW,
    Frame,
    Shape,
)

LIST_PILL = 34
"""All sizes here are in dp."""
LIST_SEAL = 22
SLIM_LIST = 80
"""Two rows of words are all that must stand in the list of a slim panel."""
SLIM_LIST_LOW = 60
CROWDED = 3
"""From so many answers in a row they come closer, for the sake of their words."""
DONE, UNDO = 54, 48
"""Buttons of a turn; in a slim panel the words in the list stay where these leave them room."""
NOTICE_ROOM, NOTICE_GAP = 46, 10
"""Of a line that is said for a while, and beside it."""


@dataclass(frozen=True, slots=True)
class Column:
    """Where list, status and buttons stand at the moment."""

    listing: Area | None
    rows: bool
    """Whether the list has room for its rows; otherwise only its words are there."""
    status: Area
    hint: bool
    buttons: tuple[Area, ...]
    foot: int
    """Height in dp of the words in the list."""
    scale: float
    """Pixels per dp of all that stands in the column; less than the frame's where room is short."""
    words_on_top: bool = False
    """Whether the words stand at the top of the list instead of its foot."""

    def words_area(self) -> Area | None:
        """The part of the list's card where its words stand."""
        card = self.listing
        if card is None or not self.words_on_top:
            return card
        return card._replace(h=min(card.h, self.foot * self.scale))

    def rows_area(self) -> Area | None:
        """Where the rows of the list stand; where it has none, bare table over its card.

        The card itself where there is no room for a line over it.
        """
        card, scale = self.listing, self.scale
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
    told: float = 0,
) -> Column:
    """Place list, status and buttons; the buttons are stacked from the bottom.

    Args:
        frame: the arrangement of the window.
        buttons: heights of the buttons in dp, the uppermost first.
        offer: whether the status is the card of a double.
        pill: whether the list carries the Crawford mark.
        seal: whether the list has a line for the seal of the dice.
        foot: height in dp of the words in the foot of the list.
        told: pixels that the words in the status need, however small they are.
    """
    if frame.shape is Shape.PORTRAIT:
        return _column_beside_list(frame, buttons, offer, foot, told)
    if frame.shape is Shape.TOWER:
        return _tower(frame, len(buttons), offer=offer, foot=foot, told=told)
    if frame.slim:
        return _slim(frame, buttons, offer=offer, foot=foot, told=told)
    head = LIST_HEAD + LIST_PILL * pill + LIST_SEAL * seal
    return _beside_board(frame, buttons, head, offer=offer, foot=foot, told=told)


def _beside_board(
    frame: Frame, buttons: tuple[float, ...], head: int, *, offer: bool, foot: int, told: float
) -> Column:
    """List, status and buttons under each other; `head` is what is over the rows of the list."""
    column = frame.column
    scale = scale_of(frame, column.h, buttons if offer else (), foot + GAP, told)
    gap = GAP * scale
    tall, low = status_heights(frame, scale, offer, told)
    room = column.h - (low + foot) * scale - 2 * gap
    heights, space = lowered(buttons, scale, room, offer)
    if offer and heights and min(heights) < ANSWER_LEAST * scale:
        low = max(OFFER_SLIM, told / scale)
        room = column.h - (low + foot) * scale - 2 * gap
        heights, space = lowered(buttons, scale, room, offer)
    free = column.h - gap - stacked(heights, space, gap)
    wanted = head + LEAST_ROWS * LIST_ROW + foot
    status, rows = fitting(free / scale, (tall, low), wanted, foot)
    listing = column._replace(h=max(foot * scale, free - status * scale))
    return Column(
        listing,
        rows,
        Area(column.x, column.y + listing.h + gap, column.w, status * scale),
        status == tall,
        _stack(column, column.y + column.h, heights, space),
        foot,
        scale,
    )


def _slim(
    frame: Frame, buttons: tuple[float, ...], *, offer: bool, foot: int, told: float
) -> Column:
    """The same without the rows of a list.

    Its words stand at the top and stay there during a turn, whatever buttons appear.
    """
    column = frame.column
    room = column.h / frame.scale - 2 * GAP
    foot = min(foot, _slim_foot(LIST_FOOT if offer else room - STATUS_LOW))
    scale = scale_of(frame, column.h, buttons if offer else (), foot + GAP, told)
    gap = GAP * scale
    tall, low = status_heights(frame, scale, offer, told)
    room = column.h - (low + foot) * scale - 2 * gap
    heights, space = lowered(buttons, scale, room, offer)
    free = column.h - gap - stacked(heights, space, gap)
    status = min(tall, free / scale - foot)
    if offer and status < tall:
        status = low
    return Column(
        column._replace(h=free - status * scale),
        False,
        Area(column.x, column.y + free - status * scale + gap, column.w, status * scale),
        status == tall,
        _stack(column, column.y + column.h, heights, space),
        foot,
        scale,
        words_on_top=not offer,
    )


def _slim_foot(room: float) -> int:
    """Height of the words in more than one row, from a room that has to hold the buttons too."""
    return round(min(SLIM_LIST, max(SLIM_LIST_LOW, room - DONE - BUTTON_GAP - UNDO)))


def _stack(column: Area, bottom: float, heights: list[float], space: float) -> tuple[Area, ...]:
    areas: list[Area] = []
    for height in reversed(heights):
        areas.append(Area(column.x, bottom - height, column.w, height))
        bottom -= height + space
    return tuple(reversed(areas))


def _column_beside_list(
    frame: Frame, buttons: tuple[float, ...], offer: bool, foot: int, told: float
) -> Column:
    """In portrait the status is at the top and the buttons follow downwards."""
    column = frame.column
    scale = scale_of(frame, column.h, buttons if offer else (), 0, told)
    gap = MARGIN * scale
    tall, low = status_heights(frame, scale, offer, told)
    needed = sum(buttons) * scale + (ANSWER_GAP if offer else MARGIN) * scale * len(buttons)
    status = tall if tall * scale + needed <= column.h else low
    y = column.y + status * scale + gap
    areas = []
    heights, space = lowered(buttons, scale, column.y + column.h - y, offer, MARGIN)
    for height in heights:
        areas.append(Area(column.x, y, column.w, height))
        y += height + space
    return Column(
        frame.listed,
        True,
        Area(column.x, column.y, column.w, status * scale),
        status == tall,
        tuple(areas),
        foot,
        scale,
    )


def _tower(frame: Frame, buttons: int, *, offer: bool, foot: int, told: float) -> Column:
    """Status, a row that is kept for the buttons, and the list in what is left."""
    scale, column = frame.scale, frame.column
    gap, high = MARGIN * scale, ANSWERS * scale
    room = (column.h - high - 2 * gap) / scale
    wanted = LIST_HEAD + LEAST_ROWS * LIST_ROW + foot
    tall, low = status_heights(frame, scale, offer, told)
    status, rows = fitting(room, (tall, low), wanted, foot)
    y = column.y + status * scale + gap
    row = Area(column.x, y, column.w, high)
    top = y + high + gap
    space = MARGIN if not offer else ANSWER_GAP if buttons < CROWDED else ANSWER_GAP_LEAST
    return Column(
        Area(column.x, top, column.w, max(foot * scale, column.y + column.h - top)),
        rows,
        Area(column.x, column.y, column.w, status * scale),
        status == tall,
        _side_by_side(row, buttons, space * scale),
        foot,
        scale,
    )


def _side_by_side(row: Area, count: int, space: float) -> tuple[Area, ...]:
    """Equal shares of a row from its right end, where the first button is expected."""
    width = (row.w - space * (count - 1)) / max(1, count)
    return tuple(
        row._replace(x=row.x + row.w - width - number * (width + space), w=width)
        for number in range(count)
    )
