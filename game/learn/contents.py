"""The table of contents, and which page explains a refusal."""

from collections.abc import Mapping
from types import MappingProxyType

from game.engine.refusal import PlayFault
from game.learn.pages import Page
from game.learn.texts import exercises, moving, scoring, start, strategy
from game.session.events import Refusal

PAGES: tuple[Page, ...] = (
    start.IN_SHORT,
    start.BOARD,
    start.DICE,
    start.POINTS,
    moving.HITTING,
    moving.BOTH_DICE,
    moving.BEARING_OFF,
    scoring.ENDING,
    scoring.CUBE,
    scoring.MATCHES,
    scoring.MANNERS,
    scoring.SOURCES,
    strategy.MAKING_POINTS,
    strategy.SAFE_PLAY,
    strategy.RACE,
    strategy.PRIMING,
    strategy.DOUBLING,
    exercises.EXERCISES,
)
"""Every page, in the order of the table of contents."""

_PAGE_OF: Mapping[Refusal, str | None] = MappingProxyType(
    {
        Refusal.NOT_YOUR_TURN: None,
        Refusal.NOT_NOW: None,
        Refusal.ROLL_FIRST: "dice",
        Refusal.ANSWER_FIRST: "cube",
        Refusal.DICE_NOT_TYPED: None,
        Refusal.NO_SUCH_DICE: None,
        Refusal.NO_CHECKER: "board",
        Refusal.ENTER_FIRST: "hitting",
        Refusal.POINT_CLOSED: "points",
        Refusal.NO_SUCH_DIE: "dice",
        Refusal.NOT_ALL_HOME: "bearing-off",
        Refusal.HIGHER_CHECKER_FIRST: "bearing-off",
        Refusal.BOTH_DICE: "both-dice",
        Refusal.LARGER_DIE: "both-dice",
        Refusal.TURN_UNFINISHED: "both-dice",
        Refusal.NOTHING_TO_UNDO: None,
        Refusal.NOTHING_TO_TAKE_BACK: None,
        Refusal.CUBE_OFF: "cube",
        Refusal.CRAWFORD: "matches",
        Refusal.CUBE_NOT_YOURS: "cube",
        Refusal.CUBE_AT_LIMIT: "cube",
        Refusal.CUBE_DEAD: "matches",
        Refusal.CUBE_AFTER_ROLL: "cube",
        Refusal.NO_BEAVER: "matches",
        Refusal.MATCH_OVER: None,
    }
)
"""None where no rule of the game is behind it, only the state of the table."""


def page_for(refusal: Refusal | PlayFault) -> Page | None:
    """The page about the rule behind a refusal; None where there is none."""
    code = refusal if isinstance(refusal, Refusal) else Refusal(refusal.value)
    key = _PAGE_OF[code]
    return None if key is None else page(key)


def page(key: str) -> Page:
    """The page with this key.

    Raises:
        KeyError: if there is none.
    """
    for found in PAGES:
        if found.key == key:
            return found
    raise KeyError(key)
