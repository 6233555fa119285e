"""The board that lies behind the menu: a little larger than the window, kept as one picture.

What stands on it is said by a `BoardView`; whose game that is, and when it goes on, is known
elsewhere.
"""

from collections.abc import Iterator

import pygame

from game.engine.types import Side
from game.ui.board.geometry import BoardGeometry
from game.ui.board.highlights import StillPicture
from game.ui.board.ready import pieces_in_steps
from game.ui.board.stage_moving import Above, MovingPainter
from game.ui.board.stage_still import StillPainter
from game.ui.board.view import BoardView, ShownDie
from game.ui.boards import Boards
from game.ui.context import Context

UNITS_ACROSS = 16.2
"""The window's width in columns of the board, whose left edge and corners lie outside."""

UNITS_DOWN = 11.8
RIGHT_MARGIN = 0.1
SHADE = (0.34, 0.9)
"""Light left at the left end of the picture, where the menu lies, and from its middle on."""

SHADE_STEPS = 64
FADE_SECONDS = 0.8

UPRIGHT_MARGIN = 12
LOWEST_RATIO = 1.2
"""No board is higher than its width divided by this."""


class MenuBoard:
    """Paints a view at the canvas's size, and afterwards only what has changed in it."""

    def __init__(self, context: Context, human: Side, covered: pygame.Rect | None) -> None:
        """Paints nothing yet.

        Args:
            context: as for every scene.
            human: whose checkers are at the bottom.
            covered: where the menu lies on a picture that stands still: dice that would show
                beside it in part, and have never been seen to fall, are left out.
        """
        self._context = context
        self.geometry = _geometry(context)
        self._still = StillPainter(context, human)
        self._still.place(self.geometry)
        self._moving = MovingPainter(context, self._still)
        self._covered = covered
        self._laid = pygame.Surface((1, 1))
        self._shown: StillPicture | None = None
        self._touched: list[pygame.Rect] = []
        self._before: pygame.Surface | None = None
        self._fade_left = 0.0
        self.picture = pygame.Surface((1, 1))
        """What is to be seen now; of the canvas's size."""

    def paint(self, view: BoardView) -> pygame.Surface:
        """The whole picture anew, with nothing in the air."""
        canvas = self._context.canvas.surface
        self._laid = pygame.Surface(canvas.get_size(), 0, canvas)
        self._shown = self._lying(view)
        self._lay(self._laid.get_rect(), self._shown)
        self.picture = self._laid.copy()
        self._touched = []
        return self.picture

    def follow(self, view: BoardView) -> list[pygame.Rect]:
        """Bring the picture up to date; gives where it has changed."""
        whole, lying = self.picture.get_rect(), self._lying(view)
        changed: list[pygame.Rect] = []
        if lying != self._shown:
            changed = [rect.clip(whole) for rect in self._still.changed(self._shown, lying)]
            self._shown = lying
            for rect in changed:
                self._lay(rect, lying)
        stale = [*changed, *self._touched]
        for rect in stale:
            self.picture.blit(self._laid, rect, rect)
        moved = self._moving.paint(self.picture, view, Above(), turning=False)
        self._touched = [rect.clip(whole) for rect in moved]
        return [rect for rect in (*stale, *self._touched) if rect.size != (0, 0)]

    def turn_to(self, view: BoardView) -> None:
        """Begin to fade from what is to be seen now to another view, with nothing in the air."""
        before = self.picture
        self.paint(view)
        self.picture, self._before = before, before.copy()
        self._fade_left = FADE_SECONDS

    @property
    def fading(self) -> bool:
        """Whether something of the last view is still to be seen."""
        return self._before is not None

    def fade(self, seconds: float) -> list[pygame.Rect]:
        """Let time pass in a fade; gives where the picture has changed."""
        self._fade_left -= seconds
        self.picture.blit(self._laid, (0, 0))
        if self._fade_left <= 0:
            self._before = None
        if self._before is not None:
            self._before.set_alpha(round(255 * self._fade_left / FADE_SECONDS))
            self.picture.blit(self._before, (0, 0))
        return [self.picture.get_rect()]

    def _lying(self, view: BoardView) -> StillPicture:
        """What does not move at the moment."""
        hidden = view.dice_motion is not None or self._cut(view.dice)
        dice = () if hidden else view.dice
        return StillPicture(
            tuple(view.mine), tuple(view.theirs), dice=dice, throw=view.throw, cube=view.cube
        )

    def _cut(self, dice: tuple[ShownDie, ...]) -> bool:
        if self._covered is None or not dice:
            return False
        around = 2 * round(self.geometry.die_size)
        near = self._covered.inflate(around, around)
        centers = self.geometry.dice_centers(dice[0].mine, len(dice))
        return any(near.collidepoint(center) for center in centers)

    def _lay(self, rect: pygame.Rect, lying: StillPicture) -> None:
        """Paint the table, the board and what lies on it at one place."""
        surface, board = self._laid, self.geometry.rect
        surface.set_clip(rect)
        surface.fill(self._context.theme.colors.window)
        surface.blit(self._context.boards.painter.board(self.geometry), (board.x, board.y))
        self._still.lay(surface, lying)
        surface.set_clip(None)


class Veil:
    """Fades a picture into the theme's veil towards the left, so that the menu stands out."""

    def __init__(self, context: Context) -> None:
        low, high = SHADE
        narrow = pygame.Surface((SHADE_STEPS, 1), pygame.SRCALPHA)
        for step in range(SHADE_STEPS):
            share = min(1.0, 2 * step / SHADE_STEPS)
            light = low + (high - low) * share * share * (3 - 2 * share)
            narrow.set_at((step, 0), (*context.theme.veil, round(255 * (1 - light))))
        width = context.canvas.size[0]
        self._row = pygame.transform.smoothscale(narrow, (width, 1))

    def lay(
        self, picture: pygame.Surface, rect: pygame.Rect, at: tuple[int, int] | None = None
    ) -> None:
        """Fade one part of the canvas's picture, which lies elsewhere in a cut-out."""
        row = self._row.subsurface((rect.x, 0, rect.width, 1))
        picture.blit(pygame.transform.scale(row, rect.size), rect if at is None else at)


def menu_board_in_steps(context: Context, boards: Boards) -> Iterator[None]:
    """Makes what a `MenuBoard` will want ready."""
    geometry = _geometry(context)
    yield from boards.painter.board_in_steps(geometry)
    yield from pieces_in_steps(boards, geometry)


def is_upright(context: Context) -> bool:
    """Whether the window is higher than wide: then the whole board lies over the menu."""
    width, height = context.canvas.size
    return height > width


def board_bottom(context: Context) -> int:
    """Where the board ends in an upright window, in pixels."""
    area = _geometry(context).rect
    return round(area.y + area.h)


def _geometry(context: Context) -> BoardGeometry:
    width, height = context.canvas.size
    if is_upright(context):
        margin = context.canvas.dp(UPRIGHT_MARGIN)
        room = width - 2 * margin
        return BoardGeometry.fit(margin, margin, room, room / LOWEST_RATIO, numbers=False)
    unit = max(width / UNITS_ACROSS, height / UNITS_DOWN)
    across, down = unit * (UNITS_ACROSS - 2 * RIGHT_MARGIN), unit * 14.0
    left, top = width - unit * RIGHT_MARGIN - across, (height - down) / 2
    return BoardGeometry.fit(left, top, across, down, numbers=False)
