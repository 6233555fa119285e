"""Puts widgets under and beside each other; numbers only."""

from collections.abc import Sequence

import pygame

from game.ui.widgets.widget import Widget

Gapped = tuple[Widget, int]
"""A widget and the gap in pixels above it."""


def column(widgets: Sequence[Gapped], x: int, y: int, width: int) -> int:
    """Places widgets under each other at one width; returns the lower end of the last."""
    for number, (widget, gap) in enumerate(widgets):
        y += gap if number else 0
        height = widget.height_for(width)
        widget.place(pygame.Rect(x, y, width, height))
        y += height
    return y


def column_height(widgets: Sequence[Gapped], width: int) -> int:
    """Height that `column` would take."""
    gaps = sum(gap for _, gap in widgets[1:])
    return gaps + sum(widget.height_for(width) for widget, _ in widgets)


def row(widgets: Sequence[Widget], x: int, y: int, width: int, gap: int) -> int:
    """Places widgets beside each other, equally wide and as high as the highest needs."""
    each = (width - gap * (len(widgets) - 1)) / len(widgets)
    height = max(widget.height_for(int(each)) for widget in widgets)
    for number, widget in enumerate(widgets):
        left = round(x + number * (each + gap))
        right = round(x + number * (each + gap) + each)
        widget.place(pygame.Rect(left, y, right - left, height))
    return y + height
