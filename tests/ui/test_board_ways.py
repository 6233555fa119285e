"""From the board to other scenes and back, and what happens by itself."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from game.engine.ai.brain import CubeAnswer
from game.engine.dice import SealedDice, TypedDice
from game.engine.match import MatchRules, MatchScore
from game.engine.outcome import Kind, Reason
from game.engine.state import GameState, Phase
from game.engine.types import Side
from game.saving.settings import Settings
from game.ui.board.view import CubePlace
from tests.support.boards import board
from tests.support.fakes import ScriptedBrain
from tests.support.pilot import Pilot, fill_move_list, until
from tests.support.places import session_at, session_in

Take = Callable[..., Pilot]
START = "x 6:5 8:3 13:5 24:2 | o 24:2 13:5 8:3 6:5"


@pytest.fixture
def pilot_with(tmp_path: Path) -> Iterator[Take]:
    pilots: list[Pilot] = []

    def make(**options: object) -> Pilot:
        pilots.append(Pilot(tmp_path, **options))  # type: ignore[arg-type]
        return pilots[-1]

    yield make
    for pilot in pilots:
        pilot.check()
        pilot.close()


def test_dice_are_typed_by_hand_for_both_sides(pilot_with: Take) -> None:
    pilot = pilot_with()
    pilot.start(dice=TypedDice())
    until(pilot, lambda: pilot.scene == "type dice")
    pilot.type("44")
    pilot.key("return")
    until(pilot, lambda: pilot.session.tied and pilot.scene == "type dice")
    assert pilot.app.director.top._title == "A tie: once more"  # type: ignore[union-attr]
    pilot.type("31")
    pilot.key("return")
    pilot.settle()
    assert pilot.session.turn is not None
    assert str(pilot.session.turn.roll) == "31"

    pilot.drag(8, 4)
    pilot.key("return")
    until(pilot, lambda: pilot.scene == "type dice")
    pilot.type("65")
    pilot.key("return")
    pilot.settle()

    assert pilot.session.state.on_roll is Side.WHITE
    assert pilot.board.flow.view.dice[0].value == 6


def test_dice_can_still_be_typed_after_the_question_was_sent_away(pilot_with: Take) -> None:
    pilot = pilot_with()
    pilot.start(dice=TypedDice())
    until(pilot, lambda: pilot.scene == "type dice")
    pilot.key("escape")
    until(pilot, lambda: pilot.scene == "board")

    assert "type dice" in pilot.buttons
    pilot.click_button("type dice")
    pilot.frame()

    assert pilot.scene == "type dice"


def test_a_resignation_that_is_accepted_leads_to_the_results_and_the_next_game(
    pilot_with: Take,
) -> None:
    pilot = pilot_with(dice=[(3, 1), (6, 5), (2, 4), (1, 1)])
    pilot.start(rules=MatchRules.match(3))
    pilot.click_button("resign")
    pilot.frame()
    assert pilot.scene == "resign"
    click_widget(pilot, "single")
    until(pilot, lambda: pilot.scene == "results")
    outcome = pilot.session.state.outcome
    assert outcome is not None
    assert (outcome.reason, outcome.kind) == (Reason.RESIGNED, Kind.SINGLE)
    assert outcome.winner is Side.BLACK

    pilot.key("return")
    pilot.settle()

    assert pilot.session.state.game_number == 2
    assert pilot.session.state.score == MatchScore(0, 1)


def click_widget(pilot: Pilot, name: str) -> None:
    """Click a button of the scene over the board."""
    top = pilot.app.director.top
    assert top is not None
    x, y = top.describe()["widgets"][name][:2]  # type: ignore[index]
    pilot.wait_out_double_click()
    pilot.click(x, y)


def test_the_results_can_be_seen_again_from_the_board(pilot_with: Take) -> None:
    pilot = pilot_with()
    pilot.sit_down(session_at(board("x 1:1 | o 1:7 2:2"), (5, 3)))
    pilot.drag(1, 0)
    until(pilot, lambda: pilot.scene == "results")
    pilot.key("escape")
    pilot.advance(3.0)

    assert pilot.scene == "board"
    assert pilot.mine[0] == 15
    pilot.click_button("continue")
    pilot.frame()
    assert pilot.scene == "results"


def test_the_last_position_stays_for_a_while_before_the_results(pilot_with: Take) -> None:
    pilot = pilot_with()
    pilot.sit_down(session_at(board("x 1:1 | o 1:7 2:2"), (5, 3)))

    pilot.drag(1, 0)
    pilot.advance(1.0)

    assert pilot.scene == "board"
    assert pilot.mine[0] == 15
    until(pilot, lambda: pilot.scene == "results")


def test_rolling_and_ending_by_themselves(pilot_with: Take) -> None:
    settings = Settings(auto_roll=True, auto_confirm=True)
    pilot = pilot_with(dice=[(3, 1), (6, 5), (4, 2), (5, 1)], settings=settings)
    pilot.start(rules=MatchRules.match(7, cube=False))

    pilot.drag(8, 4)
    until(pilot, lambda: pilot.session.turn is not None and str(pilot.session.turn.roll) == "42")

    assert pilot.session.state.on_roll is Side.WHITE
    assert pilot.board.settled


def test_an_automatic_roll_leaves_time_to_double(pilot_with: Take) -> None:
    pilot = pilot_with(settings=Settings(auto_roll=True))
    pilot.sit_down(session_at(board(START), throws=((6, 5),)))

    pilot.advance(1.5)

    assert pilot.session.state.phase is Phase.TO_ROLL
    assert "double" in pilot.buttons


def test_a_beaver_where_it_was_agreed(pilot_with: Take) -> None:
    pilot = pilot_with(brain=ScriptedBrain(doubles=[True]))
    state = GameState.set_up(MatchRules.money(beavers=True), Side.BLACK, board(START))
    pilot.sit_down(session_in(state, throws=((6, 5),)))
    until(pilot, lambda: "beaver" in pilot.buttons)

    pilot.key("b")
    pilot.settle()
    pilot.check()

    cube = pilot.board.flow.view.cube
    assert cube is not None
    assert (cube.value, cube.place) == (4, CubePlace.MINE)


def test_the_computers_beaver_is_answered(pilot_with: Take) -> None:
    pilot = pilot_with(brain=ScriptedBrain(answers=[CubeAnswer.BEAVER]))
    state = GameState.set_up(MatchRules.money(beavers=True), Side.WHITE, board(START))
    pilot.sit_down(session_in(state))
    pilot.click_button("double")
    until(pilot, lambda: "take" in pilot.buttons)

    model = pilot.board.control.hud.model
    assert model is not None
    assert model.status.title == "Rosa beavers"
    pilot.click_button("take")
    pilot.settle()

    cube = pilot.board.flow.view.cube
    assert cube is not None
    assert (cube.value, cube.place) == (4, CubePlace.THEIRS)


def test_settings_that_change_over_the_board_hold_when_it_comes_back(pilot_with: Take) -> None:
    pilot = pilot_with(dice=[(3, 1)], size=(1280, 800))
    pilot.start()
    before = pilot.board.control.hand.geometry
    assert before.numbers
    pilot.app.context.routes.settings()
    pilot.frame()

    pilot.app.context.change_settings(point_numbers=False)
    pilot.app.director.pop()
    pilot.frame()

    assert not pilot.board.control.hand.geometry.numbers


@pytest.mark.parametrize(
    "size", [(1280, 800), (640, 480), (400, 300), (480, 800), (1600, 600), (800, 600)]
)
@pytest.mark.parametrize("scale", [100, 150])
def test_all_buttons_are_on_the_screen_in_every_window(
    pilot_with: Take, size: tuple[int, int], scale: int
) -> None:
    pilot = pilot_with(
        dice=[(3, 1)], size=size, settings=Settings(interface_size=scale), speed="instant"
    )
    pilot.start()
    pilot.drag(8, 5)
    pilot.drag(6, 5)

    for name in pilot.buttons:
        pilot.button(name)
    assert {"done", "undo"} <= set(pilot.buttons)


@pytest.mark.parametrize("size", [(1280, 800), (640, 480), (480, 800)])
@pytest.mark.parametrize("home_left", [False, True])
def test_every_point_is_picked_where_it_is_drawn(
    pilot_with: Take, size: tuple[int, int], home_left: bool
) -> None:
    pilot = pilot_with(dice=[(3, 1)], size=size)
    pilot.start(home_left=home_left)

    geometry = pilot.board.control.hand.geometry
    for point in range(1, 25):
        assert geometry.place_at(*geometry.checker_center(True, point, 0, 1)) == point


def test_the_wheel_scrolls_the_move_list_and_nothing_else(pilot_with: Take) -> None:
    pilot = pilot_with(size=(800, 500))
    pilot.start(dice=SealedDice(bytes(range(32))))
    fill_move_list(pilot)
    hud = pilot.board.control.hud
    before = pilot.session.record
    x, y = pilot.button("menu")

    pilot.wheel(x, y - 40, 1)
    pilot.frame()
    scrolled = hud.scroll.up
    pilot.wheel(*pilot.place(20), 3)
    pilot.frame()

    assert scrolled > 0
    assert hud.scroll.up == scrolled
    assert pilot.session.record == before


def test_a_finger_pulls_the_move_list_and_lets_go_of_it(pilot_with: Take) -> None:
    pilot = pilot_with(size=(800, 500))
    pilot.start(dice=SealedDice(bytes(range(32))))
    fill_move_list(pilot)
    hud = pilot.board.control.hud
    rows = hud.list_area
    assert rows is not None
    x, y = rows.center

    pilot.press(x, y)
    pilot.move(x, y + rows.height)
    pilot.frame()
    pulled = hud.scroll.up
    pilot.move(x, y)
    pilot.frame()
    back = hud.scroll.up
    pilot.release(x, y)
    pilot.move(x, y + rows.height)
    pilot.frame()

    assert pulled > 0
    assert (back, hud.scroll.up) == (0, 0)
