"""Arrows as they are painted: dashes, casings, heads."""

import pygame
import pytest

from game.ui.board.arrows import Arrows, ArrowStyle

GROUND, INK, CASING = (90, 90, 90), (255, 220, 0), (0, 0, 0)
START, END, HEIGHT = (20.0, 50.0), (380.0, 50.0), 50


def painted(**look: object) -> pygame.Surface:
    """A straight arrow from left to right."""
    surface = pygame.Surface((400, 100))
    surface.fill(GROUND)
    style = ArrowStyle(64, INK, 1.0, straight=True, casing=CASING, casing_opacity=1.0, **look)  # type: ignore[arg-type]
    list(Arrows().draw(surface, START, END, END, style))
    return surface


def runs(surface: pygame.Surface) -> list[int]:
    """Lengths of the parts of the middle row that have the arrow's own colour."""
    row = [surface.get_at((x, HEIGHT))[:3] == INK for x in range(surface.get_width())]
    return [len(part) for part in "".join("x" if one else " " for one in row).split()]


@pytest.fixture(autouse=True)
def display() -> None:
    pygame.display.set_mode((64, 64))


def test_a_plain_arrow_is_one_line_to_its_end() -> None:
    (length,) = runs(painted())

    assert length == pytest.approx(END[0] - START[0], abs=5)


def test_a_dashed_arrow_is_cut_into_even_parts_and_keeps_its_head() -> None:
    *dashes, last = runs(painted(dashed=True))

    assert len(dashes) > 8
    assert max(dashes[1:]) - min(dashes[1:]) <= 4
    assert last > max(dashes), "the last dash and the head are one"


def test_dashes_have_a_casing_all_round() -> None:
    surface = painted(dashed=True)
    row = [surface.get_at((x, HEIGHT))[:3] for x in range(40, 340)]

    assert CASING in row
    assert GROUND in row


def test_an_arrow_with_a_casing_shows_it_on_both_sides() -> None:
    surface = painted(weight=2.0)
    column = [surface.get_at((200, y))[:3] for y in range(100)]

    first, last = column.index(INK), 99 - column[::-1].index(INK)
    assert CASING in column[first - 3 : first]
    assert CASING in column[last + 1 : last + 4]
