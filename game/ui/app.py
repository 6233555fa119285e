"""The main loop: read input, let time pass, draw what changed, show it."""

import gc
import logging
from collections.abc import Callable, Sequence
from dataclasses import replace

import pygame

from game.saving.settings import Settings, SettingsStore
from game.ui.banner import Banner
from game.ui.context import Context, Services
from game.ui.everywhere import Everywhere
from game.ui.furnish import furnished, languages, words_for
from game.ui.heap import SMALL_GAPS, give_back_gaps
from game.ui.idling import Idling
from game.ui.input import (
    CloseRequested,
    Exposed,
    Input,
    InputEvent,
    PointerMove,
    Resized,
    Restored,
)
from game.ui.problems import in_words
from game.ui.renewal import SLICE, Renewal
from game.ui.resizing import Resizing
from game.ui.scenes.routes import SceneRoutes
from game.ui.transition import Transition
from game.ui.window import open_window, start_display
from game.ui.window_place import WindowMemory

FRAME_SECONDS = 1 / 60
MAX_STEP = 0.1
"""Longer gaps, as after the computer slept, count as this many seconds."""

WHOLE = 3600.0
"""Seconds in which any work is done."""

SAVE_AFTER = 0.4
"""Settings are written when they have not changed for so long; a slider changes them often."""

CRASHES_ENDURED, CRASH_SECONDS = 3, 10.0
"""More failures than this within so many seconds end the program."""

_log = logging.getLogger(__name__)


class App:
    """One window of the game, from opening to closing it."""

    def __init__(self, services: Services) -> None:
        start_display()
        store = SettingsStore(services.folders.config, languages(services))
        settings, problem = store.load()
        if services.settings is not None or services.safe_mode:
            settings, problem = services.settings or Settings(), None
        if services.language is not None:
            settings = replace(settings, language=services.language)
        self.window = open_window(settings)
        self._memory = WindowMemory(self.window, maximized=settings.maximized)
        self.context: Context = furnished(services, settings, store, self.window)
        self.canvas = self.context.canvas
        self.director = self.context.director
        self.input = Input(self.canvas)
        self.banner = Banner(self.context)
        self._everywhere = Everywhere(self.context, self.banner)
        self._transition = Transition(self.context)
        self.after_frame: list[Callable[[App], None]] = []
        self._resizing = Resizing(self.context.theme.colors.window)
        self._renewal = Renewal(self.context)
        self._laid_out_for = self.canvas.size
        self.crashes = 0
        """Failures of scenes that were endured."""
        self._crash_times: list[float] = []
        self._idling = Idling(self.context.clock, self.input.read, self.tidy)
        self.context.settings_changed.append(self._settings_changed)
        self.context.routes = SceneRoutes(self.context)
        self.context.routes.menu()
        if problem is not None:
            self.context.notice(in_words(problem, self.context.words))
        if services.safe_mode:
            self.context.notice(
                self.context.words.t("Safe mode: the usual settings, for this time only.")
            )

    def run(self) -> None:
        """Frames until the window is closed; sleeps while nothing happens."""
        # What the start has made stays; a collection that looks it all through costs two frames.
        gc.freeze()
        gc.enable()
        clock = self.context.clock
        last = clock.now()
        events: Sequence[InputEvent] = ()
        slept = 0.0
        while not self.context.closing:
            now = clock.now()
            self.frame(now - last, events, slept=slept)
            last = now
            rest = 0.0 if self.context.closing else self.rest
            if rest > FRAME_SECONDS:
                before = clock.now()
                events = self._idling.wait(rest)
                slept = clock.now() - before
            else:
                clock.sleep(FRAME_SECONDS - (clock.now() - now))
                events, slept = (), 0.0
        self.close()

    def tidy(self) -> None:
        """What there is time for when nobody does anything for a while."""
        self.context.sounds.warm_up()
        give_back_gaps(SMALL_GAPS)

    @property
    def rest(self) -> float:
        """Seconds until something must be updated even if nobody touches anything."""
        if self._renewal.busy or self._transition.running:
            return 0.0
        top = self.director.top
        saving = SAVE_AFTER if self.context.unsaved_since is not None else self.banner.rest
        return min(saving, self.banner.rest, self._resizing.rest, top.rest if top else 0.0)

    def frame(
        self, seconds: float, events: Sequence[InputEvent] = (), *, slept: float = 0.0
    ) -> None:
        """One turn of the loop: input, time, picture.

        Args:
            seconds: since the last frame.
            events: what ended the sleep between the two.
            slept: how much of the seconds the scenes had asked to rest. It is over before the
                events, so that nothing which they start begins too late.
        """
        try:
            if slept > 0:
                self._update(slept)
            for event in (*events, *self.input.read()):
                self._handle(event)
            self._update(min(seconds - slept, MAX_STEP))
            self._draw()
        except Exception as error:
            self._crashed(error)
        for listener in tuple(self.after_frame):
            listener(self)

    def stop_fading(self) -> None:
        """Show the scenes there are without what lingers of those before."""
        self._transition.stop()

    def close(self) -> None:
        """Leaves every scene, writes what is unwritten and closes the window."""
        self.director.clear_to()
        self.director.apply_changes()
        self._remember_window()
        self.context.save_settings()
        self.context.sounds.close()
        self.context.match_store.close()
        self.window.destroy()

    def _handle(self, event: InputEvent) -> None:
        self._memory.take(event)
        match event:
            case Resized():
                self.stop_fading()
                if not self._resizing.has_picture:
                    self._resizing.keep(self._old_picture())
                self._resizing.resized()
            case Exposed() | Restored():
                self._invalidate()
            case CloseRequested():
                self.context.leave()
            case _ if self._everywhere.take(event):
                return
            case PointerMove() if self._renewal.laying:
                return
            case _:
                # What the person aims at must be where it is drawn.
                self._resizing.finish()
                if self._renewal.laying:
                    self._renew(WHOLE)
        if self.director.top is not None:
            self.director.top.handle(event)
            self.director.apply_changes()

    def _update(self, seconds: float) -> None:
        self.director.apply_changes()
        self._memory.pass_time(seconds)
        if self._resizing.update(seconds):
            self._memory.resized()
            self._remember_window()
            self._renewal.begin()
        self._renew()
        if self.director.top is not None:
            self.director.top.update(seconds)
        self.director.apply_changes()
        self.banner.update(seconds)
        self._transition.update(seconds)
        since = self.context.unsaved_since
        if since is not None and self.context.clock.now() - since >= SAVE_AFTER:
            self.context.save_settings()

    def _renew(self, seconds: float = SLICE) -> None:
        """Goes on with laying out everything anew, where that is under way."""
        if self._renewal.work(seconds):
            self._laid_out_for = self.canvas.size
            self.banner.layout()
            self._invalidate()

    def _old_picture(self) -> pygame.Surface:
        """What the window showed before its size changed."""
        picture = pygame.Surface(self._laid_out_for)
        self.canvas.kept_by = None  # on this surface nothing is kept
        for scene in self.director.visible():
            scene.draw(picture)
        return picture

    def _draw(self) -> None:
        surface = self.canvas.surface
        waiting = self._renewal.busy and surface.get_size() != self._laid_out_for
        if self._resizing.draw(surface, waiting=waiting):
            self.canvas.kept_by = None
            self._present()
            return
        if self._renewal.laying:
            return
        scenes, fade = self.director.visible(), self._transition
        fade.watch(self.director.scenes, surface)
        if not (fade.running or self.banner.dirty or any(scene.dirty for scene in scenes)):
            return
        for scene in scenes:
            scene.dirty = False
            scene.draw(surface)
        self.banner.draw(surface)
        fade.draw(surface)
        alone = len(scenes) == 1 and not self.banner.visible and not fade.running
        self.canvas.kept_by = scenes[0] if alone else None
        self._resizing.drawn(surface)
        self._present()

    def _present(self) -> None:
        if not self.canvas.present():
            self._invalidate()

    def _invalidate(self) -> None:
        self.canvas.kept_by = None
        for scene in self.director.scenes:
            scene.dirty = True

    def _remember_window(self) -> None:
        if not self.context.settings.fullscreen:
            self.context.change_settings(**self._memory.changes())

    def _settings_changed(self, before: Settings, after: Settings) -> None:
        self.context.sounds.apply(after)
        if after.fullscreen != before.fullscreen:
            if after.fullscreen:
                self.window.set_fullscreen(desktop=True)
            else:
                self.window.set_windowed()
            self._resizing.ask()
        if after.interface_size != before.interface_size:
            self.canvas.interface_size = after.interface_size
            self._resizing.ask()
        if (after.theme, after.checker_shapes) != (before.theme, before.checker_shapes):
            self._renewal.begin()
        if after.language != before.language:
            self.context.words = words_for(self.context.services, after)
            self._resizing.ask()

    def _crashed(self, error: Exception) -> None:
        """Our own mistake: write it down, say so, and go back to the menu; the match is saved."""
        _log.error("A scene failed", exc_info=error)
        self.crashes += 1
        now = self.context.clock.now()
        self._crash_times = [at for at in self._crash_times if now - at < CRASH_SECONDS] + [now]
        if len(self._crash_times) > CRASHES_ENDURED:
            raise error
        self.context.notice(
            self.context.words.t("Something went wrong and was written down. Your game is saved.")
        )
        self.context.routes.menu()
