"""Turns what happened at the table into animations and sounds on the board shown.

Each animation changes the `BoardView` at its start and at its end; the picture is drawn from
the view elsewhere. What is still to come is known already: the session is at the end of it.
"""

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial

from game.engine.types import BAR, Side
from game.session.events import (
    CheckerMoved,
    CubeOffered,
    CubePassed,
    CubeTaken,
    CubeTurnedByTie,
    DiceRolled,
    Event,
    GameEnded,
    GameStarted,
    MoveUndone,
    OpeningThrown,
    TurnEnded,
    TurnTakenBack,
)
from game.ui.animation.pace import Pace
from game.ui.animation.steps import Steps
from game.ui.animation.timeline import Timeline, together
from game.ui.board.truth import board_of_state, opening_dice, rolled_dice
from game.ui.board.view import BoardView, CubePlace, Loose, ShownCube


class Choreographer:
    """Queues the animations of events for one person's view of the match."""

    def __init__(
        self,
        view: BoardView,
        timeline: Timeline,
        play_sound: Callable[[str], None],
        human: Side,
        pace: Pace,
    ) -> None:
        self.view = view
        self.timeline = timeline
        self.human = human
        self._sound = play_sound
        self._steps = Steps(view, play_sound, pace)

    @property
    def pace(self) -> Pace:
        """How fast things move."""
        return self._steps.pace

    @pace.setter
    def pace(self, pace: Pace) -> None:
        self._steps.pace = pace

    def show(self, events: Sequence[Event], truth: BoardView, dropped: Loose | None = None) -> None:
        """Queue animations for events that happened together.

        Args:
            events: as the session gave them.
            truth: the board as the session has it after the last of them.
            dropped: where the hand let a checker go, which then has no way left to fly.
        """
        moves = [event for event in events if isinstance(event, CheckerMoved)]
        if dropped is not None and moves:
            self._drop(moves, dropped)
            events = [event for event in events if not isinstance(event, CheckerMoved)]
        for event in events:
            self._show(event, truth)
        self.timeline.add(self._steps.at_once(partial(self._agree, truth)))

    def replay(
        self, before: BoardView, moves: Sequence[CheckerMoved], truth: BoardView, pace: Pace
    ) -> None:
        """Queue a play that has been seen already, once more; the board is then as it was."""
        usual, self.pace = self.pace, pace
        self._at_once(partial(self.view.replace_with, before))
        self.timeline.add(self._steps.pause(pace.breath))
        for event in moves:
            self._move(event)
        self.timeline.add(self._steps.pause(pace.breath))
        self._at_once(partial(self.view.replace_with, truth))
        self.pace = usual

    def think(self, seconds: float) -> None:
        """Queue the rest of the time that the computer seems to need for what comes next."""
        if seconds > 0:
            self.timeline.add(self._steps.pause(seconds))

    def glide_home(self, source: int, at: Loose) -> None:
        """Bring a checker that was let go in the wrong place back to its point."""
        self.timeline.add(self._steps.glide_home(source, at))

    def refuse(self, point: int) -> None:
        """Let the top checker of one of the person's points say no."""
        self.timeline.add(self._steps.shake(point))

    def _show(self, event: Event, truth: BoardView) -> None:
        match event:
            case GameStarted():
                board = board_of_state(event.state, self.human)
                self._at_once(partial(self.view.replace_with, board))
            case TurnTakenBack():
                self._at_once(partial(self.view.replace_with, truth))
            case OpeningThrown():
                self._opening(event)
            case DiceRolled():
                self._roll(event)
            case CheckerMoved():
                self._move(event)
            case MoveUndone():
                self._undo(event)
            case TurnEnded():
                self._at_once(partial(self._end_turn, event))
            case GameEnded():
                self._at_once(
                    partial(self._sound, "win" if event.outcome.winner is self.human else "lose")
                )
            case _:
                self._cube(event, truth)

    def _cube(self, event: Event, truth: BoardView) -> None:
        match event:
            case CubeOffered(value=value):
                self._at_once(self._clear_dice)
                home = truth.cube.home if truth.cube is not None else CubePlace.CENTRE
                self._slide_cube(ShownCube(value, CubePlace.OFFERED, home=home), "cube")
                self.timeline.add(self._steps.pause(self.pace.breath * 2))
            case CubeTaken(side=side, value=value):
                place = CubePlace.MINE if side is self.human else CubePlace.THEIRS
                self._slide_cube(ShownCube(value, place), "take")
            case CubePassed():
                if truth.cube is not None:
                    self._slide_cube(truth.cube, "pass")
            case CubeTurnedByTie(value=value):
                self._slide_cube(ShownCube(value, CubePlace.CENTRE), "cube")

    def _at_once(self, change: Callable[[], None]) -> None:
        self.timeline.add(self._steps.at_once(change))

    def _slide_cube(self, cube: ShownCube, sound: str) -> None:
        self.timeline.add(self._steps.slide_cube(cube, sound))

    def _opening(self, event: OpeningThrown) -> None:
        dice = opening_dice(event.white, event.black, self.human)
        self.timeline.add(self._steps.throw(dice), self._steps.pause(self.pace.breath * 2))
        if event.starter is not None:
            mine = event.starter is self.human
            values = sorted((event.white, event.black), reverse=True)
            self.timeline.add(self._steps.slide_dice(rolled_dice(tuple(values), mine)))
            self.timeline.add(self._steps.pause(self.pace.breath))

    def _roll(self, event: DiceRolled) -> None:
        mine = event.side is self.human
        dice = rolled_dice(event.roll.dice, mine, used=not event.playable)
        self.timeline.add(self._steps.throw(dice))
        if not mine:
            pause = self.pace.breath if event.playable else self.pace.dance
            self.timeline.add(self._steps.pause(pause))

    def _move(self, event: CheckerMoved) -> None:
        mine = event.side is self.human
        self.timeline.add(self._steps.fly(mine, event.move, hit=event.hit))
        self._hits([event])

    def _drop(self, moves: Sequence[CheckerMoved], at: Loose) -> None:
        first, last = moves[0].move, moves[-1].move
        hit_at_end = moves[-1].hit
        path = tuple(event.move for event in moves)
        self.timeline.add(self._steps.settle(first.source, last.target, path, at, hit=hit_at_end))
        self._hits(moves)

    def _hits(self, moves: Sequence[CheckerMoved]) -> None:
        blots = [
            (event.side is not self.human, BAR - event.move.target) for event in moves if event.hit
        ]
        if blots:
            flights = [self._steps.to_bar(*blot) for blot in blots]
            self.timeline.add(together(self._steps.flash(*blots[-1]), *flights))

    def _undo(self, event: MoveUndone) -> None:
        mine = event.side is self.human
        back = [self._steps.take_back(mine, event.move)]
        if event.hit:
            back.append(self._steps.from_bar(not mine, BAR - event.move.target))
        self.timeline.add(together(*back))

    def _end_turn(self, event: TurnEnded) -> None:
        self.view.dice = tuple(replace(die, used=True) for die in self.view.dice)
        self.view.last_play = () if event.side is self.human else event.moves

    def _clear_dice(self) -> None:
        self.view.dice = ()

    def _agree(self, truth: BoardView) -> None:
        # Which dice cannot be played any more is known to the rules alone.
        self.view.dice = truth.dice
        if self.view.cube is not None and truth.cube is not None:
            self.view.cube = replace(self.view.cube, crawford=truth.cube.crawford)
