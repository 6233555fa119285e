"""Puts widgets under and beside each other; numbers only."""

from collections.abc import Sequence
from typing import Protocol


class Placeable(Protocol):
    """Anything that knows how high it wants to be and can be put somewhere."""

    def height_for(self, width: int) -> int:
        """Height that it wants at a width."""
        ...

    def place(self, x: int, y: int, width: int, height: int) -> None:
        """Puts it there."""
        ...


def column(widgets: Sequence[tuple[Placeable, int]], x: int, y: int, width: int) -> int:
    """Places widgets under each other, each with the gap above it; returns the lower end.

    The gap above the first is left out.
    """
    for number, (widget, gap) in enumerate(widgets):
        y += gap if number else 0
        height = widget.height_for(width)
        widget.place(x, y, width, height)
        y += height
    return y


def column_height(widgets: Sequence[tuple[Placeable, int]], width: int) -> int:
    """Height that `column` would take."""
    gaps = sum(gap for _, gap in widgets[1:])
    return gaps + sum(widget.height_for(width) for widget, _ in widgets)


def row(widgets: Sequence[Placeable], x: int, y: int, width: int, gap: int) -> int:
    """Places widgets beside each other, equally wide and as high as the highest needs."""
    each = (width - gap * (len(widgets) - 1)) / len(widgets)
    height = max(widget.height_for(int(each)) for widget in widgets)
    for number, widget in enumerate(widgets):
        left = round(x + number * (each + gap))
        right = round(x + number * (each + gap) + each)
        widget.place(left, y, right - left, height)
    return y + height
