"""Base of all widgets: a named place on the screen that may take the pointer and the keyboard."""

import pygame

from game.ui.context import Context
from game.ui.input import Key


class Widget:
    """One control or piece of text. `name` is how tests and the focus memory find it."""

    focusable = False

    def __init__(self, context: Context, name: str = "") -> None:
        self.context = context
        self.look = context.look
        self.name = name
        self.rect = pygame.Rect(0, 0, 0, 0)
        self.hovered = False
        self.pressed = False
        self.focused = False

    def height_for(self, width: int) -> int:
        """Height in pixels that the widget wants at a width."""
        return 0

    def place(self, x: int, y: int, width: int, height: int) -> None:
        """Puts the widget there."""
        self.rect = pygame.Rect(x, y, width, height)

    def move(self, dx: int, dy: int) -> None:
        """Shifts the widget, as a scroll area does."""
        self.rect = self.rect.move(dx, dy)

    def draw(self, surface: pygame.Surface) -> None:
        """Paints the widget, without its focus ring."""

    def draw_focus(self, surface: pygame.Surface) -> None:
        """Paints the ring that shows the keyboard is here."""
        self.look.focus_ring(surface, self.rect)

    def contains(self, x: float, y: float) -> bool:
        """Whether a place is on the widget."""
        return self.rect.collidepoint(x, y)

    def press(self, x: float, y: float) -> None:
        """The pointer went down here."""

    def drag(self, x: float, y: float) -> None:
        """The pointer moves while it is down; it may be outside."""

    def release(self, x: float, y: float, *, inside: bool) -> None:
        """The pointer that went down here went up."""

    def key(self, key: Key) -> bool:
        """Takes a key while it has the focus; false if it means nothing to it."""
        return False

    def hover(self, x: float, y: float) -> bool:
        """The pointer is over the widget; true if that changes the picture by itself."""
        return False

    def type_text(self, text: str) -> None:
        """Takes typed text while it has the focus."""

    def compose_text(self, text: str) -> None:
        """Shows what an input method is composing."""

    @property
    def wants_text(self) -> bool:
        """Whether text input must be on while it has the focus."""
        return False

    def focus(self) -> None:
        """Gets the keyboard."""
        self.focused = True

    def blur(self) -> None:
        """Loses the keyboard."""
        self.focused = False
