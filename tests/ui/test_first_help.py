"""The first help points at three things, each once, and is never in the way."""

from collections.abc import Callable

import pygame
import pytest

from game.saving.settings import Settings, SettingsStore
from game.ui.board.tip_card import Seen, TipCard, TipWords
from game.ui.scenes.first_help import CHECKER, LANDING, STANDS, Tip
from tests.support.pilot import Pilot

Opener = Callable[..., Pilot]
DICE = [(3, 1), (6, 5), (4, 2), (6, 3), (2, 1), (5, 4)]


@pytest.fixture
def first_board(open_pilot: Opener) -> Pilot:
    pilot = open_pilot(newcomer=True, dice=DICE)
    pilot.start()
    pilot.advance(STANDS + 0.1)
    return pilot


def tip(pilot: Pilot) -> Tip | None:
    pilot.frame()
    return pilot.board.first_help.tip


def seen(pilot: Pilot) -> tuple[str, ...]:
    return pilot.app.context.settings.tips_seen


def play_three_one(pilot: Pilot) -> None:
    pilot.drag(8, 5)
    pilot.settle()
    pilot.drag(6, 5)
    pilot.settle()


def test_each_is_shown_when_its_moment_comes_and_goes_by_doing_it(first_board: Pilot) -> None:
    pilot = first_board
    assert tip(pilot) is Tip.MOVE

    play_three_one(pilot)
    assert tip(pilot) is Tip.DONE

    pilot.click_button("done")
    pilot.settle()
    assert tip(pilot) is Tip.ROLL

    pilot.click_button("roll")
    pilot.settle()
    assert tip(pilot) is None
    assert set(seen(pilot)) == set(Tip)
    assert pilot.board.first_help.over


def test_it_never_returns(open_pilot: Opener, first_board: Pilot) -> None:
    play_three_one(first_board)
    first_board.click_button("done")
    first_board.settle()
    first_board.click_button("roll")
    first_board.settle()
    folder = first_board.app.context.services.folders.config
    first_board.close()

    settings, problem = SettingsStore(folder).load()

    assert problem is None
    assert set(settings.tips_seen) == set(Tip)


def test_a_click_sends_it_away_and_is_obeyed(first_board: Pilot) -> None:
    pilot = first_board
    start = pilot.checker(8)

    pilot.press(*start)
    pilot.frame()

    assert pilot.board.first_help.tip is None
    assert seen(pilot) == ("move",)
    assert pilot.board.control.hand.held is not None


def test_a_key_sends_it_away_and_is_obeyed(first_board: Pilot) -> None:
    pilot = first_board

    pilot.key("left")

    assert seen(pilot) == ("move",)
    assert pilot.board.control.keys.focus is not None


def test_escape_sends_only_the_tip_away(first_board: Pilot) -> None:
    pilot = first_board

    pilot.key("escape")

    assert pilot.scene == "board"
    assert tip(pilot) is None


@pytest.mark.parametrize("name", ["left shift", "right ctrl", "left alt"])
def test_a_key_that_is_only_held_says_nothing(first_board: Pilot, name: str) -> None:
    first_board.key(name)

    assert tip(first_board) is Tip.MOVE


def test_what_has_just_come_up_takes_no_click(open_pilot: Opener) -> None:
    pilot = open_pilot(newcomer=True, dice=DICE)
    pilot.start()
    pilot.frame()
    corner = pilot.app.canvas.size[0] - 2, 2

    pilot.press(*corner)
    pilot.frame()

    assert tip(pilot) is Tip.MOVE


def test_the_arrow_points_at_the_real_thing(first_board: Pilot) -> None:
    pilot = first_board
    spots = [pilot.checker(point) for point in pilot.board.flow.commands.movable()]
    assert any(target_of(pilot).collidepoint(spot) for spot in spots)

    play_three_one(pilot)
    assert tip(pilot) is Tip.DONE

    assert target_of(pilot).center == pilot.button("done")


def test_who_has_seen_all_is_left_alone(open_pilot: Opener) -> None:
    pilot = open_pilot(dice=DICE)
    pilot.start()

    assert tip(pilot) is None
    assert not pilot.board.first_help.in_picture


@pytest.mark.parametrize("size", [(1280, 800), (960, 600), (800, 1280), (640, 480), (400, 300)])
def test_the_card_is_inside_the_window_and_not_on_its_target(
    open_pilot: Opener, size: tuple[int, int]
) -> None:
    pilot = open_pilot(newcomer=True, dice=DICE, size=size, settings=Settings(language="fr"))
    pilot.start()
    words = TipWords("Drag a checker", "All points that it can reach light up, every one of them.")
    window = pilot.app.canvas.surface.get_rect()

    assert tip(pilot) is Tip.MOVE
    targets = pilot.board.first_help._targets()
    middle = pilot.board.control.hand.geometry.outer_half.center
    card, target = TipCard(pilot.app.context).place(words, targets, middle)

    assert window.contains(card)
    assert target in targets
    assert not card.colliderect(target)


WINDOWS = [
    ((1280, 800), 100),
    ((1280, 800), 200),
    ((2560, 1600), 100),
    ((1000, 1000), 100),
    ((960, 600), 100),
    ((800, 1280), 100),
    ((800, 600), 100),
    ((640, 480), 100),
    ((480, 800), 100),
    ((400, 640), 100),
]


@pytest.mark.parametrize(("size", "percent"), WINDOWS)
@pytest.mark.parametrize("language", ["en", "de", "fr", "vi"])
def test_the_card_hides_no_checker_that_can_be_dragged_nor_where_it_can_go(
    open_pilot: Opener, size: tuple[int, int], percent: int, language: str
) -> None:
    settings = Settings(language=language, interface_size=percent)
    pilot = open_pilot(newcomer=True, dice=DICE, size=size, settings=settings)
    pilot.start()
    assert tip(pilot) is Tip.MOVE
    found = pilot.board.first_help.place()
    assert found is not None
    card, target = found
    hidden = [
        one
        for one in pilot.board.first_help._keep()
        if one.weight in (CHECKER, LANDING) and one.hidden_by(card)
    ]

    status = pilot.board.control.hud.status_area
    assert status is not None

    assert not hidden
    assert Seen(status, 1.0).hidden_by(card) < 0.3
    assert arrow_shows(pilot, card, target)


@pytest.mark.parametrize("percent", [150, 200])
def test_a_large_card_in_a_small_window_still_hides_least(open_pilot: Opener, percent: int) -> None:
    settings = Settings(language="de", interface_size=percent)
    pilot = open_pilot(newcomer=True, dice=DICE, size=(640, 480), settings=settings)
    pilot.start()
    assert tip(pilot) is Tip.MOVE
    found = pilot.board.first_help.place()
    assert found is not None
    card, target = found
    status = pilot.board.control.hud.status_area
    assert status is not None

    assert Seen(status, 1.0).hidden_by(card) < 0.3
    assert not card.colliderect(target)
    for point in (6, 8):
        assert not card.collidepoint(pilot.checker(point))
    assert arrow_shows(pilot, card, target)


def arrow_shows(pilot: Pilot, card: pygame.Rect, target: pygame.Rect) -> bool:
    """Whether its colour is seen between the card and what it points at."""
    words, color = TipWords("Drag", "A checker"), pilot.app.context.theme.colors.accent
    surface = pygame.Surface(pilot.app.canvas.size)
    TipCard(pilot.app.context).draw(surface, words, card, target)
    surface.fill((0, 0, 0), card)
    around = target.inflate(2 * target.width, 2 * target.height).clip(surface.get_rect())
    return pygame.mask.from_threshold(surface.subsurface(around), color, (2, 2, 2)).count() > 20


def target_of(pilot: Pilot) -> pygame.Rect:
    found = pilot.board.first_help.place()
    assert found is not None
    return found[1]


def test_it_leaves_nothing_behind_in_the_picture(open_pilot: Opener) -> None:
    import numpy as np

    pilots = [
        open_pilot(newcomer=newcomer, dice=DICE, size=(800, 500)) for newcomer in (True, False)
    ]
    pictures = []
    for pilot in pilots:
        pilot.start()
        pilot.advance(STANDS + 0.1)
        pilot.key("escape") if pilot is pilots[0] else None
        pilot.advance(5.0)
        pictures.append(pygame.surfarray.array3d(pilot.app.canvas.surface))

    assert np.array_equal(*pictures)
