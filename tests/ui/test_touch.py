"""The board under a finger; SDL's imitation of a mouse comes along with every event."""

from collections.abc import Callable

import pygame
import pytest

from game.ui.scenes.panel import PanelScene
from tests.support.fingers import Finger
from tests.support.pilot import Pilot, until

Opener = Callable[..., Pilot]


@pytest.fixture
def pilot(open_pilot: Opener) -> Pilot:
    pilot = open_pilot(dice=[(3, 1), (6, 5), (2, 1)])
    pilot.start()
    return pilot


def moves(pilot: Pilot) -> list[tuple[int, int]]:
    turn = pilot.session.turn
    assert turn is not None
    return [(move.source, move.target) for move in turn.moves]


def test_a_tap_chooses_a_checker_and_another_moves_it(pilot: Pilot) -> None:
    finger = Finger(pilot)

    finger.tap(*pilot.checker(8))
    assert pilot.lit == {7, 5, 4}
    finger.tap(*pilot.place(5))

    assert moves(pilot) == [(8, 5)]


def test_a_finger_drags_a_checker(pilot: Pilot) -> None:
    Finger(pilot).drag(pilot.checker(8), pilot.place(4))

    assert moves(pilot) == [(8, 5), (5, 4)]
    assert pilot.mine[4] == 1


def test_a_finger_that_trembles_still_taps(pilot: Pilot) -> None:
    finger, (x, y) = Finger(pilot), pilot.checker(8)

    finger.carry((x, y), (x + 7, y - 7))
    finger.up(x + 7, y - 7)
    pilot.frame()

    assert pilot.board.control.hand.selected == 8
    assert pilot.lit == {7, 5, 4}


def test_a_second_finger_is_harmless(pilot: Pilot) -> None:
    first, second = Finger(pilot), Finger(pilot, 2)
    first.carry(pilot.checker(8), pilot.place(5))

    second.drag(pilot.checker(6), pilot.place(5))
    assert moves(pilot) == []
    first.up(*pilot.place(5))
    pilot.frame()

    assert moves(pilot) == [(8, 5)]


def test_a_finger_that_slides_off_the_window_brings_the_checker_home(pilot: Pilot) -> None:
    finger, (width, height) = Finger(pilot), pilot.app.canvas.size

    finger.carry(pilot.checker(8), (width, height / 2))
    finger.up(width, height / 2)
    pilot.settle()

    assert moves(pilot) == []
    assert pilot.mine[8] == 3
    assert pilot.message == ""


def test_a_finger_that_the_system_takes_away_brings_the_checker_home(pilot: Pilot) -> None:
    finger = Finger(pilot)
    finger.carry(pilot.checker(8), pilot.place(5))

    pygame.event.post(pygame.Event(pygame.WINDOWFOCUSLOST))
    pilot.frame()
    finger.up(*pilot.place(5))
    pilot.settle()

    assert pilot.board.control.hand.held is None
    assert moves(pilot) == []
    finger.drag(pilot.checker(8), pilot.place(5))
    assert moves(pilot) == [(8, 5)]


def test_a_whole_turn_by_touch(pilot: Pilot) -> None:
    finger = Finger(pilot)
    finger.drag(pilot.checker(8), pilot.place(5))
    finger.drag(pilot.checker(6), pilot.place(5))
    pilot.wait_out_double_click()
    finger.tap(*pilot.button("done"))
    until(pilot, lambda: "roll" in pilot.buttons)

    finger.tap(*pilot.button("roll"))
    pilot.settle()

    assert str(pilot.session.turn.roll) == "21" if pilot.session.turn else False


def test_nothing_stays_lit_under_a_finger_that_is_gone(pilot: Pilot) -> None:
    Finger(pilot).tap(*pilot.button("menu"))
    pilot.key("escape")
    pilot.frame()

    assert not any(button.hovered for button in pilot.board.control.hud.buttons)


def test_a_dialog_is_used_by_touch(open_pilot: Opener) -> None:
    pilot = open_pilot()
    top = pilot.app.director.top
    assert top is not None
    x, y, w, h = top.describe()["widgets"]["settings"]  # type: ignore[index]

    Finger(pilot).tap(x + w / 2, y + h / 2)
    until(pilot, lambda: pilot.scene == "settings")


def test_a_dialog_that_is_too_long_scrolls_under_the_finger(open_pilot: Opener) -> None:
    pilot = open_pilot(size=(700, 420))
    pilot.app.context.routes.settings()
    until(pilot, lambda: pilot.scene == "settings")
    panel = pilot.app.director.top
    assert isinstance(panel, PanelScene)
    area = panel.form.scrolls[-1]
    before, x, y = pilot.app.context.settings, area.viewport.centerx, area.viewport.centery
    toggle = panel.form.find("auto_roll")
    assert toggle is not None
    finger = Finger(pilot)

    finger.drag(toggle.rect.center, (toggle.rect.centerx, toggle.rect.centery - 60))
    assert area.offset == 60
    assert pilot.app.context.settings == before
    finger.drag((x, y), (x, y + 200))

    assert area.offset == 0
    finger.tap(*toggle.rect.center)
    assert pilot.app.context.settings.auto_roll is not before.auto_roll
