"""The points are numbered from the side of whoever moves, in all four orientations."""

from collections.abc import Callable
from itertools import pairwise

import pygame
import pytest

from game.engine.types import Side
from game.ui.scenes.board_still import counts_from_mine, still_picture
from tests.support.pilot import FRAME, Pilot

Opener = Callable[..., Pilot]


def buffer(pilot: Pilot) -> bytes:
    """The number of a point as it is on the screen; no checker casts a shadow there."""
    number = pygame.Rect(0, 0, 20, 14)
    number.center = pilot.board.control.hand.geometry.number_center(3)
    return bytes(pilot.app.canvas.surface.subsurface(number).copy().get_buffer().raw)


def test_the_numbers_turn_for_the_computer_and_back(open_pilot: Opener) -> None:
    pilot = open_pilot(dice=[(3, 1), (6, 5), (4, 2)], speed="normal")
    pilot.start()
    assert counts_from_mine(pilot.board.flow)
    before = buffer(pilot)
    pilot.type("8/5 6/5")
    pilot.key("return")
    pilot.advance(1.0)
    if pilot.board.flow.my_decision:
        pilot.key("return")

    seen: list[bool] = []
    theirs = b""
    while not (seen and seen[-1] and not all(seen)):
        assert len(seen) * FRAME < 20, "the computer does not play"
        pilot.frame()
        seen.append(still_picture(pilot.app.context, pilot.board.control).numbers_mine)
        if not seen[-1]:
            theirs = buffer(pilot)
    pilot.settle()
    pilot.frame()

    turns = sum(one is not other for one, other in pairwise(seen))
    assert turns <= 2, "the numbers flicker"
    assert theirs != before
    assert buffer(pilot) == before


@pytest.mark.parametrize("human", list(Side))
@pytest.mark.parametrize("home_left", [False, True])
def test_a_person_to_move_has_the_own_home_at_the_bottom_counted_from_one(
    open_pilot: Opener, human: Side, home_left: bool
) -> None:
    throw = (3, 1) if human is Side.WHITE else (1, 3)
    pilot = open_pilot(dice=[throw])
    pilot.start(human=human, home_left=home_left)
    flow, geometry = pilot.board.flow, pilot.board.control.hand.geometry

    assert flow.human is human
    assert counts_from_mine(flow)
    assert geometry.number_center(1)[1] > geometry.center_y
    middle = geometry.rect.x + geometry.rect.w / 2
    assert (geometry.number_center(1)[0] < middle) is home_left
    assert geometry.checker_center(True, 6, 0, 5)[1] > geometry.center_y
