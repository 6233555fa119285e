from dataclasses import replace

import pytest

from game.engine.actions import (
    AcceptResignation,
    Action,
    MakePlay,
    NextGame,
    OpeningThrow,
    Resign,
    RollDice,
)
from game.engine.dice import Roll
from game.engine.match import MatchRules
from game.engine.outcome import Kind
from game.engine.play import CheckerMove
from game.engine.state import GameState, Phase
from game.engine.types import Side
from game.session.record import Entry, InvalidRecordError, MatchRecord, TakenBack
from game.session.setup import MatchSetup
from tests.support.fakes import STARTED

WHITE, BLACK = Side.WHITE, Side.BLACK
FIVE_POINT = MakePlay(WHITE, (CheckerMove(8, 5, 3), CheckerMove(6, 5, 1)))
SLOT = MakePlay(WHITE, (CheckerMove(6, 3, 3), CheckerMove(6, 5, 1)))
RUN = MakePlay(BLACK, (CheckerMove(24, 18, 6), CheckerMove(18, 13, 5)))
BEGINNING: tuple[Action, ...] = (OpeningThrow(3, 1), FIVE_POINT, RollDice(BLACK, Roll(6, 5)), RUN)


def record(*entries: Entry, rules: MatchRules | None = None, **given: object) -> MatchRecord:
    setup = MatchSetup(rules or MatchRules.match(5))
    return MatchRecord(setup, STARTED, entries=entries, **given)  # type: ignore[arg-type]


def test_states_stand_before_each_action_and_after_the_last() -> None:
    states = record(*BEGINNING).states()

    assert states[0] == GameState.start(MatchRules.match(5))
    assert [state.phase for state in states] == [
        Phase.OPENING,
        Phase.TO_PLAY,
        Phase.TO_ROLL,
        Phase.TO_PLAY,
        Phase.TO_ROLL,
    ]
    assert record(*BEGINNING).state_at(2) == states[2]


def test_a_turn_taken_back_shortens_the_line_and_lengthens_the_record() -> None:
    longer = record(*BEGINNING, TakenBack(WHITE, 1), SLOT, RollDice(BLACK, Roll(6, 5)))

    assert longer.line == (BEGINNING[0], SLOT, RollDice(BLACK, Roll(6, 5)))
    assert longer.replay().line == list(longer.line)
    assert longer.replay().next_throw == 2


def test_throws_are_remembered_by_number_beyond_a_turn_taken_back() -> None:
    replay = record(*BEGINNING, TakenBack(WHITE, 1)).replay()

    assert replay.next_throw == 1
    assert replay.thrown_before(1) == RollDice(BLACK, Roll(6, 5))
    assert replay.thrown_before(2) is None


GAME_OVER: tuple[Action, ...] = (
    *BEGINNING,
    Resign(WHITE, Kind.SINGLE),
    AcceptResignation(BLACK),
)


@pytest.mark.parametrize(
    ("entries", "bad"),
    [
        pytest.param((RollDice(WHITE, Roll(3, 1)),), 0, id="roll before the opening"),
        pytest.param((*BEGINNING, RUN), 4, id="play without a roll"),
        pytest.param((OpeningThrow(3, 1), RUN), 1, id="play of the other side"),
        pytest.param((OpeningThrow(7, 1),), 0, id="no such die"),
        pytest.param(
            (OpeningThrow(3, 1), MakePlay(WHITE, (CheckerMove(24, 18, 6),))), 1, id="illegal play"
        ),
        pytest.param((*BEGINNING, TakenBack(WHITE, 0)), 4, id="back before the opening"),
        pytest.param((*BEGINNING, TakenBack(WHITE, 2)), 4, id="back to a throw"),
        pytest.param((*BEGINNING, TakenBack(WHITE, 3)), 4, id="back to the other side's turn"),
        pytest.param((*BEGINNING, TakenBack(WHITE, 4)), 4, id="back to where it is"),
        pytest.param((*BEGINNING, TakenBack(WHITE, -2)), 4, id="back to a negative number"),
        pytest.param((*GAME_OVER, TakenBack(WHITE, 1)), 6, id="back from the end of the game"),
        pytest.param((*GAME_OVER, NextGame(), TakenBack(WHITE, 1)), 7, id="back to the last game"),
    ],
)
def test_entries_that_the_rules_refuse(entries: tuple[Entry, ...], bad: int) -> None:
    with pytest.raises(InvalidRecordError) as refused:
        record(*entries).replay()

    assert refused.value.entry == bad


@pytest.mark.parametrize(
    "given",
    [
        pytest.param({"pending": (CheckerMove(24, 18, 6),)}, id="moves without a roll"),
        pytest.param({"closed": True}, id="closed match"),
    ],
)
def test_what_cannot_stand_beside_the_entries(given: dict) -> None:
    with pytest.raises(InvalidRecordError):
        record(*BEGINNING, **given).replay()


def test_pending_moves_are_checked() -> None:
    unfinished = record(OpeningThrow(3, 1), pending=(CheckerMove(8, 5, 3),))
    assert unfinished.replay().state.phase is Phase.TO_PLAY

    with pytest.raises(InvalidRecordError):
        replace(unfinished, pending=(CheckerMove(8, 2, 6),)).replay()


def test_a_money_session_is_closed_only_between_games() -> None:
    money = MatchRules.money()

    assert record(*GAME_OVER, rules=money, closed=True).replay()
    with pytest.raises(InvalidRecordError):
        record(*BEGINNING, rules=money, closed=True).replay()
