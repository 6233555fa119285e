"""The About page names everything that the game is made of, and shows its licence."""

from pathlib import Path

import pytest

from game import __version__, paths
from game.ui.scenes.about import AboutScene, LicenceScene, parts
from game.ui.widgets.button import Button
from game.ui.widgets.label import Label
from tests.support.pilot import Pilot

ROOT = Path(__file__).parents[2]


def about(pilot: Pilot) -> AboutScene:
    pilot.app.context.routes.about()
    pilot.frame()
    scene = pilot.app.director.top
    assert isinstance(scene, AboutScene)
    return scene


def press(pilot: Pilot, name: str) -> None:
    scene = pilot.app.director.top
    assert isinstance(scene, AboutScene | LicenceScene)
    button = scene.form.find(name)
    assert isinstance(button, Button)
    button.activate()
    pilot.frame()


@pytest.mark.parametrize("part", parts(), ids=lambda part: part.name)
def test_each_part_has_its_licence_among_the_files(part) -> None:  # type: ignore[no-untyped-def]
    text = (paths.assets() / part.file).read_text(encoding="utf-8")

    assert "opyright" in text or "(c)" in text


def test_our_own_licence_is_that_of_the_repository() -> None:
    shown = paths.assets() / "licences" / "fairgammon.txt"

    assert shown.read_text(encoding="utf-8") == (ROOT / "LICENSE").read_text(encoding="utf-8")


def test_the_page_says_the_version_and_how_the_dice_are_made(pilot: Pilot) -> None:
    labels = [one.text for one in about(pilot).form.widgets if isinstance(one, Label)]

    assert any(__version__ in text for text in labels)
    assert any("HMAC-SHA-256(key, “i:0”)" in text for text in labels)


def test_a_licence_is_read_to_its_end_and_left_again(pilot: Pilot) -> None:
    about(pilot)

    press(pilot, "licences/pygame-ce.txt")

    scene = pilot.app.director.top
    assert isinstance(scene, LicenceScene)
    (area,) = scene.form.scrolls
    for _ in range(60):
        pilot.key("page down")
    assert area.offset == area.furthest > 0
    pilot.key("escape")
    pilot.frame()
    assert isinstance(pilot.app.director.top, AboutScene)
    pilot.key("escape")
    pilot.frame()
    assert pilot.scene == "menu"


def test_the_menu_leads_there(pilot: Pilot) -> None:
    scene = pilot.app.director.top
    button = scene.form.find("about")  # type: ignore[union-attr]

    pilot.click(*button.rect.center)
    pilot.frame()

    assert pilot.scene == "about"
