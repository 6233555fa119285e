"""The board on the screen in layers: empty board, what lies on it, marks and cards, what moves.

The lower layers are kept and painted again only where something has changed; each frame copies
the uppermost of them and draws the moving things on top.
"""

from collections.abc import Callable, Iterator

import pygame

from game.engine.cube import CUBE_LIMIT
from game.engine.types import Side
from game.saving.settings import Speed
from game.ui.board.fading import Fading
from game.ui.board.geometry import BoardGeometry
from game.ui.board.highlights import StillPicture
from game.ui.board.hud import Hud
from game.ui.board.ready import still_in_steps
from game.ui.board.stage_moving import Above, MovingPainter
from game.ui.board.stage_still import StillPainter
from game.ui.board.view import BoardView, CubePlace
from game.ui.context import Context


class Stage:
    """Paints one match for one person."""

    def __init__(self, context: Context, human: Side, *, fading: bool = False) -> None:
        """Paints nothing yet.

        Args:
            context: as for all scenes.
            human: who sits in front.
            fading: whether arrows come and go by and by; then time has to `advance`.
        """
        self._context = context
        durations = context.theme.durations(Speed.NORMAL)
        self._fading = Fading(durations.marks_in, durations.marks_out)
        self._fades = fading
        self._painter = StillPainter(context, human)
        self._moving = MovingPainter(context, self._painter)
        self._base = pygame.Surface((1, 1))
        self._laid = pygame.Surface((1, 1))
        self._still = pygame.Surface((1, 1))
        self._picture: StillPicture | None = None
        self._rails: list[tuple[pygame.Rect, pygame.Surface]] = []
        """The parts of the frame that carry numbers, without any."""
        self._touched: list[pygame.Rect] | None = None
        """Where moving things lie over the still layer; None when the screen has not got it."""
        self._chores: list[Callable[[], object]] = []

    def layout(self, geometry: BoardGeometry, ground: pygame.Surface) -> None:
        """Take up another size of window, or another place of the board in it.

        Args:
            geometry: where the board lies.
            ground: the picture of the whole window with the empty board; it is copied.
        """
        self._painter.place(geometry)
        self._moving.turns.clear()
        self._base = ground.convert(self._context.canvas.surface)
        self._rails = [(rect, self._base.subsurface(rect).copy()) for rect in self._painter.rails]
        self._painter.numbers(self._base)
        self._laid = self._base.copy()
        self._still = self._base.copy()
        self._picture = None
        self._touched = None
        ready = self._context.boards.ready_for == geometry
        self._chores = [] if ready else [*self._moving.chores(), *self._painter.chores()]

    @property
    def cold(self) -> bool:
        """Whether pictures that will soon be wanted are still to be made."""
        return bool(self._chores)

    def warm_up(self) -> None:
        """Make one of them, in a moment when nothing moves."""
        if self._chores:
            self._chores.pop()()
        if not self._chores:
            self._context.boards.ready_for = self._painter.geometry

    def ready_in_steps(self, picture: StillPicture) -> Iterator[None]:
        """Make what a picture will want, a little at a time; nothing of it is seen."""
        yield from still_in_steps(self._context.boards, self._painter, picture)

    def advance(self, seconds: float) -> bool:
        """Let time pass; True when the picture changes by it."""
        return self._fading.advance(seconds)

    @property
    def restless(self) -> bool:
        """Whether time alone changes the picture."""
        return self._fading.restless

    def compose(self, picture: StillPicture, hud: Hud | None = None) -> None:
        """Bring the still layer up to date; does nothing when nothing changed."""
        if hud is not None and hud.dirty:
            hud.draw(self._still, self._base)
            self._touched = None
        still = not self._fades or self._context.speed is Speed.INSTANT
        self._fading.turn_to(picture.arrows, at_once=still or self._picture is None)
        picture = picture.with_arrows(self._fading.whole)
        if picture == self._picture:
            return
        self._prepare_turn(picture)
        areas = self._painter.changed(self._picture, picture)
        if picture.numbers_mine is not (self._picture is None or self._picture.numbers_mine):
            areas += self._number_anew(mine=picture.numbers_mine)
        for rect in areas:
            self._laid.set_clip(rect)
            self._laid.blit(self._base, rect, rect)
            self._painter.lay(self._laid, picture)
        self._laid.set_clip(None)
        self._picture = picture
        self._touched = None
        board = self._painter.whole
        self._still.set_clip(board)
        self._still.blit(self._laid, board, board)
        self._painter.mark(self._still, picture)
        self._still.set_clip(None)

    def _number_anew(self, *, mine: bool) -> list[pygame.Rect]:
        """Count the points from the other side; gives where the board has changed by that."""
        for rect, bare in self._rails:
            self._base.blit(bare, rect)
        self._painter.numbers(self._base, mine=mine)
        return [rect for rect, _ in self._rails]

    def draw(
        self,
        surface: pygame.Surface,
        view: BoardView,
        above: Above,
        *,
        kept: bool = False,
    ) -> None:
        """Paint the picture: all of it, or where `kept` only what has moved since the last time.

        Args:
            surface: the screen, or whatever else wants the picture.
            view: the board as shown.
            above: what else lies over the still layer.
            kept: whether the surface still shows what the last call painted, and nothing else.
        """
        if kept and self._touched is not None:
            for rect in self._touched:
                surface.blit(self._still, rect, rect)
        else:
            surface.blit(self._still, (0, 0))
        fading = [
            area
            for arrows, share in self._fading.partly
            for area in self._painter.arrows(surface, arrows, share)
        ]
        painted = self._moving.paint(surface, view, above, turning=not self.cold)
        self._touched = [*fading, *painted]

    def clear(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        """Show the bare table at a place."""
        surface.blit(self._base, area, area)

    def _prepare_turn(self, picture: StillPicture) -> None:
        """Have the cube's turning painted in quiet moments before it can be offered."""
        cube = picture.cube
        if cube is None or cube.crawford or cube.place is CubePlace.OFFERED:
            return
        if cube.value < CUBE_LIMIT:
            self._chores[:0] = self._moving.cube_chores(cube.value)
