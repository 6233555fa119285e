"""One picture gives way to the next: a short fade when scenes come and go.

The next scene takes input from its first frame on; the old picture only lingers over it.
"""

import pygame

from game.ui.context import Context
from game.ui.scenes.scene import Scene

WHOLE = 0.2
"""Seconds from one screen to another; dialogs come and go in the theme's times."""
LONGEST_STEP = 1 / 30
"""A new scene may take long to make; the fade is seen all the same."""


class Transition:
    """Watches which scenes are there, and fades when they change."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self._scenes: tuple[Scene, ...] = ()
        self._before = pygame.Surface((1, 1))
        """Kept from one fade to the next: new memory for so large a picture takes a frame."""
        self.running = False
        """Whether the old picture is still seen."""
        self._seconds = 0.0
        self._gone = 0.0

    def watch(self, scenes: tuple[Scene, ...], surface: pygame.Surface) -> None:
        """Begin a fade if other scenes are there than before; `surface` shows the old ones."""
        before, self._scenes = self._scenes, scenes
        if scenes == before or not before or not scenes:
            return
        self._seconds = self._takes(before, scenes)
        self._gone = 0.0
        self.running = self._seconds > 0
        if not self.running:
            return
        if self._before.get_size() != surface.get_size():
            self._before = pygame.Surface(surface.get_size(), 0, surface)
        self._before.set_alpha(None)
        self._before.blit(surface, (0, 0))

    def update(self, seconds: float) -> None:
        """Let time pass."""
        if not self.running:
            return
        self._gone += min(seconds, LONGEST_STEP)
        if self._gone >= self._seconds:
            self.stop()

    def stop(self) -> None:
        """Show the new picture alone."""
        if self.running and self._scenes:
            self._scenes[-1].dirty = True
        self.running = False

    def draw(self, surface: pygame.Surface) -> None:
        """Lay what is left of the old picture over the new one."""
        if not self.running:
            return
        left = 1.0 - self._gone / self._seconds
        # Without any opacity set it is copied, which is the fastest.
        self._before.set_alpha(round(255 * left * left * (3 - 2 * left)) if left < 1 else None)
        surface.blit(self._before, (0, 0))

    def _takes(self, before: tuple[Scene, ...], after: tuple[Scene, ...]) -> float:
        times = self._context.theme.durations(self._context.speed)
        if after[: len(before)] == before:
            return times.dialog_in
        if before[: len(after)] == after:
            return times.dialog_out
        return WHOLE if times.dialog_in else 0.0
