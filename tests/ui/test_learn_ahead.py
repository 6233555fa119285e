"""Learn keeps its pace: boards are ready before they are shown; the ends of the text are soft."""

from collections.abc import Callable

import pygame
import pytest

from game.learn.contents import PAGES
from game.ui.board import arrows
from game.ui.board.dice_view import DiceSprites
from tests.support.pilot import Pilot
from tests.support.reader import Reader

Open = Callable[..., Pilot]


@pytest.fixture
def reader(open_pilot: Open) -> Reader:
    return Reader(open_pilot(speed="normal"))


def count_pictures(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """From now on every die and arrow that is painted is written down."""
    painted: list[str] = []
    trace, paint = DiceSprites._traced, arrows._painted

    def traced(*given: object) -> object:
        painted.append("die")
        return trace(*given)  # type: ignore[arg-type]

    def painted_arrow(*given: object) -> object:
        painted.append("arrow")
        return paint(*given)  # type: ignore[arg-type]

    monkeypatch.setattr(DiceSprites, "_traced", traced)
    monkeypatch.setattr(arrows, "_painted", painted_arrow)
    return painted


def scroll_to_the_end(reader: Reader) -> list[int]:
    """Turn the wheel without a rest; gives the numbers of the boards shown."""
    area, shown = reader.scene.reading.area, []
    while area.offset < area.furthest:
        reader.pilot.wheel(*area.viewport.center, -1)
        reader.pilot.frame()
        shown.append(reader.scene.book.number)
    return shown


def test_boards_are_ready_before_they_are_scrolled_to(
    reader: Reader, monkeypatch: pytest.MonkeyPatch
) -> None:
    reader.open("hitting")
    reader.pilot.advance(1.0)
    assert not reader.scene._ahead.busy
    painted = count_pictures(monkeypatch)

    scroll_to_the_end(reader)
    reader.settle()

    assert reader.scene.book.number == len(reader.scene.book.boards) - 1
    assert painted == []


def test_whoever_scrolls_at_once_waits_for_no_more_than_one_picture_in_a_frame(
    reader: Reader, monkeypatch: pytest.MonkeyPatch
) -> None:
    reader.open("hitting")
    painted = count_pictures(monkeypatch)
    area, most = reader.scene.reading.area, 0

    while area.offset < area.furthest:
        before = len(painted)
        reader.pilot.wheel(*area.viewport.center, -1)
        reader.pilot.frame()
        most = max(most, len(painted) - before)
    reader.settle()

    assert painted
    assert most == 1
    assert reader.scene.book.number == len(reader.scene.book.boards) - 1


def test_the_next_page_opens_without_a_picture_to_be_painted(
    reader: Reader, monkeypatch: pytest.MonkeyPatch
) -> None:
    reader.open("dice")
    reader.pilot.advance(2.0)
    reader.turn_to("points")
    reader.pilot.advance(2.0)
    painted = count_pictures(monkeypatch)

    reader.scene.turn_to("hitting")
    reader.pilot.frame()

    assert painted == []


def test_a_checker_in_the_hand_keeps_its_board(reader: Reader) -> None:
    reader.open("hitting")
    reader.pilot.advance(1.0)
    reader.pilot.carry(reader.checker(13), reader.place(8))

    scroll_to_the_end(reader)
    reader.pilot.advance(1.0)
    assert reader.scene.book.number == 0
    reader.pilot.release(*reader.place(8))
    reader.settle()

    assert reader.scene.book.number == 0


def test_learn_is_made_ready_while_the_menu_rests(open_pilot: Open) -> None:
    pilot = open_pilot(speed="normal")
    pilot.advance(3.0)
    loaded = pilot.app.context.boards.painter._boards

    before = len(loaded)
    Reader(pilot).open()

    assert len(loaded) == before, "the board of Learn had to be painted"


# --- soft edges -------------------------------------------------------------------------------


def row(reader: Reader, y: int) -> list[tuple[int, ...]]:
    """The colours across the text at a height of the screen."""
    picture, view = reader.pilot.app.canvas.surface, reader.scene.reading.area.viewport
    return [tuple(picture.get_at((x, y))) for x in range(view.left, view.right)]


def panel(reader: Reader, y: int) -> list[tuple[int, ...]]:
    """The same of the bare panel."""
    still, view = reader.scene._still, reader.scene.reading.area.viewport
    assert still is not None
    return [tuple(still.get_at((x, y))) for x in range(view.left, view.right)]


def differs(one: list[tuple[int, ...]], other: list[tuple[int, ...]]) -> int:
    """By how much the most different of the colours differ."""
    pairs = zip(one, other, strict=True)
    return max(abs(a - b) for first, second in pairs for a, b in zip(first, second, strict=True))


def test_the_text_fades_into_the_panel_where_it_goes_on(reader: Reader) -> None:
    reader.open("hitting")
    reader.pilot.advance(1.0)
    view = reader.scene.reading.area.viewport
    texts = 0

    for _ in range(8):
        reader.pilot.wheel(*view.center, -0.2)
        reader.settle()
        for y, inward in ((view.top, 1), (view.bottom - 1, -1)):
            assert differs(row(reader, y), panel(reader, y)) <= 8, "a hard edge"
            texts += differs(row(reader, y + 40 * inward), panel(reader, y + 40 * inward)) > 100

    assert texts, "there was no text to fade"


def test_the_first_line_is_not_faded_at_the_beginning(open_pilot: Open) -> None:
    reader = Reader(open_pilot(speed="normal")).open("hitting")
    reader.pilot.advance(1.0)
    top = reader.scene.reading.area.viewport.top

    assert max(differs(row(reader, y), panel(reader, y)) for y in range(top, top + 20)) > 100


def test_pages_that_do_not_scroll_have_no_soft_edges(open_pilot: Open) -> None:
    reader = Reader(open_pilot(size=(1280, 1200))).open(PAGES[0].key)
    area = reader.scene.reading.area
    assert not area.furthest
    picture = pygame.Surface(reader.pilot.app.canvas.size)

    reader.scene._edges.draw(picture, area)

    assert pygame.transform.average_color(picture)[:3] == (0, 0, 0)
