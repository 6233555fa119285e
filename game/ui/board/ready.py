"""Makes the pictures of a board ready in small steps, before anything wants them all at once."""

from collections.abc import Iterator
from dataclasses import replace

import pygame

from game.engine.types import Side
from game.ui.board.geometry import BoardGeometry
from game.ui.board.highlights import ArrowSet, StillPicture
from game.ui.board.places import dice_places
from game.ui.board.stage_still import StillPainter
from game.ui.board.view import BoardView, CubePlace
from game.ui.boards import Boards


def board_in_steps(
    boards: Boards, size: tuple[int, int], geometry: BoardGeometry, view: BoardView
) -> Iterator[None]:
    """The table with its board in a window of this size, and all that lies on the board."""
    yield from boards.painter.scene_in_steps(size, geometry)
    yield from pieces_in_steps(boards, geometry)
    yield from dice_and_cube_in_steps(boards, geometry, view)


def still_in_steps(boards: Boards, painter: StillPainter, picture: StillPicture) -> Iterator[None]:
    """All that a picture wants beside the checkers: dice, cube, lit points, arrows."""
    ground = pygame.Surface((1, 1))
    yield from dice_and_cube_in_steps(boards, painter.geometry, picture)
    for point in picture.lit:
        painter.mark(ground, replace(picture, lit=(point,)).with_arrows(ArrowSet()))
        yield
    for arrows in (
        *(ArrowSet(hints=(way,)) for way in picture.hints),
        *(ArrowSet(refused=(way,)) for way in picture.refused),
    ):
        for _ in painter.arrows(ground, arrows, 1.0):
            pass
        yield


def dice_and_cube_in_steps(
    boards: Boards, geometry: BoardGeometry, shown: BoardView | StillPicture
) -> Iterator[None]:
    """Dice and cube as they lie."""
    ground, spot = pygame.Surface((1, 1)), (0.0, 0.0)
    for die, _, variant in dice_places(geometry, shown.dice, shown.throw):
        boards.dice.draw(ground, die.value, spot, geometry.die_size, variant, die.used)
        yield
    if shown.cube is not None and shown.cube.place is not CubePlace.OFFERED:
        dimmed = shown.cube.crawford
        boards.cube.draw(ground, shown.cube.value, spot, geometry.cube_size, dimmed=dimmed)
        yield


def pieces_in_steps(boards: Boards, geometry: BoardGeometry) -> Iterator[None]:
    """The checkers of both sides, lying and standing."""
    ground = pygame.Surface((1, 1))
    for side in Side:
        boards.checkers.draw(ground, side, (0.0, 0.0), geometry.checker_diameter)
        yield
        boards.checkers.edge_on(side, *geometry.edge_size)
        yield
