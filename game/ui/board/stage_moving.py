"""Paints what moves over the still board: checkers in the air and in the hand, dice, the cube."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from math import cos, degrees, dist, pi

import pygame

from game.engine.types import OFF
from game.ui.animation.easing import ease_in_out, plateau, shake
from game.ui.animation.paths import bowed, height, tipped, way_gone
from game.ui.board.carry import Lean
from game.ui.board.checkers import LIFTED_SCALE, blit_centered
from game.ui.board.cube_view import OFFER_ANGLE, OFFER_SCALE, TURN_FRAMES
from game.ui.board.drag import Held
from game.ui.board.fan import Fan, fan_centers
from game.ui.board.flash import FLASH_STEPS
from game.ui.board.places import cube_center, dice_places
from game.ui.board.stage_still import StillPainter
from game.ui.board.stage_targets import blit_faded
from game.ui.board.view import BoardView, CubePlace, DiceMotion, Flight, Loose, Manner, Spot
from game.ui.context import Context

SHAKE_REACH = 0.12
"""Of a checker's diameter."""
FLIGHT_LEAN = 0.55
"""How much a flying checker leans at its fastest, of the most that one can."""
EDGE_JUMP = 0.5
"""How far up the board a checker on its edge jumps when it bounces, in u."""
STANDS_FROM = 0.88
"""From this turn on, a checker is shown standing on its edge."""
CUBE_LIFT = 0.14
"""How much larger the cube seems in the middle of its way."""
Pixels = tuple[float, float]


@dataclass(frozen=True, slots=True)
class Above:
    """What lies over the still board although the view does not move it."""

    held: Held | None = None
    """The checker in the hand."""
    fan: Fan | None = None
    """The stack that is spread under the pointer."""
    glows: tuple[Spot, ...] = ()
    """Movable checkers that are about to light up."""
    glow: float = 0.0
    """How far they have, 0 to 1."""


class MovingPainter:
    """Paints moving things at the geometry of the still ones."""

    def __init__(self, context: Context, still: StillPainter) -> None:
        self._context = context
        self._still = still
        self.turns: set[tuple[int, int]] = set()
        """Values of the cube and sizes at which the pictures of its turning are ready."""

    def chores(self) -> list[Callable[[], object]]:
        """Pictures that a play will want, each to be made in a quiet moment."""
        flashes, diameter = self._context.boards.flashes, self._still.geometry.checker_diameter
        return [partial(flashes.get, diameter, step / FLASH_STEPS) for step in range(FLASH_STEPS)]

    def cube_chores(self, value: int) -> list[Callable[[], object]]:
        """The pictures of a cube that is turned to the next value for an offer."""
        size = self._still.geometry.cube_size * OFFER_SCALE
        key = value, round(size)
        if key in self.turns:
            return []
        self.turns.add(key)
        cube = self._context.boards.cube
        return [
            *(
                partial(cube.turn, value, value * 2, step / TURN_FRAMES, size)
                for step in range(TURN_FRAMES + 1)
            ),
            partial(cube.face, value * 2, self._still.geometry.cube_size),
            partial(cube.face, value * 2, size, OFFER_ANGLE),
            partial(cube.glow, size),
            *(partial(cube.shadow, size, high) for high in cube.shadow_heights),
        ]

    def paint(
        self,
        surface: pygame.Surface,
        view: BoardView,
        above: Above,
        *,
        turning: bool,
    ) -> Iterator[pygame.Rect]:
        """Paint everything that moves; gives what each thing touches.

        Args:
            surface: the screen.
            view: the board as shown.
            above: what else lies over the still board.
            turning: whether the pictures of a turning cube are ready.
        """
        yield from self._dice(surface, view)
        yield from self._cube(surface, view, turning=turning)
        if view.shake is not None:
            yield from self._shaken(surface, view)
        if view.flash is not None:
            yield self._flash(surface, view.flash.spot, view.flash.share)
        for flight in view.flights:
            yield self._flight(surface, flight)
        for spot in above.glows:
            ring = self._still.marks.movable(self._still.geometry.checker_diameter)
            yield blit_faded(surface, ring, self._still.center(spot), above.glow)
        if above.fan is not None:
            yield from self._fan(surface, above.fan)
        held = above.held
        if held is not None:
            yield self._checker(surface, True, (held.x, held.y), held.height, held.lean)
            if not held.started:
                yield blit_centered(surface, self._still.chosen_ring(), (held.x, held.y))

    # --- checkers ----------------------------------------------------------------------------

    def _checker(
        self,
        surface: pygame.Surface,
        mine: bool,
        center: Pixels,
        high: float,
        lean: Lean = (0.0, 0.0),
    ) -> pygame.Rect:
        side, diameter = self._still.side(mine), self._still.geometry.checker_diameter
        return self._context.boards.leaning.draw(surface, side, center, diameter, high, lean)

    def _fan(self, surface: pygame.Surface, fan: Fan) -> Iterator[pygame.Rect]:
        for center in fan_centers(self._still.geometry, fan):
            yield self._checker(surface, fan.mine, center, 0.0)
        self._still.count(surface, fan.mine, fan.point, fan.count, center)

    def _flight(self, surface: pygame.Surface, flight: Flight) -> pygame.Rect:
        start, end = self._place(flight.origin), self._place(flight.target)
        unit = self._still.geometry.u
        length = dist(start, end) / unit
        high = height(flight.manner, flight.share, flight.contact, length)
        at = self._on_way(flight, flight.share, start, end)
        tip = self._tip(flight)
        if tip:
            return self._tipping(surface, flight.mine, at, high, tip)
        if flight.manner is not Manner.HOP or flight.share >= flight.contact:
            return self._checker(surface, flight.mine, at, high)
        # It leans with its speed, which is nothing at both ends.
        before = self._on_way(flight, flight.share - 0.02, start, end)
        along = 0.02 * 1.5 * max(1.0, dist(start, end))
        lean = tuple(FLIGHT_LEAN * (b - a) / along for a, b in zip(before, at, strict=True))
        return self._checker(surface, flight.mine, at, high, (lean[0], lean[1]))

    def _tip(self, flight: Flight) -> float:
        """How far a checker has turned on its edge, on its way to a tray or from it."""
        into = flight.target.point == OFF
        out_of = isinstance(flight.origin, Spot) and flight.origin.point == OFF
        return tipped(flight.manner, flight.share, flight.contact, into=into, out_of=out_of)

    def _tipping(
        self, surface: pygame.Surface, mine: bool, center: Pixels, high: float, tip: float
    ) -> pygame.Rect:
        """A checker between lying flat and standing on its edge."""
        geometry, sprites = self._still.geometry, self._context.boards.checkers
        side, diameter = self._still.side(mine), geometry.checker_diameter
        wide, low = geometry.edge_size
        up = center[0], center[1] - high * EDGE_JUMP * geometry.u
        if tip >= STANDS_FROM:
            return blit_centered(surface, sprites.edge_on(side, wide, low), up)
        shadow = sprites.draw_shadow(surface, center, diameter * (1 - 0.5 * tip), high)
        size = diameter + (wide - diameter) * tip, max(low, diameter * cos(tip * pi / 2))
        disc = sprites.get(side, diameter * (1 + (LIFTED_SCALE - 1) * high))
        picture = pygame.transform.smoothscale(disc, (round(size[0]), round(size[1])))
        return shadow.union(blit_centered(surface, picture, up))

    def _on_way(self, flight: Flight, share: float, start: Pixels, end: Pixels) -> Pixels:
        gone = way_gone(flight.manner, max(0.0, share), flight.contact)
        if flight.manner is not Manner.HOP:
            return start[0] + (end[0] - start[0]) * gone, start[1] + (end[1] - start[1]) * gone
        geometry = self._still.geometry
        return bowed(start, end, geometry.rect.center, geometry.u, gone)

    def _place(self, place: Spot | Loose) -> Pixels:
        if isinstance(place, Spot):
            return self._still.center(place)
        rect = self._still.geometry.rect
        return rect.x + place.across * rect.w, rect.y + place.down * rect.h

    def _shaken(self, surface: pygame.Surface, view: BoardView) -> Iterator[pygame.Rect]:
        assert view.shake is not None
        if not view.count(view.shake.mine, view.shake.point):
            return
        x, y = self._still.center(view.top(view.shake.mine, view.shake.point))
        x += shake(view.shake.share) * SHAKE_REACH * self._still.geometry.checker_diameter
        yield self._checker(surface, view.shake.mine, (x, y), 0.0)

    def _flash(self, surface: pygame.Surface, spot: Spot, share: float) -> pygame.Rect:
        picture = self._context.boards.flashes.get(self._still.geometry.checker_diameter, share)
        return blit_centered(surface, picture, self._still.center(spot))

    # --- dice and cube -----------------------------------------------------------------------

    def _dice(self, surface: pygame.Surface, view: BoardView) -> Iterator[pygame.Rect]:
        motion = view.dice_motion
        if motion is None:
            return
        if motion.origin:
            yield from self._sliding_dice(surface, view, motion)
            return
        geometry, sprites = self._still.geometry, self._context.boards.dice
        for die, center, variant in dice_places(geometry, view.dice, view.throw):
            yield sprites.draw_thrown(
                surface, die.value, center, geometry.die_size, geometry.u, variant, motion.share
            )

    def _sliding_dice(
        self, surface: pygame.Surface, view: BoardView, motion: DiceMotion
    ) -> Iterator[pygame.Rect]:
        geometry, sprites = self._still.geometry, self._context.boards.dice
        share = ease_in_out(motion.share)
        before = dice_places(geometry, motion.origin, view.throw)
        for die, end, variant in dice_places(geometry, view.dice, view.throw):
            start = next((c for old, c, _ in before if old.value == die.value), end)
            center = start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share
            yield sprites.draw(surface, die.value, center, geometry.die_size, variant)

    def _cube(
        self, surface: pygame.Surface, view: BoardView, *, turning: bool
    ) -> Iterator[pygame.Rect]:
        slide, cube = view.cube_slide, view.cube
        if slide is None or cube is None:
            return
        geometry, sprites = self._still.geometry, self._context.boards.cube
        share = ease_in_out(slide.share)
        start, end = (cube_center(geometry, one.place) for one in (slide.origin, cube))
        middle = geometry.rect.center[0], geometry.rect.y
        center = bowed(start, end, middle, geometry.u, share)
        before, after = (float(one.place is CubePlace.OFFERED) for one in (slide.origin, cube))
        offered = before + (after - before) * share
        if offered:
            glow = sprites.glow(geometry.cube_size * OFFER_SCALE)
            glow.set_alpha(round(255 * offered * offered))
            yield blit_centered(surface, glow, center)
            glow.set_alpha(255)
        face = self._cube_face(view, share, turning)
        yield self._cube_in_air(surface, center, face, offered, plateau(share, 0.5))

    def _cube_in_air(
        self,
        surface: pygame.Surface,
        center: Pixels,
        face: pygame.Surface,
        offered: float,
        high: float,
    ) -> pygame.Rect:
        """The cube between lying (`offered` 0) and being offered (1), larger and tilted."""
        size = self._still.geometry.cube_size
        scale = (1 + (OFFER_SCALE - 1) * offered) / OFFER_SCALE
        shadow = self._context.boards.cube.shadow(size * OFFER_SCALE, high)
        at = center[0] + (0.05 + 0.1 * high) * size, center[1] + (0.08 + 0.16 * high) * size
        touched = blit_centered(surface, shadow, at)
        tilt = -degrees(OFFER_ANGLE) * offered
        picture = pygame.transform.rotozoom(face, tilt, scale * (1 + CUBE_LIFT * high))
        return touched.union(blit_centered(surface, picture, center))

    def _cube_face(self, view: BoardView, share: float, turning: bool) -> pygame.Surface:
        """The cube as it turns; one size all the way, others would have to be traced."""
        assert view.cube is not None
        assert view.cube_slide is not None
        sprites = self._context.boards.cube
        size = self._still.geometry.cube_size * OFFER_SCALE
        before, after = view.cube_slide.origin.value, view.cube.value
        lower = min(before, after)
        if before != after and turning and (lower, round(size)) in self.turns:
            gone = share if before < after else 1 - share
            return sprites.turn(lower, max(before, after), gone, size)
        return sprites.face(before if share < 0.5 else after, size)
