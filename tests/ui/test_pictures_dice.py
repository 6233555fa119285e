import itertools

import numpy as np
import pygame
import pytest

from game.paths import assets
from game.ui.assets import Assets
from game.ui.board.dice_view import STRIP_FRAMES, DiceSprites
from game.ui.board.geometry import DIE_PITCH
from game.ui.pictures import solid, turning
from game.ui.themes.walnut import WALNUT


@pytest.fixture
def dice() -> DiceSprites:
    return DiceSprites(Assets(assets()), WALNUT)


@pytest.mark.parametrize("value", range(1, 7))
def test_face_up_shows_the_value_and_opposite_faces_make_seven(value: int) -> None:
    up = turning.face_up(value)[2]

    shown = int(np.abs(up).argmax())
    face = shown * 2 + int(up[shown] < 0)
    assert solid.FACE_VALUES[face] == value
    assert solid.FACE_VALUES[face ^ 1] == 7 - value


@pytest.mark.parametrize("variant", range(turning.VARIANTS))
@pytest.mark.parametrize("value", range(1, 7))
def test_every_tumble_ends_on_its_value_lying_as_it_rests(value: int, variant: int) -> None:
    end = turning.tumbling(value, variant, 1.0)

    assert np.allclose(end, turning.resting(value, variant), atol=1e-5)
    assert np.allclose(end @ end.T, np.eye(3), atol=1e-5)


@pytest.mark.parametrize("variant", range(turning.VARIANTS))
def test_a_throw_comes_from_its_side_and_ends_at_rest(variant: int) -> None:
    from_below = variant < 2

    start, end = turning.throw_path(variant, 0.0), turning.throw_path(variant, 1.0)

    assert (start[1] > 5) if from_below else (start[1] < -5)
    assert end == (0.0, 0.0, 0.0)
    assert all(turning.throw_path(variant, step / 100)[2] >= 0 for step in range(101))


@pytest.mark.parametrize("pair", [(0, 1), (1, 0), (2, 3), (3, 2)])
def test_dice_of_one_throw_keep_apart_all_the_way(pair: tuple[int, int]) -> None:
    for step in range(101):
        left, right = (turning.throw_path(variant, step / 100) for variant in pair)
        across = DIE_PITCH + right[0] - left[0]
        assert np.hypot(across, right[1] - left[1]) >= 0.95


def test_pips_in_the_picture_are_as_many_as_the_value(dice: DiceSprites) -> None:
    for value, angle in itertools.product(range(1, 7), range(turning.VARIANTS)):
        picture = dice.die(value, 80, angle)
        rgb = pygame.surfarray.array3d(picture).max(axis=2)
        solid_part = pygame.surfarray.array_alpha(picture) > 250
        assert _spots((rgb < 90) & solid_part) == value


def test_tumble_hands_over_to_the_resting_die(dice: DiceSprites) -> None:
    frame = dice.tumble(4, 1.0, 1, 42)

    assert frame.height == 0
    assert frame.surface is dice.die(4, 42, 1)


def test_tumble_frames_are_cached_and_centred(dice: DiceSprites) -> None:
    for index in range(STRIP_FRAMES):
        frame = dice.tumble(6, (index + 0.5) / STRIP_FRAMES, 0, 42)
        bounds = frame.surface.get_bounding_rect(min_alpha=40)
        middle = frame.surface.get_rect().center
        assert abs(bounds.centerx - middle[0]) <= 4
        assert abs(bounds.centery - middle[1]) <= 4
        assert bounds.w < frame.surface.get_width()
        again = dice.tumble(6, (index + 0.5) / STRIP_FRAMES, 0, 42)
        assert again.surface is frame.surface


def test_played_dice_are_fainter(dice: DiceSprites) -> None:
    full, used = dice.die(3, 42), dice.die(3, 42, dimmed=True)

    assert _opacity(used) == pytest.approx(_opacity(full) * 0.31, rel=0.05)


def _opacity(picture: pygame.Surface) -> float:
    return float(pygame.surfarray.array_alpha(picture).mean())


def _spots(dark: np.ndarray) -> int:
    """How many separate dark areas of at least nine pixels a picture has."""
    left = {(int(x), int(y)) for x, y in zip(*np.nonzero(dark), strict=True)}
    count = 0
    while left:
        stack, size = [left.pop()], 0
        while stack:
            x, y = stack.pop()
            size += 1
            for near in ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)):
                if near in left:
                    left.remove(near)
                    stack.append(near)
        count += size >= 9
    return count
