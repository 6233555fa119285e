"""The board scene, played by posted events: pointer, buttons, and what the picture shows."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pygame
import pytest

from game.engine.ai.brain import CubeAnswer
from game.engine.cube import Cube
from game.engine.dice import SealedDice
from game.engine.match import MatchRules, MatchScore
from game.engine.outcome import Kind, Reason
from game.engine.state import GameState, Phase
from game.engine.types import BAR, OFF, Side
from game.saving.settings import Settings
from game.session.intents import AnswerResignation, OfferDouble, OfferResignation
from game.ui.board.view import CubePlace, Manner
from tests.support.boards import board
from tests.support.fakes import ScriptedBrain
from tests.support.pilot import Pilot, until
from tests.support.places import session_at, session_in

Take = Callable[..., Pilot]


@pytest.fixture
def pilot_with(tmp_path: Path) -> Iterator[Take]:
    pilots: list[Pilot] = []

    def make(**options: object) -> Pilot:
        pilots.append(Pilot(tmp_path, **options))  # type: ignore[arg-type]
        return pilots[-1]

    yield make
    for pilot in pilots:
        if not pilot.closed:
            pilot.check()
            pilot.close()


# --- moving a checker ------------------------------------------------------------------------


def test_press_lights_every_reachable_point_over_both_dice(pilot_with: Take) -> None:
    pilot = pilot_with(dice=[(3, 1)])
    pilot.start()

    pilot.press(*pilot.checker(8))
    pilot.frame()

    assert pilot.lit == {7, 5, 4}
    landings = pilot.board.control.hand.landings
    assert {target: one.pips for target, one in landings.items()} == {7: 1, 5: 3, 4: 4}


def test_a_drag_to_a_lit_point_moves_the_checker(pilot_with: Take) -> None:
    pilot = pilot_with(dice=[(3, 1)])
    pilot.start()

    pilot.drag(8, 5)

    assert (pilot.mine[8], pilot.mine[5]) == (2, 1)
    assert pilot.session.turn is not None
    assert pilot.session.turn.dice_left == (1,)


def test_one_drag_uses_both_dice(pilot_with: Take) -> None:
    pilot = pilot_with(dice=[(3, 1)])
    pilot.start()

    pilot.drag(24, 20)

    assert pilot.mine[20] == 1
    assert "done" in pilot.buttons


def test_the_way_is_shown_only_while_a_drop_would_take_it(pilot_with: Take) -> None:
    pilot = pilot_with(dice=[(3, 1)])
    pilot.start()
    hand = pilot.board.control.hand

    pilot.press(*pilot.checker(8))
    pilot.move(*pilot.place(5))
    pilot.frame()
    over_a_landing = hand.pointed
    pilot.move(*pilot.place(6))
    pilot.frame()

    assert over_a_landing is not None
    assert over_a_landing.target == 5
    assert hand.pointed is None
    pilot.release(*pilot.place(8))
    pilot.settle()


def test_a_dragged_checker_settles_and_does_not_fly_again(pilot_with: Take) -> None:
    pilot = pilot_with(dice=[(3, 1)], speed="normal")
    pilot.start()

    pilot.drag(8, 5)
    flight = pilot.board.flow.view.flights[0]

    assert flight.manner is Manner.DROP
    pilot.advance(0.2)
    assert pilot.board.settled


def test_a_drop_on_a_dark_point_glides_home_and_says_why(pilot_with: Take) -> None:
    pilot = pilot_with(dice=[(3, 1)])
    pilot.start()

    pilot.drag(8, 2)

    assert pilot.mine[8] == 3
    assert pilot.message == "From 8 to 2 is 6 pips. Left to play: 3, 1."
    assert "refused" in pilot.sounds.played


def test_a_closed_point_is_named(pilot_with: Take) -> None:
    pilot = pilot_with(dice=[(6, 5)])
    pilot.start()

    pilot.drag(24, 19)

    assert pilot.message == "Point 19 is closed: Rosa has 5 checkers there."


def test_a_drop_on_its_own_point_is_no_mistake(pilot_with: Take) -> None:
    pilot = pilot_with(dice=[(3, 1)])
    pilot.start()
    x, y = pilot.checker(8)

    pilot.carry((x, y), (x, y + 30))
    pilot.release(x, y + 30)
    pilot.frame()

    assert pilot.mine[8] == 3
    assert pilot.message == ""


def test_a_hit_sends_the_blot_to_the_bar(pilot_with: Take) -> None:
    pilot = pilot_with(speed="normal")
    pilot.sit_down(session_at(board("x 8:2 6:2 | o 22:1 1:2 6:3"), (5, 2)))

    pilot.drag(8, 3)
    pilot.settle()

    assert pilot.board.flow.view.theirs[BAR] == 1
    assert "hit" in pilot.sounds.played
    assert pilot.board.settled


def test_a_checker_enters_from_the_bar(pilot_with: Take) -> None:
    pilot = pilot_with()
    pilot.sit_down(session_at(board("x bar:1 6:3 8:2 | o 6:3 8:2"), (4, 2)))

    assert pilot.board.flow.commands.movable() == (BAR,)
    pilot.drag(BAR, 21)

    assert (pilot.mine[BAR], pilot.mine[21]) == (0, 1)


def test_another_checker_must_wait_for_the_bar(pilot_with: Take) -> None:
    pilot = pilot_with()
    pilot.sit_down(session_at(board("x bar:1 6:3 8:2 | o 6:3 8:2"), (4, 2)))

    pilot.drag(8, 4)

    assert pilot.message == "Your checker on the bar must enter first."


def test_bearing_off_takes_the_fewest_dice(pilot_with: Take) -> None:
    pilot = pilot_with()
    pilot.sit_down(session_at(board("x 3:2 2:2 1:3 | o 6:3 8:2"), (3, 1)))

    pilot.drag(3, OFF)

    assert pilot.mine[OFF] == 15 - 7 + 1
    assert pilot.session.turn is not None
    assert pilot.session.turn.dice_left == (1,)
    assert "bear_off" in pilot.sounds.played


def test_click_to_move(pilot_with: Take) -> None:
    pilot = pilot_with(dice=[(3, 1)])
    pilot.start()

    pilot.tap(8)
    assert pilot.lit == {7, 5, 4}
    pilot.tap(5)

    assert pilot.mine[5] == 1
    assert pilot.lit == set()


def test_the_same_click_again_deselects(pilot_with: Take) -> None:
    pilot = pilot_with(dice=[(3, 1)])
    pilot.start()

    pilot.tap(8)
    pilot.tap(8)

    assert pilot.lit == set()


def test_a_click_on_a_checker_that_cannot_move_explains(pilot_with: Take) -> None:
    pilot = pilot_with(dice=[(6, 5)])
    pilot.start()
    pilot.drag(24, 18)

    pilot.tap(24)

    assert "19" in pilot.message


def test_a_double_click_moves_once(pilot_with: Take) -> None:
    pilot = pilot_with(dice=[(3, 3), (3, 1)])
    pilot.start()
    pilot.tap(8)

    for _ in range(3):
        pilot.click(*pilot.place(5))

    assert pilot.mine[5] == 1
    assert pilot.session.turn is not None
    assert len(pilot.session.turn.moves) == 1


def test_the_first_die_is_the_one_shown_on_the_left(pilot_with: Take) -> None:
    pilot = pilot_with(dice=[(3, 1)])
    pilot.start()
    first = pilot.board.control.hand.landings_of(8)[4].moves[0].die

    pilot.click(*pilot.dice())
    swapped = pilot.board.control.hand.landings_of(8)[4].moves[0].die

    assert (first, swapped) == (3, 1)
    assert [die.value for die in pilot.board.flow.view.dice] == [1, 3]


# --- giving up a drag ------------------------------------------------------------------------


@pytest.mark.parametrize("way", ["right button", "escape", "focus", "outside", "resize"])
def test_a_drag_can_be_given_up(pilot_with: Take, way: str) -> None:
    pilot = pilot_with(dice=[(3, 1)])
    pilot.start()
    pilot.carry(pilot.checker(8), pilot.place(5))

    give_up(pilot, way)
    pilot.settle()

    assert pilot.mine[8] == 3
    assert pilot.board.control.hand.held is None
    assert pilot.scene == "board"
    pilot.drag(8, 5)
    assert pilot.mine[5] == 1


def give_up(pilot: Pilot, way: str) -> None:
    import pygame

    if way == "right button":
        pilot.click(*pilot.place(5), button=3)
    elif way == "escape":
        pilot.key("escape")
    elif way == "focus":
        pygame.event.post(pygame.Event(pygame.WINDOWFOCUSLOST))
    elif way == "outside":
        pilot.release(-40, 900)
    else:
        pilot.app.window.size = (1000, 700)
        pygame.event.post(pygame.Event(pygame.WINDOWRESIZED, x=1000, y=700))
    pilot.frame()


def test_other_buttons_and_the_wheel_do_nothing(pilot_with: Take) -> None:
    pilot = pilot_with(dice=[(3, 1)])
    pilot.start()

    for button in (2, 3):
        pilot.click(*pilot.checker(8), button=button)
        pilot.click(*pilot.dice(), button=button)
    pilot.wheel(*pilot.checker(8), 3)
    pilot.frame()

    assert pilot.lit == set()
    assert [die.value for die in pilot.board.flow.view.dice] == [3, 1]


# --- ending a turn ---------------------------------------------------------------------------


def test_undo_brings_a_hit_checker_back_from_the_bar(pilot_with: Take) -> None:
    pilot = pilot_with(speed="normal")
    pilot.sit_down(session_at(board("x 8:2 6:2 | o 22:1 1:2 6:3"), (5, 2)))
    pilot.drag(8, 3)
    pilot.settle()

    pilot.click_button("undo")
    pilot.settle()

    view = pilot.board.flow.view
    assert (view.mine[8], view.theirs[BAR], view.theirs[22]) == (2, 0, 1)
    assert pilot.board.settled


def test_done_is_there_exactly_when_the_turn_is_complete(pilot_with: Take) -> None:
    pilot = pilot_with(dice=[(3, 1)])
    pilot.start()
    seen = []

    for act in (lambda: pilot.drag(8, 5), lambda: pilot.drag(6, 5)):
        seen.append("done" in pilot.buttons)
        act()
    seen.append("done" in pilot.buttons)
    pilot.key("backspace")
    seen.append("done" in pilot.buttons)

    assert seen == [False, False, True, False]


@pytest.mark.parametrize("by", ["button", "dice", "return", "space"])
def test_a_complete_turn_is_ended(pilot_with: Take, by: str) -> None:
    pilot = pilot_with(dice=[(3, 1), (6, 5), (2, 1)])
    pilot.start()
    pilot.drag(8, 5)
    pilot.drag(6, 5)

    if by == "button":
        pilot.click_button("done")
    elif by == "dice":
        pilot.wait_out_double_click()
        pilot.click(*pilot.dice())
    else:
        pilot.key(by)
    pilot.settle()

    assert pilot.session.state.phase is Phase.TO_ROLL
    assert pilot.session.state.on_roll is Side.WHITE
    assert pilot.board.flow.view.last_play != ()


def test_a_double_click_on_done_does_not_roll(pilot_with: Take) -> None:
    pilot = pilot_with(dice=[(3, 1), (6, 5), (2, 1)])
    pilot.start()
    pilot.drag(8, 4)
    pilot.wait_out_double_click()
    where = pilot.button("done")

    for _ in range(3):
        pilot.click(*where)
    pilot.settle()

    assert pilot.session.state.phase is Phase.TO_ROLL


def test_a_roll_without_a_move_is_shown_and_explained(pilot_with: Take) -> None:
    closed = "x bar:1 6:3 | o 1:2 2:2 3:2 4:2 5:2 6:2"
    pilot = pilot_with()
    pilot.sit_down(session_at(board(closed), throws=((6, 5), (2, 1))))
    pilot.click_button("roll")
    pilot.frame()

    described = pilot.board.describe()
    assert described["title"] == "No move"
    assert described["hint"] == "With 6-5 your checker can’t enter from the bar."
    assert "done" in pilot.buttons
    pilot.advance(1.5)
    assert pilot.session.state.on_roll is Side.WHITE
    pilot.advance(0.5)
    assert pilot.session.state.on_roll is Side.BLACK or pilot.session.record.line


def test_the_computer_that_cannot_move_is_seen_to_dance(pilot_with: Take) -> None:
    shut = "x 1:2 2:2 3:2 4:2 5:2 6:2 8:2 | o bar:1 6:3"
    pilot = pilot_with(speed="normal")
    session = session_at(board(shut), (6, 2), throws=((6, 6), (2, 1)))
    pilot.sit_down(session)
    pilot.drag(8, 2)
    pilot.settle()
    pilot.drag(8, 6)
    pilot.settle()
    pilot.key("return")

    until(pilot, lambda: any(not die.mine for die in pilot.board.flow.view.dice))
    pilot.advance(1.0)
    assert session.state.on_roll is Side.BLACK
    assert pilot.board.flow.view.dice[0].value == 6
    pilot.settle()
    assert session.state.on_roll is Side.WHITE


def test_take_back_meets_the_same_dice(pilot_with: Take) -> None:
    pilot = pilot_with(dice=[(3, 1), (6, 5), (2, 1)])
    pilot.start()
    pilot.drag(8, 4)
    pilot.key("return")
    pilot.settle()

    pilot.click_button("take back")
    pilot.settle()

    assert pilot.session.turn is not None
    assert str(pilot.session.turn.roll) == "31"
    assert pilot.mine[8] == 3


# --- the cube --------------------------------------------------------------------------------


def before_roll(**options: object) -> GameState:
    position = board("x 6:5 8:3 13:5 24:2 | o 24:2 13:5 8:3 6:5")
    return GameState.set_up(MatchRules.match(7), Side.WHITE, position, **options)  # type: ignore[arg-type]


def test_a_double_that_is_taken(pilot_with: Take) -> None:
    pilot = pilot_with(brain=ScriptedBrain(answers=[CubeAnswer.TAKE]), speed="normal")
    pilot.sit_down(session_in(before_roll()))

    pilot.click_button("double")
    pilot.settle()

    cube = pilot.board.flow.view.cube
    assert cube is not None
    assert (cube.value, cube.place) == (2, CubePlace.THEIRS)
    assert "double" not in pilot.buttons
    assert {"cube", "take"} <= set(pilot.sounds.played)


def test_a_double_that_is_passed_leads_to_the_results(pilot_with: Take) -> None:
    pilot = pilot_with(brain=ScriptedBrain(answers=[CubeAnswer.PASS]))
    pilot.sit_down(session_in(before_roll()))

    pilot.click(*pilot.cube())
    until(pilot, lambda: pilot.scene == "results")

    outcome = pilot.session.state.outcome
    assert outcome is not None
    assert (outcome.winner, outcome.reason, outcome.points) == (Side.WHITE, Reason.PASSED, 1)


@pytest.mark.parametrize("answer", ["take", "pass"])
def test_the_computers_double_is_answered_beside_a_live_board(
    pilot_with: Take, answer: str
) -> None:
    pilot = pilot_with(brain=ScriptedBrain(doubles=[True]))
    position = board("x 6:5 8:3 13:5 24:2 | o 24:2 13:5 8:3 6:5")
    state = GameState.set_up(MatchRules.match(7), Side.BLACK, position)
    pilot.sit_down(session_in(state, throws=((6, 5),)))
    until(pilot, lambda: "take" in pilot.buttons)
    cube = pilot.board.flow.view.cube
    assert cube is not None
    assert cube.place is CubePlace.OFFERED
    assert pilot.board.flow.view.dice == ()

    pilot.click_button(answer)
    until(pilot, lambda: pilot.board.flow.idle)

    taken = pilot.session.state.cube.owner is Side.WHITE
    assert taken if answer == "take" else pilot.session.state.outcome is not None


def test_take_and_pass_ignore_a_click_that_was_meant_for_something_else(pilot_with: Take) -> None:
    pilot = pilot_with(brain=ScriptedBrain(doubles=[True]))
    position = board("x 6:5 8:3 13:5 24:2 | o 24:2 13:5 8:3 6:5")
    state = GameState.set_up(MatchRules.match(7), Side.BLACK, position)
    pilot.sit_down(session_in(state, throws=((6, 5),)))
    until(pilot, lambda: "pass" in pilot.buttons)

    pilot.click(*pilot.button("pass"))

    assert pilot.session.state.phase is Phase.CUBE_OFFERED
    pilot.key("t")
    assert pilot.session.state.cube.owner is Side.WHITE


@pytest.mark.parametrize(("key", "accepted"), [("a", True), ("t", True), ("d", False)])
def test_a_resignation_is_answered_by_letters(pilot_with: Take, key: str, accepted: bool) -> None:
    pilot = pilot_with()
    position = board("x 6:5 8:3 13:5 24:2 | o 24:2 13:5 8:3 6:5")
    state = GameState.set_up(MatchRules.match(7), Side.BLACK, position)
    session = session_in(state, throws=((6, 5),))
    session.submit(Side.BLACK, OfferResignation(Kind.SINGLE))
    pilot.sit_down(session)

    pilot.key(key)

    assert (pilot.session.state.outcome is not None) is accepted


def test_the_words_of_an_offers_buttons_stand_under_each_other(pilot_with: Take) -> None:
    pilot = pilot_with(size=(640, 480))
    state = GameState.set_up(MatchRules.match(7), Side.BLACK, before_roll().position)
    session = session_in(state)
    session.submit(Side.BLACK, OfferDouble())
    pilot.sit_down(session)

    answers = [one for one in pilot.board.control.hud.buttons if one.name in ("take", "pass")]

    assert len(answers) == 2
    assert answers[0].aside == answers[1].aside


def test_doubling_is_refused_in_words(pilot_with: Take) -> None:
    pilot = pilot_with()
    score = MatchScore(6, 3)
    pilot.sit_down(session_in(before_roll(score=score, crawford=True)))

    pilot.click(*pilot.cube())

    assert pilot.message == "This is the Crawford game: no doubling."
    assert "double" not in pilot.buttons
    model = pilot.board.control.hud.model
    assert model is not None
    assert model.crawford


def test_a_one_point_match_has_no_cube(pilot_with: Take) -> None:
    pilot = pilot_with(dice=[(3, 1)])
    pilot.start(rules=MatchRules.match(1))

    assert pilot.board.flow.view.cube is None


@pytest.mark.parametrize("owner", [None, Side.WHITE, Side.BLACK])
@pytest.mark.parametrize("value", [2, 64])
def test_the_cube_lies_in_three_places(pilot_with: Take, owner: Side | None, value: int) -> None:
    pilot = pilot_with()
    pilot.sit_down(session_in(before_roll(cube=Cube(value, owner))))

    cube = pilot.board.flow.view.cube
    places = {None: CubePlace.CENTRE, Side.WHITE: CubePlace.MINE, Side.BLACK: CubePlace.THEIRS}
    assert cube is not None
    assert (cube.value, cube.place) == (value, places[owner])


# --- coming and going ------------------------------------------------------------------------


def test_a_match_resumes_in_the_middle_of_a_turn(pilot_with: Take) -> None:
    pilot = pilot_with()
    pilot.start(dice=SealedDice(bytes(range(32))))
    source = pilot.board.flow.commands.movable()[0]
    die = pilot.session.turn.dice_left[0] if pilot.session.turn else 0
    pilot.drag(source, source - die)
    before, left = list(pilot.mine), pilot.session.turn
    pilot.close()

    again = pilot_with()
    again.app.context.resume_match()
    again.settle()

    assert left is not None
    assert len(left.moves) == 1
    assert again.mine == before
    assert again.session.turn == left
    again.key("backspace")
    assert again.mine != before


@pytest.mark.parametrize("human", list(Side))
@pytest.mark.parametrize("home_left", [False, True])
def test_the_person_sits_at_the_bottom_whatever_the_colour_and_side(
    pilot_with: Take, human: Side, home_left: bool
) -> None:
    dice = [(3, 1), (2, 5)] if human is Side.WHITE else [(1, 3), (5, 2)]
    pilot = pilot_with(dice=dice)
    pilot.start(human=human, home_left=home_left)

    geometry = pilot.board.control.hand.geometry
    x, y = pilot.checker(6)
    assert y > geometry.center_y
    assert (x < geometry.rect.center[0]) is home_left
    pilot.drag(8, 5)
    pilot.drag(6, 5)
    assert pilot.mine[5] == 2


def test_escape_asks_before_it_leaves(pilot_with: Take) -> None:
    pilot = pilot_with(dice=[(3, 1)])
    pilot.start()
    pilot.tap(8)

    pilot.key("escape")
    assert (pilot.scene, pilot.lit) == ("board", set())
    pilot.key("escape")
    pilot.frame()

    assert pilot.scene == "confirm"


def test_a_click_during_the_computers_play_only_finishes_it(pilot_with: Take) -> None:
    pilot = pilot_with(dice=[(3, 1), (6, 5), (2, 1)], speed="calm")
    pilot.start()
    pilot.drag(8, 4)
    pilot.key("return")
    until(pilot, lambda: bool(pilot.board.flow.view.flights))
    while any(flight.mine for flight in pilot.board.flow.view.flights):
        pilot.frame()
    until(pilot, lambda: bool(pilot.board.flow.view.flights))

    pilot.click(*pilot.place(3))

    assert pilot.board.settled
    assert pilot.message == ""
    assert pilot.session.state.phase is Phase.TO_ROLL


# --- keyboard --------------------------------------------------------------------------------


def test_a_play_is_typed(pilot_with: Take) -> None:
    pilot = pilot_with(dice=[(3, 1)])
    pilot.start()

    pilot.type("8/5 6/5")
    model = pilot.board.control.hud.model
    assert model is not None
    assert model.typed.text == "8/5 6/5"
    pilot.key("return")

    assert pilot.mine[5] == 2
    assert "done" in pilot.buttons


def test_a_typed_play_that_is_none_is_refused_and_stays(pilot_with: Take) -> None:
    pilot = pilot_with(dice=[(3, 1)])
    pilot.start()

    pilot.type("8/2")
    pilot.key("return")

    assert pilot.message == "From 8 to 2 is 6 pips. Left to play: 3, 1."
    pilot.key("backspace")
    model = pilot.board.control.hud.model
    assert model is not None
    assert model.typed.text == "8/"
    pilot.key("escape")
    assert pilot.mine[8] == 3


def test_arrows_and_enter_move_a_checker(pilot_with: Take) -> None:
    pilot = pilot_with(dice=[(3, 1)])
    pilot.start()

    pilot.key("right")
    assert pilot.board.control.keys.focus in pilot.board.flow.commands.movable()
    pilot.key("return")
    assert pilot.board.control.hand.selected is not None
    pilot.key("return")

    assert pilot.session.turn is not None
    assert len(pilot.session.turn.moves) >= 1


def test_escape_puts_a_chosen_checker_back_and_the_ring_on_it(pilot_with: Take) -> None:
    pilot = pilot_with(dice=[(3, 1)])
    pilot.start()
    pilot.key("right")
    chosen = pilot.board.control.keys.focus
    pilot.key("return")
    assert pilot.board.control.keys.focus != chosen

    pilot.key("escape")
    assert pilot.board.control.keys.focus == chosen
    assert pilot.board.control.hand.selected is None
    pilot.key("return")

    assert pilot.board.control.hand.selected == chosen


def test_every_movable_checker_can_be_reached_with_the_arrows(pilot_with: Take) -> None:
    pilot = pilot_with(dice=[(3, 1)])
    pilot.start()
    movable = set(pilot.board.flow.commands.movable())
    seen = set()

    for name in ("right", "down", "left", "up") * 6:
        pilot.key(name)
        seen.add(pilot.board.control.keys.focus)

    assert seen == movable


def test_tab_reaches_the_buttons(pilot_with: Take) -> None:
    pilot = pilot_with(dice=[(3, 1)])
    pilot.start()

    for _ in pilot.buttons:
        pilot.key("tab")
        focused = pilot.board.control.hud.focused
        if focused is not None and focused.name == "menu":
            break
    pilot.key("return")
    pilot.frame()

    assert pilot.scene == "confirm"


@pytest.mark.parametrize("size", [(1280, 800), (1000, 1000), (800, 1280)], ids=str)
def test_a_notice_hides_neither_board_nor_cards_and_goes_at_a_click(
    pilot_with: Take, size: tuple[int, int]
) -> None:
    pilot = pilot_with(dice=[(3, 1)], size=size)
    pilot.start()
    pilot.app.context.notice("Your settings can’t be saved.")
    pilot.frame()
    pilot.frame()

    area = pilot.board.notice_area
    assert area is not None
    assert not area.colliderect(pygame.Rect(*map(int, pilot.board.control.hand.geometry.rect)))
    assert area.collidelist([button.rect for button in pilot.board.control.hud.buttons]) == -1
    pilot.click(area.centerx, area.bottom - 12)
    pilot.frame()
    assert pilot.app.banner.text is None


@pytest.mark.parametrize("scale", [100, 150])
def test_a_notice_keeps_its_words_whole(pilot_with: Take, scale: int) -> None:
    settings = Settings(language="de", interface_size=scale)
    pilot = pilot_with(dice=[(3, 1)], size=(640, 480), settings=settings)
    pilot.start()
    sentence = pilot.app.context.words.t("Your settings can’t be saved.")
    window = pilot.app.canvas.surface.get_rect()

    lines = pilot.app.banner._place(sentence, window)

    assert " ".join(lines) == sentence
    assert window.contains(pilot.app.banner._rect)


def test_behind_a_dialog_neither_the_result_nor_a_button_is_seen(pilot_with: Take) -> None:
    pilot = pilot_with()
    session = session_in(before_roll())
    session.submit(Side.WHITE, OfferResignation(Kind.SINGLE))
    session.submit(Side.BLACK, AnswerResignation(accept=True))
    pilot.sit_down(session)
    scene, surface = pilot.board, pilot.app.canvas.surface
    places = pilot.button("continue"), pilot.board.control.hand.geometry.home_half.center

    def seen() -> list[pygame.Color]:
        return [surface.get_at((round(x), round(y))) for x, y in places]

    scene.draw(surface)
    whole = seen()
    scene.draw_scenery(surface)
    behind = seen()
    scene.draw(surface)

    assert seen() == whole
    assert all(one != other for one, other in zip(whole, behind, strict=True))
