"""The window's surface: its size, and how design units become pixels."""

import pygame

DESIGN_SIZE = (1280, 800)
"""Window size, in window units, for which the screens were designed."""

DEEP = 24
"""Bits of a colour that pictures can be scaled in."""

LARGEST_GROWTH = 3.0
"""Larger windows grow the interface with them, up to this."""


class Canvas:
    """What everything is drawn on.

    Three things make a design unit (dp) larger: a dense screen (more pixels than window units),
    a window larger than the design, and the player's own interface size.
    """

    def __init__(self, window: pygame.Window, interface_size: int = 100) -> None:
        self.window = window
        self.interface_size = interface_size
        self.kept_by: object | None = None
        """Who alone painted all that the surface shows, and may paint over just what moves."""

        self._deep: pygame.Surface | None = None
        """Drawn on instead of the window where the screen has fewer colours than scaling needs."""

    @property
    def surface(self) -> pygame.Surface:
        """The surface that `present` shows."""
        shown = self.window.get_surface()
        if shown.get_bitsize() >= DEEP:
            return shown
        if self._deep is None or self._deep.get_size() != shown.get_size():
            self._deep = pygame.Surface(shown.get_size(), depth=32)
        return self._deep

    @property
    def size(self) -> tuple[int, int]:
        """Width and height in pixels."""
        return self.surface.get_size()

    @property
    def ratio(self) -> float:
        """Pixels per window unit; 1 on ordinary screens."""
        return self.surface.get_width() / max(1, self.window.size[0])

    @property
    def scale(self) -> float:
        """Pixels per dp."""
        width, height = self.window.size
        growth = min(width / DESIGN_SIZE[0], height / DESIGN_SIZE[1])
        return self.ratio * min(LARGEST_GROWTH, max(1.0, growth)) * self.interface_size / 100

    def dp(self, units: float) -> int:
        """Design units as whole pixels; never nothing where there was something."""
        if units == 0:
            return 0
        pixels = round(units * self.scale)
        return pixels or (1 if units > 0 else -1)

    def to_surface(self, position: tuple[int, int]) -> tuple[float, float]:
        """A position in window units, as pygame reports it, in pixels."""
        ratio = self.ratio
        return position[0] * ratio, position[1] * ratio

    def present(self) -> None:
        """Shows what was drawn."""
        if self._deep is not None:
            self.window.get_surface().blit(self._deep, (0, 0))
        self.window.flip()
