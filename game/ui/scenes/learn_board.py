"""The board of a page: the game's own board at reading size, with hand and keys for trying.

What an illustration shows and what may be moved on it is in `learn_tried`; here it is painted, and
what the reader does goes to hand and keys as on the board of a match.
"""

from collections.abc import Callable, Iterator
from dataclasses import asdict, replace

import pygame

from game.engine.position import Position
from game.engine.types import BAR, Side
from game.learn.illustration import Illustration
from game.ui.board.click_guard import REACH_DP, ClickGuard
from game.ui.board.drag import THRESHOLD_DP
from game.ui.board.geometry import BoardGeometry
from game.ui.board.highlights import StillPicture, glows_of, hints_of, refused_of, ways_of
from game.ui.board.stage import Stage
from game.ui.board.stage_moving import Above
from game.ui.board.view import BoardView, Spot
from game.ui.context import Context
from game.ui.input import LEFT, RIGHT, Key, PointerDown, PointerMove, PointerUp
from game.ui.scenes.board_hand import Hand
from game.ui.scenes.board_keys import WAYS, BoardKeys
from game.ui.scenes.board_still import lying, with_marks
from game.ui.scenes.learn_tried import READER, Doing, Tried, lying_still, practice_of
from game.ui.widgets.widget import Widget


class LearnBoard(Widget):
    """Shows one illustration at a time."""

    focusable = True

    def __init__(self, context: Context, on_played: Callable[[Position], None]) -> None:
        super().__init__(context, "board")
        self._on_played = on_played
        self._stage = Stage(context, READER, fading=True)
        self._guard = ClickGuard()
        self.geometry = BoardGeometry.fit(0, 0, 100, 80)
        self.secret = False
        """Whether what the illustration shows is the answer to a question, and so hidden."""
        self.said = ""
        """Why something isn't possible."""
        self._take_up(Illustration("", Position.start()), playable=False)

    def _take_up(self, illustration: Illustration, *, playable: bool) -> None:
        self.tried = Tried(self.context, illustration, self._say, self._on_played)
        self.tried.can_try = playable and illustration.on_roll is READER
        self.hand = Hand(self.tried, self._guard)
        self.keys = BoardKeys(self.tried, self.hand)
        self.hand.geometry = self.geometry
        self.hand.drag.threshold = self.context.canvas.dp(THRESHOLD_DP)

    def _say(self, sentence: str) -> None:
        self.said = sentence

    # --- what is shown ------------------------------------------------------------------------

    def show(self, illustration: Illustration, *, secret: bool, playable: bool) -> None:
        """Show another illustration; the same one stays as it is.

        Args:
            illustration: which.
            secret: whether what it shows is the answer to a question.
            playable: whether the question is what to play; others may be tried as they say.
        """
        self.secret = secret
        if illustration is self.tried.illustration:
            return
        self.let_go()
        self.said = ""
        self._take_up(illustration, playable=playable or illustration.can_try)

    def lay_out(self, geometry: BoardGeometry, ground: pygame.Surface) -> None:
        """Take up another place; `ground` is the whole window with the empty board."""
        self.let_go()
        self.geometry = self.hand.geometry = geometry
        self.hand.drag.threshold = self.context.canvas.dp(THRESHOLD_DP)
        self._guard.reach = self.context.canvas.dp(REACH_DP)
        x, y, width, height = (round(side) for side in geometry.rect)
        self.place(x, y, width, height)
        self._stage.layout(geometry, ground)

    @property
    def shows_lesson(self) -> bool:
        """Whether the arrows and points of the illustration are to be seen."""
        return self.tried.doing is Doing.SHOWN and not self.secret and self.hand.source is None

    def draw_ground(self, surface: pygame.Surface) -> None:
        """Paint the whole window under the widgets, with the board and all that is on it."""
        self._stage.compose(self._picture())
        self._stage.draw(surface, self.tried.view, Above(self.hand.lifted, self.hand.fan))

    def ready_in_steps(self, illustration: Illustration) -> Iterator[None]:
        """Make the pictures that an illustration will want, a little at a time."""
        view = lying_still(practice_of(illustration))
        lying_there = StillPicture(
            tuple(view.mine), tuple(view.theirs), view.dice, view.throw, cube=view.cube
        )
        yield
        yield from self._stage.ready_in_steps(_with_lesson(lying_there, view, illustration))

    def _picture(self) -> StillPicture:
        tried, view = self.tried, self.tried.view
        picture = lying(view, self.hand)
        if not tried.timeline.idle:
            return picture
        match tried.doing:
            case Doing.SHOWN if self.shows_lesson:
                picture = _with_lesson(picture, view, tried.illustration)
            case Doing.PLAYED | Doing.TRIED if self._is_over and tried.turn is not None:
                mine = tried.illustration.on_roll is READER
                ways = ways_of(view, tried.turn.moves, mine=mine)
                picture = replace(picture, ways=ways, own_ways=mine)
        return with_marks(picture, view, self.hand, self.keys, self._glows())

    @property
    def _is_over(self) -> bool:
        """Whether the play shown has been played, or the roll that is tried."""
        return self.tried.doing is Doing.PLAYED or self.tried.commands.complete

    def _glows(self) -> tuple[Spot, ...]:
        tried = self.tried
        if tried.doing is not Doing.TRIED or not tried.can_try or not self.context.settings.glow:
            return ()
        spread = self.hand.fan.point if self.hand.fan is not None and self.hand.fan.mine else None
        return glows_of(tried.view, (p for p in tried.commands.movable() if p != spread))

    # --- time ---------------------------------------------------------------------------------

    def advance(self, seconds: float) -> bool:
        """Let time pass; true when the picture changes by it."""
        moving = not self.tried.timeline.idle
        self.tried.timeline.update(seconds)
        faded = self._stage.advance(seconds)
        return self.hand.advance(seconds) or faded or moving

    @property
    def restless(self) -> bool:
        """Whether time alone changes the picture."""
        return not self.tried.timeline.idle or self.hand.restless or self._stage.restless

    # --- what the reader does ----------------------------------------------------------------

    def handle(self, event: PointerDown | PointerMove | PointerUp) -> bool:
        """Take what the pointer does on the board; true when it was meant for the board."""
        match event:
            case PointerDown(x, y, button) if button == LEFT and self.contains(x, y):
                if not self.tried.can_try:
                    return False
                self.tried.timeline.finish()
                self._leave_what_is_played()
                self.keys.drop_focus()
                self.hand.press(x, y, touch=event.touch)
            case PointerDown(button=button) if button == RIGHT:
                return self.let_go()
            case PointerMove(x, y):
                return self.hand.move(x, y)
            case PointerUp(x, y, button) if button == LEFT:
                self.hand.release(x, y, self.context.clock.now())
            case _:
                return False
        return True

    def _leave_what_is_played(self) -> None:
        """Whoever takes a checker after the page's play has been played begins anew."""
        if self.tried.doing is Doing.PLAYED:
            self.tried.begin()
            self.tried.timeline.finish()

    def let_go(self) -> bool:
        """Give up whatever is in the hand; true when there was anything."""
        self.hand.look_away()
        return self.hand.cancel()

    def back_out(self) -> bool:
        """Escape takes back the last thing begun; false when nothing was."""
        begun = (self.keys.clear_typed, self.hand.cancel, self.keys.put_back, self.keys.drop_focus)
        if any(end() for end in begun):
            return True
        if self.tried.doing is Doing.SHOWN or self.secret:
            return False
        self.tried.start_over()
        return True

    def key(self, key: Key) -> bool:
        """Arrows walk over the checkers, Enter lifts and sets down, Backspace takes back."""
        if not self.tried.can_try:
            return False
        if key.name in WAYS and not key.ctrl:
            self._leave_what_is_played()
            self.tried.timeline.finish()
            self.keys.walk(key.name, self.geometry)
            return True
        if key.name == "backspace" or (key.ctrl and key.name == "z"):
            return self.take_back()
        if key.name in ("return", "enter", "space") and not self.keys.typed:
            return self.keys.pick()
        return self.type_key(key)

    def type_key(self, key: Key) -> bool:
        """A letter of a typed play, or the Enter after it; false when it means nothing here."""
        if not self.tried.can_try:
            return False
        if key.name in ("return", "enter") and self.keys.typed:
            return self.keys.play_typed()
        if key.name == "backspace" and self.keys.typed:
            return self.keys.erase()
        self.tried.timeline.finish()
        if self.tried.doing is Doing.PLAYED and len(key.text) == 1 and key.text.isdigit():
            self._leave_what_is_played()
        return self.keys.type(key)

    def take_back(self) -> bool:
        """Take the last typed letter or the last checker back."""
        if self.keys.erase():
            return True
        self.hand.cancel()
        self.hand.deselect()
        if self.tried.touched and self.tried.doing is Doing.TRIED:
            self.tried.undo()
            return True
        return False

    def describe(self) -> dict[str, object]:
        """What a test wants to know."""
        view = self.tried.view
        return {
            "board": asdict(self.geometry),
            "mine": list(view.mine),
            "theirs": list(view.theirs),
            "dice": [[die.mine, die.value, die.used] for die in view.dice],
            "cube": None if view.cube is None else [view.cube.value, view.cube.place.value],
            "lit": sorted(self.hand.landings),
            "held": None if self.hand.held is None else self.hand.held.source,
            "settled": self.tried.timeline.idle,
            "doing": self.tried.doing.value,
            "message": self.said,
        }


def _with_lesson(
    picture: StillPicture, view: BoardView, illustration: Illustration
) -> StillPicture:
    """The arrows and points of an illustration, which is shown in `view`."""
    mine = illustration.on_roll is READER
    refused = [(arrow.source, arrow.target) for arrow in illustration.refused]
    return replace(
        picture,
        hints=hints_of(view, illustration.moves) if mine else (),
        refused=refused_of(view, refused) if mine else (),
        lit=tuple(_seen_from(illustration.on_roll, point) for point in illustration.points),
    )


def _seen_from(side: Side, point: int) -> int:
    """A point that a side counts, as the reader counts it."""
    return point if side is READER else BAR - point
