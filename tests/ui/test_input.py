import pygame
import pytest

from game.ui.canvas import Canvas
from game.ui.input import (
    LEFT,
    NO_SCREEN,
    CloseRequested,
    Exposed,
    FocusGained,
    FocusLost,
    Input,
    InputEvent,
    Key,
    Maximized,
    PointerDown,
    PointerLeft,
    PointerMove,
    PointerUp,
    Restored,
    TextComposed,
    TextTyped,
    Wheel,
)


class DenseWindow:
    """A window whose surface has twice as many pixels as the window has units."""

    size = (1000, 800)

    def get_surface(self) -> pygame.Surface:
        return pygame.Surface((2000, 1600))


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
    post(pygame.MOUSEBUTTONDOWN, pos=(10, 20), button=1, touch=False)
    post(pygame.MOUSEBUTTONUP, pos=(11, 20), button=3, touch=False)

    assert reader.read() == [PointerDown(20, 40, 1), PointerUp(22, 40, 3)]


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


# --- fingers ---------------------------------------------------------------------------------


def finger(kind: int, x: float, y: float, number: int = 1, screen: int = 7) -> None:
    post(kind, touch_id=screen, finger_id=number, x=x, y=y, dx=0.0, dy=0.0, pressure=1.0)


def test_a_finger_points_presses_and_is_gone(reader: Input) -> None:
    finger(pygame.FINGERDOWN, 0.5, 0.25)
    finger(pygame.FINGERMOTION, 0.6, 0.25)
    finger(pygame.FINGERUP, 0.6, 0.5)

    assert reader.read() == [
        PointerDown(1000, 400, LEFT, touch=True),
        PointerMove(1200, 400),
        PointerUp(1200, 800, LEFT, touch=True),
        PointerLeft(),
    ]


def test_the_mouse_that_sdl_makes_of_a_finger_is_not_heard_again(reader: Input) -> None:
    finger(pygame.FINGERDOWN, 0.5, 0.5)
    post(pygame.MOUSEMOTION, pos=(50, 40), rel=(0, 0), buttons=(0, 0, 0), touch=True)
    post(pygame.MOUSEBUTTONDOWN, pos=(50, 40), button=1, touch=True)
    finger(pygame.FINGERUP, 0.5, 0.5)
    post(pygame.MOUSEBUTTONUP, pos=(50, 40), button=1, touch=True)

    kinds = [type(event) for event in reader.read()]

    assert kinds == [PointerDown, PointerUp, PointerLeft]


def test_a_second_finger_does_nothing(reader: Input) -> None:
    finger(pygame.FINGERDOWN, 0.5, 0.5)
    finger(pygame.FINGERDOWN, 0.1, 0.1, number=2)
    finger(pygame.FINGERMOTION, 0.2, 0.1, number=2)
    finger(pygame.FINGERUP, 0.2, 0.1, number=2)
    finger(pygame.FINGERUP, 0.5, 0.5)

    assert reader.read() == [
        PointerDown(1000, 800, LEFT, touch=True),
        PointerUp(1000, 800, LEFT, touch=True),
        PointerLeft(),
    ]


def test_the_finger_that_stays_when_the_first_has_gone_does_nothing(reader: Input) -> None:
    finger(pygame.FINGERDOWN, 0.5, 0.5)
    finger(pygame.FINGERDOWN, 0.1, 0.1, number=2)
    finger(pygame.FINGERUP, 0.5, 0.5)
    reader.read()

    finger(pygame.FINGERMOTION, 0.3, 0.1, number=2)
    finger(pygame.FINGERUP, 0.3, 0.1, number=2)

    assert reader.read() == []


def test_a_finger_that_another_window_took_away_does_not_block_the_next(reader: Input) -> None:
    finger(pygame.FINGERDOWN, 0.5, 0.5)
    post(pygame.WINDOWFOCUSLOST)
    reader.read()

    finger(pygame.FINGERMOTION, 0.6, 0.5)
    finger(pygame.FINGERDOWN, 0.25, 0.5, number=2)

    assert reader.read() == [PointerDown(500, 800, LEFT, touch=True)]


def test_a_trackpad_is_no_touch_screen(reader: Input) -> None:
    for kind in (pygame.FINGERDOWN, pygame.FINGERMOTION, pygame.FINGERUP):
        finger(kind, 0.5, 0.5, screen=NO_SCREEN)

    assert reader.read() == []


# --- keys and windows ------------------------------------------------------------------------


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


def test_the_number_row_says_its_digits_in_every_layout(reader: Input) -> None:
    post(pygame.KEYDOWN, key=ord("_"), mod=0, unicode="_", scancode=pygame.KSCAN_8)
    post(pygame.KEYDOWN, key=ord("à"), mod=0, unicode="à", scancode=pygame.KSCAN_0)
    post(pygame.KEYDOWN, key=pygame.K_q, mod=0, unicode="q", scancode=pygame.KSCAN_Q)

    assert [event.digit for event in reader.read() if isinstance(event, Key)] == ["8", "0", ""]


@pytest.mark.parametrize(
    ("kind", "values", "expected"),
    [
        (pygame.TEXTINPUT, {"text": "é"}, TextTyped("é")),
        (pygame.TEXTEDITING, {"text": "ng", "start": 0, "length": 2}, TextComposed("ng")),
        (pygame.WINDOWLEAVE, {}, PointerLeft()),
        (pygame.WINDOWFOCUSLOST, {}, FocusLost()),
        (pygame.WINDOWFOCUSGAINED, {}, FocusGained()),
        (pygame.WINDOWEXPOSED, {}, Exposed()),
        (pygame.WINDOWMAXIMIZED, {}, Maximized()),
        (pygame.WINDOWRESTORED, {}, Restored()),
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
