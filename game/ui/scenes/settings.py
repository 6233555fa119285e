"""Settings in four pages; everything holds at once, so there is only a way back."""

import pygame

from game.ui.context import Context
from game.ui.scenes.panel import Gapped, PanelScene
from game.ui.scenes.settings_pages import PAGES, SettingsPages
from game.ui.widgets.button import Button
from game.ui.widgets.form import Form
from game.ui.widgets.label import Label
from game.ui.widgets.layout import column
from game.ui.widgets.page_list import PageEntry, PageList
from game.ui.widgets.scroll import ScrollArea
from game.ui.widgets.segments import Segments

TITLE = 34
SIDE = 216
"""Width of the list of pages in dp; beside it a line."""

SIDE_GAP = 32
SIDE_FROM = 640
"""From this inner width in dp, the pages are listed at the left; under it, over the page."""

LIST_HIGH = 510
"""A panel of this height in dp has room for the list of pages over the way back."""

BACK_WIDTH = 180
FOOTER = 48
NOTE_ROOM = 32
FOOT_GAP = 12
"""Over the way back and over the line there, in dp, where the pages are not at the left."""


class SettingsScene(PanelScene):
    """Play, board, sound and language."""

    name = "settings"
    width = 1088
    height = 720
    upright_height = 1010

    def __init__(self, context: Context, page: str = "") -> None:
        super().__init__(context)
        self._page = page or PAGES[0]
        self._muted = context.settings.muted

    @property
    def _beside(self) -> bool:
        dp = self.context.canvas.dp
        return self.inner.width >= dp(SIDE_FROM) and self.panel.height >= dp(LIST_HIGH)

    def build(self) -> Form:
        """List of pages, the page, and the way back."""
        self._muted = self.context.settings.muted
        back = self._back_button()
        parts = SettingsPages(self.context, self.rebuild).page(self._page)
        if self._beside:
            chooser, scroll = self._build_beside(parts)
            widgets = [chooser, back]
        else:
            widgets, scroll = [back], self._build_under(parts, back)
        return Form(
            self.context,
            widgets,
            scrolls=[scroll],
            default=back,
            cancel=self.context.director.pop,
        )

    def _build_beside(self, parts: list[Gapped]) -> tuple[PageList, ScrollArea]:
        dp, inner = self.context.canvas.dp, self.inner
        chooser = PageList(self.context, "pages", self._entries(), self._page, self._turn_to)
        width = dp(SIDE - 4)
        top = self.panel.y + dp(94)
        chooser.place(self.panel.x + dp(20), top, width, chooser.height_for(width))
        left = self.panel.x + dp(SIDE + 36 + SIDE_GAP)
        area = pygame.Rect(left, inner.y, inner.right - left, inner.height)
        return chooser, self.scrolled(parts, area)

    def _build_under(self, parts: list[Gapped], back: Button) -> ScrollArea:
        dp, inner = self.context.canvas.dp, self.inner
        options = [(entry.key, entry.label) for entry in self._entries()]
        chooser = Segments(self.context, "pages", options, self._page, self._turn_to)
        first, *rest = parts
        whole: list[Gapped] = [(self._title(), 0), (chooser, dp(10)), (first[0], dp(20)), *rest]
        area = inner.copy()
        area.height = back.rect.top - 2 * dp(FOOT_GAP) - area.top
        return self.scrolled(whole, area)

    def _entries(self) -> list[PageEntry]:
        words = self.context.words
        texts = {
            "play": (words.t("Play"), words.t("rolling, confirming, speed")),
            "board": (words.t("Board"), words.t("theme, marks, size")),
            "sound": (words.t("Sound"), words.t("volume, sounds")),
            "language": (
                words.t("Language"),
                words.p("name of this language in itself", "English"),
            ),
        }
        return [PageEntry(key, *texts[key]) for key in PAGES]

    def _title(self) -> Label:
        context = self.context
        text, accent = context.words.t("Settings"), context.theme.colors.accent
        # Some languages have one long word for it, and beside the page there is room for no more.
        size = context.text.fit(text, context.canvas.dp(SIDE - 36), TITLE, "title")
        return Label(context, text, size, "title", accent, spacing=1.3)

    def _back_button(self) -> Button:
        words, dp, inner = self.context.words, self.context.canvas.dp, self.inner
        back = Button(self.context, "back", words.t("Back"), self.context.director.pop)
        width = min(dp(BACK_WIDTH), inner.width)
        height = back.height_for(width)
        x = self.panel.x + dp(36) if self._beside else inner.x
        y = self.panel.bottom - dp(28 if self._beside else FOOT_GAP) - height
        back.place(x, y, width, height)
        return back

    def _turn_to(self, page: str) -> None:
        self._page = page
        for area in self.form.scrolls:
            area.scroll_to(0)
        self.rebuild()

    def update(self, seconds: float) -> None:
        """Previews of the themes come up as they are ready; the mute key turns its switch."""
        if self.context.previews.work():
            self.dirty = True
        if self._muted is not self.context.settings.muted:
            self.rebuild()  # by the mute key

    def leave(self) -> None:
        """Nobody waits for previews any more."""
        super().leave()
        self.context.previews.forget_wanted()

    @property
    def rest(self) -> float:
        """Seconds until the next update is needed."""
        return 0.0 if self.context.previews.pending else super().rest

    def paint(self, picture: pygame.Surface) -> None:
        """Title, the line beside the pages, and a word about saving."""
        dp, colors = self.context.canvas.dp, self.context.theme.colors
        back = self.form.find("back")
        if not self._beside:
            if back is not None:
                y = back.rect.top - dp(FOOT_GAP)
                picture.fill(colors.hairline, (self.panel.x + 1, y, self.panel.width - 2, 1))
            return
        title = self._title()
        title.place(self.panel.x + dp(36), self.panel.y + dp(20), dp(SIDE), 0)
        column([(title, 0)], self.panel.x + dp(36), self.panel.y + dp(20), dp(SIDE))
        title.draw(picture)
        x = self.panel.x + dp(SIDE + 36)
        picture.fill(colors.hairline, (x, self.panel.y + dp(24), 1, self.panel.height - dp(48)))
        note = self.context.words.t("Changes apply at once.")
        if back is not None:
            at = back.rect.x, back.rect.top - dp(20)
            size = self.context.text.fit(note, dp(SIDE - 12), 13)
            self.context.look.text(picture, note, at, size, "regular", colors.secondary, "midleft")

    def describe(self) -> dict[str, object]:
        """Also which page is open."""
        return {**super().describe(), "page": self._page}
