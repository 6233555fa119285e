"""Points at the three things one must know, each once in a player's life: roll, move, done.

A tip appears when its moment comes. It goes when that is done, or with any click or key; what was
clicked or pressed happens all the same.
"""

from collections.abc import Iterator
from dataclasses import replace
from enum import StrEnum
from itertools import product

import pygame

from game.engine.types import BAR
from game.ui.board.hud_pen import rect_of
from game.ui.board.status import Choice
from game.ui.board.tip_card import Seen, TipCard, TipWords
from game.ui.board.view import Spot
from game.ui.context import Context
from game.ui.input import InputEvent, Key, PointerDown
from game.ui.scenes.board_control import Control

STANDS = 0.35
"""Seconds that a tip stays whatever is clicked: nobody can have seen it sooner."""

CHECKER, LANDING, STATUS, DICE, BUTTON = 4.0, 2.0, 3.0, 2.5, 1.0
STACK, CARD, BOARD = 0.6, 0.6, 0.9
"""How much it matters that one sees the whole of each."""

HELD_KEYS = ("shift", "ctrl", "alt", "meta", "caps", "super", "windows")


class Tip(StrEnum):
    """What has to be known; the values are remembered in the settings."""

    ROLL = "roll"
    MOVE = "move"
    DONE = "done"


class FirstHelp:
    """Watches one board for the moment of each tip."""

    def __init__(self, context: Context, control: Control) -> None:
        self._context = context
        self._control = control
        self._card = TipCard(context)
        self._age = 0.0
        self._painted = False
        self._placed: tuple[object, tuple[pygame.Rect, pygame.Rect] | None] | None = None
        self.tip: Tip | None = None
        """What is pointed at now."""

    @property
    def over(self) -> bool:
        """Whether everything has been seen."""
        return set(Tip) <= set(self._context.settings.tips_seen)

    @property
    def fading(self) -> bool:
        """Whether a tip is just coming up."""
        return self.tip is not None and self._age < self._fade

    @property
    def in_picture(self) -> bool:
        """Whether the picture has a tip, or still had one."""
        return self.tip is not None or self._painted

    @property
    def _fade(self) -> float:
        return self._context.theme.durations(self._context.speed).dialog_in

    def advance(self, seconds: float) -> bool:
        """Let time pass; True when the picture changes."""
        if self.over and self.tip is None:
            return False
        fading = self.fading
        self._age += seconds
        wanted = self._moment()
        if wanted is self.tip:
            return fading
        self.dismiss()
        self.tip, self._age = self._moment(), 0.0
        return True

    def handle(self, event: InputEvent) -> bool:
        """A click or a key sends the tip away; True when that is all that was meant by it."""
        if self.tip is None or self._age < STANDS:
            return False
        match event:
            case PointerDown():
                self.dismiss()
            case Key(name=name) if not any(held in name for held in HELD_KEYS):
                self.dismiss()
                return name == "escape"
        return False

    def dismiss(self) -> None:
        """Never again."""
        seen = self._context.settings.tips_seen
        if self.tip is not None and self.tip not in seen:
            self._context.change_settings(tips_seen=(*seen, str(self.tip)))
        self.tip = None

    def _moment(self) -> Tip | None:
        """The tip whose moment it is, unless it has been seen."""
        flow, hand = self._control.flow, self._control.hand
        if not flow.idle or not flow.my_decision or flow.finisher.active:
            return None
        turn, choices = flow.commands.turn, flow.status_choices()
        tip: Tip | None = None
        if Choice.ROLL in choices:
            tip = Tip.ROLL
        elif turn is not None and turn.moves and Choice.DONE in choices:
            tip = Tip.DONE
        elif turn is not None and not turn.moves and flow.commands.movable():
            tip = Tip.MOVE if hand.source is None else None
        return None if tip in self._context.settings.tips_seen else tip

    # --- picture -----------------------------------------------------------------------------

    def draw(self, surface: pygame.Surface) -> None:
        """Paint the tip, where there is one."""
        found = self.place() if self.tip is not None else None
        self._painted = found is not None
        if self.tip is None or found is None:
            return
        words, (rect, target) = self._words(self.tip), found
        if not self.fading:
            self._card.draw(surface, words, rect, target)
            return
        around = rect.union(target).inflate(rect.height, rect.height).clip(surface.get_rect())
        under = surface.subsurface(around).copy()
        self._card.draw(surface, words, rect, target)
        under.set_alpha(round(255 * (1 - self._age / self._fade)))
        surface.blit(under, around)

    def place(self) -> tuple[pygame.Rect, pygame.Rect] | None:
        """Where the card lies and what it points at; looked for when something has changed."""
        control, view = self._control, self._control.flow.view
        buttons = tuple((button.name, tuple(button.rect)) for button in control.hud.buttons)
        board = control.hand.geometry, tuple(view.mine), tuple(view.theirs)
        canvas, words = self._context.canvas, self._words(self.tip) if self.tip else None
        key = words, canvas.size, canvas.scale, board, buttons
        if self._placed is None or self._placed[0] != key:
            self._placed = key, self._look_for_place()
        return self._placed[1]

    def _look_for_place(self) -> tuple[pygame.Rect, pygame.Rect] | None:
        targets = self._targets()
        if self.tip is None or not targets:
            return None
        words, towards = self._words(self.tip), self._towards(self.tip)
        return self._card.place(words, targets, towards, tuple(self._keep()))

    def _keep(self) -> Iterator[Seen]:
        """What has to be seen to follow the tip, and what is better seen than not."""
        hud, geometry = self._control.hud, self._control.hand.geometry
        commands, view = self._control.flow.commands, self._control.flow.view
        if hud.status_area is not None:
            yield Seen(hud.status_area, STATUS)
        for button in hud.buttons:
            yield Seen(button.rect, BUTTON)
        for area in hud.areas():
            yield Seen(area, CARD)
        yield Seen(rect_of(geometry.dice_area(True)), DICE)
        yield Seen(rect_of(geometry.rect), BOARD)
        for mine, point in product((True, False), range(1, BAR)):
            if view.count(mine, point):
                top = view.top(mine, point)
                bottom = self._disc(replace(top, index=0))
                yield Seen(bottom.union(self._disc(top)), STACK)
        if self.tip is Tip.MOVE:
            for source in commands.movable():
                yield Seen(self._disc(view.top(True, source)), CHECKER)
                for target in commands.landings(source):
                    yield Seen(self._disc(view.next_free(True, target)), LANDING)

    def _disc(self, spot: Spot) -> pygame.Rect:
        """Where a checker lies or could lie."""
        geometry = self._control.hand.geometry
        side = round(geometry.checker_diameter)
        center = geometry.checker_center(spot.mine, spot.point, spot.index, spot.count)
        return pygame.Rect(0, 0, side, side).move_to(center=center)

    def _targets(self) -> list[pygame.Rect]:
        """What the arrow could point at, the best first."""
        hud, hand, view = self._control.hud, self._control.hand, self._control.flow.view
        if self.tip is Tip.MOVE:
            points = self._control.flow.commands.movable()
            tops = [self._disc(view.top(True, point)) for point in points]
            # The nearest to the middle of the half where no dice lie.
            middle = hand.geometry.outer_half.center
            return sorted(tops, key=lambda top: pygame.Vector2(top.center).distance_to(middle))
        wanted = Choice.ROLL if self.tip is Tip.ROLL else Choice.DONE
        return [button.rect for button in hud.buttons if button.name == wanted.value]

    def _towards(self, tip: Tip) -> tuple[float, float]:
        """Where there is nothing that the card must not hide."""
        geometry = self._control.hand.geometry
        return geometry.outer_half.center if tip is Tip.MOVE else geometry.rect.center

    def _words(self, tip: Tip) -> TipWords:
        words = self._context.words
        match tip:
            case Tip.ROLL:
                return TipWords(
                    words.t("Roll the dice"), words.t("Click the button, or press Space.")
                )
            case Tip.MOVE:
                return TipWords(
                    words.t("Drag a checker"),
                    words.t("All points that it can reach light up. A click does as well."),
                )
        return TipWords(
            words.t("End your turn"),
            words.t("Done passes the dice on. Until then, Undo takes a checker back."),
        )
