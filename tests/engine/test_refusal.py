from random import Random

import pytest

from game.engine.dice import Roll
from game.engine.play import CheckerMove
from game.engine.position import Position
from game.engine.refusal import PlayFault, why_not, why_not_move
from game.engine.turn import Turn
from game.engine.types import BAR
from game.session.events import Refusal
from tests.support.boards import board
from tests.support.oracle import read_rules_records
from tests.support.positions import random_position, random_roll

START = "x 24:2 13:5 8:3 6:5 | o 24:2 13:5 8:3 6:5"


@pytest.mark.parametrize(
    ("text", "roll", "source", "target", "fault"),
    [
        (START, (3, 1), 8, 5, None),
        (START, (3, 1), 8, 4, None),
        (START, (3, 1), 9, 6, PlayFault.NO_CHECKER),
        (START, (3, 1), 12, 9, PlayFault.NO_CHECKER),
        (START, (3, 1), 0, 1, PlayFault.NO_CHECKER),
        (START, (3, 1), 26, 1, PlayFault.NO_CHECKER),
        (START, (3, 1), 8, 6, PlayFault.NO_SUCH_DIE),
        (START, (3, 1), 6, 8, PlayFault.NO_SUCH_DIE),
        (START, (3, 1), 6, 6, PlayFault.NO_SUCH_DIE),
        (START, (3, 1), 6, 0, PlayFault.NO_SUCH_DIE),
        (START, (5, 1), 6, 1, PlayFault.POINT_CLOSED),
        (START, (5, 5), 24, 14, PlayFault.POINT_CLOSED),
        (START, (6, 6), 6, 0, PlayFault.NOT_ALL_HOME),
        ("x bar:1 6:5 | o 6:5", (3, 1), 6, 5, PlayFault.ENTER_FIRST),
        ("x bar:1 6:5 | o 3:2", (3, 1), 25, 22, PlayFault.POINT_CLOSED),
        ("x bar:1 6:5 | o 3:2", (3, 1), 25, 20, PlayFault.NO_SUCH_DIE),
        ("x bar:2 6:5 | o 6:5", (3, 1), 25, 21, PlayFault.ENTER_FIRST),
        ("x 5:1 3:1 | o bar:1", (4, 4), 3, 0, PlayFault.HIGHER_CHECKER_FIRST),
        ("x 5:1 3:1 | o bar:1", (2, 1), 5, 0, PlayFault.NO_SUCH_DIE),
    ],
)
def test_why_a_checker_cannot_go_there(
    text: str, roll: tuple[int, int], source: int, target: int, fault: PlayFault | None
) -> None:
    assert why_not(Turn(board(text), Roll(*roll)), source, target) is fault


def test_rules_about_the_whole_roll() -> None:
    """What the rules cases call illegal first moves that look legal."""
    seen = set()
    for record in read_rules_records("plays"):
        turn = Turn(Position.from_points(record["position"]), Roll(*record["dice"]))
        one_die = record["expected"]["dice_played"] == 1
        for move in record["expected"]["illegal_first_moves_that_look_legal"]:
            fault = why_not_move(turn, CheckerMove(*move))

            assert fault is (PlayFault.LARGER_DIE if one_die else PlayFault.BOTH_DICE), record["id"]
            seen.add(fault)

    assert seen == {PlayFault.LARGER_DIE, PlayFault.BOTH_DICE}


@pytest.mark.parametrize(
    ("move", "fault"),
    [
        (CheckerMove(8, 5, 3), None),
        (CheckerMove(8, 5, 5), PlayFault.NO_SUCH_DIE),
        (CheckerMove(8, 6, 3), PlayFault.NO_SUCH_DIE),
        (CheckerMove(8, 4, 4), PlayFault.NO_SUCH_DIE),
        (CheckerMove(9, 6, 3), PlayFault.NO_CHECKER),
        (CheckerMove(13, 12, 1), PlayFault.POINT_CLOSED),
    ],
)
def test_why_one_move_may_not_come_next(move: CheckerMove, fault: PlayFault | None) -> None:
    assert why_not_move(Turn(board(START), Roll(3, 1)), move) is fault


def test_every_drop_that_is_not_a_path_has_a_reason() -> None:
    seed = 31
    print(f"seed {seed}")
    random = Random(seed)
    for _ in range(20):
        turn = Turn(random_position(random), random_roll(random))
        for source in range(1, BAR + 1):
            paths = turn.paths_from(source)
            for target in range(BAR):
                assert (why_not(turn, source, target) is None) == (target in paths)


def test_session_knows_every_reason() -> None:
    assert {fault.value for fault in PlayFault} <= {refusal.value for refusal in Refusal}
