"""Makes what all scenes share: canvas, fonts, painters, words."""

import pygame

from game.i18n import Words, choose_language, language_codes
from game.saving.savegame import MatchStore
from game.saving.settings import Settings, SettingsStore
from game.ui.assets import Assets
from game.ui.boards import Boards
from game.ui.canvas import Canvas
from game.ui.context import Context, Services
from game.ui.director import Director
from game.ui.previews import Previews
from game.ui.text import TextPainter
from game.ui.themes import theme_of
from game.ui.widgets.look import Look

ICON = "icon.png"


def furnished(
    services: Services, settings: Settings, store: SettingsStore, window: pygame.Window
) -> Context:
    """The context of a window."""
    canvas = Canvas(window, settings.interface_size)
    assets = Assets(services.assets)
    text = TextPainter(assets, canvas)
    theme = theme_of(settings.theme, shapes=settings.checker_shapes)
    boards = Boards(assets, theme)
    window.set_icon(assets.image(ICON))
    return Context(
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
        words=words_for(services, settings),
        boards=boards,
        previews=Previews(assets, services.clock),
        sounds=services.open_sounds(settings, services.assets / "sounds"),
    )


def languages(services: Services) -> frozenset[str]:
    """Codes of the languages there are."""
    return language_codes(services.assets / "locale")


def words_for(services: Services, settings: Settings) -> Words:
    """The texts in the chosen language, or in the first of the system's that there is."""
    folder = services.assets / "locale"
    wanted = settings.language
    if wanted is None:
        wanted = choose_language(_system_languages(), sorted(languages(services)))
    return Words(wanted, folder)


def _system_languages() -> list[str]:
    locales = pygame.system.get_pref_locales()
    return ["_".join(filter(None, (one["language"], one["country"]))) for one in locales]
