"""Files of trained numbers: named arrays in an archive that ends with its checksum; no pickle."""

import hashlib
import io
import zipfile
from collections.abc import Mapping
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from game.engine.errors import BackgammonError

Arrays = dict[str, NDArray[np.generic]]

VERSION = 1
_VERSION_KEY = "version"
_CHECKSUM_LENGTH = 64  # characters of a SHA-256


class WeightsError(BackgammonError):
    """A file of weights is missing, damaged, of another version or for something else."""


def load_arrays(path: Path) -> Arrays:
    """The arrays of a file that `save_arrays` has written.

    Raises:
        WeightsError: if there is no such file, its checksum is wrong or its version another.
    """
    try:
        data = path.read_bytes()
    except FileNotFoundError:
        raise WeightsError(f"{path.name} is missing") from None
    except OSError as error:
        raise WeightsError(f"{path.name} cannot be read: {error.strerror}") from error
    # Before anything is unpacked: a damaged archive can fail in a dozen other ways.
    if data[-_CHECKSUM_LENGTH:] != _checksum(data[:-_CHECKSUM_LENGTH]):
        raise WeightsError(f"{path.name} is damaged or not a file of weights: wrong checksum")
    with np.load(io.BytesIO(data), allow_pickle=False) as file:
        arrays: Arrays = {name: file[name] for name in file.files}
    version = arrays.pop(_VERSION_KEY).tolist()
    if version != VERSION:
        raise WeightsError(f"{path.name} is of version {version}, not {VERSION}")
    return arrays


def save_arrays(path: Path, arrays: Mapping[str, NDArray[np.generic]]) -> None:
    """Write the arrays compressed; the same arrays always give the same bytes."""
    path.write_bytes(_packed({**arrays, _VERSION_KEY: np.array(VERSION)}))


def _packed(arrays: Mapping[str, NDArray[np.generic]]) -> bytes:
    """An archive whose comment, the last thing in it, is the checksum of all before."""
    buffer = io.BytesIO()
    np.savez_compressed(buffer, allow_pickle=False, **arrays)
    with zipfile.ZipFile(buffer, "a") as archive:
        archive.comment = bytes(_CHECKSUM_LENGTH)
    content = buffer.getvalue()[:-_CHECKSUM_LENGTH]
    return content + _checksum(content)


def _checksum(content: bytes) -> bytes:
    return hashlib.sha256(content).hexdigest().encode("ascii")
