"""Puts widgets under and beside each other; numbers only."""

from collections.abc import Sequence
from typing import Generic, Protocol, TypeVar

LABEL_WIDTH = 170
TIGHT_LABEL_WIDTH = 118
TIGHT = 520
"""Rows under this width, in dp, have the narrower column of labels."""


def label_column(width: float) -> int:
    """Width in dp of the labels at the left of controls in a row of a width in dp."""
    return LABEL_WIDTH if width >= TIGHT else TIGHT_LABEL_WIDTH


class Placeable(Protocol):
    """Anything that knows how high it wants to be and can be put somewhere."""

    def height_for(self, width: int) -> int:
        """Height that it wants at a width."""
        ...

    def place(self, x: int, y: int, width: int, height: int) -> None:
        """Puts it there."""
        ...


Part = TypeVar("Part", bound=Placeable)


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


class Row(Generic[Part]):
    """Several beside each other, equally wide; under each other where that gets too narrow.

    `stacked` is the gap between them then.
    """

    def __init__(self, *widgets: Part, gap: int, narrowest: int = 0, stacked: int = 0) -> None:
        self.widgets = widgets
        self._gap = gap
        self._narrowest = narrowest
        self._stacked = [(widget, stacked or gap) for widget in widgets]

    def _each(self, width: int) -> float:
        return (width - self._gap * (len(self.widgets) - 1)) / len(self.widgets)

    def height_for(self, width: int) -> int:
        """The highest, or all where they stand under each other."""
        each = self._each(width)
        if each < self._narrowest:
            return column_height(self._stacked, width)
        return max(widget.height_for(int(each)) for widget in self.widgets)

    def place(self, x: int, y: int, width: int, height: int) -> None:
        """Places them all."""
        each = self._each(width)
        if each < self._narrowest:
            column(self._stacked, x, y, width)
            return
        for number, widget in enumerate(self.widgets):
            left = round(x + number * (each + self._gap))
            right = round(x + number * (each + self._gap) + each)
            widget.place(left, y, right - left, height)


def leaves(widgets: Sequence[tuple[Part | Row[Part], int]]) -> list[Part]:
    """The widgets of a column, those in rows one by one."""
    found: list[Part] = []
    for widget, _ in widgets:
        found += widget.widgets if isinstance(widget, Row) else [widget]
    return found
