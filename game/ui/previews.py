"""Small boards, one of each theme, painted by the painters of the real board and kept."""

from collections.abc import Iterator

import pygame

from game.engine.position import Position
from game.engine.types import BAR, Side
from game.ui.assets import Assets
from game.ui.board.geometry import BoardGeometry
from game.ui.board.ready import pieces_in_steps
from game.ui.boards import Boards
from game.ui.clock import Clock
from game.ui.pictures.cache import SizedCache
from game.ui.pictures.pixels import scaled
from game.ui.theme import Theme
from game.ui.themes import THEMES, theme_named

DETAIL = 4
"""Previews are painted so many times larger and reduced: rims would be too thick otherwise."""

SLICE = 0.010
"""Seconds of work at a time; the longest single step takes some hundredths."""

DICE = (5, 3)
SIZES_KEPT = 2


class Previews:
    """Makes previews when they are asked for, a little at a time."""

    def __init__(self, assets: Assets, clock: Clock) -> None:
        self._assets = assets
        self._clock = clock
        self._made: SizedCache[pygame.Surface] = SizedCache(limit=SIZES_KEPT * len(THEMES))
        self._wanted: list[tuple[str, tuple[int, int]]] = []
        self._steps: Iterator[None] | None = None

    def get(self, theme: str, size: tuple[int, int]) -> pygame.Surface | None:
        """The preview; None while it is still to be made."""
        key = theme, size
        if key in self._made:
            return self._made.get(key, _missing)
        if key not in self._wanted:
            self._wanted.append(key)
        return None

    @property
    def pending(self) -> bool:
        """Whether previews that were asked for are still to be made."""
        return bool(self._wanted)

    def work(self) -> bool:
        """Go on for a moment; true when a preview has become ready."""
        until = self._clock.now() + SLICE
        ready = False
        while self._wanted:
            name, size = self._wanted[0]
            if self._steps is None:
                self._steps = self._painted(theme_named(name), size)
            if next(self._steps, self) is self:
                self._steps = None
                self._wanted.pop(0)
                ready = True
            if self._clock.now() >= until:
                break
        return ready

    def forget_wanted(self) -> None:
        """Nobody waits for a preview any more."""
        self._wanted.clear()
        self._steps = None

    def _painted(self, theme: Theme, size: tuple[int, int]) -> Iterator[None]:
        boards = Boards(self._assets, theme)
        large = size[0] * DETAIL, size[1] * DETAIL
        geometry = BoardGeometry.fit(0, 0, *large, numbers=False)
        yield from boards.painter.board_in_steps(geometry)
        yield from pieces_in_steps(boards, geometry)
        picture = pygame.Surface(large, pygame.SRCALPHA, 32)
        picture.blit(boards.painter.board(geometry), geometry.rect[:2])
        draw_checkers(boards, picture, geometry, Position.start(), Side.WHITE)
        yield
        for number, center in enumerate(geometry.dice_centers(True, len(DICE))):
            boards.dice.draw(picture, DICE[number], center, geometry.die_size, number)
            yield
        boards.cube.draw(picture, 1, geometry.cube_center(None), geometry.cube_size)
        yield
        self._made.put((theme.name, size), scaled(picture, size))


def draw_checkers(
    boards: Boards,
    picture: pygame.Surface,
    geometry: BoardGeometry,
    position: Position,
    human: Side,
) -> None:
    """Draw all checkers of a position that are not borne off."""
    for mine, seen in ((True, position), (False, position.flipped())):
        side = human if mine else human.other
        for point in range(1, BAR + 1):
            count = max(0, seen.points[point])
            for index in range(count):
                center = geometry.checker_center(mine, point, index, count)
                boards.checkers.draw(picture, side, center, geometry.checker_diameter)


def _missing() -> pygame.Surface:
    raise AssertionError("it has just been made")
