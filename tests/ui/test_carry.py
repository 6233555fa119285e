"""How a checker hangs in the hand."""

from math import hypot

from game.ui.board.carry import UPRIGHT, Carry

FRAME = 1 / 60
UNIT = 60.0
LIFT = 0.09


def test_a_checker_is_lifted_in_a_moment() -> None:
    carry = Carry()
    carry.take()

    heights = []
    for _ in range(8):
        carry.advance(FRAME, (0, 0), UNIT, LIFT)
        heights.append(carry.height)

    assert 0 < heights[0] < heights[1] < 1
    assert heights[-1] == 1
    assert not carry.restless


def test_it_leans_the_way_it_goes_and_straightens_when_it_stops() -> None:
    carry = Carry()
    carry.take()
    for frame in range(20):
        carry.advance(FRAME, (frame * 25.0, 0), UNIT, LIFT)
    moving = carry.lean
    for _ in range(60):
        carry.advance(FRAME, (19 * 25.0, 0), UNIT, LIFT)

    assert 0.5 < moving[0] <= 1
    assert moving[1] == 0
    assert carry.lean == UPRIGHT
    assert not carry.restless


def test_no_speed_makes_it_lean_more_than_it_can() -> None:
    carry = Carry()
    carry.take()
    for frame in range(30):
        carry.advance(FRAME, (frame * 900.0, frame * -900.0), UNIT, LIFT)

    assert hypot(*carry.lean) <= 1.0001


def test_without_animation_it_is_up_at_once_and_never_leans() -> None:
    carry = Carry()
    carry.take()
    for frame in range(3):
        carry.advance(FRAME, (frame * 200.0, 0), UNIT, 0.0)
        assert (carry.height, carry.lean) == (1.0, UPRIGHT)
    assert not carry.restless
