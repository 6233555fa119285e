"""What each key does on the board: walk, type, the buttons' letters, going on and backing out."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING

from game.session.intents import OfferDouble
from game.ui.board.hud_buttons import letter_of
from game.ui.board.status import Choice
from game.ui.input import Key
from game.ui.scenes.board_keys import WAYS

if TYPE_CHECKING:
    from game.ui.scenes.board_control import Control

REPLAY_KEY = "v"
"""Shows the computer's last play once more; no button's letter in any language."""
SWAP_KEY = "x"
"""Plays the other die first; no button's letter in any language either."""
HINT_KEY = "h"
"""Asks for a hint in every language, beside the letter that the language has for it."""

ALIASES: Mapping[str, tuple[Choice, ...]] = MappingProxyType(
    {
        "d": (Choice.DOUBLE,),
        "t": (Choice.TAKE, Choice.ACCEPT),
        "p": (Choice.PASS, Choice.DECLINE),
        "b": (Choice.BEAVER,),
    }
)
"""Letters that work in every language, beside those on the buttons."""

PAGES = {"page up": 1, "page down": -1}


LEARN_KEY = "f1"
"""Opens Learn, at the page about a refusal while there is one."""


class Shortcuts:
    """The keyboard of one board; what a key means is done by whoever it concerns."""

    def __init__(self, control: "Control") -> None:
        self._control = control

    def press(self, key: Key) -> None:
        """A key went down."""
        control = self._control
        hud, keys = control.hud, control.keys
        if key.name == "escape":
            self._back_out()
        elif key.name == LEARN_KEY:
            control.context.routes.learn(control.flow.saying.page)
        elif key.name == "tab":
            if not keys.complete():
                hud.step_focus(-1 if key.shift else 1)
        elif hud.focused is not None and hud.focused.key(key):
            pass
        elif key.name == "backspace":
            if not keys.erase():
                control.undo()
        elif key.ctrl:
            if key.name == "z":
                control.undo()
        elif key.name in PAGES:
            hud.dirty = hud.scroll.page(PAGES[key.name]) or hud.dirty
        elif keys.typed or key.name not in ("space", "return", "enter", *WAYS):
            self._letter(key)
        else:
            self._walk_or_go(key.name)

    def _letter(self, key: Key) -> None:
        """Typed plays first, then the letters of the buttons."""
        control = self._control
        keys, flow, words = control.keys, control.flow, control.context.words
        if key.name in ("return", "enter") and keys.play_typed():
            return
        if keys.type(key) or keys.typed or key.alt:
            return
        usable = flow.status_choices()
        pressed = {key.name, key.text.lower()} - {""}
        told = [one for one in usable if letter_of(one, words).lower() in pressed]
        for choice in (*told, *ALIASES.get(key.name, ())):
            if choice in usable:
                control.choose(choice)
                return
        if not pressed.isdisjoint((HINT_KEY, words.p("key for Hint", "H").lower())):
            control.hint.press()
        elif key.name == REPLAY_KEY:
            control.replay()
        elif key.name == SWAP_KEY:
            flow.hurry()
            control.hand.swap_dice()
        elif key.name == "d":
            # Why doubling isn't possible now is worth a sentence.
            control.choose(Choice.DOUBLE)

    def _walk_or_go(self, name: str) -> None:
        control = self._control
        keys, hand, flow = control.keys, control.hand, control.flow
        standing = keys.focus is not None or hand.selected is not None
        walks = name in WAYS
        if walks and not standing and self._steps_hint(name):
            return
        if walks:
            flow.timeline.finish()
            control.hud.drop_focus()
            keys.walk(name, hand.geometry)
        elif flow.hurry() and flow.session.allows(flow.human, OfferDouble()):
            # A key pressed to see the computer's play sooner must not pass the cube by.
            return
        elif not keys.pick():
            self._go_on()

    def _steps_hint(self, name: str) -> bool:
        """Up and down go through the plays of a hint, where there is one."""
        step = {"up": -1, "down": 1}.get(name)
        return step is not None and self._control.hint.step(step)

    def _go_on(self) -> None:
        """Space and Enter: what the main button does."""
        usable = self._control.flow.status_choices()
        for choice in (Choice.DONE, Choice.ROLL, Choice.TYPE_DICE, Choice.CONTINUE):
            if choice in usable:
                self._control.choose(choice)
                return

    def _back_out(self) -> None:
        """Escape takes back the last thing begun; with nothing begun it asks about leaving."""
        control = self._control
        begun = (
            control.flow.finisher.stop,
            control.hint.hide,
            control.keys.clear_typed,
            control.hand.cancel,
            control.keys.put_back,
            control.keys.drop_focus,
            control.hud.drop_focus,
        )
        if not any(end() for end in begun):
            control.exits.ask_to_leave()
