"""A pilot with a random hand: can be at every scene at once, and posts every kind of event."""

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from random import Random

import pygame

from game.engine.ai.brain import load_brain
from game.engine.dice import Dice, SealedDice, TypedDice
from game.engine.match import MatchRules
from game.engine.state import Phase
from game.engine.types import Side
from game.saving.settings import Settings, Speed
from game.session import intents
from game.session.session import MatchSession
from game.session.setup import DiceKind, MatchSetup
from game.ui.context import Question, Services
from game.ui.scenes.board import BoardScene
from game.ui.scenes.panel import PanelScene
from tests.support.fakes import random_play
from tests.support.fingers import Finger
from tests.support.pilot import Pilot

SIZE = (800, 600)
DECISIONS = 150
CODES = {"lost": pygame.WINDOWFOCUSLOST, "gained": pygame.WINDOWFOCUSGAINED}
CODES |= {"left": pygame.WINDOWLEAVE, "exposed": pygame.WINDOWEXPOSED, "close": pygame.WINDOWCLOSE}


class FuzzPilot(Pilot):
    """Plays sealed matches against a real computer player."""

    def __init__(self, home: Path, random: Random) -> None:
        self.random = random
        super().__init__(
            home, brain=load_brain("learner"), size=SIZE, settings=Settings(player_name="Anna")
        )

    def _services(self, home: Path, settings: Settings) -> Services:
        services = super()._services(home, settings)
        return replace(services, new_dice=self._new_dice, settings=None)

    def _new_dice(self, kind: DiceKind, phrase: str = "") -> Dice:
        if kind is DiceKind.TYPED:
            return TypedDice()
        return SealedDice(self.random.randbytes(32), phrase)

    # --- going somewhere ---------------------------------------------------------------------

    def go_somewhere(self, scene: str) -> None:
        """Put a scene before the person, over a match at any moment."""
        pygame.event.clear()  # what is on its way was meant for the scene before
        context = self.app.context
        context.change_settings(speed=self.random.choice(list(Speed)))
        self.sit_down(self._match(over=scene == "results"))
        board, routes = self.board, context.routes
        match scene:
            case "menu":
                routes.menu()
            case "new game":
                routes.menu()
                routes.new_game()
            case "settings":
                routes.settings()
            case "results":
                board.control.exits.show_results()
            case "confirm":
                routes.confirm(Question("Really?", "It costs nothing.", "Yes", "No"), lambda: None)
            case "resign":
                routes.resign(board.table.session, lambda kind: None)
            case "type dice":
                routes.type_dice("Your dice", lambda first, second: None)
        self.frame()

    def _match(self, *, over: bool) -> MatchSession:
        """A random match at a random moment, or at the end of its first game."""
        rules = self.random.choice(
            (MatchRules.match(1), MatchRules.match(5), MatchRules.money(beavers=True))
        )
        human = self.random.choice(list(Side))
        setup = MatchSetup(rules, human, home_left=self.random.random() < 0.3, name="Anna")
        dice = SealedDice(self.random.randbytes(32))
        session = MatchSession.new(setup, dice, "2025-01-31T20:15:00+01:00")
        for _ in range(10**6 if over else self.random.randrange(DECISIONS)):
            if session.state.phase is Phase.GAME_OVER:
                if over or session.is_over:
                    break
                session.submit(human, intents.StartNextGame())
            self._decide(session)
        if self.random.random() < 0.3:
            session.submit(setup.computer, intents.OfferDouble())
        return session

    def _decide(self, session: MatchSession) -> None:
        state = session.state
        side = state.to_act or Side.WHITE
        match state.phase:
            case Phase.OPENING:
                session.submit(side, intents.ThrowOpening())
            case Phase.TO_ROLL:
                doubles = self.random.random() < 0.03
                session.submit(side, intents.OfferDouble() if doubles else intents.Roll())
                session.submit(side, intents.Roll())
            case Phase.CUBE_OFFERED:
                session.submit(side, intents.TakeCube())
            case Phase.TO_PLAY:
                for move in random_play(state, self.random).moves:
                    session.submit(side, intents.MoveChecker((move,)))
                session.submit(side, intents.Confirm())

    # --- looking -----------------------------------------------------------------------------

    def places(self) -> Sequence[tuple[float, float]]:
        """Where something can be met: widgets, buttons, points, dice, cube."""
        top = self.app.director.top
        if isinstance(top, PanelScene):
            rects = top.form.places().values()
            return [(x + w / 2, y + h / 2) for x, y, w, h in rects]
        if not isinstance(top, BoardScene):
            return ()
        hud = [button.rect.center for button in top.control.hud.buttons]
        points = [self.place(point) for point in range(26)]
        movable = top.flow.commands.movable()
        mine = [self.checker(point) for point in movable if self.mine[point]]
        lit = [self.place(point) for point in self.lit]
        return [*hud * 2, *points, *mine * 4, *lit * 4, self.dice(), self.cube()]

    def dice(self) -> tuple[float, float]:
        """The middle of the person's dice, or of where they would lie."""
        return self.board.control.hand.geometry.dice_area(True).center

    def check_board(self) -> bool:
        """Compare picture and session where the board is at rest; whether that could be done."""
        boards = [s for s in self.app.director.scenes if isinstance(s, BoardScene)]
        if not boards:
            return False
        view = boards[0].flow.view
        assert view.whole, f"checkers are lost: {view}"
        if not boards[0].flow.idle:
            return False
        assert boards[0].settled, f"{view} is not what {boards[0].table.session.state} says"
        return True

    def stay(self) -> None:
        """Answer a close request by staying."""
        self.app.context.closing = False

    # --- posting -----------------------------------------------------------------------------

    def hit(self, name: str, *, ctrl: bool, shift: bool) -> None:
        """A key goes down and up, without a frame."""
        code = pygame.key.key_code(name) if name.isascii() else ord(name)
        mod = (pygame.KMOD_CTRL if ctrl else 0) | (pygame.KMOD_SHIFT if shift else 0)
        text = " " if name == "space" else name if len(name) == 1 else ""
        self._post(pygame.KEYDOWN, key=code, mod=mod, unicode=text, scancode=0)
        self._post(pygame.KEYUP, key=code, mod=mod, unicode=text, scancode=0)

    def text(self, text: str, *, composed: bool) -> None:
        """Text from the keyboard or an input method."""
        if composed:
            self._post(pygame.TEXTEDITING, text=text, start=0, length=len(text))
        else:
            self._post(pygame.TEXTINPUT, text=text)

    def finger(self, x: float, y: float) -> None:
        """One of two fingers goes down, moves or goes up, with the mouse that SDL makes of it."""
        number = self.random.choice((1, 1, 2))
        finger = Finger(self, number)
        self.random.choice((finger.down, finger.move, finger.move, finger.up))(x, y)

    def window_event(self, name: str) -> None:
        """The window loses or gets the focus, is uncovered or asked to close."""
        self._post(CODES[name])

    def resize(self, size: tuple[int, int]) -> None:
        """The window gets another size."""
        self.app.window.size = size
        self._post(pygame.WINDOWRESIZED, x=size[0], y=size[1])
