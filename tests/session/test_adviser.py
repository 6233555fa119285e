"""What the strongest player would do, asked in the middle of a match."""

import pytest

from game.engine.ai.brain import strongest
from game.engine.ai.weights import WeightsError
from game.engine.dice import Roll
from game.engine.match import MatchRules
from game.engine.movegen import legal_plays
from game.engine.play import CheckerMove
from game.engine.position import Position
from game.engine.types import Side
from game.session import intents
from game.session.adviser import Advice, Adviser, Expert
from game.session.session import MatchSession
from game.session.thinking import ImmediateThinking
from tests.support.advice import NO_DOUBLE, ScriptedExpert
from tests.support.fakes import new_session

WHITE, BLACK = Side.WHITE, Side.BLACK


def opened(*throws: tuple[int, int]) -> MatchSession:
    """White has won the opening throw and is to play it."""
    session = new_session(*throws)
    session.submit(WHITE, intents.ThrowOpening())
    return session


def adviser(session: MatchSession, expert: Expert | None = None) -> Adviser:
    return Adviser(session, expert or ScriptedExpert(), ImmediateThinking[Advice]())


def answer(asked: Adviser) -> Advice:
    advice = asked.poll()
    assert advice is not None
    return advice


def test_plays_come_best_first_with_what_they_cost() -> None:
    asked = adviser(opened((3, 1)))

    assert asked.ask()
    assert asked.thinking
    advice = answer(asked)

    losses = [play.loss for play in advice.plays]
    assert losses[:3] == pytest.approx([0, 0.1, 0.2])
    assert len(losses) == len(legal_plays(Position.start(), Roll(3, 1)))
    assert not asked.thinking


def test_a_half_played_roll_is_advised_on_as_it_stands() -> None:
    session = opened((3, 1))
    asked = adviser(session)
    session.submit(WHITE, intents.MoveChecker((CheckerMove(8, 5, 3),)))

    asked.ask()
    advice = answer(asked)

    assert {len(play.moves) for play in advice.plays} == {1}
    assert 0 < len(advice.plays) < len(legal_plays(Position.start(), Roll(3, 1)))


def test_an_answer_that_no_longer_fits_is_dropped() -> None:
    session = opened((3, 1))
    asked = adviser(session)
    asked.ask()
    session.submit(WHITE, intents.MoveChecker((CheckerMove(8, 5, 3),)))

    assert asked.poll() is None
    assert not asked.thinking


def test_nothing_is_advised_where_nothing_is_to_be_decided() -> None:
    session = opened((1, 3))
    asked = adviser(session)

    assert session.state.to_act is BLACK
    assert not asked.ask()
    assert asked.poll() is None


def test_the_cube_is_advised_on_before_the_roll() -> None:
    session = opened((1, 3), (4, 2))
    session.submit(BLACK, intents.MoveChecker((CheckerMove(8, 5, 3), CheckerMove(6, 5, 1))))
    session.submit(BLACK, intents.Confirm())
    asked = adviser(session)

    asked.ask()

    assert answer(asked).cube == NO_DOUBLE


def test_without_a_cube_nothing_is_advised_before_the_roll() -> None:
    session = new_session((1, 3), rules=MatchRules(None, cube=False))
    session.submit(WHITE, intents.ThrowOpening())
    session.submit(BLACK, intents.MoveChecker((CheckerMove(8, 5, 3), CheckerMove(6, 5, 1))))
    session.submit(BLACK, intents.Confirm())

    assert not adviser(session).ask()


def test_what_ended_a_question_without_an_answer_is_kept_until_the_next() -> None:
    error = WeightsError("damaged")
    expert = ScriptedExpert(error=error)
    asked = adviser(opened((3, 1)), expert)

    asked.ask()

    assert asked.poll() is None
    assert not asked.thinking
    assert asked.error is error
    expert.error = None
    asked.ask()
    assert asked.error is None
    assert answer(asked).plays


def test_the_strongest_level_advises_the_best_opening() -> None:
    session = opened((3, 1))
    asked = Adviser(session, strongest(), ImmediateThinking[Advice]())

    asked.ask()

    best = answer(asked).plays[0]
    assert {(move.source, move.target) for move in best.moves} == {(8, 5), (6, 5)}
