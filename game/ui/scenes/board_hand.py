"""The person's pointer on the board: lift, drag, drop, tap; the dice and the cube as buttons.

What a gesture means is looked up in `Commands`; whether it happens is the session's business.
"""

from dataclasses import replace

from game.session.intents import Confirm, MoveChecker, OfferDouble
from game.ui.board.aim import CUBE, DICE, half_of, loose, thing_at, way_at
from game.ui.board.carry import Carry
from game.ui.board.click_guard import ClickGuard
from game.ui.board.commands import Landing
from game.ui.board.drag import DragController, Dropped, Held, Tapped
from game.ui.board.fan import Fan, Spreading, fan_centers, stack_at
from game.ui.board.geometry import BoardGeometry
from game.ui.scenes.board_choosing import Choosing
from game.ui.scenes.board_doer import Doer

GRIP_REACH = 0.75
"""Of a checker's radius; farther from its middle, a checker jumps under the pointer."""
TOUCH_SLACK = 2.5
"""A finger that means a tap wanders so many times as far as a mouse."""


class Hand(Choosing):
    """Follows the pointer over one board."""

    def __init__(self, flow: Doer, guard: ClickGuard) -> None:
        super().__init__(flow)
        self.drag = DragController()
        self.geometry = BoardGeometry.fit(0, 0, 100, 80)
        self.one_click = False
        """Whether a click on a checker plays a die with it at once."""
        self._carry = Carry()
        self._spreading = Spreading()
        self._guard = guard
        self._pressed: str | int | None = None
        self._second = False
        """Whether the button that is down is the right one, for the other die."""

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

    def press(
        self,
        x: float,
        y: float,
        *,
        hurried: bool = False,
        touch: bool = False,
        second: bool = False,
    ) -> None:
        """The pointer went down on the board.

        Args:
            x: where.
            y: where.
            hurried: it has brought the computer's play to its end. Then it may lift a checker;
                whatever else lies there was not what the person meant.
            touch: it is a finger.
            second: it is the right button, which lifts nothing.
        """
        if self.drag.held is not None:
            self.cancel()
        place = self._thing_at(x, y)
        lifts = isinstance(place, int) and self._can_lift(place)
        self._pressed = None if hurried and not lifts else place
        self._second = second
        if isinstance(place, int) and lifts and not second:
            self._lift(place, x, y, TOUCH_SLACK if touch else 1.0)

    def move(self, x: float, y: float) -> bool:
        """The pointer moved; True when the picture changes."""
        changed = self.drag.move(x, y)
        free = self.source is None
        self._spreading.point_at(stack_at(self.geometry, self.flow.view, x, y) if free else None)
        if self.source is None:
            return changed
        pointed = self._way_at(x, y)
        if pointed != self.pointed:
            self.pointed = pointed
            return True
        return changed

    def release(self, x: float, y: float, now: float, *, second: bool = False) -> None:
        """The pointer went up."""
        if second is not self._second:
            return
        pressed, self._pressed = self._pressed, None
        match self.drag.release(x, y):
            case Dropped() as dropped:
                self._drop(dropped)
            case Tapped(source):
                self._tap(source, x, y, now)
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
            at = loose(self.geometry, let_go.at_x, let_go.at_y)
            self.flow.glide_home(let_go.source, at)
        if lifted:
            self.show_landings(self.selected)
        return lifted

    # --- choosing and moving -----------------------------------------------------------------

    def select(self, place: int) -> None:
        """Take a checker up where it lies."""
        if self.source != place:
            self._carry.take()
        super().select(place)

    def _tap(self, source: int, x: float, y: float, now: float) -> None:
        """A checker was clicked. Where that plays a die, fast clicks are not double clicks."""
        blocked = self._guard.blocks(x, y, now)
        if self.one_click and self.selected is None:
            self._guard.acted(x, y, now)
            self.play_die(source)
        elif blocked:
            self.show_landings(self.selected)
        else:
            self._guard.acted(x, y, now)
            self.choose(source, self._half_at(source, x))

    def _drop(self, dropped: Dropped) -> None:
        self.selected = None
        at = loose(self.geometry, dropped.at_x, dropped.at_y)
        way = self._way_at(dropped.x, dropped.y, (dropped.at_x, dropped.at_y))
        self.show_landings(None)
        if way is not None and self.flow.submit(MoveChecker(way.moves), dropped=at):
            return
        self.flow.glide_home(dropped.source, at)
        place = self.geometry.place_at(dropped.x, dropped.y)
        if place is not None and place != dropped.source and place <= 24:
            self.flow.refuse(self.flow.commands.refusal(dropped.source, place))

    def _click(self, pressed: str | int, x: float, y: float, now: float) -> None:
        if self._second:
            if isinstance(pressed, int) and self._can_lift(pressed):
                self._guard.acted(x, y, now)
                self.play_die(pressed, second=True)
            return
        if self._guard.blocks(x, y, now):
            return
        self._guard.acted(x, y, now)
        if pressed == DICE:
            self._click_dice()
        elif pressed == CUBE:
            self.flow.submit(OfferDouble())
        elif self._ends_empty_turn():
            return
        elif isinstance(pressed, int):
            self._click_place(pressed, x)

    def _click_place(self, place: int, x: float) -> None:
        """A checker that can't be lifted, a target, or a point that two checkers can make."""
        if self.selected is not None or self.own_at(place):
            self.choose(place, self._half_at(place, x))
        elif (intent := self.flow.commands.make_point(place)) is not None:
            self.flow.submit(intent)

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
        else:
            self.swap_dice()

    # --- what lies where ---------------------------------------------------------------------

    def _thing_at(self, x: float, y: float) -> str | int | None:
        return thing_at(self.geometry, self.flow.view, x, y)

    def _way_at(
        self, x: float, y: float, middle: tuple[float, float] | None = None
    ) -> Landing | None:
        """The way that a drop here would take.

        The pointer may hold the checker by its edge, so its middle counts as well.
        """
        held = self.held
        if middle is None and held is not None:
            middle = held.x, held.y
        spots = [(x, y)] if middle is None else [(x, y), middle]
        return way_at(self.geometry, self.landings, spots)

    def _half_at(self, place: int, x: float) -> int:
        """Which of two ways to a place is under the pointer."""
        landing = self.landings.get(place)
        if landing is None:
            return 0
        return landing.ways.index(half_of(self.geometry, landing, x))

    def _can_lift(self, place: int) -> bool:
        return self.flow.commands.turn is not None and self.own_at(place)

    def _lift(self, place: int, x: float, y: float, slack: float) -> None:
        cx, cy = self._top(place)
        radius = self.geometry.checker_diameter / 2
        if self.selected != place:
            self._carry.take()
        self.drag.press(place, x, y, (cx - x, cy - y), GRIP_REACH * radius, slack)
        self.show_landings(place)

    def _top(self, place: int) -> tuple[float, float]:
        """The middle of the uppermost of the person's checkers on a point, as it is shown."""
        fan = self._spreading.fan(self.flow.view, lifted=None)
        if fan is not None and (fan.mine, fan.point) == (True, place):
            return fan_centers(self.geometry, fan)[-1]
        spot = self.flow.view.top(True, place)
        return self.geometry.checker_center(spot.mine, spot.point, spot.index, spot.count)
