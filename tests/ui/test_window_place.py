"""A window comes back where it was, and never where no screen is any more."""

from collections.abc import Callable

import pygame
import pytest

from game.saving.settings import Settings
from game.ui import window as window_module
from game.ui import window_place
from game.ui.canvas import SMALLEST
from game.ui.window import open_window
from game.ui.window_place import Display, WindowMemory, displays_of, placed
from tests.support.pilot import Pilot

MAIN = Display(0, 0, 1920, 1080)
LEFT = Display(-2560, -200, 2560, 1440)
RIGHT = Display(1920, 100, 1280, 1024)
SIZE = (1280, 800)


class FakeWindow:
    """Stands where it was put; knows the middle of each screen as SDL does."""

    def __init__(self, displays: tuple[Display, ...] = (MAIN,)) -> None:
        self._displays = displays
        self._at = (0, 0)
        self.size = SIZE

    @property
    def position(self) -> tuple[int, int]:
        return self._at

    @position.setter
    def position(self, at: tuple[int, int]) -> None:
        if at[0] < window_place.CENTRED:
            self._at = at
            return
        display = self._displays[at[0] - window_place.CENTRED]
        self._at = (
            display.x + (display.width - self.size[0]) // 2,
            display.y + (display.height - self.size[1]) // 2,
        )


@pytest.mark.parametrize(
    "displays", [(MAIN,), (MAIN, LEFT), (MAIN, RIGHT), (LEFT, MAIN, RIGHT)], ids=len
)
@pytest.mark.parametrize("at", [(100, 60), (-2000, 0), (1950, 150), (0, 0)])
@pytest.mark.parametrize("size", [(1280, 800), (800, 600), (3840, 2160), (300, 200)])
def test_the_window_is_wholly_on_a_screen(
    displays: tuple[Display, ...], at: tuple[int, int], size: tuple[int, int]
) -> None:
    (width, height), found = placed(size, at, displays, SMALLEST)

    assert width >= SMALLEST[0]
    assert height >= SMALLEST[1]
    if found is None:
        assert width <= displays[0].width
        assert height <= displays[0].height
        return
    assert any(
        display.x <= found[0]
        and found[0] + width <= display.x + display.width
        and display.y <= found[1]
        and found[1] + height <= display.y + display.height
        for display in displays
    )


def test_a_window_that_fits_comes_back_to_the_very_place() -> None:
    assert placed(SIZE, (-2000, 0), (MAIN, LEFT), SMALLEST) == (SIZE, (-2000, 0))


@pytest.mark.parametrize("at", [(-2000, 0), (1930, 200), (200, 1081), (0, -900), (-32000, -32000)])
def test_a_place_whose_screen_is_gone_becomes_the_middle_of_the_main_one(
    at: tuple[int, int],
) -> None:
    assert placed(SIZE, at, (MAIN,), SMALLEST) == (SIZE, None)


def test_a_window_pushed_half_off_its_screen_is_drawn_in() -> None:
    assert placed(SIZE, (1800, 900), (MAIN,), SMALLEST) == (SIZE, (640, 280))


def test_a_window_larger_than_its_screen_leaves_room_for_the_systems_bars() -> None:
    (width, height), at = placed((2560, 1600), (0, 0), (MAIN,), SMALLEST)

    assert (width, height) == (1840, 1000)
    assert at == (0, 0)


def test_the_screens_are_read_from_where_windows_come_to_lie(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    displays = (MAIN, LEFT, RIGHT)
    sizes = [(one.width, one.height) for one in displays]
    monkeypatch.setattr(pygame.display, "get_desktop_sizes", lambda: sizes)

    assert displays_of(FakeWindow(displays)) == displays  # type: ignore[arg-type]


def test_a_remembered_place_is_where_the_window_opens(
    pilot: Pilot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pygame.display, "get_driver", lambda: "x11")
    monkeypatch.setattr(window_module, "displays_of", lambda _: (MAIN, RIGHT))
    there = Settings(window=(900, 700), window_at=(2000, 150))

    on_right = open_window(there)
    monkeypatch.setattr(window_module, "displays_of", lambda _: (MAIN,))
    on_main = open_window(there)

    assert (on_right.size, on_right.position) == ((900, 700), (2000, 150))
    assert 0 <= on_main.position[0] <= 1920 - 900
    on_right.destroy()
    on_main.destroy()


def test_only_a_window_that_was_moved_is_remembered() -> None:
    window = FakeWindow()
    window.position = (320, 140)
    memory = WindowMemory(window, maximized=False)  # type: ignore[arg-type]
    memory.pass_time(2.0)

    assert memory.place is None
    window.position = (-32000, -32000)
    assert memory.place is None
    window.position = (40, 30)
    assert memory.place == (40, 30)


def test_a_maximized_window_keeps_the_size_it_had_before(
    open_pilot: Callable[..., Pilot],
) -> None:
    pilot = open_pilot(size=(1000, 700))
    pilot.app.window.size = (1100, 720)
    pygame.event.post(pygame.Event(pygame.WINDOWRESIZED, x=1100, y=720))
    pilot.advance(2.0)

    pilot.app.window.size = (1900, 1000)
    pygame.event.post(pygame.Event(pygame.WINDOWRESIZED, x=1900, y=1000))
    pygame.event.post(pygame.Event(pygame.WINDOWMAXIMIZED))
    pilot.advance(2.0)
    pilot.app.close()
    pilot.closed = True

    settings = pilot.app.context.settings
    assert settings.maximized
    assert settings.window == (1100, 720)


def test_a_window_restored_is_maximized_no_more(pilot: Pilot) -> None:
    pygame.event.post(pygame.Event(pygame.WINDOWMAXIMIZED))
    pilot.frame()
    pygame.event.post(pygame.Event(pygame.WINDOWRESTORED))
    pilot.frame()
    pilot.app._remember_window()

    assert not pilot.app.context.settings.maximized


def test_a_place_is_kept_when_the_game_is_closed(open_pilot: Callable[..., Pilot]) -> None:
    pilot = open_pilot(size=(1000, 700))
    pilot.advance(1.5)
    pilot.app.window.position = (77, 66)

    pilot.app.close()
    pilot.closed = True

    stored, _ = pilot.app.context.settings_store.load()
    assert stored.window_at == (77, 66)
