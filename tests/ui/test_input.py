import pygame
import pytest

from game.ui.canvas import Canvas
from game.ui.input import (
    CloseRequested,
    Exposed,
    FocusGained,
    FocusLost,
    Input,
    InputEvent,
    Key,
    PointerDown,
    PointerLeft,
    PointerMove,
    PointerUp,
    TextComposed,
    TextTyped,
    Wheel,
)


class DenseWindow:
    """A window whose surface has twice as many pixels as the window has units."""

    size = (100, 80)

    def get_surface(self) -> pygame.Surface:
        return pygame.Surface((200, 160))


@pytest.fixture
def reader() -> Input:
    pygame.display.init()
    pygame.event.clear()
    return Input(Canvas(DenseWindow()))  # type: ignore[arg-type]


def post(kind: int, **values: object) -> None:
    pygame.event.post(pygame.Event(kind, **values))


def moved(x: int, y: int) -> None:
    post(pygame.MOUSEMOTION, pos=(x, y), rel=(0, 0), buttons=(0, 0, 0), touch=False)


def test_positions_are_in_pixels_of_the_surface(reader: Input) -> None:
    post(pygame.MOUSEBUTTONDOWN, pos=(10, 20), button=1, touch=True)
    post(pygame.MOUSEBUTTONUP, pos=(11, 20), button=3, touch=False)

    assert reader.read() == [PointerDown(20, 40, 1, touch=True), PointerUp(22, 40, 3)]


def test_movements_in_a_row_become_one(reader: Input) -> None:
    moved(1, 1)
    moved(2, 2)
    post(pygame.MOUSEBUTTONDOWN, pos=(2, 2), button=1)
    moved(3, 3)

    assert reader.read() == [PointerMove(4, 4), PointerDown(4, 4), PointerMove(6, 6)]


def test_the_wheel_turns_where_the_pointer_was_last(reader: Input) -> None:
    moved(5, 5)
    post(pygame.MOUSEWHEEL, x=0, y=1, precise_y=0.5)

    assert reader.read()[-1] == Wheel(10, 10, 0.5)


def test_buttons_of_the_wheel_are_no_clicks(reader: Input) -> None:
    post(pygame.MOUSEBUTTONDOWN, pos=(1, 1), button=4)
    post(pygame.MOUSEBUTTONUP, pos=(1, 1), button=5)

    assert reader.read() == []


@pytest.mark.parametrize(
    ("key", "mod", "text", "expected"),
    [
        (pygame.K_RETURN, 0, "\r", Key("return", "\r")),
        (pygame.K_z, pygame.KMOD_LCTRL, "", Key("z", "", ctrl=True)),
        (pygame.K_z, pygame.KMOD_LMETA, "", Key("z", "", ctrl=True)),
        (pygame.K_TAB, pygame.KMOD_RSHIFT, "", Key("tab", "", shift=True)),
        (pygame.K_F11, pygame.KMOD_LALT, "", Key("f11", "", alt=True)),
    ],
)
def test_keys(reader: Input, key: int, mod: int, text: str, expected: Key) -> None:
    post(pygame.KEYDOWN, key=key, mod=mod, unicode=text, scancode=0)

    assert reader.read() == [expected]


@pytest.mark.parametrize(
    ("kind", "values", "expected"),
    [
        (pygame.TEXTINPUT, {"text": "é"}, TextTyped("é")),
        (pygame.TEXTEDITING, {"text": "ng", "start": 0, "length": 2}, TextComposed("ng")),
        (pygame.WINDOWLEAVE, {}, PointerLeft()),
        (pygame.WINDOWFOCUSLOST, {}, FocusLost()),
        (pygame.WINDOWFOCUSGAINED, {}, FocusGained()),
        (pygame.WINDOWEXPOSED, {}, Exposed()),
        (pygame.QUIT, {}, CloseRequested()),
        (pygame.WINDOWCLOSE, {}, CloseRequested()),
    ],
)
def test_text_and_window(
    reader: Input, kind: int, values: dict[str, object], expected: InputEvent
) -> None:
    post(kind, **values)

    assert reader.read() == [expected]


def test_events_that_mean_nothing_here_are_dropped(reader: Input) -> None:
    post(pygame.JOYBUTTONDOWN, button=1)
    post(pygame.USEREVENT)

    assert reader.read() == []
