"""The contents of Learn, and the buttons at its upper end: for them and for the language."""

from collections.abc import Callable, Sequence

import pygame

from game.i18n import Words, available_languages
from game.learn.contents import PAGES
from game.ui.context import Context
from game.ui.scenes.learn_layout import BUTTON, LANGUAGE, Places
from game.ui.widgets.button import Button
from game.ui.widgets.entry_list import Entry, EntryList
from game.ui.widgets.scroll import ScrollArea

CONTENTS_TOP, CONTENTS_FOOT = 60, 60
"""Over the list of pages stands the word Learn, under it the way back; in dp."""
ICON = 22
PADDING, PADDING_LEAST = 16, 8
"""Beside words with a sign, and where they would have no room otherwise."""
SPACE = 12

Act = Callable[[], None]


class IconButton(Button):
    """A button that shows a sign, and its words only where there is room."""

    sign = "chevron"
    worded = False

    @property
    def natural_width(self) -> int:
        """As wide as high where only the sign is shown."""
        return super().natural_width if self.worded else self.look.dp(BUTTON)

    def draw(self, surface: pygame.Surface) -> None:
        """Paints the box with the sign, at the right of the words where those are shown."""
        self.look.box(surface, self.rect, self._style())
        color = self._text_color()
        if not self.worded:
            self.look.icon(surface, self.sign, self.rect.center, ICON, color)
            return
        dp, text, padding = self.look.dp, self.context.text, PADDING
        size = text.fit(self.label, self.rect.width - dp(2 * PADDING + ICON), 15)
        if text.size(self.label, size)[0] > self.rect.width - dp(2 * PADDING + ICON):
            padding = PADDING_LEAST
        label = text.shortened(self.label, self.rect.width - dp(2 * padding + ICON), size)
        at = self.rect.x + dp(padding), self.rect.centery
        self.look.text(surface, label, at, size, "regular", color, "midleft")
        at = self.rect.right - dp(padding + ICON // 2 - 4), self.rect.centery
        self.look.icon(surface, self.sign, at, ICON, self.context.theme.colors.accent)


def language_entries(context: Context) -> list[Entry]:
    """All languages by their own names."""
    folder = context.services.assets / "locale"
    return [Entry(one.code, one.name) for one in available_languages(folder)]


def page_entries(words: Words, read: Sequence[str]) -> list[Entry]:
    """All pages in order, with a tick at those that were read."""
    return [
        Entry(page.key, words.t(page.title), str(number), page.part.value, page.key in read)
        for number, page in enumerate(PAGES, start=1)
    ]


class Contents:
    """The list of all pages in its column; made anew only where something in it has changed."""

    def __init__(self, context: Context, turn_to: Callable[[str], None]) -> None:
        self._context = context
        self._turn_to = turn_to
        self._made_for: object = None
        self._area: ScrollArea | None = None

    def lay_out(self, room: pygame.Rect, here: str) -> ScrollArea:
        """The list in its room, scrolled so that the open page is to be seen."""
        context = self._context
        look = context.words.language, context.theme.name, context.canvas.scale
        made_for = here, context.settings.pages_read, look, tuple(room)
        if self._area is not None and made_for == self._made_for:
            return self._area
        offset = 0 if self._area is None else self._area.offset
        self._made_for, pages = made_for, self._pages(room, here)
        self._area = area = ScrollArea(context, self._view(room), [pages])
        area.scroll_to(offset)
        area.show_place(pages.places()[here])
        return area

    def _view(self, room: pygame.Rect) -> pygame.Rect:
        dp = self._context.canvas.dp
        high = room.height - dp(CONTENTS_TOP + CONTENTS_FOOT)
        return pygame.Rect(room.x, room.y + dp(CONTENTS_TOP), room.width, high)

    def _pages(self, room: pygame.Rect, here: str) -> EntryList:
        context, view = self._context, self._view(room)
        entries = page_entries(context.words, context.settings.pages_read)
        pages = EntryList(context, "pages", entries, here, self._turn_to)
        pages.squeeze(view.width, view.height)
        pages.place(view.x, view.y, view.width, pages.height_for(view.width))
        return pages


def head_buttons(
    context: Context, places: Places, choose_language: Act, open_contents: Act
) -> tuple[list[Button], pygame.Rect]:
    """The buttons beside the title, and the room that is left for it."""
    dp, head = context.canvas.dp, places.head
    language = IconButton(context, "language", context.words.own_name, choose_language)
    language.sign, language.worded = "chevron down", True
    wide = min(dp(LANGUAGE), head.width // 3)
    high = min(dp(42), head.height - dp(10))
    language.place(head.right - wide, head.y, wide, high)
    title = pygame.Rect(head.x, head.y, language.rect.x - head.x - dp(SPACE), high)
    buttons: list[Button] = [language]
    if places.contents is None:
        contents = IconButton(context, "contents", context.words.t("Contents"), open_contents)
        contents.sign = "list"
        contents.place(head.x, head.y, high, high)
        title.x += high + dp(SPACE)
        title.width -= high + dp(SPACE)
        buttons.insert(0, contents)
    return buttons, title
