"""The board and the table it lies on, as pictures; point numbers and checkers are not among them.

The pictures come from masters that `assets/make/board.py` renders: one for each side the home can
be on. A master is taller than any board. The wood is plain across its middle, so it
can be cut there: the upper and lower halves meet at any height of board without a seam.
"""

from collections.abc import Iterator

import numpy as np
import pygame

from game.ui.assets import Assets
from game.ui.board.geometry import FRAME, INNER_WIDTH, BoardGeometry
from game.ui.pictures.cache import SizedCache
from game.ui.pictures.light import Array
from game.ui.pictures.pixels import blurred, flat
from game.ui.theme import Theme

MASTER = "board-{theme}-{side}.jpg"
TABLE = "table-{theme}.jpg"
MASTER_UNIT = 160  # pixels of u in the masters
CORNER = 0.17  # u; radius of the outer corners
# The board's two shadows on the table: blur in u, opacity; both fall down and to the right.
SHADOWS = ((0.12, 0.50), (0.50, 0.45))
SHADOW_FALL = (0.06, 0.14)  # u
BOARDS_KEPT = 3  # those of a match, of Learn, and behind the menu
SHADOW_GRID = 8  # pixels; soft shadows are worked out on a coarse grid


class BoardPainter:
    """Pictures of the board in the sizes asked for."""

    def __init__(self, assets: Assets, theme: Theme) -> None:
        self._images = assets.folder / "images"
        self._theme = theme.name
        self._boards: SizedCache[pygame.Surface] = SizedCache(limit=BOARDS_KEPT)
        self._scenes: SizedCache[pygame.Surface] = SizedCache(limit=1)

    def board(self, geometry: BoardGeometry) -> pygame.Surface:
        """The empty board, as large as the geometry's rectangle; its outer corners are clear."""
        run(self.board_in_steps(geometry))
        return self._boards.get(_board_key(geometry), _missing)

    def table(self, size: tuple[int, int]) -> pygame.Surface:
        """The table top that fills a window of this size: cropped to its shape, made anew."""
        made: list[pygame.Surface] = []
        run(self._table_in_steps(size, made))
        return made[0]

    def scene(self, size: tuple[int, int], geometry: BoardGeometry) -> pygame.Surface:
        """Table, the board's shadows and the board in one opaque picture."""
        run(self.scene_in_steps(size, geometry))
        return self._scenes.get((size, geometry), _missing)

    def board_in_steps(self, geometry: BoardGeometry) -> Iterator[None]:
        """Make the board ready, a few hundredths of a second at a time."""
        key = _board_key(geometry)
        if key in self._boards:
            return
        side = "left" if geometry.home_left else "right"
        master = pygame.image.load(self._images / MASTER.format(theme=self._theme, side=side))
        yield
        picture = pygame.Surface((int(geometry.rect.w), int(geometry.rect.h)), pygame.SRCALPHA, 32)
        for source, target in _pieces(geometry, master.get_size()):
            part = pygame.transform.smoothscale(master.subsurface(source), target.size)
            picture.blit(part, target)
            yield
        _round_corners(picture, CORNER * geometry.u)
        self._boards.put(key, picture)

    def scene_in_steps(self, size: tuple[int, int], geometry: BoardGeometry) -> Iterator[None]:
        """Make the whole scene ready, a few hundredths of a second at a time."""
        if (size, geometry) in self._scenes:
            return
        yield from self.board_in_steps(geometry)
        yield
        made: list[pygame.Surface] = []
        yield from self._table_in_steps(size, made)
        yield
        yield from self.lay_in_steps(made[0], geometry)
        self._scenes.put((size, geometry), made[0])

    def _table_in_steps(self, size: tuple[int, int], made: list[pygame.Surface]) -> Iterator[None]:
        """Put the table into the list, scaled in two halves; the seam falls between two rows."""
        master = pygame.image.load(self._images / TABLE.format(theme=self._theme))
        yield
        width, height = master.get_size()
        factor = max(size[0] / width, size[1] / height)
        w, h = min(width, round(size[0] / factor)), min(height, round(size[1] / factor))
        cut = master.subsurface(((width - w) // 2, (height - h) // 2, w, h))
        table = pygame.Surface(size, 0, 32)
        for rows, onto in _halves(h, size[1]):
            part = cut.subsurface((0, rows[0], w, rows[1] - rows[0]))
            scaled = pygame.transform.smoothscale(part, (size[0], onto[1] - onto[0]))
            table.blit(scaled, (0, onto[0]))
            yield
        made.append(table)

    def lay_in_steps(self, target: pygame.Surface, geometry: BoardGeometry) -> Iterator[None]:
        """Draw the empty board with its shadows on whatever it lies on."""
        yield from self.board_in_steps(geometry)
        self._draw_shadow(target, geometry)
        yield
        target.blit(self.board(geometry), (geometry.rect.x, geometry.rect.y))

    def _draw_shadow(self, target: pygame.Surface, geometry: BoardGeometry) -> None:
        """Draw the shadows."""
        picture, margin = _board_shadow(geometry)
        x, y = geometry.rect.x - margin, geometry.rect.y - margin
        fall = SHADOW_FALL[0] * geometry.u, SHADOW_FALL[1] * geometry.u
        target.blit(picture, (round(x + fall[0]), round(y + fall[1])))


def run(steps: Iterator[None]) -> None:
    """Take all steps at once."""
    for _ in steps:
        pass


def _missing() -> pygame.Surface:
    raise AssertionError("it has just been made")


def _board_key(geometry: BoardGeometry) -> tuple[object, ...]:
    return (geometry.rect[2:], geometry.frame, geometry.home_left)


def _halves(source: int, target: int) -> tuple[tuple[tuple[int, int], tuple[int, int]], ...]:
    """Upper and lower rows of a picture, and where they go."""
    return (
        ((0, source // 2), (0, target // 2)),
        ((source // 2, source), (target // 2, target)),
    )


def _pieces(
    geometry: BoardGeometry, master: tuple[int, int]
) -> list[tuple[pygame.Rect, pygame.Rect]]:
    """Which part of the master goes where.

    The frame is a slice of its own only where it is thicker than the master's.
    """
    width, height = int(geometry.rect.w), int(geometry.rect.h)
    frame, rail = geometry.frame, round(FRAME * MASTER_UNIT)
    half = round(geometry.inner.h / 2 / geometry.u * MASTER_UNIT)
    middle = height // 2
    if abs(frame - FRAME * geometry.u) < 0.75:
        columns = [((0, master[0]), (0, width))]
        rows = [
            ((0, rail + half), (0, middle)),
            ((master[1] - rail - half, master[1]), (middle, height)),
        ]
    else:
        inside = rail + round(INNER_WIDTH * MASTER_UNIT)
        columns = [
            ((0, rail), (0, frame)),
            ((rail, inside), (frame, width - frame)),
            ((inside, master[0]), (width - frame, width)),
        ]
        rows = [
            ((0, rail), (0, frame)),
            ((rail, rail + half), (frame, middle)),
            ((master[1] - rail - half, master[1] - rail), (middle, height - frame)),
            ((master[1] - rail, master[1]), (height - frame, height)),
        ]
    return [(_rect(c[0], r[0]), _rect(c[1], r[1])) for r in rows for c in columns]


def _rect(across: tuple[int, int], down: tuple[int, int]) -> pygame.Rect:
    return pygame.Rect(across[0], down[0], across[1] - across[0], down[1] - down[0])


def _round_corners(picture: pygame.Surface, radius: float) -> None:
    """Make what lies outside the rounded corners clear."""
    size = int(radius) + 1
    line = np.maximum(radius - 0.5 - np.arange(size), 0)
    away = np.sqrt(line[:, None] ** 2 + line[None, :] ** 2) - radius
    opacity = (np.clip(0.5 - away, 0, 1) * 255).astype(np.uint8)
    alpha = pygame.surfarray.pixels_alpha(picture)
    alpha[:size, :size] = opacity
    alpha[-size:, :size] = opacity[::-1]
    alpha[:size, -size:] = opacity[:, ::-1]
    alpha[-size:, -size:] = opacity[::-1, ::-1]


def _board_shadow(geometry: BoardGeometry) -> tuple[pygame.Surface, int]:
    """Both shadows in one picture, and how far it reaches beyond the board."""
    margin = int(1.4 * geometry.u)
    full = int(geometry.rect.w) + 2 * margin, int(geometry.rect.h) + 2 * margin
    w, h = (side // SHADOW_GRID + 1 for side in full)
    edge = margin / SHADOW_GRID
    across = _coverage(w, edge, full[0] / SHADOW_GRID - edge)
    down = _coverage(h, edge, full[1] / SHADOW_GRID - edge)
    inside = (down[:, None] * across[None, :]).astype(np.float32)
    light = np.ones_like(inside)
    for blur, opacity in SHADOWS:
        light *= 1 - blurred(inside, blur * geometry.u / SHADOW_GRID) * np.float32(opacity)
    coarse = flat((0, 0, 0), 1 - light)
    return pygame.transform.smoothscale(coarse, full), margin


def _coverage(count: int, start: float, end: float) -> Array:
    """How much of each cell of a line lies between two places."""
    cells = np.arange(count)
    result: Array = np.clip(np.minimum(cells + 1, end) - np.maximum(cells, start), 0, 1)
    return result
