"""Themes and sizes change while the game goes on, a slice at a time."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import numpy as np
import pygame
import pytest

from game.saving.settings import Settings, SettingsStore
from game.ui.clock import SteppedClock
from game.ui.context import Services
from game.ui.scenes.menu import MenuScene
from game.ui.scenes.settings import SettingsScene
from game.ui.theme import Theme
from game.ui.themes import THEMES, has_shapes
from game.ui.widgets.theme_choice import ThemeChoice
from game.ui.widgets.toggle import Toggle
from tests.support.pilot import Pilot

SIZE = (900, 600)
MOST_FRAMES = 400


class WorkingClock(SteppedClock):
    """Every look at it costs some time, as work does, so that slices come to an end."""

    def now(self) -> float:
        self.sleep(0.005)
        return super().now()


class SlicedPilot(Pilot):
    """A window in which work takes time."""

    def _services(self, *given) -> Services:  # type: ignore[no-untyped-def]
        return replace(super()._services(*given), clock=WorkingClock())


@pytest.fixture
def sliced(private_home: Path):  # type: ignore[no-untyped-def]
    pilot = SlicedPilot(private_home, dice=[(3, 1), (6, 5)], size=SIZE)
    yield pilot
    pilot.close()


def picture(pilot: Pilot) -> np.ndarray:
    return pygame.surfarray.array3d(pilot.app.canvas.surface)


def renewed(pilot: Pilot) -> int:
    """Frames until nothing is laid out any more; how many."""
    for frame in range(1, MOST_FRAMES):
        pilot.frame()
        if not pilot.app._renewal.busy and not pilot.app._transition.running:
            return frame
    raise AssertionError("it does not come to an end")


def chooser(pilot: Pilot) -> ThemeChoice:
    scene = pilot.app.director.top
    assert isinstance(scene, SettingsScene)
    found = scene.form.find("theme")
    assert isinstance(found, ThemeChoice)
    return found


def test_a_theme_is_chosen_by_a_click_and_remembered(
    open_pilot: Callable[..., Pilot], private_home: Path
) -> None:
    pilot = open_pilot()
    pilot.app.context.routes.settings("board")
    renewed(pilot)

    pilot.click(*chooser(pilot).places()["club"].center)

    context = pilot.app.context
    assert context.theme.name == context.settings.theme == "club"
    assert context.look.theme is context.theme
    assert chooser(pilot).value == "club"
    context.save_settings()
    store = SettingsStore(context.services.folders.config)
    assert store.load()[0].theme == "club"


def test_arrows_walk_over_the_cards(open_pilot: Callable[..., Pilot]) -> None:
    pilot = open_pilot()
    pilot.app.context.routes.settings("board")
    renewed(pilot)
    scene = pilot.app.director.top
    assert isinstance(scene, SettingsScene)
    scene.form.focus(chooser(pilot), ring=True)

    walked = []
    for key in ("right", "down", "left", "up"):
        pilot.key(key)
        walked.append(pilot.app.context.theme.name)

    assert walked == ["club", "clear", "linen", "walnut"]


def test_shapes_are_switched_on_in_any_theme(open_pilot: Callable[..., Pilot]) -> None:
    pilot = open_pilot(dice=[(3, 1)], size=SIZE)
    pilot.start()
    round_ones = picture(pilot)

    pilot.app.context.change_settings(checker_shapes=True)
    renewed(pilot)
    shaped = picture(pilot)
    pilot.app.context.change_settings(checker_shapes=False)
    renewed(pilot)

    assert pilot.app.context.theme is THEMES[0]
    assert not np.array_equal(shaped, round_ones)
    assert np.array_equal(picture(pilot), round_ones)


@pytest.mark.parametrize("theme", THEMES, ids=lambda theme: theme.name)
def test_the_switch_for_shapes_says_what_the_theme_has(
    open_pilot: Callable[..., Pilot], theme: Theme
) -> None:
    pilot = open_pilot(settings=Settings(theme=theme.name))
    pilot.app.context.routes.settings("board")
    renewed(pilot)
    top = pilot.app.director.top
    assert isinstance(top, SettingsScene)
    switch = top.form.find("checker_shapes")
    assert isinstance(switch, Toggle)

    assert switch.value is has_shapes(theme)
    pilot.click(*switch.rect.center)
    renewed(pilot)

    assert has_shapes(pilot.app.context.theme)
    assert pilot.app.context.settings.checker_shapes is not has_shapes(theme)


def test_every_card_shows_its_board(open_pilot: Callable[..., Pilot]) -> None:
    pilot = open_pilot()
    pilot.app.context.routes.settings("board")
    renewed(pilot)

    while pilot.app.context.previews.pending:
        pilot.frame()
    shown = picture(pilot).astype(int)
    boards = [shown[rect.x + 40 : rect.right - 40, rect.y + 12 : rect.y + 120]
              for rect in chooser(pilot).places().values()]  # fmt: skip
    for number, board in enumerate(boards):
        assert board.std() > 20
        assert all(np.abs(board - other).mean() > 8 for other in boards[:number])


def test_a_theme_and_back_gives_the_same_board_again(open_pilot: Callable[..., Pilot]) -> None:
    pilot = open_pilot(dice=[(3, 1), (6, 5)], size=SIZE)
    pilot.start()
    renewed(pilot)
    before = picture(pilot)

    changes = []
    for theme in [*THEMES[1:], THEMES[0]]:
        pilot.app.context.change_settings(theme=theme.name)
        renewed(pilot)
        changes.append(np.abs(picture(pilot).astype(int) - before).mean())

    assert min(changes[:-1]) > 8
    assert changes[-1] == 0


def test_the_old_picture_stays_until_the_new_one_is_whole(sliced: Pilot) -> None:
    sliced.start()
    renewed(sliced)
    before = picture(sliced)

    sliced.app.context.change_settings(theme="linen")
    frames = 0
    while sliced.app.context.theme.name == "walnut":
        sliced.frame()
        frames += 1
        assert np.array_equal(picture(sliced), before)
    frames += renewed(sliced)

    assert frames > 5
    assert not np.array_equal(picture(sliced), before)
    assert sliced.app.context.theme.name == "linen"


def test_a_click_in_the_midst_of_laying_out_is_obeyed(sliced: Pilot) -> None:
    sliced.start()
    renewed(sliced)
    sliced.app.context.change_settings(theme="contrast")
    while not sliced.app._renewal.laying:
        sliced.frame()

    sliced.drag(8, 5)

    assert not sliced.app._renewal.busy
    sliced.settle()
    assert sliced.mine[8] == 2
    assert sliced.app.context.theme.name == "contrast"


def test_another_theme_in_the_midst_of_one_wins(sliced: Pilot) -> None:
    sliced.start()
    sliced.app.context.change_settings(theme="club")
    for _ in range(3):
        sliced.frame()

    sliced.app.context.change_settings(theme="slate")
    renewed(sliced)

    assert sliced.app.context.theme.name == "slate"


def test_while_a_new_size_is_laid_out_the_old_picture_is_stretched(sliced: Pilot) -> None:
    sliced.start()
    renewed(sliced)
    before = picture(sliced)

    sliced.app.window.size = (SIZE[0] * 2 // 3, SIZE[1] * 2 // 3)
    sliced.frame()
    small = picture(sliced)
    frames = renewed(sliced)

    assert frames > 3
    assert small.shape[:2] == (600, 400)
    # Every third pixel of the stretched picture is one of the old picture's.
    assert np.abs(small[::2, ::2].astype(int) - before[::3, ::3]).mean() < 3
    board = sliced.board.control.hand.geometry.rect
    assert board.x + board.w <= 600


def test_the_game_behind_the_menu_waits_until_a_new_size_is_laid_out(
    sliced: Pilot, monkeypatch: pytest.MonkeyPatch
) -> None:
    renewed(sliced)
    scene = sliced.app.director.top
    assert isinstance(scene, MenuScene)
    while scene._warming is not None:
        sliced.frame()
    board = scene._board
    monkeypatch.setattr(board, "play", lambda _: [board.picture.get_rect()])
    renew = sliced.app._renew
    monkeypatch.setattr(sliced.app, "_renew", lambda *_: renew(0.0))  # a step at a time

    sliced.app.window.size = (SIZE[0] * 2, SIZE[1] * 2)
    frames = renewed(sliced)

    assert frames > 3
    assert scene.panel.right < SIZE[0] * 2
