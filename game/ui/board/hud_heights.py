"""How high status and buttons beside the board are, and what gives way where room is short."""

from game.ui.board.hud_layout import BUTTON_GAP, GAP, STATUS, STATUS_LOW, Frame, Shape

OFFER = 136
"""All sizes here are in dp."""
OFFER_LOW = 98
OFFER_SLIM = 72
ANSWER_GAP = 20
"""Between the answers to a double, which nobody should give by mistake."""
ANSWER_GAP_LEAST = 12
ANSWER_LEAST = 40
"""An answer is never lower than a finger needs; rather everything in the column gets smaller."""
SMALLER = 0.97
LEAST_SCALE = 0.4
STATUS_SLIM = 96
LETTERS = 1.05
"""Letters have a least size; at scales under 1 the cards with lines of them are as high as here."""


def scale_of(
    frame: Frame, height: float, answers: tuple[float, ...], others: float, told: float
) -> float:
    """The largest scale at which answers to a double keep a height that a finger can hit.

    Args:
        frame: the arrangement of the window, whose scale is best.
        height: pixels for all that stands over each other.
        answers: what the double can be answered with; none where nothing has to be kept.
        others: dp of what else stands there, beside the status.
        told: pixels that the words in the status need.
    """
    count, scale = len(answers), frame.scale
    others += (GAP + count * ANSWER_LEAST + (count - 1) * ANSWER_GAP_LEAST) if count else 0
    while count and scale > LEAST_SCALE:
        status = max(OFFER_SLIM * max(scale, LETTERS if scale < 1 else 0), told)
        if status + others * scale <= height:
            break
        scale *= SMALLER
    return scale


def status_heights(frame: Frame, scale: float, offer: bool, told: float) -> tuple[float, float]:
    """Of the status card in dp, as designed and where there is little room."""
    if offer:
        little = OFFER_LOW if frame.shape in (Shape.PANEL, Shape.STRIPS) else OFFER_SLIM
        tall, low = OFFER, OFFER_SLIM if frame.slim else little
    else:
        tall, low = STATUS_SLIM if frame.slim else STATUS, STATUS_LOW
    larger, least = LETTERS / scale if scale < 1 else 1.0, told / scale
    return max(tall * larger, least), max(low * larger, least)


def fitting(
    room: float, heights: tuple[float, float], wanted: int, foot: int
) -> tuple[float, bool]:
    """The status's height, and whether rows of the list fit over it, in a room of so many dp."""
    tall, low = heights
    for status, rows in ((tall, True), (low, True), (tall, False)):
        if room - status >= (wanted if rows else foot):
            return status, rows
    return low, False


def lowered(
    buttons: tuple[float, ...], scale: float, room: float, offer: bool, gap: float = BUTTON_GAP
) -> tuple[list[float], float]:
    """Heights of the buttons and the space between them, in pixels.

    Where there is less room than designed, answers to a double come closer first, then all get
    lower.
    """
    wanted, gaps = sum(buttons) * scale, max(0, len(buttons) - 1)
    space = (ANSWER_GAP if offer else gap) * scale
    if offer and gaps:
        space = max(ANSWER_GAP_LEAST * scale, min(space, (room - wanted) / gaps))
    share = min(1.0, (room - space * gaps) / wanted) if wanted else 1.0
    return [height * scale * share for height in buttons], space


def stacked(heights: list[float], space: float, gap: float) -> float:
    """Pixels that buttons take, with the gap over them."""
    return sum(heights) + space * (len(heights) - 1) + gap if heights else 0.0
