import os
from random import Random

import numpy as np
import pytest

from game.engine.dice import ALL_ROLLS, Roll
from game.engine.movegen import legal_plays, legal_results, positions_after
from game.engine.position import Position, to_array
from game.engine.turn import Turn
from tests.support import oracle
from tests.support.boards import board
from tests.support.positions import assert_nothing_is_lost, random_position, random_roll

CASES = [
    *oracle.read_cases(oracle.DATA / "legal_plays.jsonl"),
    *oracle.read_cases(oracle.DATA / "legal_plays_edge.jsonl"),
    *oracle.read_seeds(oracle.DATA / "seed_positions.json"),
    *oracle.read_rules(oracle.RULES),
]
WIDEST = [0, -1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 0]


def ends_of_turns(start: Turn) -> set[Position]:
    """Where the whole roll can lead to, found checker by checker in every order."""
    ends = set()
    now = {(start.position, start.dice_left): start}
    while now:
        ends |= {turn.position for turn in now.values() if turn.is_complete}
        after = [turn.play(move) for turn in now.values() for move in turn.next_moves()]
        now = {(turn.position, turn.dice_left): turn for turn in after}
    return ends


def test_plays_are_those_of_the_reference_programs() -> None:
    faults = [fault for case in CASES for fault in oracle.faults_of_plays(case)]

    assert faults == []


def test_batch_finds_the_same() -> None:
    assert oracle.faults_of_batch(CASES) == []


def test_known_counts_hold() -> None:
    assert oracle.faults_of_counts(oracle.read_counts(oracle.DATA / "perft.csv")) == []


def test_2220_results_of_one_double() -> None:
    """Rules case R67."""
    assert len(legal_plays(Position.from_points(WIDEST), Roll(1, 1))) == 2220


def test_rules_are_the_same_for_both_sides() -> None:
    """Rules case by rules case, the board as black has it, turned round to be played."""
    for case in CASES:
        as_white_sees_it = [-count for count in reversed(case.position.points)]

        plays = legal_plays(Position.from_points(as_white_sees_it).flipped(), case.roll)

        assert {play.result.points for play in plays} == case.results, case.name


def test_turn_plays_and_batch_agree_on_random_positions() -> None:
    """The early win is in the turn only; it is not a play by the letter of the rules."""
    seed = int(os.environ.get("FAIRGAMMON_SEED", "73"))
    print(f"seed {seed}: set FAIRGAMMON_SEED to try others")
    random = Random(seed)
    positions = [random_position(random) for _ in range(300)]
    rolls = [random_roll(random) for _ in positions]
    rows, results = legal_results(
        to_array(positions), np.array([(roll.low, roll.high) for roll in rolls])
    )
    for row, (position, roll) in enumerate(zip(positions, rolls, strict=True)):
        plays = [play.result for play in legal_plays(position, roll)]
        ends = ends_of_turns(Turn(position, roll))

        batch = [tuple(result) for result in results[rows == row].tolist()]
        if not plays:
            assert (ends, batch) == ({position}, [])
            continue
        assert len(set(plays)) == len(plays)
        assert batch == [result.points for result in plays]
        assert set(plays) <= ends
        assert all(max(end.points) <= 0 for end in ends.difference(plays))


def test_chunks_of_a_large_batch_keep_their_rows() -> None:
    random = Random(4)
    positions = [random_position(random) for _ in range(40)]
    points = to_array(positions * 30)
    dice = np.array([(roll.high, roll.low) for roll in [random_roll(random) for _ in positions]])
    rows, results = legal_results(points[:40], dice)

    many_rows, many_results = legal_results(points, np.tile(dice, (30, 1)))

    assert (np.diff(many_rows) >= 0).all()
    assert len(many_rows) == 30 * len(rows)
    for repeat in range(30):
        inside = many_rows // 40 == repeat
        assert (many_rows[inside] - 40 * repeat == rows).all()
        assert (many_results[inside] == results).all()


@pytest.mark.parametrize("dtype", [np.int8, np.uint8, np.int16, np.int32, np.int64, np.uint64])
def test_dice_may_have_any_whole_type(dtype: type[np.integer]) -> None:
    dice = np.array([[1, 3]], dtype=dtype)

    _, results = legal_results(to_array([Position.start()]), dice)

    assert len(results) == 16


def test_points_are_left_alone() -> None:
    points = to_array([Position.start()])
    before = points.copy()

    legal_results(points, np.array([[6, 5]]))

    assert (points == before).all()


def test_nothing_comes_of_nothing() -> None:
    rows, results = legal_results(np.empty((0, 26), np.int8), np.empty((0, 2), np.int64))

    assert (rows.shape, results.shape, results.dtype) == ((0,), (0, 26), np.int8)


def test_row_without_a_legal_move_has_no_result() -> None:
    points = to_array([board("x bar:1 | o 1:2 6:2"), Position.start()])

    rows, _ = legal_results(points, np.array([[6, 1], [6, 5]]))

    assert set(rows.tolist()) == {1}


def test_row_without_a_legal_move_stays_where_it_is() -> None:
    points = to_array([Position.start(), board("x bar:1 | o 1:2 6:2")]).repeat(21, axis=0)
    dice = np.array([(roll.high, roll.low) for roll in ALL_ROLLS] * 2)
    rows, results = legal_results(points, dice)

    all_rows, all_results = positions_after(points, dice)

    assert set(all_rows.tolist()) == set(range(42))
    assert (np.diff(all_rows) >= 0).all()
    idle = ~np.isin(all_rows, rows)
    assert idle.sum() == 3
    assert (all_results[idle] == points[all_rows[idle]]).all()
    assert (all_results[~idle] == results).all()


def test_hits_of_a_play_are_the_points_where_a_blot_stood() -> None:
    plays = legal_plays(board("x 24:1 | o 7:1 3:1 20:2"), Roll(6, 2))

    assert {play.hits for play in plays} == {frozenset({18}), frozenset({22})}


def test_checkers_are_neither_made_nor_lost() -> None:
    random = Random(8)
    for _ in range(60):
        position = random_position(random)
        for roll in ALL_ROLLS:
            for play in legal_plays(position, roll):
                assert_nothing_is_lost(position, play.moves, play.result)
                lost = position.pip_count - play.result.pip_count
                assert 0 < lost <= sum(roll.dice)
