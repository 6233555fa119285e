"""Whole matches at random: nothing is lost, everything can be replayed, taken back, resumed."""

from random import Random

import pytest

from game.engine.actions import MakePlay, OpeningThrow
from game.engine.dice import Roll, SealedDice
from game.engine.match import MatchRules
from game.engine.movegen import legal_plays
from game.engine.state import Phase
from game.engine.types import CHECKERS
from game.session import events, intents
from game.session.session import MatchSession
from game.session.verify import verify
from tests.support.fakes import new_session
from tests.support.positions import assert_nothing_is_lost
from tests.support.random_match import next_step


@pytest.mark.parametrize(
    "rules",
    [
        pytest.param(MatchRules.match(1), id="one point"),
        pytest.param(MatchRules.match(7), id="seven points"),
        pytest.param(MatchRules.match(5, cube=False), id="no cube"),
        pytest.param(
            MatchRules.money(jacoby=True, beavers=True, automatic_doubles=True), id="money"
        ),
    ],
)
@pytest.mark.parametrize("seed", [1, 2])
def test_random_matches(rules: MatchRules, seed: int) -> None:
    print(f"seed {seed}")
    random = Random(seed)
    session = new_session(dice=SealedDice(random.randbytes(32)), rules=rules)
    rolled: dict[int, Roll] = {}
    while not session.is_over and session.state.game_number < 4:
        if random.random() < 0.01 and session.allows(session.setup.human, intents.TakeBackTurn()):
            session.submit(session.setup.human, intents.TakeBackTurn())
            state = session.state
            assert state.to_act is session.setup.human
            assert state.roll is not None
            assert len(legal_plays(state.position, state.roll)) > 1
        if random.random() < 0.01:
            resumed = MatchSession.resume(session.record)
            assert (resumed.state, resumed.turn) == (session.state, session.turn)
            session = resumed
        side, intent = next_step(session, random)
        for event in session.submit(side, intent):
            assert not isinstance(event, events.Refused)
        if session.turn is not None:
            turn = session.turn
            assert_nothing_is_lost(session.state.position, turn.moves, turn.position)

    for number, throw in session.throws:
        roll = Roll(throw.white, throw.black) if isinstance(throw, OpeningThrow) else throw.roll
        assert rolled.setdefault(number, roll) == roll
    record = session.record
    assert record.replay().states[-1] == session.state
    for before, action, after in zip(session.states, record.line, session.states[1:], strict=False):
        if isinstance(action, MakePlay):
            played = after.position_of(action.side)
            assert_nothing_is_lost(before.position, action.moves, played)
    assert record.secret is not None
    assert verify(record.secret, record.phrase, session.throws).holds


def test_a_roll_that_cannot_be_played_waits_to_be_confirmed() -> None:
    random = Random(7)
    session = new_session(dice=SealedDice(bytes(32)), rules=MatchRules.money())
    seen = 0
    while seen < 3:
        side, intent = next_step(session, random)
        happened = session.submit(side, intent)
        if any(isinstance(event, events.DiceRolled) and not event.playable for event in happened):
            seen += 1
            assert (session.state.phase, session.state.to_act) == (Phase.TO_PLAY, side)
            (ended,) = session.submit(side, intents.Confirm())
            assert isinstance(ended, events.TurnEnded)
            assert ended.moves == ()
            assert session.state.to_act is side.other


def test_the_last_checker_ends_the_game_without_a_confirmation() -> None:
    random = Random(11)
    session = new_session(dice=SealedDice(bytes(32)), rules=MatchRules.match(1))
    happened: list[events.Event] = []
    while not session.is_over:
        side, intent = next_step(session, random)
        if not isinstance(intent, intents.OfferResignation):
            happened = session.submit(side, intent)

    moved, ended, over, match_over = happened[-4:]
    assert isinstance(moved, events.CheckerMoved)
    assert moved.move.target == 0
    assert isinstance(ended, events.TurnEnded)
    assert isinstance(over, events.GameEnded)
    assert over.state.position.off == CHECKERS
    assert match_over == events.MatchEnded(over.outcome.winner)
