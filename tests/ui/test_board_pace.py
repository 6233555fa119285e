"""What goes by itself on the board, how long it takes, and that nobody is held up."""

from collections.abc import Callable

import pytest

from game.engine.match import MatchRules
from game.engine.state import Phase
from game.engine.types import Side
from game.saving.settings import Settings
from game.session import intents
from game.session.session import MatchSession
from game.ui.board.highlights import StillPicture
from game.ui.scenes.board_pace import GLOW_AFTER
from game.ui.scenes.board_still import still_picture
from tests.support.boards import board
from tests.support.fakes import ScriptedBrain
from tests.support.pilot import FRAME, Pilot, until
from tests.support.places import session_at

Opener = Callable[..., Pilot]

MIDDLE = "x 24:2 13:4 8:3 6:4 5:2 | o 24:1 23:1 13:4 8:3 6:4 4:2"
CLOSED = "x bar:1 6:3 | o 1:2 2:2 3:2 4:2 5:2 6:2 8:2"
RACE = "x 6:2 3:2 2:1 | o 5:2 2:3"


def seated(opener: Opener, session: MatchSession, **wishes: object) -> Pilot:
    pilot = opener(**wishes)
    pilot.sit_down(session)
    return pilot


# --- glow and arrows -------------------------------------------------------------------------


def test_movable_checkers_light_up_when_the_person_waits(open_pilot: Opener) -> None:
    pilot = seated(open_pilot, session_at(board(MIDDLE), (4, 3)), speed="normal")
    flow = pilot.board.flow

    pilot.advance(GLOW_AFTER - 0.1)
    early = flow.glow
    pilot.advance(0.3)
    later = flow.glow
    pilot.advance(1.0)

    assert early == 0
    assert 0 < later < 1
    assert flow.glow == 1
    pilot.frame()
    assert not pilot.board.dirty
    assert pilot.board.rest > 1


def test_a_move_puts_the_glow_out(open_pilot: Opener) -> None:
    pilot = seated(open_pilot, session_at(board(MIDDLE), (4, 3)))
    pilot.advance(GLOW_AFTER + 0.1)
    assert pilot.board.flow.glow == 1

    pilot.drag(13, 9)

    assert pilot.board.flow.glow == 0


def test_arrows_of_the_computers_play_stay_until_the_person_moves(open_pilot: Opener) -> None:
    pilot = open_pilot(dice=[(3, 1), (6, 5), (4, 2)])
    pilot.start()
    pilot.drag(8, 4)
    pilot.key("return")
    pilot.settle()
    pilot.key("space")
    pilot.settle()

    shown = [len(picture_of(pilot).ways)]
    pilot.drag(24, 20)
    shown.append(len(picture_of(pilot).ways))

    assert shown[0] > 0
    assert shown[1] == 0


def picture_of(pilot: Pilot) -> StillPicture:
    board = pilot.board
    return still_picture(pilot.app.context, board.control)


def test_the_computers_last_play_is_shown_again_at_a_key(open_pilot: Opener) -> None:
    pilot = open_pilot(dice=[(3, 1), (6, 5), (4, 2)], speed="quick")
    pilot.start()
    pilot.drag(8, 4)
    pilot.settle()
    pilot.key("return")
    pilot.settle()
    before = list(pilot.board.flow.view.theirs)

    pilot.key("v")
    moved = 0
    while not pilot.board.flow.idle:
        moved += bool(pilot.board.flow.view.flights)
        pilot.frame()

    assert moved > 10
    assert pilot.board.flow.view.theirs == before
    pilot.check()


def test_there_is_nothing_to_show_again_at_the_start(open_pilot: Opener) -> None:
    pilot = open_pilot(dice=[(3, 1)], speed="quick")
    pilot.start()

    pilot.key("v")

    assert pilot.board.settled


# --- what is done for the person -------------------------------------------------------------


def test_forced_moves_are_played_where_that_is_wished(open_pilot: Opener) -> None:
    only = "x 24:1 | o 2:2 3:2 6:2 8:2"
    wishes = Settings(auto_forced=True)
    pilot = seated(open_pilot, session_at(board(only), (4, 3)), settings=wishes)

    pilot.advance(1.0)

    assert pilot.mine[20] == 1
    assert "done" in pilot.buttons
    pilot.key("backspace")
    pilot.advance(1.0)
    assert pilot.mine[24] == 1


def test_nothing_is_played_for_the_person_unasked(open_pilot: Opener) -> None:
    only = "x 24:1 | o 2:2 3:2 6:2 8:2"
    pilot = seated(open_pilot, session_at(board(only), (4, 3)))

    pilot.advance(2.0)

    assert pilot.mine[24] == 1
    assert pilot.board.describe()["hint"] == "There is only one way to play this roll."


def test_checkers_are_borne_off_where_nothing_else_could_be_better(open_pilot: Opener) -> None:
    wishes = Settings(auto_bear_off=True)
    pilot = seated(open_pilot, session_at(board(RACE), (6, 3)), settings=wishes)

    pilot.advance(2.0)

    assert pilot.mine[0] == 15 - 3
    assert "done" in pilot.buttons


@pytest.mark.parametrize("wished", [True, False])
def test_somebody_closed_out_is_not_held_up(open_pilot: Opener, wished: bool) -> None:
    session = session_at(board(CLOSED), throws=((6, 5), (2, 1), (4, 3)), cube=None)
    pilot = seated(open_pilot, session, settings=Settings(fast_forward=wished))
    rolls = len(session.record.entries)

    pilot.advance(1.2)

    doubles = session.allows(Side.WHITE, intents.OfferDouble())
    went_on = len(session.record.entries) > rolls
    assert went_on is (wished and not doubles)


def test_a_click_anywhere_ends_a_turn_without_a_move(open_pilot: Opener) -> None:
    no_six = board("x bar:1 6:3 | o 2:2 3:2 4:2 5:2 6:2 8:2")
    session = session_at(no_six, (6, 5), throws=((2, 1),))
    pilot = seated(open_pilot, session, settings=Settings(fast_forward=False))
    pilot.advance(0.5)
    assert session.state.on_roll is Side.WHITE

    pilot.click(*pilot.place(10))

    assert session.state.on_roll is Side.BLACK


def test_a_race_is_finished_for_the_person(open_pilot: Opener) -> None:
    session = session_at(board(RACE), throws=((6, 5), (2, 1), (4, 3), (6, 6), (5, 4), (6, 5)))
    pilot = seated(open_pilot, session, speed="normal")
    assert "finish" in pilot.buttons

    pilot.click_button("finish")
    until(pilot, lambda: pilot.scene == "results")

    assert session.state.phase is Phase.GAME_OVER
    assert not pilot.board.flow.finisher.active


def test_escape_takes_the_race_back_into_ones_own_hands(open_pilot: Opener) -> None:
    session = session_at(board(RACE), throws=((6, 5), (2, 1)))
    pilot = seated(open_pilot, session, speed="normal")
    pilot.click_button("finish")
    pilot.frame()

    pilot.key("escape")

    assert not pilot.board.flow.finisher.active
    assert pilot.scene == "board"
    pilot.settle()
    assert session.state.outcome is None


def test_no_race_is_offered_while_there_is_contact(open_pilot: Opener) -> None:
    pilot = seated(open_pilot, session_at(board(MIDDLE)))

    assert "finish" not in pilot.buttons


# --- the computer's rhythm -------------------------------------------------------------------


@pytest.mark.parametrize(
    ("speed", "least", "most"),
    [("normal", 0.3, 1.5), ("quick", 0.02, 0.7), ("instant", 0.0, 0.05)],
)
def test_the_computer_thinks_for_a_moment(
    open_pilot: Opener, speed: str, least: float, most: float
) -> None:
    session = session_at(board(MIDDLE), (4, 3), side=Side.BLACK)
    pilot = seated(open_pilot, session, speed=speed)

    flow, waited = pilot.board.flow, 0.0
    while not flow.view.flights and not (flow.idle and flow.my_decision):
        waited += FRAME
        pilot.frame()

    assert least <= waited <= most + 2 * FRAME


# --- input while something moves -------------------------------------------------------------


def computers_dice_fall(opener: Opener, **wishes: object) -> Pilot:
    pilot = opener(dice=[(3, 1), (6, 5), (4, 2)], speed="calm", **wishes)
    pilot.start()
    pilot.drag(8, 4)
    pilot.settle()
    pilot.key("return")
    until(pilot, lambda: bool(pilot.board.flow.view.flights))
    return pilot


def test_a_key_finishes_the_computers_play_and_is_obeyed(open_pilot: Opener) -> None:
    pilot = open_pilot(dice=[(3, 1), (6, 5), (4, 2)], speed="calm")
    pilot.start(rules=MatchRules.match(7, cube=False))
    pilot.drag(8, 4)
    pilot.settle()
    pilot.key("return")
    until(pilot, lambda: any(not flight.mine for flight in pilot.board.flow.view.flights))

    pilot.key("space")

    assert pilot.session.state.on_roll is Side.WHITE
    assert pilot.session.turn is not None


@pytest.mark.parametrize("key", ["left shift", "caps lock", "f5"])
def test_a_key_that_writes_nothing_presses_no_button(open_pilot: Opener, key: str) -> None:
    pilot = open_pilot(dice=[(1, 3), (4, 2)])
    pilot.start()
    before = pilot.buttons

    pilot.key(key)

    assert "roll" in before
    assert pilot.buttons == before


def test_a_key_that_hurries_does_not_pass_the_cube_by(open_pilot: Opener) -> None:
    pilot = computers_dice_fall(open_pilot)

    pilot.key("space")

    assert pilot.board.flow.idle
    assert pilot.session.state.phase is Phase.TO_ROLL
    assert "double" in pilot.buttons


def test_a_brain_that_doubles_waits_for_an_answer_in_a_race(open_pilot: Opener) -> None:
    pilot = open_pilot(brain=ScriptedBrain(doubles=(True,)), speed="normal")
    session = session_at(board(RACE), throws=((2, 1), (2, 1)))
    pilot.sit_down(session)
    pilot.click_button("finish")

    until(pilot, lambda: session.state.phase is Phase.CUBE_OFFERED)
    pilot.advance(2.0)

    assert session.state.phase is Phase.CUBE_OFFERED
    assert pilot.buttons[:2] == ["take", "pass"]
