"""Every theme can be read, told apart by every eye, and makes all its pictures."""

import itertools
from collections.abc import Iterator

import numpy as np
import pygame
import pytest

from game.engine.types import Side
from game.paths import assets
from game.ui.assets import Assets
from game.ui.board.geometry import BoardGeometry
from game.ui.board.marks import Marks
from game.ui.boards import Boards
from game.ui.pictures.materials import Inlay, Shape
from game.ui.theme import Color, Theme
from game.ui.themes import THEMES, theme_named, theme_of
from game.ui.themes.clear import CLEAR
from game.ui.themes.contrast import CONTRAST
from game.ui.widgets.look import cap_fill
from tests.support.colour import SIGHT, contrast, difference, over, seen_with

LEAST_CONTRAST = 4.5
LEAST_DIFFERENCE = 15.0
CARD_OF_A_CHOICE = 0.82
"""Opacity of the colour of what is selected, over a panel."""

each_theme = pytest.mark.parametrize("theme", THEMES, ids=lambda theme: theme.name)


def texts_on_grounds(theme: Theme) -> Iterator[tuple[str, Color, Color]]:
    """Every pair of a text's colour and what it may stand on."""
    colors = theme.colors
    panels = {
        "panel": colors.panel,
        "glass over the brightest picture": over(colors.panel, colors.panel_opacity, (90, 90, 90)),
        "card": colors.card,
        "selected": over(colors.selected, CARD_OF_A_CHOICE, colors.panel),
    }
    texts = {
        "text": colors.text,
        "secondary": colors.secondary,
        "accent": colors.accent,
    }
    for (text, color), (ground, below) in itertools.product(texts.items(), panels.items()):
        yield f"{text} on {ground}", color, below
    for name, color in (("good", colors.good), ("bad", colors.bad), ("warning", colors.warning)):
        yield f"{name} on panel", color, colors.panel
        yield f"{name} on card", color, colors.card
    for name, ground in (("upper", colors.primary_top), ("lower", colors.primary_bottom)):
        yield f"{name} edge of the primary button", colors.on_primary, ground
    for name, ground in (("upper", colors.button_top), ("lower", colors.button_bottom)):
        yield f"text on the {name} edge of a button", colors.text, ground
        yield f"quiet text on the {name} edge of a button", colors.secondary, ground
    yield "text in a field", colors.text, colors.sunken
    yield "hint in a field", colors.secondary, colors.sunken
    yield "offered switch", colors.secondary, colors.sunken


@each_theme
def test_every_text_can_be_read_on_every_ground(theme: Theme) -> None:
    low = {
        name: round(contrast(color, ground), 2)
        for name, color, ground in texts_on_grounds(theme)
        if contrast(color, ground) < LEAST_CONTRAST
    }

    assert low == {}


@each_theme
def test_names_of_keys_can_be_read_on_every_button(theme: Theme) -> None:
    colors = theme.colors
    buttons = {
        colors.on_primary: (colors.primary_top, colors.primary_bottom),
        colors.text: (colors.button_top, colors.button_bottom),
        colors.secondary: (colors.sunken,),
    }

    for text, grounds in buttons.items():
        fill, opacity = cap_fill(text)
        for ground in grounds:
            assert contrast(text, over(fill, opacity, ground)) >= LEAST_CONTRAST


@pytest.mark.parametrize("theme", [CLEAR, CONTRAST], ids=lambda theme: theme.name)
def test_knobs_can_be_told_from_what_they_lie_on(theme: Theme) -> None:
    colors = theme.colors

    for ground in (colors.primary_top, colors.primary_bottom):
        assert contrast(colors.knob, ground) >= LEAST_CONTRAST
    assert contrast(colors.secondary, colors.sunken) >= LEAST_CONTRAST


@each_theme
def test_figures_can_be_read_on_checkers_dice_cube_and_marks(theme: Theme) -> None:
    pieces, board = theme.materials, theme.board
    pairs = {
        "white checker": (pieces.white.figure, pieces.white.body),
        "black checker": (pieces.black.figure, pieces.black.body),
        "die": (pieces.dice.mark, pieces.dice.body),
        "cube": (pieces.cube.mark, pieces.cube.body),
        "hit": (board.on_reachable, board.reachable),
        "landing": (board.reachable, board.casing),
    }

    assert {n: contrast(*pair) for n, pair in pairs.items() if contrast(*pair) < 4.5} == {}


@each_theme
def test_arrows_of_a_hint_stand_out_on_any_ground(theme: Theme) -> None:
    board = theme.board
    pieces = (theme.materials.white.body, theme.materials.black.body)

    assert contrast(board.hint, board.hint_casing) >= LEAST_CONTRAST
    for name, ground in (board_grounds(theme) | dict(zip("wb", pieces, strict=True))).items():
        best = max(contrast(board.hint, ground), contrast(board.hint_casing, ground))
        assert best >= 3, name
    assert difference(board.hint, board.last_play) > LEAST_DIFFERENCE
    assert difference(board.hint, board.reachable) > LEAST_DIFFERENCE


@each_theme
def test_what_a_landing_costs_can_be_read_on_a_disc_without_a_checker(theme: Theme) -> None:
    board = theme.board
    if board.to_come:
        assert board.to_come >= 0.8, "a faint checker under a number is neither one nor none"
        return
    for name, ground in board_grounds(theme).items():
        disc = over(board.casing, board.disc_opacity, over(board.reachable, board.tint, ground))
        assert contrast(board.reachable, disc) >= LEAST_CONTRAST, name


@pytest.mark.parametrize("theme", [CLEAR, CONTRAST], ids=lambda theme: theme.name)
def test_arrows_of_plays_stand_out_and_differ_by_form(theme: Theme) -> None:
    board, arrows = theme.board, theme.board.play_arrows
    dark = (0, 0, 0)

    assert arrows.theirs_dashed
    for color, opacity in (
        (board.reachable, arrows.own_opacity),
        (board.last_play, arrows.theirs_opacity),
    ):
        for name, ground in board_grounds(theme).items():
            casing = over(dark, arrows.casing_opacity, ground)
            line = over(color, opacity, casing)
            best = max(contrast(line, ground), contrast(line, casing))
            assert best >= LEAST_CONTRAST, name


@each_theme
def test_point_numbers_can_be_read_on_the_frame(theme: Theme) -> None:
    board = painted(theme)
    frame = mean_color(board, pygame.Rect(200, 8, 500, 14))

    assert contrast(theme.board.numbers, frame) >= LEAST_CONTRAST


@each_theme
def test_words_can_be_read_in_a_tray(theme: Theme) -> None:
    slot = geometry_of_board().cube_slot
    area = pygame.Rect(round(slot.x) + 12, round(slot.y) + 30, round(slot.w) - 24, 60)

    assert contrast(theme.board.on_tray, mean_color(painted(theme), area)) >= LEAST_CONTRAST


@each_theme
def test_checkers_stand_out_from_points_and_field_by_body_or_rim(theme: Theme) -> None:
    grounds = board_grounds(theme)
    for material in (theme.materials.white, theme.materials.black):
        for name, ground in grounds.items():
            rim = over(material.edge, material.edge_opacity, material.body)
            best = max(difference(material.body, ground), difference(rim, ground))
            assert best >= 20, f"{material.body} on {name}: {best:.1f}"


def test_colours_of_the_safe_theme_stay_apart_for_every_eye(capsys) -> None:  # type: ignore[no-untyped-def]
    colors = told_apart(CLEAR)
    nearest = {}
    for sight in ("usual", *SIGHT):
        seen = {n: c if sight == "usual" else seen_with(sight, c) for n, c in colors.items()}
        pairs = itertools.combinations(seen, 2)
        nearest[sight] = min((difference(seen[a], seen[b]), f"{a} and {b}") for a, b in pairs)
    with capsys.disabled():
        for sight, (apart, pair) in nearest.items():
            print(f"\n  {sight}: nearest are {pair}, CIEDE2000 {apart:.1f}", end="")

    assert min(apart for apart, _ in nearest.values()) > LEAST_DIFFERENCE


@pytest.mark.parametrize("theme", [CLEAR, CONTRAST], ids=lambda theme: theme.name)
def test_sides_and_marks_differ_by_form(theme: Theme) -> None:
    white, black, forms = theme.materials.white, theme.materials.black, theme.board.forms

    assert (white.shape, black.shape) == (Shape.ROUND, Shape.OCTAGON)
    assert white.inlay is not black.inlay
    assert Inlay.NONE not in (white.inlay, black.inlay)
    assert len({forms.landing, forms.hit, forms.movable, forms.focus}) == 4
    boards = Boards(Assets(assets()), theme)
    outlines = [boards.checkers.get(side, 60).get_bounding_rect(min_alpha=128) for side in Side]
    corners = [pygame.surfarray.array_alpha(boards.checkers.get(side, 60))[17, 1] for side in Side]
    assert outlines[0] == outlines[1]
    assert corners[0] < 100 < corners[1]


@each_theme
@pytest.mark.parametrize("home_left", [False, True])
@pytest.mark.usefixtures("quiet_pilot")
def test_every_theme_makes_all_its_pictures(theme: Theme, home_left: bool) -> None:
    boards = Boards(Assets(assets()), theme)
    geometry = BoardGeometry.fit(12, 12, 600, 470, home_left=home_left)

    scene = boards.painter.scene((700, 500), geometry)
    marks = Marks(theme.board, theme.colors.accent)

    assert scene.get_size() == (700, 500)
    for side in Side:
        assert boards.checkers.get(side, 40).get_size() == (40, 40)
        assert boards.checkers.edge_on(side, 40, 11).get_size() == (40, 11)
    assert boards.dice.die(6, 30).get_width() > 30
    assert boards.dice.tumble(6, 0.4, 1, 30).surface.get_width() > 0
    assert boards.cube.face(64, 40).get_width() > 40
    for one in (marks.landing, marks.hit, marks.movable, marks.focus, marks.chosen):
        assert pygame.surfarray.array_alpha(one(40)).max() > 100


@each_theme
def test_sides_differ_by_shape_in_any_theme_where_wanted(theme: Theme) -> None:
    pieces = theme_of(theme.name, shapes=True).materials

    assert pieces.white.shape is not pieces.black.shape
    assert pieces.white.inlay is not pieces.black.inlay
    assert contrast(pieces.black.inlay_color, pieces.black.body) > 2.5
    assert theme_of(theme.name, shapes=False) is theme


def test_names_are_different_and_unknown_ones_give_the_first() -> None:
    assert len({theme.name for theme in THEMES}) == len(THEMES) >= 6
    assert theme_named("nothing") is THEMES[0]
    assert all(theme_named(theme.name) is theme for theme in THEMES)


# --- colours as painted ----------------------------------------------------------------------


def painted(theme: Theme) -> pygame.Surface:
    """The empty board of a theme."""
    return Boards(Assets(assets()), theme).painter.board(geometry_of_board())


def geometry_of_board() -> BoardGeometry:
    return BoardGeometry.fit(0, 0, 1000, 776)


def mean_color(picture: pygame.Surface, area: pygame.Rect) -> Color:
    red, green, blue = pygame.surfarray.array3d(picture.subsurface(area)).mean(axis=(0, 1))
    return round(float(red)), round(float(green)), round(float(blue))


def board_grounds(theme: Theme) -> dict[str, Color]:
    """Field and points as they come out in the picture."""
    board, geometry = painted(theme), geometry_of_board()

    def point(number: int) -> Color:
        (left, edge), (right, _), (_, tip) = geometry.point_polygon(number)
        middle = round((left + right) / 2)
        area = pygame.Rect(0, 0, round(geometry.u * 0.3), round(geometry.u * 0.6))
        area.center = middle, round(edge + (tip - edge) * 0.3)
        return mean_color(board, area)

    x, y = (round(part) for part in geometry.home_half.center)
    field = mean_color(board, pygame.Rect(x - 40, y - 20, 80, 40))
    return {"field": field, "pale points": point(6), "dark points": point(5)}


def told_apart(theme: Theme) -> dict[str, Color]:
    """All that must not be taken for each other: checkers, points, field and highlights."""
    board = theme.board
    return board_grounds(theme) | {
        "white checkers": theme.materials.white.body,
        "black checkers": theme.materials.black.body,
        "reachable": board.reachable,
        "movable": board.movable_ring,
        "last play": board.last_play,
        "hint": board.hint,
    }


def test_the_difference_of_colours_agrees_with_published_values() -> None:
    # Black and white, and a pair of greys one apart, have known differences.
    assert difference((0, 0, 0), (255, 255, 255)) == pytest.approx(100.0, abs=0.1)
    assert difference((120, 120, 120), (120, 120, 120)) == 0
    assert 0.2 < difference((120, 120, 120), (121, 121, 121)) < 0.6
    assert np.isclose(contrast((0, 0, 0), (255, 255, 255)), 21.0)
