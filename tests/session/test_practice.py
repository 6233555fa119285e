"""A roll that is tried: the rules hold, it can be taken back and begun again, nothing follows."""

import pytest

from game.engine.dice import Roll
from game.engine.match import MatchRules
from game.engine.play import CheckerMove
from game.engine.position import Position
from game.engine.state import GameState
from game.engine.types import Side
from game.session.events import CheckerMoved, MoveUndone, Refusal, Refused
from game.session.intents import Confirm, Intent, MoveChecker, OfferDouble, TakeBackTurn, Undo
from game.session.practice import Practice
from tests.support.boards import board


def tried(position: Position, roll: Roll | None) -> Practice:
    state = GameState.set_up(MatchRules.match(7), Side.WHITE, position, roll=roll)
    return Practice(state, Side.WHITE)


def test_checkers_are_moved_hit_and_taken_back() -> None:
    practice = tried(board("x 8:2 6:2 | o 22:1 1:2 6:3"), Roll(5, 2))
    move = CheckerMove(8, 3, 5)

    happened = practice.submit(Side.WHITE, MoveChecker((move,)))
    undone = practice.submit(Side.WHITE, Undo())

    assert happened == [CheckerMoved(Side.WHITE, move, hit=True)]
    assert undone == [MoveUndone(Side.WHITE, move, hit=True)]
    assert practice.turn is not None
    assert practice.turn.moves == ()


def test_a_refused_move_changes_nothing() -> None:
    practice = tried(Position.start(), Roll(6, 5))
    move = CheckerMove(24, 19, 5)

    assert practice.submit(Side.WHITE, MoveChecker((move,))) == [
        Refused(Side.WHITE, Refusal.POINT_CLOSED, (move,))
    ]
    assert practice.turn is not None
    assert practice.turn.moves == ()


@pytest.mark.parametrize("intent", [Confirm(), OfferDouble(), TakeBackTurn()])
def test_nothing_but_moving_is_possible(intent: Intent) -> None:
    practice = tried(Position.start(), Roll(3, 1))
    for move in (CheckerMove(8, 5, 3), CheckerMove(6, 5, 1)):
        practice.submit(Side.WHITE, MoveChecker((move,)))

    assert not practice.allows(Side.WHITE, intent)
    assert practice.submit(Side.WHITE, intent) == [Refused(Side.WHITE, Refusal.NOT_NOW)]


def test_it_can_be_begun_again_even_after_the_last_checker() -> None:
    practice = tried(board("x 2:1 | o 1:2"), Roll(6, 5))
    practice.submit(Side.WHITE, MoveChecker((CheckerMove(2, 0, 6),)))
    assert practice.turn is not None
    assert practice.turn.position.is_over

    practice.start_over()

    assert practice.turn.position == practice.state.position
    assert practice.allows(Side.WHITE, MoveChecker((CheckerMove(2, 0, 5),)))


def test_without_a_roll_nobody_moves() -> None:
    practice = tried(Position.start(), None)

    assert practice.why_not(Side.WHITE, MoveChecker((CheckerMove(8, 5, 3),))) is Refusal.ROLL_FIRST
