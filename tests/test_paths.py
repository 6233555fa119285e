"""Where files are, however the game was started."""

from pathlib import Path

import pytest

from game import paths


def test_assets_lie_beside_the_package_in_a_checkout() -> None:
    assert (paths.assets() / "fonts").is_dir()


def test_assets_inside_the_package_come_first(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "game" / "assets").mkdir(parents=True)
    monkeypatch.setattr(paths, "__file__", str(tmp_path / "game" / "paths.py"))

    assert paths.assets() == tmp_path / "game" / "assets"


def test_assets_are_found_from_any_working_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)

    assert paths.assets().is_absolute()


def test_one_variable_moves_everything_the_player_owns(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(paths.HOME_VARIABLE, str(tmp_path / "Игорь"))

    folders = paths.user_folders()

    assert {
        folders.data.parent,
        folders.config.parent,
        folders.cache.parent,
        folders.log.parent,
    } == {tmp_path / "Игорь"}


def test_a_folder_given_by_hand_wins_over_the_variable(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(paths.HOME_VARIABLE, str(tmp_path / "variable"))

    assert paths.user_folders(tmp_path / "given").data.parent == tmp_path / "given"


def test_the_system_names_the_folders_otherwise(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(paths.HOME_VARIABLE)

    folders = paths.user_folders()

    assert folders.data.is_absolute()
    assert "fairgammon" in str(folders.data)


def test_without_a_home_nothing_is_written_into_the_working_folder(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.delenv(paths.HOME_VARIABLE)
    monkeypatch.setattr(paths, "PlatformDirs", _Homeless)

    assert paths.user_folders().data.is_absolute()


class _Homeless:
    """What the library answers where the system knows no home."""

    def __init__(self, *_: object, **__: object) -> None:
        self.user_data_path = self.user_config_path = Path("~/.local/share/fairgammon")
        self.user_cache_path = self.user_log_path = Path("~/.cache/fairgammon")
