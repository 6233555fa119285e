"""Plays the game as a person does: posts pygame's own events and lets a stepped clock run.

    pilot = Pilot(home, dice=[(3, 1), (6, 5)])
    pilot.start()
    pilot.drag(8, 5)
    pilot.click_button("done")

Positions are those of the picture, so a target that is not on the screen is an error.
"""

from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path

import pygame

from game.engine.ai.brain import Brain
from game.engine.dice import Dice, ScriptedDice
from game.engine.match import MatchRules
from game.engine.types import BAR, OFF, Side
from game.paths import assets, user_folders
from game.saving.settings import Settings, Speed
from game.session.adviser import Expert
from game.session.conductor import Conductor
from game.session.session import MatchSession
from game.session.setup import MatchSetup
from game.session.thinking import ImmediateThinking
from game.ui.app import App
from game.ui.clock import SteppedClock
from game.ui.context import Services
from game.ui.scenes.board import BoardScene
from game.ui.scenes.first_help import Tip
from game.ui.sound import SoundPlayer
from game.ui.table import MatchTable
from tests.support.advice import ScriptedExpert
from tests.support.fakes import ScriptedBrain

FRAME = 1 / 60
SETTLE_SECONDS = 30.0


class ListeningPlayer:
    """A sound player that only remembers what it was asked to play."""

    def __init__(self) -> None:
        self.played: list[str] = []

    def play(self, name: str, volume: float = 1.0) -> None:
        self.played.append(name)

    def apply(self, settings: Settings) -> None:
        pass

    def warm_up(self) -> None:
        pass

    def lose_device(self) -> None:
        pass

    def close(self) -> None:
        pass


class Pilot:
    """One window of the game under the dummy driver, and a person in front of it."""

    def __init__(
        self,
        home: Path,
        *,
        dice: Sequence[tuple[int, int]] = (),
        brain: Brain | None = None,
        size: tuple[int, int] = (800, 500),
        speed: str = "instant",
        settings: Settings | None = None,
        newcomer: bool = False,
    ) -> None:
        self.sounds = ListeningPlayer()
        self.brain: Brain = brain or ScriptedBrain()
        self.expert: Expert = ScriptedExpert()
        self._dice = tuple(dice)
        self.closed = False
        tips = () if newcomer else tuple(Tip)
        chosen = replace(settings or Settings(), speed=Speed(speed), window=size, tips_seen=tips)
        self.app = App(self._services(home, chosen))
        pygame.event.clear()
        self.frame()

    def _services(self, home: Path, settings: Settings) -> Services:
        def sounds(_settings: Settings, _folder: Path) -> SoundPlayer:
            return self.sounds

        return Services(
            folders=user_folders(home),
            assets=assets(),
            clock=SteppedClock(),
            open_sounds=sounds,
            new_dice=lambda _kind: ScriptedDice(self._dice),
            load_brain=lambda _level: self.brain,
            load_expert=lambda: self.expert,
            new_thinking=ImmediateThinking,
            language=settings.language or "en",
            settings=settings,
        )

    # --- going there -------------------------------------------------------------------------

    def start(
        self,
        *,
        rules: MatchRules | None = None,
        human: Side = Side.WHITE,
        home_left: bool = False,
        dice: Dice | None = None,
    ) -> None:
        """Begin a match and wait until it is the person's turn."""
        setup = MatchSetup(rules or MatchRules.match(7), human, home_left=home_left, name="Anna")
        self.app.context.start_match(setup, dice or ScriptedDice(self._dice))
        self.settle()

    def sit_down(self, session: MatchSession) -> None:
        """Show a session as it stands."""
        context = self.app.context
        conductor = Conductor(session, self.brain, ImmediateThinking())
        table = MatchTable(session, conductor, context.match_store)
        context.director.clear_to(BoardScene(context, table))
        self.frame()
        self.app.stop_fading()

    @property
    def board(self) -> BoardScene:
        """The board scene, which must be on the stack."""
        return next(s for s in self.app.director.scenes if isinstance(s, BoardScene))

    @property
    def session(self) -> MatchSession:
        """The session on the board."""
        return self.board.table.session

    @property
    def scene(self) -> str:
        """The name of the scene that the person sees."""
        top = self.app.director.top
        return top.name if top is not None else ""

    # --- time --------------------------------------------------------------------------------

    def frame(self, seconds: float = FRAME) -> None:
        """One frame; an exception in it is not swallowed."""
        crashes = self.app.crashes
        self.app.context.clock.sleep(seconds)
        self.app.frame(seconds)
        assert self.app.crashes == crashes, "a scene failed; see the log"

    def advance(self, seconds: float) -> None:
        """Frames for so long."""
        while seconds > 1e-9:
            step = min(FRAME, seconds)
            self.frame(step)
            seconds -= step

    def settle(self, seconds: float = SETTLE_SECONDS) -> None:
        """Frames until nothing moves and the match waits for the person."""
        left = seconds
        while left > 0:
            self.frame()
            left -= FRAME
            if self._waits():
                return
        raise AssertionError("the board does not come to rest")

    def _waits(self) -> bool:
        if self.scene != "board":
            return True
        flow = self.board.flow
        over = flow.session.state.outcome is not None
        return flow.idle and (flow.my_decision or flow.session.dice_wanted or over)

    # --- pointer and keyboard ----------------------------------------------------------------

    def press(self, x: float, y: float, button: int = 1) -> None:
        self._post(pygame.MOUSEBUTTONDOWN, pos=self._whole(x, y), button=button, touch=False)

    def move(self, x: float, y: float) -> None:
        spot = self._whole(x, y)
        self._post(pygame.MOUSEMOTION, pos=spot, rel=(0, 0), buttons=(0, 0, 0), touch=False)

    def release(self, x: float, y: float, button: int = 1) -> None:
        self._post(pygame.MOUSEBUTTONUP, pos=self._whole(x, y), button=button, touch=False)

    def click(self, x: float, y: float, button: int = 1) -> None:
        self.press(x, y, button)
        self.frame()
        self.release(x, y, button)
        self.frame()

    def carry(self, start: tuple[float, float], end: tuple[float, float], steps: int = 6) -> None:
        """Press at one place and move to another, without letting go."""
        self.press(*start)
        self.frame()
        for step in range(1, steps + 1):
            share = step / steps
            self.move(*(a + (b - a) * share for a, b in zip(start, end, strict=True)))
            self.frame()

    def wheel(self, x: float, y: float, notches: int) -> None:
        self.move(x, y)
        self._post(pygame.MOUSEWHEEL, x=0, y=notches, precise_y=float(notches), touch=False)

    def key(self, name: str, *, ctrl: bool = False, shift: bool = False) -> None:
        """One key by pygame's name, with a frame after it."""
        code = pygame.key.key_code(name)
        mod = (pygame.KMOD_CTRL if ctrl else 0) | (pygame.KMOD_SHIFT if shift else 0)
        text = name if len(name) == 1 and not ctrl else " " if name == "space" else ""
        self._post(pygame.KEYDOWN, key=code, mod=mod, unicode=text, scancode=0)
        self.frame()

    def type(self, text: str) -> None:
        """Letters, one key each."""
        for letter in text:
            code = pygame.key.key_code("space" if letter == " " else letter)
            self._post(pygame.KEYDOWN, key=code, mod=0, unicode=letter, scancode=0)
            self.frame()

    def _post(self, kind: int, **values: object) -> None:
        pygame.event.post(pygame.Event(kind, **values))

    def _whole(self, x: float, y: float) -> tuple[int, int]:
        return round(x), round(y)

    # --- the board ---------------------------------------------------------------------------

    def checker(self, point: int) -> tuple[float, float]:
        """The middle of the person's uppermost checker on a point."""
        view, geometry = self.board.flow.view, self.board.control.hand.geometry
        spot = view.top(True, point)
        return geometry.checker_center(spot.mine, spot.point, spot.index, spot.count)

    def place(self, point: int) -> tuple[float, float]:
        """Somewhere on a point, or in the person's tray."""
        geometry = self.board.control.hand.geometry
        if point == OFF:
            return geometry.tray_rect(True).center
        if point == BAR:
            return geometry.bar_rect.center
        column = geometry.column_rect(point)
        return column.x + column.w / 2, column.y + column.h * 0.55

    def drag(self, source: int, target: int) -> None:
        """Drag the uppermost checker of a point to another point and wait."""
        end = self.place(target)
        self.carry(self.checker(source), end)
        self.release(*end)
        self.frame()

    def tap(self, point: int) -> None:
        """Click a point where its uppermost checker is, or would be."""
        own = point != OFF and self.board.flow.view.count(True, point) > 0
        self.click(*(self.checker(point) if own else self.place(point)))
        self.wait_out_double_click()

    def dice(self) -> tuple[float, float]:
        """The middle of the person's dice."""
        count = sum(die.mine for die in self.board.flow.view.dice)
        return self.board.control.hand.geometry.dice_area(True, count).center

    def cube(self) -> tuple[float, float]:
        """The middle of the cube in the centre."""
        return self.board.control.hand.geometry.cube_center(None)

    @property
    def buttons(self) -> list[str]:
        """Names of the buttons that can be used now."""
        return [button.name for button in self.board.control.hud.buttons]

    def button(self, name: str) -> tuple[int, int]:
        """The middle of a button."""
        found = next(one for one in self.board.control.hud.buttons if one.name == name)
        x, y = found.rect.center
        width, height = self.app.canvas.size
        assert 0 <= x < width, f"{name} is off the screen"
        assert 0 <= y < height, f"{name} is off the screen"
        return x, y

    def click_button(self, name: str) -> None:
        """Click a button; long enough after the last click not to be its second half."""
        self.wait_out_double_click()
        self.click(*self.button(name))

    def wait_out_double_click(self) -> None:
        self.advance(0.4)

    @property
    def mine(self) -> list[int]:
        """The person's checkers as shown, by point."""
        return self.board.flow.view.mine

    @property
    def message(self) -> str:
        """The refusal that is shown."""
        return self.board.flow.message

    @property
    def lit(self) -> set[int]:
        """The points that are lit up."""
        return set(self.board.control.hand.landings)

    def check(self) -> None:
        """Whenever nothing moves, the picture must be the session's."""
        if self.board.flow.idle:
            assert self.board.settled

    def picture(self, path: Path) -> None:
        """Save what is on the screen, without what lingers of the scene before."""
        self.app.stop_fading()
        self.frame(0.0)
        pygame.image.save(self.app.canvas.surface, path)

    def close(self) -> None:
        self.closed = True
        self.app.close()


def until(pilot: Pilot, happens: Callable[[], bool], seconds: float = SETTLE_SECONDS) -> None:
    """Frames until something is so."""
    while not happens():
        seconds -= FRAME
        assert seconds > 0, "it does not happen"
        pilot.frame()


def fill_move_list(pilot: Pilot) -> None:
    """Steps of the match until there are more moves than the list has room for."""
    for _ in range(40):
        turn = pilot.session.turn
        if turn is None or turn.is_complete:
            pilot.key("space")
            pilot.settle()
        else:
            move = turn.next_moves()[0]
            pilot.board.control.hand.go(move.source, move.target)
            pilot.frame()
