import pytest

from game.engine.actions import MakePlay
from game.engine.cube import Cube
from game.engine.dice import Roll
from game.engine.match import MatchRules, MatchScore
from game.engine.outcome import Kind, Outcome, Reason, kind_of
from game.engine.position import Position
from game.engine.state import GameState, Phase
from game.engine.turn import Turn
from game.engine.types import Side
from tests.support.oracle import read_rules_records

RESULTS = read_rules_records("result")


def board(**counts: int) -> Position:
    """A position of the winner with nothing left, by `p20=-15` and `bar=-1` of the loser."""
    points = [0] * 26
    for name, count in counts.items():
        points[0 if name == "bar" else int(name[1:])] = count
    return Position.from_points(points)


@pytest.mark.parametrize(
    ("position", "kind"),
    [
        pytest.param(board(p20=-14), Kind.SINGLE, id="one off"),
        pytest.param(board(bar=-1, p20=-13), Kind.SINGLE, id="one off and one on the bar"),
        pytest.param(board(p3=-1, p20=-13), Kind.SINGLE, id="one off and one in the home"),
        pytest.param(board(p20=-15), Kind.GAMMON, id="none off"),
        pytest.param(board(p7=-1, p20=-14), Kind.GAMMON, id="just outside the home"),
        pytest.param(board(p6=-1, p20=-14), Kind.BACKGAMMON, id="on the six point"),
        pytest.param(board(p1=-1, p20=-14), Kind.BACKGAMMON, id="on the ace point"),
        pytest.param(board(bar=-1, p20=-14), Kind.BACKGAMMON, id="on the bar"),
    ],
)
def test_kind_follows_the_losers_checkers(position: Position, kind: Kind) -> None:
    assert kind_of(position) is kind


@pytest.mark.parametrize(
    ("kind", "cube", "points"),
    [(Kind.SINGLE, 1, 1), (Kind.GAMMON, 2, 4), (Kind.BACKGAMMON, 4, 12)],
)
def test_points_are_kind_times_cube(kind: Kind, cube: int, points: int) -> None:
    assert Outcome.of(Side.WHITE, kind, Reason.BORNE_OFF, cube).points == points


def test_jacoby_leaves_the_kind_and_takes_the_points() -> None:
    outcome = Outcome.of(Side.WHITE, Kind.GAMMON, Reason.BORNE_OFF, 1, gammons_count=False)

    assert (outcome.kind, outcome.points) == (Kind.GAMMON, 1)


@pytest.mark.parametrize("mover", Side)
@pytest.mark.parametrize("case", RESULTS, ids=lambda case: case["id"])
def test_worked_examples(case: dict, mover: Side) -> None:
    match, expected = case["match"], case["expected"]
    rules = MatchRules.match(match["length"]) if match else MatchRules.money()
    score = MatchScore()
    if match:
        score = MatchScore().plus(mover, match["mover"]).plus(mover.other, match["opp"])
    owner = {"centre": None, "mover": mover, "opponent": mover.other}[case["cube_owner"]]
    position = Position.from_points(case["position"])
    roll = Roll(*case["dice"])
    state = GameState.set_up(
        rules, mover, position, score=score, cube=Cube(case["cube"], owner), roll=roll
    )

    turn = Turn(position, roll)
    off = next(move for move in turn.next_moves() if move.target == 0)
    over = state.apply(MakePlay(mover, (off,)))

    assert over.phase is Phase.GAME_OVER
    assert over.outcome is not None
    assert over.outcome.winner is mover
    assert over.outcome.kind is Kind[expected["win_type"].upper()]
    assert over.outcome.points == expected["points"]
    assert over.score.of(mover) == score.of(mover) + expected["points"]
    assert over.position.pip_count == 0
    assert over.to_act is None
