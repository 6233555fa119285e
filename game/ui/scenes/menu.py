"""The menu: continue, a new game, settings, quit; over a board on which a calm game goes on.

Who plays there and how is in `menu_game`, how it is painted in `menu_board`.
"""

from collections.abc import Iterator
from itertools import chain
from typing import TYPE_CHECKING

import pygame

from game.ui.board.hud_layout import arrange
from game.ui.board.ready import pieces_in_steps
from game.ui.board.view import BoardView
from game.ui.boards import Boards
from game.ui.context import Context
from game.ui.input import FocusGained, FocusLost, InputEvent
from game.ui.scenes.backdrop import glass_of, lay_glass
from game.ui.scenes.menu_board import Veil, board_bottom, is_upright, menu_board_in_steps
from game.ui.scenes.menu_parts import language_pill, menu_column
from game.ui.scenes.menu_scenery import MenuScenery
from game.ui.scenes.panel import Gapped, PanelScene
from game.ui.widgets.button import Button
from game.ui.widgets.form import Form
from game.ui.widgets.layout import column, leaves
from game.ui.widgets.scroll import ScrollArea

if TYPE_CHECKING:
    from game.session.session import MatchSession

PADDING = 27
TIGHT_PADDING = 16
LEFT = 64
FOOT_SIZE = 13
FOOT_ROOM = 20
"""Room in dp for the line at the foot of the panel."""

MARGIN = 8

GLASS_SECONDS = 0.12
"""What is out of focus behind the panel is renewed no sooner than after so many seconds."""

WARM_AFTER = 0.3
"""Seconds until what comes after the menu is made ready; it fades in meanwhile."""


class MenuScene(PanelScene):
    """Where the program starts and where a match can be left to."""

    name = "menu"
    width = 431
    height = 632
    scenery_is_soft = False
    _tight = False
    _has_foot = True
    _warming: Iterator[None] | None = None
    _warm_in = WARM_AFTER

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self._board = MenuScenery(context)
        self._veil = Veil(context)
        self._away = False
        """Whether another window has the keyboard: then nobody looks on."""
        self._laying = False
        """Whether some of the picture is that of a new size already, and some not yet."""
        self._pane_age = 0.0
        self._pane_stale = False
        self._fresh: list[pygame.Rect] = []
        """Where the picture has changed since it was drawn."""

    @property
    def _session(self) -> "MatchSession | None":
        return self.context.session

    def enter(self) -> None:
        """Looks for a match to go on with, unless one is being played already."""
        self.context.find_session()

    @property
    def padding(self) -> int:
        """A little less than other panels, and less still in low windows."""
        return self.context.canvas.dp(TIGHT_PADDING if self._tight else PADDING)

    def panel_rect(self) -> pygame.Rect:
        """At the left, so that the board shows; under it or in the middle where it is narrow."""
        rect = super().panel_rect()
        width, height = self.context.canvas.size
        dp = self.context.canvas.dp
        rest = width - rect.width
        upright = is_upright(self.context)
        rect.x = dp(LEFT) if rest > dp(4 * LEFT) and not upright else rest // 2
        for self._tight, self._has_foot in ((False, True), (False, False), (True, False)):
            column_width = rect.width - 2 * self.padding
            wanted = column(self._column(), 0, 0, column_width) + 2 * self.padding
            wanted += dp(FOOT_ROOM) if self._has_foot else 0
            if wanted <= height - 2 * dp(MARGIN):
                break
        rect.height = min(wanted, height - 2 * dp(MARGIN))
        rect.centery = height // 2
        if upright:
            rect.centery = (board_bottom(self.context) + height) // 2
            rect.bottom = min(rect.bottom, height - dp(MARGIN))
        return rect

    def _column(self) -> list[Gapped]:
        return menu_column(self.context, tight=self._tight)

    def build(self) -> Form:
        """The brand, the buttons, and the language in the upper corner."""
        widgets = self._column()
        inner = self.inner
        column(widgets, inner.x, inner.y, inner.width)
        buttons = [widget for widget in leaves(widgets) if isinstance(widget, Button)]
        pill = language_pill(self.context)
        width = min(pill.natural_width, inner.width // 2)
        pill.place(inner.right - width, inner.y, width, pill.height_for(width))
        area = ScrollArea(self.context, inner, [*leaves(widgets), pill])
        return Form(self.context, (), scrolls=[area], default=buttons[0])

    def layout(self) -> None:
        """Places everything; a game that has begun stays on the board."""
        super().layout()
        self._fresh = [self.context.canvas.surface.get_rect()]

    def layout_in_steps(self) -> Iterator[None]:
        """Also starts on the pictures that a match and Learn will want."""
        self._laying = True
        yield from super().layout_in_steps()
        self._laying = False
        routes, self._warm_in = self.context.routes, WARM_AFTER
        self._warming = chain(
            routes.match_in_steps(), self._pictures_in_steps(), routes.learn_in_steps()
        )

    def resume(self) -> None:
        """The scene above has gone; animation may have been switched on or off in it."""
        super().resume()
        if self._board.alive is not self._board.may_live:
            self.layout()

    def handle(self, event: InputEvent) -> None:
        """Everything goes to the form; the game stops while another window has the keyboard."""
        match event:
            case FocusLost():
                self._away = True
            case FocusGained():
                self._away = False
        super().handle(event)
        if self.dirty:
            self._fresh.append(self.panel)

    def update(self, seconds: float) -> None:
        """Makes a match and Learn ready, so that they begin without a wait; then plays."""
        if self._warming is not None:
            # The menu itself is shown, and has faded in, before anything else is made.
            self._warm_in -= seconds
            if not self.dirty and self._warm_in <= 0 and next(self._warming, self) is self:
                self._warming = None
        elif not (self._away or self._laying):
            self._play(seconds)

    @property
    def rest(self) -> float:
        """Seconds until the next update is needed."""
        if self.dirty or self._warming is not None:
            return 0.0
        if self._away:
            return super().rest
        soon = GLASS_SECONDS - self._pane_age if self._pane_stale else super().rest
        return max(0.0, min(soon, self._board.rest))

    @property
    def still(self) -> bool:
        """Whether menu and buttons have come to rest; the game behind them is no matter."""
        return not self.dirty

    @property
    def shown(self) -> BoardView:
        """The board behind, as it is to be seen at this moment."""
        return self._board.view

    # --- the game behind ---------------------------------------------------------------------

    def _play(self, seconds: float) -> None:
        changed = self._board.play(seconds)
        self._pane_age += seconds
        self._pane_stale = self._pane_stale or any(map(self.panel.colliderect, changed))
        self._show([part for rect in changed for part in _outside(rect, self.panel)])
        if self._pane_stale and self._pane_age >= GLASS_SECONDS:
            self._renew_pane()
            self._show([self.panel])
        self.dirty = self.dirty or bool(self._fresh)

    def _renew_pane(self) -> None:
        """Makes the glass of the panel anew."""
        self._pane_stale, self._pane_age = False, 0.0
        inside = self.panel.clip(self._board.picture.get_rect())
        part = self._board.picture.subsurface(inside).copy()
        if not is_upright(self.context):
            self._veil.lay(part, inside, (0, 0))
        self._pane = glass_of(self.context, part, inside, self.panel, self.radius)

    def _show(self, rects: list[pygame.Rect]) -> None:
        """Brings parts of the still picture up to date."""
        still = self._still
        assert still is not None, "laid out before"
        for rect in rects:
            still.set_clip(rect)
            still.blit(self._board.picture, rect, rect)
            self._shade_at(still, rect)
            lay_glass(self.context, still, self.panel, self._pane, radius=self.radius)
            if rect.colliderect(self.panel):
                self.paint(still)
        still.set_clip(None)
        if any(map(self.panel.colliderect, rects)):
            self._lay_edges(still)
        self._fresh += rects

    def _shade_at(self, picture: pygame.Surface, rect: pygame.Rect) -> None:
        if not is_upright(self.context):
            self._veil.lay(picture, rect)

    def _pictures_in_steps(self) -> Iterator[None]:
        context = self.context
        setup = self._session.setup if self._session is not None else context.settings.last_setup
        frame = arrange(
            *context.canvas.size,
            context.canvas.scale,
            home_left=setup is not None and setup.home_left,
            numbers=context.settings.point_numbers,
        )
        yield from context.boards.painter.scene_in_steps(context.canvas.size, frame.board)
        yield from pieces_in_steps(context.boards, frame.board)

    def prepare(self, boards: Boards) -> Iterator[None]:
        """Makes the board's picture."""
        yield from menu_board_in_steps(self.context, boards)

    def backdrop(self) -> pygame.Surface:
        """The board itself; here nothing lies between it and the eye."""
        return self._board.lay_out(self._session, self.panel_rect())

    def shade(self, picture: pygame.Surface) -> None:
        """Less light where the menu lies."""
        self._veil = Veil(self.context)
        self._shade_at(picture, picture.get_rect())

    def draw(self, surface: pygame.Surface) -> None:
        """Paints the picture; what it left on the screen itself, only where it has changed."""
        fresh, self._fresh = self._fresh, []
        if self.context.canvas.kept_by is not self or self._still is None:
            super().draw(surface)
            return
        for rect in fresh:
            surface.blit(self._still, rect, rect)
        if any(map(self.panel.colliderect, fresh)):
            surface.blit(self._still, self.panel, self.panel)
            self.draw_widgets(surface)

    def paint(self, picture: pygame.Surface) -> None:
        """The line at the foot, where there is room for it."""
        if not self._has_foot:
            return
        text = self.context.words.t("Plays offline. No account, no adverts.")
        size = self.context.text.fit(text, self.inner.width, FOOT_SIZE)
        at = self.panel.centerx, self.panel.bottom - self.context.canvas.dp(FOOT_ROOM + 6)
        color = self.context.theme.colors.secondary
        self.context.look.text(picture, text, at, size, "regular", color, "center")


def _outside(rect: pygame.Rect, hole: pygame.Rect) -> list[pygame.Rect]:
    """The parts of a rectangle that do not lie in another one."""
    inside = rect.clip(hole)
    if inside.size == (0, 0):
        return [rect]
    sides = (
        pygame.Rect(rect.x, rect.y, rect.width, inside.top - rect.top),
        pygame.Rect(rect.x, inside.bottom, rect.width, rect.bottom - inside.bottom),
        pygame.Rect(rect.x, inside.y, inside.left - rect.left, inside.height),
        pygame.Rect(inside.right, inside.y, rect.right - inside.right, inside.height),
    )
    return [side for side in sides if side.width and side.height]
