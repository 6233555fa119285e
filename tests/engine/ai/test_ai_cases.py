"""The rules cases about the computer player: its plays, its cubes, and that it never breaks a rule.

The cases say what a good player does, so the three strongest levels are held to them; the rule,
for both colours, holds for every level.
"""

from typing import Any

import pytest

from game.engine.actions import Double, MakePlay
from game.engine.ai.brain import ComputerBrain, CubeAnswer, load_brain
from game.engine.ai.levels import LEVELS
from game.engine.cube import Cube
from game.engine.dice import Roll
from game.engine.match import MatchRules
from game.engine.notation import parse_play
from game.engine.position import Position
from game.engine.state import GameState
from game.engine.types import Side
from tests.support.oracle import read_rules_records

KEYS = [level.key for level in LEVELS]
GOOD = KEYS[-3:]
OWNERS = {"centre": None, "mover": Side.WHITE, "opponent": Side.BLACK}

Case = dict[str, Any]


def cases(kind: str) -> list[object]:
    return [pytest.param(case, id=case["id"]) for case in read_rules_records(kind)]


def never() -> bool:
    return False


@pytest.fixture(scope="module", params=KEYS)
def any_brain(request: pytest.FixtureRequest) -> ComputerBrain:
    return load_brain(request.param)


@pytest.fixture(scope="module", params=GOOD)
def good_brain(request: pytest.FixtureRequest) -> ComputerBrain:
    return load_brain(request.param)


def to_play(case: Case, side: Side = Side.WHITE) -> GameState:
    """A money game, so that equity alone decides."""
    position = Position.from_points(case["position"])
    return GameState.set_up(MatchRules.money(), side, position, roll=Roll(*case["dice"]))


def to_double(case: Case) -> GameState:
    """White on roll with the right to double."""
    cube = Cube(case["cube"], OWNERS[case["cube_owner"]])
    position = Position.from_points(case["position"])
    return GameState.set_up(MatchRules.money(), Side.WHITE, position, cube=cube)


@pytest.mark.parametrize("case", cases("ai_play"))
def test_finds_the_best_play_or_one_nearly_as_good(case: Case, good_brain: ComputerBrain) -> None:
    state, expected = to_play(case), case["expected"]
    assert state.roll is not None
    near = [text for text, equity in expected["others"] if -equity <= expected["max_loss_allowed"]]
    good = [parse_play(text, state.position, state.roll) for text in [expected["best"], *near]]

    play = good_brain.choose_play(state, never)

    assert play.result in [one.result for one in good]


@pytest.mark.parametrize("case", cases("ai_cube"))
def test_doubles_when_it_should(case: Case, good_brain: ComputerBrain) -> None:
    """One that is too good to double plays on for more."""
    doubles = good_brain.wants_double(to_double(case), never)

    assert doubles is (case["expected"]["correct_double"] == "double")


@pytest.mark.parametrize("case", cases("ai_cube"))
def test_answers_a_double_as_it_should(case: Case, good_brain: ComputerBrain) -> None:
    answer = good_brain.answer_double(to_double(case).apply(Double(Side.WHITE)), never)

    assert (answer is CubeAnswer.PASS) is (case["expected"]["correct_response"] == "drop")


@pytest.mark.parametrize("case", cases("ai_cube"))
def test_no_level_doubles_without_a_chance_or_passes_an_easy_take(
    case: Case, any_brain: ComputerBrain
) -> None:
    state, expected = to_double(case), case["expected"]

    if expected["correct_double"] == "no double":
        assert not any_brain.wants_double(state, never)
    if expected["correct_response"] == "take":
        answer = any_brain.answer_double(state.apply(Double(Side.WHITE)), never)
        assert answer is CubeAnswer.TAKE


@pytest.mark.parametrize("side", list(Side))
@pytest.mark.parametrize("case", cases("plays"))
def test_plays_one_of_the_listed_results_or_passes(
    case: Case, side: Side, any_brain: ComputerBrain
) -> None:
    """The case of type `ai_rule`."""
    state = to_play(case, side)

    play = any_brain.choose_play(state, never)

    listed = [tuple(legal["result"]) for legal in case["expected"]["legal_plays"]]
    assert play.result.points in (listed or [state.position.points])
    assert bool(play.moves) is bool(listed)
    state.apply(MakePlay(side, play.moves))  # refuses what is no whole legal play


def test_every_case_about_the_computer_is_tried() -> None:
    """A new one about a rule needs a test of its own."""
    assert [case["id"] for case in read_rules_records("ai_rule")] == ["A17"]
