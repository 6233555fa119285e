"""A play as it is typed: what it can become, word by word, and what the keys make of it."""

from collections.abc import Callable

import pygame
import pytest

from game.engine.dice import Roll
from game.engine.movegen import legal_plays
from game.engine.notation import format_play
from game.engine.play import CheckerMove
from game.engine.turn import Turn
from game.engine.types import BAR
from game.ui.board.typed import Typing, completed, completions, only, typing
from tests.support.boards import board
from tests.support.pilot import Pilot
from tests.support.places import session_at

Opener = Callable[..., Pilot]
START = "x 6:5 8:3 13:5 24:2 | o 24:2 13:5 8:3 6:5"
BLOT = "x 24:2 13:5 7:3 6:5 | o 24:2 16:1 6:5"


def turn(text: str, high: int, low: int) -> Turn:
    return Turn(board(text), Roll(high, low))


@pytest.mark.parametrize(
    ("typed", "rest", "following"),
    [
        ("8", "", ("8/7", "8/5", "8/4")),
        ("8/", "", ("8/7", "8/5", "8/4")),
        ("8/5", "", ("24/23", "8/7", "6/5", "5/4")),
        ("8/5 ", "", ("24/23", "8/7", "6/5", "5/4")),
        ("8/5 6", "/5", ()),
        ("6/5 8", "/5", ()),
        ("8/5/", "4", ()),
        ("5/4 ", "8/5", ()),
        ("24/20", "", ()),
        ("8/2", "", ()),
        ("nonsense", "", ()),
    ],
)
def test_what_is_typed_shows_how_it_can_go_on(
    typed: str, rest: str, following: tuple[str, ...]
) -> None:
    shown = typing(typed, turn(START, 3, 1))

    assert (shown.text, shown.rest, shown.following) == (typed, rest, following)


@pytest.mark.parametrize(
    ("typed", "tabbed"),
    [
        ("8", "8/"),
        ("8/", "8/"),
        ("8/5", "8/5 "),
        ("8/5 6", "8/5 6/5"),
        ("24/20", "24/20"),
        ("8/2", "8/2"),
        ("2", "24/2"),
    ],
)
def test_tab_writes_as_far_as_all_plays_agree(typed: str, tabbed: str) -> None:
    assert completed(typed, turn(START, 3, 1)) == tabbed


def test_stars_may_be_left_out_and_are_written_by_tab() -> None:
    hit = turn("x 8:2 6:2 | o 22:1 1:2 6:3", 5, 2)

    assert completed("8/3 8", hit) == "8/3 8/6"
    assert completed("8/3", hit) == "8/3*"


def test_a_way_without_its_stop_means_the_one_that_hits_nothing() -> None:
    chosen = only(completions("13/8", turn(BLOT, 4, 1)))
    hitting = only(completions("13/9/8", turn(BLOT, 4, 1)))

    assert chosen is not None
    assert hitting is not None
    assert chosen.moves[0] == CheckerMove(13, 12, 1)
    assert hitting.moves[0] == CheckerMove(13, 9, 4)


@pytest.mark.parametrize("typed", ["bar/21", "25/21", "BAR/21", "25/21*"])
def test_the_bar_may_be_written_as_a_number(typed: str) -> None:
    entering = turn("x bar:2 6:3 | o 24:2 6:3", 4, 4)

    assert all(one.text for one in completions(typed, entering))
    assert completions(typed, entering)


@pytest.mark.parametrize(
    ("text", "high", "low"),
    [(START, 3, 1), (START, 1, 1), (START, 6, 6), (BLOT, 4, 1), ("x 6:2 3:3 | o 1:2 2:3", 5, 4)],
)
def test_every_legal_play_can_be_typed_letter_by_letter(text: str, high: int, low: int) -> None:
    given = turn(text, high, low)
    for play in legal_plays(given.start, given.roll):
        written = format_play(play)
        for end in range(1, len(written) + 1):
            assert completions(written[:end], given), written[:end]
        chosen = only(completions(written, given))
        assert chosen is not None, written
        after = given
        for move in chosen.moves:
            after = after.play(move)
        assert after.position == play.result, written


# --- in the window ---------------------------------------------------------------------------


@pytest.fixture
def pilot(open_pilot: Opener) -> Pilot:
    pilot = open_pilot(dice=[(3, 1)])
    pilot.start()
    return pilot


def moves(pilot: Pilot) -> list[tuple[int, int]]:
    assert pilot.session.turn is not None
    return [(move.source, move.target) for move in pilot.session.turn.moves]


def field(pilot: Pilot) -> Typing:
    model = pilot.board.control.hud.model
    assert model is not None
    return model.typed


def test_enter_plays_what_only_one_play_begins_with(pilot: Pilot) -> None:
    pilot.type("8/5 6")
    assert field(pilot) == Typing("8/5 6", "/5", ready=True)

    pilot.key("return")

    assert moves(pilot) == [(8, 5), (6, 5)]
    assert field(pilot) == Typing()


def test_tab_completes_and_does_not_leave_the_field(pilot: Pilot) -> None:
    pilot.type("8/5 6")

    pilot.key("tab")

    assert field(pilot).text == "8/5 6/5"
    assert pilot.board.control.hud.focused is None
    pilot.key("return")
    assert moves(pilot) == [(8, 5), (6, 5)]


def test_a_legal_beginning_is_played_and_the_rest_can_follow(pilot: Pilot) -> None:
    pilot.type("8/5")
    pilot.key("return")
    assert moves(pilot) == [(8, 5)]

    pilot.type("6")
    pilot.key("return")

    assert moves(pilot) == [(8, 5), (6, 5)]


def test_a_whole_play_takes_the_place_of_what_was_moved(pilot: Pilot) -> None:
    pilot.drag(13, 10)

    pilot.type("8/5 6/5")
    pilot.key("return")

    assert sorted(moves(pilot)) == [(6, 5), (8, 5)]


def test_an_open_choice_stays_in_the_field(pilot: Pilot) -> None:
    pilot.type("8/")
    pilot.key("return")

    assert moves(pilot) == []
    assert field(pilot).following == ("8/7", "8/5", "8/4")
    assert pilot.message == ""


@pytest.mark.parametrize(
    ("typed", "why"),
    [
        ("8/2", "From 8 to 2 is 6 pips. Left to play: 3, 1."),
        ("24/21 6/1", "From 6 to 1 is 5 pips. Left to play: 3, 1."),
        ("7/4", "None of your checkers is on point 7."),
        ("8/x", None),
    ],
)
def test_what_is_no_play_says_why(pilot: Pilot, typed: str, why: str | None) -> None:
    pilot.type(typed)
    pilot.key("return")

    assert moves(pilot) == []
    if why is not None:
        assert pilot.message == why
        pilot.key("backspace")
        assert pilot.message == ""


def test_a_point_that_is_closed_is_named(open_pilot: Opener) -> None:
    pilot = open_pilot(dice=[(6, 5)])
    pilot.start()

    pilot.type("24/19")
    pilot.key("return")

    assert pilot.message == "Point 19 is closed: Rosa has 5 checkers there."


def test_entering_by_typing(open_pilot: Opener) -> None:
    pilot = open_pilot()
    pilot.sit_down(session_at(board("x bar:1 6:3 8:2 | o 6:3 8:2"), (4, 2)))

    pilot.type("b")
    pilot.key("tab")
    pilot.type("1 8/6")
    pilot.key("return")

    assert pilot.mine[BAR] == 0
    assert len(moves(pilot)) == 2


def test_a_keyboard_whose_digits_need_shift_can_type_plays(pilot: Pilot) -> None:
    """A French 8 without Shift is an underscore; once a play is begun, the system says the rest."""
    values = {"key": ord("_"), "mod": 0, "unicode": "_", "scancode": pygame.KSCAN_8}
    pygame.event.post(pygame.Event(pygame.KEYDOWN, **values))
    pilot.frame()

    assert field(pilot).text == "8"


def test_text_input_is_on_while_a_play_is_typed_and_only_then(
    pilot: Pilot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Without it nobody learns that Shift and 7 are a slash on a German keyboard."""
    calls: list[str] = []
    monkeypatch.setattr(pygame.key, "start_text_input", lambda: calls.append("on"))
    monkeypatch.setattr(pygame.key, "stop_text_input", lambda: calls.append("off"))

    pilot.type("8/5 6")
    assert calls == ["on"]
    pilot.key("return")
    assert calls == ["on", "off"]
    pilot.key("backspace")
    pilot.type("6")
    pilot.click_button("menu")
    pilot.frame()

    assert calls[-1] == "off"
    assert pilot.board.control.keys.typed == ""
