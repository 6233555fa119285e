"""Four hands for the real program: keyboard, clicks, drags, touch; each does nothing else."""

import time
from collections import deque
from collections.abc import Iterable, Sequence
from math import dist
from typing import Protocol

from game.engine.notation import format_play
from game.engine.play import CheckerMove
from game.engine.turn import Turn
from game.engine.types import OFF
from game.session.session import MatchSession
from game.ui.board.aim import middle_of as middle_of_place
from game.ui.board.commands import Commands
from game.ui.board.view import rows_of
from game.ui.scenes.board_keys import WAYS, Stop, nearest
from tests.journeys.display import BRISK, JourneyError, Spot
from tests.journeys.program import Program, Seen, geometry_of, middle_of
from tests.journeys.stations import USUAL

Moves = tuple[CheckerMove, ...]

GUARD_SECONDS = 0.4
"""The game takes a second click at one place, within a little less, for a double click."""
GUARD_PIXELS = 40
KEY_SECONDS = 0.012
OUTSIDE = (1450, 900)
OTHER_SIZE = (1100, 700)
X_NAMES = {" ": "space", "/": "slash", "*": "asterisk", "(": "parenleft", ")": "parenright"}
X_ARROWS = {"left": "Left", "right": "Right", "up": "Up", "down": "Down"}
TAB_LIMIT = 40


class Hand(Protocol):
    """Does what a person wants; the journey looks at what comes of it."""

    def press(self, name: str) -> None:
        """Do what a widget or a button of the board is for."""

    def play(self, session: MatchSession, moves: Moves) -> None:
        """Play a whole roll, checker by checker, and see each lie where it should."""

    def mishap(self, turn: Turn, move: CheckerMove) -> None:
        """Begin a move and lose hold of the checker, where the input lets that happen."""


def wait_for(game: Program, turn: Turn, what: str) -> None:
    """Wait until the board shows a turn as far as it is played; a won game needs no look."""
    if turn.position.is_over:
        return
    mine, theirs = rows_of(turn.position.points)

    def shown(seen: Seen) -> bool:
        on_board = seen["scene"] == "board" and seen["settled"] and seen["held"] is None
        return bool(on_board and (seen["mine"], seen["theirs"]) == (mine, theirs))

    game.wait(what, shown)


def after(turn: Turn, moves: Iterable[CheckerMove]) -> Turn:
    """The turn when these have been made."""
    for move in moves:
        turn = turn.play(move)
    return turn


# --- pointers ------------------------------------------------------------------------------


class Pointer:
    """What clicks, drags and touch share: places to point at, and steps to go."""

    def __init__(self, game: Program) -> None:
        self.game = game
        self._last: Spot = (0, 0)
        game.mouse.pace = BRISK

    def press(self, name: str) -> None:
        """Point at the middle of a widget or button."""
        seen = self.game.wait(
            f"something called {name!r}",
            lambda seen: name in seen.get("widgets", {}) or name in seen.get("buttons", {}),
        )
        self.click(middle_of(seen, name))

    def click(self, spot: Spot) -> None:
        """Click, or tap, and not so soon that it would be the second half of a double click."""
        if dist(self._last, spot) < GUARD_PIXELS:
            # The game has answered the last click by now, however slow the machine is.
            time.sleep(GUARD_SECONDS)
        self.point(spot)
        self._last = spot

    def point(self, spot: Spot) -> None:
        """Go down and up at a place."""
        self.game.mouse.click(spot)

    def carry(self, start: Spot, end: Spot) -> None:
        """Go down at one place and up at another."""
        self.game.mouse.drag(start, end)

    def target(self, turn: Turn, moves: Moves, session: MatchSession) -> Spot:
        """Where these moves of one checker end: in the half that stands for them."""
        geometry = geometry_of(self.game.see())
        source, target = moves[0].source, moves[-1].target
        landing = commands_of(session, turn).landings(source)[target]
        half = [way.moves for way in landing.ways].index(moves)
        x, y = middle_of_place(geometry, target)
        return (x, y) if landing.other is None else (x + (half - 0.5) * geometry.u / 2, y)


class Clicks(Pointer):
    """Clicks a checker, then its target; or an empty point that two checkers make."""

    def press(self, name: str) -> None:
        """A turn is ended by a click on the dice."""
        if name != "done":
            super().press(name)
            return
        seen = self.game.wait_button(name)
        dice = sum(mine for mine, _, _ in seen["dice"])
        self.click(geometry_of(seen).dice_area(True, dice).center)

    def play(self, session: MatchSession, moves: Moves) -> None:
        """One checker after the other, or both at once."""
        turn, game = session.turn, self.game
        assert turn is not None
        made = commands_of(session, turn).make_point(moves[0].target) if len(moves) == 2 else None
        if made is not None and set(made.moves) == set(moves):
            self.click(middle_of_place(geometry_of(game.see()), moves[0].target))
            wait_for(game, after(turn, moves), f"the point {moves[0].target} made by one click")
            return
        for move in moves:
            self.click(game.checker(move.source))
            game.wait(f"the target {move.target}", lambda seen, to=move.target: to in seen["lit"])
            self.click(self.target(turn, (move,), session))
            turn = turn.play(move)
            wait_for(game, turn, f"the checker clicked from {move.source} to {move.target}")

    def mishap(self, turn: Turn, move: CheckerMove) -> None:
        """Choose a checker, and give it up by a second click."""
        spot = self.game.checker(move.source)
        self.click(spot)
        self.game.wait("the lit targets", lambda seen: bool(seen["lit"]))
        self.click(spot)
        self.game.wait("no lit targets", lambda seen: not seen["lit"])
        wait_for(self.game, turn, "the board as it was")


class Drags(Pointer):
    """Carries checkers, over several dice at once where one goes on."""

    def play(self, session: MatchSession, moves: Moves) -> None:
        """One carry after the other."""
        turn = session.turn
        assert turn is not None
        for way in carries(session, turn, moves):
            end = self.target(turn, way, session)
            self.carry(self.game.checker(way[0].source), end)
            turn = after(turn, way)
            wait_for(self.game, turn, f"the checker from {way[0].source} to {way[-1].target}")

    def mishap(self, turn: Turn, move: CheckerMove) -> None:
        """Let go outside the window, and in a window that changes its size under the hand."""
        game, mouse = self.game, self.game.mouse
        start, end = game.checker(move.source), game.place(move.target)
        mouse.drag(start, OUTSIDE)
        wait_for(game, turn, "the checker that was let go outside the window at home")
        mouse.move(start)
        mouse.press()
        mouse.move(end)
        game.wait("the checker in the hand", lambda seen: seen["held"] == move.source)
        for size in (OTHER_SIZE, USUAL):
            mouse.tool("windowsize", game.window, *size)
            game.wait(f"a window of {size}", lambda seen, size=size: seen["window"] == list(size))
        mouse.release()
        wait_for(game, turn, "the checker from before the window changed at home")


class Touch(Drags):
    """A finger that taps and drags; needs the program to be started by `tests.journeys.touched`."""

    def point(self, spot: Spot) -> None:
        """Tap."""
        self._finger("down", spot)
        time.sleep(BRISK.press)
        self._finger("up", spot)

    def carry(self, start: Spot, end: Spot) -> None:
        """Drag in small steps."""
        self._finger("down", start)
        (x, y), (end_x, end_y) = start, end
        for step in range(1, BRISK.steps + 1):
            share = step / BRISK.steps
            self._finger("move", (x + (end_x - x) * share, y + (end_y - y) * share))
            time.sleep(BRISK.step)
        self._finger("up", end)

    def mishap(self, turn: Turn, move: CheckerMove) -> None:
        """Slide off the glass."""
        self.carry(self.game.checker(move.source), (self.game.see()["window"][0], 300))
        wait_for(self.game, turn, "the checker that slid off the glass at home")

    def _finger(self, kind: str, spot: Spot) -> None:
        width, height = self.game.see()["window"]
        self.game.send(f"{kind} {spot[0]} {spot[1]} {width} {height}")


def carries(session: MatchSession, turn: Turn, moves: Moves) -> Iterable[Moves]:
    """The moves in parts that one carry does: a checker that goes on is not put down between."""
    left = list(moves)
    while left:
        way: Moves = (left.pop(0),)
        while left and left[0].source == way[-1].target != OFF:
            landing = commands_of(session, turn).landings(way[0].source).get(left[0].target)
            longer = (*way, left[0])
            if landing is None or longer not in [one.moves for one in landing.ways]:
                break
            way = longer
            del left[0]
        yield way
        turn = after(turn, way)


def commands_of(session: MatchSession, turn: Turn) -> Commands:
    """What the game's own hand would find in a turn."""
    commands = Commands(session)
    session._turn = turn
    return commands


# --- keyboard ------------------------------------------------------------------------------


class Keyboard:
    """Types one play, walks through the next, and so on."""

    def __init__(self, game: Program) -> None:
        self.game = game
        self._typing = False

    def press(self, name: str) -> None:
        """Tab until the ring is there, then Enter; on the board, the key of the button."""
        if self.game.see()["scene"] == "board":
            self.game.wait_button(name)
            self._keys("a" if name == "accept" else "space")
            return
        for _ in range(TAB_LIMIT):
            seen = self.game.wait("the ring", lambda one: one.get("focus") is not None)
            if seen["focus"] == name:
                self._keys("Return")
                return
            self._keys("Tab")
            self.game.wait("the next ring", lambda one, was=seen: one["focus"] != was["focus"])
        raise JourneyError(f"Tab does not come to {name!r}")

    def play(self, session: MatchSession, moves: Moves) -> None:
        """Type the play or walk the checkers."""
        self._typing = not self._typing
        turn = session.turn
        assert turn is not None
        if self._typing:
            text = format_play(moves, turn.position)
            # Once a play is begun, the game asks the system what Shift makes of a key.
            for shown, part in ((text[0], text[0]), (text, text[1:])):
                self._keys(*(X_NAMES.get(letter, letter) for letter in part))
                self.game.wait(f"the typed {shown}", lambda seen, is_=shown: seen["typed"] == is_)
            self._keys("Return")
            wait_for(self.game, after(turn, moves), f"the typed play {text}")
            return
        for move in moves:
            self._walk(commands_of(session, turn), move)
            turn = turn.play(move)
            wait_for(self.game, turn, f"the checker walked from {move.source} to {move.target}")

    def mishap(self, turn: Turn, move: CheckerMove) -> None:
        """Lift a checker and think better of it; then type what is no play."""
        self._go(None, (move.source, 0), [(place, 0) for place in _sources(turn)])
        self._keys("Return")
        self.game.wait("the lit targets", lambda seen: bool(seen["lit"]))
        self._keys("Escape", "Escape")
        self._keys("1", "slash", "9", "Return")
        self.game.wait("why 1/9 is no play", lambda seen: bool(seen["message"]))
        self._keys("Escape")
        wait_for(self.game, turn, "the board as it was")

    def _walk(self, commands: Commands, move: CheckerMove) -> None:
        """To the checker, Enter, to the target, Enter."""
        movable = [(place, 0) for place in commands.movable()]
        self._go(None, (move.source, 0), movable)
        self._keys("Return")
        self.game.wait("the lit targets", lambda seen: move.target in seen["lit"])
        landings = sorted(commands.landings(move.source).items(), reverse=True)
        stops = [(place, half) for place, one in landings for half in range(len(one.ways))]
        half = [way.moves for way in dict(landings)[move.target].ways].index((move,))
        self._go(stops[0], (move.target, half), [*stops, (move.source, 0)])
        self._keys("Return")

    def _go(self, start: Stop | None, goal: Stop, stops: Sequence[Stop]) -> None:
        """Walk with the arrows; from nowhere, the first arrow goes to the first stop."""
        if start is None:
            self._keys("Right")
        arrows = self._arrows(start or stops[0], goal, stops)
        self._keys(*(X_ARROWS[arrow] for arrow in arrows))
        self.game.wait(f"the ring on {goal[0]}", lambda seen: seen["focus"] == goal[0])

    def _arrows(self, start: Stop, goal: Stop, stops: Sequence[Stop]) -> list[str]:
        """The fewest arrows from stop to stop, as somebody sees who looks at the board."""
        geometry = geometry_of(self.game.see())
        ways: dict[Stop, list[str]] = {start: []}
        queue = deque([start])
        while queue and goal not in ways:
            here = queue.popleft()
            for arrow, way in WAYS.items():
                there = nearest(here, stops, way, geometry)
                if there not in ways:
                    ways[there] = [*ways[here], arrow]
                    queue.append(there)
        if goal not in ways:
            raise JourneyError(f"no arrows lead from {start} to {goal} among {stops}")
        return ways[goal]

    def _keys(self, *names: str) -> None:
        if names:
            self.game.mouse.key(*names, seconds=KEY_SECONDS)


def _sources(turn: Turn) -> list[int]:
    """Where a checker can be lifted, the highest point first."""
    return sorted({move.source for move in turn.next_moves()}, reverse=True)
