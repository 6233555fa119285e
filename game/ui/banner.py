"""What lies over whatever scene is there: a sentence that must be told, a sign for a moment."""

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
SIGN_SECONDS = 1.4
SIGN_ICON = 22


class Banner:
    """Shows the context's notices one after the other, each for some seconds, and signs."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self._shown: str | None = None
        self._left = 0.0
        self._rect = pygame.Rect(0, 0, 0, 0)
        self.sign: tuple[str, str] | None = None
        """The name of an icon, and a word; a new sign takes the place of the old one."""
        self._sign_left = 0.0
        self.dirty = False

    @property
    def text(self) -> str | None:
        """The sentence on the screen, if there is one."""
        return self._shown

    @property
    def rest(self) -> float:
        """Seconds until the banner changes by itself."""
        if self._context.notices and self._shown is None:
            return 0.0
        left = self._left if self._shown is not None else NEVER
        return left if self.sign is None else min(left, self._sign_left)

    @property
    def visible(self) -> bool:
        """Whether anything lies over the scene."""
        return self._shown is not None or self.sign is not None

    def show_sign(self, icon: str, word: str) -> None:
        """Show an icon with a word for a moment."""
        self.sign = icon, word
        self._sign_left = SIGN_SECONDS
        self.dirty = True

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
        if self.sign is not None:
            self._sign_left -= seconds
            if self._sign_left <= 0:
                self.sign, self.dirty = None, True
        if self._shown is not None:
            self._left -= seconds
            if self._left <= 0:
                self._shown = None
                self.dirty = True
        if self._shown is None and self._context.notices:
            self._shown = self._context.notices.pop(0)
            self._left = self._context.theme.durations("normal").notice
            self.dirty = True

    def layout(self) -> None:
        """The window has another size."""
        self.dirty = True

    def draw(self, surface: pygame.Surface) -> None:
        """Paints it where the top scene has room for it, with the cross that closes it."""
        self.dirty = False
        if self.sign is not None:
            self._draw_sign(surface, *self.sign)
        if self._shown is not None:
            self._draw_notice(surface, self._shown)

    def _draw_notice(self, surface: pygame.Surface, sentence: str) -> None:
        context, look, dp = self._context, self._context.look, self._context.canvas.dp
        colors = context.theme.colors
        lines = self._place(sentence, surface.get_rect())
        look.shadow(surface, self._rect, radius=RADIUS, blur=10, opacity=0.5, drop=4)
        style = look.style(colors.card, edge=colors.accent, radius=RADIUS, highlight=0.16)
        look.box(surface, self._rect, style)
        at = self._rect.x + dp(PADDING), self._rect.y + dp(MARGIN)
        look.lines(surface, lines, at, SIZE)
        cross = self._rect.right - dp(PADDING + CROSS / 2), at[1] + look.line_step(SIZE) // 2
        look.icon(surface, "cross", cross, CROSS, colors.secondary)

    def _draw_sign(self, surface: pygame.Surface, icon: str, word: str) -> None:
        """In the middle of the upper edge, where no button is."""
        context, look, dp = self._context, self._context.look, self._context.canvas.dp
        colors, high = context.theme.colors, dp(2 * MARGIN + SIGN_ICON)
        width = context.text.size(word, SIZE, "semibold")[0] + dp(2 * PADDING + SIGN_ICON + GAP)
        rect = pygame.Rect(0, dp(2 * MARGIN), width, high)
        rect.centerx = surface.get_width() // 2
        radius = (2 * MARGIN + SIGN_ICON) / 2
        look.shadow(surface, rect, radius=radius, blur=10, opacity=0.5, drop=4)
        style = look.style(colors.card, edge=colors.hairline, radius=radius, highlight=0.16)
        look.box(surface, rect, style)
        at = rect.x + dp(PADDING + SIGN_ICON / 2), rect.centery
        look.icon(surface, icon, at, SIGN_ICON, colors.accent)
        at = rect.x + dp(PADDING + SIGN_ICON + GAP), rect.centery
        look.text(surface, word, at, SIZE, "semibold", colors.text, "midleft")

    def _place(self, sentence: str, window: pygame.Rect) -> list[str]:
        """Finds room for the sentence; returns its lines."""
        context, dp = self._context, self._context.canvas.dp
        top = context.director.top
        area = top.notice_area if top is not None else None
        beside = dp(2 * PADDING + GAP + CROSS)
        if area is not None and area.width < context.text.widest_word(sentence, SIZE) + beside:
            area = None
        room = window.inflate(-dp(2 * MARGIN), -dp(2 * MARGIN)) if area is None else area
        lines = context.text.wrapped(sentence, min(room.width, dp(WIDEST)) - beside, SIZE)
        width = max(context.text.size(line, SIZE)[0] for line in lines) + beside
        height = len(lines) * context.look.line_step(SIZE) + dp(2 * MARGIN)
        self._rect = pygame.Rect(0, 0, width, height)
        self._rect.midtop = room.midtop
        if area is not None:
            self._rect.bottom = area.bottom
        self._rect.clamp_ip(window)
        return lines
