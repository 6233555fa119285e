"""The bear-off tables against plain recursion, known positions and damage."""

import json
from pathlib import Path

import numpy as np
import pytest

from game.engine.ai import bearoff, two_sided
from game.engine.ai.bearoff import BearoffEvaluator, OneSidedTable
from game.engine.ai.chances import Chances, other_side
from game.engine.ai.homes import all_homes, boards_up_to
from game.engine.ai.two_sided import STEPS, TwoSidedTable, packed, unpacked
from game.engine.ai.weights import WeightsError, save_arrays
from game.paths import assets
from game.training.bearoff_tables import Endings, Plays, roll_counts
from tests.support import bearing_off

WEIGHTS = assets() / "weights"
ROUNDING = 0.5 / STEPS
ORACLE = Path(__file__).parents[2] / "data" / "bearoff_equities.json"


@pytest.fixture(scope="module")
def evaluator() -> BearoffEvaluator:
    return BearoffEvaluator(OneSidedTable.load(WEIGHTS), TwoSidedTable.load(WEIGHTS))


def row(mine: list[int], theirs: list[int]) -> np.ndarray:
    """A position; each side's checkers on its own points 1 to 6."""
    points = np.zeros((1, 26), np.int8)
    points[0, 1:7] = mine
    points[0, 24:18:-1] = [-count for count in theirs]
    return points


def chances(evaluator: BearoffEvaluator, mine: list[int], theirs: list[int]) -> Chances:
    return Chances.from_row(evaluator.chances(row(mine, theirs))[0])


def test_numbers_of_rolls_are_those_of_plain_recursion(evaluator: BearoffEvaluator) -> None:
    table = OneSidedTable.load(WEIGHTS).all_off
    some = [*range(boards_up_to(3)), *range(boards_up_to(3), boards_up_to(6), 41)]

    for number in some:
        home = tuple(all_homes(6)[number].tolist())
        expected = bearing_off.roll_counts(home)[1][: table.exactly.shape[1]]
        np.testing.assert_allclose(
            table.exactly[number], np.pad(expected, (0, 19 - len(expected))), atol=2e-5
        )


def test_small_endings_are_those_of_plain_recursion(evaluator: BearoffEvaluator) -> None:
    homes = [tuple(home) for home in all_homes(2).tolist()][1:]
    pairs = [(mine, theirs) for mine in homes for theirs in homes]
    expected = np.array([bearing_off.worth(*pair) for pair in pairs])

    points = np.concatenate([row(*pair) for pair in pairs])
    cubeful = evaluator.two_sided.before_roll(points)
    win = other_side(evaluator.chances(-points[:, ::-1]))[:, 0]

    assert evaluator.two_sided.covers(points).all()
    np.testing.assert_allclose(win, expected[:, 0], atol=1.01 * ROUNDING)
    np.testing.assert_allclose(np.stack(cubeful, axis=1), expected[:, 1:], atol=2.02 * ROUNDING)


@pytest.mark.parametrize(
    ("home", "rolls"), [((0, 0, 0, 1, 0, 1), 8), ((0, 1, 1, 0, 0, 0), 25), ((1, 0, 0, 1, 0, 0), 29)]
)
def test_a_last_roll_wins_as_often_as_counted(
    evaluator: BearoffEvaluator, home: tuple[int, ...], rolls: int
) -> None:
    """The cases A01, A03 and A05: the other side has one checker left and cannot miss."""
    points = row(list(home), [1, 0, 0, 0, 0, 0])

    win = 1 - evaluator.chances(-points[:, ::-1])[0, 0]
    cubeful = evaluator.two_sided.before_roll(points)

    assert win == pytest.approx(rolls / 36, abs=ROUNDING)
    assert cubeful.centred[0] == pytest.approx(rolls / 18 - 1, abs=2 * ROUNDING)
    assert 2 * cubeful.against[0] == pytest.approx(rolls / 9 - 2, abs=4 * ROUNDING)


def test_the_other_side_doubles_when_that_is_better_for_it(evaluator: BearoffEvaluator) -> None:
    """I have one checker left; the other side is about to roll and wins with 25 of 36."""
    points = row([1, 0, 0, 0, 0, 0], [0, 1, 1, 0, 0, 0])

    after = evaluator.two_sided.after_play(points)

    assert after.centred[0] == after.against[0] == pytest.approx(-7 / 9, abs=4 * ROUNDING)
    assert after.owned[0] == pytest.approx(-7 / 18, abs=2 * ROUNDING)


def test_a_gammon_hangs_on_bearing_off_one_checker(evaluator: BearoffEvaluator) -> None:
    """From fifteen on the 6 point that takes a 6, 5-1, 4-2, 3-3 or 2-2: 17 of 36."""
    ahead = chances(evaluator, [1, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 15])
    behind = chances(evaluator, [0, 0, 0, 0, 0, 15], [1, 0, 0, 0, 0, 0])
    saved = chances(evaluator, [0, 0, 0, 0, 0, 15], [3, 0, 0, 0, 0, 0])

    assert ahead == pytest.approx((1, 19 / 36, 0, 0, 0), abs=2e-5)
    assert behind == pytest.approx((0, 0, 0, 1, 0), abs=2e-5)
    # Three checkers go in one roll only with a double; after that I have one roll.
    assert saved.lose_gammon == pytest.approx(1 / 6 + 5 / 6 * 19 / 36, abs=2e-5)


def test_nobody_loses_a_gammon_with_a_checker_off(evaluator: BearoffEvaluator) -> None:
    both = chances(evaluator, [1, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 14])

    assert both == pytest.approx((1, 0, 0, 0, 0), abs=2e-5)


def test_chances_are_those_of_another_program(evaluator: BearoffEvaluator) -> None:
    """Its bear-off tables are of the same kind; positions and chances from its evaluation."""
    cases = json.loads(ORACLE.read_text(encoding="utf-8"))

    found = evaluator.chances(np.array([case["points"] for case in cases], np.int8))

    np.testing.assert_allclose(found, [case["chances"] for case in cases], atol=6e-5)


def test_no_rows_are_no_chances(evaluator: BearoffEvaluator) -> None:
    assert evaluator.chances(np.zeros((0, 26), np.int8)).shape == (0, 5)


def test_the_script_finds_what_the_files_hold() -> None:
    plays = Plays.of_boards(2)
    boards = boards_up_to(2)
    file = TwoSidedTable.load(WEIGHTS)
    places = file.places[:boards]

    counts = roll_counts(plays, finished=plays.homes.sum(axis=1) == 0)
    endings = Endings.solve(plays, boards).tables

    exactly = OneSidedTable.load(WEIGHTS).all_off.exactly[:boards]
    np.testing.assert_allclose(counts[:, : exactly.shape[1]], exactly, atol=2e-5)
    endings[1:] = (endings[1:] + 1) / 2
    stored = file.tables[:, places][:, :, places] / STEPS
    np.testing.assert_allclose(endings[:, 1:, 1:], stored[:, 1:, 1:], atol=1.01 * ROUNDING)


def test_packing_loses_nothing() -> None:
    tables = np.random.default_rng(5).integers(0, STEPS + 1, (4, 7, 7)).astype(np.uint16)

    arrays = packed(tables)

    np.testing.assert_array_equal(unpacked(arrays["high"], arrays["low"]), tables)


FILES = [(bearoff.FILE, OneSidedTable), (two_sided.FILE, TwoSidedTable)]


@pytest.mark.parametrize(("name", "table"), FILES)
def test_a_damaged_file_is_told(name: str, table: type, tmp_path: Path) -> None:
    content = bytearray((WEIGHTS / name).read_bytes())
    content[len(content) // 2] ^= 1
    (tmp_path / name).write_bytes(content)

    with pytest.raises(WeightsError, match=name):
        table.load(tmp_path)


@pytest.mark.parametrize(("name", "table"), FILES)
def test_a_file_of_something_else_is_told(name: str, table: type, tmp_path: Path) -> None:
    save_arrays(tmp_path / name, {"all_off": np.zeros((3, 4), np.uint16)})

    with pytest.raises(WeightsError, match=name):
        table.load(tmp_path)
