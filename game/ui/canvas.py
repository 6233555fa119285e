"""The window's surface: its size, and how design units become pixels."""

import logging

import pygame

DESIGN_SIZE = (1280, 800)
"""Window size, in window units, for which the screens were designed."""

SMALLEST = (400, 300)
"""Window size, in window units, below which nothing can be laid out any more."""

LEAST_HEIGHT = 240
"""Design units that the height of a window has at any interface size; screens need as many."""

DEEP = 24
"""Bits of a colour that pictures can be scaled in."""

LARGEST_GROWTH = 3.0
"""Larger windows grow the interface with them, up to this."""

LARGEST_DENSITY = 4.0
"""No screen has more pixels to a window unit; what says so is mistaken."""

_log = logging.getLogger(__name__)


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

        self._own: pygame.Surface | None = None
        """Drawn on instead of the window where that has too few colours or too little room."""
        self._failed = False

    @property
    def surface(self) -> pygame.Surface:
        """The surface that `present` shows."""
        shown = self.window.get_surface()
        # Some window managers, as those that tile, make a window smaller than it allows.
        wide, high = (
            max(have, round(least * self.density))
            for have, least in zip(shown.get_size(), SMALLEST, strict=True)
        )
        if (wide, high) == shown.get_size() and shown.get_bitsize() >= DEEP:
            self._own = None
            return shown
        if self._own is None or self._own.get_size() != (wide, high):
            self._own = pygame.Surface((wide, high), depth=32)
        return self._own

    @property
    def size(self) -> tuple[int, int]:
        """Width and height in pixels."""
        return self.surface.get_size()

    @property
    def density(self) -> float:
        """Pixels per window unit; 1 on ordinary screens."""
        told = self.window.get_surface().get_width() / max(1, self.window.size[0])
        return min(LARGEST_DENSITY, max(1.0, told))

    @property
    def scale(self) -> float:
        """Pixels per dp."""
        width, height = self.window.size
        growth = min(width / DESIGN_SIZE[0], height / DESIGN_SIZE[1])
        wished = min(LARGEST_GROWTH, max(1.0, growth)) * self.interface_size / 100
        return self.density * min(wished, max(height, SMALLEST[1]) / LEAST_HEIGHT)

    def dp(self, units: float) -> int:
        """Design units as whole pixels; never nothing where there was something."""
        if units == 0:
            return 0
        pixels = round(units * self.scale)
        return pixels or (1 if units > 0 else -1)

    def to_surface(self, position: tuple[int, int]) -> tuple[float, float]:
        """A position in window units, as pygame reports it, in pixels."""
        (width, height), (wide, high) = self.window.size, self.size
        return position[0] * wide / max(1, width), position[1] * high / max(1, height)

    def present(self) -> bool:
        """Shows what was drawn; false where the system refuses it for now.

        A remote desktop that is cut off, or a graphics card that starts anew, takes no picture.
        """
        try:
            self._show()
        except pygame.error as error:
            if not self._failed:
                _log.warning("The picture can't be shown: %s", error)
            self._failed = True
            return False
        self._failed = False
        return True

    def _show(self) -> None:
        if self._own is not None:
            shown = self.window.get_surface()
            picture = self._own
            if picture.get_size() != shown.get_size():
                picture = pygame.transform.smoothscale(picture, shown.get_size())
            shown.blit(picture, (0, 0))
        self.window.flip()
