"""The board that lies behind the menu: a little larger than the window, with a match on it."""

from collections.abc import Iterator

import pygame

from game.engine.position import Position
from game.engine.types import Side
from game.session.session import MatchSession
from game.ui.board.geometry import BoardGeometry
from game.ui.board.ready import pieces_in_steps
from game.ui.boards import Boards
from game.ui.context import Context
from game.ui.previews import draw_checkers
from game.ui.theme import Color

UNITS_ACROSS = 16.2
"""The window's width in columns of the board, whose left edge and corners lie outside."""

UNITS_DOWN = 11.8
RIGHT_MARGIN = 0.1
SHADE = (0.34, 0.9)
"""Light left at the left end of the picture, where the menu lies, and from its middle on."""

SHADE_STEPS = 64

UPRIGHT_MARGIN = 12
LOWEST_RATIO = 1.2
"""No board is higher than its width divided by this."""


def board_picture(
    context: Context, session: MatchSession | None, covered: pygame.Rect
) -> pygame.Surface:
    """An opaque picture of the canvas's size; the match as it stands, or the first position.

    Dice that would show only in part beside what is `covered` are left out.
    """
    width, height = context.canvas.size
    geometry = _geometry(context, width, height)
    canvas = context.canvas.surface
    picture = pygame.Surface(canvas.get_size(), 0, canvas)
    picture.fill(context.theme.colors.window)
    board = context.boards.painter.board(geometry)
    picture.blit(board, (geometry.rect.x, geometry.rect.y))
    human = session.setup.human if session is not None else Side.WHITE
    draw_checkers(context.boards, picture, geometry, _position(session, human), human)
    _draw_dice(context, picture, geometry, session, covered)
    _draw_cube(context, picture, geometry, session)
    return picture


def board_picture_in_steps(context: Context, boards: Boards) -> Iterator[None]:
    """Makes what `board_picture` will want ready."""
    geometry = _geometry(context, *context.canvas.size)
    yield from boards.painter.board_in_steps(geometry)
    yield from pieces_in_steps(boards, geometry)


def is_upright(context: Context) -> bool:
    """Whether the window is higher than wide: then the whole board lies over the menu."""
    width, height = context.canvas.size
    return height > width


def board_bottom(context: Context) -> int:
    """Where the board ends in an upright window, in pixels."""
    area = _geometry(context, *context.canvas.size).rect
    return round(area.y + area.h)


def _geometry(context: Context, width: int, height: int) -> BoardGeometry:
    if is_upright(context):
        margin = context.canvas.dp(UPRIGHT_MARGIN)
        room = width - 2 * margin
        return BoardGeometry.fit(margin, margin, room, room / LOWEST_RATIO, numbers=False)
    unit = max(width / UNITS_ACROSS, height / UNITS_DOWN)
    across, down = unit * (UNITS_ACROSS - 2 * RIGHT_MARGIN), unit * 14.0
    left, top = width - unit * RIGHT_MARGIN - across, (height - down) / 2
    return BoardGeometry.fit(left, top, across, down, numbers=False)


def _position(session: MatchSession | None, human: Side) -> Position:
    if session is None:
        return Position.start()
    turn, state = session.turn, session.state
    if turn is None:
        return state.position_of(human)
    return turn.position if state.on_roll is human else turn.position.flipped()


def _draw_dice(
    context: Context,
    picture: pygame.Surface,
    geometry: BoardGeometry,
    session: MatchSession | None,
    covered: pygame.Rect,
) -> None:
    roll, mine = (5, 2), True
    if session is not None:
        state = session.state
        roll = (state.roll.high, state.roll.low) if state.roll is not None else roll
        mine = state.on_roll is not session.setup.computer
    centers = geometry.dice_centers(mine, 2)
    around = 2 * round(geometry.die_size)
    if any(covered.inflate(around, around).collidepoint(center) for center in centers):
        return
    for number, center in enumerate(centers):
        context.boards.dice.draw(picture, roll[number], center, geometry.die_size, number + 1)


def _draw_cube(
    context: Context,
    picture: pygame.Surface,
    geometry: BoardGeometry,
    session: MatchSession | None,
) -> None:
    value, owner = 1, None
    if session is not None:
        cube = session.state.cube
        value = cube.value
        owner = None if cube.owner is None else cube.owner is session.setup.human
    center = geometry.cube_center(owner)
    context.boards.cube.draw(picture, value, center, geometry.cube_size)


def shade(picture: pygame.Surface, veil: Color) -> None:
    """Fades the picture into the veil towards the left, so that the menu stands out."""
    low, high = SHADE
    light, fog = (pygame.Surface((SHADE_STEPS, 1), 0, picture) for _ in range(2))
    for step in range(SHADE_STEPS):
        share = min(1.0, 2 * step / SHADE_STEPS)
        left = low + (high - low) * share * share * (3 - 2 * share)
        light.set_at((step, 0), tuple(round(255 * left) for _ in range(3)))
        fog.set_at((step, 0), tuple(round(part * (1 - left)) for part in veil))
    for strip, blend in ((light, pygame.BLEND_RGB_MULT), (fog, pygame.BLEND_RGB_ADD)):
        wide = pygame.transform.smoothscale(strip, picture.get_size())
        picture.blit(wide, (0, 0), special_flags=blend)
