"""The sentence that slides over whatever scene is there when something must be told."""

import pygame

from game.ui.context import Context
from game.ui.input import InputEvent, Key, PointerDown

SIZE = 15
WIDEST = 640
MARGIN = 12
PADDING = 22
RADIUS = 12
NEVER = 3600.0


class Banner:
    """Shows the context's notices one after the other, each for some seconds."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self._shown: str | None = None
        self._left = 0.0
        self._rect = pygame.Rect(0, 0, 0, 0)
        self.dirty = False

    @property
    def text(self) -> str | None:
        """The sentence on the screen, if there is one."""
        return self._shown

    @property
    def rest(self) -> float:
        """Seconds until the banner changes by itself."""
        if self._context.notices:
            return 0.0
        return self._left if self._shown is not None else NEVER

    def handle(self, event: InputEvent) -> bool:
        """A click on it or Escape sends it away; true if the event was for it."""
        if self._shown is None:
            return False
        hit = isinstance(event, PointerDown) and self._rect.collidepoint(event.x, event.y)
        if hit or (isinstance(event, Key) and event.name == "escape"):
            self._left = 0.0
            return True
        return False

    def update(self, seconds: float) -> None:
        """Lets time pass."""
        if self._shown is not None:
            self._left -= seconds
            if self._left <= 0:
                self._shown = None
                self._changed()
        if self._shown is None and self._context.notices:
            self._shown = self._context.notices.pop(0)
            self._left = self._context.theme.durations("normal").notice
            self._changed()

    def layout(self) -> None:
        """The window has another size."""
        self.dirty = True

    def _changed(self) -> None:
        self.dirty = True

    def draw(self, surface: pygame.Surface) -> None:
        """Paints it in the middle of the upper edge."""
        self.dirty = False
        if self._shown is None:
            return
        context, look, dp = self._context, self._context.look, self._context.canvas.dp
        colors = context.theme.colors
        widest = min(surface.get_width() - dp(2 * MARGIN), dp(WIDEST))
        lines = context.text.wrapped(self._shown, widest - dp(2 * PADDING), SIZE)
        width = max(context.text.size(line, SIZE)[0] for line in lines) + dp(2 * PADDING)
        step = look.line_step(SIZE)
        height = len(lines) * step + dp(2 * MARGIN)
        self._rect = pygame.Rect((surface.get_width() - width) // 2, dp(MARGIN), width, height)
        look.shadow(surface, self._rect, radius=RADIUS, blur=10, opacity=0.5, drop=4)
        style = look.style(colors.card, edge=colors.accent, radius=RADIUS, highlight=0.16)
        look.box(surface, self._rect, style)
        y = self._rect.y + dp(MARGIN) + step / 2
        for line in lines:
            look.text(surface, line, (self._rect.centerx, y), SIZE, anchor="center")
            y += step
