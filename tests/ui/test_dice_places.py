"""Where dice come to rest: a little different in each throw, and never on top of each other."""

from itertools import pairwise
from math import dist

import pytest

from game.ui.board.geometry import DIE, BoardGeometry
from game.ui.board.places import dice_places
from game.ui.board.view import ShownDie
from game.ui.pictures.turning import REST_ANGLES, throw_path

THROWS = range(14)
HALF_DIAGONAL = DIE * 2**0.5 / 2


def placed(geometry: BoardGeometry, throw: int, count: int, *, mine: bool = True):  # type: ignore[no-untyped-def]
    dice = tuple(ShownDie(mine, 5) for _ in range(count))
    return dice_places(geometry, dice, throw)


@pytest.mark.parametrize("mine", [True, False])
@pytest.mark.parametrize("count", [2, 4])
@pytest.mark.parametrize("throw", THROWS)
def test_dice_keep_clear_of_each_other_all_the_way(throw: int, count: int, mine: bool) -> None:
    geometry = BoardGeometry.fit(0, 0, 1000, 800)
    places = placed(geometry, throw, count, mine=mine)

    for step in range(101):
        spots = []
        for _, (x, y), variant in places:
            right, down, _ = throw_path(variant, step / 100)
            spots.append((x / geometry.u + right, y / geometry.u + down))
        # At rest they lie at small angles; on the way they may stand on a corner.
        least = DIE * 1.25 if step > 95 else 2 * HALF_DIAGONAL
        assert all(dist(one, other) > least for one, other in pairwise(spots)), step


@pytest.mark.parametrize("size", [(1000, 680), (1000, 800)])
@pytest.mark.parametrize("throw", THROWS)
def test_dice_lie_between_the_stacks_and_inside_what_is_clicked(
    throw: int, size: tuple[int, int]
) -> None:
    geometry = BoardGeometry.fit(0, 0, *size)
    area = geometry.dice_area(True, 4)
    reach = 0.5 * DIE * 1.25 * geometry.u

    for _, (x, y), _ in placed(geometry, throw, 4):
        assert area.contains(x - reach, y - reach)
        assert area.contains(x + reach - 1, y + reach - 1)
        for point in (6, 19):
            tallest = geometry.checker_center(True, point, 4, 5)
            assert abs(y - tallest[1]) > geometry.checker_diameter / 2 + 0.25 * geometry.u


def test_no_two_throws_in_a_row_lie_alike() -> None:
    geometry = BoardGeometry.fit(0, 0, 1000, 800)
    lies = [
        [(spot, REST_ANGLES[variant]) for _, spot, variant in placed(geometry, throw, 2)]
        for throw in THROWS
    ]

    assert all(one != other for one, other in pairwise(lies))
    assert len({str(lie) for lie in lies}) == len(lies)
