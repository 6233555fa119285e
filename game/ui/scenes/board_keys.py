"""The keyboard on the board: a focus that walks over checkers and targets, and typed plays."""

from collections.abc import Sequence

from game.engine.errors import BackgammonError
from game.engine.notation import parse_play
from game.engine.types import BAR, OFF
from game.session.intents import MoveChecker, Undo
from game.ui.board.geometry import BoardGeometry
from game.ui.board.view import Spot
from game.ui.input import Key
from game.ui.scenes.board_doer import Doer
from game.ui.scenes.board_hand import Hand

WAYS = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}
ASIDE_COUNTS = 2.0
"""A checker that lies aside counts as this much farther away than one straight ahead."""

TYPED_LETTERS = "0123456789/*(), -baroffBAROFF"
LONGEST_TYPED = 40


class BoardKeys:
    """Walks and types; the hand does the moving."""

    def __init__(self, flow: Doer, hand: Hand) -> None:
        self._flow = flow
        self._hand = hand
        self.focus: int | None = None
        """The point with the keyboard's ring: a checker, or a target once one is selected."""
        self.typed = ""

    @property
    def spot(self) -> Spot | None:
        """Where the ring stands."""
        if self.focus is None:
            return None
        view, hand = self._flow.view, self._hand
        if hand.selected is not None and self.focus != hand.selected:
            landing = hand.landings.get(self.focus)
            if landing is not None and landing.hits:
                return Spot(False, BAR - self.focus, 0, 1)
            return view.next_free(True, self.focus)
        return view.top(True, self.focus)

    def walk(self, way: str, geometry: BoardGeometry) -> None:
        """Go to the nearest checker or target in a direction, or round to the far end."""
        places = self._places()
        if not places:
            self.focus = None
            return
        if self.focus is None or self.focus not in places:
            self.focus = places[0]
            return
        self.focus = _nearest(self.focus, places, WAYS[way], geometry)

    def pick(self) -> bool:
        """Enter on the ring: take the checker up, or bring it there; False without a ring."""
        if self.focus is None or self.focus not in self._places():
            return False
        moving = self._hand.selected is not None and self.focus != self._hand.selected
        self._hand.choose(self.focus)
        if moving:
            self.focus = None
        elif self._hand.selected is not None:
            targets = sorted(self._hand.landings, reverse=True)
            self.focus = targets[0] if targets else None
        return True

    def drop_focus(self) -> bool:
        """Take the ring away; True when there was one."""
        had, self.focus = self.focus is not None, None
        return had

    def type(self, key: Key) -> bool:
        """Add a letter to the typed play; True when the key belonged to it."""
        letter = key.text
        if len(letter) != 1 or letter not in TYPED_LETTERS or key.ctrl or key.alt:
            return False
        if not self.typed and not self._begins(letter):
            return False
        self.typed = (self.typed + letter)[:LONGEST_TYPED]
        return True

    def erase(self) -> bool:
        """Take the last typed letter away; True when there was one."""
        had, self.typed = bool(self.typed), self.typed[:-1]
        return had

    def clear_typed(self) -> bool:
        """Forget what was typed; True when there was anything."""
        had, self.typed = bool(self.typed), ""
        return had

    def play_typed(self) -> bool:
        """Play what was typed; the text stays when it is no play. False when nothing was."""
        if not self.typed:
            return False
        flow, turn = self._flow, self._flow.commands.turn
        if turn is None:
            self.typed = ""
            return True
        try:
            play = parse_play(self.typed, turn.start, turn.roll)
        except BackgammonError:
            flow.say(flow.not_a_play(self.typed))
            return True
        for _ in turn.moves:
            flow.submit(Undo())
        self._hand.deselect()
        flow.submit(MoveChecker(play.moves))
        self.typed = ""
        return True

    def _begins(self, letter: str) -> bool:
        """Whether a play that is typed now can begin so."""
        turn = self._flow.commands.turn
        return turn is not None and turn.can_play and (letter.isdigit() or letter in "bB")

    def _places(self) -> Sequence[int]:
        """Where the ring may stand, the highest point first."""
        hand = self._hand
        if hand.selected is not None:
            return [*sorted(hand.landings, reverse=True), hand.selected]
        return self._flow.commands.movable()


def _nearest(
    here: int, places: Sequence[int], way: tuple[int, int], geometry: BoardGeometry
) -> int:
    x, y = _middle(here, geometry)
    best, least = None, float("inf")
    for place in places:
        px, py = _middle(place, geometry)
        ahead = (px - x) * way[0] + (py - y) * way[1]
        aside = abs((px - x) * way[1]) + abs((py - y) * way[0])
        if place == here or ahead < 1:
            continue
        if ahead + ASIDE_COUNTS * aside < least:
            best, least = place, ahead + ASIDE_COUNTS * aside
    if best is not None:
        return best
    # Nothing lies that way: go on in the order of the points, so that all can be reached.
    step = 1 if way in ((1, 0), (0, 1)) else -1
    return places[(list(places).index(here) + step) % len(places)]


def _middle(place: int, geometry: BoardGeometry) -> tuple[float, float]:
    if place == OFF:
        return geometry.tray_rect(True).center
    return geometry.checker_center(True, place, 0, 1)
