"""Makes the pictures of a board ready in small steps, before a layout that wants them all."""

from collections.abc import Iterator

import pygame

from game.engine.types import Side
from game.ui.board.geometry import BoardGeometry
from game.ui.board.places import dice_places
from game.ui.board.view import BoardView, CubePlace
from game.ui.boards import Boards


def board_in_steps(
    boards: Boards, size: tuple[int, int], geometry: BoardGeometry, view: BoardView
) -> Iterator[None]:
    """The table with its board in a window of this size, and all that lies on the board."""
    yield from boards.painter.scene_in_steps(size, geometry)
    yield from pieces_in_steps(boards, geometry)
    ground, spot = pygame.Surface((1, 1)), (0.0, 0.0)
    for die, _, variant in dice_places(geometry, view.dice, view.throw):
        boards.dice.draw(ground, die.value, spot, geometry.die_size, variant, die.used)
        yield
    if view.cube is not None and view.cube.place is not CubePlace.OFFERED:
        dimmed = view.cube.crawford
        boards.cube.draw(ground, view.cube.value, spot, geometry.cube_size, dimmed=dimmed)
        yield


def pieces_in_steps(boards: Boards, geometry: BoardGeometry) -> Iterator[None]:
    """The checkers of both sides, lying and standing."""
    ground = pygame.Surface((1, 1))
    for side in Side:
        boards.checkers.draw(ground, side, (0.0, 0.0), geometry.checker_diameter)
        yield
        boards.checkers.edge_on(side, *geometry.edge_size)
        yield
