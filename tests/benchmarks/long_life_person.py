"""A person who plays for days: at random, by the rules, and with all that people do in between."""

import time
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from random import Random

import pygame

from game.engine.actions import MakePlay
from game.engine.ai.brain import load_brain, strongest
from game.engine.dice import Dice, SealedDice
from game.engine.match import MatchRules
from game.engine.outcome import Kind
from game.engine.state import Phase
from game.engine.types import BAR, OFF, Side
from game.i18n import available_languages
from game.learn.contents import PAGES
from game.saving.settings import Settings, Speed
from game.session import intents
from game.session.intents import Intent
from game.session.setup import DiceKind, MatchSetup
from game.session.thinking import ImmediateThinking, WorkerThinking
from game.ui.app import MAX_STEP
from game.ui.board.status import Choice
from game.ui.context import Services
from game.ui.scenes.panel import PanelScene
from game.ui.scenes.settings_pages import PAGES as SETTINGS_PAGES
from game.ui.sound import open_player
from game.ui.themes import THEMES
from tests.support.pilot import FRAME, Pilot
from tests.support.rough_ride import kept

HOME_SIZE = (800, 500)
SIZES = ((1280, 800), (960, 600), (1100, 700), (800, 1280), (1440, 900), (640, 480), (400, 320))
LEVELS = ("beginner", "beginner", "learner")
RULES = (
    *(MatchRules.match(length) for length in (1, 5, 9)),
    *[MatchRules.money()] * 3,
    MatchRules.money(jacoby=True, beavers=True, automatic_doubles=True),
)
Wishes = tuple[str, str, int, tuple[int, int]]
"""Theme, language, interface size in percent, and size of the window."""

LONGEST = 20_000
"""Turns of the loop until the person is asked again; more are taken for a standstill."""

PATIENT = 0.05
"""Matches that are played in all their length, with every picture and the computer's thread."""

SESSION_ENDS = 0.05
"""How often a session for money is ended after a game."""


class LongPilot(Pilot):
    """The program with its own players, threads and sounds, led as its own loop leads it."""

    def __init__(self, home: Path, random: Random) -> None:
        self.random = random
        self.hasty = False
        """Whether the computer is slow: fewer turns of the loop, two steps in each."""
        self.frames = self.steps = 0
        """Pictures that were shown; milliseconds that the clock was told to go on."""
        self.drawing = 0.0
        """Seconds of the processor in turns of the loop that ended with a picture."""
        wishes = Settings(auto_roll=True, auto_confirm=True, player_name="Anna")
        super().__init__(home, size=HOME_SIZE, settings=wishes)
        self._present = self.app.canvas.present
        self.app.canvas.present = self._presented  # type: ignore[method-assign]

    def _services(self, home: Path, settings: Settings) -> Services:
        return replace(
            super()._services(home, settings),
            open_sounds=open_player,
            new_dice=self._new_dice,
            load_brain=load_brain,
            load_expert=strongest,
            new_thinking=lambda: ImmediateThinking() if self.hasty else WorkerThinking(),
        )

    def _new_dice(self, kind: DiceKind) -> Dice:
        assert kind is DiceKind.SEALED
        return SealedDice(self.random.randbytes(32))

    def _presented(self) -> bool:
        self.frames += 1
        return self._present()

    def frame(self, seconds: float = FRAME, *, slept: float = 0.0) -> None:
        """One turn of the loop, after so much time."""
        milliseconds = round(1000 * seconds)
        self.steps += milliseconds
        seconds, crashes = milliseconds / 1000, self.app.crashes
        self.app.context.clock.sleep(seconds)
        frames, worked = self.frames, time.thread_time()
        self.app.frame(seconds, slept=min(slept, seconds))
        if self.frames > frames:
            self.drawing += time.thread_time() - worked
        assert self.app.crashes == crashes, "a scene failed; see the log"

    def go_on(self) -> None:
        """One turn of the loop, after as long a sleep as the program would take."""
        rest = self.app.rest
        if rest <= FRAME:
            if self.hasty:
                self.frame(2 * MAX_STEP, slept=MAX_STEP)
            else:
                self.frame()
            return
        if self._someone_thinks:
            time.sleep(0.0005)
        self.frame(rest, slept=rest)

    @property
    def _someone_thinks(self) -> bool:
        if self.scene != "board":
            return False
        flow = self.board.flow
        return flow.table.thinking or flow.finisher.active or self.board.control.hint.thinking

    def until(self, happens: Callable[[], bool]) -> None:
        """Turns of the loop until something is so."""
        for _ in range(LONGEST):
            if happens():
                return
            self.go_on()
        raise AssertionError(f"a standstill at {self.scene}")

    def calm(self) -> None:
        """Until the program would sleep for longer than a frame."""
        self.frame()
        self.until(lambda: self.app.rest > FRAME)

    @property
    def asked(self) -> bool:
        """Whether it is for the person to do something."""
        if self.scene != "board":
            return True
        flow = self.board.flow
        if not (flow.idle and flow.my_decision and self.app.rest > FRAME):
            return False
        if flow.finisher.active:  # it answers nothing
            return flow.session.state.phase in (Phase.CUBE_OFFERED, Phase.RESIGNATION_OFFERED)
        return flow.automatic.step() is None

    def press_widget(self, name: str) -> None:
        """Click a widget of the scene on top, wherever its form has to be scrolled for that."""
        top = self.app.director.top
        assert isinstance(top, PanelScene)
        widget = top.form.find(name)
        assert widget is not None, f"no {name} among {sorted(top.form.places())}"
        for area in top.form.scrolls:
            if widget in area.widgets:
                area.show(widget)
        self.frame(0.4, slept=0.4)  # so soon after the scene came, clicks don't count
        self.click(*widget.rect.center)

    def resize(self, size: tuple[int, int]) -> None:
        """The window gets another size."""
        self.app.window.size = size
        pygame.event.post(pygame.Event(pygame.WINDOWRESIZED, x=size[0], y=size[1]))
        self.calm()


class Person:
    """Plays one match after the other."""

    def __init__(self, home: Path, seed: int) -> None:
        self.random = Random(seed)
        self.pilot = LongPilot(home, self.random)
        self.done: Counter[str] = Counter()
        self.games = self.plies = 0
        self._home = home
        found = available_languages(self._context.services.assets / "locale")
        self._languages = [one.code for one in found]

    @property
    def _context(self):  # type: ignore[no-untyped-def]
        return self.pilot.app.context

    def play_match(self, most_games: int) -> None:
        """One match or session, from the menu and back to it."""
        self.pilot.hasty = self.random.random() >= PATIENT
        rules = self.random.choice(RULES)
        human = self.random.choice(list(Side))
        level = self.random.choice(LEVELS)
        setup = MatchSetup(rules, human, level, home_left=self.random.random() < 0.3, name="Anna")
        self._context.start_match(setup, self._context.services.new_dice(DiceKind.SEALED))
        self.pilot.frame()
        games = 0
        while True:
            self.pilot.until(lambda: self.pilot.asked)
            if self.pilot.scene == "board":
                self._decide()
                continue
            assert self.pilot.scene == "results", f"{self.done} have led to {self.pilot.scene}"
            games += 1
            session = self.pilot.session  # another one after the match was left
            if session.is_over or games >= most_games:
                break
            if session.setup.rules.is_money and self.random.random() < SESSION_ENDS:
                self.pilot.press_widget("end session")
                self.pilot.press_widget("yes")
                break
            self.pilot.key("return")
        if session.is_over and self.random.random() < 0.1:
            self.pilot.press_widget("verify")
            self.done["verify"] += 1
        self.games += games
        self.plies += sum(isinstance(action, MakePlay) for action in session.record.line)
        self.pilot.press_widget("menu")
        self.pilot.calm()

    def come_home(self) -> Wishes:
        """Between two matches, to the usual look; gives the one that was there."""
        settings, size = self._context.settings, self.pilot.app.window.size
        before = settings.theme, settings.language or "en", settings.interface_size, size
        self.go_back((Settings().theme, "en", Settings().interface_size, HOME_SIZE))
        return before

    def go_back(self, look: Wishes) -> None:
        """To another look."""
        theme, language, scale, size = look
        self._change(theme=theme, language=language, interface_size=scale)
        self.pilot.resize(size)

    # --- decisions -----------------------------------------------------------------------------

    def _decide(self) -> None:
        """A whim, or what the match asks for."""
        at = self.random.random() * 1000
        for name, share, act in self._whims():
            at -= share
            if at < 0:
                if not act():
                    break
                self.done[name] += 1
                return
        self._act()

    def _act(self) -> None:
        match self.pilot.session.state.phase:
            case Phase.TO_ROLL:
                doubles = self.random.random() < 0.15
                self._submit(intents.OfferDouble() if doubles else intents.Roll())
            case Phase.CUBE_OFFERED:
                self._answer_double()
            case Phase.RESIGNATION_OFFERED:
                self._submit(intents.AnswerResignation(self.random.random() < 0.8))
            case Phase.TO_PLAY:
                self._play()
            case phase:
                raise AssertionError(f"{phase} at {self.pilot.scene}")

    def _want(self, intent: Intent) -> None:
        assert self.pilot.board.flow.submit(intent), intent

    def _submit(self, intent: Intent) -> None:
        self._want(intent)
        self.pilot.go_on()

    def _answer_double(self) -> None:
        beaver = intents.BeaverCube()
        if self.pilot.session.allows(self.pilot.board.flow.human, beaver):
            self._submit(self.random.choice((beaver, intents.TakeCube(), intents.PassCube())))
        else:
            takes = self.random.random() < (0.2 if self.pilot.hasty else 0.5)
            self._submit(intents.TakeCube() if takes else intents.PassCube())

    def _play(self) -> None:
        """What is left of the roll, checker by checker; now and then one is taken up again."""
        session = self.pilot.session
        state = session.state
        while (turn := session.turn) is not None and (moves := turn.next_moves()):
            move = self.random.choice(moves)
            if self._happens("drag", 20):
                self.pilot.drag(move.source, move.target)
                self.pilot.until(lambda: self.pilot.board.flow.idle)
            else:
                self._want(intents.MoveChecker((move,)))
                if not self.pilot.hasty:
                    self.pilot.go_on()
            if session.state is not state:
                return  # it was the last checker, or by dragging it time has passed
            if self._happens("undo", 10):
                self._submit(intents.Undo())

    def _happens(self, name: str, of_thousand: float) -> bool:
        happens = self.random.random() * 1000 < of_thousand
        self.done[name] += happens
        return happens

    # --- what people do in between -------------------------------------------------------------

    def _whims(self) -> tuple[tuple[str, float, Callable[[], bool]], ...]:
        """Name, how often in a thousand decisions, and what is done; False where it can't be."""
        return (
            ("take back", 5, self._take_back),
            ("resign", 3, self._resign),
            ("give up", 150 if self.pilot.hasty else 0, self._give_up),
            ("finish", 100, self._finish),
            ("replay", 3, self._replay),
            ("hint", 1, self._hint),
            ("typed", 2, self._type),
            ("refused", 3, self._refused),
            ("menu", 2, self._menu),
            ("learn", 1, self._learn),
            ("settings", 1, self._settings),
            ("theme", 1, self._theme),
            ("language", 1, self._language),
            ("size", 1, self._size),
            ("scale", 1, self._scale),
            ("speed", 0.5, self._speed),
            ("focus", 1, self._focus),
        )

    def _take_back(self) -> bool:
        return self._if_allowed(intents.TakeBackTurn())

    def _if_allowed(self, intent: Intent) -> bool:
        if not self.pilot.session.allows(self.pilot.board.flow.human, intent):
            return False
        self._submit(intent)
        return True

    def _resign(self) -> bool:
        session, human = self.pilot.session, self.pilot.board.flow.human
        kinds = [kind for kind in Kind if session.allows(human, intents.OfferResignation(kind))]
        if not kinds:
            return False
        self.pilot.board.control.exits.ask_to_resign()
        self.pilot.calm()
        self.pilot.press_widget(self.random.choice(kinds).name.lower())
        return True

    def _give_up(self) -> bool:
        return self._if_allowed(intents.OfferResignation(self.random.choice(list(Kind))))

    def _finish(self) -> bool:
        if Choice.FINISH not in self.pilot.board.flow.status_choices():
            return False
        self.pilot.board.control.choose(Choice.FINISH)
        self.pilot.go_on()
        return True

    def _replay(self) -> bool:
        self.pilot.key("v")
        self.pilot.until(lambda: self.pilot.board.flow.idle)
        return True

    def _hint(self) -> bool:
        hint = self.pilot.board.control.hint
        for _ in range(self.random.randint(1, 3)):
            self.pilot.key("h")
            self.pilot.until(lambda: not hint.thinking)
        return True

    def _type(self) -> bool:
        """The first move that there is, in figures."""
        turn = self.pilot.session.turn
        if turn is None:
            return False
        move = turn.next_moves()[0]
        names = {BAR: "bar", OFF: "off"}
        start, end = (names.get(point, str(point)) for point in (move.source, move.target))
        self.pilot.type(f"{start}/{end}")
        self.pilot.key("return")
        self.pilot.until(lambda: self.pilot.board.flow.idle)
        self.pilot.key("escape") if self.pilot.board.control.keys.typed else None
        return True

    def _refused(self) -> bool:
        """Whatever is wrong now is explained."""
        flow = self.pilot.board.flow
        flow.submit(intents.Roll() if self.pilot.session.turn else intents.Confirm())
        assert flow.message
        self.pilot.until(lambda: not flow.message)
        return True

    def _menu(self) -> bool:
        """Away from the match, and back to it; what was kept must be what was left."""
        pilot, record = self.pilot, self.pilot.session.record
        pilot.board.control.exits.ask_to_leave()
        pilot.calm()
        pilot.press_widget("yes")
        pilot.calm()
        assert kept(self._home) == record, "the match was not kept as it stood"
        self.random.choice((self._look_on, self._look_around))()
        self._context.session = None  # as after a new start: it has to be read
        pilot.press_widget("continue")
        pilot.calm()
        assert pilot.session.record == record, "another match goes on"
        return True

    def _look_on(self) -> None:
        """At the game that is played behind the menu."""
        self._context.change_settings(speed=Speed.NORMAL)
        self._context.routes.menu()
        for _ in range(200):
            self.pilot.go_on()
        self._context.change_settings(speed=Speed.INSTANT)
        self.pilot.frame()

    def _look_around(self) -> None:
        self.pilot.press_widget(self.random.choice(("new game", "about", "learn", "settings")))
        self.pilot.calm()
        self.pilot.key("escape")
        self.pilot.calm()

    def _learn(self) -> bool:
        self._context.routes.learn(self.random.choice(PAGES).key)
        self.pilot.calm()
        width, height = self.pilot.app.canvas.size
        for _ in range(self.random.randrange(6)):
            self.pilot.wheel(width / 2, height / 2, -1)
            self.pilot.calm()
        self.pilot.key("escape")
        self.pilot.calm()
        return True

    def _settings(self) -> bool:
        self._context.routes.settings(self.random.choice(SETTINGS_PAGES))
        self.pilot.calm()
        self.random.choice((self._theme, self._language, self._scale, self._size))()
        self.pilot.key("escape")
        self.pilot.calm()
        return True

    def _theme(self) -> bool:
        return self._change(theme=self.random.choice(THEMES).name)

    def _language(self) -> bool:
        return self._change(language=self.random.choice(self._languages))

    def _scale(self) -> bool:
        return self._change(interface_size=self.random.randrange(80, 201))

    def _size(self) -> bool:
        width, height = self.random.choice(SIZES)
        self.pilot.resize((width + self.random.randrange(50), height + self.random.randrange(50)))
        return True

    def _change(self, **changes: object) -> bool:
        self._context.change_settings(**changes)
        self.pilot.calm()
        return True

    def _speed(self) -> bool:
        """A few turns for the eye."""
        self._context.change_settings(speed=self.random.choice((Speed.QUICK, Speed.NORMAL)))
        game = self.pilot.session.state.game_number
        for _ in range(4):
            if self.pilot.scene == "board" and self.pilot.session.state.game_number == game:
                self._act()
                self.pilot.until(lambda: self.pilot.asked)
        self._context.change_settings(speed=Speed.INSTANT)
        self.pilot.frame()
        return True

    def _focus(self) -> bool:
        for kind in (pygame.WINDOWFOCUSLOST, pygame.WINDOWFOCUSGAINED, pygame.WINDOWEXPOSED):
            pygame.event.post(pygame.Event(kind))
            self.pilot.frame()
        return True
