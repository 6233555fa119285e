"""A window onto content that may be taller than the room there is."""

from collections.abc import Sequence

import pygame

from game.ui.context import Context
from game.ui.widgets.look import opaque
from game.ui.widgets.widget import Widget

BAR = 6
BAR_SHORTEST = 32
WHEEL_STEP = 60
PAN_FROM = 12
"""Dp that a finger must move up or down before it scrolls rather than taps."""
SLACK = 6
"""Room in dp around the content for focus rings and shadows."""


class ScrollArea:
    """Holds widgets that were placed as if there were room for all, and moves them."""

    def __init__(self, context: Context, viewport: pygame.Rect, widgets: Sequence[Widget]) -> None:
        self.look = context.look
        self.theme = context.theme
        self.viewport = viewport
        self.widgets = tuple(widgets)
        self.offset = 0
        bottom = max((widget.rect.bottom for widget in widgets), default=viewport.top)
        self.content_height = bottom - viewport.top
        if self.content_height > viewport.height:
            self.content_height += self.look.dp(SLACK)
        self._grabbed_at: float | None = None
        self._touched_at: tuple[float, int] | None = None
        """Where a finger went down, and how far the content was scrolled then."""
        self.panning = False

    @property
    def furthest(self) -> int:
        """The largest offset."""
        return max(0, self.content_height - self.viewport.height)

    @property
    def clip(self) -> pygame.Rect:
        """Where content may be painted: the viewport and a little beside it."""
        slack = self.look.dp(SLACK)
        if not self.furthest:
            return self.viewport.inflate(2 * slack, 2 * slack)
        return self.viewport.inflate(2 * slack, 0)

    def scroll_to(self, offset: float) -> bool:
        """Moves the content; true if it moved."""
        wanted = round(min(max(offset, 0), self.furthest))
        moved = wanted - self.offset
        for widget in self.widgets if moved else ():
            widget.move(0, -moved)
        self.offset = wanted
        return moved != 0

    def wheel(self, turned: float) -> bool:
        """Scrolls by the wheel."""
        return self.scroll_to(self.offset - turned * self.look.dp(WHEEL_STEP))

    def show(self, widget: Widget) -> bool:
        """Scrolls as far as needed to see a widget; one that is higher than the room stays."""
        rect = widget.rect
        # A list that was pressed must not move away under the pointer.
        if rect.height > self.viewport.height and rect.colliderect(self.viewport):
            return False
        return self.show_place(rect)

    def show_place(self, place: pygame.Rect) -> bool:
        """Scrolls as far as needed to see a place on the screen; true if it moved."""
        slack = self.look.dp(2 * SLACK)
        if place.top - slack < self.viewport.top:
            return self.scroll_to(self.offset + place.top - slack - self.viewport.top)
        if place.bottom + slack > self.viewport.bottom:
            return self.scroll_to(self.offset + place.bottom + slack - self.viewport.bottom)
        return False

    @property
    def bar(self) -> pygame.Rect | None:
        """Where the bar lies, if there is anything to scroll."""
        if not self.furthest:
            return None
        view = self.viewport
        share = view.height / self.content_height
        height = max(self.look.dp(BAR_SHORTEST), round(view.height * share))
        y = view.y + round((view.height - height) * self.offset / self.furthest)
        width = self.look.dp(BAR)
        return pygame.Rect(view.right + self.look.dp(SLACK + 2), y, width, height)

    def press(self, x: float, y: float) -> bool:
        """Takes hold of the bar; false where the pointer is not on it."""
        bar = self.bar
        if bar is None or not bar.inflate(self.look.dp(14), 0).collidepoint(x, y):
            return False
        self._grabbed_at = y
        return True

    def drag(self, y: float) -> bool:
        """Moves the bar that was taken hold of."""
        bar = self.bar
        if self._grabbed_at is None or bar is None:
            return False
        travel = max(1, self.viewport.height - bar.height)
        moved = self.scroll_to(self.offset + (y - self._grabbed_at) * self.furthest / travel)
        if moved:
            self._grabbed_at = y
        return moved

    def touch(self, x: float, y: float) -> None:
        """A finger went down; if it is on the content, that follows it."""
        if self.furthest and self.clip.collidepoint(x, y):
            self._touched_at = y, self.offset

    def pan(self, y: float) -> bool:
        """The finger moved; true once it has gone so far that it scrolls."""
        if self._touched_at is None or self._grabbed_at is not None:
            return False
        start, offset = self._touched_at
        self.panning = self.panning or abs(y - start) > self.look.dp(PAN_FROM)
        if self.panning:
            self.scroll_to(offset + start - y)
        return self.panning

    def let_go(self) -> None:
        """Lets the bar and the content go."""
        self._grabbed_at = self._touched_at = None
        self.panning = False

    def draw(self, surface: pygame.Surface, ring: Widget | None) -> None:
        """Paints the content that can be seen, the focus ring and the bar."""
        before = surface.get_clip()
        surface.set_clip(self.clip)
        for widget in self.widgets:
            if widget.rect.colliderect(self.clip):
                widget.draw(surface)
        if ring is not None:
            ring.draw_focus(surface)
        surface.set_clip(before)
        bar = self.bar
        if bar is not None:
            colors = self.theme.colors
            color = colors.accent if self._grabbed_at is not None else colors.secondary
            self.look.box(surface, bar, self.look.style(opaque(color, 0.5), radius=BAR / 2))
