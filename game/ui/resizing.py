"""While the window is pulled about, the old picture is stretched; then all is laid out anew."""

import pygame

from game.ui.theme import Color

CALM_SECONDS = 0.15
"""The size has to stay for so long before everything is laid out for it."""

NEVER = 3600.0


class Resizing:
    """Decides when a new size is worth a new layout.

    The first change of size counts at once; those that follow it closely are put off.
    """

    def __init__(self, background: Color) -> None:
        self._background = background
        self._since = CALM_SECONDS
        self._put_off = False
        self._due = False
        self._picture: pygame.Surface | None = None

    def resized(self) -> None:
        """The window has a new size."""
        if self._since >= CALM_SECONDS:
            self._due = True
        else:
            self._put_off = True
        self._since = 0.0

    def ask(self) -> None:
        """Something else changed everything: scale or language."""
        self._due = True

    def finish(self) -> None:
        """What was put off is due now."""
        self._due = self._due or self._put_off

    @property
    def rest(self) -> float:
        """Seconds until a layout may be due."""
        return 0.0 if self._put_off or self._due else NEVER

    def update(self, seconds: float) -> bool:
        """Lets time pass; true when everything has to be laid out now."""
        self._since = min(self._since + seconds, CALM_SECONDS)
        if not (self._due or (self._put_off and self._since >= CALM_SECONDS)):
            return False
        self._due = self._put_off = False
        return True

    @property
    def has_picture(self) -> bool:
        """Whether there is an old picture to stretch."""
        return self._picture is not None

    def keep(self, picture: pygame.Surface) -> None:
        """Takes the old picture."""
        self._picture = picture

    def draw(self, surface: pygame.Surface, *, waiting: bool = False) -> bool:
        """Stretches the old picture while a layout is put off, or waited for; true if it did."""
        if not (self._put_off or waiting):
            return False
        if self._picture is None:
            surface.fill(self._background)
        else:
            pygame.transform.scale(self._picture, surface.get_size(), surface)
        return True

    def drawn(self, surface: pygame.Surface) -> None:
        """A whole picture was drawn; it is kept only while the size is changing."""
        self._picture = surface.copy() if self._since < CALM_SECONDS else None
