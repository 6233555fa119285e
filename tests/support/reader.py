"""A person who reads Learn: turns pages, scrolls, moves checkers on the board of a page."""

import pygame

from game.engine.types import BAR, OFF
from game.i18n import Words
from game.paths import assets
from game.ui.scenes.learn import LearnScene
from game.ui.widgets.widget import Widget
from tests.support.pilot import Pilot


class Reader:
    """Reads in one window; everything is done by posted events."""

    def __init__(self, pilot: Pilot) -> None:
        self.pilot = pilot

    def open(self, page: str = "") -> "Reader":
        """Go to a page, as a link does."""
        self.pilot.app.context.routes.learn(page)
        self.pilot.frame()
        self.pilot.app.stop_fading()
        return self

    @property
    def scene(self) -> LearnScene:
        """The scene, which may have a list over it."""
        return next(s for s in self.pilot.app.director.scenes if isinstance(s, LearnScene))

    @property
    def page(self) -> str:
        """The key of the open page."""
        return self.scene.book.page.key

    @property
    def board(self) -> dict:
        """What the board shows and says."""
        return self.scene.board.describe()

    @property
    def saying(self) -> str:
        """What stands under the board."""
        return str(self.scene.describe()["saying"])

    def widget(self, name: str) -> Widget:
        """A named widget of the scene on top."""
        found = self.scene.form.find(name)
        assert found is not None, f"no {name} among {sorted(self.scene.form.places())}"
        return found

    def has(self, name: str) -> bool:
        """Whether there is a widget of this name."""
        return self.scene.form.find(name) is not None

    def click(self, name: str) -> None:
        """Click a named widget, after scrolling to it where it is in the text."""
        widget = self.widget(name)
        area = self.scene.reading.area
        if widget in area.widgets and not area.viewport.contains(widget.rect):
            self.scroll_to(area.offset + widget.rect.centery - area.viewport.centery)
            widget = self.widget(name)
        self.pilot.click(*widget.rect.center)
        self.pilot.advance(0.4)

    def scroll_to(self, offset: float) -> None:
        """Turn the wheel until the text is there, or at one of its ends."""
        area = self.scene.reading.area
        for _ in range(200):
            area, before = self.scene.reading.area, self.scene.reading.area.offset
            if abs(area.offset - offset) < 100:
                return
            self.pilot.wheel(*area.viewport.center, -1 if area.offset < offset else 1)
            self.pilot.advance(0.7)
            if self.scene.reading.area.offset == before:
                return

    def turn_to(self, page: str) -> None:
        """Click a page in the contents."""
        pages = self.widget("pages")
        self.pilot.click(*pages.places()[page].center)  # type: ignore[attr-defined]
        self.pilot.advance(0.1)

    def choose(self, language: str) -> None:
        """Choose a language from the list that drops down."""
        self.click("language")
        pick = self.pilot.app.director.top
        assert pick is not None
        assert pick.name == "pick"
        x, y, width, height = pick.describe()["widgets"][language]  # type: ignore[index]
        self.pilot.click(x + width / 2, y + height / 2)
        self.pilot.advance(1.0)

    # --- the board ---------------------------------------------------------------------------

    def checker(self, point: int) -> tuple[float, float]:
        """The middle of the reader's uppermost checker on a point."""
        spot = self.scene.board.tried.view.top(True, point)
        return self.scene.board.geometry.checker_center(True, point, spot.index, spot.count)

    def place(self, point: int) -> tuple[float, float]:
        """Somewhere on a point, on the bar, or in the reader's tray."""
        geometry = self.scene.board.geometry
        if point == OFF:
            return geometry.tray_rect(True).center
        if point == BAR:
            return geometry.bar_rect.center
        column = geometry.column_rect(point)
        return column.x + column.w / 2, column.y + column.h * 0.55

    def drag(self, source: int, target: int) -> None:
        """Carry the uppermost checker of a point to another point and wait."""
        end = self.place(target)
        self.pilot.carry(self.checker(source), end)
        self.pilot.release(*end)
        self.settle()

    def tap(self, point: int) -> None:
        """Click a point where its uppermost checker is, or would be."""
        own = point != OFF and self.scene.board.tried.view.count(True, point) > 0
        self.pilot.click(*(self.checker(point) if own else self.place(point)))
        self.pilot.advance(0.4)
        self.settle()

    def settle(self) -> None:
        """Wait until nothing moves."""
        self.pilot.advance(0.05)
        for _ in range(1000):
            if not self.scene.board.restless and not self.scene.reading.scroller.restless:
                self.pilot.frame()
                return
            self.pilot.frame()
        raise AssertionError("the page does not come to rest")


def in_language(code: str, text: str) -> str:
    """A text in another language."""
    return Words(code, assets() / "locale").t(text)


def finger(pilot: Pilot, kind: int, x: float, y: float) -> None:
    """One event of a finger on a touch screen."""
    width, height = pilot.app.canvas.size
    where = {"x": x / width, "y": y / height, "dx": 0.0, "dy": 0.0}
    pygame.event.post(pygame.Event(kind, touch_id=7, finger_id=1, pressure=1.0, **where))
