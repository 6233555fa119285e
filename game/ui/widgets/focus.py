"""Which control lies next in a direction; numbers only."""

from collections.abc import Sequence

from game.ui.widgets.widget import Widget

ASIDE_COUNTS = 2.5
"""A control that lies aside counts as this much further away than one straight ahead."""


def neighbour(start: Widget, others: Sequence[Widget], way: str) -> Widget | None:
    """The nearest control above, below, left or right of `start`; None where there is none."""
    best: tuple[float, Widget] | None = None
    for other in others:
        if other is start:
            continue
        ahead, aside = _distances(start, other, way)
        if ahead <= 0:
            continue
        cost = ahead + ASIDE_COUNTS * aside
        if best is None or cost < best[0]:
            best = cost, other
    return best[1] if best is not None else None


def _distances(start: Widget, other: Widget, way: str) -> tuple[float, float]:
    """How far ahead the other lies, and how far aside."""
    a, b = start.rect, other.rect
    if way in ("up", "down"):
        ahead = b.centery - a.centery
        aside = max(b.left - a.right, a.left - b.right, 0)
        return (ahead if way == "down" else -ahead), aside
    ahead = b.centerx - a.centerx
    aside = max(b.top - a.bottom, a.top - b.bottom, 0)
    return (ahead if way == "right" else -ahead), aside
