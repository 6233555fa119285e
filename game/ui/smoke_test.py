"""`fairgammon --smoke-test`: whether this build opens, draws, thinks, sounds and speaks.

Runs in a window of its own, with folders that are thrown away afterwards.
"""

from game.engine.ai.brain import Brain, load_brain
from game.engine.dice import SealedDice
from game.engine.match import MatchRules
from game.engine.types import Side
from game.i18n import Words, available_languages
from game.session.conductor import Conductor
from game.session.events import TurnEnded
from game.session.exhibition import next_step
from game.session.session import MatchSession
from game.session.setup import MatchSetup
from game.ui.app import FRAME_SECONDS, App
from game.ui.scenes.board import BoardScene
from game.ui.table import MatchTable

PLIES = 10
LEVELS = {Side.WHITE: "champion", Side.BLACK: "casual"}
"""The first needs every file of weights, the second none."""

SHADES = 50
"""Colours that a drawn board has at the least; a black window has one."""


class SmokeTestError(Exception):
    """Something of this build does not work."""


def smoke_test(app: App) -> list[str]:
    """What went well, a line each.

    Raises:
        SmokeTestError: if something did not; a part that is missing raises what it likes.
    """
    done = [f"the menu is drawn in {_shades(app)} colours"]
    session = _played(app)
    done.append(f"{LEVELS[Side.WHITE]} and {LEVELS[Side.BLACK]} have played {PLIES} plies")
    brain = load_brain(LEVELS[Side.BLACK])
    conductor = Conductor(session, brain, app.context.services.new_thinking())
    table = MatchTable(session, conductor, app.context.match_store)
    app.context.director.clear_to(BoardScene(app.context, table))
    done.append(f"the board is drawn in {_shades(app)} colours")
    _expect(app.context.match_store.load().record == session.record, "the match is not kept")
    done.append("the match is kept and read again")
    folder = app.context.services.assets / "locale"
    languages = [one.code for one in available_languages(folder)]
    _expect(all(Words(code, folder).language == code for code in languages), "a language is lost")
    done.append(f"{len(languages)} languages: {' '.join(languages)}")
    app.context.sounds.warm_up()
    return done


def _played(app: App) -> MatchSession:
    setup = MatchSetup(MatchRules.match(7), level=LEVELS[Side.BLACK])
    session = MatchSession.new(setup, SealedDice.new(), app.context.clock.stamp())
    brains: dict[Side, Brain] = {side: load_brain(level) for side, level in LEVELS.items()}
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
