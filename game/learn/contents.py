"""The table of contents, and which page explains a refusal."""

from collections.abc import Mapping
from types import MappingProxyType

from game.engine.refusal import PlayFault
from game.learn.pages import Page
from game.learn.texts import moving
from game.session.events import Refusal

PAGES: tuple[Page, ...] = (moving.DICE, moving.BOTH_DICE)
"""Every page, in the order of the table of contents."""

_PAGE_OF: Mapping[Refusal, str] = MappingProxyType(
    {
        Refusal.NO_SUCH_DIE: "dice",
        Refusal.BOTH_DICE: "both-dice",
        Refusal.LARGER_DIE: "both-dice",
    }
)


def page_for(refusal: Refusal | PlayFault) -> Page | None:
    """The page about the rule behind a refusal; None where no rule of the game is behind it."""
    code = refusal if isinstance(refusal, Refusal) else Refusal(refusal.value)
    key = _PAGE_OF.get(code)
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
