"""A whole game in the real program, with its own clock, sounds, files and thinking thread."""

import time
from itertools import pairwise

from game.__main__ import new_app
from game.engine.dice import SealedDice
from game.engine.match import MatchRules
from game.engine.state import Phase
from game.engine.types import Side
from game.saving.settings import Speed
from game.session import intents
from game.session.intents import Intent
from game.session.session import MatchSession
from game.session.setup import MatchSetup
from game.ui.app import FRAME_SECONDS, App
from game.ui.scenes.board import BoardScene

LONGEST = 240.0
"""Seconds after which a game that does not end is given up."""


def play_whole_game(home: str, level: str = "club") -> list[str]:
    """From the menu through a match to one point and back to the menu; the scenes on the way."""
    app = new_app(["--data-dir", home, "--language", "en"])
    context = app.context
    scenes = [_frame(app)]
    context.change_settings(speed=Speed.INSTANT)
    setup = MatchSetup(MatchRules.match(1), Side.WHITE, level, name="Anna")
    context.start_match(setup, SealedDice(bytes(range(32))))
    end = time.monotonic() + LONGEST
    while scenes[-1] != "results":
        assert time.monotonic() < end, f"the game does not end; on the way: {scenes}"
        scenes.append(_frame(app))
        board = app.director.top
        if isinstance(board, BoardScene) and board.flow.idle and board.flow.my_decision:
            board.flow.submit(_next(board.flow.session))
    context.routes.menu()
    scenes.append(_frame(app))
    app.close()
    return [scenes[0], *(after for before, after in pairwise(scenes) if after != before)]


def _frame(app: App) -> str:
    app.frame(FRAME_SECONDS)
    assert app.director.top is not None
    return app.director.top.name


def _next(session: MatchSession) -> Intent:
    """Whatever lets the game go on."""
    match session.state.phase:
        case Phase.TO_ROLL:
            return intents.Roll()
        case Phase.CUBE_OFFERED:
            return intents.TakeCube()
        case Phase.RESIGNATION_OFFERED:
            return intents.AnswerResignation(True)
        case _:
            turn = session.turn
            if turn is None or turn.is_complete:
                return intents.Confirm()
            return intents.MoveChecker(turn.next_moves()[:1])
