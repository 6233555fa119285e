"""The computer player: sensible openings, legal plays for both colours, cube and resignations."""

import pytest

from game.engine.actions import Beaver, Double, Resign
from game.engine.ai.brain import ComputerBrain, CubeAnswer, load_brain
from game.engine.ai.cube_action import CubeAction, CubeChoice
from game.engine.ai.cube_context import CubeContext
from game.engine.ai.levels import LEVELS
from game.engine.cube import Cube
from game.engine.dice import Roll
from game.engine.match import MatchRules, MatchScore
from game.engine.movegen import legal_plays
from game.engine.notation import parse_play
from game.engine.outcome import Kind
from game.engine.position import Position
from game.engine.state import GameState
from game.engine.types import Side


def never() -> bool:
    return False


@pytest.fixture(scope="module", params=[level.key for level in LEVELS])
def any_brain(request: pytest.FixtureRequest) -> ComputerBrain:
    return load_brain(request.param)


@pytest.fixture(scope="module", params=["club", "expert", "master"])
def brain(request: pytest.FixtureRequest) -> ComputerBrain:
    """The levels that know what they do."""
    return load_brain(request.param)


def to_play(position: Position, roll: Roll, side: Side = Side.WHITE) -> GameState:
    return GameState.set_up(MatchRules.match(7), side, position, roll=roll)


def money(position: Position, cube: Cube | None = None) -> GameState:
    return GameState.set_up(MatchRules.money(), Side.WHITE, position, cube=cube)


@pytest.mark.parametrize(
    ("dice", "text"),
    [("31", "8/5 6/5"), ("61", "13/7 8/7"), ("42", "8/4 6/4"), ("53", "8/3 6/3"), ("65", "24/13")],
)
def test_knows_the_plain_openings(dice: str, text: str, brain: ComputerBrain) -> None:
    start, roll = Position.start(), Roll.parse(dice)

    play = brain.choose_play(to_play(start, roll), never)

    assert play.result == parse_play(text, start, roll).result


def test_ranks_plays_best_first_and_chooses_the_first(any_brain: ComputerBrain) -> None:
    start, roll = Position.start(), Roll(4, 3)

    ranked = any_brain.rank_plays(start, roll, CubeContext.money())

    assert len(ranked) == len(legal_plays(start, roll))
    assert [play.equity for play in ranked] == sorted((p.equity for p in ranked), reverse=True)
    assert all(0 <= play.chances.win <= 1 for play in ranked)
    state = GameState.set_up(MatchRules.money(), Side.WHITE, start, roll=roll)
    assert any_brain.choose_play(state, never) == ranked[0].play


def test_the_start_is_no_double_and_a_take(any_brain: ComputerBrain) -> None:
    decision = any_brain.cube_decision(Position.start(), CubeContext.money())

    assert decision.action is CubeAction.NO_DOUBLE_TAKE
    assert decision.double_take < decision.no_double < decision.double_pass == 1


def test_a_beaver_of_its_own_double_is_taken(brain: ComputerBrain) -> None:
    doubled = GameState.set_up(MatchRules.money(beavers=True), Side.WHITE, Position.start()).apply(
        Double(Side.WHITE)
    )
    beavered = doubled.apply(Beaver(Side.BLACK))

    assert brain.answer_double(beavered, never) is CubeAnswer.TAKE


def test_plays_the_same_whichever_colour_it_has(any_brain: ComputerBrain) -> None:
    start, roll = Position.start(), Roll(6, 4)

    plays = {any_brain.choose_play(to_play(start, roll, side), never) for side in Side}

    assert len(plays) == 1


def test_every_play_is_a_legal_one_over_whole_games(any_brain: ComputerBrain) -> None:
    position = Position.start()
    for number in range(20):
        roll = Roll(1 + number % 6, 1 + number * 7 % 5)
        play = any_brain.choose_play(to_play(position, roll), never)
        legal = legal_plays(position, roll)
        assert play in legal or (not legal and not play.moves)
        position = play.result.flipped()
        if play.result.is_over:
            position = Position.start()


def test_never_doubles_with_a_cube_that_is_not_its_own(any_brain: ComputerBrain) -> None:
    winning = Position.from_points([0, 3, 3, 3, 0, 0, 0, 0, 0, 0, 0, 0, -5, *[0] * 12, 0])

    assert not any_brain.wants_double(money(winning, Cube(2, Side.BLACK)), never)


def test_never_doubles_with_a_dead_cube(any_brain: ComputerBrain) -> None:
    winning = Position.from_points([0, 3, 3, 3, 0, 0, 0, 0, 0, 0, 0, 0, -5, *[0] * 12, 0])
    state = GameState.set_up(
        MatchRules.match(5), Side.WHITE, winning, score=MatchScore(3, 0), cube=Cube(2, Side.WHITE)
    )

    assert not any_brain.wants_double(state, never)


def test_doubles_at_once_after_the_crawford_game_when_behind(brain: ComputerBrain) -> None:
    state = GameState.set_up(
        MatchRules.match(5), Side.WHITE, Position.start(), score=MatchScore(1, 4)
    )

    assert brain.wants_double(state, never)


def test_beavers_only_where_the_rules_allow_it(brain: ComputerBrain) -> None:
    worse = list(Position.start().points)
    for point, count in {12: -3, 17: -2, 18: -2, 19: -4, 21: -2}.items():
        worse[point] = count
    doubled = [
        GameState.set_up(rules, Side.WHITE, Position.from_points(worse)).apply(Double(Side.WHITE))
        for rules in (MatchRules.money(), MatchRules.money(beavers=True))
    ]

    assert brain.answer_double(doubled[0], never) is CubeAnswer.TAKE
    assert brain.answer_double(doubled[1], never) is CubeAnswer.BEAVER


@pytest.mark.parametrize(
    ("theirs", "offer", "accepts"),
    [
        pytest.param({13: 15}, Kind.SINGLE, False, id="a gammon is certain"),
        pytest.param({13: 15}, Kind.GAMMON, True, id="a gammon for a gammon"),
        pytest.param({1: 3}, Kind.SINGLE, True, id="an even race"),
        pytest.param({1: 14}, Kind.SINGLE, True, id="no gammon any more"),
    ],
)
def test_accepts_a_resignation_worth_what_the_position_promises(
    theirs: dict[int, int], offer: Kind, accepts: bool, brain: ComputerBrain
) -> None:
    points = [0] * 26
    points[24] = -3
    for point, count in theirs.items():
        points[point] = count
    state = money(Position.from_points(points)).apply(Resign(Side.WHITE, offer))

    assert brain.accepts_resignation(state, never) is accepts


ONE_LEFT = {24: -1}
LOST_RACES = [
    pytest.param({6: 14}, ONE_LEFT, Kind.SINGLE, id="one is off"),
    pytest.param({13: 15}, ONE_LEFT, Kind.GAMMON, id="no way home in time"),
    pytest.param({13: 14, 20: 1}, ONE_LEFT, Kind.GAMMON, id="out with any roll"),
    pytest.param({13: 9, 23: 6}, ONE_LEFT, Kind.BACKGAMMON, id="no way out in time"),
    pytest.param({13: 14, 23: 1}, ONE_LEFT, None, id="a backgammon may be saved"),
    pytest.param({6: 2}, ONE_LEFT, None, id="a double wins"),
    pytest.param({13: 15}, {12: -2}, None, id="contact"),
]


@pytest.mark.parametrize(("mine", "theirs", "kind"), LOST_RACES)
def test_resigns_what_is_lost_for_certain(
    mine: dict[int, int], theirs: dict[int, int], kind: Kind | None
) -> None:
    points = [0] * 26
    for point, count in {**mine, **theirs}.items():
        points[point] = count
    state = money(Position.from_points(points))

    assert load_brain("expert").resignation(state, never) is kind
    assert load_brain("club").resignation(state, never) is None


def test_without_gammons_a_lost_race_is_lost_once() -> None:
    points = [0] * 26
    points[13], points[24] = 15, -1
    rules = MatchRules.money(jacoby=True)
    state = GameState.set_up(rules, Side.WHITE, Position.from_points(points))

    assert load_brain("expert").resignation(state, never) is Kind.SINGLE


def test_an_unknown_level_plays_as_the_usual_one() -> None:
    state = to_play(Position.start(), Roll(3, 1))

    assert load_brain("of a newer version").choose_play(state, never).moves


def test_ranks_the_choices_about_the_cube_with_what_each_loses(any_brain: ComputerBrain) -> None:
    ahead = Position.from_points([0, 0, 0, 2, 3, 4, 5, 1, *[0] * 10, -2, -6, -5, -2, 0, 0, 0, 0])

    judged = any_brain.rank_cube_actions(ahead, CubeContext.money())

    assert judged.decision == any_brain.cube_decision(ahead, CubeContext.money())
    assert 0 <= judged.chances.win <= 1
    for choices in (judged.doubling, judged.answers):
        assert choices[0].loss == 0
        assert [each.loss for each in choices] == sorted(each.loss for each in choices)
    assert {each.choice for each in judged.answers} == {CubeChoice.TAKE, CubeChoice.PASS}
