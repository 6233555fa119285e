"""Takes what the person does on the board scene to whom it concerns: hand, keys or buttons."""

from collections.abc import Mapping
from types import MappingProxyType

import pygame

from game.engine.outcome import Kind
from game.engine.types import Side
from game.session.intents import (
    AnswerResignation,
    BeaverCube,
    Confirm,
    Intent,
    MoveChecker,
    OfferDouble,
    OfferResignation,
    PassCube,
    Roll,
    TakeBackTurn,
    TakeCube,
    Undo,
)
from game.ui.board.click_guard import ClickGuard
from game.ui.board.hud import Hud
from game.ui.board.status import Choice
from game.ui.context import Context
from game.ui.input import (
    LEFT,
    RIGHT,
    FocusLost,
    InputEvent,
    Key,
    PointerDown,
    PointerLeft,
    PointerMove,
    PointerUp,
    Wheel,
)
from game.ui.scenes.board_exits import BoardExits
from game.ui.scenes.board_flow import Flow
from game.ui.scenes.board_hand import Hand
from game.ui.scenes.board_hint import Hint
from game.ui.scenes.board_keys import BoardKeys
from game.ui.scenes.board_shortcuts import Shortcuts

ANSWERS = (Choice.TAKE, Choice.PASS, Choice.BEAVER, Choice.ACCEPT, Choice.DECLINE)
ANSWER_AFTER_SECONDS = 1 / 3
"""The buttons of an offer that has just appeared take no clicks for so long."""

INTENTS: Mapping[Choice, Intent] = MappingProxyType(
    {
        Choice.ROLL: Roll(),
        Choice.DOUBLE: OfferDouble(),
        Choice.DONE: Confirm(),
        Choice.UNDO: Undo(),
        Choice.TAKE: TakeCube(),
        Choice.PASS: PassCube(),
        Choice.BEAVER: BeaverCube(),
        Choice.ACCEPT: AnswerResignation(accept=True),
        Choice.DECLINE: AnswerResignation(accept=False),
    }
)


class Control:
    """The person's side of one board."""

    def __init__(self, context: Context, flow: Flow, opponent: str) -> None:
        self.context = context
        self.flow = flow
        self.guard = ClickGuard()
        self.hand = Hand(flow, self.guard)
        self.keys = BoardKeys(flow, self.hand)
        self.hud = Hud(context, flow.human, self.choose)
        self._text_on = False
        self.choices_since = 0.0
        """When the buttons that are there appeared."""
        self.exits = BoardExits(context, flow, opponent)
        self.hint = Hint(context, flow)
        self._shortcuts = Shortcuts(self)

    @property
    def now(self) -> float:
        """Seconds of the clock: at rest the scene sleeps through what happens between clicks."""
        return self.context.clock.now()

    # --- events ------------------------------------------------------------------------------

    def handle(self, event: InputEvent) -> None:
        """Take one event."""
        match event:
            case PointerDown():
                self._press(event)
            case PointerMove(x, y):
                self.point(x, y)
            case PointerUp(x, y, button) if button == LEFT:
                self._release(x, y)
            case PointerUp(x, y, button) if button == RIGHT:
                self.hand.release(x, y, self.now, second=True)
            case PointerLeft():
                self.hud.hover(-1, -1)
                self.hand.look_away()
            case Wheel(x, y, dy):
                self.hud.wheel(x, y, dy)
            case FocusLost():
                self.let_go()
            case Key():
                self._shortcuts.press(event)
        self._switch_text_input()

    def point(self, x: float, y: float) -> bool:
        """Follow the pointer; True when the picture changes."""
        moved = self.hand.move(x, y)
        self.hud.hover(x, y)
        if (play := self.hud.play_at(x, y)) is not None:
            self.hint.look_at(play)
        return moved or self.hud.dirty

    def _click_play(self, play: int) -> None:
        """A play in the list of a hint: shown, or played if it was shown already."""
        if self.hint.chosen == play and self.hint.moves:
            self.hand.deselect()
            self.flow.submit(MoveChecker(self.hint.moves))
        else:
            self.hint.look_at(play)

    def let_go(self) -> None:
        """Give up whatever is in the hand or half pressed."""
        self.hand.cancel()
        self.hand.look_away()
        self.hud.cancel()

    def pause(self) -> None:
        """Another scene has the keyboard, or there is none."""
        self.let_go()
        self.keys.clear_typed()
        self._switch_text_input()

    def _switch_text_input(self) -> None:
        """On while a play is typed: only then does the system say what Shift makes of a key."""
        wanted = bool(self.keys.typed)
        if wanted is not self._text_on:
            (pygame.key.start_text_input if wanted else pygame.key.stop_text_input)()
            self._text_on = wanted

    def forget_stale(self) -> None:
        """Let go of what belonged to a turn that has ended by itself."""
        if self.hand.source is not None and self.flow.commands.turn is None:
            self.hand.cancel()
            self.hand.deselect()
            self.keys.drop_focus()

    def _press(self, event: PointerDown) -> None:
        x, y = event.x, event.y
        if event.button == RIGHT:
            self._press_right(x, y)
            return
        if event.button != LEFT:
            return
        self.keys.drop_focus()
        target = self.hud.at(x, y)
        if target is not None or self.hud.covers(x, y):
            if self.hud.why_at(x, y):
                self.context.routes.learn(self.flow.saying.page)
            elif (play := self.hud.play_at(x, y)) is not None:
                self._click_play(play)
            elif target is None or self._may_click(target.name, x, y):
                self.hud.press(x, y)
            return
        self.hud.drop_focus()
        self.hand.one_click = self.context.settings.one_click
        self.hand.press(x, y, hurried=self.flow.hurry(), touch=event.touch)

    def _press_right(self, x: float, y: float) -> None:
        """The right button gives up what is held; with nothing held it may play the other die."""
        held = self.hand.source is not None
        self.let_go()
        if self.context.settings.one_click and not held and not self.hud.covers(x, y):
            self.hand.press(x, y, hurried=self.flow.hurry(), second=True)

    def _release(self, x: float, y: float) -> None:
        if not self.hud.release(x, y):
            self.hand.release(x, y, self.now)

    def _may_click(self, name: str, x: float, y: float) -> bool:
        """Whether a click on a button counts: no second click, no answer before it was seen."""
        if self.guard.blocks(x, y, self.now):
            return False
        early = self.now - self.choices_since < ANSWER_AFTER_SECONDS
        if early and any(name == choice.value for choice in ANSWERS):
            return False
        self.guard.acted(x, y, self.now)
        return True

    # --- what the buttons do -----------------------------------------------------------------

    def choose(self, choice: Choice) -> None:
        """Do what a button says."""
        if choice is Choice.CONTINUE:
            self.exits.show_results()
            return
        if choice is Choice.TYPE_DICE:
            self.exits.ask_for_dice()
            return
        if choice is Choice.FINISH:
            self.hand.cancel()
            self.hand.deselect()
            self.flow.finisher.start()
            return
        self.hand.cancel()
        self.hand.deselect()
        self.keys.clear_typed()
        self.flow.submit(INTENTS[choice])

    def undo(self) -> None:
        """Take the last checker back, whatever is in the hand."""
        self.hand.cancel()
        self.hand.deselect()
        self.keys.drop_focus()
        self.choose(Choice.UNDO)

    def take_back(self) -> None:
        """Go back to one's last turn, with the same dice."""
        self.let_go()
        self.hand.deselect()
        self.flow.submit(TakeBackTurn())

    def replay(self) -> None:
        """Show the computer's last play once more."""
        self.hand.deselect()
        self.flow.replay()

    @property
    def _may_replay(self) -> bool:
        """Whether there is such a play, and nothing else in the status card."""
        busy = self.hint.asked or self.flow.message or self.keys.typed or self.hand.source
        return not busy and self.flow.idle and self.flow.last_play() is not None

    def quick(self) -> tuple[tuple[str, str, bool], ...]:
        """Name, label and whether it can be used, of the words beside the buttons."""
        words, session, human = self.context.words, self.flow.session, self.flow.human
        playing = session.state.outcome is None
        return (
            ("menu", words.t("Menu"), True),
            ("take back", words.t("Take back"), session.allows(human, TakeBackTurn())),
            ("replay", words.p("the computer's last play", "Replay"), self._may_replay),
            ("hint", words.t("Hint"), playing),
            ("resign", words.t("Resign"), playing and _may_resign(self.flow, human)),
        )


def _may_resign(flow: Flow, human: Side) -> bool:
    return any(flow.session.allows(human, OfferResignation(kind)) for kind in Kind)
