"""A scene that is one panel over a picture: title, body that scrolls, buttons that stay."""

from collections.abc import Iterator, Sequence

import pygame

from game.ui.context import Context
from game.ui.input import InputEvent, PointerDown
from game.ui.scenes.backdrop import behind, glass_of, lay_glass
from game.ui.scenes.scene import Scene
from game.ui.widgets.edges import EDGES_HIGH, Edges
from game.ui.widgets.form import Form
from game.ui.widgets.layout import Row, column, leaves
from game.ui.widgets.scroll import ScrollArea
from game.ui.widgets.widget import Widget

Gapped = tuple[Widget | Row[Widget], int]
"""A widget, or some beside each other, and the gap in pixels above."""

MARGIN = 36
PADDING = 36
NARROW_PADDING = 18
NARROW = 700
"""Panels in windows under this width, in dp, use the narrow padding."""

SMALL_MARGIN = 8
CAREFUL_SECONDS = 1 / 3


class PanelScene(Scene):
    """Base of menus and dialogs; a subclass says how large and what is on it."""

    width = 720
    height = 560
    upright_height: int | None = None
    """Height in dp where the window is upright, so that less has to scroll; None for the same."""
    radius = 20
    scenery_is_soft = True
    careful: frozenset[str] = frozenset()
    """Names of what must not be clicked by a pointer that happened to rest there."""

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self._since = context.clock.now()
        self.panel = pygame.Rect(0, 0, 0, 0)
        self.form = Form(context, ())
        self._still: pygame.Surface | None = None
        self._edges = Edges()
        self._glass: pygame.Surface | None = None
        """The panel before anything was painted on it."""
        self._pane = pygame.Surface((1, 1), pygame.SRCALPHA)
        self._scenery: pygame.Surface | None = None

    # For subclasses

    def backdrop(self) -> pygame.Surface:
        """The picture behind the panel."""
        return behind(self.context, self)

    def shade(self, picture: pygame.Surface) -> None:
        """Darkens the picture before the panel is laid on it."""

    def panel_rect(self) -> pygame.Rect:
        """Where the panel lies: in the middle, as large as it wants and the window allows."""
        dp = self.context.canvas.dp
        width, height = self.context.canvas.size
        rect = pygame.Rect(0, 0, self._room(width, self.width), self._room(height, self.height))
        if height >= width and self.upright_height is not None:
            rect.height = min(dp(self.upright_height), height)
        rect.center = width // 2, height // 2
        if rect.height > height - 2 * dp(SMALL_MARGIN):
            rect.height = height - 2 * dp(SMALL_MARGIN)
        return rect

    def _room(self, whole: int, wanted: float) -> int:
        dp = self.context.canvas.dp
        margin = dp(MARGIN) if whole >= dp(wanted + 2 * MARGIN) else dp(SMALL_MARGIN)
        return min(dp(wanted), whole - 2 * margin)

    def build(self) -> Form:
        """Makes and places the widgets inside `self.panel`."""
        raise NotImplementedError

    def paint(self, picture: pygame.Surface) -> None:
        """Draws what never changes onto the panel, after it was built."""

    # Places

    @property
    def padding(self) -> int:
        """Room inside the panel's edge, in pixels."""
        dp = self.context.canvas.dp
        return dp(NARROW_PADDING if self.context.canvas.size[0] < dp(NARROW) else PADDING)

    @property
    def inner(self) -> pygame.Rect:
        """The panel without its padding."""
        return self.panel.inflate(-2 * self.padding, -2 * self.padding)

    def scrolled(self, widgets: Sequence[Gapped], area: pygame.Rect) -> ScrollArea:
        """A column of widgets that scrolls where the area is too low for it."""
        column(widgets, area.x, area.y, area.width)
        return ScrollArea(self.context, area, leaves(widgets))

    # Scene

    def layout(self) -> None:
        """Builds everything for the window as it is now; the focus stays where it was."""
        for _ in self.layout_in_steps():
            pass

    def layout_in_steps(self) -> Iterator[None]:
        """What lies behind first, then the glass over it and the widgets."""
        self._scenery = self.backdrop()
        self._glass = None
        yield
        self._build_anew()
        self.dirty = True
        yield

    def rebuild(self) -> None:
        """Makes the widgets anew after a choice that changes which there are."""
        self._build_anew()
        self.dirty = True

    def _build_anew(self) -> None:
        """Widgets always, the glass only where the panel has changed: it takes long."""
        before, self.panel = self.panel, self.panel_rect()
        self.renew_form()
        if self._still is None or self._glass is None or self.panel != before:
            self._still = self._laid_glass()
            self._glass = self._still.subsurface(self._inside).copy()
        else:
            self._still.blit(self._glass, self._inside)
        self.paint(self._still)
        self._lay_edges(self._still)

    def _lay_edges(self, still: pygame.Surface) -> None:
        """Cuts the soft ends of what scrolls out of the panel as it looks now."""
        self._edges.lay_out(still, self.form.scrolls, self.context.canvas.dp(EDGES_HIGH))

    @property
    def _inside(self) -> pygame.Rect:
        """The panel, as far as it is inside the window."""
        return self.panel.clip((0, 0, *self.context.canvas.size))

    def renew_form(self) -> None:
        """Makes the widgets anew; focus and scroll areas stay where they were."""
        focused = self.form.focused.name if self.form.focused is not None else ""
        ring, offsets = self.form.ring_shown, [area.offset for area in self.form.scrolls]
        self.form.close()
        self.form = self.build()
        self.scroll_back(offsets)
        self.form.focus(self.form.find(focused) or self.first_focus(), ring=ring)

    def scroll_back(self, offsets: Sequence[int]) -> None:
        """Brings the scroll areas of a new form to where those of the last one were."""
        for area, offset in zip(self.form.scrolls, offsets, strict=False):
            area.scroll_to(offset)

    def _laid_glass(self) -> pygame.Surface:
        assert self._scenery is not None, "laid out before"
        glass = self._scenery.copy()
        self.shade(glass)
        part = glass.subsurface(self._inside)
        self._pane = glass_of(self.context, part, self._inside, self.panel, self.radius)
        lay_glass(self.context, glass, self.panel, self._pane, radius=self.radius)
        return glass

    def first_focus(self) -> Widget | None:
        """What has the keyboard in the beginning."""
        return self.form.default

    def leave(self) -> None:
        """Text input goes off."""
        self.form.close()

    def pause(self) -> None:
        """Text input goes off while another scene is on top."""
        self.form.handle_pause()

    def resume(self) -> None:
        """The keyboard is back where it was."""
        self.form.focus(self.form.focused)

    @property
    def takes_text(self) -> bool:
        """Whether a text field has the keyboard."""
        return self.form.focused is not None and self.form.focused.wants_text

    def handle(self, event: InputEvent) -> None:
        """Everything goes to the form, but for clicks that come too early."""
        if isinstance(event, PointerDown) and self._too_early(event):
            return
        if self.form.handle(event):
            self.dirty = True

    def _too_early(self, event: PointerDown) -> bool:
        """Whether a click meets a careful button before anybody can have seen it."""
        if self.context.clock.now() - self._since >= CAREFUL_SECONDS:
            return False
        found = (self.form.find(name) for name in self.careful)
        return any(one is not None and one.rect.collidepoint(event.x, event.y) for one in found)

    def draw_scenery(self, surface: pygame.Surface) -> None:
        """What lies behind the panel."""
        if self._scenery is not None:
            surface.blit(self._scenery, (0, 0))

    def draw(self, surface: pygame.Surface) -> None:
        """Paints the still picture and the widgets over it."""
        if self._still is not None:
            surface.blit(self._still, (0, 0))
        self.draw_widgets(surface)

    def draw_widgets(self, surface: pygame.Surface) -> None:
        """Paints the widgets; where there is more to scroll to, they fade into the panel."""
        self.form.draw(surface)
        for area in self.form.scrolls:
            self._edges.draw(surface, area)

    def describe(self) -> dict[str, object]:
        """Where the named widgets and the choices are, and which has the keyboard."""
        focused = self.form.focused
        return {
            "widgets": self.form.places(),
            "choices": self.form.choices(),
            "focus": None if focused is None else focused.name,
        }
