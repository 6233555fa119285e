"""The list of a hint under the pointer, and the button that shows the last play again."""

from collections.abc import Callable

import pytest

from game.session.intents import Roll
from game.ui.board.hud_corner import CORNER
from game.ui.board.hud_pen import rect_of
from game.ui.board.hud_status import lines_of_plays
from tests import pictures
from tests.support.pilot import Pilot

Opener = Callable[..., Pilot]


def line(pilot: Pilot, number: int) -> tuple[int, int]:
    """The middle of a play in the list of a hint."""
    hud = pilot.board.control.hud
    assert hud._column is not None
    assert hud.model is not None
    count = len(hud.model.status.plays)
    return lines_of_plays(hud._pen, rect_of(hud._column.status), count)[number].center


def chosen(pilot: Pilot) -> list[bool]:
    model = pilot.board.control.hud.model
    assert model is not None
    return [play.chosen for play in model.status.plays]


@pytest.fixture
def listing(pilot: Pilot) -> Pilot:
    """A window with the list of a hint."""
    pictures.board_to_play(pilot)
    pilot.key("h")
    pilot.key("h")
    return pilot


def test_the_pointer_chooses_the_play_that_it_lies_on(listing: Pilot) -> None:
    listing.move(*line(listing, 2))
    listing.frame()
    assert chosen(listing) == [False, False, True]

    listing.move(*line(listing, 1))
    listing.frame()
    assert chosen(listing) == [False, True, False]


def test_a_play_stays_chosen_when_the_pointer_leaves_the_list(listing: Pilot) -> None:
    listing.move(*line(listing, 2))
    listing.frame()
    listing.move(400, 400)
    listing.frame()

    assert chosen(listing) == [False, False, True]


def test_a_click_on_the_chosen_play_plays_it(listing: Pilot) -> None:
    listing.move(*line(listing, 1))
    listing.frame()
    moves = listing.board.control.hint.moves

    listing.click(*line(listing, 1))
    listing.settle()

    turn = listing.session.turn
    assert turn is not None
    assert turn.moves == moves
    assert "undo" in listing.buttons


def test_a_touch_chooses_first_and_plays_then(listing: Pilot) -> None:
    """A finger does not hover: what it taps is shown before it is played."""
    place = line(listing, 1)

    listing.click(*place)
    turn = listing.session.turn
    assert turn is not None
    assert chosen(listing) == [False, True, False]
    assert not turn.moves

    listing.wait_out_double_click()
    listing.click(*place)
    listing.settle()
    turn = listing.session.turn
    assert turn is not None
    assert turn.moves


def play_once(pilot: Pilot) -> None:
    """Both sides have played once, and it is the person's turn again."""
    pilot.start()
    pilot.type("8/5 6/5")
    pilot.key("return")
    pilot.settle()
    pilot.key("return")
    pilot.settle()


def test_the_last_play_can_be_seen_again_by_a_click(open_pilot: Opener) -> None:
    pilot = open_pilot(dice=[(3, 1), (6, 5), (4, 2), (5, 3)], speed="normal")
    play_once(pilot)
    assert CORNER in pilot.buttons

    pilot.click_button(CORNER)

    assert not pilot.board.flow.idle
    assert CORNER not in pilot.buttons
    pilot.settle()
    pilot.frame()
    assert CORNER in pilot.buttons
    assert pilot.board.settled


def test_there_is_no_such_button_when_there_is_nothing_to_see(open_pilot: Opener) -> None:
    pilot = open_pilot(dice=[(3, 1), (6, 5), (4, 2), (5, 3)])
    pilot.start()
    assert CORNER not in pilot.buttons

    play_once(pilot)
    pilot.board.flow.submit(Roll())
    pilot.settle()
    pilot.frame()
    assert CORNER in pilot.buttons
    pilot.key("h")
    assert CORNER not in pilot.buttons
    pilot.key("escape")
    assert CORNER in pilot.buttons
    pilot.drag(13, 9)
    pilot.settle()
    pilot.frame()

    assert CORNER not in pilot.buttons
