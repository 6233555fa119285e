"""All cards and buttons beside the board: keeps them in their places and takes their clicks."""

from collections.abc import Callable
from functools import partial

import pygame

from game.engine.state import GameState
from game.engine.types import Side
from game.ui.board.hud_buttons import BoardButton, ButtonText, button_text, line_up, looks_of
from game.ui.board.hud_column import Column, column_of
from game.ui.board.hud_corner import corner_button, foot_words
from game.ui.board.hud_layout import LIST_ROW, Frame, Shape
from game.ui.board.hud_list import ListScroll, draw_list_card
from game.ui.board.hud_model import HudModel
from game.ui.board.hud_pen import HudPen, rect_of, restore
from game.ui.board.hud_players import draw_card, draw_strip
from game.ui.board.hud_quick import QuickButton, QuickWord, foot_height, quick_words
from game.ui.board.hud_status import draw_status, least_height, lines_of_plays, why_area
from game.ui.board.status import Choice
from game.ui.context import Context
from game.ui.widgets.widget import Widget

SPILL = 8
"""Shadows reach this many dp beyond their buttons."""


class Hud:
    """Shows a model; what a button does is the scene's business."""

    def __init__(self, context: Context, human: Side, act: Callable[[Choice], None]) -> None:
        self._context = context
        self._human = human
        self._act = act
        self._texts: list[ButtonText] = []
        self._quick: tuple[QuickWord, ...] = ()
        self._corner: QuickButton | None = None
        self._frame: Frame | None = None
        self._pen = self._frame_pen = HudPen(context, 1.0)
        self._model: HudModel | None = None
        self._column: Column | None = None
        self._told = 0
        self.scroll = ListScroll()
        self._pressed: Widget | None = None
        self._painted: dict[str, object] = {}
        self.buttons: list[Widget] = []
        self.focused: Widget | None = None
        self.dirty = True

    @property
    def model(self) -> HudModel | None:
        """What is shown."""
        return self._model

    def layout(self, frame: Frame) -> None:
        """The window has another shape."""
        self._frame = frame
        self._pen = self._frame_pen = HudPen(self._context, frame.scale)
        self._column = None
        self._painted = {}
        self._pressed = None
        self.dirty = True

    def show(
        self,
        model: HudModel,
        state: GameState,
        quick: tuple[QuickWord, ...],
    ) -> bool:
        """Show another model; True when anything changed.

        Args:
            model: what to show.
            state: for the stakes on the buttons.
            quick: the words in the foot of the list, and the one in the status card.
        """
        before = self._model
        names = tuple(name for name, _, _ in quick)
        same_quick = names == tuple(name for name, _, _ in self._quick)
        if model == before and same_quick and self._column is not None:
            return False
        if before is not None and len(model.rows) != len(before.rows):
            self.scroll.up = 0
        self._model = model
        texts = [button_text(one, self._context.words, state, self._human) for one in model.choices]
        room = self._frame.column.w if self._frame is not None else 0.0
        told = least_height(self._frame_pen, model.status, room)
        same_shape = before is not None and model.shape == before.shape and told == self._told
        if not (same_shape and same_quick and texts == self._texts) or self._column is None:
            self._quick, self._texts, self._told = quick, texts, told
            self._build(model, texts)
        self.dirty = True
        return True

    def _build(self, model: HudModel, texts: list[ButtonText]) -> None:
        frame = self._frame
        if frame is None:
            return
        pen = self._frame_pen
        self._column = column_of(
            frame,
            tuple(float(text.height) for text in texts),
            offer=model.status.offer is not None,
            pill=bool(model.crawford),
            seal=bool(model.seal),
            foot=foot_height(pen, foot_words(self._quick), (frame.listed or frame.column).w),
            told=self._told,
        )
        self._pen = HudPen(self._context, self._column.scale)
        focus = self.focused.name if self.focused is not None else ""
        stack: list[BoardButton] = []
        for choice, text, area in zip(model.choices, texts, self._column.buttons, strict=True):
            button = BoardButton(
                self._context, self._pen, choice.value, text, partial(self._act, choice)
            )
            button.place(*rect_of(area))
            stack.append(button)
        line_up(stack, caps=self._column.scale == frame.scale)
        self.buttons = [*stack, *self._quick_buttons(self._column, model.status.title)]
        self._pressed = None
        self.focused = next((button for button in self.buttons if button.name == focus), None)

    def _quick_buttons(self, column: Column, title: str) -> list[QuickButton]:
        words, pen = self._quick, self._pen
        self._corner = corner_button(self._context, pen, words, column, title)
        corner: list[QuickButton] = [self._corner] if self._corner is not None else []
        if (area := column.words_area()) is None or not (foot := foot_words(words)):
            return corner
        return [*corner, *quick_words(self._context, pen, foot, rect_of(area))]

    def areas(self) -> list[pygame.Rect]:
        """What `draw` paints on, shadows included."""
        frame = self._frame
        if frame is None:
            return []
        spill = 2 * self._pen.dp(SPILL)
        parts = [frame.theirs, frame.mine, frame.column, *([frame.listed] if frame.listed else [])]
        return [rect_of(part).inflate(spill, spill) for part in parts]

    @property
    def list_area(self) -> pygame.Rect | None:
        """Where the rows of the list stand."""
        area = self._column.rows_area() if self._column is not None else None
        return rect_of(area) if area is not None else None

    @property
    def status_area(self) -> pygame.Rect | None:
        """The card that says whose turn it is."""
        return rect_of(self._column.status) if self._column is not None else None

    @property
    def buttons_area(self) -> pygame.Rect:
        """Where the buttons under the status stand, shadows included."""
        rects = [one.rect for one in self.buttons if not isinstance(one, QuickButton)]
        if not rects:
            return pygame.Rect(0, 0, 0, 0)
        spill = 2 * self._pen.dp(SPILL)
        return rects[0].unionall(rects[1:]).inflate(spill, spill)

    def draw(self, surface: pygame.Surface, table: pygame.Surface) -> None:
        """Paint the cards that have changed; `table` is the same picture without any."""
        self.dirty = False
        frame, model, column = self._frame, self._model, self._column
        if frame is None or model is None or column is None:
            return
        self._draw_players(surface, table, frame, model)
        places = (column, tuple(button.name for button in self.buttons))
        if self._painted.get("places") != places:
            self._painted = {**self._painted, "places": places, "list": None, "status": None}
            for area in self.areas()[2:]:
                surface.blit(table, area, area)
            self._painted["buttons"] = None
        quick = [button for button in self.buttons if isinstance(button, QuickButton)]
        key = (model.rows, model.match, model.game, model.crawford, model.seal, self.scroll.up)
        foot = [button for button in quick if button is not self._corner]
        if self._anew("list", (*key, looks_of(foot))) and column.listing:
            restore(surface, table, rect_of(column.listing))
            draw_list_card(self._pen, surface, column, model, self.scroll, foot)
        corner = looks_of([self._corner] if self._corner is not None else [])
        if self._anew("status", (model.status, model.message, model.typed, corner)):
            self._draw_status(surface, table, model, column)
        others = [button for button in self.buttons if button not in quick]
        if self._anew("buttons", (looks_of(others), self.focused)):
            restore(surface, table, self.buttons_area)
            for button in others:
                button.draw(surface)
        if self.focused is not None:
            self._painted = {}  # its ring reaches into the neighbours, which are due again
            self.focused.draw_focus(surface)

    def _anew(self, part: str, looks: object) -> bool:
        """Whether a part has to be painted since it looks different now."""
        if self._painted.get(part) == looks:
            return False
        self._painted[part] = looks
        return True

    def _draw_players(
        self, surface: pygame.Surface, table: pygame.Surface, frame: Frame, model: HudModel
    ) -> None:
        pen, draw_player = self._frame_pen, draw_card if frame.shape is Shape.PANEL else draw_strip
        players = (("theirs", frame.theirs, model.theirs), ("mine", frame.mine, model.mine))
        for name, area, player in players:
            if self._anew(name, player):
                restore(surface, table, rect_of(area))
                card = pen.card(surface, area, active=player.active)
                draw_player(pen, surface, card, player)

    def _draw_status(
        self, surface: pygame.Surface, table: pygame.Surface, model: HudModel, column: Column
    ) -> None:
        restore(surface, table, rect_of(column.status))
        card = self._pen.card(surface, column.status, active=model.status.offer is not None)
        draw_status(self._pen, surface, card, model, hint=column.hint)
        if self._corner is not None:
            self._corner.draw(surface)

    def at(self, x: float, y: float) -> Widget | None:
        """The button at a place."""
        return next((button for button in self.buttons if button.contains(x, y)), None)

    def play_at(self, x: float, y: float) -> int | None:
        """Which of the plays in the status card is at a place."""
        column, model = self._column, self._model
        if column is None or model is None or not (model.status.plays and column.hint):
            return None
        lines = lines_of_plays(self._pen, rect_of(column.status), len(model.status.plays))
        return next((n for n, line in enumerate(lines) if line.collidepoint(x, y)), None)

    def why_at(self, x: float, y: float) -> bool:
        """Whether the link to the page about a refusal is at a place."""
        why, at = self._model.why if self._model else "", self._column and self._column.status
        return bool(why and at and why_area(self._pen, rect_of(at), why).collidepoint(x, y))

    def covers(self, x: float, y: float) -> bool:
        """Whether a place is on one of the cards."""
        return any(area.collidepoint(x, y) for area in self.areas())

    def press(self, x: float, y: float) -> bool:
        """The pointer went down; True when a button took it."""
        self.focused = None
        self._pressed = self.at(x, y)
        if self._pressed is not None:
            self._pressed.pressed = True
            self.dirty = True
        elif (rows := self.list_area) is not None and rows.collidepoint(x, y):
            self.scroll.hold(y)
        return self._pressed is not None

    def release(self, x: float, y: float) -> bool:
        """The pointer went up; True when it had gone down on a button."""
        button, self._pressed = self._pressed, None
        self.scroll.hold(None)
        if button is None:
            return False
        button.pressed, self.dirty = False, True
        button.release(x, y, inside=button.contains(x, y))
        return True

    def cancel(self) -> None:
        """Forget a press that will not end here."""
        self.scroll.hold(None)
        if self._pressed is not None:
            self._pressed.pressed = False
            self._pressed = None
            self.dirty = True

    def hover(self, x: float, y: float) -> None:
        """The pointer moved."""
        over = self.at(x, y)
        if self.scroll.pull(y, self._pen.dp(LIST_ROW)):
            self.dirty = True
        for button in self.buttons:
            if button.hovered != (button is over):
                button.hovered = button is over
                self.dirty = True

    def wheel(self, x: float, y: float, notches: float) -> None:
        """Scroll the list under the pointer."""
        column = self._column
        if column is None or column.listing is None:
            return
        if column.listing.contains(x, y) and self.scroll.turn(notches):
            self.dirty = True

    def step_focus(self, way: int) -> None:
        """Tab and Shift Tab walk over the buttons, and past the last one back to the board."""
        stops: list[Widget | None] = [None, *self.buttons]
        at = stops.index(self.focused) if self.focused in stops else 0
        self.focused = stops[(at + way) % len(stops)]
        self.dirty = True

    def drop_focus(self) -> bool:
        """Give the keyboard back to the board; True when a button had it."""
        had, self.focused = self.focused is not None, None
        self.dirty = self.dirty or had
        return had
