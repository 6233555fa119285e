"""Widgets under a person's hands: pointer, keyboard, focus and wheel, by posted events."""

import pygame
import pytest

from game.ui.context import Context
from game.ui.input import InputEvent
from game.ui.scenes.scene import Scene
from game.ui.widgets.button import Button
from game.ui.widgets.form import Form
from game.ui.widgets.scroll import ScrollArea
from game.ui.widgets.segments import Segments
from game.ui.widgets.slider import Slider
from game.ui.widgets.text_field import TextField
from game.ui.widgets.toggle import Toggle
from game.ui.widgets.widget import Widget
from tests.support.pilot import Pilot

LEFT, WIDTH = 100, 500


class Sheet(Scene):
    """A scene with a form of the test's own."""

    name = "sheet"

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self.said: list[object] = []
        self.cancelled = False
        self.first = Button(context, "first", "First", lambda: self.said.append("first"))
        self.toggle = Toggle(context, "toggle", "Toggle", False, self.said.append)
        options = [("a", "Alpha"), ("b", "Beta"), ("c", "Gamma")]
        self.segments = Segments(context, "segments", options, "a", self.said.append)
        self.slider = Slider(context, "slider", "Slider", 50, self.said.append)
        self.field = TextField(context, "field", "", lambda text: None)
        self.last = Button(context, "last", "Last", lambda: self.said.append("last"))
        self.form = Form(context, ())

    def widgets(self) -> list[Widget]:
        return [self.first, self.toggle, self.segments, self.slider, self.field, self.last]

    def layout(self) -> None:
        y = 60
        for widget in self.widgets():
            widget.place(LEFT, y, WIDTH, widget.height_for(WIDTH))
            y = widget.rect.bottom + 20
        self.form = Form(
            self.context, self.widgets(), default=self.last, cancel=lambda: self.said.append("esc")
        )

    def handle(self, event: InputEvent) -> None:
        self.dirty = self.form.handle(event) or self.dirty

    def draw(self, surface: pygame.Surface) -> None:
        surface.fill((20, 16, 13))
        self.form.draw(surface)


@pytest.fixture
def sheet(pilot: Pilot) -> Sheet:
    scene = Sheet(pilot.app.context)
    pilot.app.director.clear_to(scene)
    pilot.frame()
    return scene


def test_a_click_needs_press_and_release_on_the_same_button(pilot: Pilot, sheet: Sheet) -> None:
    pilot.click(*sheet.first.rect.center)

    pilot.press(*sheet.first.rect.center)
    pilot.release(*sheet.last.rect.center)
    pilot.frame()

    assert sheet.said == ["first"]


def test_the_right_button_presses_nothing(pilot: Pilot, sheet: Sheet) -> None:
    pilot.click(*sheet.first.rect.center, button=3)

    assert sheet.said == []


def test_the_whole_row_of_a_toggle_is_its_target(pilot: Pilot, sheet: Sheet) -> None:
    pilot.click(sheet.toggle.rect.left + 2, sheet.toggle.rect.centery)

    assert sheet.said == [True]


def test_tab_goes_round_in_order_and_shows_the_ring(pilot: Pilot, sheet: Sheet) -> None:
    names = []
    for _ in range(7):
        pilot.key("tab")
        assert sheet.form.focused is not None
        names.append(sheet.form.focused.name)

    assert names == ["first", "toggle", "segments", "slider", "field", "last", "first"]
    assert sheet.form.ring_shown


def test_shift_tab_goes_backwards(pilot: Pilot, sheet: Sheet) -> None:
    pilot.key("tab", shift=True)

    assert sheet.form.focused is sheet.last


def test_arrows_walk_between_controls(pilot: Pilot, sheet: Sheet) -> None:
    pilot.key("tab")

    pilot.key("down")

    assert sheet.form.focused is sheet.toggle


def test_space_works_the_focused_control(pilot: Pilot, sheet: Sheet) -> None:
    pilot.key("tab")
    pilot.key("space")
    pilot.key("tab")
    pilot.key("space")

    assert sheet.said == ["first", True]


def test_enter_on_a_control_that_does_not_want_it_is_the_default(
    pilot: Pilot, sheet: Sheet
) -> None:
    pilot.key("tab")
    pilot.key("tab")

    pilot.key("return")

    assert sheet.said == ["last"]


def test_escape_cancels(pilot: Pilot, sheet: Sheet) -> None:
    pilot.key("escape")

    assert sheet.said == ["esc"]


def test_segments_by_mouse_and_arrow_keys(pilot: Pilot, sheet: Sheet) -> None:
    pilot.click(*sheet.segments.places()["c"].center)
    pilot.key("left")
    pilot.key("home")

    assert sheet.said == ["c", "b", "a"]


def test_a_slider_follows_the_pointer_beyond_its_ends(pilot: Pilot, sheet: Sheet) -> None:
    line = sheet.slider.line
    pilot.press(line.centerx, line.centery)
    pilot.frame()
    pilot.move(line.right + 300, line.centery)
    pilot.frame()
    pilot.release(line.right + 300, line.centery)
    pilot.frame()
    pilot.move(line.left, line.centery)
    pilot.frame()

    assert sheet.slider.value == 100


def test_a_slider_by_keys_stays_within_its_limits(pilot: Pilot, sheet: Sheet) -> None:
    sheet.form.focus(sheet.slider)
    pilot.key("end")
    pilot.key("right")
    pilot.key("page down")

    assert sheet.slider.value == 75


def type_text(pilot: Pilot, text: str) -> None:
    pygame.event.post(pygame.Event(pygame.TEXTINPUT, text=text))
    pilot.frame()


def test_text_goes_in_at_the_caret(pilot: Pilot, sheet: Sheet) -> None:
    pilot.click(*sheet.field.box.center)
    type_text(pilot, "Ana")
    pilot.key("left")
    type_text(pilot, "n")
    pilot.key("end")
    type_text(pilot, "!")
    pilot.key("backspace")

    assert sheet.field.text == "Anna"


def test_composed_text_is_shown_and_not_taken(pilot: Pilot, sheet: Sheet) -> None:
    pilot.click(*sheet.field.box.center)
    pygame.event.post(pygame.Event(pygame.TEXTEDITING, text="ngu", start=0, length=3))
    pilot.frame()

    assert sheet.field.composed == "ngu"
    assert sheet.field.text == ""

    type_text(pilot, "Nguyễn")

    assert sheet.field.composed == ""
    assert sheet.field.text == "Nguyễn"


def test_control_characters_are_neither_typed_nor_composed(pilot: Pilot, sheet: Sheet) -> None:
    pilot.click(*sheet.field.box.center)
    type_text(pilot, "a\x00b")
    pygame.event.post(pygame.Event(pygame.TEXTEDITING, text="c\x00", start=0, length=2))
    pilot.frame()

    assert (sheet.field.text, sheet.field.composed) == ("ab", "c")


def test_letters_in_a_field_are_not_short_cuts(pilot: Pilot, sheet: Sheet) -> None:
    pilot.click(*sheet.field.box.center)

    pilot.type("a ")

    assert sheet.said == []
    assert sheet.form.focused is sheet.field


def test_a_field_does_not_take_more_than_it_holds(pilot: Pilot, sheet: Sheet) -> None:
    pilot.click(*sheet.field.box.center)

    type_text(pilot, "x" * (sheet.field.longest + 1))

    assert sheet.field.text == ""


def test_losing_the_window_lets_go_of_what_was_pressed(pilot: Pilot, sheet: Sheet) -> None:
    pilot.press(*sheet.first.rect.center)
    pilot.frame()
    pygame.event.post(pygame.Event(pygame.WINDOWFOCUSLOST))
    pilot.frame()
    pilot.release(*sheet.first.rect.center)
    pilot.frame()

    assert sheet.said == []
    assert not sheet.first.pressed


def test_hovering_is_drawn_and_undone(pilot: Pilot, sheet: Sheet) -> None:
    pilot.move(*sheet.first.rect.center)
    pilot.frame()
    assert sheet.first.hovered

    pygame.event.post(pygame.Event(pygame.WINDOWLEAVE))
    pilot.frame()
    assert not sheet.first.hovered


class LongSheet(Sheet):
    """The same controls many times over, in a low scroll area."""

    def layout(self) -> None:
        y, widgets = 60, []
        for number in range(30):
            button = Button(
                self.context, f"b{number}", f"Button {number}", self._say(number), kind="normal"
            )
            button.place(LEFT, y, WIDTH, 48)
            widgets.append(button)
            y += 60
        self.area = ScrollArea(self.context, pygame.Rect(LEFT, 60, WIDTH, 400), widgets)
        self.form = Form(self.context, (), scrolls=[self.area])

    def _say(self, number: int) -> object:
        return lambda: self.said.append(number)


@pytest.fixture
def long_sheet(pilot: Pilot) -> LongSheet:
    scene = LongSheet(pilot.app.context)
    pilot.app.director.clear_to(scene)
    pilot.frame()
    return scene


def test_the_wheel_scrolls_as_far_as_there_is_anything(pilot: Pilot, long_sheet: LongSheet) -> None:
    for _ in range(80):
        pilot.wheel(LEFT + 50, 200, -1)
    pilot.frame()

    assert long_sheet.area.offset == long_sheet.area.furthest
    assert long_sheet.area.widgets[-1].rect.bottom <= long_sheet.area.viewport.bottom

    pilot.wheel(LEFT + 50, 200, 200)
    pilot.frame()
    assert long_sheet.area.offset == 0


def test_the_focus_is_scrolled_into_view(pilot: Pilot, long_sheet: LongSheet) -> None:
    pilot.key("tab", shift=True)

    focused = long_sheet.form.focused
    assert focused is long_sheet.area.widgets[-1]
    assert long_sheet.area.viewport.contains(focused.rect)


def test_what_is_scrolled_away_cannot_be_clicked(pilot: Pilot, long_sheet: LongSheet) -> None:
    pilot.click(LEFT + 50, 60 + 60 * 9 + 20)

    assert long_sheet.said == []


def test_the_bar_can_be_dragged(pilot: Pilot, long_sheet: LongSheet) -> None:
    bar = long_sheet.area.bar
    assert bar is not None

    pilot.carry(bar.center, (bar.centerx, bar.centery + 900))
    pilot.release(bar.centerx, 900)
    pilot.frame()

    assert long_sheet.area.offset == long_sheet.area.furthest


@pytest.mark.parametrize(("share", "lines"), [(1.0, 1), (0.9, 1), (0.7, 2), (0.55, 2)])
def test_a_label_takes_two_lines_before_it_gets_much_smaller(
    quiet_pilot: Pilot, share: float, lines: int
) -> None:
    context = quiet_pilot.app.context
    button = Button(context, "end", "Finish the session", lambda: None)
    room = round(context.text.size(button.label, 16, "semibold")[0] * share)

    size = button._fitting_size(room)

    assert size >= 16 * 0.8
    assert len(context.text.wrapped(button.label, room, size, "semibold")) == lines


def drawn_lines(button: Button, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The lines of its label, as they are painted."""
    lines: list[str] = []
    monkeypatch.setattr(button.look, "text", lambda _, line, *more: lines.append(line))
    button._draw_label(pygame.Surface((10, 10)), (0, 0, 0))
    return lines


@pytest.mark.parametrize("label", ["Selbst probieren", "Iiiiiiiiiii Wwwwwww", "W\xa0skrócie już"])
@pytest.mark.parametrize("key_cap", ["", "Enter"])
def test_the_words_of_a_label_stay_whole_down_to_the_least_width(
    quiet_pilot: Pilot, monkeypatch: pytest.MonkeyPatch, label: str, key_cap: str
) -> None:
    button = Button(quiet_pilot.app.context, "try", label, lambda: None, key_cap=key_cap)
    least = button.least_width

    for width in range(least, button.natural_width + 50):
        button.place(0, 0, width, 48)
        lines = [line for line in drawn_lines(button, monkeypatch) if line != key_cap]
        assert " ".join(lines) == label, f"{lines} in {width}"

    button.place(0, 0, least - 15, 48)
    assert " ".join(drawn_lines(button, monkeypatch)) != label


def test_a_snug_label_takes_two_lines_of_the_usual_size(quiet_pilot: Pilot) -> None:
    context = quiet_pilot.app.context
    button = Button(context, "end", "Finish the session", lambda: None)
    room = button.snug_width - 2 * context.look.dp(12)

    lines = context.text.wrapped(button.label, room, 16, "semibold")

    assert len(lines) == 2
    assert button.least_width < button.snug_width < button.natural_width
    assert button._fitting_size(room) == 16
