"""Menu, new game, settings and questions as a person uses them."""

import json
from collections.abc import Callable
from dataclasses import replace

import pytest

from game.engine.dice import ScriptedDice, SealedDice
from game.engine.match import MatchRules
from game.engine.outcome import Kind
from game.engine.types import Side
from game.saving.settings import Settings, Speed
from game.session.setup import DiceKind, MatchSetup
from game.ui.context import Question
from game.ui.scenes.menu_board import board_bottom
from game.ui.scenes.panel import PanelScene
from game.ui.widgets.button import Button
from game.ui.widgets.dice_row import DiceRow
from game.ui.widgets.label import Label
from game.ui.widgets.segments import Segments
from game.ui.widgets.widget import Widget
from tests.support.pilot import Pilot

Opener = Callable[..., Pilot]


def panel(pilot: Pilot) -> PanelScene:
    top = pilot.app.director.top
    assert isinstance(top, PanelScene)
    return top


def widget(pilot: Pilot, name: str) -> Widget:
    found = panel(pilot).form.find(name)
    assert found is not None, f"{name} is not there"
    return found


def click(pilot: Pilot, name: str) -> None:
    """Click a widget by name, where it can be seen."""
    form = panel(pilot).form
    target = widget(pilot, name)
    form.focus(target)
    pilot.wait_out_double_click()
    pilot.click(*target.rect.center)
    pilot.frame()


def names(pilot: Pilot) -> set[str]:
    return set(panel(pilot).form.places())


def test_a_first_start_has_nothing_to_continue(pilot: Pilot) -> None:
    assert pilot.scene == "menu"
    assert names(pilot) == {"new game", "learn", "settings", "about", "quit", "language"}


def test_a_match_that_was_left_can_be_continued(open_pilot: Opener) -> None:
    pilot = open_pilot()
    pilot.start(dice=SealedDice(bytes(32)))
    left = pilot.session.record
    pilot.close()

    again = open_pilot()
    button = widget(again, "continue")

    assert isinstance(button, Button)
    assert "match to 7" in button.details[0]
    click(again, "continue")
    assert again.scene == "board"
    assert again.session.record == left


def test_a_damaged_save_is_told_in_words(open_pilot: Opener) -> None:
    pilot = open_pilot()
    pilot.start(dice=SealedDice(bytes(32)))
    folder = pilot.app.context.services.folders.data
    pilot.close()
    for file in folder.glob("*.json*"):
        file.write_text("{ not a match", encoding="utf-8")

    again = open_pilot()
    again.advance(0.1)

    assert "continue" not in names(again)
    assert again.app.banner.text is not None
    assert "set aside" in again.app.banner.text


def test_quit_closes_the_window(pilot: Pilot) -> None:
    click(pilot, "quit")

    assert pilot.app.context.closing


def test_enter_starts_a_new_game_with_the_remembered_choices(open_pilot: Opener) -> None:
    pilot = open_pilot(dice=[(3, 1)])
    click(pilot, "new game")
    length = widget(pilot, "length")
    assert isinstance(length, Segments)
    pilot.click(*length.places()["3"].center)
    click(pilot, "cube")
    home = widget(pilot, "home")
    pilot.click(home.rect.right - 10, home.rect.centery)

    pilot.key("return")
    pilot.frame()

    assert pilot.scene == "board"
    setup = pilot.session.setup
    assert setup.rules == MatchRules.match(3, cube=False)
    assert setup.home_left
    assert pilot.app.context.settings.last_setup is not None
    assert pilot.app.context.settings.last_setup.rules.length == 3


def test_a_match_to_one_point_has_no_cube_to_choose(pilot: Pilot) -> None:
    click(pilot, "new game")
    length = widget(pilot, "length")
    assert isinstance(length, Segments)

    pilot.click(*length.places()["1"].center)

    assert "cube" not in names(pilot)


def test_money_options_appear_only_for_money(pilot: Pilot) -> None:
    click(pilot, "new game")
    assert "jacoby" not in names(pilot)
    length = widget(pilot, "length")
    assert isinstance(length, Segments)

    pilot.click(*length.places()["money"].center)

    assert {"jacoby", "beavers", "automatic_doubles"} <= names(pilot)
    click(pilot, "jacoby")
    click(pilot, "cube")
    assert "jacoby" not in names(pilot)


def test_an_unfinished_match_is_not_thrown_away_unasked(open_pilot: Opener) -> None:
    pilot = open_pilot(dice=[(3, 1), (6, 5)])
    pilot.start()
    kept = pilot.session
    pilot.app.context.routes.menu()
    pilot.frame()
    click(pilot, "new game")

    pilot.key("return")
    pilot.frame()

    assert pilot.scene == "confirm"
    pilot.key("return")
    pilot.frame()
    assert pilot.scene == "new game"
    assert pilot.app.context.session is kept


def test_settings_hold_at_once_and_are_written(open_pilot: Opener) -> None:
    pilot = open_pilot()
    click(pilot, "settings")
    click(pilot, "auto_roll")
    speed = widget(pilot, "speed")
    assert isinstance(speed, Segments)
    pilot.click(*speed.places()["calm"].center)

    assert pilot.app.context.settings.auto_roll
    assert pilot.app.context.settings.speed is Speed.CALM
    file = pilot.app.context.services.folders.config / "settings.json"
    pilot.close()
    assert json.loads(file.read_text(encoding="utf-8"))["auto_roll"] is True


def test_escape_goes_back_to_the_menu(pilot: Pilot) -> None:
    click(pilot, "settings")

    pilot.key("escape")
    pilot.frame()

    assert pilot.scene == "menu"


def test_a_new_interface_size_lays_everything_out_anew(pilot: Pilot) -> None:
    click(pilot, "settings")
    before = widget(pilot, "back").rect.height

    pilot.app.context.change_settings(interface_size=150)
    pilot.frame()

    assert widget(pilot, "back").rect.height > before


def test_the_language_changes_at_once(pilot: Pilot) -> None:
    pilot.app.context.routes.settings("language")
    pilot.frame()

    pilot.app.context.change_settings(language="fr")
    pilot.frame()

    back = widget(pilot, "back")
    assert isinstance(back, Button)
    assert back.label == "Retour"


def test_the_safe_answer_is_the_default(pilot: Pilot) -> None:
    said: list[str] = []
    question = Question("Leave?", "The match is saved.", "Leave", "Stay")
    pilot.app.context.routes.confirm(question, lambda: said.append("yes"))
    pilot.frame()

    pilot.key("return")
    pilot.frame()
    assert said == []
    assert pilot.scene == "menu"

    pilot.app.context.routes.confirm(question, lambda: said.append("yes"))
    pilot.frame()
    click(pilot, "yes")
    assert said == ["yes"]


def test_a_resting_pointer_gives_no_answer(pilot: Pilot) -> None:
    said: list[str] = []
    question = Question("Leave?", "The match is saved.", "Leave", "Stay")
    pilot.app.context.routes.confirm(question, lambda: said.append("yes"))
    pilot.frame()
    at = widget(pilot, "yes").rect.center

    pilot.click(*at)
    early = list(said)
    pilot.advance(0.4)
    pilot.click(*at)

    assert early == []
    assert said == ["yes"]


def test_upright_windows_show_the_whole_board_and_page(open_pilot: Opener) -> None:
    pilot = open_pilot(size=(800, 1280))
    pilot.frame()
    assert abs(panel(pilot).panel.centerx - 400) <= 1
    assert panel(pilot).panel.top >= board_bottom(pilot.app.context)

    click(pilot, "new game")

    assert all(area.furthest == 0 for area in panel(pilot).form.scrolls)
    assert panel(pilot).panel.height < 1280 - 80  # as high as its contents, not as the window


@pytest.mark.parametrize("language", ["de", "es", "fr", "vi"])
def test_low_windows_show_the_whole_menu(open_pilot: Opener, language: str) -> None:
    pilot = open_pilot(size=(640, 480), dice=[(3, 1)], settings=Settings(language=language))
    pilot.start()
    pilot.app.context.routes.menu()
    pilot.frame()

    scene = panel(pilot)
    assert "continue" in names(pilot)
    assert [area.furthest for area in scene.form.scrolls] == [0]
    for name, place in scene.form.places().items():
        assert scene.panel.contains(place), f"{name} is out of sight"


def test_the_faces_of_a_die_reach_both_ends_of_their_row(pilot: Pilot) -> None:
    row = DiceRow(pilot.app.context, "die 1", None, lambda face: None)
    for width in (388, 389, 391, 424):
        row.place(7, 0, width, row.height_for(width))

        assert row.place_of(1).left == 7
        assert row.place_of(6).right == 7 + width


def test_resigning_says_what_it_costs(open_pilot: Opener) -> None:
    pilot = open_pilot(dice=[(3, 1)])
    pilot.start()
    given: list[Kind] = []
    pilot.app.context.routes.resign(pilot.session, given.append)
    pilot.frame()
    gammon = widget(pilot, "gammon")

    assert isinstance(gammon, Button)
    assert gammon.remark == "2 points"
    click(pilot, "gammon")
    assert given == [Kind.GAMMON]
    assert pilot.scene == "board"


def test_resigning_says_why_a_gammon_counts_no_more_than_a_game(pilot: Pilot) -> None:
    pilot.start(rules=MatchRules.money(jacoby=True), dice=ScriptedDice([(3, 1)]))
    pilot.app.context.routes.resign(pilot.session, lambda _: None)
    pilot.frame()
    gammon = widget(pilot, "gammon")
    assert isinstance(gammon, Button)

    assert gammon.remark == "1 point"
    texts = [one.text for one in panel(pilot).form.widgets if isinstance(one, Label)]
    assert any("Jacoby" in text for text in texts)


def test_dice_are_typed_with_two_digits(pilot: Pilot) -> None:
    typed: list[tuple[int, int]] = []
    pilot.app.context.routes.type_dice("Your roll", lambda *dice: typed.append(dice))
    pilot.frame()

    pilot.key("return")
    assert typed == []
    pilot.type("53")
    pilot.key("return")
    pilot.frame()

    assert typed == [(5, 3)]
    assert pilot.scene == "menu"


def test_a_mistyped_die_can_be_taken_back(pilot: Pilot) -> None:
    typed: list[tuple[int, int]] = []
    pilot.app.context.routes.type_dice("Your roll", lambda *dice: typed.append(dice))
    pilot.frame()

    pilot.type("53")
    pilot.key("backspace")
    pilot.type("6")
    pilot.key("return")
    pilot.frame()

    assert typed == [(5, 6)]


def test_the_seal_on_the_page_is_that_of_the_match(open_pilot: Opener) -> None:
    pilot = open_pilot()
    services = pilot.app.context.services
    pilot.app.context.services = replace(services, new_dice=lambda kind: SealedDice.new())
    click(pilot, "new game")
    seal = panel(pilot).describe()["seal"]
    field = widget(pilot, "phrase")
    field.type_text("my own words")

    pilot.key("return")
    pilot.frame()

    assert pilot.session.seal == seal
    assert pilot.session.record.phrase == "my own words"
    assert pilot.session.setup.dice is DiceKind.SEALED


def test_choices_of_the_last_match_are_offered_again(open_pilot: Opener) -> None:
    last = MatchSetup(MatchRules.money(jacoby=True), Side.BLACK, "club", home_left=True)
    pilot = open_pilot(dice=[(3, 1), (6, 5)], settings=Settings(last_setup=last))

    click(pilot, "new game")
    pilot.key("return")
    pilot.frame()

    setup = pilot.session.setup
    assert (setup.rules, setup.human, setup.level) == (last.rules, Side.BLACK, "club")


WINDOWS = [
    ((640, 480), 80),
    ((640, 480), 100),
    ((640, 480), 200),
    ((800, 600), 200),
    ((480, 800), 100),
    ((480, 800), 200),
    ((1280, 800), 100),
    ((1920, 480), 200),
    ((2560, 1600), 100),
]


@pytest.mark.parametrize(
    ("size", "scale"), WINDOWS, ids=[f"{w}x{h} at {scale}" for (w, h), scale in WINDOWS]
)
def test_every_page_fits_every_window(
    open_pilot: Opener, size: tuple[int, int], scale: int
) -> None:
    pilot = open_pilot(size=size, settings=Settings(interface_size=scale, language="fr"))
    routes = pilot.app.context.routes
    pages: list[Callable[[], None]] = [
        routes.new_game,
        routes.about,
        lambda: routes.settings("play"),
        lambda: routes.settings("board"),
        lambda: routes.settings("sound"),
        lambda: routes.settings("language"),
        lambda: routes.type_dice("Your roll", lambda *_: None),
        lambda: routes.confirm(Question("Leave?", "It is saved. " * 9, "Yes", "No"), lambda: None),
    ]
    for open_page in pages:
        routes.menu()
        open_page()
        pilot.frame()
        check_reachable(pilot)


def check_reachable(pilot: Pilot) -> None:
    """Fixed controls are inside the panel, scrolled ones can be brought into it."""
    scene = panel(pilot)
    window = pilot.app.canvas.surface.get_rect()
    assert window.contains(scene.panel)
    for control in scene.form.fixed:
        assert scene.panel.contains(control.rect), f"{scene.name}: {control.name}"
    for area in scene.form.scrolls:
        assert area.viewport.height > 0
        for control in area.widgets:
            assert control.rect.left >= area.viewport.left
            assert control.rect.right <= area.viewport.right
        area.scroll_to(10**6)
        assert area.widgets[-1].rect.bottom <= area.viewport.bottom


def test_without_animations_there_is_no_speed_to_choose(pilot: Pilot) -> None:
    click(pilot, "settings")
    assert "speed" in names(pilot)

    click(pilot, "animations")
    assert "speed" not in names(pilot)
    assert not pilot.app.context.animated

    click(pilot, "animations")
    assert "speed" in names(pilot)
