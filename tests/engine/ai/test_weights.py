from pathlib import Path

import numpy as np
import pytest

from game.engine.ai import weights
from game.engine.ai.weights import WeightsError, load_arrays, save_arrays

ARRAYS = {"a": np.arange(6, dtype=np.float32).reshape(2, 3), "b": np.array([7], np.uint8)}


@pytest.fixture
def path(tmp_path: Path) -> Path:
    save_arrays(tmp_path / "some.npz", ARRAYS)
    return tmp_path / "some.npz"


def test_arrays_come_back_as_they_were(path: Path) -> None:
    arrays = load_arrays(path)

    assert arrays.keys() == ARRAYS.keys()
    for name, array in ARRAYS.items():
        assert arrays[name].dtype == array.dtype
        np.testing.assert_array_equal(arrays[name], array)


def test_numpy_alone_can_read_the_file(path: Path) -> None:
    with np.load(path) as file:
        np.testing.assert_array_equal(file["a"], ARRAYS["a"])


def test_the_same_arrays_make_the_same_file(path: Path, tmp_path: Path) -> None:
    save_arrays(tmp_path / "again.npz", dict(ARRAYS))

    assert (tmp_path / "again.npz").read_bytes() == path.read_bytes()


def test_a_missing_file_is_said_to_be_missing(tmp_path: Path) -> None:
    with pytest.raises(WeightsError, match=r"none\.npz is missing"):
        load_arrays(tmp_path / "none.npz")


def test_a_folder_cannot_be_read(tmp_path: Path) -> None:
    with pytest.raises(WeightsError, match="cannot be read"):
        load_arrays(tmp_path)


@pytest.mark.parametrize("kept", [0, 1, 100, -1])
def test_a_shortened_file_is_damaged(path: Path, kept: int) -> None:
    path.write_bytes(path.read_bytes()[:kept])

    with pytest.raises(WeightsError, match="damaged"):
        load_arrays(path)


def test_any_changed_byte_is_noticed(path: Path) -> None:
    data = bytearray(path.read_bytes())
    for at in range(len(data)):
        data[at] ^= 0x55
        path.write_bytes(data)
        with pytest.raises(WeightsError, match="damaged"):
            load_arrays(path)
        data[at] ^= 0x55


def test_another_version_is_refused(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(weights, "VERSION", 99)

    with pytest.raises(WeightsError, match="version 1, not 99"):
        load_arrays(path)


def test_any_other_archive_is_refused(tmp_path: Path) -> None:
    np.savez(tmp_path / "other.npz", **ARRAYS)

    with pytest.raises(WeightsError, match="not a file of weights"):
        load_arrays(tmp_path / "other.npz")


def test_objects_that_need_pickle_are_not_written(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match=r"[Oo]bject"):
        save_arrays(tmp_path / "objects.npz", {"a": np.array([{"x": 1}], dtype=object)})
