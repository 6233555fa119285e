"""Six faces of a die to choose from."""

from collections.abc import Callable

import pygame

from game.ui.context import Context
from game.ui.input import Key
from game.ui.widgets.look import opaque
from game.ui.widgets.widget import Widget

FACES = 6
LARGEST = 56
GAP = 8
RADIUS = 10
DIE_SHARE = 0.58


class DiceRow(Widget):
    """One of the six faces, or none yet."""

    focusable = True

    def __init__(
        self, context: Context, name: str, value: int | None, on_change: Callable[[int], None]
    ) -> None:
        super().__init__(context, name)
        self.value = value
        self.on_change = on_change
        self._under: int | None = None

    def height_for(self, width: int) -> int:
        """A row of squares."""
        return min(self.look.dp(LARGEST), (width - (FACES - 1) * self.look.dp(GAP)) // FACES)

    def place_of(self, face: int) -> pygame.Rect:
        """Where a face lies."""
        side = self.rect.height
        x = self.rect.x + round((face - 1) * (self.rect.width - side) / (FACES - 1))
        return pygame.Rect(x, self.rect.y, side, side)

    def draw(self, surface: pygame.Surface) -> None:
        """Paints the six faces."""
        colors = self.context.theme.colors
        for face in range(1, FACES + 1):
            rect = self.place_of(face)
            chosen = face == self.value
            if chosen:
                style = self.look.style(
                    colors.selected, edge=colors.accent, radius=RADIUS, edge_width=2
                )
            else:
                fill = opaque(colors.selected, 0.5 if face == self._under else 0.0)
                style = self.look.style(fill, edge=colors.hairline, radius=RADIUS)
            self.look.box(surface, rect, style)
            dimmed = self.value not in (None, face)
            size = rect.height * DIE_SHARE
            # Every die leans a little differently, and those of the other row differently again.
            lean = face + len(self.name) + ord(self.name[-1]) if self.name else face
            self.context.boards.dice.draw(surface, face, rect.center, size, lean, dimmed)

    def _at(self, x: float, y: float) -> int | None:
        faces = range(1, FACES + 1)
        return next((face for face in faces if self.place_of(face).collidepoint(x, y)), None)

    def hover(self, x: float, y: float) -> bool:
        """Lights the face under the pointer."""
        before, self._under = self._under, self._at(x, y)
        return before != self._under

    def release(self, x: float, y: float, *, inside: bool) -> None:
        """A click chooses."""
        face = self._at(x, y)
        if inside and face is not None:
            self.choose(face)

    def key(self, key: Key) -> bool:
        """Left and right choose the neighbour."""
        if key.name not in ("left", "right"):
            return False
        step = 1 if key.name == "right" else -1
        now = self.value if self.value is not None else (0 if step > 0 else FACES + 1)
        self.choose(min(FACES, max(1, now + step)))
        return True

    def choose(self, face: int) -> None:
        """Takes a face."""
        if face != self.value:
            self.value = face
            self.context.sounds.play("button")
            self.on_change(face)
