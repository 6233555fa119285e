"""One side's score: a box for each point of the match, and the figure."""

import pygame

from game.ui.context import Context
from game.ui.widgets.look import mixed
from game.ui.widgets.widget import Widget

HEIGHT = 38
NAME_WIDTH = 84
NAME_SHARE = 0.36
BOX = 22
BOX_GAP = 6
SMALLEST_BOX = 7
RADIUS = 6
FIGURE_ROOM = 56


class ScoreRow(Widget):
    """Points won before are dull, those of this game bright, those missing empty."""

    def __init__(
        self,
        context: Context,
        player: str,
        name_width: int,
        *,
        before: int,
        now: int,
        length: int | None,
    ) -> None:
        super().__init__(context)
        self.player = player
        self.name_width = name_width
        self.before = before
        self.now = now
        self.length = length

    def height_for(self, width: int) -> int:
        """One row."""
        return self.look.dp(HEIGHT)

    def draw(self, surface: pygame.Surface) -> None:
        """Paints name, boxes and figure."""
        dp = self.look.dp
        widest = round(self.rect.width * NAME_SHARE)
        taken = min(widest, max(dp(NAME_WIDTH), self.name_width + dp(20)))
        name = self.context.text.shortened(self.player, taken - dp(12), 16, "semibold")
        at = self.rect.x, self.rect.centery
        self.look.text(surface, name, at, 16, "semibold", None, "midleft")
        x = self.rect.x + taken
        if self.length is not None:
            x = self._draw_boxes(surface, x, self.length)
        else:
            x += dp(FIGURE_ROOM) // 2
        at = x + dp(FIGURE_ROOM) // 2, self.rect.centery
        accent = self.context.theme.colors.accent
        self.look.text(surface, self.figure, at, 28, "title", accent, "center")

    @property
    def figure(self) -> str:
        """Points beyond the length of a match count for nothing, as there is no box for them."""
        return str(self.now if self.length is None else min(self.now, self.length))

    def _draw_boxes(self, surface: pygame.Surface, x: int, length: int) -> int:
        """Paints the boxes and returns where they end; too many for the room are left out."""
        dp, colors = self.look.dp, self.context.theme.colors
        room = self.rect.right - x - dp(FIGURE_ROOM)
        gap = dp(BOX_GAP)
        side = min(dp(BOX), (room + gap) // length - gap)
        if side < dp(SMALLEST_BOX):
            return x
        bright = self.look.style(
            colors.primary_top, bottom=colors.primary_bottom, edge=colors.accent, radius=RADIUS
        )
        dull_fill = mixed(colors.primary_bottom, colors.secondary, 0.35)
        dull = self.look.style(mixed(dull_fill, colors.panel, 0.35), radius=RADIUS)
        empty = self.look.style(colors.sunken, edge=colors.hairline, radius=RADIUS)
        for number in range(length):
            style = dull if number < self.before else bright if number < self.now else empty
            box = pygame.Rect(x + number * (side + gap), 0, side, side)
            box.centery = self.rect.centery
            self.look.box(surface, box, style)
        return x + length * (side + gap) - gap
