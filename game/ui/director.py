"""The stack of scenes; changes are applied between frames, so that none happens halfway."""

from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from game.ui.scenes.scene import Scene


class Director:
    """Owns the scenes: the top one gets input and time, the visible ones are drawn."""

    def __init__(self) -> None:
        self._scenes: list[Scene] = []
        self._changes: list[Callable[[], None]] = []

    @property
    def top(self) -> "Scene | None":
        """The scene that the person is looking at."""
        return self._scenes[-1] if self._scenes else None

    @property
    def scenes(self) -> "tuple[Scene, ...]":
        """The whole stack, bottom first."""
        return tuple(self._scenes)

    def visible(self) -> "list[Scene]":
        """Scenes to draw, bottom first: from the topmost that hides everything under it."""
        first = len(self._scenes) - 1
        while first > 0 and self._scenes[first].transparent:
            first -= 1
        return self._scenes[max(first, 0) :]

    def below(self, scene: "Scene") -> "list[Scene]":
        """What would be visible without this scene and those over it, bottom first."""
        at = self._scenes.index(scene)
        first = at - 1
        while first > 0 and self._scenes[first].transparent:
            first -= 1
        return self._scenes[max(first, 0) : at]

    def push(self, scene: "Scene") -> None:
        """Lays a scene over the others."""
        self._changes.append(lambda: self._push(scene))

    def pop(self) -> None:
        """Takes the top scene away."""
        self._changes.append(self._pop)

    def replace(self, scene: "Scene") -> None:
        """Changes the top scene for another."""
        self._changes.append(lambda: self._replace(scene))

    def clear_to(self, *scenes: "Scene") -> None:
        """Takes all scenes away and puts these there, bottom first."""
        self._changes.append(lambda: self._clear_to(scenes))

    def apply_changes(self) -> bool:
        """Does what was asked for; true if there was anything."""
        changed = bool(self._changes)
        while self._changes:
            self._changes.pop(0)()
        return changed

    def layout(self) -> None:
        """Lets every scene place itself anew, bottom first, since one may look through another."""
        for scene in self._scenes:
            scene.layout()
            scene.dirty = True

    def _push(self, scene: "Scene") -> None:
        if self._scenes:
            self._scenes[-1].pause()
        self._add(scene)

    def _add(self, scene: "Scene") -> None:
        self._scenes.append(scene)
        scene.enter()
        scene.layout()
        scene.dirty = True

    def _pop(self) -> None:
        if self._scenes:
            self._scenes.pop().leave()
        if self._scenes:
            self._scenes[-1].resume()
            self._scenes[-1].dirty = True

    def _replace(self, scene: "Scene") -> None:
        if self._scenes:
            self._scenes.pop().leave()
        self._add(scene)

    def _clear_to(self, scenes: "tuple[Scene, ...]") -> None:
        while self._scenes:
            self._scenes.pop().leave()
        for number, scene in enumerate(scenes):
            self._add(scene)
            if number < len(scenes) - 1:
                scene.pause()
