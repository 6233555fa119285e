"""Where the board and the cards go, for every shape of window."""

import pytest

from game.ui.board.geometry import Area, BoardGeometry
from game.ui.board.hud_column import column_of
from game.ui.board.hud_layout import Frame, Shape, arrange

WINDOWS = [
    (1280, 800),
    (2560, 1600),
    (1920, 1080),
    (1366, 768),
    (1024, 768),
    (800, 600),
    (640, 480),
    (800, 1280),
    (600, 1024),
    (3440, 1440),
    (400, 300),
    (320, 480),
    (1000, 1000),
]
BUTTONS = ((), (54.0,), (54.0, 48.0), (62.0, 62.0), (62.0, 62.0, 62.0))


def scale_of(width: int, height: int, size: float = 1.0) -> float:
    return max(1.0, min(3.0, width / 1280, height / 800)) * size


def parts(frame: Frame) -> list[Area]:
    own = [frame.board.rect, frame.theirs, frame.mine, frame.column]
    return own + ([frame.listed] if frame.listed is not None else [])


@pytest.mark.parametrize("window", WINDOWS)
@pytest.mark.parametrize("size", [0.8, 1.0, 1.5, 2.0])
def test_everything_is_on_the_screen_and_nothing_overlaps(
    window: tuple[int, int], size: float
) -> None:
    frame = arrange(*window, scale_of(*window, size))

    areas = parts(frame)
    for area in areas:
        assert area.x >= 0
        assert area.y >= -0.6
        assert area.x + area.w <= window[0] + 0.6
        assert area.y + area.h <= window[1] + 0.6
    for number, one in enumerate(areas):
        for other in areas[number + 1 :]:
            assert not overlap(one, other)


@pytest.mark.parametrize("window", WINDOWS)
@pytest.mark.parametrize("size", [0.8, 1.0, 1.5, 2.0])
@pytest.mark.parametrize("buttons", BUTTONS)
def test_every_button_is_reachable_in_every_window(
    window: tuple[int, int], size: float, buttons: tuple[float, ...]
) -> None:
    frame = arrange(*window, scale_of(*window, size))

    column = column_of(frame, buttons, offer=len(buttons) > 1, pill=True, seal=True)

    assert len(column.buttons) == len(buttons)
    places = [*column.buttons, column.status]
    if column.listing is not None:
        places.append(column.listing)
    for number, one in enumerate(places):
        assert not any(overlap(one, other) for other in places[number + 1 :])
    for area in (*column.buttons, column.status):
        assert area.x >= 0
        assert area.y >= -0.6
        assert area.x + area.w <= window[0] + 0.6
        assert area.y + area.h <= window[1] + 0.6


@pytest.mark.parametrize(
    ("window", "shape"),
    [
        ((1280, 800), Shape.PANEL),
        ((1920, 1080), Shape.PANEL),
        ((1024, 768), Shape.STRIPS),
        ((800, 1280), Shape.PORTRAIT),
        ((480, 800), Shape.TOWER),
        ((3440, 1000), Shape.PANEL),
    ],
)
def test_the_shape_of_the_window_decides(window: tuple[int, int], shape: Shape) -> None:
    assert arrange(*window, scale_of(*window)).shape is shape


@pytest.mark.parametrize(
    ("window", "share"),
    [
        ((960, 600), 0.86),
        ((1280, 800), 0.94),
        ((1366, 768), 0.99),
        ((1920, 1080), 0.99),
        ((3440, 1000), 0.99),
        ((800, 1280), 0.99),
        ((600, 960), 0.99),
        ((1024, 768), 0.77),
        ((1000, 1000), 0.78),
        ((1100, 1000), 0.79),
    ],
)
def test_the_board_is_nearly_as_large_as_one_that_has_the_window_for_itself(
    window: tuple[int, int], share: float
) -> None:
    width, height = window
    frame = arrange(*window, scale_of(*window))

    alone = BoardGeometry.fit(12, 12, width - 24, height - 24)

    assert frame.board.u >= share * alone.u


@pytest.mark.parametrize("window", [(1000, 1000), (1100, 1000), (800, 1280), (600, 960)])
def test_a_larger_interface_chooses_whatever_leaves_the_largest_board(
    window: tuple[int, int],
) -> None:
    frame = arrange(*window, scale_of(*window, 1.5))

    alone = BoardGeometry.fit(12, 12, window[0] - 24, window[1] - 24)

    assert frame.board.u >= 0.67 * alone.u
    assert frame.column.w >= 160 * frame.scale


def test_the_designed_window_comes_out_as_designed() -> None:
    frame = arrange(1280, 800, 1.0)

    assert frame.board.rect.w == pytest.approx(1000, abs=2)
    assert frame.board.rect.h == pytest.approx(776, abs=2)
    assert frame.column.w == pytest.approx(244, abs=2)
    assert frame.theirs.h == pytest.approx(112, abs=1)


@pytest.mark.parametrize(("window", "size"), [((640, 480), 1.0), ((1280, 960), 2.0)])
def test_in_a_small_window_the_board_gets_what_the_list_leaves(
    window: tuple[int, int], size: float
) -> None:
    frame = arrange(*window, size)

    column = column_of(frame, (54.0, 48.0), offer=False, pill=True, seal=True)

    assert frame.board.u >= 28 * size - 0.5
    assert not column.rows
    assert column.hint


def test_buttons_are_stacked_from_the_bottom_so_that_undo_never_moves() -> None:
    frame = arrange(1280, 800, 1.0)

    alone = column_of(frame, (48.0,), offer=False, pill=False, seal=True)
    both = column_of(frame, (54.0, 48.0), offer=False, pill=False, seal=True)

    assert alone.buttons[-1] == both.buttons[-1]


def test_a_low_panel_gives_up_the_hint_before_rows_of_the_list() -> None:
    frame = arrange(1280, 620, 1.0)

    column = column_of(frame, (54.0, 48.0), offer=False, pill=True, seal=True)

    assert column.rows or not column.hint


def overlap(one: Area, other: Area) -> bool:
    return (
        one.x < other.x + other.w - 1
        and other.x < one.x + one.w - 1
        and one.y < other.y + other.h - 1
        and other.y < one.y + one.h - 1
    )
