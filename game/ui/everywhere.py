"""What is done whatever scene is there: full screen, sound on and off, a device that has gone."""

from game.ui.banner import Banner
from game.ui.context import Context
from game.ui.input import AudioDeviceLost, InputEvent, Key

MUTE_KEY = "m"
"""No button's letter in any language."""


class Everywhere:
    """Takes such events before the scene can."""

    def __init__(self, context: Context, banner: Banner) -> None:
        self._context = context
        self._banner = banner

    def take(self, event: InputEvent) -> bool:
        """Do what the event asks for; false where it is for the scene."""
        settings = self._context.settings
        match event:
            case Key(name="f11") | Key(name="return", alt=True):
                self._context.change_settings(fullscreen=not settings.fullscreen)
            case Key(name=name, ctrl=False, alt=False) if name == MUTE_KEY and self._may_mute():
                self._mute(not settings.muted)
            case AudioDeviceLost():
                self._context.sounds.lose_device()
            case _:
                return self._banner.handle(event)
        return True

    def _may_mute(self) -> bool:
        """Not while the letter is typed into a field."""
        top = self._context.director.top
        return top is None or not top.takes_text

    def _mute(self, muted: bool) -> None:
        words = self._context.words
        self._context.change_settings(muted=muted)
        if muted:
            self._banner.show_sign("sound off", words.t("Sound off"))
        else:
            self._banner.show_sign("sound on", words.t("Sound on"))
            self._context.sounds.play("button")
