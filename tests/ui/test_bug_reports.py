"""Faults reported of other backgammon programs and pygame games, tried with mouse and window.

Each test names the report. Rules and cube at the table are in tests/test_bug_reports.py.
"""

import pytest

from game.engine.position import Position
from game.engine.state import Phase
from game.engine.types import BAR, OFF, Side
from game.saving.settings import Speed
from tests.support.boards import board
from tests.support.fakes import ScriptedBrain
from tests.support.pilot import Pilot, until
from tests.support.places import session_at, session_of
from tests.support.shared_window import SIZE, open_match, shape, shown


@pytest.fixture
def pilot(cleared_pilot: Pilot) -> Pilot:
    return cleared_pilot


# --- dragging ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "outside",
    [(-40, 300), (400, -30), (2000, 400), (400, 900), (700, 40), (3, 3)],
    ids=["left", "above", "right", "below", "on a card", "on the table"],
)
def test_b054_a_checker_let_go_outside_comes_home(
    pilot: Pilot, outside: tuple[float, float]
) -> None:
    open_match(pilot)
    before = shown(pilot)

    pilot.carry(pilot.checker(8), outside)
    pilot.release(*outside)
    pilot.settle()

    assert shown(pilot) == before
    assert pilot.board.control.hand.held is None
    pilot.drag(8, 5)
    assert pilot.mine[5] == 1


def test_b054_a_release_that_never_comes_does_not_leave_a_checker_in_the_air(
    pilot: Pilot,
) -> None:
    """The button went up over another window: the next press begins anew."""
    open_match(pilot)
    before = shown(pilot)
    pilot.carry(pilot.checker(8), pilot.place(10))

    pilot.press(*pilot.checker(6))
    pilot.frame()
    pilot.release(*pilot.checker(6))
    pilot.settle()

    assert shown(pilot) == before


def test_b055_a_dragged_checker_is_drawn_under_the_pointer_everywhere(pilot: Pilot) -> None:
    open_match(pilot)
    width, height = pilot.app.canvas.size
    pilot.carry(pilot.checker(8), pilot.place(8))

    for x, y in [(60, 60), (width - 60, 60), (width - 60, height - 60), (60, height - 60)]:
        pilot.move(x, y)
        pilot.frame()
        held = pilot.board.control.hand.held
        assert held is not None
        assert (round(held.x - x), round(held.y - y)) == (0, 0) or _near(pilot, held, x, y)
        middle = pilot.app.canvas.surface.get_at((round(held.x), round(held.y)))
        assert min(middle[:3]) > 150, "no white checker there"


def _near(pilot: Pilot, held: object, x: float, y: float) -> bool:
    """Held by its edge, a checker keeps that distance to the pointer."""
    radius = pilot.board.control.hand.geometry.checker_diameter / 2
    return abs(held.x - x) < radius and abs(held.y - y) < radius  # type: ignore[attr-defined]


@pytest.mark.parametrize("button", [2, 3, 4, 5, 8])
def test_b056_another_button_during_a_drag_moves_nothing(pilot: Pilot, button: int) -> None:
    open_match(pilot)
    before = shown(pilot)

    pilot.carry(pilot.checker(8), pilot.place(9))
    pilot.press(*pilot.place(9), button=button)
    pilot.frame()
    pilot.release(*pilot.place(9), button=button)
    pilot.frame()
    pilot.release(*pilot.place(9))
    pilot.settle()

    assert shown(pilot) == before
    pilot.drag(8, 5)
    assert pilot.mine[5] == 1


@pytest.mark.parametrize("key", ["escape", "space", "return", "d", "z", "f11", "tab", "left", "8"])
def test_b056_keys_during_a_drag_leave_the_board_whole(pilot: Pilot, key: str) -> None:
    open_match(pilot)
    before = shown(pilot)

    pilot.carry(pilot.checker(8), pilot.place(9))
    pilot.key(key, ctrl=key == "z")
    pilot.release(*pilot.place(9))
    pilot.frame()
    if pilot.scene != "board":
        pilot.key("escape")
    pilot.settle()

    assert shown(pilot) == before
    pilot.check()


def test_b057_the_wheel_is_no_click(pilot: Pilot) -> None:
    open_match(pilot)
    before = pilot.session.record

    for place in (pilot.checker(8), pilot.dice(), pilot.cube(), pilot.button("menu")):
        for notches in (1, -1):
            pilot.wheel(*place, notches)
            pilot.press(*place, button=4)
            pilot.release(*place, button=4)
            pilot.frame()

    assert pilot.session.record == before
    assert pilot.scene == "board"


# --- clicking at the wrong moment ----------------------------------------------------------


def test_b059_clicks_and_drags_during_the_computers_turn_change_nothing(pilot: Pilot) -> None:
    open_match(pilot, Speed.NORMAL)
    pilot.drag(24, 20)
    pilot.click_button("done")
    places = [pilot.place(point) for point in range(BAR)]

    for number in range(120):
        state = pilot.session.state
        if state.to_act is Side.WHITE and pilot.board.flow.idle:
            break
        start, end = places[number % BAR], places[(number * 7) % BAR]
        pilot.carry(start, end, steps=1)
        pilot.release(*end)
        pilot.frame()
        assert pilot.board.flow.view.whole

    until(pilot, lambda: pilot.session.state.to_act is Side.WHITE and pilot.board.flow.idle)
    assert pilot.session.state.phase is Phase.TO_ROLL
    pilot.check()


def test_b060_clicking_twenty_times_a_second_plays_a_whole_game(pilot: Pilot) -> None:
    """An autoclicker on whatever can be used: no crash, no lost checker, the game goes on."""
    open_match(pilot, Speed.QUICK)

    for number in range(160):
        scene = pilot.scene
        if scene != "board":
            break
        names = [name for name in pilot.buttons if name in ("done", "roll", "take", "continue")]
        movable = pilot.board.flow.commands.movable()
        if names:
            pilot.click(*pilot.button(names[0]))
        elif movable:
            point = movable[number % len(movable)]
            if pilot.mine[point]:
                pilot.click(*pilot.checker(point))
                for target in sorted(pilot.lit)[:1]:
                    pilot.click(*pilot.place(target))
        pilot.advance(0.05)
        assert pilot.board.flow.view.whole
        pilot.check()

    assert pilot.session.state.game_number > 1 or len(pilot.session.record.entries) > 12


@pytest.mark.parametrize("clicks", [2, 3])
def test_b060_a_fast_double_click_on_done_does_not_answer_what_comes_next(
    pilot: Pilot, clicks: int
) -> None:
    open_match(pilot)
    pilot.drag(24, 20)
    pilot.wait_out_double_click()
    place = pilot.button("done")

    for _ in range(clicks):
        pilot.click(*place)

    assert pilot.session.state.phase in (Phase.TO_ROLL, Phase.TO_PLAY)
    assert pilot.session.state.roll is None or pilot.session.state.on_roll is Side.BLACK


# --- what is lit, and where ----------------------------------------------------------------


@pytest.mark.parametrize("case", ["R03", "R08", "R43", "R46", "R47", "R49", "R60"])
def test_b064_lit_points_are_those_where_a_drop_is_accepted(pilot: Pilot, case: str) -> None:
    for source in session_of(case).turn.paths_from(24) and range(1, BAR + 1):  # type: ignore[union-attr]
        session = session_of(case)
        assert session.turn is not None
        reachable = session.turn.paths_from(source)
        if not reachable:
            continue
        pilot.sit_down(session)
        pilot.press(*pilot.checker(source))
        pilot.frame()
        assert pilot.lit == set(reachable)
        target = max(reachable, key=lambda point: -point)
        pilot.move(*pilot.place(target))
        pilot.release(*pilot.place(target))
        pilot.settle()
        assert session.record.pending, f"{source}/{target} was lit and then refused"
        pilot.check()


@pytest.mark.parametrize("count", [8, 10, 15])
def test_b067_tall_stacks_stay_on_their_point_and_can_be_grabbed(pilot: Pilot, count: int) -> None:
    others = f" 5:{15 - count}" if count < 15 else ""
    pilot.sit_down(session_at(board(f"x 6:{count}{others} | o 24:2 23:13"), (6, 6)))
    geometry = pilot.board.control.hand.geometry
    column = geometry.column_rect(6)

    centers = [geometry.checker_center(True, 6, index, count) for index in range(count)]
    pilot.drag(6, OFF)

    radius = geometry.checker_diameter / 2
    assert all(column.y + radius <= y <= column.y + column.h - radius for _, y in centers)
    assert pilot.mine[OFF] == 1


def test_b067_b068_four_checkers_on_the_bar_of_each_side(pilot: Pilot) -> None:
    position = board("x bar:4 6:5 5:4 4:2 | o bar:4 6:5 5:4 4:2")
    pilot.sit_down(session_at(position, (2, 1)))
    geometry = pilot.board.control.hand.geometry

    mine = [geometry.checker_center(True, BAR, index, 4) for index in range(4)]
    theirs = [geometry.checker_center(False, BAR, index, 4) for index in range(4)]
    pilot.drag(BAR, 23)

    assert {y < geometry.center_y for _, y in mine} == {True}
    assert {y > geometry.center_y for _, y in theirs} == {True}
    assert all(geometry.bar_rect.contains(*center) for center in mine + theirs)
    assert pilot.mine[23] == 1


def test_b069_an_undone_hit_is_undone_wholly(pilot: Pilot) -> None:
    pilot.sit_down(session_of("R51"))
    before = shown(pilot)

    pilot.drag(13, 9)
    assert pilot.board.flow.view.theirs[BAR] == 1
    pilot.key("backspace")
    pilot.settle()

    assert shown(pilot) == before
    pilot.check()


@pytest.mark.parametrize("answer", ["take", "pass"])
@pytest.mark.parametrize("speed", list(Speed))
@pytest.mark.parametrize("size", [SIZE, (400, 300)])
def test_b042_the_computers_double_can_be_answered(
    pilot: Pilot, size: tuple[int, int], speed: Speed, answer: str
) -> None:
    shape(pilot, size)
    pilot.app.context.change_settings(speed=speed)
    pilot.brain = ScriptedBrain(doubles=[True])
    pilot.sit_down(session_at(Position.start(), side=Side.BLACK, throws=((6, 5), (3, 1))))
    until(pilot, lambda: {"take", "pass"} <= set(pilot.buttons) and pilot.board.flow.idle)

    pilot.key("space")
    pilot.drag(24, 18)
    assert pilot.session.state.phase is Phase.CUBE_OFFERED
    pilot.click_button(answer)

    if answer == "take":
        until(pilot, lambda: pilot.session.state.phase is not Phase.CUBE_OFFERED)
        assert pilot.session.state.cube.value == 2
    else:
        until(pilot, lambda: pilot.scene == "results")
