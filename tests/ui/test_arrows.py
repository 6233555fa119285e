"""Arrows as they are painted: dashes, casings, heads, and the rings and crosses at their ends."""

import pygame
import pytest

from game.engine.types import Side
from game.ui.board.arrows import Arrows, ArrowStyle
from game.ui.board.geometry import BoardGeometry
from game.ui.board.highlights import ArrowSet, Way
from game.ui.board.stage_marks import MarkPainter
from game.ui.board.view import Spot
from tests.support.pilot import Pilot

GROUND, INK, CASING = (90, 90, 90), (255, 220, 0), (0, 0, 0)
START, END, HEIGHT = (20.0, 50.0), (380.0, 50.0), 50


def painted(**look: object) -> pygame.Surface:
    """A straight arrow from left to right."""
    if not pygame.display.get_surface():
        pygame.display.set_mode((64, 64))
    surface = pygame.Surface((400, 100))
    surface.fill(GROUND)
    style = ArrowStyle(64, INK, 1.0, straight=True, casing=CASING, casing_opacity=1.0, **look)  # type: ignore[arg-type]
    list(Arrows().draw(surface, START, END, END, style))
    return surface


def runs(surface: pygame.Surface) -> list[int]:
    """Lengths of the parts of the middle row that have the arrow's own colour."""
    row = [surface.get_at((x, HEIGHT))[:3] == INK for x in range(surface.get_width())]
    return [len(part) for part in "".join("x" if one else " " for one in row).split()]


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


def painted_marks(pilot: Pilot, arrows: ArrowSet) -> list[pygame.Rect]:
    """What arrows touch on the usual board."""
    painter = MarkPainter(pilot.app.context, Side.WHITE)
    painter.place(BoardGeometry.fit(0, 0, 1000, 776))
    return list(painter.arrows(pygame.Surface((1000, 776)), arrows))


def test_a_cross_next_to_the_checker_stands_without_an_arrow(quiet_pilot: Pilot) -> None:
    near = Way(Spot(True, 8, 0, 1), Spot(True, 7, 0, 1))
    far = Way(Spot(True, 8, 0, 1), Spot(True, 4, 0, 1))

    (cross,) = painted_marks(quiet_pilot, ArrowSet(refused=(near,)))

    assert cross.collidepoint(BoardGeometry.fit(0, 0, 1000, 776).checker_center(True, 7, 0, 1))
    assert len(painted_marks(quiet_pilot, ArrowSet(refused=(far,)))) > 2


def test_a_blot_that_is_hit_as_advised_has_a_larger_ring_than_a_free_place(
    quiet_pilot: Pilot,
) -> None:
    start = Spot(True, 8, 0, 1)
    free, blot = Way(start, Spot(True, 4, 0, 1)), Way(start, Spot(False, 21, 0, 1))

    around_free, around_blot = (
        painted_marks(quiet_pilot, ArrowSet(hints=(way,)))[0] for way in (free, blot)
    )
    marks = quiet_pilot.app.context.boards.marks
    rings = [one(60).get_bounding_rect(min_alpha=200).width for one in (marks.hint, marks.hint_hit)]

    assert around_free.center == around_blot.center
    assert rings[0] <= 62 < 66 < rings[1]
