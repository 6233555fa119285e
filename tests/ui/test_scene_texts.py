"""What menus and dialogs say is whole and apart, in every window, scale and language."""

from collections.abc import Callable, Iterator

import pygame
import pytest

from game.i18n import available_languages
from game.paths import assets
from game.ui.scenes import panel as panel_module
from game.ui.scenes.menu import MenuScene
from game.ui.scenes.panel import PanelScene
from tests import pictures
from tests.support.pilot import Pilot
from tests.support.shared_window import speak
from tests.support.text_spy import TextSpy, watched_texts

LANGUAGES = [one.code for one in available_languages(assets() / "locale")]
SCENES = (
    pictures.menu_continue,
    pictures.new_game,
    pictures.settings_play,
    pictures.settings_board,
    pictures.results_match,
    pictures.confirm,
    pictures.resign,
    pictures.type_dice,
    pictures.about,
)
WINDOWS = (
    ((640, 480), 100),
    ((960, 600), 80),
    ((960, 600), 200),
    ((1280, 800), 100),
    ((800, 1280), 100),
    ((600, 960), 200),
)
"""Windows with the scale in percent."""


@pytest.fixture
def spy(monkeypatch: pytest.MonkeyPatch) -> Iterator[TextSpy]:
    """Watches the texts of panels that lie over nothing, which is soon painted."""

    def nothing(scene: PanelScene) -> pygame.Surface:
        return pygame.Surface(scene.context.canvas.size)

    monkeypatch.setattr(PanelScene, "backdrop", nothing)
    monkeypatch.setattr(MenuScene, "backdrop", nothing)
    monkeypatch.setattr(panel_module, "lay_glass", lambda *_, **__: None)
    with watched_texts(monkeypatch) as spy:
        yield spy


@pytest.mark.parametrize("open_scene", SCENES, ids=[scene.__name__ for scene in SCENES])
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_of_a_panel_is_cut_or_lies_over_another(
    window: Pilot, language: str, open_scene: Callable[[Pilot], None], spy: TextSpy
) -> None:
    window.app.window.size = (1280, 800)
    window.app.canvas.interface_size = 100
    speak(window, language)
    open_scene(window)
    scene = window.app.director.top
    assert isinstance(scene, PanelScene)
    for size, scale in WINDOWS:
        window.app.window.size = size
        window.app.canvas.interface_size = scale

        found = wrong_texts(scene, spy)

        assert not found, f"{size[0]}x{size[1]} at {scale} %: {found}"


def wrong_texts(scene: PanelScene, spy: TextSpy) -> list[object]:
    """Texts that are cut, lie over each other or stick out of their widget or the panel."""
    surface = scene.context.canvas.surface
    spy.clear()
    scene.layout()
    wrong: list[object] = [*spy.outside(scene.panel)]
    scene.draw(surface)
    wrong += [*spy.cut, *spy.overlaps()]
    for widget in scene.form.widgets:
        spy.clear()
        widget.draw(surface)
        wrong += [*spy.cut, *spy.overlaps(), *spy.outside(widget.rect)]
    return wrong
