"""Learn, as a person reads it: contents, scrolling, the board of a page, exercises, languages."""

from collections.abc import Callable

import pygame
import pytest

from game.i18n import available_languages
from game.learn.contents import PAGES
from game.paths import assets
from game.saving.settings import Settings, SettingsStore
from game.ui.board import stage_still
from game.ui.board.hud_pen import rect_of
from game.ui.board.hud_status import why_area
from game.ui.theme import Dark, Theme
from game.ui.themes import THEMES
from game.ui.widgets.entry_list import LINE_SPACING, SIZE_LEAST, EntryList
from game.ui.widgets.label import Label
from tests.support.pilot import Pilot
from tests.support.reader import Reader, finger, in_language

Open = Callable[..., Pilot]
LOCALE = assets() / "locale"


@pytest.fixture
def reader(pilot: Pilot) -> Reader:
    return Reader(pilot)


# --- contents and pages ----------------------------------------------------------------------


def test_the_menu_leads_to_the_first_page_and_back(reader: Reader) -> None:
    pilot = reader.pilot
    menu = pilot.app.director.top
    assert menu is not None
    learn = menu.form.find("learn")  # type: ignore[attr-defined]

    pilot.click(*learn.rect.center)
    pilot.frame()

    assert pilot.scene == "learn"
    assert reader.page == PAGES[0].key
    pilot.key("escape")
    pilot.frame()
    assert pilot.scene == "menu"


def test_every_page_opens_from_the_contents(reader: Reader) -> None:
    reader.open()

    opened = []
    for page in PAGES:
        reader.turn_to(page.key)
        opened.append(reader.page)

    assert opened == [page.key for page in PAGES]


def test_next_and_previous_walk_through_the_book(reader: Reader) -> None:
    reader.open(PAGES[0].key)
    assert not reader.has("previous")

    for page in PAGES[1:]:
        reader.click("next")
        assert reader.page == page.key

    assert not reader.has("next")
    reader.click("previous")
    assert reader.page == PAGES[-2].key


def test_arrow_keys_turn_pages_and_scroll(reader: Reader) -> None:
    reader.open("hitting")

    for key in ("down", "page down"):
        before = reader.scene.reading.area.offset
        reader.pilot.key(key)
        reader.settle()
        assert reader.scene.reading.area.offset > before
    reader.pilot.key("home")
    reader.settle()
    assert reader.scene.reading.area.offset == 0
    reader.pilot.key("right")

    assert reader.page == "both-dice"


def test_a_page_read_to_its_end_gets_its_tick_and_keeps_it(
    reader: Reader, open_pilot: Open
) -> None:
    reader.open("hitting")

    reader.click("next")
    assert reader.pilot.app.context.settings.pages_read == ()
    reader.click("previous")
    reader.pilot.key("end")
    reader.settle()
    reader.click("next")

    assert reader.pilot.app.context.settings.pages_read == ("hitting",)
    reader.pilot.advance(1.0)
    folder = reader.pilot.app.context.services.folders.config
    assert SettingsStore(folder).load()[0].pages_read == ("hitting",)


def test_the_book_opens_at_the_first_page_that_was_not_read(open_pilot: Open) -> None:
    read = tuple(page.key for page in PAGES[:3])
    reader = Reader(open_pilot(settings=Settings(pages_read=read))).open()

    assert reader.page == PAGES[3].key


def test_the_book_opens_where_it_was_left(reader: Reader) -> None:
    reader.open("exercises")
    reader.click("exercise 2 number")
    reader.pilot.app.director.top.form.focused.type_text("22")  # type: ignore[union-attr]
    reader.pilot.key("return")
    reader.scroll_to(400)
    place, number = reader.scene.reading.area.offset, reader.scene.book.number
    assert place > 200

    reader.pilot.key("escape")
    reader.pilot.key("escape")
    reader.pilot.frame()
    assert reader.pilot.scene == "menu"
    reader.pilot.app.context.change_settings(language="sk")
    reader.pilot.advance(1.0)
    reader.open()

    assert reader.page == "exercises"
    assert reader.scene.book.number == number
    assert reader.scene.reading.area.offset == pytest.approx(place, abs=150)
    given = reader.scene.book.boards[1].answering.given  # type: ignore[union-attr]
    assert (given.chosen, given.right) == (22, True)


def test_a_link_opens_its_page_at_the_beginning(reader: Reader) -> None:
    reader.open("hitting")
    reader.scroll_to(400)

    reader.pilot.key("escape")
    reader.pilot.frame()
    reader.open("hitting")

    assert reader.scene.reading.area.offset == 0


def test_the_last_page_leads_to_a_new_game(reader: Reader) -> None:
    reader.open(PAGES[-1].key)

    reader.click("new game")
    reader.pilot.frame()

    assert reader.pilot.scene == "new game"


@pytest.mark.parametrize("size", [(960, 600), (800, 1280), (640, 480)])
def test_in_small_windows_the_last_page_leads_to_a_new_game_where_there_is_room(
    open_pilot: Open, size: tuple[int, int]
) -> None:
    reader = Reader(open_pilot(size=size)).open(PAGES[-1].key)
    buttons = [reader.widget(name).rect for name in ("back", "previous", "board")]

    if reader.has("new game"):
        begin = reader.widget("new game").rect
        assert begin.width >= reader.widget("new game").natural_width  # type: ignore[attr-defined]
        assert begin.collidelist(buttons) == -1
    else:
        assert size == (640, 480)


def test_the_last_page_leads_back_to_the_match_under_it(open_pilot: Open) -> None:
    pilot = open_pilot(dice=[(3, 1)])
    pilot.start()

    reader = Reader(pilot).open(PAGES[-1].key)

    assert not reader.has("new game")


@pytest.mark.parametrize("language", [one.code for one in available_languages(LOCALE)])
def test_all_titles_can_be_read_in_the_contents(open_pilot: Open, language: str) -> None:
    settings = Settings(language=language, pages_read=tuple(page.key for page in PAGES))
    pilot = open_pilot(settings=settings)
    reader = Reader(pilot).open()
    context, pages = pilot.app.context, reader.widget("pages")
    assert isinstance(pages, EntryList)

    for entry, place in zip(pages.entries, pages.places().values(), strict=True):
        size, lines = pages._lines(entry, pages.rect.width)
        assert size >= SIZE_LEAST, f"{language}: {entry.label} is too small"
        assert " ".join(lines) == entry.label, f"{language}: {entry.label} is cut"
        step = context.look.line_step(size, LINE_SPACING)
        assert len(lines) * step <= place.height, f"{language}: {entry.label} leaves its row"


@pytest.mark.parametrize("theme", THEMES, ids=lambda theme: theme.name)
def test_the_text_says_what_colour_black_has(open_pilot: Open, theme: Theme) -> None:
    reader = Reader(open_pilot(settings=Settings(theme=theme.name))).open("hitting")

    first = reader.scene.reading.area.widgets[0]

    assert isinstance(first, Label)
    said = first.text == f"In this theme, Black’s checkers are {theme.dark.value}."
    assert said is (theme.dark is not Dark.BLACK)


# --- scrolling --------------------------------------------------------------------------------


def test_the_wheel_scrolls_and_the_board_follows_the_text(reader: Reader) -> None:
    reader.open("hitting")
    shown = [reader.scene.book.number]
    text = reader.scene.reading.area

    while reader.scene.reading.area.offset < text.furthest:
        reader.pilot.wheel(*text.viewport.center, -1)
        reader.settle()
        shown.append(reader.scene.book.number)

    assert sorted(set(shown)) == list(range(len(reader.scene.book.boards)))
    assert shown == sorted(shown)


def test_a_finger_drags_the_text_and_lets_it_run_on(reader: Reader) -> None:
    reader.open("hitting")
    reader.pilot.app.context.change_settings(speed="normal")
    x, y = reader.scene.reading.area.viewport.center

    finger(reader.pilot, pygame.FINGERDOWN, x, y)
    reader.pilot.frame()
    for step in range(1, 6):
        finger(reader.pilot, pygame.FINGERMOTION, x, y - 30 * step)
        reader.pilot.frame()
    dragged = reader.scene.reading.area.offset
    finger(reader.pilot, pygame.FINGERUP, x, y - 150)
    reader.settle()

    assert dragged == pytest.approx(150, abs=2)
    assert reader.scene.reading.area.offset > dragged


def test_a_click_into_the_text_shows_the_board_it_is_about(reader: Reader) -> None:
    reader.open("hitting")

    reader.click("board 3")

    assert reader.scene.book.number == 2
    assert reader.board["theirs"] == _theirs("bar-both-blocked", reader)


def _theirs(name: str, reader: Reader) -> list[int]:
    from game.ui.board.view import rows_of

    illustration = reader.scene.book._illustrations[name]
    return rows_of(illustration.board.points)[1]


# --- the board --------------------------------------------------------------------------------


def test_play_it_plays_the_shown_play_checker_by_checker(open_pilot: Open) -> None:
    reader = Reader(open_pilot(speed="normal")).open("dice")
    seen = set()

    reader.click("play it")
    while reader.scene.board.restless:
        reader.pilot.frame()
        seen.add(tuple(reader.board["mine"]))

    assert reader.board["mine"][5] == 2
    assert len(seen) > 2, "both checkers went at once"
    assert "hit" not in reader.pilot.sounds.played
    reader.click("play it")
    reader.settle()
    assert reader.board["mine"][5] == 2


def test_a_legal_play_is_answered_and_can_be_started_over(reader: Reader) -> None:
    reader.open("dice")

    reader.click("try it")
    reader.drag(8, 5)
    assert reader.board["doing"] == "tried"
    reader.drag(6, 5)

    replies = reader.scene.book.boards[0].block.replies  # type: ignore[union-attr]
    assert reader.saying == replies.plays["8/5 6/5"]
    reader.click("start over")
    reader.settle()
    assert reader.board["doing"] == "shown"
    assert reader.board["mine"][8] == 3


def test_another_legal_play_gets_the_other_answer(reader: Reader) -> None:
    reader.open("dice")

    for source, target in ((24, 21), (24, 23)):
        reader.drag(source, target)

    assert reader.saying == reader.scene.book.boards[0].block.replies.other  # type: ignore[union-attr]


def test_a_refused_move_says_why_as_in_a_match(reader: Reader) -> None:
    reader.open("hitting")
    reader.click("board 2")

    reader.drag(25, 21)

    assert reader.saying == "Point 21 is closed: Black has 3 checkers there."
    assert reader.board["mine"][25] == 1
    assert "refused" in reader.pilot.sounds.played


@pytest.mark.parametrize("way", ["tap", "keys", "typed"])
def test_checkers_are_moved_in_every_way(reader: Reader, way: str) -> None:
    reader.open("both-dice")

    if way == "tap":
        for point in (7, 5, 6, 0):
            reader.tap(point)
    elif way == "keys":
        while reader.scene.form.focused is not reader.scene.board:
            reader.pilot.key("tab")
        for key in ("right", "return", "return", "right", "return", "return"):
            reader.pilot.key(key)
    else:
        reader.pilot.type("7/5 6/off")
        reader.pilot.key("return")
    reader.settle()

    assert reader.board["mine"][0] > 0
    assert reader.saying.startswith("Yes")


def test_a_typed_play_that_is_none_is_told(reader: Reader) -> None:
    reader.open("both-dice")

    reader.pilot.type("6/4")
    reader.pilot.key("return")

    assert reader.saying
    assert reader.board["message"] == reader.saying
    reader.pilot.key("escape")
    assert reader.board["message"] == ""
    assert reader.pilot.scene == "learn"


def test_undo_takes_one_checker_back(reader: Reader) -> None:
    reader.open("dice")
    reader.drag(8, 5)

    reader.click("undo")
    reader.settle()

    assert (reader.board["mine"][8], reader.board["mine"][5]) == (3, 0)
    assert not reader.has("undo")


def test_a_board_that_cannot_be_tried_keeps_its_checkers(reader: Reader) -> None:
    reader.open("in-short")
    before = reader.board["mine"]

    reader.drag(8, 5)

    assert reader.board["mine"] == before
    assert not reader.has("try it")


def test_a_drag_is_given_up_when_the_window_loses_the_keyboard(reader: Reader) -> None:
    reader.open("dice")
    reader.pilot.carry(reader.checker(8), reader.place(5))

    pygame.event.post(pygame.Event(pygame.WINDOWFOCUSLOST))
    reader.pilot.frame()
    reader.settle()

    assert reader.board["held"] is None
    assert reader.board["mine"][8] == 3


# --- exercises --------------------------------------------------------------------------------


def test_an_exercise_on_the_board(reader: Reader) -> None:
    reader.open("exercises")

    reader.drag(13, 11)
    reader.drag(11, 5)

    assert reader.saying == "Right"
    assert reader.scene.book.boards[0].answering.given.right  # type: ignore[union-attr]
    reader.click("exercise 1 again")
    reader.settle()
    assert reader.board["mine"][13] == 1
    assert reader.scene.book.secret


def test_a_number_is_checked(reader: Reader) -> None:
    reader.open("exercises")

    reader.click("exercise 2 number")
    reader.pilot.app.director.top.form.focused.type_text("9x9")  # type: ignore[union-attr]
    reader.pilot.key("return")

    given = reader.scene.book.boards[1].answering.given  # type: ignore[union-attr]
    assert (given.chosen, given.right) == (99, False)
    assert reader.scene.book.number == 1


def test_a_choice_is_checked_and_can_be_made_again(reader: Reader) -> None:
    reader.open("exercises")
    number = next(
        at
        for at, one in enumerate(reader.scene.book.boards)
        if hasattr(one.block.answer, "choices")  # type: ignore[union-attr]
    )
    answering = reader.scene.book.boards[number].answering
    assert answering is not None
    right = answering.exercise.answer.right  # type: ignore[union-attr]
    name = f"exercise {number + 1}"

    reader.click(f"{name} answer {(right + 1) % 2}")
    assert answering.given is not None
    assert not answering.given.right
    reader.click(f"{name} again")
    assert answering.given is None
    reader.click(f"{name} answer {right}")

    assert answering.given is not None
    assert answering.given.right


@pytest.mark.parametrize("speed", ["normal", "instant"])
def test_what_is_said_to_an_answer_comes_into_sight_with_its_board(
    open_pilot: Open, speed: str
) -> None:
    reader = Reader(open_pilot(speed=speed)).open("exercises")
    view = reader.scene.reading.area.viewport
    button = reader.widget("exercise 6 answer 0")
    for _ in range(100):
        if button.rect.bottom < view.bottom - 10:
            break
        reader.pilot.wheel(*view.center, -0.2)
        reader.settle()
        button = reader.widget("exercise 6 answer 0")

    reader.pilot.click(*button.rect.center)
    reader.settle()

    assert reader.scene.book.number == 5
    again = reader.widget("exercise 6 again").rect
    assert view.contains(again)
    assert view.top <= reader.widget("board 6").rect.top
    reader.pilot.wheel(*view.center, -5)
    reader.settle()
    assert reader.scene.book.number > 5


# --- languages and windows --------------------------------------------------------------------


def test_another_language_at_once_on_the_same_page_and_place(reader: Reader) -> None:
    reader.open("hitting")
    reader.click("board 3")
    reader.drag(24, 20)
    reader.scroll_to(400)
    shown, board = reader.scene.book.number, reader.board["theirs"]

    reader.choose("fr")

    context = reader.pilot.app.context
    assert context.words.language == "fr"
    assert context.settings.language == "fr"
    assert reader.page == "hitting"
    assert reader.scene.book.number == shown
    assert reader.board["theirs"] == board
    assert reader.scene.reading.area.offset > 200
    label = reader.widget("next").label  # type: ignore[attr-defined]
    assert label == in_language("fr", "Next page")


def test_half_a_roll_stays_through_a_change_of_language(reader: Reader) -> None:
    reader.open("dice")
    reader.drag(8, 5)

    reader.choose("fr")

    assert reader.board["mine"][5] == 1
    reader.drag(6, 5)
    replies = reader.scene.book.boards[0].block.replies  # type: ignore[union-attr]
    assert reader.saying == in_language("fr", replies.plays["8/5 6/5"])


@pytest.mark.parametrize(
    ("size", "scale"),
    [
        ((1280, 800), 100),
        ((960, 600), 100),
        ((640, 480), 100),
        ((800, 1280), 100),
        ((1280, 800), 200),
        ((1000, 620), 130),
        ((1920, 800), 100),
        ((2560, 1600), 100),
    ],
)
def test_everything_lies_inside_the_window_and_nothing_on_the_board(
    open_pilot: Open, size: tuple[int, int], scale: int
) -> None:
    pilot = open_pilot(size=size, settings=Settings(interface_size=scale))
    reader = Reader(pilot).open("hitting")
    window = pygame.Rect(0, 0, *size)

    scene = reader.scene
    board = scene.board.rect
    for name, place in scene.form.places().items():
        rect = pygame.Rect(place)
        if scene.form.find(name) in scene.reading.area.widgets:
            continue
        assert window.contains(rect), f"{name} at {rect} is not in the window"
        assert name == "board" or not rect.colliderect(board), f"{name} lies on the board"
    assert window.contains(scene.reading.area.viewport)
    assert not scene.reading.area.viewport.colliderect(board)
    assert board.width > 0.3 * min(size)


def test_a_list_opens_the_contents_where_they_have_no_column(open_pilot: Open) -> None:
    reader = Reader(open_pilot(size=(960, 600))).open()
    assert not reader.has("pages")

    reader.click("contents")
    top = reader.pilot.app.director.top
    assert top is not None
    entries = top.describe()["widgets"]
    box = top._box  # type: ignore[attr-defined]
    assert all(box.contains(place) for place in entries.values()), "some are out of sight"  # type: ignore[attr-defined]
    x, y, width, height = entries["race"]  # type: ignore[index]
    reader.pilot.click(x + width / 2, y + height / 2)
    reader.pilot.frame()

    assert reader.pilot.scene == "learn"
    assert reader.page == "race"


def test_a_list_longer_than_the_window_shows_the_open_page_and_follows_the_keys(
    open_pilot: Open,
) -> None:
    reader = Reader(open_pilot(settings=Settings(interface_size=200))).open(PAGES[-2].key)
    reader.click("contents")
    pick = reader.pilot.app.director.top
    assert pick is not None
    area = pick.form.scrolls[0]  # type: ignore[attr-defined]
    assert area.furthest
    assert pick._box.contains(area.bar)  # type: ignore[attr-defined]

    def seen(page: str) -> bool:
        place = pick.describe()["widgets"][page]  # type: ignore[index]
        return bool(area.viewport.contains(place))

    assert seen(PAGES[-2].key)
    reader.pilot.key("home")
    assert seen(PAGES[0].key)
    for page in PAGES[1:]:
        reader.pilot.key("down")
        assert seen(page.key)


def test_a_click_in_a_list_that_was_scrolled_picks_what_is_under_the_pointer(
    open_pilot: Open,
) -> None:
    reader = Reader(open_pilot(size=(640, 480))).open()
    reader.click("contents")
    pick = reader.pilot.app.director.top
    assert pick is not None
    area = pick.form.scrolls[0]  # type: ignore[attr-defined]
    reader.pilot.wheel(*area.viewport.center, -5)
    reader.pilot.frame()
    assert area.offset == area.furthest > 0

    x, y, width, height = pick.describe()["widgets"][PAGES[-1].key]  # type: ignore[index]
    reader.pilot.click(x + width / 2, y + height / 2)
    reader.pilot.frame()

    assert reader.page == PAGES[-1].key


@pytest.mark.parametrize(("size", "scale"), [((2560, 1600), 100), ((1280, 800), 150)])
def test_the_points_are_numbered_as_large_as_other_small_words(
    open_pilot: Open, size: tuple[int, int], scale: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    pixels: list[float] = []
    draw = stage_still.draw_figure

    def written(*given: object) -> None:
        pixels.append(given[4])  # type: ignore[arg-type]
        draw(*given)  # type: ignore[arg-type]

    monkeypatch.setattr(stage_still, "draw_figure", written)

    reader = Reader(open_pilot(size=size, settings=Settings(interface_size=scale))).open("dice")

    points = pixels[-24:]
    assert len(set(points)) == 1
    frame = reader.scene.board.geometry.frame
    assert points[0] >= 13 * min(reader.pilot.app.canvas.scale, frame / 22) * 0.99


def test_no_word_stands_alone_in_the_last_line_under_the_board(reader: Reader) -> None:
    reader.open("dice")
    below, text = reader.scene._below, reader.pilot.app.context.text
    sentence = "The checker enters with the six and goes on with the four"
    lines = text.wrapped(sentence, 10_000, 15)
    room = text.size(lines[0], 15)[0] - 5
    assert text.wrapped(sentence, room, 15)[-1] == "four"

    even = below._even(sentence, room, 15)

    assert len(even) == 2
    assert " ".join(even) == sentence
    assert text.size(even[-1], 15)[0] > 0.25 * room


def test_a_click_beside_the_list_or_escape_closes_it(reader: Reader) -> None:
    reader.open()
    for close in (lambda: reader.pilot.click(300, 700), lambda: reader.pilot.key("escape")):
        reader.click("language")
        assert reader.pilot.scene == "pick"
        close()
        reader.pilot.frame()
        assert reader.pilot.scene == "learn"
    assert reader.pilot.app.context.words.language == "en"


# --- from a match -----------------------------------------------------------------------------


@pytest.mark.parametrize("way", ["link", "key"])
def test_a_refusal_in_a_match_leads_to_its_page_and_back_to_half_a_turn(
    open_pilot: Open, way: str
) -> None:
    pilot = open_pilot(dice=[(3, 1)])
    pilot.start()
    pilot.drag(8, 5)
    before, moves = list(pilot.mine), pilot.session.turn.moves  # type: ignore[union-attr]
    pilot.drag(13, 11)
    pilot.settle()
    hud = pilot.board.control.hud
    assert hud._column is not None
    rect = why_area(hud._pen, rect_of(hud._column.status), "Why?")

    pilot.wait_out_double_click()
    if way == "link":
        pilot.click(*rect.center)
    else:
        pilot.key("f1")
    pilot.frame()

    reader = Reader(pilot)
    assert pilot.scene == "learn"
    assert reader.page == "dice"
    pilot.key("escape")
    pilot.settle()
    assert pilot.scene == "board"
    assert pilot.mine == before
    assert pilot.session.turn.moves == moves  # type: ignore[union-attr]
