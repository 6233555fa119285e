"""Learn in narrow, low and enlarged windows: buttons, captions and titles can be read whole."""

from collections.abc import Iterator
from types import SimpleNamespace

import pygame
import pytest

from game.i18n import available_languages
from game.learn.contents import PAGES
from game.paths import assets
from game.ui.context import Context
from game.ui.scenes.learn_below import SIZE, SPACING, Below, Saying, sentences
from game.ui.scenes.learn_foot import doing_buttons, turning_buttons, wishes_of
from game.ui.scenes.learn_head import TITLE_LEAST, title_size
from game.ui.scenes.learn_layout import Places, board_in, places
from game.ui.scenes.learn_parts import IconButton, head_buttons
from game.ui.scenes.learn_tried import Doing
from game.ui.text import SMALLEST_PIXELS
from game.ui.widgets.button import Button
from tests.support.pilot import Pilot
from tests.support.reader import Reader
from tests.support.shared_window import shape

LANGUAGES = [one.code for one in available_languages(assets() / "locale")]
UPRIGHT = [((400, 640), 100), ((440, 800), 100), ((480, 800), 100), ((520, 800), 100)]
WINDOWS = [
    *UPRIGHT,
    ((400, 640), 150),
    ((480, 800), 150),
    ((600, 960), 100),
    ((640, 480), 100),
    ((640, 480), 150),
    ((800, 600), 200),
    ((960, 600), 100),
    ((1280, 800), 100),
]
"""Sizes and scales."""
TEXT_LINES = 3
"""So many lines of the text can be seen in any of them."""


def places_in(context: Context) -> Places:
    return places(*context.canvas.size, context.canvas.dp, wishes_of(context))


def spoken(window: Pilot, size: tuple[int, int], scale: int) -> Iterator[tuple[str, Context]]:
    """The window in this shape, in one language after the other."""
    shape(window, size, scale)
    for language in LANGUAGES:
        window.app.context.change_settings(language=language)
        yield language, window.app.context


def boards() -> list[SimpleNamespace]:
    """Stand-ins for a board in every state that has buttons of its own."""
    states = [
        {"doing": Doing.SHOWN, "touched": False, "can_try": True},
        {"doing": Doing.TRIED, "touched": False, "can_try": True},
        {"doing": Doing.TRIED, "touched": True, "can_try": True},
        {"doing": Doing.SHOWN, "touched": False, "can_try": False},
    ]
    acts = dict.fromkeys(("play", "begin", "undo", "start_over"), lambda: None)
    shown = SimpleNamespace(moves=("a move",))
    return [
        SimpleNamespace(secret=secret, tried=SimpleNamespace(illustration=shown, **acts, **state))
        for state in states
        for secret in (False, True)
    ]


def broken(button: Button) -> bool:
    """Whether a word of the label is broken where it is drawn."""
    text, words, drawn = button.context.text, button.label, []
    wrapped = text.wrapped

    def listen(*given: object) -> list[str]:
        lines = wrapped(*given)  # type: ignore[arg-type]
        drawn.append(lines)
        return lines

    text.wrapped = listen  # type: ignore[method-assign, assignment]
    button.draw(pygame.Surface((2000, 2000)))
    text.wrapped = wrapped  # type: ignore[method-assign]
    return " ".join(drawn[-1]) != words


@pytest.mark.parametrize(("size", "scale"), [*WINDOWS, ((640, 480), 200), ((400, 640), 200)])
def test_no_word_on_a_button_is_broken(window: Pilot, size: tuple[int, int], scale: int) -> None:
    for language, context in spoken(window, size, scale):
        at = places_in(context)
        rows = [turning_buttons(context, at, page, lambda key: None) for page in PAGES[::17]]
        rows += [doing_buttons(context, at, board) for board in boards()]  # type: ignore[arg-type]
        for button in (one for row in rows for one in row):
            assert at.panel.contains(button.rect), f"{language}: {button.label} leaves the panel"
            if not isinstance(button, IconButton):
                assert not broken(button), f"{language}: {button.label} at {button.rect}"


@pytest.mark.parametrize(("size", "scale"), UPRIGHT)
def test_the_way_back_has_its_natural_width_in_upright_windows(
    window: Pilot, size: tuple[int, int], scale: int
) -> None:
    for _, context in spoken(window, size, scale):
        back = turning_buttons(context, places_in(context), PAGES[3], lambda key: None)[0]

        assert back.name == "back"
        assert back.rect.width >= back.natural_width


@pytest.mark.parametrize(("size", "scale"), WINDOWS)
def test_what_is_said_under_the_board_is_whole(
    window: Pilot, size: tuple[int, int], scale: int
) -> None:
    for language, context in spoken(window, size, scale):
        at = places_in(context)
        below = Below(context, None, None)  # type: ignore[arg-type]
        room = at.below.copy()
        room.top = round(sum(board_in(at.board, context.canvas.scale).rect[1::2]))
        assert room.bottom <= min(at.doing.top, at.turning.top) or room.right <= at.turning.left
        for sentence in sentences():
            said = context.words.t(sentence)
            letters, left, top = below._fitting(Saying(said, (0, 0, 0), "arrow"), room)
            lines = below._even(said, room.width - left, letters)
            end = room.top + top + len(lines) * context.look.line_step(letters, SPACING)
            assert end <= room.bottom, f"{language}: {said}"
            assert " ".join(lines) == said, f"{language}: {said}"
            assert SMALLEST_PIXELS <= context.text.pixels(letters) <= context.text.pixels(SIZE)


@pytest.mark.parametrize(("size", "scale"), WINDOWS)
def test_board_and_text_have_room_beside_the_buttons(
    window: Pilot, size: tuple[int, int], scale: int
) -> None:
    for language, context in spoken(window, size, scale):
        at = places_in(context)
        board = pygame.Rect(*map(round, board_in(at.board, context.canvas.scale).rect))
        assert at.text.height >= TEXT_LINES * context.look.line_step(17, 1.5)
        assert board.width >= 0.35 * min(size)
        parts = (board, at.text, at.turning, at.doing)
        for number, part in enumerate(parts):
            assert at.panel.contains(part)
            assert part.collidelist(parts[number + 1 :]) == -1, f"{language}: {parts}"


@pytest.mark.parametrize(("size", "scale"), WINDOWS)
def test_titles_are_whole(window: Pilot, size: tuple[int, int], scale: int) -> None:
    for language, context in spoken(window, size, scale):
        room = head_buttons(context, places_in(context), lambda: None, lambda: None)[1]
        for page in PAGES:
            title = context.words.t(page.title)
            letters = title_size(context, title, room.width)
            lines = context.text.wrapped(title, room.width, letters, "title")
            assert " ".join(lines) == title, f"{language}: {lines}"
            assert len(lines) <= 2 or letters < TITLE_LEAST, f"{language}: {lines}"


@pytest.mark.parametrize(("size", "scale"), [((400, 640), 100), ((640, 480), 150)])
def test_all_that_can_be_done_can_be_clicked(
    window: Pilot, size: tuple[int, int], scale: int
) -> None:
    window.app.context.change_settings(language="de")
    shape(window, size, scale)
    reader = Reader(window).open("dice")

    reader.click("play it")
    reader.settle()
    reader.click("try it")
    reader.drag(8, 5)
    reader.click("undo")
    reader.settle()
    reader.drag(8, 5)
    reader.click("start over")
    reader.settle()
    assert reader.board["mine"][8] == 3
    reader.click("next")
    reader.click("previous")
    assert reader.page == "dice"
    reader.click("back")
    window.frame()

    assert window.scene == "menu"
