import numpy as np
import pygame
import pytest

from game.engine.types import Side
from game.paths import assets
from game.ui.assets import Assets
from game.ui.board.checkers import CheckerSprites
from game.ui.board.cube_view import CubeSprites
from game.ui.board.leaning import LeaningCheckers
from game.ui.boards import Boards
from game.ui.pictures.cache import SizedCache
from game.ui.pictures.pixels import scaled
from game.ui.theme import Theme
from game.ui.themes.club import CLUB
from game.ui.themes.contrast import CONTRAST
from game.ui.themes.linen import LINEN
from game.ui.themes.slate import SLATE
from game.ui.themes.walnut import WALNUT


@pytest.fixture
def checkers() -> CheckerSprites:
    return CheckerSprites(Assets(assets()), WALNUT)


@pytest.fixture
def cube() -> CubeSprites:
    pygame.font.init()
    return CubeSprites(Assets(assets()), WALNUT)


@pytest.mark.parametrize("diameter", [24, 37, 61, 123])
def test_a_disc_has_its_size_and_soft_edges(checkers: CheckerSprites, diameter: int) -> None:
    for side in Side:
        disc = checkers.get(side, diameter)
        alpha = pygame.surfarray.array_alpha(disc)
        assert disc.get_size() == (diameter, diameter)
        assert alpha[diameter // 2, diameter // 2] == 255
        assert alpha[0, 0] == 0
        assert ((alpha > 20) & (alpha < 235)).any()
        covered = (alpha / 255).sum()
        assert covered == pytest.approx(np.pi * diameter**2 / 4, rel=0.03)


def test_white_is_light_black_is_dark_and_has_its_pale_rim(checkers: CheckerSprites) -> None:
    white = _brightness(checkers.get(Side.WHITE, 80))
    black = _brightness(checkers.get(Side.BLACK, 80))

    assert white[30:50, 30:50].mean() > 200
    assert black[30:50, 30:50].mean() < 70
    assert black[40, 2:5].max() > 90


def test_a_checker_in_the_tray_is_as_light_as_one_on_the_board(checkers: CheckerSprites) -> None:
    edge = _brightness(checkers.edge_on(Side.WHITE, 60, 15))
    disc = _brightness(checkers.get(Side.WHITE, 60))

    assert edge[6:30, 3:12].mean() == pytest.approx(disc[22:38, 22:38].mean(), rel=0.06)


def test_light_comes_from_the_upper_left(checkers: CheckerSprites) -> None:
    # The rounded rim, read on the diagonal.
    disc = _brightness(checkers.get(Side.WHITE, 120))

    assert disc[25, 22] > disc[95, 98] + 15


@pytest.mark.parametrize("theme", [WALNUT, CLUB, SLATE, LINEN], ids=lambda theme: theme.name)
def test_checkers_have_depth_and_dark_ones_a_gleam(theme: Theme) -> None:
    sprites = CheckerSprites(Assets(assets()), theme)

    white, black = (_brightness(sprites.get(side, 61))[10:51, 10:51] for side in Side)

    assert white.std() > 9
    assert black.std() > 18
    assert black.max() > 155
    assert black.mean() < 90 < 180 < white.mean()


@pytest.mark.parametrize("theme", [WALNUT, CLUB, SLATE, LINEN], ids=lambda theme: theme.name)
def test_a_dark_checker_in_the_tray_is_as_dark_as_one_on_the_board(theme: Theme) -> None:
    sprites = CheckerSprites(Assets(assets()), theme)

    edge = _brightness(sprites.edge_on(Side.BLACK, 60, 15))[6:54, 3:12]
    disc = _brightness(sprites.get(Side.BLACK, 60))[12:48, 12:48]

    assert edge.mean() == pytest.approx(disc.mean(), abs=22)


@pytest.mark.parametrize("side", list(Side), ids=lambda side: side.name.lower())
def test_a_count_stands_on_an_even_ground(side: Side) -> None:
    surface = pygame.Surface((80, 80), pygame.SRCALPHA)
    sprites = CheckerSprites(Assets(assets()), WALNUT)
    sprites.draw(surface, side, (40, 40), 60)
    before = _brightness(surface)[28:52, 28:52]

    sprites.clear_middle(surface, side, (40, 40), 60)

    after = _brightness(surface)[28:52, 28:52]
    assert after.max() - after.min() <= 3 < before.max() - before.min()


def test_a_lifted_checker_is_larger_and_throws_its_shadow_farther(
    checkers: CheckerSprites,
) -> None:
    assert checkers.get(Side.WHITE, 60, lifted=True).get_width() == 65
    assert checkers.shadow(60, 1.0).get_width() > checkers.shadow(60, 0.0).get_width()
    assert checkers.shadow_offset(60, 1.0) > checkers.shadow_offset(60, 0.0)


def test_without_halftones_a_lifted_checker_has_a_black_gap_round_it() -> None:
    sprites = CheckerSprites(Assets(assets()), CONTRAST)

    resting, lifted = sprites.shadow(60, 0.0), sprites.shadow(65, 1.0)

    for shadow in (resting, lifted):
        alpha = pygame.surfarray.array_alpha(shadow)
        assert ((alpha > 20) & (alpha < 235)).mean() < 0.06, "hard edges only"
    assert resting.get_bounding_rect(min_alpha=128).width <= 60
    assert lifted.get_bounding_rect(min_alpha=128).width >= 65 + 6
    assert sprites.shadow_offset(60, 1.0) == (0, 0)


@pytest.mark.parametrize("theme", [WALNUT, SLATE, LINEN], ids=lambda theme: theme.name)
def test_the_side_of_a_leaning_white_checker_is_ivory_and_lighter_towards_the_light(
    theme: Theme,
) -> None:
    leaning = LeaningCheckers(CheckerSprites(Assets(assets()), theme))
    sides = []
    for lean, area in (((1.0, 0.0), slice(0, 50)), ((-1.0, 0.0), slice(50, 100))):
        surface = pygame.Surface((100, 100))
        surface.fill((0, 0, 255))
        leaning.draw(surface, Side.WHITE, (50, 50), 60, 0.0, lean)
        row = pygame.surfarray.array3d(surface)[area, 50].astype(int)
        outside = row[row[:, 2] - row[:, 0] < 100]
        edge = outside[:6] if area.start == 0 else outside[-6:]
        sides.append(float(np.sort(edge.mean(axis=1))[1:5].mean()))

    assert min(sides) > 85
    assert sides[0] > sides[1]


def test_sprites_are_made_once_for_a_size(checkers: CheckerSprites) -> None:
    assert checkers.get(Side.BLACK, 60.2) is checkers.get(Side.BLACK, 59.8)
    assert checkers.edge_on(Side.BLACK, 61, 16) is checkers.edge_on(Side.BLACK, 61, 16)


def test_edge_on_and_ghost_have_sensible_sizes(checkers: CheckerSprites) -> None:
    assert checkers.edge_on(Side.WHITE, 61.4, 15.9).get_size() == (61, 16)
    assert checkers.ghost(60, (255, 255, 255)).get_width() == 64


def test_the_cube_carries_its_figure(cube: CubeSprites) -> None:
    for value in (1, 2, 4, 8, 16, 32, 64):
        face = cube.face(value, 60)
        ink = _brightness(face)[20:70, 20:70] < 120
        assert 40 < ink.sum() < 900


def test_the_cube_turns_from_face_to_face(cube: CubeSprites) -> None:
    assert cube.turn(2, 4, 0.0, 60) is cube.face(2, 60)
    assert cube.turn(2, 4, 1.0, 60) is cube.face(4, 60)
    assert cube.turn(2, 4, 0.5, 60) is not cube.turn(2, 4, 0.3, 60)


def test_the_cache_forgets_what_was_not_used_for_longest() -> None:
    cache: SizedCache[int] = SizedCache(limit=2)

    cache.get("a", lambda: 1)
    cache.get("b", lambda: 2)
    cache.get("a", lambda: 9)
    cache.get("c", lambda: 3)

    assert len(cache) == 2
    assert cache.get("a", lambda: 9) == 1
    assert cache.get("b", lambda: 7) == 7


def test_scaling_does_not_darken_edges() -> None:
    picture = pygame.Surface((40, 40), pygame.SRCALPHA, 32)
    picture.fill((0, 0, 0, 0))
    pygame.draw.rect(picture, (250, 240, 220, 255), (7, 7, 25, 25))

    small = scaled(picture, (13, 13))

    alpha = pygame.surfarray.array_alpha(small)
    red = pygame.surfarray.array3d(small)[..., 0]
    assert (red[alpha > 12] > 230).all()


def _brightness(picture: pygame.Surface) -> np.ndarray:
    return pygame.surfarray.array3d(picture).mean(axis=2)


@pytest.mark.parametrize("theme", [WALNUT, CONTRAST], ids=lambda theme: theme.name)
@pytest.mark.usefixtures("quiet_pilot")
def test_light_round_an_offered_cube_and_of_a_hit_is_soft_or_plain(theme: Theme) -> None:
    boards = Boards(Assets(assets()), theme)

    for picture in (boards.cube.glow(60), boards.flashes.get(60, 0.5)):
        alpha = pygame.surfarray.array_alpha(picture)
        shown = alpha[alpha > 8]
        plain = (shown > 235).mean()
        assert plain > 0.5 if not theme.halftones else plain < 0.1
