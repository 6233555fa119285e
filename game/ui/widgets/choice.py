"""What all choices of one among several share; how they lie and look is each one's own."""

from collections.abc import Callable, Iterable, Sequence

import pygame

from game.ui.context import Context
from game.ui.input import Key
from game.ui.widgets.look import CARD_RADIUS
from game.ui.widgets.widget import Widget


class Choice(Widget):
    """One of several places can be chosen, each with its key."""

    focusable = True

    def __init__(
        self,
        context: Context,
        name: str,
        keys: Iterable[str],
        value: str,
        on_change: Callable[[str], None],
    ) -> None:
        super().__init__(context, name)
        self.keys = tuple(keys)
        self.value = value
        self.on_change = on_change
        self._under: str | None = None
        """What the pointer is over."""

    def places(self) -> dict[str, pygame.Rect]:
        """Where each lies, by its key."""
        raise NotImplementedError

    def draw_focus(self, surface: pygame.Surface) -> None:
        """Paints the ring around the chosen one."""
        self.look.focus_ring(surface, self.places().get(self.value, self.rect), CARD_RADIUS)

    def hover(self, x: float, y: float) -> bool:
        """Lights the one under the pointer."""
        before, self._under = self._under, self._at(x, y)
        return before != self._under

    def release(self, x: float, y: float, *, inside: bool) -> None:
        """A click chooses."""
        key = self._at(x, y)
        if inside and key is not None:
            self.choose(key)

    def choose(self, key: str) -> None:
        """Takes one; says so if it is another than before."""
        if key != self.value:
            self.value = key
            self.context.sounds.play("button")
            self.on_change(key)

    def column(self, heights: Sequence[int], gap: int) -> dict[str, pygame.Rect]:
        """Places one under the other."""
        found: dict[str, pygame.Rect] = {}
        y = self.rect.y
        for key, height in zip(self.keys, heights, strict=True):
            found[key] = pygame.Rect(self.rect.x, y, self.rect.width, height)
            y += height + gap
        return found

    def step_in_column(self, key: Key) -> bool:
        """Up and down choose the neighbour; at the ends the focus goes on."""
        wanted = self._number + {"up": -1, "down": 1}.get(key.name, 0)
        if wanted == self._number or not 0 <= wanted < len(self.keys):
            return False
        self.choose(self.keys[wanted])
        return True

    def step_in_row(self, key: Key) -> bool:
        """Left and right choose; Space takes the next, round and round."""
        at, last = self._number, len(self.keys) - 1
        match key.name:
            case "left":
                self.choose(self.keys[max(0, at - 1)])
            case "right":
                self.choose(self.keys[min(last, at + 1)])
            case "space":
                self.choose(self.keys[(at + 1) % len(self.keys)])
            case _:
                return False
        return True

    @property
    def _number(self) -> int:
        return self.keys.index(self.value) if self.value in self.keys else 0

    def _at(self, x: float, y: float) -> str | None:
        for key, rect in self.places().items():
            if rect.collidepoint(x, y):
                return key
        return None
