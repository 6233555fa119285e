"""The sentence that slides over whatever scene is there when something must be told."""

import pygame

from game.ui.context import Context
from game.ui.input import InputEvent, Key, PointerDown

SIZE = 15
WIDEST = 640
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
        context, dp = self._context, self._context.canvas.dp
        colors = context.theme.colors
        width = min(surface.get_width() - dp(48), dp(WIDEST))
        lines = context.text.wrapped(self._shown, width - dp(40), SIZE)
        pictures = [context.text.surface(line, SIZE, "regular", colors.text) for line in lines]
        height = sum(picture.get_height() for picture in pictures) + dp(24)
        self._rect = pygame.Rect((surface.get_width() - width) // 2, dp(16), width, height)
        pygame.draw.rect(surface, colors.card, self._rect)
        pygame.draw.rect(surface, colors.accent, self._rect, 1)
        y = self._rect.y + dp(12)
        for picture in pictures:
            surface.blit(picture, (self._rect.centerx - picture.get_width() // 2, y))
            y += picture.get_height()
