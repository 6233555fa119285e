"""The board scene: one match, from the person's side of the table.

It holds no rule. What moves and when is in `board_flow`, what the person does in `board_control`,
how it looks in `game.ui.board`.
"""

from collections.abc import Iterator
from dataclasses import asdict, replace

import pygame

from game.engine.ai.levels import level_of
from game.ui.board.click_guard import REACH_DP
from game.ui.board.drag import THRESHOLD_DP
from game.ui.board.hud_layout import Frame, arrange
from game.ui.board.hud_model import HudModel, HudReader
from game.ui.board.ready import board_in_steps
from game.ui.board.stage import Stage
from game.ui.board.stage_moving import Above
from game.ui.board.truth import board_of
from game.ui.boards import Boards
from game.ui.context import Context
from game.ui.input import InputEvent, PointerMove
from game.ui.scenes.board_control import ANSWERS, Control
from game.ui.scenes.board_flow import POLL_SECONDS, Flow
from game.ui.scenes.board_still import above, still_picture
from game.ui.scenes.first_help import FirstHelp
from game.ui.scenes.scene import Scene
from game.ui.scenes.summary import opponent_name
from game.ui.table import MatchTable


class BoardScene(Scene):
    """Shows a match and lets the person play it."""

    name = "board"

    def __init__(self, context: Context, table: MatchTable) -> None:
        super().__init__(context)
        self.table = table
        self._reader = self._new_reader()
        self.flow = Flow(context, table, self._reading, self._dice_wanted, self._game_over)
        opponent = opponent_name(table.session.setup)
        self.control = Control(context, self.flow, opponent)
        self.first_help = FirstHelp(context, self.control)
        self.stage = Stage(context, self.flow.human, fading=True)
        self._model: HudModel | None = None
        self._laid_out_for: tuple[object, ...] = ()

    # --- the contract of scenes ---------------------------------------------------------------

    def enter(self) -> None:
        """Shows the match as it stands."""
        self.flow.open()

    def leave(self) -> None:
        """Stops the computer's thinking; the match is saved already."""
        self.control.pause()
        self.flow.finisher.close()
        self.control.hint.close()
        self.table.close()

    def pause(self) -> None:
        """Another scene lies over this one."""
        self.control.pause()
        self.flow.timeline.finish()
        self._refresh()

    def resume(self) -> None:
        """The scene above has gone; settings may have changed in it."""
        self.flow.automatic.forget()
        if self._laid_out_for == self._look():
            self._refresh()
        else:
            self.layout()

    def layout(self) -> None:
        """Places board and cards for the window as it is now."""
        canvas, frame = self.context.canvas, self._frame()
        self._laid_out_for = self._look()
        self.control.let_go()
        self._reader = self._new_reader()
        hand = self.control.hand
        hand.geometry = frame.board
        hand.drag.threshold = canvas.dp(THRESHOLD_DP)
        self.control.guard.reach = canvas.dp(REACH_DP)
        self.stage.layout(frame.board, self.context.boards.painter.scene(canvas.size, frame.board))
        self.control.hud.layout(frame)
        self._model = None
        self._refresh()

    def _look(self) -> tuple[object, ...]:
        """All that the layout depends on."""
        context = self.context
        return context.canvas.size, context.canvas.scale, context.settings, context.theme

    def prepare(self, boards: Boards) -> Iterator[None]:
        """Makes the pictures of the board and of what lies on it."""
        board = self._frame().board
        yield from board_in_steps(boards, self.context.canvas.size, board, self.flow.view)

    def layout_in_steps(self) -> Iterator[None]:
        """Also paints the cards and the checkers."""
        yield from super().layout_in_steps()
        self._compose()
        yield

    def _frame(self) -> Frame:
        canvas = self.context.canvas
        return arrange(
            *canvas.size,
            canvas.scale,
            home_left=self.table.session.setup.home_left,
            numbers=self.context.settings.point_numbers,
        )

    def handle(self, event: InputEvent) -> None:
        """Takes one thing that the person did."""
        if isinstance(event, PointerMove):
            # A pointer that only passes over the board changes nothing in the picture.
            chosen = self.control.hint.chosen
            self.dirty = self.control.point(event.x, event.y) or self.dirty
            if self.control.hint.chosen != chosen:
                self._refresh()
            return
        if not self.first_help.handle(event):
            self.control.handle(event)
        self._refresh()

    def update(self, seconds: float) -> None:
        """Lets time pass."""
        if self.flow.advance(seconds):
            self.control.forget_stale()
            self._refresh()
        if self.control.hint.advance(seconds):
            self._refresh()
        self.dirty = self.control.hand.advance(seconds) or self.dirty
        self.dirty = self.stage.advance(seconds) or self.dirty
        self.dirty = self.first_help.advance(seconds) or self.dirty
        if not self.flow.view.moving and self.control.hand.held is None:
            self.stage.warm_up()

    def draw(self, surface: pygame.Surface) -> None:
        """Paints the picture; what it left on the screen itself, only where things have moved."""
        self._compose()
        kept = self.context.canvas.kept_by is self and not self.first_help.in_picture
        lying_over = above(self.control)
        self.stage.draw(surface, self.flow.view, lying_over, kept=kept)
        self.first_help.draw(surface)

    def _compose(self) -> None:
        picture = still_picture(self.context, self.control)
        self.stage.compose(picture, self.control.hud)

    def draw_scenery(self, surface: pygame.Surface) -> None:
        """Paints the table without the result and the buttons: the dialog has its own."""
        flow = self.flow
        picture = still_picture(self.context, self.control)
        self.stage.compose(replace(picture, banner=None), self.control.hud)
        self.stage.draw(surface, flow.view, Above())
        self.stage.clear(surface, self.control.hud.buttons_area)

    @property
    def notice_area(self) -> pygame.Rect | None:
        """Over the move list, which matters least of all that there is."""
        return self.control.hud.list_area

    @property
    def rest(self) -> float:
        """Seconds until something must be updated."""
        restless = self.dirty or self.stage.cold or self.control.hand.restless
        restless = restless or self.first_help.fading or self.stage.restless
        if restless:
            return 0.0
        return min(POLL_SECONDS, self.flow.rest) if self.control.hint.thinking else self.flow.rest

    # --- what is shown ------------------------------------------------------------------------

    @property
    def settled(self) -> bool:
        """Whether nothing moves and the board shown is the session's."""
        swapped = self.flow.commands.swapped
        truth = board_of(self.table.session, swapped=swapped)
        return self.flow.idle and self.flow.view.same_as(truth)

    def describe(self) -> dict[str, object]:
        """What a test wants to know: the board shown, the buttons, the words."""
        hud, view = self.control.hud, self.flow.view
        model = hud.model
        assert model is not None
        buttons = {
            button.name: [button.rect.centerx, button.rect.centery] for button in hud.buttons
        }
        held = self.control.hand.held
        return {
            "board": asdict(self.control.hand.geometry),
            "mine": list(view.mine),
            "theirs": list(view.theirs),
            "dice": [[die.mine, die.value, die.used] for die in view.dice],
            "cube": None if view.cube is None else [view.cube.value, view.cube.place.value],
            "held": None if held is None else held.source,
            "lit": sorted(self.control.hand.landings),
            "focus": self.control.keys.focus,
            "typed": self.control.keys.typed,
            "settled": self.settled,
            "buttons": buttons,
            "title": model.status.title,
            "hint": model.status.hint,
            "message": model.message,
        }

    def _refresh(self) -> None:
        """Bring the words beside the board up to date."""
        self.dirty = True
        flow, control = self.flow, self.control
        if flow.idle or self._model is None:
            model = self._reader.read(flow.view, thinking=flow.thinking)
            if flow.thinking:
                hint = model.status.hint + "." * flow.dots
                model = replace(model, status=replace(model.status, hint=hint))
        else:
            model = self._reader.while_moving(self._model, flow.view, own=flow.own_motion)
        if flow.finisher.active:
            answers = tuple(choice for choice in model.choices if choice in ANSWERS)
            model = replace(model, choices=answers)
            if not answers and self.table.session.state.outcome is None:
                model = replace(model, status=self._reader.status_words.finishing())
        why = self.context.words.t("Why?") if flow.saying.page else ""
        model = replace(model, message=flow.message, why=why, typed=control.keys.typing)
        if control.hand.source is not None and control.hand.landings:
            hint = self.context.words.t("Drop it on a lit point, or click one.")
            model = replace(model, status=replace(model.status, hint=hint))
        before = self._model.choices if self._model is not None else ()
        new_answers = set(model.choices) - set(before)
        if any(choice in ANSWERS for choice in new_answers):
            control.choices_since = control.now
        self._model = model
        model = replace(model, status=control.hint.status(model.status))
        actions = {
            "menu": control.exits.ask_to_leave,
            "take back": control.take_back,
            "hint": control.hint.press,
            "replay": control.replay,
            "resign": control.exits.ask_to_resign,
        }
        quick = tuple(
            (name, label, actions[name]) for name, label, usable in control.quick() if usable
        )
        control.hud.show(model, self.table.session.state, quick)

    def _reading(self) -> HudReader:
        return self._reader

    def _new_reader(self) -> HudReader:
        words, setup = self.context.words, self.table.session.setup
        reader = HudReader(
            words,
            self.table.session,
            opponent_name(setup),
            words.t(level_of(setup.level).title),
            self.context.theme.dark,
        )
        reader.status_words.one_click = self.context.settings.one_click
        return reader

    def _dice_wanted(self) -> None:
        self.control.exits.ask_for_dice()

    def _game_over(self) -> None:
        self.control.exits.show_results()
