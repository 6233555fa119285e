"""The buttons beside the board: which there are, what they say, which keys do the same."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pygame

from game.engine.state import GameState
from game.engine.types import Side
from game.i18n import NO_BREAK, Words
from game.ui.board.hud_pen import HudPen
from game.ui.board.status import Choice
from game.ui.context import Context
from game.ui.widgets.button import Button
from game.ui.widgets.widget import Widget

PRIMARY = 54
NORMAL = 48
TWO_LINES = 62
THREE_LINES = 58
"""Height in dp from which its second line may stand in two."""
NARROW = 140
"""Width in dp under which a button leaves less free beside its words."""
DETAIL, DETAIL_LEAST = 14, 10.5
"""Size of the second line, and under which it is rather said briefly."""
COMFORTABLE = 54
"""Height in dp below which the two lines of a button stand closer together."""
LINES_FROM = 48
"""Height in dp from which a button has room for two lines."""
SCORE_SIGN = f"{NO_BREAK}:{NO_BREAK}"
"""Between the points of both, which stay in one line."""
CAP_FROM = 180
"""Width in dp from which a button has room for a key cap."""


Line = tuple[str, float, float, str]
"""Text, place under the middle, size and weight."""


@dataclass(frozen=True, slots=True)
class ButtonText:
    """What a button says."""

    label: str
    detail: str = ""
    brief: str = ""
    """Said instead of the detail where that finds no room."""
    key: str = ""
    primary: bool = False

    @property
    def height(self) -> int:
        """In dp."""
        return TWO_LINES if self.detail else PRIMARY if self.primary else NORMAL


def button_text(choice: Choice, words: Words, state: GameState, human: Side) -> ButtonText:
    """The words on the button of a choice."""
    match choice:
        case Choice.ROLL:
            return ButtonText(words.t("Roll"), key=words.p("key", "Space"), primary=True)
        case Choice.TYPE_DICE:
            return ButtonText(words.t("Type the dice"), key=words.p("key", "Space"), primary=True)
        case Choice.DOUBLE:
            return ButtonText(words.p("cube", "Double"), key=letter_of(choice, words))
        case Choice.DONE:
            return ButtonText(words.t("Done"), key=words.p("key", "Enter"), primary=True)
        case Choice.FINISH:
            return ButtonText(words.t("Finish the race"), key=letter_of(choice, words))
        case Choice.UNDO:
            return ButtonText(words.t("Undo"), key=words.p("key", "Ctrl Z"))
        case Choice.CONTINUE:
            return ButtonText(words.t("Continue"), key=words.p("key", "Enter"), primary=True)
        case Choice.ACCEPT | Choice.DECLINE:
            return _answer_to_resignation(choice, words, state)
    return _answer_to_double(choice, words, state, human)


def _answer_to_resignation(choice: Choice, words: Words, state: GameState) -> ButtonText:
    """Accept says what is won, decline what the game goes on for."""
    stake, letter = state.cube.value, letter_of(choice, words)
    if choice is Choice.DECLINE:
        detail, brief = _played_for(words, stake)
        return ButtonText(words.t("Decline"), detail, brief, letter)
    size = state.offer.value if state.offer is not None and state.gammons_count else 1
    detail = words.n("You win {count} point", "You win {count} points", size * stake)
    return ButtonText(words.t("Accept"), detail, _points(words, size * stake), letter)


def _answer_to_double(choice: Choice, words: Words, state: GameState, human: Side) -> ButtonText:
    """Take, pass and beaver carry what they are worth in their second line."""
    stake, doubled = state.cube.value, state.cube.offered
    if choice is Choice.TAKE:
        detail, brief = _played_for(words, doubled)
        return ButtonText(words.p("cube", "Take"), detail, brief, letter_of(choice, words))
    if choice is Choice.PASS:
        after = state.score.plus(human.other, stake)
        detail = words.n(
            "lose {count} point, {mine} : {theirs}",
            "lose {count} points, {mine} : {theirs}",
            stake,
            mine=after.of(human),
            theirs=after.of(human.other),
        )
        detail = detail.replace(" : ", SCORE_SIGN)
        brief = detail.rpartition(", ")[0]
        return ButtonText(words.p("cube", "Pass"), detail, brief, letter_of(choice, words))
    detail = words.n(
        "double back, play for {count} point",
        "double back, play for {count} points",
        doubled * 2,
    )
    brief = _points(words, doubled * 2)
    return ButtonText(words.t("Beaver"), detail, brief, letter_of(choice, words))


def _played_for(words: Words, points: int) -> tuple[str, str]:
    """What a game goes on for, whole and brief."""
    whole = words.n("play on for {count} point", "play on for {count} points", points)
    return whole, _points(words, points)


def _points(words: Words, count: int) -> str:
    return words.n("{count} point", "{count} points", count)


def letter_of(choice: Choice, words: Words) -> str:
    """The letter that does the same as a button, in the player's language; most have none."""
    match choice:
        case Choice.DOUBLE:
            return words.p("key for Double", "D")
        case Choice.FINISH:
            return words.p("key for Finish the race", "F")
        case Choice.TAKE:
            return words.p("key for Take", "T")
        case Choice.PASS:
            return words.p("key for Pass", "P")
        case Choice.BEAVER:
            return words.p("key for Beaver", "B")
        case Choice.ACCEPT:
            return words.p("key for Accept", "A")
        case Choice.DECLINE:
            return words.p("key for Decline", "D")
    return ""


class BoardButton(Button):
    """A button at the scale of the panel, with up to two lines."""

    def __init__(
        self, context: Context, pen: HudPen, name: str, text: ButtonText, action: Callable[[], None]
    ) -> None:
        kind = "primary" if text.primary else "normal"
        super().__init__(context, name, text.label, action, kind=kind, key_cap=text.key)
        self._pen = pen
        self._text = text
        self.aside = 0
        """Pixels at the right that its words leave to the key cap; 0 when there is room anyway."""
        self.deep = False
        """Whether a button beside it has three lines, with which its own are level."""

    @property
    def cap_room(self) -> int:
        """Pixels that the key cap takes at the right, its margins included."""
        if not self.key_cap or self.rect.width < self._pen.dp(CAP_FROM):
            return 0
        return self.look.painter.size(self.key_cap, 13)[0] + self.look.dp(12) + self._pen.dp(20)

    def fits_beside(self, cap: int) -> bool:
        """Whether its words find room beside a key cap that takes so many pixels."""
        room = self.rect.width - cap - self._pen.dp(12)
        return all(
            self._pen.width(text, self._pen.fit(text, room, size, weight), weight) <= room
            for text, _, size, weight in self._wished()
        )

    @property
    def crowded(self) -> bool:
        """Whether its words in the middle would touch the key cap."""
        widest = max(
            self._pen.width(text, size, weight) for text, _, size, weight in self._wished()
        )
        return self.cap_room > (self.rect.width - widest) // 2

    def draw(self, surface: pygame.Surface) -> None:
        """Paints the button as it is: at rest, hovered or pressed."""
        if self.kind == "primary":
            self.look.shadow(surface, self.rect, radius=10, blur=6, opacity=0.35, drop=2)
        self.look.box(surface, self.rect, self._style())
        pen, rect, color = self._pen, self.rect, self._text_color()
        if self.cap_room:
            self.look.key_cap(surface, self.key_cap, (rect.right - pen.dp(12), rect.centery), color)
        margin, room = self._margin, self._room
        x = rect.x + margin + room // 2
        for text, down, size, weight in self.lines():
            at = x, rect.centery + pen.dp(down)
            pen.text(surface, text, at, size, weight, color, "center", room=room)

    @property
    def _margin(self) -> int:
        """Free beside its words."""
        return self._pen.dp(6 if self.rect.width < self._pen.dp(NARROW) else 12)

    @property
    def _room(self) -> int:
        """Width for its words."""
        return self.rect.width - self._margin - (self.aside or self._margin)

    def _wished(self) -> list[Line]:
        """Its lines if it is wide enough."""
        size = 19 if self.kind == "primary" else 17
        if not self._text.detail or self.rect.height < self._pen.dp(LINES_FROM):
            return [(self.label, 0, size, "semibold")]
        closer = min(1.0, self.rect.height / self._pen.dp(COMFORTABLE))
        return [
            (self.label, -10 * closer, size, "semibold"),
            (self._text.detail, 12 * closer, DETAIL, "regular"),
        ]

    def lines(self) -> list[Line]:
        """Text, place under the middle, size and weight of each line."""
        label, *details = self._wished()
        if not details:
            return [label]
        found = self._detail()
        if not found:
            return [(self.label, 0, *label[2:])]
        if len(found) < 2 and not self.deep:
            return [label, *((text, *details[0][1:]) for text in found)]
        places, size = (1.5, 18.5)[: len(found)], self._size_of(found)
        return [
            (self.label, -19, *label[2:]),
            *((text, down, size, "regular") for text, down in zip(found, places, strict=True)),
        ]

    def _detail(self) -> list[str]:
        """The detail in one line or two, or what is said instead where it finds no room so."""
        two = self.rect.height >= self._pen.dp(THREE_LINES)
        for text in (self._text.detail, self._text.brief):
            for parts in ([text], halves(text)) if two else ([text],):
                size = self._size_of(parts)
                widest = max(self._pen.width(part, size) for part in parts)
                if size >= DETAIL_LEAST and widest <= self._room:
                    return parts
        return []

    def _size_of(self, parts: list[str]) -> float:
        """The size at which all parts of a detail fit, or the least there is."""
        return min(self._pen.fit(part, self._room, DETAIL) for part in parts)


def halves(text: str) -> list[str]:
    """A text in two lines: broken behind its comma or, where it has none, in the middle."""
    head, comma, tail = text.rpartition(", ")
    if comma:
        return [head + ",", tail]
    places = [at for at, letter in enumerate(text) if letter == " "]
    if not places:
        return [text]
    at = min(places, key=lambda place: abs(2 * place + 1 - len(text)))
    return [text[:at], text[at + 1 :]]


def line_up(buttons: Sequence[BoardButton], *, caps: bool) -> None:
    """Make the words of buttons over each other go aside alike, if any of them has to.

    Without `caps` there is no room for the names of keys.
    """
    cap = max((button.cap_room for button in buttons), default=0)
    if not caps or not all(button.fits_beside(cap) for button in buttons):
        for button in buttons:
            button.key_cap = ""
        level(buttons)
        return
    crowded = any(button.crowded for button in buttons)
    for button in buttons:
        button.aside = cap if crowded else 0
    level(buttons)


def level(buttons: Sequence[BoardButton]) -> None:
    """Make the lines of buttons beside each other stand level."""
    beside = len(buttons) > 1 and buttons[0].rect.y == buttons[1].rect.y
    deep = beside and any(len(button.lines()) > 2 for button in buttons)
    for button in buttons:
        button.deep = deep


def looks_of(buttons: Sequence[Widget]) -> tuple[object, ...]:
    """What decides how buttons look."""
    return tuple((one, one.hovered, one.pressed) for one in buttons)
