from game.engine.ai.brain import load_brain
from game.engine.state import Phase
from game.engine.types import Side
from game.session import events
from game.session.exhibition import next_step
from tests.support.fakes import BrokenBrain, ScriptedBrain, new_session


def test_two_brains_play_a_game_to_its_end() -> None:
    session = new_session((3, 1), *[(6, 6), (5, 5)] * 200)
    brains = {Side.WHITE: ScriptedBrain(doubles=[True] * 99), Side.BLACK: load_brain("beginner")}

    steps = 0
    while session.state.phase is not Phase.GAME_OVER and steps < 400:
        assert next_step(session, brains)
        steps += 1

    assert session.state.outcome is not None
    assert session.state.cube.value == 1


def test_each_brain_decides_for_its_own_side() -> None:
    session = new_session((3, 1), (4, 2))
    brains = {Side.WHITE: ScriptedBrain(), Side.BLACK: BrokenBrain()}

    opening, play, roll = (next_step(session, brains) for _ in range(3))

    assert isinstance(opening[0], events.OpeningThrown)
    assert [type(event) for event in play] == [*[events.CheckerMoved] * 2, events.TurnEnded]
    assert isinstance(roll[0], events.DiceRolled)
    assert roll[0].side is Side.BLACK
