"""Turn: a roll that is being played, checker by checker, under the rules of the whole roll.

Those rules are one sentence: *as much of the dice as possible must be played*. Both dice count
more than one, the larger more than the smaller, four of a double more than three; so a move may
come next if and only if the greatest total stays within reach.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from game.engine.dice import Roll
from game.engine.errors import IllegalPlayError
from game.engine.play import CheckerMove
from game.engine.position import Position
from game.engine.steps import moved, sources, target_of

Moves = tuple[CheckerMove, ...]

Route = Moves
"""Of one and the same checker, one after the other."""


@dataclass(frozen=True, slots=True)
class Turn:
    """A roll half played; every move makes a new turn and leaves the old one as it was.

    The bare constructor trusts the moves it is given; `play` checks.
    """

    start: Position
    roll: Roll
    moves: tuple[CheckerMove, ...] = ()

    @property
    def position(self) -> Position:
        """Where the checkers stand now, in the mover's view."""
        points = self.start.points
        for move in self.moves:
            points = moved(points, move.source, move.die)
        return Position(points)

    @property
    def dice_left(self) -> tuple[int, ...]:
        """The dice not yet played, the higher first."""
        left = self.roll.dice
        for move in self.moves:
            left = _without(left, move.die)
        return left

    @property
    def is_complete(self) -> bool:
        """Whether no further move is possible."""
        return not self.next_moves()

    @property
    def can_play(self) -> bool:
        """Whether the roll allowed any move at all."""
        return bool(self.moves) or not self.is_complete

    def next_moves(self) -> tuple[CheckerMove, ...]:
        """The moves that may come next.

        Bearing off the last checker wins and is offered even where the letter of the rule
        would have both dice played first.
        """
        points = self.position.points
        ranked = [
            (move, move.die + _greatest_total(after, rest), _is_borne_off(after))
            for move, after, rest in _moves_from(points, self.dice_left)
        ]
        best = max((total for _, total, _ in ranked), default=0)
        return tuple(move for move, total, wins in ranked if total == best or wins)

    def play(self, move: CheckerMove) -> "Turn":
        """The turn after this move.

        Raises:
            IllegalPlayError: if the move may not come next.
        """
        if move not in self.next_moves():
            raise IllegalPlayError(f"{move} may not come next with {self.dice_left}")
        return Turn(self.start, self.roll, (*self.moves, move))

    def play_all(self, moves: Moves) -> "Turn":
        """The turn after several moves; quickly where they use all dice, as most plays do.

        Raises:
            IllegalPlayError: if one of them may not come next.
        """
        if self._uses_all_dice(moves):
            return Turn(self.start, self.roll, (*self.moves, *moves))
        turn = self
        for move in moves:
            turn = turn.play(move)
        return turn

    def _uses_all_dice(self, moves: Moves) -> bool:
        """Whether each move can be made and no die is left; no other play can then be greater."""
        points, left = self.position.points, self.dice_left
        for move in moves:
            if move.die not in left or move.source not in sources(points, move.die):
                return False
            if move.target != target_of(move.source, move.die):
                return False
            points, left = moved(points, move.source, move.die), _without(left, move.die)
        return not left

    def undo(self) -> "Turn":
        """The turn before its last move.

        Raises:
            IllegalPlayError: if nothing has been moved since the roll.
        """
        if not self.moves:
            raise IllegalPlayError("no move to take back")
        return Turn(self.start, self.roll, self.moves[:-1])

    def endings(self) -> dict[Position, Moves]:
        """Where the rest of the roll can lead, each with the first moves found that lead there."""
        endings: dict[Position, Moves] = {}
        seen = {(self.position, self.dice_left)}
        open_turns = [self]
        for turn in open_turns:
            after = turn.next_moves()
            if not after:
                endings.setdefault(turn.position, turn.moves[len(self.moves) :])
            for move in after:
                further = Turn(self.start, self.roll, (*turn.moves, move))
                place = further.position, further.dice_left
                if place not in seen:
                    seen.add(place)
                    open_turns.append(further)
        return endings

    def hits(self, move: CheckerMove) -> bool:
        """Whether this move, made now, sends a blot to the bar."""
        return move.target > 0 and self.position.points[move.target] == -1

    def paths_from(self, source: int, first_die: int | None = None) -> dict[int, tuple[Route, ...]]:
        """Where the checker on a point can get to, and by which routes.

        Args:
            source: the point, or the bar.
            first_die: of two routes with as many dice, the one that starts with this die
                comes first; without it, the one that starts with the higher die.

        Returns:
            For each target the legal routes of that one checker, those with fewer dice first.
        """
        routes: dict[int, list[Route]] = {}
        for route in self._routes(source):
            routes.setdefault(route[-1].target, []).append(route)
        return {
            target: tuple(sorted(found, key=lambda route: (len(route), route[0].die != first_die)))
            for target, found in routes.items()
        }

    def _routes(self, source: int) -> Iterator[Route]:
        for move in self.next_moves():
            if move.source == source:
                yield (move,)
                for onward in self.play(move)._routes(move.target):
                    yield (move, *onward)


def _greatest_total(points: tuple[int, ...], dice: tuple[int, ...]) -> int:
    """As much of the dice as can be played from here."""
    best = 0
    for move, after, rest in _moves_from(points, dice):
        best = max(best, move.die + _greatest_total(after, rest))
        if best == sum(dice):
            break
    return best


def _moves_from(
    points: tuple[int, ...], dice: tuple[int, ...]
) -> Iterator[tuple[CheckerMove, tuple[int, ...], tuple[int, ...]]]:
    """Every move of one checker, the points after it and the dice left, higher dice first."""
    for die in dict.fromkeys(dice):
        for source in sources(points, die):
            move = CheckerMove(source, target_of(source, die), die)
            yield move, moved(points, source, die), _without(dice, die)


def _without(dice: tuple[int, ...], die: int) -> tuple[int, ...]:
    at = dice.index(die)
    return dice[:at] + dice[at + 1 :]


def _is_borne_off(points: tuple[int, ...]) -> bool:
    return max(points) <= 0
