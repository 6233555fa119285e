"""Where dice come to rest on the board, and where the cube lies."""

from game.ui.board.geometry import BoardGeometry
from game.ui.board.view import CubePlace, ShownDie

SCATTER = (0.10, -0.06, 0.03, -0.11, 0.06, -0.02, 0.05)
"""How far under the middle of their places dice come to rest, in u."""
APART = 0.012
"""How far two dice come to rest apart from each other, in u, times 0 to 5. They never come
closer: on their way they would touch."""


def dice_places(
    geometry: BoardGeometry, dice: tuple[ShownDie, ...], throw: int
) -> list[tuple[ShownDie, tuple[float, float], int]]:
    """Each die with the middle of its place and its variant, which says how it lies.

    No two throws lie alike; within one, neighbours lie differently and never touch.
    """
    placed = []
    for mine in (True, False):
        own = [die for die in dice if die.mine is mine]
        if own:
            centers = geometry.dice_centers(mine, len(own))
            for number, (die, center) in enumerate(zip(own, centers, strict=True)):
                down = SCATTER[(3 * throw + 2 * number) % len(SCATTER)]
                apart = APART * (throw * 5 % 6) if len(own) == 2 else 0.0
                across = apart if number else -apart
                spot = center[0] + across * geometry.u, center[1] + down * geometry.u
                placed.append((die, spot, (number + throw) % 2 + (0 if mine else 2)))
    return placed


def cube_center(geometry: BoardGeometry, place: CubePlace) -> tuple[float, float]:
    """The middle of the cube in one of its places."""
    match place:
        case CubePlace.OFFERED:
            return geometry.offer_center
        case CubePlace.CENTRE:
            return geometry.cube_center(None)
        case _:
            return geometry.cube_center(place is CubePlace.MINE)
