"""Behind the menu a calm game goes on: silent, never in the way, and only where things may move."""

from collections.abc import Callable

import numpy as np
import pygame
import pytest

from game.engine.types import BAR
from game.saving.settings import Settings
from game.ui.input import FocusGained, FocusLost
from game.ui.scenes.menu import MenuScene, _outside
from game.ui.scenes.menu_board import FADE_SECONDS
from game.ui.scenes.menu_scenery import GAME_AFTER
from tests.support.pilot import Pilot

Opener = Callable[..., Pilot]
FRAME = 1 / 30


def menu(pilot: Pilot) -> MenuScene:
    scene = pilot.app.director.top
    assert isinstance(scene, MenuScene)
    return scene


def wait(pilot: Pilot, seconds: float) -> None:
    for _ in range(round(seconds / FRAME)):
        pilot.frame(FRAME)


def pixels(pilot: Pilot) -> np.ndarray:
    return pygame.surfarray.array3d(pilot.app.canvas.surface)


def test_a_game_goes_on_without_a_sound(open_pilot: Opener) -> None:
    pilot = open_pilot(speed="normal", size=(800, 500))
    view = menu(pilot).shown
    first = list(view.mine), list(view.theirs)

    wait(pilot, GAME_AFTER + 15)

    assert (list(view.mine), list(view.theirs)) != first
    assert view.whole
    assert pilot.sounds.played == []
    assert pilot.app.context.session is None


def test_games_end_and_begin_again(open_pilot: Opener) -> None:
    pilot = open_pilot(speed="normal", size=(400, 300))
    wait(pilot, GAME_AFTER + 2)
    game = menu(pilot)._board._game
    assert game is not None
    began = ended = False

    for _ in range(40_000):  # a game has some hundred throws at most; each takes a few steps
        game.advance(0.5)
        over = game.view.mine[0] == 15 or game.view.theirs[0] == 15
        ended = ended or over
        began = ended and not over
        assert game.view.whole
        if began:
            break

    assert began


@pytest.mark.parametrize(
    "wishes",
    [{"speed": "instant"}, {"speed": "normal", "settings": Settings(animations=False)}],
    ids=["instant", "no animation"],
)
def test_without_animation_the_board_stands_still(
    open_pilot: Opener, wishes: dict[str, object]
) -> None:
    pilot = open_pilot(**wishes)
    wait(pilot, 0.5)
    before = pixels(pilot)

    wait(pilot, 5)

    assert np.array_equal(pixels(pilot), before)
    assert menu(pilot)._board._game is None


def test_animation_switched_off_in_the_settings_stops_it(open_pilot: Opener) -> None:
    pilot = open_pilot(speed="normal")
    wait(pilot, 4)
    pilot.app.context.routes.settings()
    wait(pilot, 0.5)
    pilot.app.context.change_settings(animations=False)

    pilot.app.director.pop()
    wait(pilot, 1)

    assert menu(pilot)._board._game is None
    assert not menu(pilot).shown.moving


@pytest.mark.parametrize("size", [(1280, 800), (500, 800), (640, 400)], ids=str)
def test_what_is_painted_bit_by_bit_is_the_whole_picture(
    open_pilot: Opener, size: tuple[int, int]
) -> None:
    pilot = open_pilot(speed="normal", size=size)
    wait(pilot, 9.3)
    scene = menu(pilot)
    scene._renew_pane()
    scene._show([scene.panel])
    scene.dirty = True
    pilot.frame(0.0)
    bit_by_bit = pixels(pilot)

    scene.layout()
    pilot.app._invalidate()
    pilot.frame(0.0)

    assert np.abs(pixels(pilot).astype(int) - bit_by_bit).max() <= 2


def test_it_stops_while_nobody_looks_on(open_pilot: Opener) -> None:
    pilot = open_pilot(speed="normal")
    wait(pilot, 3)
    scene = menu(pilot)
    scene.handle(FocusLost())
    wait(pilot, 0.2)
    before = pixels(pilot)

    wait(pilot, 5)
    assert np.array_equal(pixels(pilot), before)
    assert scene.rest >= 0.5

    scene.handle(FocusGained())
    wait(pilot, 5)
    assert not np.array_equal(pixels(pilot), before)


def test_it_asks_for_no_more_than_thirty_frames_a_second(open_pilot: Opener) -> None:
    pilot = open_pilot(speed="normal")
    wait(pilot, GAME_AFTER + 2)
    scene = menu(pilot)
    rests = []

    for _ in range(300):
        pilot.frame(FRAME)
        if scene.shown.moving and not scene._pane_stale:
            rests.append(scene.rest)

    assert rests
    assert min(rests) >= FRAME - 1e-9


def test_it_begins_after_the_menu_is_there(open_pilot: Opener) -> None:
    pilot = open_pilot(speed="normal")

    wait(pilot, GAME_AFTER / 2)

    assert menu(pilot)._board._game is None
    assert sum(menu(pilot).shown.mine[1:BAR]) == 15


@pytest.mark.parametrize(
    "rect",
    [(0, 0, 10, 10), (15, 15, 20, 20), (25, 25, 5, 5), (0, 25, 60, 5), (10, 10, 90, 90)],
    ids=str,
)
def test_what_lies_outside_a_hole_is_cut_without_overlap(rect: tuple[int, ...]) -> None:
    whole, hole = pygame.Rect(rect), pygame.Rect(20, 20, 30, 30)

    sides = _outside(whole, hole)

    area = sum(side.width * side.height for side in sides)
    inside = whole.clip(hole)
    assert area == whole.width * whole.height - inside.width * inside.height
    assert not any(side.colliderect(hole) for side in sides)


def test_the_next_game_fades_in(open_pilot: Opener) -> None:
    pilot = open_pilot(speed="normal", size=(800, 500))
    wait(pilot, GAME_AFTER + 2)
    scene = menu(pilot)
    scenery = scene._board
    game, board = scenery._game, scenery._board
    assert game is not None
    assert board is not None
    for _ in range(40_000):
        if game._session.state.outcome is not None:
            break
        game.advance(0.5)
    while not board.fading:
        pilot.frame(FRAME)
    over = pygame.surfarray.array3d(board.picture).astype(int)

    wait(pilot, FADE_SECONDS / 2)
    between = pygame.surfarray.array3d(board.picture).astype(int)
    assert board.fading
    wait(pilot, FADE_SECONDS)
    begun = pygame.surfarray.array3d(board.picture).astype(int)

    changed = np.abs(begun - over).max(axis=2) > 60
    assert changed.any()
    assert (np.abs(between - over).max(axis=2)[changed] > 5).all()
    assert (np.abs(between - begun).max(axis=2)[changed] > 5).all()
    assert not board.fading
