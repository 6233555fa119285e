"""The words beside the board: status, buttons, move list, player cards."""

import pytest

from game.engine.cube import Cube
from game.engine.match import MatchRules, MatchScore
from game.engine.outcome import Kind
from game.engine.state import GameState
from game.engine.types import Side
from game.i18n import Words
from game.paths import assets
from game.session import intents
from game.session.session import MatchSession
from game.ui.board.hud_model import HudModel, HudReader
from game.ui.board.move_list import MoveList
from game.ui.board.status import Choice, lead_in_words
from game.ui.board.truth import board_of
from tests.support.boards import board
from tests.support.fakes import new_session
from tests.support.places import session_at, session_in

WORDS = Words("en", assets() / "locale")
START = "x 6:5 8:3 13:5 24:2 | o 24:2 13:5 8:3 6:5"


def model_of(session: MatchSession) -> HudModel:
    reader = HudReader(WORDS, session, "Rosa", "Casual")
    return reader.read(board_of(session), thinking=False)


def offered(score: MatchScore | None = None, cube: Cube | None = None) -> MatchSession:
    state = GameState.set_up(MatchRules.match(7), Side.BLACK, board(START), score=score, cube=cube)
    session = session_in(state)
    session.submit(Side.BLACK, intents.OfferDouble())
    return session


@pytest.mark.parametrize(
    ("make", "title", "choices"),
    [
        (lambda: new_session((3, 1)), "Who starts?", ()),
        (lambda: session_at(board(START)), "Your turn", (Choice.ROLL, Choice.DOUBLE)),
        (lambda: session_at(board(START), (3, 1)), "Your turn", ()),
        (
            lambda: session_at(board("x bar:1 6:3 | o 1:2 2:2 3:2 4:2 5:2 6:2"), (5, 1)),
            "No move",
            (Choice.DONE,),
        ),
        (lambda: session_at(board(START), side=Side.BLACK), "Rosa is on roll", ()),
        (lambda: session_at(board(START), (3, 1), side=Side.BLACK), "Rosa plays 31", ()),
        (offered, "Rosa doubles", (Choice.TAKE, Choice.PASS)),
    ],
    ids=["opening", "to roll", "to play", "no move", "their roll", "their play", "offer"],
)
def test_the_status_and_only_the_buttons_that_can_be_used(make, title, choices) -> None:  # type: ignore[no-untyped-def]
    model = model_of(make())

    assert model.status.title == title
    assert model.choices == choices


def test_a_tie_is_told_and_what_the_cube_has_become() -> None:
    session = new_session((3, 3), (4, 4), (2, 1), rules=MatchRules.money(automatic_doubles=True))
    hints = [model_of(session).status.hint]
    for _ in range(2):
        session.submit(Side.WHITE, intents.ThrowOpening())
        hints.append(model_of(session).status.hint)

    assert hints[0] == "One die each; the higher begins."
    assert hints[1:] == ["A tie is thrown again; the cube is at 2."] * 2


def test_no_tie_is_told_before_the_next_game() -> None:
    session = new_session((3, 1), (2, 1))
    session.submit(Side.WHITE, intents.ThrowOpening())
    session.submit(Side.WHITE, intents.OfferResignation(Kind.SINGLE))
    session.submit(Side.BLACK, intents.AnswerResignation(accept=True))
    session.submit(Side.WHITE, intents.StartNextGame())

    assert model_of(session).status.hint == "One die each; the higher begins."


@pytest.mark.parametrize(
    ("men", "roll", "hint"),
    [
        ("x bar:1 6:3 | o 6:3", (5, 1), "Enter your checker from the bar."),
        ("x bar:2 6:3 | o 6:3", (5, 1), "Enter your 2 checkers from the bar."),
        (
            "x bar:2 6:3 | o 1:2 2:2 3:2 4:2 5:2 6:2",
            (5, 1),
            "With 5-1 your 2 checkers can’t enter from the bar.",
        ),
    ],
)
def test_checkers_on_the_bar_are_counted(men: str, roll: tuple[int, int], hint: str) -> None:
    assert model_of(session_at(board(men), roll)).status.hint == hint


def test_a_half_played_turn_counts_its_dice() -> None:
    session = session_at(board(START), (3, 3))
    move = session.turn.next_moves()[0] if session.turn is not None else None
    assert move is not None
    session.submit(Side.WHITE, intents.MoveChecker((move,)))

    model = model_of(session)

    assert model.status.title == "Your turn · 3 of 4 left"
    assert model.choices == (Choice.UNDO,)


def test_an_offer_says_what_is_at_stake() -> None:
    status = model_of(offered()).status

    assert status.offer is not None
    assert (status.offer.stake, status.offer.doubled) == (1, 2)
    assert status.hint == "If you take, only you may turn the cube next, to 4."


def test_a_dead_cube_is_called_so() -> None:
    status = model_of(offered(MatchScore(5, 3))).status

    assert "win you the match" in status.hint


def test_the_seal_the_crawford_mark_and_the_score_are_shown() -> None:
    state = GameState.set_up(
        MatchRules.match(7), Side.WHITE, board(START), score=MatchScore(6, 3), crawford=True
    )

    model = model_of(session_in(state))

    assert model.crawford
    assert (model.mine.score, model.theirs.score) == (6, 3)
    assert model.match == "Match to 7"


@pytest.mark.parametrize(
    ("own", "other", "told"),
    [(155, 158, ("3 ahead", True)), (160, 150, ("10 behind", False)), (9, 9, ("even", None))],
)
def test_the_race_is_told_in_words(own: int, other: int, told: tuple[str, bool | None]) -> None:
    assert lead_in_words(WORDS, own, other) == told


def test_the_move_list_follows_the_game_and_the_half_played_turn() -> None:
    session = session_at(board(START), (3, 1), throws=((6, 5),))
    moves = MoveList(WORDS)
    turn = session.turn
    assert turn is not None
    way = turn.paths_from(8)[4][0]

    assert [row.text for row in moves.rows(session)] == ["…"]
    session.submit(Side.WHITE, intents.MoveChecker(way[:1]))
    assert [row.text for row in moves.rows(session)] == ["8/5 …"]
    session.submit(Side.WHITE, intents.MoveChecker(way[1:]))
    session.submit(Side.WHITE, intents.Confirm())
    session.submit(Side.BLACK, intents.Roll())

    rows = moves.rows(session)
    assert [(row.number, row.roll, row.text) for row in rows] == [
        (1, "31", "8/4"),
        (None, "65", "…"),
    ]


def test_doubles_takes_and_resignations_stand_in_the_list_in_words() -> None:
    session = session_at(board(START))
    session.submit(Side.WHITE, intents.OfferDouble())
    session.submit(Side.BLACK, intents.TakeCube())
    session.submit(Side.WHITE, intents.OfferResignation(Kind.GAMMON))
    session.submit(Side.BLACK, intents.AnswerResignation(accept=False))

    rows = MoveList(WORDS).rows(session)

    assert [row.text for row in rows] == [
        "Doubles to 2",
        "Takes",
        "Resigns a gammon",
        "Declines",
    ]
    assert all(row.special for row in rows)
