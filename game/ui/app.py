"""The main loop: read input, let time pass, draw what changed, show it."""

import logging
from collections.abc import Callable, Sequence

import pygame

from game.i18n import Words, available_languages, choose_language
from game.saving.savegame import MatchStore
from game.saving.settings import Settings, SettingsStore
from game.ui.assets import Assets
from game.ui.banner import Banner
from game.ui.boards import Boards
from game.ui.canvas import Canvas
from game.ui.context import Context, Services
from game.ui.director import Director
from game.ui.input import CloseRequested, Exposed, Input, InputEvent, Key, Resized
from game.ui.problems import in_words
from game.ui.scenes.routes import SceneRoutes
from game.ui.text import TextPainter
from game.ui.theme import walnut
from game.ui.widgets.look import Look
from game.ui.window import open_window, start_display

FRAME_SECONDS = 1 / 60
MAX_STEP = 0.1
"""Longer gaps, as after the computer slept, count as this many seconds."""

SLICE, CALM_SLICE = 0.008, 0.025
"""Seconds between looks for input while nothing moves, just after input and later."""

CALM_AFTER = 2.0

CRASHES_ENDURED = 3

_log = logging.getLogger(__name__)


class App:
    """One window of the game, from opening to closing it."""

    def __init__(self, services: Services) -> None:
        start_display()
        languages = available_languages(services.assets / "locale")
        store = SettingsStore(services.folders.config, frozenset(one.code for one in languages))
        settings, problem = store.load()
        if services.settings is not None:
            settings, problem = services.settings, None
        self.window = open_window(settings.window, fullscreen=settings.fullscreen)
        self.context = self._context(services, settings, store)
        self.canvas = self.context.canvas
        self.director = self.context.director
        self.input = Input(self.canvas)
        self.banner = Banner(self.context)
        self.after_frame: list[Callable[[App], None]] = []
        self._crashes = 0
        self._touched = 0.0
        self._relayout = False
        self.context.settings_changed.append(self._settings_changed)
        self.context.routes = SceneRoutes(self.context)
        self.context.routes.menu()
        if problem is not None:
            self.context.notice(in_words(problem, self.context.words))

    def _context(self, services: Services, settings: Settings, store: SettingsStore) -> Context:
        canvas = Canvas(self.window, settings.interface_size)
        assets = Assets(services.assets)
        theme = walnut()
        text = TextPainter(assets, canvas)
        context = Context(
            services=services,
            settings=settings,
            settings_store=store,
            match_store=MatchStore(services.folders.data),
            canvas=canvas,
            director=Director(),
            assets=assets,
            text=text,
            theme=theme,
            look=Look(canvas, theme, text),
            words=_words(services, settings),
            boards=Boards(assets, theme),
            sounds=services.open_sounds(settings, services.assets / "sounds"),
        )
        return context

    def run(self) -> None:
        """Frames until the window is closed; sleeps while nothing happens."""
        clock = self.context.clock
        last = clock.now()
        events: Sequence[InputEvent] = ()
        while not self.context.closing:
            now = clock.now()
            self.frame(now - last, events)
            last = now
            rest = 0.0 if self.context.closing else self.rest
            if rest > FRAME_SECONDS:
                events = self._wait(rest)
            else:
                clock.sleep(FRAME_SECONDS - (clock.now() - now))
                events = ()
        self.close()

    def _wait(self, seconds: float) -> list[InputEvent]:
        """Sleeps until something happens or the time is over.

        SDL's own wait wakes up a thousand times a second here and costs more than all the rest.
        """
        clock = self.context.clock
        now = clock.now()
        until = now + seconds
        while now < until:
            events = self.input.read()
            if events:
                self._touched = now
                return events
            calm = now - self._touched > CALM_AFTER
            if calm:
                self.context.sounds.warm_up()
            clock.sleep(min(CALM_SLICE if calm else SLICE, until - now))
            now = clock.now()
        return []

    @property
    def rest(self) -> float:
        """Seconds until something must be updated even if nobody touches anything."""
        top = self.director.top
        return min(self.banner.rest, top.rest if top is not None else 0.0)

    def frame(self, seconds: float, events: Sequence[InputEvent] = ()) -> None:
        """One turn of the loop: input, time, picture. `events` came while waiting."""
        try:
            for event in (*events, *self.input.read()):
                self._handle(event)
            self._update(min(seconds, MAX_STEP))
            self._draw()
        except Exception as error:
            self._crashed(error)
        for listener in self.after_frame:
            listener(self)

    def close(self) -> None:
        """Leaves every scene and closes the window."""
        self.director.clear_to()
        self.director.apply_changes()
        self.context.sounds.close()
        self.context.match_store.close()
        self.window.destroy()

    def _handle(self, event: InputEvent) -> None:
        top = self.director.top
        match event:
            case Resized():
                self._relayout = True
            case Exposed():
                self._invalidate()
            case CloseRequested():
                self.context.leave()
            case Key(name="f11"):
                self.context.change_settings(fullscreen=not self.context.settings.fullscreen)
                return
            case _ if self.banner.handle(event):
                return
        if top is not None:
            top.handle(event)
            self.director.apply_changes()

    def _update(self, seconds: float) -> None:
        self.director.apply_changes()
        if self._relayout:
            self._relayout = False
            self._remember_window()
            self.banner.layout()
            self.director.layout()
        if self.director.top is not None:
            self.director.top.update(seconds)
        self.director.apply_changes()
        self.banner.update(seconds)

    def _draw(self) -> None:
        scenes = self.director.visible()
        if not self.banner.dirty and not any(scene.dirty for scene in scenes):
            return
        surface = self.canvas.surface
        for scene in scenes:
            scene.dirty = False
            scene.draw(surface)
        self.banner.draw(surface)
        self.canvas.present()

    def _invalidate(self) -> None:
        for scene in self.director.scenes:
            scene.dirty = True

    def _remember_window(self) -> None:
        if not self.context.settings.fullscreen:
            self.context.change_settings(window=tuple(self.window.size))

    def _settings_changed(self, before: Settings, after: Settings) -> None:
        self.context.sounds.apply(after)
        if after.fullscreen != before.fullscreen:
            if after.fullscreen:
                self.window.set_fullscreen(desktop=True)
            else:
                self.window.set_windowed()
            self._relayout = True
        if after.interface_size != before.interface_size:
            self.canvas.interface_size = after.interface_size
            self._relayout = True
        if after.language != before.language:
            self.context.words = _words(self.context.services, after)
            self._relayout = True

    def _crashed(self, error: Exception) -> None:
        """Our own mistake: write it down, say so, and go back to the menu; the match is saved."""
        _log.error("A scene failed", exc_info=error)
        self._crashes += 1
        if self._crashes > CRASHES_ENDURED:
            raise error
        self.context.notice(
            self.context.words.t("Something went wrong and was written down. Your game is saved.")
        )
        self.context.routes.menu()


def _words(services: Services, settings: Settings) -> Words:
    folder = services.assets / "locale"
    wanted = settings.language or services.language
    if wanted is not None:
        return Words(wanted, folder)
    codes = [language.code for language in available_languages(folder)]
    return Words(choose_language(_system_languages(), codes), folder)


def _system_languages() -> list[str]:
    locales = pygame.system.get_pref_locales()
    return ["_".join(filter(None, (one["language"], one["country"]))) for one in locales]
