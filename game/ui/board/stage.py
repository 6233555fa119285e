"""The board on the screen in layers: empty board, what lies on it, marks and cards, what moves.

The lower layers are kept and painted again only where something has changed; each frame copies
the uppermost of them and draws the moving things on top.
"""

from collections.abc import Callable, Iterator
from functools import partial

import pygame

from game.engine.cube import CUBE_LIMIT
from game.engine.types import Side
from game.ui.animation.easing import ease_in_out, plateau, shake
from game.ui.board.checkers import blit_centered
from game.ui.board.cube_view import TURN_FRAMES
from game.ui.board.drag import Held
from game.ui.board.highlights import StillPicture
from game.ui.board.hud import Hud
from game.ui.board.hud_layout import Frame
from game.ui.board.stage_still import StillPainter, cube_center, dice_places
from game.ui.board.view import BoardView, CubePlace, DiceMotion, Flight, Loose, Spot
from game.ui.context import Context

SHAKE_REACH = 0.12
"""Of a checker's diameter."""
OFFER_SCALE = 1.25
Pixels = tuple[float, float]


class Stage:
    """Paints one match for one person."""

    def __init__(self, context: Context, human: Side) -> None:
        self._context = context
        self._painter = StillPainter(context, human)
        self._base = pygame.Surface((1, 1))
        self._laid = pygame.Surface((1, 1))
        self._still = pygame.Surface((1, 1))
        self._picture: StillPicture | None = None
        self._touched: list[pygame.Rect] | None = None
        """Where moving things lie over the still layer; None when the screen has not got it."""
        self._chores: list[Callable[[], object]] = []
        self._turns: set[tuple[int, int]] = set()
        """Values of the cube and sizes at which the pictures of its turning are ready."""

    def layout(self, frame: Frame) -> None:
        """Paint the empty table and board for another size of window."""
        context, geometry = self._context, frame.board
        self._painter.place(geometry)
        size = context.canvas.size
        self._base = context.boards.painter.scene(size, geometry).convert(context.canvas.surface)
        self._painter.numbers(self._base)
        self._laid = self._base.copy()
        self._still = self._base.copy()
        self._picture = None
        self._touched = None
        self._chores = self._painter.chores()
        self._turns.clear()

    @property
    def cold(self) -> bool:
        """Whether pictures that will soon be wanted are still to be made."""
        return bool(self._chores)

    def warm_up(self) -> None:
        """Make one of them, in a moment when nothing moves."""
        if self._chores:
            self._chores.pop()()

    def compose(self, picture: StillPicture, hud: Hud) -> None:
        """Bring the still layer up to date; does nothing when nothing changed."""
        if hud.dirty:
            hud.draw(self._still, self._base)
            self._touched = None
        if picture == self._picture:
            return
        self._prepare_turn(picture)
        for rect in self._painter.changed(self._picture, picture):
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

    def draw(
        self, surface: pygame.Surface, view: BoardView, held: Held | None, *, kept: bool = False
    ) -> None:
        """Paint the picture: all of it, or where `kept` only what has moved since the last time.

        Args:
            surface: the screen, or whatever else wants the picture.
            view: the board as shown.
            held: the checker in the hand.
            kept: whether the surface still shows what the last call painted, and nothing else.
        """
        if kept and self._touched is not None:
            for rect in self._touched:
                surface.blit(self._still, rect, rect)
        else:
            surface.blit(self._still, (0, 0))
        self._touched = list(self._moving(surface, view, held))

    def _moving(
        self, surface: pygame.Surface, view: BoardView, held: Held | None
    ) -> Iterator[pygame.Rect]:
        """Paint what moves; gives what each thing touches."""
        yield from self._moving_dice(surface, view)
        yield from self._moving_cube(surface, view)
        if view.shake is not None:
            yield from self._shaken(surface, view)
        for flight in view.flights:
            yield self._flight(surface, flight)
        if held is not None:
            yield self._checker(surface, True, (held.x, held.y), 1.0)
            if not held.started:
                yield blit_centered(surface, self._painter.chosen_ring(), (held.x, held.y))

    def clear(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        """Show the bare table at a place."""
        surface.blit(self._base, area, area)

    def _prepare_turn(self, picture: StillPicture) -> None:
        """Have the cube's turning painted in quiet moments before it can be offered."""
        cube = picture.cube
        if cube is None or cube.crawford or cube.place is CubePlace.OFFERED:
            return
        size = self._painter.geometry.cube_size * OFFER_SCALE
        key = cube.value, round(size)
        if cube.value >= CUBE_LIMIT or key in self._turns:
            return
        before, after = cube.value, cube.value * 2
        sprites = self._context.boards.cube
        self._turns.add(key)
        self._chores[:0] = [
            partial(sprites.turn, before, after, step / TURN_FRAMES, size)
            for step in range(TURN_FRAMES + 1)
        ]

    # --- moving things -----------------------------------------------------------------------

    def _checker(
        self, surface: pygame.Surface, mine: bool, center: Pixels, height: float
    ) -> pygame.Rect:
        side, diameter = self._painter.side(mine), self._painter.geometry.checker_diameter
        return self._context.boards.checkers.draw(surface, side, center, diameter, height)

    def _flight(self, surface: pygame.Surface, flight: Flight) -> pygame.Rect:
        start, end = self._place(flight.origin), self._place(flight.target)
        share = ease_in_out(flight.share)
        center = start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share
        height = plateau(flight.share, 0.28) if flight.hops else 1.0 - share
        return self._checker(surface, flight.mine, center, height)

    def _place(self, place: Spot | Loose) -> Pixels:
        if isinstance(place, Spot):
            return self._painter.center(place)
        rect = self._painter.geometry.rect
        return rect.x + place.across * rect.w, rect.y + place.down * rect.h

    def _shaken(self, surface: pygame.Surface, view: BoardView) -> Iterator[pygame.Rect]:
        assert view.shake is not None
        if not view.count(view.shake.mine, view.shake.point):
            return
        x, y = self._painter.center(view.top(view.shake.mine, view.shake.point))
        x += shake(view.shake.share) * SHAKE_REACH * self._painter.geometry.checker_diameter
        yield self._checker(surface, view.shake.mine, (x, y), 0.0)

    def _moving_dice(self, surface: pygame.Surface, view: BoardView) -> Iterator[pygame.Rect]:
        motion = view.dice_motion
        if motion is None:
            return
        if motion.origin:
            yield from self._sliding_dice(surface, view, motion)
            return
        geometry, sprites = self._painter.geometry, self._context.boards.dice
        for die, center, variant in dice_places(geometry, view.dice):
            yield sprites.draw_thrown(
                surface, die.value, center, geometry.die_size, geometry.u, variant, motion.share
            )

    def _sliding_dice(
        self, surface: pygame.Surface, view: BoardView, motion: DiceMotion
    ) -> Iterator[pygame.Rect]:
        geometry, sprites = self._painter.geometry, self._context.boards.dice
        share = ease_in_out(motion.share)
        before = dice_places(geometry, motion.origin)
        for die, end, variant in dice_places(geometry, view.dice):
            start = next((c for old, c, _ in before if old.value == die.value), end)
            center = start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share
            yield sprites.draw(surface, die.value, center, geometry.die_size, variant)

    def _moving_cube(self, surface: pygame.Surface, view: BoardView) -> Iterator[pygame.Rect]:
        slide, cube = view.cube_slide, view.cube
        if slide is None or cube is None:
            return
        geometry, sprites = self._painter.geometry, self._context.boards.cube
        share = ease_in_out(slide.share)
        start, end = (cube_center(geometry, one.place) for one in (slide.origin, cube))
        center = start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share
        # One size all the way: every other size would have to be traced for this frame alone.
        size = geometry.cube_size * (OFFER_SCALE if cube.place is CubePlace.OFFERED else 1.0)
        shadow = sprites.shadow(size, plateau(share, 0.5))
        yield blit_centered(surface, shadow, (center[0] + 0.1 * size, center[1] + 0.16 * size))
        before, after = slide.origin.value, cube.value
        if before != after and (before, round(size)) in self._turns and not self.cold:
            face = sprites.turn(before, after, share, size)
        else:
            face = sprites.face(before if share < 0.5 else after, size)
        yield blit_centered(surface, face, center)
