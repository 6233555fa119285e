import numpy as np
import pytest

from game.engine.errors import DiceError, InvalidPositionError
from game.engine.movegen import legal_results, positions_after
from game.engine.position import Position, to_array

START = to_array([Position.start()])
DICE = np.array([[3, 1]])


@pytest.mark.parametrize("dtype", [np.int8, np.int16, np.int64])
@pytest.mark.parametrize("dice_dtype", [np.int8, np.uint8, np.int64])
def test_any_whole_numbers_will_do(dtype: type, dice_dtype: type) -> None:
    points, dice = START.astype(dtype), DICE.astype(dice_dtype)

    for rows, results in (legal_results(points, dice), positions_after(points, dice)):
        assert (rows.shape, results.shape, results.dtype) == ((16,), (16, 26), np.int8)


def test_lists_will_do() -> None:
    assert legal_results(START.tolist(), DICE.tolist())[1].shape == (16, 26)


def test_nothing_leads_nowhere() -> None:
    rows, results = legal_results(np.empty((0, 26)), np.empty((0, 2)))

    assert (rows.shape, results.shape, results.dtype) == ((0,), (0, 26), np.int8)


@pytest.mark.parametrize(
    "points",
    [
        pytest.param(START[0], id="one row"),
        pytest.param(START[:, :25], id="too narrow"),
        pytest.param(START[:, :1], id="one column"),
        pytest.param(START[None], id="three dimensions"),
        pytest.param(START.astype(float), id="floats"),
        pytest.param(START.astype(bool), id="truths"),
        pytest.param(START.astype(str), id="texts"),
        pytest.param(START.astype(np.uint8), id="no negative numbers"),
        pytest.param(START.astype(int) * 1000, id="too large"),
        pytest.param([], id="empty list"),
        pytest.param(None, id="None"),
    ],
)
def test_what_is_no_batch_of_positions_is_refused(points: np.ndarray) -> None:
    with pytest.raises(InvalidPositionError):
        legal_results(points, DICE)


@pytest.mark.parametrize(
    "dice",
    [
        pytest.param(DICE[0], id="one roll alone"),
        pytest.param(DICE.repeat(2, axis=0), id="too many"),
        pytest.param(DICE[:0], id="none"),
        pytest.param(np.array([[3, 1, 1]]), id="three dice"),
        pytest.param(DICE.astype(float), id="floats"),
        pytest.param(np.array([[0, 1]]), id="zero"),
        pytest.param(np.array([[7, 1]]), id="seven"),
        pytest.param(np.array([[-1, 1]]), id="negative"),
        pytest.param(None, id="None"),
    ],
)
def test_what_is_no_batch_of_dice_is_refused(dice: np.ndarray) -> None:
    with pytest.raises(DiceError):
        legal_results(START, dice)
