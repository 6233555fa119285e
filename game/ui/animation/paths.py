"""The ways that checkers fly, as numbers: where one is and how high at any moment.

Nothing here draws; heights run from 0, lying, to 1, as high as a hand lifts.
"""

import math

from game.ui.animation.easing import arc, ease_in_out, ease_out
from game.ui.board.view import Manner

Pixels = tuple[float, float]

BOW = 0.2
"""How far a way bends towards the middle of the board, as a share of its length."""
LONGEST_BOW = 0.62
"""The same, at most, in u."""
LOWEST_HOP, HOP_PER_U = 0.6, 0.09
"""Height of the shortest hop, and what each u of the way adds to it."""
BOUNCE = 0.17
TIPS_FROM = 0.55
"""Share of the way to a tray after which a checker turns on its edge."""
KNOCK = 0.34
"""Height to which a checker jumps again after it has landed, and when it is hit."""


def bowed(start: Pixels, end: Pixels, middle: Pixels, unit: float, share: float) -> Pixels:
    """Where a share of the way lies, on a curve whose belly lies towards `middle`."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    length = math.hypot(dx, dy)
    if not length:
        return end
    aside = -dy / length, dx / length
    half = (start[0] + end[0]) / 2, (start[1] + end[1]) / 2
    if aside[0] * (middle[0] - half[0]) + aside[1] * (middle[1] - half[1]) < 0:
        aside = -aside[0], -aside[1]
    bow = min(BOW * length, LONGEST_BOW * unit) * 4 * share * (1 - share)
    return start[0] + dx * share + aside[0] * bow, start[1] + dy * share + aside[1] * bow


def way_gone(manner: Manner, share: float, contact: float) -> float:
    """The share of its way that a checker has behind it at a share of its time.

    Args:
        manner: how it goes.
        share: of the time.
        contact: the share of the time at which it touches the board; the rest is the bounce.
    """
    at = min(1.0, share / contact)
    return ease_out(at) if manner in (Manner.DROP, Manner.KNOCK) else ease_in_out(at)


def height(manner: Manner, share: float, contact: float, length: float) -> float:
    """How high a checker is at a share of its time; `length` of the way in u."""
    if share >= contact:
        after = 1.0 if contact >= 1.0 else (share - contact) / (1.0 - contact)
        return BOUNCE * arc(min(1.0, after))
    at = share / contact
    match manner:
        case Manner.DROP:
            return 1.0 - at * at
        case Manner.GLIDE:
            return 1.0 - ease_in_out(at)
        case Manner.KNOCK:
            return KNOCK * arc(at)
    return float(min(1.0, LOWEST_HOP + HOP_PER_U * length) * arc(at) ** 0.8)


def tipped(manner: Manner, share: float, contact: float, *, into: bool, out_of: bool) -> float:
    """How far a checker has turned from lying flat, 0, to standing on its edge in a tray, 1.

    Args:
        manner: how it goes.
        share: of its time.
        contact: as for `way_gone`.
        into: whether it goes into a tray.
        out_of: whether it comes from one.
    """
    at = min(1.0, share / contact)
    begin = 0.0 if manner is Manner.DROP else TIPS_FROM
    if into:
        return ease_in_out(max(0.0, (at - begin) / (1.0 - begin)))
    return 1.0 - ease_in_out(min(1.0, at / (1.0 - TIPS_FROM))) if out_of else 0.0
