"""The buttons of Learn: contents, language, from page to page, and for the board."""

from collections.abc import Callable, Sequence
from itertools import compress

import pygame

from game.i18n import Words, available_languages
from game.learn.contents import PAGES
from game.learn.pages import Page
from game.ui.context import Context
from game.ui.scenes.learn_board import LearnBoard
from game.ui.scenes.learn_layout import BUTTON, LANGUAGE, Places
from game.ui.scenes.learn_tried import Doing
from game.ui.widgets.button import Button
from game.ui.widgets.entry_list import Entry, EntryList
from game.ui.widgets.scroll import ScrollArea

CONTENTS_TOP, CONTENTS_FOOT = 60, 60
"""Over the list of pages stands the word Learn, under it the way back; in dp."""
ICON = 22
PADDING = 16
SPACE = 12
PRIMARY_EXTRA = 6
"""The main button is so many dp higher than the others."""

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
        dp = self.look.dp
        room = self.rect.width - dp(2 * PADDING + ICON)
        size = self.context.text.fit(self.label, room, 15)
        label = self.context.text.shortened(self.label, room, size)
        at = self.rect.x + dp(PADDING), self.rect.centery
        self.look.text(surface, label, at, size, "regular", color, "midleft")
        at = self.rect.right - dp(PADDING + ICON // 2 - 4), self.rect.centery
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


def turning_buttons(
    context: Context, places: Places, page: Page, turn_to: Callable[[str], None]
) -> list[Button]:
    """Back, and to the page before and after."""
    words, dp, at = context.words, context.canvas.dp, places.turning
    number, wide = PAGES.index(page), places.contents is not None
    back = Button(context, "back", words.t("Back"), context.director.pop)
    turners = [
        _turner(context, "previous", words.t("Previous"), _to(turn_to, number - 1), wide),
        _turner(context, "next", words.t("Next page"), _to(turn_to, number + 1), wide),
    ]
    begin = Button(context, "new game", words.t("New game"), context.routes.new_game)
    begins = page is PAGES[-1] and not _at_table(context)
    if not wide:
        begins = begins and _fit(at, (back, turners[0], begin), dp(SPACE))
    if begins:
        turners[1] = begin
    if places.contents is not None:
        column, high = places.contents, dp(BUTTON)
        room = min(back.natural_width + dp(40), column.width)
        back.place(column.x, column.bottom - high, room, high)
        _share(at, turners, dp(SPACE))
    else:
        right = at.right
        for button in reversed(turners):
            across = button.natural_width
            button.place(right - across, at.y, across, at.height)
            right -= across + dp(SPACE)
        back.place(at.x, at.y, min(right - at.x, back.natural_width + dp(10)), at.height)
    leads_on = number > 0, page is not PAGES[-1] or begins
    return [back, *compress(turners, leads_on)]


def _at_table(context: Context) -> bool:
    """Whether a match lies under Learn."""
    return any(scene.name == "board" for scene in context.director.scenes)


def _fit(room: pygame.Rect, buttons: Sequence[Button], space: int) -> bool:
    """Whether there is room for all of them beside each other."""
    return sum(button.natural_width + space for button in buttons) - space <= room.width


def _turner(context: Context, name: str, label: str, act: Act, worded: bool) -> Button:
    if worded:
        return Button(context, name, label, act)
    button = IconButton(context, name, label, act)
    button.sign = "chevron left" if name == "previous" else "chevron"
    return button


def _to(turn_to: Callable[[str], None], number: int) -> Act:
    return lambda: turn_to(PAGES[number].key)


def doing_buttons(context: Context, places: Places, board: LearnBoard) -> list[Button]:
    """What can be done on the board now."""
    words, tried = context.words, board.tried
    found: list[Button] = []
    if tried.illustration.moves and not board.secret:
        found.append(Button(context, "play it", words.t("Play it"), tried.play))
    if tried.doing is Doing.TRIED:
        if tried.touched:
            found.append(Button(context, "undo", words.t("Undo"), tried.undo))
        if tried.touched or not board.secret:
            again = tried.begin if board.secret else tried.start_over
            found.append(Button(context, "start over", words.t("Start over"), again))
    elif tried.can_try:
        label = words.t("Try it yourself")
        found.append(Button(context, "try it", label, tried.begin, kind="primary"))
    _from_right(places.doing, found, context)
    return found


def _from_right(area: pygame.Rect, buttons: list[Button], context: Context) -> None:
    """As wide as their words, the last at the right end; all narrower where they must be."""
    dp = context.canvas.dp
    spaces = dp(SPACE) * max(0, len(buttons) - 1)
    wanted = [button.natural_width + dp(16) for button in buttons]
    share = min(1.0, (area.width - spaces) / max(1, sum(wanted)))
    right = area.right
    for button, width in zip(reversed(buttons), reversed(wanted), strict=True):
        wide = int(width * share)
        extra = dp(PRIMARY_EXTRA) if button.kind == "primary" else 0
        button.place(right - wide, area.y - extra // 2, wide, area.height + extra)
        right -= wide + dp(SPACE)


def _share(area: pygame.Rect, buttons: list[Button], space: int) -> None:
    """Side by side, each as wide as its words ask for."""
    wanted = [button.natural_width for button in buttons]
    room = area.width - space * (len(buttons) - 1)
    share = min(1.15, room / max(1, sum(wanted)))
    x = area.x
    for button, width in zip(buttons, wanted, strict=True):
        button.place(x, area.y, int(width * share), area.height)
        x += int(width * share) + space
