"""From a gesture or a key to an intent, using what the session allows; also why something isn't.

Points are the person's own, 25 the bar and 0 off.
"""

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from itertools import permutations
from typing import Protocol

from game.engine.play import CheckerMove
from game.engine.turn import Route, Turn
from game.engine.types import BAR, OFF, Side
from game.session.events import Refusal, Refused
from game.session.intents import Confirm, Intent, MoveChecker, Roll
from game.session.rulings import Table
from game.session.setup import MatchSetup


class Playable(Table, Protocol):
    """Where a person can move checkers: a match, or a roll that is being tried."""

    @property
    def setup(self) -> MatchSetup:
        """Who sits before the board."""

    def why_not(self, side: Side, intent: Intent) -> Refusal | None:
        """Why the intent would be refused now; None if it would happen."""

    def allows(self, side: Side, intent: Intent) -> bool:
        """Whether the intent would happen now."""


@dataclass(frozen=True, slots=True)
class Landing:
    """A point that one checker can reach now, and the way there that would be taken."""

    target: int
    moves: tuple[CheckerMove, ...]
    pips: int
    """What the way costs: the sum of its dice."""
    hits: bool
    """Whether a blot stands on the last point."""
    passes: tuple[int, ...] = ()
    """The points before the last one on which the way hits."""
    other: "Landing | None" = None
    """A second way to the same point, where the two hit different blots."""

    @property
    def ways(self) -> tuple["Landing", ...]:
        """The ways to choose from: the quieter one first, which lies in the left half."""
        return (self,) if self.other is None else (self, self.other)


class Commands:
    """What the person at the screen can do at this moment."""

    def __init__(self, session: Playable) -> None:
        self.session = session
        self.human = session.setup.human
        self.swapped = False
        """Whether the lower die of the roll is to be played first."""
        self._known_turn: Turn | None = None
        self._known_moves: tuple[CheckerMove, ...] = ()

    @property
    def turn(self) -> Turn | None:
        """The person's half-played roll; None when it is not the person who plays."""
        if self.session.state.to_act is not self.human:
            return None
        return self.session.turn

    @property
    def first_die(self) -> int | None:
        """The die that is played first where both ways lead to a point."""
        turn = self.turn
        if turn is None or not turn.dice_left:
            return None
        return min(turn.dice_left) if self.swapped else max(turn.dice_left)

    def movable(self) -> tuple[int, ...]:
        """Points from which a checker can move now, the highest first."""
        return tuple(sorted({move.source for move in self._next_moves()}, reverse=True))

    @property
    def complete(self) -> bool:
        """Whether it is the person's turn and nothing is left to play in it."""
        return self.turn is not None and not self._next_moves()

    def _next_moves(self) -> tuple[CheckerMove, ...]:
        """The moves that may come next; asked in every frame, worked out once a turn."""
        turn = self.turn
        if turn is None:
            return ()
        if turn is not self._known_turn:
            self._known_turn, self._known_moves = turn, turn.next_moves()
        return self._known_moves

    def landings(self, source: int) -> dict[int, Landing]:
        """Where the checker of a point can get to, each by the way that a drop there takes.

        Fewest dice come first, then the way that plays the first die shown first. Where two ways
        hit different blots, both are there.
        """
        turn = self.turn
        if turn is None:
            return {}
        paths = turn.paths_from(source, first_die=self.first_die)
        return {target: _landing(turn, routes) for target, routes in paths.items()}

    def move(self, source: int, target: int, half: int = 0) -> MoveChecker | None:
        """The intent to bring a checker from one point to another; None without a legal way.

        Args:
            source: where it stands.
            target: where it is to go.
            half: which way is meant where there are two.
        """
        landing = self.landings(source).get(target)
        if landing is None:
            return None
        return MoveChecker(landing.ways[min(half, len(landing.ways) - 1)].moves)

    def play_die(self, source: int, *, second: bool = False) -> MoveChecker | None:
        """The intent to play one die with the checker of a point.

        Args:
            source: where it stands.
            second: rather the other die than the one that is shown first; where the checker can
                only move by one of the two, it does so.
        """
        moves = [move for move in self._next_moves() if move.source == source]
        first = self.first_die
        moves.sort(key=lambda move: (move.die == first) is second)
        return MoveChecker(tuple(moves[:1])) if moves else None

    def make_point(self, target: int) -> MoveChecker | None:
        """The intent to bring two checkers to a point that holds none; None where they can't."""
        turn = self.turn
        if turn is None or not OFF < target < BAR or turn.position.points[target] > 0:
            return None
        open_turns = [turn]
        for further in open_turns:  # those with fewer moves come first
            moves = further.moves[len(turn.moves) :]
            if further.position.points[target] > 1 and _two_arrive(moves, target):
                return MoveChecker(moves)
            open_turns += [further.play(move) for move in _towards(further, target)]
        return None

    def sequence(self, steps: Iterable[tuple[int, int]]) -> MoveChecker | None:
        """The intent to go several steps, one after the other; None where one is not legal."""
        turn, moves = self.turn, list[CheckerMove]()
        for source, target in steps:
            routes = turn.paths_from(source, self.first_die).get(target) if turn else None
            if turn is None or not routes:
                return None
            onward = _landing(turn, routes).moves
            moves += onward
            turn = turn.play_all(onward)
        return MoveChecker(tuple(moves)) if moves else None

    def refusal(self, source: int, target: int) -> Refused:
        """Why a checker cannot go there: the refusal of the most likely way."""
        best: Refused | None = None
        for moves in self._ways(source, target):
            code = self.session.why_not(self.human, MoveChecker(moves))
            if code is not None and (best is None or best.code is Refusal.NO_SUCH_DIE):
                best = Refused(self.human, code, moves)
        return best or Refused(self.human, Refusal.NO_SUCH_DIE)

    def refusal_from(self, source: int) -> Refused:
        """Why the checker of a point cannot move at all."""
        turn = self.turn
        if turn is None:
            code = self.session.why_not(self.human, MoveChecker((CheckerMove(source, OFF, 1),)))
            return Refused(self.human, code or Refusal.NOT_NOW)
        if turn.is_complete:
            return Refused(self.human, Refusal.TURN_UNFINISHED)
        best: Refused | None = None
        for die in dict.fromkeys(turn.dice_left):
            move = CheckerMove(source, max(OFF, source - die), die)
            code = self.session.why_not(self.human, MoveChecker((move,)))
            # A closed point explains less than a rule about both dice.
            if code is not None and (best is None or best.code is Refusal.POINT_CLOSED):
                best = Refused(self.human, code, (move,))
        return best or Refused(self.human, Refusal.NOT_NOW)

    def main_intent(self) -> Intent | None:
        """What Space does now: end the turn, or roll."""
        for intent in (Confirm(), Roll()):
            if self.session.allows(self.human, intent):
                return intent
        return None

    def _ways(self, source: int, target: int) -> Iterator[tuple[CheckerMove, ...]]:
        """Ways by the dice that are left which lead there, legal or not; else the direct one."""
        turn = self.turn
        dice = turn.dice_left if turn is not None else ()
        found = False
        for length in range(1, len(dice) + 1):
            for order in dict.fromkeys(permutations(dice, length)):
                moves = _steps(source, target, order)
                if moves is not None:
                    found = True
                    yield moves
        if not found:
            yield (CheckerMove(source, target, abs(source - target)),)


def _landing(turn: Turn, routes: tuple[Route, ...]) -> Landing:
    """What the best route leads to, and the next that hits other blots on its way."""
    ways = [_way(turn, route) for route in routes]
    first, *others = ways
    other = next((way for way in others if set(way.passes) != set(first.passes)), None)
    if other is None:
        return first
    quiet, loud = sorted((first, other), key=lambda way: len(way.passes))
    return replace(quiet, other=loud)


def _way(turn: Turn, route: Route) -> Landing:
    hits = []
    for move in route:
        if turn.hits(move):
            hits.append(move.target)
        turn = turn.play(move)
    target = route[-1].target
    passes = tuple(point for point in hits if point != target)
    return Landing(target, route, sum(move.die for move in route), target in hits, passes)


def _towards(turn: Turn, target: int) -> list[CheckerMove]:
    """Moves onto a point, and with a double also those that come nearer to it in equal steps."""
    return [
        move
        for move in turn.next_moves()
        if move.target == target
        or (turn.roll.is_double and move.target > target and not (move.target - target) % move.die)
    ]


def _two_arrive(moves: Route, target: int) -> bool:
    """Whether the moves bring two checkers to the point and leave none on the way."""
    left = Counter(move.source for move in moves)
    come = Counter(move.target for move in moves)
    return all(left[point] >= count for point, count in come.items() if point != target)


def _steps(source: int, target: int, dice: tuple[int, ...]) -> tuple[CheckerMove, ...] | None:
    """The moves of one checker by these dice in this order, if they end on the target."""
    moves = []
    at = source
    for die in dice:
        if at == OFF:
            return None
        stop = max(OFF, at - die)
        moves.append(CheckerMove(at, stop, die))
        at = stop
    return tuple(moves) if at == target and source <= BAR else None
