"""`fairgammon --smoke-test`: whether this build is whole, opens, draws, thinks, sounds and speaks.

Runs in a window of its own, with folders that are thrown away afterwards.
"""

import hashlib
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pygame

from game.engine.ai.brain import Brain, load_brain
from game.engine.ai.levels import LEVELS
from game.engine.ai.loading import load_evaluators
from game.engine.ai.match_equity import FILE, MatchEquity, MatchEquityError
from game.engine.ai.weights import WeightsError
from game.engine.dice import SealedDice
from game.engine.match import MatchRules
from game.engine.types import Side
from game.i18n import Words, language_codes
from game.session.conductor import Conductor
from game.session.events import TurnEnded
from game.session.exhibition import next_step
from game.session.session import MatchSession
from game.session.setup import MatchSetup
from game.ui.app import FRAME_SECONDS, App
from game.ui.scenes.about import parts
from game.ui.scenes.board import BoardScene
from game.ui.sound import SOUND_NAMES
from game.ui.table import MatchTable
from game.ui.theme import Ground

PLIES = 10
PLAYERS = {Side.WHITE: "champion", Side.BLACK: "casual"}
NETWORKS = ("contact", "contact-small")
"""Those for contact; each comes with all the other files of weights."""

SHADES = 50
"""Colours that a drawn board has at the least; a black window has one."""

CONTENTS = "SHA256SUMS"
"""What `build.spec` has put into the folder of assets, as `sha256sum --check` reads it."""


class SmokeTestError(Exception):
    """Something of this build does not work."""


def smoke_test(folder: Path, open_app: Callable[[], App], *, packed: bool) -> Iterator[str]:
    """What goes well, a line each.

    Args:
        folder: the assets.
        open_app: opens the window, once the files are known to be there.
        packed: whether this is a build; only a build knows which files it was made with.

    Raises:
        SmokeTestError: if something does not; its text is a sentence without its stop.
    """
    if packed:
        yield f"{_unchanged(folder)} files are as they were packed"
    yield f"{_licences(folder)} licences can be read"
    languages = _languages(folder / "locale")
    yield f"{len(languages)} languages: {' '.join(languages)}"
    yield f"the networks of {_opponents(folder / 'weights')} opponents are loaded"
    app = open_app()
    with closing(app):
        yield f"the menu is drawn in {_shades(app)} colours"
        yield f"{_heard(app, folder / 'sounds')} sounds can be played"
        session = _played(app)
        names = " and ".join(PLAYERS.values())
        yield f"{names} have played {PLIES} plies"
        conductor = Conductor(session, load_brain("casual"), app.context.services.new_thinking())
        table = MatchTable(session, conductor, app.context.match_store)
        app.context.director.clear_to(BoardScene(app.context, table))
        yield f"the board is drawn in {_shades(app)} colours"
        kept = app.context.match_store.load().record
        _expect(kept == session.record, "the match is not kept")
        yield "the match is kept and read again"


def _unchanged(folder: Path) -> int:
    """Compare every file with what was packed; how many there are."""
    try:
        lines = (folder / CONTENTS).read_text(encoding="utf-8").splitlines()
    except OSError as error:
        raise SmokeTestError(f"the list of its files, {CONTENTS}, is missing") from error
    for line in lines:
        digest, _, name = line.partition("  ")
        try:
            content = (folder / name).read_bytes()
        except OSError as error:
            raise SmokeTestError(f"the file {name} is missing") from error
        _expect(hashlib.sha256(content).hexdigest() == digest, f"the file {name} was changed")
    return len(lines)


def _licences(folder: Path) -> int:
    for part in parts():
        path = folder / part.file
        _expect(
            path.is_file() and bool(path.read_bytes()), f"the licence of {part.name} is missing"
        )
    return len(parts())


def _languages(folder: Path) -> list[str]:
    codes = sorted(language_codes(folder))
    for code in codes:
        _expect(Words(code, folder).language == code, f"the texts in {code!r} cannot be read")
    return codes


def _opponents(folder: Path) -> int:
    try:
        MatchEquity.read(folder / FILE)
        for network in NETWORKS:
            load_evaluators(folder, network)
    except (MatchEquityError, WeightsError) as error:
        raise SmokeTestError(f"an opponent cannot play: {error}") from error
    return len(LEVELS)


def _heard(app: App, folder: Path) -> int:
    """Decode every sound; how many there are."""
    app.context.sounds.warm_up()
    _expect(pygame.mixer.get_init() is not None, "there is no mixer")
    paths = sorted(folder.glob("*.ogg"))
    for path in paths:
        try:
            seconds = pygame.mixer.Sound(path).get_length()
        except pygame.error as error:
            raise SmokeTestError(f"the sound {path.name} cannot be decoded: {error}") from error
        _expect(seconds > 0, f"the sound {path.name} is empty")
    stems = {path.stem.rpartition("-")[0] for path in paths}
    for name in SOUND_NAMES:
        stem = name.replace("_", "-")
        there = stem in stems or all(f"{stem}-{ground}" in stems for ground in Ground)
        _expect(there, f"there is no sound for {name!r}")
    return len(paths)


def _played(app: App) -> MatchSession:
    setup = MatchSetup(MatchRules.match(7), level=PLAYERS[Side.BLACK])
    session = MatchSession.new(setup, SealedDice.new(), app.context.clock.stamp())
    brains: dict[Side, Brain] = {side: load_brain(level) for side, level in PLAYERS.items()}
    turns = 0
    while turns < PLIES:
        turns += any(isinstance(event, TurnEnded) for event in next_step(session, brains))
    return session


def _shades(app: App) -> int:
    """Draw until the picture rests, and count the colours on it."""
    for _ in range(30):
        app.frame(FRAME_SECONDS)
    app.stop_fading()
    app.frame(FRAME_SECONDS)
    picture = app.canvas.surface
    width, height = picture.get_size()
    spots = ((x, y) for x in range(0, width, 7) for y in range(0, height, 7))
    shades = len({tuple(picture.get_at(spot)) for spot in spots})
    _expect(shades >= SHADES, f"the picture has only {shades} colours")
    _expect(app.crashes == 0, "a scene failed; the log says how")
    return shades


def _expect(holds: bool, otherwise: str) -> None:
    if not holds:
        raise SmokeTestError(otherwise)
