"""The keyboard on the board: a focus that walks over checkers and targets, and typed plays."""

from collections.abc import Sequence

from game.engine.types import BAR, OFF
from game.session.intents import MoveChecker, Undo
from game.ui.board.commands import Landing
from game.ui.board.geometry import BoardGeometry
from game.ui.board.typed import Typing, completed, completions, only, steps_of, typing
from game.ui.board.view import Spot
from game.ui.input import Key
from game.ui.scenes.board_doer import Doer
from game.ui.scenes.board_hand import Hand

WAYS = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}
ASIDE_COUNTS = 2.0
"""A checker that lies aside counts as this much farther away than one straight ahead."""

Stop = tuple[int, int]
"""A place of the board, and which half of it where it has two."""

TYPED_LETTERS = "0123456789/*(), -baroffBAROFF"
LONGEST_TYPED = 40


class BoardKeys:
    """Walks and types; the hand does the moving."""

    def __init__(self, flow: Doer, hand: Hand) -> None:
        self._flow = flow
        self._hand = hand
        self._at: Stop | None = None
        self.typed = ""

    @property
    def focus(self) -> int | None:
        """The point with the keyboard's ring: a checker, or a target once one is selected."""
        return self._at[0] if self._at is not None else None

    @property
    def way(self) -> Landing | None:
        """The way that Enter would take."""
        landing = self._hand.landings.get(self._at[0]) if self._at is not None else None
        if landing is None or self._at is None or self._hand.selected is None:
            return None
        return landing.ways[min(self._at[1], len(landing.ways) - 1)]

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
        stops = self._stops()
        if self._at in stops:
            self._at = nearest(self._at, stops, WAYS[way], geometry)
        else:
            self._at = stops[0] if stops else None

    def pick(self) -> bool:
        """Enter on the ring: take the checker up, or bring it there; False without a ring."""
        if self._at not in self._stops():
            return False
        place, half = self._at
        moving = self._hand.selected not in (None, place)
        self._hand.choose(place, half)
        if moving:
            self._at = None
        elif self._hand.selected is not None:
            self._at = self._stops()[0]
        return True

    def put_back(self) -> bool:
        """Let go of the checker that was chosen, and go back to it; True when there was one."""
        source = self._hand.selected
        if source is not None and self._at is not None:
            self._at = source, 0
        return self._hand.deselect()

    def drop_focus(self) -> bool:
        """Take the ring away; True when there was one."""
        had, self._at = self._at is not None, None
        return had

    def type(self, key: Key) -> bool:
        """Add a letter to the typed play; True when the key belonged to it."""
        begins = not self.typed
        letter = key.digit if begins and not self._begins(key.text) else key.text
        if len(letter) != 1 or letter not in TYPED_LETTERS or key.ctrl or key.alt:
            return False
        if begins and not self._begins(letter):
            return False
        self.typed = (self.typed + letter)[:LONGEST_TYPED]
        self._flow.say("")
        return True

    def erase(self) -> bool:
        """Take the last typed letter away; True when there was one."""
        had, self.typed = bool(self.typed), self.typed[:-1]
        if had:
            self._flow.say("")
        return had

    def clear_typed(self) -> bool:
        """Forget what was typed; True when there was anything."""
        had, self.typed = bool(self.typed), ""
        if had:
            self._flow.say("")
        return had

    def play_typed(self) -> bool:
        """Play what was typed; the text stays when it is no play. False when nothing was."""
        if not self.typed:
            return False
        flow, turn = self._flow, self._flow.commands.turn
        if turn is None:
            self.typed = ""
            return True
        found, steps = completions(self.typed, turn), steps_of(self.typed)
        chosen = only(found)
        if chosen is not None:
            for _ in turn.moves if chosen.anew else ():
                flow.submit(Undo())
            self._play(MoveChecker(chosen.moves))
        elif steps and (part := flow.commands.sequence(steps)) is not None:
            self._play(part)
        elif not found:
            self._say_why(steps)
        return True

    def _play(self, intent: MoveChecker) -> None:
        self._hand.deselect()
        self.typed = ""
        self._flow.submit(intent)

    def complete(self) -> bool:
        """The Tab key: write on as far as the legal plays agree; False when nothing is typed."""
        turn = self._flow.commands.turn
        if self.typed and turn is not None:
            self.typed = completed(self.typed, turn)
        return bool(self.typed)

    @property
    def typing(self) -> Typing:
        """The field of the typed play."""
        turn = self._flow.commands.turn
        return typing(self.typed, turn) if self.typed and turn is not None else Typing(self.typed)

    def _say_why(self, steps: Sequence[tuple[int, int]] | None) -> None:
        """Why what is typed cannot be played: by its first step that cannot."""
        flow = self._flow
        commands = flow.commands
        for source, target in steps or ():
            if target not in commands.landings(source):
                flow.refuse(commands.refusal(source, target))
                return
        flow.say(flow.not_a_play(self.typed))

    def _begins(self, letter: str) -> bool:
        """Whether a play that is typed now can begin so."""
        turn = self._flow.commands.turn
        return turn is not None and turn.can_play and (letter.isdigit() or letter in "bB")

    def _stops(self) -> list[Stop]:
        """Where the ring may stand, the highest point first."""
        hand = self._hand
        if hand.selected is None:
            return [(place, 0) for place in self._flow.commands.movable()]
        targets = sorted(hand.landings.items(), reverse=True)
        stops = [(place, half) for place, one in targets for half in range(len(one.ways))]
        return [*stops, (hand.selected, 0)]


def nearest(
    here: Stop, stops: Sequence[Stop], way: tuple[int, int], geometry: BoardGeometry
) -> Stop:
    """The stop that lies next in a direction; else the next in order, so that all are reached."""
    x, y = _middle(here, stops, geometry)
    best, least = None, float("inf")
    for stop in stops:
        px, py = _middle(stop, stops, geometry)
        ahead = (px - x) * way[0] + (py - y) * way[1]
        aside = abs((px - x) * way[1]) + abs((py - y) * way[0])
        if stop == here or ahead < 1:
            continue
        if ahead + ASIDE_COUNTS * aside < least:
            best, least = stop, ahead + ASIDE_COUNTS * aside
    if best is not None:
        return best
    step = 1 if way in ((1, 0), (0, 1)) else -1
    return stops[(stops.index(here) + step) % len(stops)]


def _middle(stop: Stop, stops: Sequence[Stop], geometry: BoardGeometry) -> tuple[float, float]:
    """Where a stop lies; the halves of a target with two ways lie beside each other."""
    place, half = stop
    if place == OFF:
        x, y = geometry.tray_rect(True).center
    else:
        x, y = geometry.checker_center(True, place, 0, 1)
    if (place, 1) in stops:
        x += geometry.u * (0.25 if half else -0.25)
    return x, y
