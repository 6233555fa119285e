"""The single animations: a throw, a flight, a hit, the cube's way; each changes the view itself."""

from collections.abc import Callable, Sequence
from dataclasses import replace

from game.engine.play import CheckerMove
from game.engine.types import BAR, OFF
from game.ui.animation.pace import Pace
from game.ui.animation.timeline import Step
from game.ui.board.view import (
    BoardView,
    CubeSlide,
    DiceMotion,
    Flash,
    Flight,
    Loose,
    Manner,
    Shake,
    ShownCube,
    ShownDie,
    Spot,
)


class Steps:
    """Makes animations for one view at the pace of the moment."""

    def __init__(self, view: BoardView, play_sound: Callable[[str], None], pace: Pace) -> None:
        self.view = view
        self.pace = pace
        self._sound = play_sound

    def at_once(self, change: Callable[[], None]) -> Step:
        """A change that takes no time."""
        return Step(0.0, start=change)

    def pause(self, seconds: float) -> Step:
        """Nothing happens for a while."""
        return Step(seconds)

    def throw(self, dice: tuple[ShownDie, ...]) -> Step:
        """Dice tumble and come to rest on their values; a used one fades only then."""
        motion = DiceMotion()
        rolling = tuple(replace(die, used=False) for die in dice)

        def start() -> None:
            self.view.throw += 1
            self.view.dice = rolling
            self.view.dice_motion = motion
            self._sound("dice")

        return Step(self.pace.dice, start, self._sharing(motion), lambda: self._rest(dice))

    def slide_dice(self, dice: tuple[ShownDie, ...]) -> Step:
        """Dice that lie there are drawn to their new places."""
        motion = DiceMotion()

        def start() -> None:
            motion.origin = self.view.dice
            self.view.dice = dice
            self.view.dice_motion = motion

        return Step(self.pace.cube, start, self._sharing(motion), lambda: self._rest(dice))

    def fly(self, mine: bool, move: CheckerMove, *, hit: bool) -> Step:
        """A checker goes by one die, in an arc; a hit sounds by itself and stops it dead."""
        flight = self._flight(mine)

        def start() -> None:
            self._use_die(move.die)
            flight.origin = self.view.lift(mine, move.source)
            flight.target = self.view.next_free(mine, move.target)
            self.view.flights.append(flight)

        return self._landing(flight, self.pace.travel, start, quiet=hit)

    def settle(
        self, source: int, target: int, path: Sequence[CheckerMove], at: Loose, *, hit: bool
    ) -> Step:
        """A checker sinks from the hand to its point; the dice of its way are used up."""
        flight = self._flight(True, Manner.DROP)

        def start() -> None:
            self.view.lift(True, source)
            flight.origin = at
            flight.target = self.view.next_free(True, target)
            self.view.flights.append(flight)
            for move in path:
                self._use_die(move.die)

        return self._landing(flight, self.pace.settle, start, quiet=hit)

    def glide_home(self, source: int, at: Loose) -> Step:
        """A checker goes back from the hand to where it was taken."""
        flight = self._flight(True, Manner.GLIDE)

        def start() -> None:
            flight.target = self.view.lift(True, source)
            flight.origin = at
            self.view.flights.append(flight)

        return self._landing(flight, self.pace.glide, start)

    def to_bar(self, mine: bool, point: int) -> Step:
        """A blot that was hit goes to the bar; `point` is counted by its own side."""
        return self._carry(mine, point, BAR, self.pace.hit, "hit", Manner.KNOCK)

    def flash(self, mine: bool, point: int) -> Step:
        """Light where the blot of a side has been hit; `point` is counted by that side."""
        flash = Flash(Spot(mine, point, 0, 1))

        def start() -> None:
            self.view.flash = flash

        def end() -> None:
            self.view.flash = None

        return Step(self.pace.flash, start, self._sharing(flash), end)

    def from_bar(self, mine: bool, point: int) -> Step:
        """A blot comes back from the bar, since the hit was taken back."""
        return self._carry(mine, BAR, point, self.pace.glide, None)

    def take_back(self, mine: bool, move: CheckerMove) -> Step:
        """A checker goes back the way it came, and its die is free again."""
        step = self._carry(mine, move.target, move.source, self.pace.glide, None)
        carry = step.start

        def start() -> None:
            carry()
            self._sound("undo")

        return replace(step, start=start)

    def shake(self, point: int) -> Step:
        """The top checker of one of the person's points, or of the bar, trembles."""
        shake = Shake(True, point)

        def start() -> None:
            self.view.shake = shake

        def end() -> None:
            self.view.shake = None

        return Step(self.pace.shake, start, self._sharing(shake), end)

    def slide_cube(self, cube: ShownCube, sound: str) -> Step:
        """The cube goes to another place and turns to its new face on the way."""

        def start() -> None:
            if self.view.cube is not None:
                slide.origin = self.view.cube
                self.view.cube_slide = slide
            self.view.cube = cube
            self._sound(sound)

        def end() -> None:
            self.view.cube_slide = None

        slide = CubeSlide(cube)
        return Step(self.pace.cube, start, self._sharing(slide), end)

    def _carry(
        self,
        mine: bool,
        source: int,
        target: int,
        seconds: float,
        sound: str | None,
        manner: Manner = Manner.HOP,
    ) -> Step:
        flight = self._flight(mine, manner)

        def start() -> None:
            flight.origin = self.view.lift(mine, source)
            flight.target = self.view.next_free(mine, target)
            self.view.flights.append(flight)
            if sound is not None:
                self._sound(sound)

        return Step(seconds, start, self._sharing(flight), lambda: self._land(flight))

    def _flight(self, mine: bool, manner: Manner = Manner.HOP) -> Flight:
        nowhere = Spot(mine, OFF, 0, 1)
        return Flight(mine, nowhere, nowhere, manner)

    def _landing(
        self, flight: Flight, seconds: float, start: Callable[[], None], *, quiet: bool = False
    ) -> Step:
        """A flight that sounds when it touches the board and bounces; a quiet one does neither."""
        whole = seconds if quiet else seconds + self.pace.bounce
        flight.contact = seconds / whole if whole else 1.0

        def progress(share: float) -> None:
            if not quiet and flight.share < flight.contact <= share:
                self._sound(self._landing_sound(flight.target))
            flight.share = share

        return Step(whole, start, progress, lambda: self._land(flight))

    def _landing_sound(self, spot: Spot) -> str:
        if spot.point == OFF:
            return "bear_off"
        return "checker_stack" if self.view.count(spot.mine, spot.point) else "checker"

    def _sharing(
        self, motion: Flight | DiceMotion | CubeSlide | Shake | Flash
    ) -> Callable[[float], None]:
        def progress(share: float) -> None:
            motion.share = share

        return progress

    def _land(self, flight: Flight) -> None:
        self.view.flights.remove(flight)
        self.view.land(flight.mine, flight.target.point)

    def _rest(self, dice: tuple[ShownDie, ...]) -> None:
        self.view.dice = dice
        self.view.dice_motion = None

    def _use_die(self, value: int) -> None:
        dice = list(self.view.dice)
        for number, die in enumerate(dice):
            if die.value == value and not die.used:
                dice[number] = replace(die, used=True)
                break
        self.view.dice = tuple(dice)
