"""The command line: `python -m game` or `fairgammon`. Builds everything and starts the app."""

import argparse
import gc
import json
import logging
import os
import signal
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from game import __version__
from game.paths import Folders, assets, user_folders

if TYPE_CHECKING:
    from game.engine.ai.brain import Brain
    from game.session.adviser import Expert
    from game.ui.app import App
    from game.ui.context import Services

READY_VARIABLE = "FAIRGAMMON_READY"
"""Set to anything, it makes the game print a line of JSON when the first frame is on the screen."""

LOG_NAME = "fairgammon.log"
LOG_BYTES = 200_000


def main(arguments: Sequence[str] | None = None) -> int:
    """Plays until the window is closed; returns the exit status."""
    started = time.monotonic() - _age_of_process()
    options = _parser().parse_args(arguments)
    if options.verify_dice is not None:
        from game.saving import verify_dice

        return verify_dice.main(options.verify_dice)
    # Before numpy is imported: its threads would make small products slower, not faster.
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    if options.smoke_test:
        return _smoke_test(options)
    # All that the start makes will stay; until then it is looked through for nothing.
    gc.disable()
    folders = user_folders(options.data_dir)
    _start_log(folders)
    from game.ui.window import NoWindowError, tell_of_crash, tell_outside

    try:
        _play(options, folders, started)
    except NoWindowError as error:
        logging.getLogger(__name__).critical("No window: %s", error, exc_info=True)
        sentence = f"Fairgammon can't open its window: {error}."
        print(sentence, file=sys.stderr)
        if _is_packed():
            tell_outside(sentence)
        return 1
    except Exception:
        logging.getLogger(__name__).critical("The game had to stop", exc_info=True)
        if _is_packed():
            tell_of_crash(folders.log / LOG_NAME)
        raise
    finally:
        gc.enable()  # by the window's loop before, if it came to that
    return 0


def _is_packed() -> bool:
    """Whether this is the executable, which is started where nobody reads a terminal."""
    return bool(getattr(sys, "frozen", False))


def _smoke_test(options: argparse.Namespace) -> int:
    """Tries this build with folders that are thrown away, and says what works."""
    from tempfile import TemporaryDirectory

    from game.ui.smoke_test import SmokeTestError, smoke_test

    packed = getattr(sys, "frozen", False)
    with TemporaryDirectory() as name:
        folders = user_folders(Path(name))
        try:
            for line in smoke_test(assets(), lambda: _app(options, folders), packed=packed):
                print(line, flush=True)
        except SmokeTestError as error:
            print(f"This build does not work: {error}.", file=sys.stderr)
            return 1
    print("All is well.")
    return 0


def new_app(arguments: Sequence[str]) -> "App":
    """The program as the command line would start it, for whoever leads its frames himself."""
    options = _parser().parse_args(arguments)
    return _app(options, user_folders(options.data_dir))


def _play(options: argparse.Namespace, folders: Folders, started: float) -> None:
    app = _app(options, folders)
    _leave_when_told(app)
    _listen(app, options, started)
    app.run()


def _app(options: argparse.Namespace, folders: Folders) -> "App":
    from game.ui.app import App

    if options.safe_mode:
        # Drivers of graphics cards are what most often keeps a window from opening.
        os.environ.update(SDL_RENDER_DRIVER="software", SDL_FRAMEBUFFER_ACCELERATION="0")
    return App(_services(options, folders))


def _leave_when_told(app: "App") -> None:
    """Ctrl+C, the end of the session and a polite kill close the game as its window button does."""
    for name in ("SIGINT", "SIGTERM", "SIGHUP", "SIGBREAK"):
        if hasattr(signal, name):
            signal.signal(getattr(signal, name), lambda *_: app.context.leave())


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="fairgammon", description="Backgammon against the computer, offline."
    )
    parser.add_argument("--version", action="version", version=f"Fairgammon {__version__}")
    parser.add_argument("--language", metavar="CODE", help="start in this language, as fr")
    parser.add_argument(
        "--data-dir", type=Path, metavar="FOLDER", help="keep saves and settings in this folder"
    )
    parser.add_argument(
        "--safe-mode",
        action="store_true",
        help="start with the usual settings, without sound and without the graphics card",
    )
    parser.add_argument(
        "--smoke-test",
        action="store_true",
        help="open, draw, play ten plies between two levels, say what works, and end",
    )
    parser.add_argument(
        "--verify-dice",
        type=Path,
        metavar="FILE",
        help="make every throw of a saved match again, say whether all are as sealed, and end",
    )
    # For tests and measurements.
    parser.add_argument("--first-frame", action="store_true", help=argparse.SUPPRESS)
    parser.add_argument("--describe", type=Path, help=argparse.SUPPRESS)
    parser.add_argument("--dice", type=_pairs, help=argparse.SUPPRESS)
    return parser


def _pairs(text: str) -> list[tuple[int, int]]:
    """Throws such as 31,65,44: the first is the opening, white's die and black's."""
    try:
        return [(int(pair[0]), int(pair[1])) for pair in text.split(",")]
    except (ValueError, IndexError) as error:
        raise argparse.ArgumentTypeError(f"no list of throws: {text}") from error


def _services(options: argparse.Namespace, folders: Folders) -> "Services":
    from game.engine.dice import Dice, ScriptedDice, SealedDice, TypedDice
    from game.session.setup import DiceKind
    from game.session.thinking import WorkerThinking
    from game.ui.clock import RealClock
    from game.ui.context import Services
    from game.ui.motion import wants_reduced_motion
    from game.ui.sound import SilentPlayer, open_player

    def load_brain(level: str) -> "Brain":
        from game.engine.ai.brain import load_brain

        return load_brain(level)

    def load_expert() -> "Expert":
        from game.engine.ai.brain import strongest

        return strongest()

    def new_dice(kind: DiceKind) -> Dice:
        if options.dice is not None:
            return ScriptedDice(options.dice)
        return TypedDice() if kind is DiceKind.TYPED else SealedDice.new()

    return Services(
        folders=folders,
        assets=assets(),
        clock=RealClock(),
        open_sounds=(lambda *_: SilentPlayer()) if options.safe_mode else open_player,
        new_dice=new_dice,
        load_brain=load_brain,
        load_expert=load_expert,
        new_thinking=WorkerThinking,
        language=options.language,
        safe_mode=options.safe_mode,
        reduced_motion=wants_reduced_motion(),
    )


def _listen(app: "App", options: argparse.Namespace, started: float) -> None:
    """What tests and measurements want to be told."""

    def first_frame(app: "App") -> None:
        app.after_frame.remove(first_frame)
        milliseconds = round(1000 * (time.monotonic() - started))
        if options.first_frame:
            print(milliseconds, flush=True)
            app.context.leave()
        if READY_VARIABLE in os.environ:
            print(json.dumps({"first_frame_ms": milliseconds, "pid": os.getpid()}), flush=True)

    app.after_frame.append(first_frame)
    if options.describe is not None:
        from game.ui.describe import Describer

        app.after_frame.append(Describer(options.describe))


def _start_log(folders: Folders) -> None:
    """Logs into the player's folder; where that can't be written, nowhere."""
    handler: logging.Handler
    try:
        folders.log.mkdir(parents=True, exist_ok=True)
        log = folders.log / LOG_NAME
        # Once a start is enough, and the library's own rotation costs 15 ms of it.
        if log.exists() and log.stat().st_size > LOG_BYTES:
            log.replace(log.with_suffix(".old.log"))
        handler = logging.FileHandler(log, encoding="utf-8")
    except OSError:
        handler = logging.NullHandler()
    logging.basicConfig(
        level=logging.INFO,
        format="%(asctime)s %(levelname)s %(name)s: %(message)s",
        handlers=[handler],
        force=True,
    )


def _age_of_process() -> float:
    """Seconds since the process began, where the system tells; else 0."""
    try:
        fields = Path("/proc/self/stat").read_text().rpartition(")")[2].split()
        uptime = float(Path("/proc/uptime").read_text().split()[0])
        return uptime - int(fields[19]) / os.sysconf("SC_CLK_TCK")
    except (OSError, ValueError, IndexError, AttributeError):
        return 0.0


if __name__ == "__main__":
    sys.exit(main())
