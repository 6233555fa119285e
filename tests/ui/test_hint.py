"""The hint on the board: asked for, shown, put away, and gone when the table has changed."""

from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from game.engine.ai.match_equity import MatchEquityError
from game.engine.ai.weights import WeightsError
from game.engine.match import MatchRules
from game.engine.outcome import Kind
from game.engine.types import Side
from game.session import intents
from game.session.thinking import ImmediateThinking, Thought
from game.ui.board.highlights import StillPicture
from game.ui.board.hud_quick import QuickButton
from game.ui.board.status import Status
from game.ui.input import FocusLost
from game.ui.scenes.board_still import still_picture
from tests.support.boards import board
from tests.support.pilot import Pilot
from tests.support.places import session_at
from tests.ui.test_rest import run_for

START = "x 6:5 8:3 13:5 24:2 | o 24:2 13:5 8:3 6:5"
NOTHING = "There is nothing to decide now."

Open = Callable[..., Pilot]


class SlowThinking(ImmediateThinking[Any]):
    """Thinks at once, but tells only when it is allowed to; counts what it is asked."""

    ready = False
    started = 0

    def start(self, job: Any) -> None:
        SlowThinking.started += 1
        super().start(job)

    def poll(self) -> Thought[Any] | None:
        return super().poll() if SlowThinking.ready else None


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch) -> type[SlowThinking]:
    monkeypatch.setattr(SlowThinking, "ready", False)
    monkeypatch.setattr(SlowThinking, "started", 0)
    monkeypatch.setattr("tests.support.pilot.ImmediateThinking", SlowThinking)
    return SlowThinking


def playing(open_pilot: Open, **wishes: Any) -> Pilot:
    """A window in which the person has to play 3-1 from the first position."""
    pilot = open_pilot(dice=[(3, 1)], **wishes)
    pilot.start()
    return pilot


def still(pilot: Pilot) -> StillPicture:
    return still_picture(pilot.app.context, pilot.board.control)


def status(pilot: Pilot) -> Status:
    model = pilot.board.control.hud.model
    assert model is not None
    return model.status


def is_hidden(pilot: Pilot) -> bool:
    said = status(pilot)
    return not (still(pilot).hints or said.plays or said.title.startswith("Best"))


# --- to play ---------------------------------------------------------------------------------


def test_presses_show_the_best_then_the_next_plays_then_nothing(open_pilot: Open) -> None:
    pilot = playing(open_pilot)

    pilot.key("h")
    assert status(pilot).title.startswith("Best: ")
    assert still(pilot).hints
    pilot.key("h")
    assert len(status(pilot).plays) == 3
    assert still(pilot).hints
    pilot.key("h")
    assert is_hidden(pilot)


def test_the_word_in_the_foot_of_the_list_does_the_same(open_pilot: Open) -> None:
    pilot = playing(open_pilot)

    pilot.click_button("hint")

    assert status(pilot).title.startswith("Best: ")


def test_a_hint_once_known_is_not_thought_about_again(open_pilot: Open) -> None:
    pilot = playing(open_pilot)

    for _ in range(7):
        pilot.key("h")

    assert pilot.expert.asked == 1  # type: ignore[attr-defined]


def test_arrows_start_where_the_checkers_stand_and_replace_those_of_the_last_play(
    open_pilot: Open,
) -> None:
    pilot = open_pilot(dice=[(1, 3), (4, 2)])
    pilot.start(rules=MatchRules(7, cube=False))
    pilot.key("space")
    pilot.settle()
    assert still(pilot).ways

    pilot.key("h")

    picture = still(pilot)
    assert not picture.ways
    for way in picture.hints:
        top = pilot.board.flow.view.top(True, way.source.point)
        assert way.source.count == top.count


def test_a_half_played_roll_is_advised_on_as_it_stands(open_pilot: Open) -> None:
    pilot = playing(open_pilot)
    pilot.drag(8, 5)
    pilot.settle()

    pilot.key("h")

    assert len(still(pilot).hints) == 1
    assert " " not in status(pilot).title.removeprefix("Best: ")


@pytest.mark.parametrize("presses", [1, 2])
def test_a_hint_goes_when_a_checker_is_moved_or_taken_back(open_pilot: Open, presses: int) -> None:
    pilot = playing(open_pilot)
    for _ in range(presses):
        pilot.key("h")

    pilot.drag(8, 5)
    assert is_hidden(pilot)
    pilot.settle()
    assert is_hidden(pilot)
    pilot.key("h")
    pilot.key("backspace")
    pilot.settle()
    assert is_hidden(pilot)


def test_a_hint_goes_while_the_checker_is_still_on_its_way(open_pilot: Open) -> None:
    pilot = playing(open_pilot, speed="normal")
    pilot.key("h")

    pilot.type("8/5 6/5")
    pilot.key("return")

    assert not pilot.board.flow.idle
    assert is_hidden(pilot)


def test_the_advised_play_can_be_made_and_nothing_is_held_against_it(open_pilot: Open) -> None:
    pilot = playing(open_pilot)
    pilot.key("h")
    play = status(pilot).title.removeprefix("Best: ")

    pilot.type(play)
    pilot.key("return")
    pilot.settle()

    assert pilot.board.flow.commands.complete
    assert "hint" not in str(pilot.session.record).lower()


def test_one_way_alone_needs_no_second_press(open_pilot: Open) -> None:
    pilot = open_pilot()
    pilot.sit_down(session_at(board("x bar:1 13:5 8:3 6:6 | o 24:2 13:5 8:3 6:5"), (6, 5)))
    pilot.expert.rank_plays = _only_first(pilot)  # type: ignore[method-assign]

    pilot.key("h")
    assert status(pilot).hint == "There is no other way."
    pilot.key("h")
    assert is_hidden(pilot)


def _only_first(pilot: Pilot) -> Any:
    rank = pilot.expert.rank_plays
    return lambda *given: rank(*given)[:1]


def test_up_and_down_and_a_click_choose_among_the_plays(open_pilot: Open) -> None:
    pilot = playing(open_pilot)
    for _ in range(2):
        pilot.key("h")
    arrows = {0: still(pilot).hints}

    pilot.key("down")
    arrows[1] = still(pilot).hints
    assert [line.chosen for line in status(pilot).plays] == [False, True, False]
    pilot.key("up")
    pilot.key("up")
    arrows[2] = still(pilot).hints
    assert [line.chosen for line in status(pilot).plays] == [False, False, True]
    assert len(set(arrows.values())) == 3
    column = pilot.board.control.hud._column
    assert column is not None
    pilot.click(*column.status.center)
    assert still(pilot).hints == arrows[1]


def test_arrow_keys_walk_as_ever_where_no_list_is_shown(open_pilot: Open) -> None:
    pilot = playing(open_pilot)
    pilot.key("h")

    pilot.key("down")

    assert pilot.board.control.keys.focus is not None
    assert still(pilot).hints


def test_escape_puts_a_hint_away_before_anything_else(open_pilot: Open) -> None:
    pilot = playing(open_pilot)
    pilot.key("h")

    pilot.key("escape")

    assert is_hidden(pilot)
    assert pilot.scene == "board"


@pytest.mark.parametrize("width", [1280, 1024, 960])
def test_the_words_in_the_foot_of_the_list_are_whole_in_the_longest_language(
    open_pilot: Open, width: int
) -> None:
    pilot = open_pilot(dice=[(3, 1), (6, 5), (4, 2)], size=(width, width * 5 // 8))
    pilot.app.context.change_settings(language="fr")
    pilot.start(rules=MatchRules(7, cube=False))
    pilot.type("8/5 6/5")
    pilot.key("return")
    pilot.key("space")
    pilot.settle()

    words = [one for one in pilot.board.control.hud.buttons if type(one) is QuickButton]

    assert len(words) == 4
    assert all(one.wanted <= one.rect.width for one in words)
    assert len({tuple(one.rect) for one in words}) == 4
    # Two rows at most, and if two, then even ones.
    rows = Counter(one.rect.y for one in words)
    assert sorted(rows.values()) in ([4], [2, 2])


# --- the cube --------------------------------------------------------------------------------


def test_before_the_roll_the_cube_is_advised_on(open_pilot: Open) -> None:
    pilot = open_pilot()
    pilot.sit_down(session_at(board(START)))

    pilot.key("h")
    assert status(pilot).title == "Best: Roll"
    assert "Double" in status(pilot).hint
    pilot.key("down")
    assert status(pilot).title == "Best: Roll"
    pilot.key("h")
    assert not status(pilot).title.startswith("Best")


def test_an_offer_is_advised_on_beside_itself(open_pilot: Open) -> None:
    pilot = open_pilot()
    session = session_at(board(START), side=Side.BLACK, throws=((4, 2), (3, 1), (6, 5)))
    session.submit(Side.BLACK, intents.OfferDouble())
    pilot.sit_down(session)

    pilot.key("h")

    said = status(pilot)
    assert said.offer is not None
    assert "“Take” is best." in said.hint
    pilot.key("t")
    pilot.settle()
    assert "best" not in status(pilot).hint


# --- nothing to say --------------------------------------------------------------------------


def test_nothing_to_decide_is_one_sentence(open_pilot: Open) -> None:
    pilot = playing(open_pilot)
    pilot.drag(8, 5)
    pilot.drag(6, 5)
    pilot.settle()

    pilot.key("h")

    assert pilot.message == NOTHING
    assert is_hidden(pilot)


def test_a_roll_without_a_cube_is_no_decision(open_pilot: Open) -> None:
    pilot = open_pilot()
    pilot.sit_down(session_at(board(START), rules=MatchRules(None, cube=False)))

    pilot.key("h")

    assert pilot.message == NOTHING


def test_a_resignation_is_for_the_person_to_judge(open_pilot: Open) -> None:
    pilot = open_pilot()
    session = session_at(board(START), side=Side.BLACK)
    session.submit(Side.BLACK, intents.OfferResignation(Kind.SINGLE))
    pilot.sit_down(session)

    pilot.key("h")

    assert "this answer is yours" in pilot.message


@pytest.mark.parametrize(
    ("error", "told"),
    [
        (WeightsError("damaged"), "a file that the computer needs can’t be read"),
        (MatchEquityError("missing"), "a file that the computer needs can’t be read"),
        (ZeroDivisionError(), "something went wrong"),
    ],
    ids=["weights", "table", "other"],
)
def test_what_cannot_be_read_is_said_and_may_be_asked_again(
    open_pilot: Open, error: Exception, told: str
) -> None:
    pilot = playing(open_pilot)
    pilot.expert.error = error  # type: ignore[attr-defined]

    pilot.key("h")
    assert told in pilot.message
    assert is_hidden(pilot)
    pilot.expert.error = None  # type: ignore[attr-defined]
    pilot.key("h")
    assert status(pilot).title.startswith("Best: ")
    assert not pilot.message


# --- while it thinks -------------------------------------------------------------------------


def test_thinking_is_shown_and_holds_nothing_up(open_pilot: Open, slow: type[SlowThinking]) -> None:
    pilot = playing(open_pilot)

    pilot.key("h")
    assert status(pilot).title.startswith("Thinking")
    pilot.advance(1.0)
    assert status(pilot).title.startswith("Thinking")
    pilot.press(*pilot.checker(8))
    pilot.frame()
    assert pilot.lit
    slow.ready = True
    pilot.advance(0.1)
    assert status(pilot).title.startswith("Best: ")


def test_a_second_press_while_it_thinks_asks_for_more(
    open_pilot: Open, slow: type[SlowThinking]
) -> None:
    pilot = playing(open_pilot)
    pilot.key("h")
    pilot.key("h")

    slow.ready = True
    pilot.frame()

    assert len(status(pilot).plays) == 3


def test_a_third_press_while_it_thinks_takes_the_question_back(
    open_pilot: Open, slow: type[SlowThinking]
) -> None:
    pilot = playing(open_pilot)
    for _ in range(3):
        pilot.key("h")

    slow.ready = True
    pilot.frame()

    assert is_hidden(pilot)
    assert not pilot.board.control.hint.thinking


def test_an_answer_that_no_longer_fits_is_never_shown(
    open_pilot: Open, slow: type[SlowThinking]
) -> None:
    pilot = playing(open_pilot)
    pilot.key("h")
    pilot.drag(8, 5)

    slow.ready = True
    pilot.settle()

    assert is_hidden(pilot)
    assert not pilot.message


def test_leaving_the_board_drops_the_question(open_pilot: Open, slow: type[SlowThinking]) -> None:
    pilot = playing(open_pilot)
    pilot.key("h")

    pilot.app.context.routes.menu()
    slow.ready = True
    pilot.frame()
    pilot.app.context.resume_match()
    pilot.settle()

    assert is_hidden(pilot)


# --- everything else that happens ------------------------------------------------------------


def test_a_hint_outlasts_dialogs_lost_focus_and_another_size(open_pilot: Open) -> None:
    pilot = playing(open_pilot)
    pilot.key("h")
    before = still(pilot).hints, status(pilot).title

    pilot.board.control.exits.ask_to_leave()
    pilot.frame()
    pilot.key("escape")
    pilot.frame()
    pilot.board.handle(FocusLost())
    pilot.board.layout()
    pilot.frame()

    assert (still(pilot).hints, status(pilot).title) == before


def test_a_hint_speaks_the_language_that_is_chosen_while_it_is_shown(open_pilot: Open) -> None:
    pilot = playing(open_pilot)
    pilot.key("h")

    pilot.app.context.change_settings(language="fr")
    pilot.board.layout()
    pilot.frame()

    assert status(pilot).title.startswith("Le mieux")
    pilot.key("c")
    assert status(pilot).plays
    pilot.key("h")
    assert is_hidden(pilot)


def test_the_board_sleeps_under_a_hint_and_wakes_for_the_answer(
    private_home: Path, slow: type[SlowThinking]
) -> None:
    pilot = Pilot(private_home, dice=[(3, 1)])
    pilot.start()
    pilot.key("h")
    slow.ready = True
    hud, frames = pilot.board.control.hud, []
    pilot.app.after_frame.append(lambda app: frames.append(app.context.clock.now()))

    run_for(pilot, 10)

    assert hud.model is not None
    assert hud.model.status.title.startswith("Best: ")
    assert sum(now > frames[0] + 5 for now in frames) < 10
