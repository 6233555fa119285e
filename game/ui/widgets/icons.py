"""Small signs that the fonts lack: drawn four times as large and reduced."""

import math
from collections.abc import Callable, Mapping
from itertools import pairwise
from types import MappingProxyType

import pygame

from game.ui.theme import Color

FINE = 4

Pen = tuple[pygame.Surface, int, pygame.Color]


def _at(size: int, *spots: tuple[float, float]) -> list[tuple[float, float]]:
    return [(x * size, y * size) for x, y in spots]


def _stroke(pen: Pen, spots: list[tuple[float, float]], wide: float) -> None:
    surface, size, color = pen
    width = max(2, round(wide * size))
    for start, end in pairwise(spots):
        _line(surface, color, start, end, width)
    for spot in spots:
        pygame.draw.circle(surface, color, spot, width / 2)


def _line(
    surface: pygame.Surface,
    color: pygame.Color,
    start: tuple[float, float],
    end: tuple[float, float],
    width: int,
) -> None:
    along = pygame.Vector2(end) - pygame.Vector2(start)
    if along.length() == 0:
        return
    side = along.normalize().rotate(90) * (width / 2)
    corners = [start + side, end + side, end - side, start - side]
    pygame.draw.polygon(surface, color, corners)


def _chevron_right(pen: Pen) -> None:
    _stroke(pen, _at(pen[1], (0.38, 0.22), (0.64, 0.5), (0.38, 0.78)), 0.12)


def _chevron_left(pen: Pen) -> None:
    _stroke(pen, _at(pen[1], (0.62, 0.22), (0.36, 0.5), (0.62, 0.78)), 0.12)


def _chevron_down(pen: Pen) -> None:
    _stroke(pen, _at(pen[1], (0.22, 0.38), (0.5, 0.64), (0.78, 0.38)), 0.12)


def _list(pen: Pen) -> None:
    for y in (0.24, 0.5, 0.76):
        _stroke(pen, _at(pen[1], (0.16, y), (0.18, y)), 0.11)
        _stroke(pen, _at(pen[1], (0.36, y), (0.84, y)), 0.09)


def _tick(pen: Pen) -> None:
    _stroke(pen, _at(pen[1], (0.2, 0.53), (0.42, 0.74), (0.8, 0.28)), 0.12)


def _cross(pen: Pen) -> None:
    _stroke(pen, _at(pen[1], (0.24, 0.24), (0.76, 0.76)), 0.12)
    _stroke(pen, _at(pen[1], (0.76, 0.24), (0.24, 0.76)), 0.12)


def _lock(pen: Pen) -> None:
    surface, size, color = pen
    body = pygame.Rect(
        round(0.14 * size), round(0.44 * size), round(0.72 * size), round(0.5 * size)
    )
    pygame.draw.rect(surface, color, body, border_radius=round(0.09 * size))
    bow = pygame.Rect(round(0.27 * size), round(0.08 * size), round(0.46 * size), round(0.8 * size))
    pygame.draw.rect(surface, color, bow, round(0.1 * size), border_radius=round(0.23 * size))


def _home(pen: Pen, x: float, arrow: list[tuple[float, float]]) -> None:
    """A little board seen from above: the way round it and the home quarter filled."""
    surface, size, color = pen
    frame = pygame.Rect(0, round(0.24 * size), size, round(0.52 * size))
    pygame.draw.rect(surface, color, frame, max(2, round(0.025 * size)), round(0.06 * size))
    home = pygame.Rect(round(x * size), round(0.5 * size), round(0.25 * size), round(0.2 * size))
    pygame.draw.rect(surface, color, home)
    _stroke(pen, _at(size, *arrow), 0.028)
    tip, way = arrow[-1], 1 if arrow[-1][0] > arrow[-2][0] else -1
    head = [(tip[0] - 0.07 * way, tip[1] - 0.05), tip, (tip[0] - 0.07 * way, tip[1] + 0.05)]
    _stroke(pen, _at(size, *head), 0.028)


def _home_right(pen: Pen) -> None:
    _home(pen, 0.7, [(0.84, 0.36), (0.16, 0.36), (0.16, 0.6), (0.6, 0.6)])


def _home_left(pen: Pen) -> None:
    _home(pen, 0.05, [(0.16, 0.36), (0.84, 0.36), (0.84, 0.6), (0.4, 0.6)])


def _copy(pen: Pen) -> None:
    surface, size, color = pen
    line = round(0.09 * size)
    for x, y in ((0.34, 0.14), (0.14, 0.34)):
        sheet = pygame.Rect(
            round(x * size), round(y * size), round(0.52 * size), round(0.52 * size)
        )
        pygame.draw.rect(surface, (*color[:3], 0), sheet, border_radius=round(0.1 * size))
        pygame.draw.rect(surface, color, sheet, line, border_radius=round(0.1 * size))


def _speaker(pen: Pen) -> None:
    surface, size, color = pen
    horn = (0.06, 0.36), (0.22, 0.36), (0.46, 0.14), (0.46, 0.86), (0.22, 0.64), (0.06, 0.64)
    pygame.draw.polygon(surface, color, _at(size, *horn))


def _sound_on(pen: Pen) -> None:
    _speaker(pen)
    for reach in (0.20, 0.40):
        turns = [math.radians(-42 + 6 * step) for step in range(15)]
        arc = [(0.48 + reach * math.cos(turn), 0.5 + reach * math.sin(turn)) for turn in turns]
        _stroke(pen, _at(pen[1], *arc), 0.085)


def _sound_off(pen: Pen) -> None:
    _speaker(pen)
    for start, end in (((0.6, 0.36), (0.9, 0.64)), ((0.6, 0.64), (0.9, 0.36))):
        _stroke(pen, _at(pen[1], start, end), 0.09)


ICONS: Mapping[str, Callable[[Pen], None]] = MappingProxyType(
    {
        "chevron": _chevron_right,
        "chevron left": _chevron_left,
        "chevron down": _chevron_down,
        "list": _list,
        "tick": _tick,
        "cross": _cross,
        "lock": _lock,
        "home right": _home_right,
        "home left": _home_left,
        "copy": _copy,
        "sound on": _sound_on,
        "sound off": _sound_off,
    }
)


class Icons:
    """Draws each sign once per size and colour."""

    def __init__(self) -> None:
        self._kept: dict[tuple[str, int, Color], pygame.Surface] = {}

    def get(self, name: str, size: int, color: Color) -> pygame.Surface:
        """A square picture of the sign; do not draw into it."""
        key = name, size, color
        if key not in self._kept:
            # One colour everywhere, clear or not, so that reducing leaves no dark fringe.
            large = pygame.Surface((size * FINE, size * FINE), pygame.SRCALPHA)
            large.fill((*color, 0))
            ICONS[name]((large, size * FINE, pygame.Color(color)))
            self._kept[key] = pygame.transform.smoothscale(large, (size, size))
        return self._kept[key]
