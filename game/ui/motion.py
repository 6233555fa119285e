"""Whether the system asks programs to move as little as they can; each keeps that elsewhere.

Nothing is asked over a network, and what cannot be read means no. What one system alone needs is
imported there: this is asked before the first frame.
"""

import os
import sys
from collections.abc import Mapping
from pathlib import Path

GNOME_LIKE = ("gnome", "unity", "budgie", "pantheon", "cinnamon")
GSETTINGS = ("gsettings", "get", "org.gnome.desktop.interface", "enable-animations")
PATIENCE = 0.5
"""Seconds to wait for the answer of a program of the system."""
CLIENT_AREA_ANIMATION = 0x1042
"""SPI_GETCLIENTAREAANIMATION of the Windows interface."""


def wants_reduced_motion() -> bool:
    """Whether somebody has switched animations off in the system's settings."""
    if sys.platform == "win32":
        return _windows()
    if sys.platform == "darwin":
        return macos(_home())
    return linux(os.environ, _home())


def _home() -> Path:
    """Where the person's own files are; a place without any where the system knows no home."""
    try:
        return Path.home()
    except RuntimeError:
        return Path(os.devnull)


def linux(environment: Mapping[str, str], home: Path) -> bool:
    """What the desktops keep in files, and what GNOME says itself."""
    config = Path(environment.get("XDG_CONFIG_HOME") or home / ".config")
    kde = _entry(config / "kdeglobals", "KDE", "AnimationDurationFactor")
    if kde is not None and _number(kde) == 0:
        return True
    for version in ("gtk-4.0", "gtk-3.0"):
        wanted = _entry(config / version / "settings.ini", "Settings", "gtk-enable-animations")
        if wanted is not None:
            return wanted.strip().lower() in ("0", "false")
    desktop = environment.get("XDG_CURRENT_DESKTOP", "").lower()
    return any(name in desktop for name in GNOME_LIKE) and _gnome()


def macos(home: Path) -> bool:
    """The switch “Reduce motion” among the accessibility settings."""
    import plistlib
    from xml.parsers.expat import ExpatError

    path = home / "Library" / "Preferences" / "com.apple.universalaccess.plist"
    try:
        return bool(plistlib.loads(path.read_bytes()).get("reduceMotion", False))
    except (OSError, ValueError, AttributeError, ExpatError):
        return False


def _windows() -> bool:
    import ctypes

    on = ctypes.c_int(1)
    try:
        ask = ctypes.windll.user32.SystemParametersInfoW  # type: ignore[attr-defined,unused-ignore]
        asked = ask(CLIENT_AREA_ANIMATION, 0, ctypes.byref(on), 0)
    except (AttributeError, OSError):
        return False
    return bool(asked) and not on.value


def _gnome() -> bool:
    import shutil
    import subprocess

    if shutil.which(GSETTINGS[0]) is None:
        return False
    try:
        answer = subprocess.run(
            GSETTINGS, capture_output=True, text=True, timeout=PATIENCE, check=False
        )
    except (OSError, subprocess.TimeoutExpired):
        return False
    return answer.stdout.strip() == "false"


def _entry(path: Path, section: str, key: str) -> str | None:
    """One entry of a desktop's file; None where there is none, or no such file."""
    try:
        lines = path.read_text(encoding="utf-8").splitlines()
    except (OSError, UnicodeDecodeError):
        return None
    inside = False
    for line in lines:
        name, _, value = (part.strip() for part in line.partition("="))
        if line.lstrip().startswith("["):
            inside = line.strip() == f"[{section}]"
        elif inside and name == key:
            return value
    return None


def _number(text: str) -> float | None:
    try:
        return float(text)
    except ValueError:
        return None
