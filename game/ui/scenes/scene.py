"""What a scene is: one screen, or a question over another screen."""

from collections.abc import Iterator

import pygame

from game.ui.boards import Boards
from game.ui.context import Context
from game.ui.input import InputEvent

IDLE_SECONDS = 0.5
"""How long a scene at rest can do without being updated."""


class Scene:
    """Base of all scenes; the director calls everything here, the scene draws itself."""

    name = "scene"
    transparent = False
    scenery_is_soft = False
    """Whether `draw_scenery` is out of focus already."""

    def __init__(self, context: Context) -> None:
        self.context = context
        self.dirty = True

    def enter(self) -> None:
        """Comes on the stack; `layout` follows at once."""

    def leave(self) -> None:
        """Goes off the stack."""

    def pause(self) -> None:
        """Another scene now lies over this one."""

    def resume(self) -> None:
        """The scene above has gone."""

    def layout(self) -> None:
        """Places everything for the canvas as it is now: size, scale and language."""

    def prepare(self, boards: Boards) -> Iterator[None]:
        """Makes pictures that `layout` will want, in short steps; changes nothing that is seen."""
        yield from ()

    def layout_in_steps(self) -> Iterator[None]:
        """Does what `layout` does, and what the next `draw` would have to catch up on."""
        self.layout()
        self.dirty = True
        yield

    def handle(self, event: InputEvent) -> None:
        """Takes one thing that the person did."""

    def update(self, seconds: float) -> None:
        """Lets time pass; sets `dirty` when the picture changes."""

    def draw(self, surface: pygame.Surface) -> None:
        """Paints the whole picture; painting twice gives the same picture."""

    def draw_scenery(self, surface: pygame.Surface) -> None:
        """Paints what may show, out of focus, behind a scene that lies over this one."""
        self.draw(surface)

    @property
    def takes_text(self) -> bool:
        """Whether letters go into a text field at the moment."""
        return False

    @property
    def notice_area(self) -> pygame.Rect | None:
        """Where a notice hides nothing that matters; None for the upper edge of the window."""
        return None

    @property
    def rest(self) -> float:
        """Seconds until the next update is needed when nobody touches anything; 0 in motion."""
        return 0.0 if self.dirty else IDLE_SECONDS

    @property
    def still(self) -> bool:
        """Whether the picture has come to rest, though something may be made ready unseen."""
        return self.rest > 0.0

    def describe(self) -> dict[str, object]:
        """What a test wants to know about the picture, in plain JSON types."""
        return {}
