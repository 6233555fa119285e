"""The lists that drop down in Learn: the languages, and the pages where they have no column."""

from collections.abc import Callable

import pygame

from game.ui.context import Context
from game.ui.scenes.learn_parts import language_entries, page_entries
from game.ui.scenes.pick import PickScene
from game.ui.widgets.entry_list import Entry

LANGUAGES, PAGES = 230, 340
"""Width of the lists in dp."""

Anchor = Callable[[], pygame.Rect]


def choose_language(context: Context, anchor: Anchor) -> None:
    """Let the reader choose a language; the whole game changes at once."""

    def entries() -> list[Entry]:
        return language_entries(context)

    def take(code: str) -> None:
        context.change_settings(language=code)

    scene = PickScene(context, anchor, entries, context.words.language, take, LANGUAGES)
    context.director.push(scene)


def open_contents(
    context: Context, anchor: Anchor, here: str, turn_to: Callable[[str], None]
) -> None:
    """Let the reader turn to any page."""

    def entries() -> list[Entry]:
        return page_entries(context.words, context.settings.pages_read)

    context.director.push(PickScene(context, anchor, entries, here, turn_to, PAGES))
