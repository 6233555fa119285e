"""A short list that drops down over a scene, at the button that opened it; one entry is picked."""

from collections.abc import Callable, Sequence

import pygame

from game.ui.context import Context
from game.ui.input import FocusLost, InputEvent, Key, PointerDown
from game.ui.scenes.scene import Scene
from game.ui.widgets.entry_list import Entry, EntryList
from game.ui.widgets.form import Form
from game.ui.widgets.scroll import ScrollArea

PADDING = 8
MARGIN = 8
GAP = 6
BAR_ROOM = 12
"""For the bar of a list that scrolls."""
RADIUS = 14


class PickList(EntryList):
    """Keys go up and down in it without picking; Enter and a click pick."""

    def choose(self, key: str) -> None:
        """Picks one, also the one that holds already."""
        self.context.sounds.play("button")
        self.on_change(key)

    def key(self, key: Key) -> bool:
        """Up and down, Home and End go, Enter and Space pick."""
        at, last = self.keys.index(self.value) if self.value in self.keys else 0, len(self.keys) - 1
        steps = {"up": at - 1, "down": at + 1, "home": 0, "end": last}
        if key.name in steps:
            self.value = self.keys[min(last, max(0, steps[key.name]))]
            return True
        if key.name in ("return", "enter", "space"):
            self.choose(self.value)
            return True
        return False


class PickScene(Scene):
    """Closes when something is picked, on Escape, and on a click anywhere else."""

    name = "pick"
    transparent = True

    def __init__(
        self,
        context: Context,
        anchor: Callable[[], pygame.Rect],
        entries: Callable[[], Sequence[Entry]],
        value: str,
        on_pick: Callable[[str], None],
        width: int,
    ) -> None:
        """Make the list.

        Args:
            context: as for every scene.
            anchor: where the button lies that opened it, asked at every layout.
            entries: what there is to pick from, in the language of the moment.
            value: the key of the entry that holds now.
            on_pick: is called with the key of the one picked, after the list has gone.
            width: of the list, in dp.
        """
        super().__init__(context)
        self._anchor = anchor
        self._entries = entries
        self._value = value
        self._on_pick = on_pick
        self._width = width
        self._box = pygame.Rect(0, 0, 0, 0)
        self.form = Form(context, ())

    def layout(self) -> None:
        """Under the button, or over it where there is more room; a long list may cover it."""
        dp, (width, height) = self.context.canvas.dp, self.context.canvas.size
        anchor = self._anchor()
        entries = PickList(self.context, "entries", self._entries(), self._value, self._pick)
        wide = min(dp(self._width), width - 2 * dp(MARGIN))
        inside = wide - 2 * dp(PADDING)
        below = height - anchor.bottom - dp(GAP + MARGIN)
        above = anchor.top - dp(GAP + MARGIN)
        entries.squeeze(inside, max(below, above) - 2 * dp(PADDING))
        wanted = entries.height_for(inside) + 2 * dp(PADDING)
        self._box = pygame.Rect(0, 0, wide, min(wanted, height - 2 * dp(MARGIN)))
        self._box.right = min(max(anchor.right, wide + dp(MARGIN)), width - dp(MARGIN))
        if wanted <= below or below >= above:
            self._box.top = min(anchor.bottom + dp(GAP), height - dp(MARGIN) - self._box.height)
        else:
            self._box.bottom = max(anchor.top - dp(GAP), dp(MARGIN) + self._box.height)
        area = self._box.inflate(-2 * dp(PADDING), -2 * dp(PADDING))
        if wanted > self._box.height:
            area.width -= dp(BAR_ROOM)
        entries.place(area.x, area.y, area.width, entries.height_for(area.width))
        scroll = ScrollArea(self.context, area, [entries])
        self.form = Form(self.context, (), scrolls=[scroll], cancel=self.context.director.pop)
        self.form.focus(entries)
        self._show_chosen()
        self.dirty = True

    def _show_chosen(self) -> None:
        """Scrolls a list that is longer than the window to the entry that holds."""
        entries = self.form.find("entries")
        if isinstance(entries, EntryList) and entries.value in entries.keys:
            self.form.scrolls[0].show_place(entries.places()[entries.value])

    def _pick(self, key: str) -> None:
        self.context.director.pop()
        self._on_pick(key)

    def handle(self, event: InputEvent) -> None:
        """A click beside the list closes it."""
        if isinstance(event, FocusLost):
            return
        if isinstance(event, PointerDown) and not self._box.collidepoint(event.x, event.y):
            self.context.director.pop()
            return
        if self.form.handle(event):
            self.dirty = True
        if isinstance(event, Key):
            self._show_chosen()

    def draw(self, surface: pygame.Surface) -> None:
        """Paints the list over the scene below."""
        look, colors = self.context.look, self.context.theme.colors
        look.shadow(surface, self._box, radius=RADIUS, blur=14, opacity=0.5, drop=6)
        style = look.style(colors.card, edge=colors.button_edge, radius=RADIUS, highlight=0.16)
        look.box(surface, self._box, style)
        self.form.draw(surface)

    def draw_scenery(self, surface: pygame.Surface) -> None:
        """The list is not part of what shows behind anything."""

    def describe(self) -> dict[str, object]:
        """Where the list lies, and each entry."""
        found = self.form.find("entries")
        assert isinstance(found, EntryList)
        places = {key: tuple(rect) for key, rect in found.places().items()}
        return {"widgets": places}
