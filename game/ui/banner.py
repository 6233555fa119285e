"""The sentence that slides over whatever scene is there when something must be told."""

import pygame

from game.ui.context import Context
from game.ui.input import InputEvent, Key, PointerDown

SIZE = 15
WIDEST = 640
MARGIN = 12
PADDING = 16
GAP = 10
CROSS = 12
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
        """Paints it where the top scene has room for it, with the cross that closes it."""
        self.dirty = False
        if self._shown is None:
            return
        context, look, dp = self._context, self._context.look, self._context.canvas.dp
        colors = context.theme.colors
        lines = self._place(self._shown, surface.get_rect())
        look.shadow(surface, self._rect, radius=RADIUS, blur=10, opacity=0.5, drop=4)
        style = look.style(colors.card, edge=colors.accent, radius=RADIUS, highlight=0.16)
        look.box(surface, self._rect, style)
        at = self._rect.x + dp(PADDING), self._rect.y + dp(MARGIN)
        look.lines(surface, lines, at, SIZE)
        cross = self._rect.right - dp(PADDING + CROSS / 2), at[1] + look.line_step(SIZE) // 2
        look.icon(surface, "cross", cross, CROSS, colors.secondary)

    def _place(self, sentence: str, window: pygame.Rect) -> list[str]:
        """Finds room for the sentence; returns its lines."""
        context, dp = self._context, self._context.canvas.dp
        top = context.director.top
        area = top.notice_area if top is not None else None
        room = window.inflate(-dp(2 * MARGIN), -dp(2 * MARGIN)) if area is None else area
        beside = dp(2 * PADDING + GAP + CROSS)
        lines = context.text.wrapped(sentence, min(room.width, dp(WIDEST)) - beside, SIZE)
        width = max(context.text.size(line, SIZE)[0] for line in lines) + beside
        height = len(lines) * context.look.line_step(SIZE) + dp(2 * MARGIN)
        self._rect = pygame.Rect(0, 0, width, height)
        self._rect.midtop = room.midtop
        if area is not None:
            self._rect.bottom = area.bottom
        self._rect.clamp_ip(window)
        return lines
