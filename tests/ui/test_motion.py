"""Whether the system asks for less motion, as far as it can be read."""

import plistlib
from pathlib import Path

import pytest

from game.ui.motion import linux, macos


@pytest.mark.parametrize(
    ("name", "text", "reduced"),
    [
        ("kdeglobals", "[KDE]\nAnimationDurationFactor=0\n", True),
        ("kdeglobals", "[KDE]\nAnimationDurationFactor=0.5\n", False),
        ("kdeglobals", "[KDE]\nAnimationDurationFactor=much\n", False),
        ("gtk-3.0/settings.ini", "[Settings]\ngtk-enable-animations=0\n", True),
        ("gtk-4.0/settings.ini", "[Settings]\ngtk-enable-animations=true\n", False),
        ("gtk-4.0/settings.ini", "no ini file \x00 [[", False),
    ],
)
def test_the_files_of_desktops_are_read(
    tmp_path: Path, name: str, text: str, reduced: bool
) -> None:
    path = tmp_path / name
    path.parent.mkdir(exist_ok=True)
    path.write_text(text, encoding="utf-8")

    assert linux({"XDG_CONFIG_HOME": str(tmp_path)}, tmp_path) is reduced


def test_without_any_file_things_move(tmp_path: Path) -> None:
    assert not linux({}, tmp_path)
    assert not macos(tmp_path)


@pytest.mark.parametrize("wanted", [True, False])
def test_the_switch_of_macos_is_read(tmp_path: Path, wanted: bool) -> None:
    folder = tmp_path / "Library" / "Preferences"
    folder.mkdir(parents=True)
    path = folder / "com.apple.universalaccess.plist"
    path.write_bytes(plistlib.dumps({"reduceMotion": wanted}))

    assert macos(tmp_path) is wanted


@pytest.mark.parametrize(
    "content", [b"", b"<plist", b"<?xml version='1.0'?><plist>", b"bplist00\0"]
)
def test_a_damaged_switch_of_macos_is_none(tmp_path: Path, content: bytes) -> None:
    folder = tmp_path / "Library" / "Preferences"
    folder.mkdir(parents=True)
    (folder / "com.apple.universalaccess.plist").write_bytes(content)

    assert not macos(tmp_path)
