"""What a hand on the board means: one click, two checkers to a point, ways to choose from."""

from collections.abc import Callable

import pygame
import pytest

from game.engine.types import BAR, OFF
from game.saving.settings import Settings
from game.ui.board.view import Manner
from tests.support.boards import board
from tests.support.pilot import Pilot
from tests.support.places import session_at

Opener = Callable[..., Pilot]
START = "x 6:5 8:3 13:5 24:2 | o 24:2 13:5 8:3 6:5"
TWO_WAYS = "x 24:2 13:5 7:3 6:5 | o 24:2 16:1 6:5"
"""With 4-1, 13/8 hits on 9 or goes quietly over 12."""


def on(pilot: Pilot, text: str, dice: tuple[int, int]) -> Pilot:
    pilot.sit_down(session_at(board(text), dice))
    pilot.frame()
    return pilot


def moves(pilot: Pilot) -> list[tuple[int, int]]:
    turn = pilot.session.turn
    assert turn is not None
    return [(move.source, move.target) for move in turn.moves]


# --- one click -------------------------------------------------------------------------------


@pytest.fixture
def one_click(open_pilot: Opener) -> Pilot:
    return on(open_pilot(settings=Settings(one_click=True)), START, (3, 1))


@pytest.mark.parametrize(("button", "target"), [(1, 5), (3, 7)])
def test_one_click_plays_the_die_shown_first_and_the_right_button_the_other(
    one_click: Pilot, button: int, target: int
) -> None:
    one_click.click(*one_click.checker(8), button=button)

    assert moves(one_click) == [(8, target)]
    assert one_click.lit == set()


def test_after_the_dice_are_swapped_one_click_plays_the_other_die(one_click: Pilot) -> None:
    one_click.click(*one_click.dice())
    one_click.wait_out_double_click()

    one_click.click(*one_click.checker(8))

    assert moves(one_click) == [(8, 7)]


def test_one_click_plays_the_only_die_that_the_checker_can_move_by(open_pilot: Opener) -> None:
    pilot = on(open_pilot(settings=Settings(one_click=True)), START, (5, 1))

    pilot.click(*pilot.checker(24))

    assert moves(pilot) == [(24, 23)]


def test_fast_clicks_on_one_stack_are_all_obeyed(open_pilot: Opener) -> None:
    pilot = on(open_pilot(settings=Settings(one_click=True)), START, (1, 1))

    for _ in range(2):
        pilot.click(*pilot.checker(8))
    for _ in range(2):
        pilot.click(*pilot.checker(6))

    assert moves(pilot) == [(8, 7), (8, 7), (6, 5), (6, 5)]


def test_one_click_on_a_checker_that_is_stuck_says_why(open_pilot: Opener) -> None:
    stuck = "x 24:2 6:3 | o 6:2 7:2 8:2"
    pilot = on(open_pilot(settings=Settings(one_click=True)), stuck, (6, 5))

    pilot.click(*pilot.checker(24))

    assert moves(pilot) == []
    assert pilot.message.startswith("Point ")


def test_with_one_click_checkers_can_still_be_dragged(one_click: Pilot) -> None:
    one_click.drag(8, 4)

    assert moves(one_click) == [(8, 5), (5, 4)]


def test_the_words_beside_the_board_say_what_a_click_does(one_click: Pilot) -> None:
    hint = "Click a checker to play the first die, or drag it."
    assert one_click.board.describe()["hint"] == hint

    one_click.app.context.routes.settings()
    one_click.frame()
    one_click.app.context.change_settings(one_click=False)
    one_click.app.director.pop()
    one_click.frame()

    assert one_click.board.describe()["hint"] != hint


def test_without_the_setting_the_right_button_moves_nothing(open_pilot: Opener) -> None:
    pilot = on(open_pilot(), START, (3, 1))

    pilot.click(*pilot.checker(8), button=3)

    assert moves(pilot) == []


def test_the_right_button_gives_up_a_drag_and_plays_nothing(one_click: Pilot) -> None:
    one_click.carry(one_click.checker(8), one_click.place(5))

    one_click.click(*one_click.place(5), button=3)
    one_click.release(*one_click.place(5))
    one_click.settle()

    assert moves(one_click) == []
    assert one_click.board.control.hand.held is None


def test_only_a_right_click_that_ends_where_it_began_plays(one_click: Pilot) -> None:
    one_click.press(*one_click.checker(8), button=3)
    one_click.frame()
    one_click.release(*one_click.place(4), button=3)
    one_click.frame()

    assert moves(one_click) == []


# --- making a point --------------------------------------------------------------------------


def test_a_click_on_an_empty_point_brings_two_checkers_there(open_pilot: Opener) -> None:
    pilot = on(open_pilot(), START, (3, 1))

    pilot.tap(5)

    assert sorted(moves(pilot)) == [(6, 5), (8, 5)]
    assert "done" in pilot.buttons
    pilot.key("backspace")
    pilot.key("backspace")
    assert moves(pilot) == []


def test_a_click_on_a_blot_makes_the_point_on_it(open_pilot: Opener) -> None:
    pilot = on(open_pilot(), "x 6:5 8:3 13:5 24:2 | o 24:1 20:1 13:5 8:3 6:5", (3, 1))

    pilot.tap(5)

    assert (pilot.mine[5], pilot.board.flow.view.theirs[BAR]) == (2, 1)


def test_a_double_makes_a_point_from_far_away(open_pilot: Opener) -> None:
    pilot = on(open_pilot(), START, (2, 2))

    pilot.tap(9)

    assert pilot.mine[9] == 2
    assert len(moves(pilot)) == 4


def test_a_click_on_a_point_that_cannot_be_made_moves_nothing(open_pilot: Opener) -> None:
    pilot = on(open_pilot(), START, (6, 5))

    for point in (2, 3, 10, 14, 23):
        pilot.tap(point)

    assert moves(pilot) == []


def test_with_a_checker_chosen_a_click_means_that_one(open_pilot: Opener) -> None:
    pilot = on(open_pilot(), START, (3, 1))

    pilot.tap(8)
    pilot.tap(5)

    assert moves(pilot) == [(8, 5)]


# --- two ways to one point -------------------------------------------------------------------


def half(pilot: Pilot, target: int, right: bool) -> tuple[float, float]:
    """A place in one half of a target."""
    x, y = pilot.place(target)
    return x + (1 if right else -1) * pilot.board.control.hand.geometry.u / 4, y


@pytest.mark.parametrize(
    ("right", "way"), [(False, [(13, 12), (12, 8)]), (True, [(13, 9), (9, 8)])]
)
@pytest.mark.parametrize("by", ["drag", "click", "keys"])
def test_each_half_of_a_target_plays_its_way(
    open_pilot: Opener, right: bool, way: list[tuple[int, int]], by: str
) -> None:
    pilot = on(open_pilot(), TWO_WAYS, (4, 1))
    spot = half(pilot, 8, right)

    if by == "drag":
        pilot.carry(pilot.checker(13), spot)
        pilot.release(*spot)
        pilot.frame()
    elif by == "click":
        pilot.tap(13)
        pilot.click(*spot)
    else:
        choose_by_keys(pilot, 13, 8, "right" if right else "left")

    assert moves(pilot) == way
    assert pilot.board.flow.view.theirs[BAR] == right


def choose_by_keys(pilot: Pilot, source: int, target: int, way: str) -> None:
    """Walk to a checker, take it, walk to the target and to one of its halves."""
    walk_to(pilot, source)
    pilot.key("return")
    walk_to(pilot, target)
    keys = pilot.board.control.keys
    for _ in range(2):
        before = keys.way
        pilot.key(way)
        if keys.focus != target:
            pilot.key("left" if way == "right" else "right")
            assert keys.way == before
            break
    pilot.key("return")


def walk_to(pilot: Pilot, place: int) -> None:
    """Press an arrow until the ring stands on a place."""
    keys = pilot.board.control.keys
    for arrow in ("right", "left", "up", "down"):
        for _ in range(12):
            if keys.focus == place:
                return
            pilot.key(arrow)
    raise AssertionError(f"the ring does not come to {place}")


def test_the_way_shown_is_the_way_played(open_pilot: Opener) -> None:
    pilot = on(open_pilot(), TWO_WAYS, (4, 1))
    hand = pilot.board.control.hand
    pilot.press(*pilot.checker(13))
    shown = []

    for right in (False, True):
        pilot.move(*half(pilot, 8, right))
        pilot.frame()
        assert hand.pointed is not None
        shown.append([(move.source, move.target) for move in hand.pointed.moves])
    pilot.release(*half(pilot, 8, right))
    pilot.frame()

    assert shown == [[(13, 12), (12, 8)], [(13, 9), (9, 8)]]
    assert moves(pilot) == shown[-1]


def test_the_halves_look_different(open_pilot: Opener) -> None:
    pilot = on(open_pilot(), TWO_WAYS, (4, 1))
    pilot.press(*pilot.checker(13))
    pilot.frame()
    geometry = pilot.board.control.hand.geometry
    x, y = geometry.checker_center(True, 8, 0, 1)
    reach = round(geometry.u / 2)
    surface = pilot.app.canvas.surface
    left = surface.subsurface((round(x) - reach, round(y) - reach, reach, 2 * reach))
    right = surface.subsurface((round(x), round(y) - reach, reach, 2 * reach))

    mirrored = pygame.transform.flip(right, True, False)
    colors = [pygame.transform.average_color(one) for one in (left, mirrored)]

    assert sum(abs(a - b) for a, b in zip(*colors, strict=True)) > 60
    pilot.release(*pilot.checker(13))
    pilot.frame()


def test_two_ways_off_the_board(open_pilot: Opener) -> None:
    """From 4 with 3-2, one way hits on 2 and the other on 1: each half has its blot."""
    pilot = on(open_pilot(), "x 4:1 | o 23:1 24:1 6:5", (3, 2))
    landing = pilot.board.control.hand.landings_of(4)[OFF]
    assert landing.passes == (1,)
    assert landing.other is not None
    assert landing.other.passes == (2,)


# --- letting go ------------------------------------------------------------------------------


def test_a_drop_just_before_the_middle_line_means_the_point_beyond(open_pilot: Opener) -> None:
    pilot = on(open_pilot(), START, (6, 5))
    geometry = pilot.board.control.hand.geometry
    x = geometry.column_rect(8).center[0]

    end = x, geometry.center_y - 0.4 * geometry.u
    pilot.carry(pilot.checker(13), end)
    pilot.release(*end)
    pilot.frame()

    assert moves(pilot) == [(13, 8)]


def test_a_drop_on_the_other_side_of_the_board_does_not(open_pilot: Opener) -> None:
    pilot = on(open_pilot(), START, (6, 5))
    end = pilot.place(17)

    pilot.carry(pilot.checker(13), end)
    pilot.release(*end)
    pilot.settle()

    assert moves(pilot) == []


@pytest.mark.parametrize("how", ["outside", "focus", "resize"])
def test_a_drag_that_ends_by_accident_lets_the_checker_glide_home(
    open_pilot: Opener, how: str
) -> None:
    pilot = on(open_pilot(speed="normal"), START, (3, 1))
    pilot.carry(pilot.checker(8), pilot.place(5))

    if how == "outside":
        pilot.move(-30, 2000)
        pilot.release(-30, 2000)
    elif how == "focus":
        pygame.event.post(pygame.Event(pygame.WINDOWFOCUSLOST))
    else:
        pilot.app.window.size = (1000, 700)
        pygame.event.post(pygame.Event(pygame.WINDOWRESIZED, x=1000, y=700))
    seen = set()
    for _ in range(30):
        pilot.frame()
        seen |= {flight.manner for flight in pilot.board.flow.view.flights}
    pilot.settle()

    assert seen == {Manner.GLIDE}
    assert pilot.mine[8] == 3
    assert moves(pilot) == []


@pytest.mark.parametrize("button", [2, 4, 5, 6, 7])
def test_other_buttons_and_the_wheel_leave_a_drag_alone(open_pilot: Opener, button: int) -> None:
    pilot = on(open_pilot(), START, (3, 1))
    pilot.carry(pilot.checker(8), pilot.place(5))

    pilot.click(*pilot.place(5), button=button)
    pilot.wheel(*pilot.place(5), 3)
    pilot.frame()
    assert pilot.board.control.hand.held is not None
    pilot.release(*pilot.place(5))
    pilot.frame()

    assert moves(pilot) == [(8, 5)]
