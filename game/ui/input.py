"""What the person does, as our own small events in pixels; the only reader of pygame's queue."""

from dataclasses import dataclass

import pygame

from game.ui.canvas import Canvas

LEFT, MIDDLE, RIGHT = 1, 2, 3

FINGERS = (pygame.FINGERDOWN, pygame.FINGERMOTION, pygame.FINGERUP)
NUMBER_ROW = {pygame.KSCAN_1 + number: str((number + 1) % 10) for number in range(10)}
NO_SCREEN = -1
"""SDL's touch device of what is no touch screen: the mouse, and the trackpad of a Mac."""


@dataclass(frozen=True, slots=True)
class PointerDown:
    """A mouse button or a finger went down."""

    x: float
    y: float
    button: int = LEFT
    touch: bool = False


@dataclass(frozen=True, slots=True)
class PointerMove:
    """The pointer moved."""

    x: float
    y: float


@dataclass(frozen=True, slots=True)
class PointerUp:
    """A mouse button or a finger went up."""

    x: float
    y: float
    button: int = LEFT
    touch: bool = False


@dataclass(frozen=True, slots=True)
class PointerLeft:
    """The pointer left the window, or the finger has been lifted."""


@dataclass(frozen=True, slots=True)
class Wheel:
    """The wheel turned at a place; `dy` is positive away from the person."""

    x: float
    y: float
    dy: float


@dataclass(frozen=True, slots=True)
class Key:
    """A key went down. `name` is pygame's name of it in lower case, `text` what it would type.

    With Shift, `text` is right only while text input is on; `digit` is what is printed on a key of
    the number row, where a layout has it only with Shift.
    """

    name: str
    text: str = ""
    ctrl: bool = False
    shift: bool = False
    alt: bool = False
    digit: str = ""


@dataclass(frozen=True, slots=True)
class TextTyped:
    """Text came from the keyboard or an input method; only while a field has the focus."""

    text: str


@dataclass(frozen=True, slots=True)
class TextComposed:
    """What an input method is still composing; empty when it has finished."""

    text: str


@dataclass(frozen=True, slots=True)
class Resized:
    """The window has a new size, in pixels."""

    width: int
    height: int


@dataclass(frozen=True, slots=True)
class FocusLost:
    """Another window has the keyboard now."""


@dataclass(frozen=True, slots=True)
class FocusGained:
    """The keyboard is ours again."""


@dataclass(frozen=True, slots=True)
class Exposed:
    """The window was covered or hidden and has to be drawn again."""


@dataclass(frozen=True, slots=True)
class Maximized:
    """The window has been given the whole screen, with its frame."""


@dataclass(frozen=True, slots=True)
class Restored:
    """The window is itself again, after it was hidden or had the whole screen."""


@dataclass(frozen=True, slots=True)
class CloseRequested:
    """The window, or the whole program, is asked to close."""


@dataclass(frozen=True, slots=True)
class AudioDeviceLost:
    """Headphones were pulled out, or a device was switched off."""


InputEvent = (
    PointerDown
    | PointerMove
    | PointerUp
    | PointerLeft
    | Wheel
    | Key
    | TextTyped
    | TextComposed
    | Resized
    | FocusLost
    | FocusGained
    | Exposed
    | Maximized
    | Restored
    | CloseRequested
    | AudioDeviceLost
)


class Input:
    """Turns pygame's events into ours."""

    def __init__(self, canvas: Canvas) -> None:
        self._canvas = canvas
        self._at = (0.0, 0.0)
        self._finger: tuple[int, int] | None = None
        """The finger that points; others beside it do nothing."""

    def read(self) -> list[InputEvent]:
        """Everything that happened since the last call, oldest first; does not wait."""
        return self._translated(pygame.event.get())

    def _translated(self, raw: list[pygame.Event]) -> list[InputEvent]:
        events: list[InputEvent] = []
        for event in raw:
            ours = (
                self._touch(event)
                or self._pointer(event)
                or self._keyboard(event)
                or self._window(event)
            )
            if ours is None:
                continue
            if isinstance(ours, PointerMove) and events and isinstance(events[-1], PointerMove):
                events.pop()
            events.append(ours)
            if isinstance(ours, PointerUp) and ours.touch:
                # Nothing stays under a finger that is gone.
                events.append(PointerLeft())
        return events

    def _touch(self, event: pygame.Event) -> InputEvent | None:
        """One finger is the pointer; a second one, put down beside it, is not for us."""
        if event.type not in FINGERS or event.touch_id == NO_SCREEN:
            return None
        finger = event.touch_id, event.finger_id
        if self._finger not in (None, finger):
            return None
        width, height = self._canvas.size
        at = event.x * width, event.y * height
        if event.type == pygame.FINGERDOWN:
            self._finger, self._at = finger, at
            return PointerDown(*at, LEFT, touch=True)
        if self._finger is None:
            return None
        self._at = at
        if event.type == pygame.FINGERMOTION:
            return PointerMove(*at)
        self._finger = None
        return PointerUp(*at, LEFT, touch=True)

    def _pointer(self, event: pygame.Event) -> InputEvent | None:
        if getattr(event, "touch", False):
            # What SDL makes of a finger for programs that only know the mouse; we have had it.
            return None
        match event.type:
            case pygame.MOUSEMOTION:
                self._at = self._canvas.to_surface(event.pos)
                return PointerMove(*self._at)
            case pygame.MOUSEBUTTONDOWN if event.button <= RIGHT:
                self._at = self._canvas.to_surface(event.pos)
                return PointerDown(*self._at, event.button)
            case pygame.MOUSEBUTTONUP if event.button <= RIGHT:
                self._at = self._canvas.to_surface(event.pos)
                return PointerUp(*self._at, event.button)
            case pygame.MOUSEWHEEL:
                turned = float(getattr(event, "precise_y", 0.0) or event.y)
                return Wheel(*self._at, turned)
            case pygame.WINDOWLEAVE:
                return PointerLeft()
        return None

    def _keyboard(self, event: pygame.Event) -> InputEvent | None:
        match event.type:
            case pygame.KEYDOWN:
                return Key(
                    pygame.key.name(event.key).lower(),
                    getattr(event, "unicode", ""),
                    ctrl=bool(event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META)),
                    shift=bool(event.mod & pygame.KMOD_SHIFT),
                    alt=bool(event.mod & pygame.KMOD_ALT),
                    digit=NUMBER_ROW.get(getattr(event, "scancode", 0), ""),
                )
            case pygame.TEXTINPUT:
                return TextTyped(event.text)
            case pygame.TEXTEDITING:
                return TextComposed(event.text)
        return None

    def _window(self, event: pygame.Event) -> InputEvent | None:
        match event.type:
            case pygame.WINDOWRESIZED | pygame.WINDOWSIZECHANGED:
                return Resized(*self._canvas.size)
            case pygame.WINDOWFOCUSLOST:
                # Whoever has the window now is told of the finger that goes up.
                self._finger = None
                return FocusLost()
            case pygame.WINDOWFOCUSGAINED:
                return FocusGained()
            case pygame.WINDOWEXPOSED | pygame.WINDOWSHOWN:
                return Exposed()
            case pygame.WINDOWRESTORED:
                return Restored()
            case pygame.WINDOWMAXIMIZED:
                return Maximized()
            case pygame.QUIT | pygame.WINDOWCLOSE:
                return CloseRequested()
            case pygame.AUDIODEVICEREMOVED if not event.iscapture:
                return AudioDeviceLost()
        return None
