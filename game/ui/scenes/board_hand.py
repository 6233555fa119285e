"""The person's pointer on the board: lift, drag, drop, tap; the dice and the cube as buttons.

What a gesture means is looked up in `Commands`; whether it happens is the session's business.
"""

from collections.abc import Mapping
from dataclasses import replace

from game.engine.types import OFF
from game.session.intents import Confirm, OfferDouble
from game.ui.board.carry import Carry
from game.ui.board.click_guard import ClickGuard
from game.ui.board.commands import Landing
from game.ui.board.drag import DragController, Dropped, Held, Tapped
from game.ui.board.fan import Fan, Spreading, fan_centers, stack_at
from game.ui.board.geometry import BoardGeometry
from game.ui.board.view import CubePlace, Loose
from game.ui.scenes.board_doer import Doer

DICE = "dice"
CUBE = "cube"
GRIP_REACH = 0.75
"""Of a checker's radius; farther from its middle, a checker jumps under the pointer."""


class Hand:
    """Follows the pointer over one board."""

    def __init__(self, flow: Doer, guard: ClickGuard) -> None:
        self.flow = flow
        self.drag = DragController()
        self.geometry = BoardGeometry.fit(0, 0, 100, 80)
        self.selected: int | None = None
        self.landings: Mapping[int, Landing] = {}
        """Where the checker that is held or selected can go."""
        self.pointed: int | None = None
        """The landing under the pointer, whose way is shown."""
        self._carry = Carry()
        self._spreading = Spreading()
        self._guard = guard
        self._pressed: str | int | None = None

    @property
    def held(self) -> Held | None:
        """The checker in the hand."""
        return self.drag.held

    @property
    def lifted(self) -> Held | None:
        """The checker that is drawn above the board: in the hand, or selected where it lies."""
        held = self.held
        if held is None and self.selected is not None:
            x, y = self._top(self.selected)
            held = Held(self.selected, x, y, started=False)
        if held is None:
            return None
        return replace(held, height=self._carry.height, lean=self._carry.lean)

    @property
    def source(self) -> int | None:
        """The checker that is to be moved: in the hand, or selected."""
        held = self.held
        return held.source if held is not None else self.selected

    # --- time --------------------------------------------------------------------------------

    def advance(self, seconds: float) -> bool:
        """Let time pass; True when the picture changes by it."""
        pace = self.flow.choreographer.pace
        changed = self._spreading.advance(seconds, pace.spread)
        lifted = self.lifted
        if lifted is None:
            return changed
        at = lifted.x, lifted.y
        return self._carry.advance(seconds, at, self.geometry.u, pace.lift) or changed

    @property
    def restless(self) -> bool:
        """Whether time alone changes the picture."""
        carrying = self.source is not None and self._carry.restless
        return carrying or self._spreading.restless

    @property
    def fan(self) -> Fan | None:
        """The tall stack that is spread because the pointer lies on it."""
        return self._spreading.fan(self.flow.view, lifted=self.source)

    # --- pointer -----------------------------------------------------------------------------

    def press(self, x: float, y: float, *, hurried: bool = False) -> None:
        """The pointer went down on the board.

        Where it has `hurried` the computer's play to its end, it may lift a checker; whatever
        else lies there was not what the person meant.
        """
        if self.drag.held is not None:
            self.cancel()
        place = self._thing_at(x, y)
        lifts = isinstance(place, int) and self._can_lift(place)
        self._pressed = None if hurried and not lifts else place
        if isinstance(place, int) and lifts:
            self._lift(place, x, y)

    def move(self, x: float, y: float) -> bool:
        """The pointer moved; True when the picture changes."""
        changed = self.drag.move(x, y)
        free = self.source is None
        self._spreading.point_at(stack_at(self.geometry, self.flow.view, x, y) if free else None)
        if self.source is None:
            return changed
        pointed = self._landing_at(x, y)
        if pointed != self.pointed:
            self.pointed = pointed
            return True
        return changed

    def release(self, x: float, y: float, now: float) -> None:
        """The pointer went up."""
        pressed, self._pressed = self._pressed, None
        match self.drag.release(x, y):
            case Dropped() as dropped:
                self._drop(dropped)
            case Tapped(source):
                if not self._guard.blocks(x, y, now):
                    self._guard.acted(x, y, now)
                    self.choose(source)
                else:
                    self._show_landings(self.selected)
            case None:
                if pressed is not None and self._thing_at(x, y) == pressed:
                    self._click(pressed, x, y, now)

    def look_away(self) -> None:
        """The pointer has left the window, or another scene has it."""
        self._spreading.point_at(None)

    def cancel(self) -> bool:
        """Give the drag up, whatever the reason; the checker glides home."""
        self._pressed = None
        lifted = self.drag.held is not None
        let_go = self.drag.cancel()
        if let_go is not None:
            self.flow.glide_home(let_go.source, self._loose(let_go.at_x, let_go.at_y))
        if lifted:
            self._show_landings(self.selected)
        return lifted

    def deselect(self) -> bool:
        """Forget the selected checker; True when there was one."""
        had = self.selected is not None
        self.selected = None
        self._show_landings(None)
        return had

    # --- choosing and moving -----------------------------------------------------------------

    def choose(self, place: int) -> None:
        """A point was clicked, or picked with the keys."""
        if self.selected is not None and place in self.landings_of(self.selected):
            self.go(self.selected, place)
        elif self.selected == place:
            self.deselect()
        elif place in self.flow.commands.movable():
            self.select(place)
        elif self.selected is not None:
            source = self.selected
            self.deselect()
            self.flow.refuse(self.flow.commands.refusal(source, place), source)
        elif place != OFF and self._own_at(place):
            self.deselect()
            self.flow.refuse(self.flow.commands.refusal_from(place), place)

    def select(self, place: int) -> None:
        """Take a checker up for click-to-move."""
        if self.source != place:
            self._carry.take()
        self.selected = place
        self._show_landings(place)

    def go(self, source: int, target: int) -> bool:
        """Move a checker by the way that the landing names."""
        intent = self.flow.commands.move(source, target)
        self.deselect()
        return intent is not None and self.flow.submit(intent)

    def landings_of(self, source: int) -> Mapping[int, Landing]:
        """Where the checker of a point can go now."""
        return self.flow.commands.landings(source)

    def _drop(self, dropped: Dropped) -> None:
        self.selected = None
        at = self._loose(dropped.at_x, dropped.at_y)
        target = self._landing_at(dropped.x, dropped.y, (dropped.at_x, dropped.at_y))
        self._show_landings(None)
        if target is not None:
            intent = self.flow.commands.move(dropped.source, target)
            if intent is not None and self.flow.submit(intent, dropped=at):
                return
        self.flow.glide_home(dropped.source, at)
        place = self.geometry.place_at(dropped.x, dropped.y)
        if place is not None and place != dropped.source and place <= 24:
            self.flow.refuse(self.flow.commands.refusal(dropped.source, place))

    def _click(self, pressed: str | int, x: float, y: float, now: float) -> None:
        if self._guard.blocks(x, y, now):
            return
        self._guard.acted(x, y, now)
        if pressed == DICE:
            self._click_dice()
        elif pressed == CUBE:
            self.flow.submit(OfferDouble())
        elif self._ends_empty_turn():
            return
        elif isinstance(pressed, int) and (self.selected is not None or self._own_at(pressed)):
            self.choose(pressed)

    def _ends_empty_turn(self) -> bool:
        """A click anywhere ends a turn in which nothing can be played."""
        turn = self.flow.commands.turn
        return turn is not None and not turn.can_play and self.flow.submit(Confirm())

    def _click_dice(self) -> None:
        """The dice end a turn that is played; before, they change their order."""
        flow = self.flow
        if isinstance(flow.commands.main_intent(), Confirm):
            self.deselect()
            flow.submit(Confirm())
        elif flow.swap_dice():
            self._show_landings(self.selected)

    # --- what lies where ---------------------------------------------------------------------

    def _thing_at(self, x: float, y: float) -> str | int | None:
        geometry, view = self.geometry, self.flow.view
        dice = [die for die in view.dice if die.mine]
        if dice and geometry.dice_area(True, len(dice)).contains(x, y):
            return DICE
        if view.cube is not None and view.cube.place is not CubePlace.OFFERED:
            owners = {CubePlace.CENTRE: None, CubePlace.MINE: True, CubePlace.THEIRS: False}
            if geometry.cube_rect(owners[view.cube.place]).contains(x, y):
                return CUBE
        return geometry.place_at(x, y)

    def _landing_at(
        self, x: float, y: float, middle: tuple[float, float] | None = None
    ) -> int | None:
        """The landing that a drop here would go to.

        The pointer may hold the checker by its edge, so its middle counts as well.
        """
        held = self.held
        if middle is None and held is not None:
            middle = held.x, held.y
        for at in ((x, y), middle):
            place = None if at is None else self.geometry.place_at(*at)
            if place in self.landings:
                return place
        return None

    def _own_at(self, place: int) -> bool:
        return place != OFF and self.flow.view.count(True, place) > 0

    def _can_lift(self, place: int) -> bool:
        return self.flow.commands.turn is not None and self._own_at(place)

    def _lift(self, place: int, x: float, y: float) -> None:
        cx, cy = self._top(place)
        radius = self.geometry.checker_diameter / 2
        if self.selected != place:
            self._carry.take()
        self.drag.press(place, x, y, (cx - x, cy - y), reach=GRIP_REACH * radius)
        self._show_landings(place)

    def _top(self, place: int) -> tuple[float, float]:
        """The middle of the uppermost of the person's checkers on a point, as it is shown."""
        fan = self._spreading.fan(self.flow.view, lifted=None)
        if fan is not None and (fan.mine, fan.point) == (True, place):
            return fan_centers(self.geometry, fan)[-1]
        spot = self.flow.view.top(True, place)
        return self.geometry.checker_center(spot.mine, spot.point, spot.index, spot.count)

    def _show_landings(self, source: int | None) -> None:
        self.landings = {} if source is None else self.landings_of(source)
        self.pointed = None

    def _loose(self, x: float, y: float) -> Loose:
        rect = self.geometry.rect
        return Loose((x - rect.x) / rect.w, (y - rect.y) / rect.h)
