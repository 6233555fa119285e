"""Opens the window, minding what each system needs before its first window."""

import contextlib
import logging
import os
import sys
from pathlib import Path

import pygame

from game.saving.settings import Settings
from game.ui.canvas import SMALLEST
from game.ui.window_place import displays_of, placed

TITLE = "Fairgammon"
UNSEEN = ("dummy", "offscreen")
"""Drivers without a screen."""

_log = logging.getLogger(__name__)


class NoWindowError(Exception):
    """There is no screen to open a window on, or none that can show the game."""


def start_display() -> None:
    """Starts the parts of pygame that a window needs; never all of pygame.

    Raises:
        NoWindowError: if there is no screen.
    """
    if sys.platform == "win32":
        os.environ.setdefault("SDL_WINDOWS_DPI_AWARENESS", "permonitorv2")
    # Without these a click that brings the window to the front would be lost.
    os.environ.setdefault("SDL_MOUSE_FOCUS_CLICKTHROUGH", "1")
    named = os.environ.get("SDL_VIDEODRIVER")
    try:
        pygame.display.init()
    except pygame.error as error:
        if not _other_driver():
            raise NoWindowError(str(error)) from error
    # Where there is no screen SDL draws for nobody, which only tests ask for.
    if not named and pygame.display.get_driver() in UNSEEN:
        raise NoWindowError("there is no screen")
    pygame.font.init()
    # It is on from the start on most systems; an input method would swallow the short-cuts.
    pygame.key.stop_text_input()
    if pygame.display.get_driver() == "x11" and not _has_gpu():
        # Without a GPU a window surface that goes through OpenGL costs 10 ms a frame.
        os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")


def _other_driver() -> bool:
    """Whether the system has a screen after all, though not of the kind that was asked for.

    Whoever asks for Wayland in the settings of his shell may well sit before X11 today.
    """
    asked = os.environ.pop("SDL_VIDEODRIVER", None)
    if asked is None:
        return False
    try:
        pygame.display.init()
    except pygame.error:
        return False
    found = pygame.display.get_driver()
    _log.warning("There is no video driver %s here; %s does", asked, found)
    return found not in UNSEEN


def _has_gpu() -> bool:
    return os.path.isdir("/dev/dri") and bool(os.listdir("/dev/dri"))


def open_window(settings: Settings) -> pygame.Window:
    """A resizable window, where and as it was left, as far as the screens there are allow.

    Raises:
        NoWindowError: if it can't be opened, or drawn on.
    """
    try:
        window = _opened(settings)
    except pygame.error as error:
        raise NoWindowError(str(error)) from error
    try:
        window.get_surface()
    except pygame.error as error:
        raise NoWindowError(f"the screen has to have 16 or 24 bits of colour ({error})") from error
    return window


def _opened(settings: Settings) -> pygame.Window:
    window = pygame.Window(TITLE, settings.window, hidden=True, resizable=True, allow_high_dpi=True)
    window.minimum_size = SMALLEST
    displays = () if pygame.display.get_driver() == "dummy" else displays_of(window)
    window.size, at = placed(settings.window, settings.window_at, displays, SMALLEST)
    window.position = at or pygame.WINDOWPOS_CENTERED
    window.show()
    if settings.maximized:
        window.maximize()
    if settings.fullscreen:
        window.set_fullscreen(desktop=True)
    return window


def tell_of_crash(log: Path) -> None:
    """Says why the window goes; without a console a game that fails would just vanish.

    In English, since the texts may be what is missing.
    """
    tell_outside(
        f"{TITLE} had to stop. What you have played is saved.\n"
        f"What went wrong is written down in {log}."
    )


def tell_outside(message: str) -> None:
    """Shows a message in a box of the system's own, where it has any."""
    with contextlib.suppress(pygame.error):
        pygame.display.message_box(TITLE, message, "error")
