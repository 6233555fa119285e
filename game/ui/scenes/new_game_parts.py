"""The controls of the New game page, in their order."""

from collections.abc import Callable

import pygame

from game.engine.ai.levels import LEVELS
from game.engine.types import Side
from game.session.setup import DiceKind
from game.ui.context import Context
from game.ui.scenes.choices import LENGTHS, MONEY, Choices
from game.ui.scenes.panel import Gapped
from game.ui.sides import side_texts
from game.ui.theme import Color
from game.ui.widgets.label import Label, Rule, SectionHead
from game.ui.widgets.layout import Row
from game.ui.widgets.level_list import LevelCard, LevelList
from game.ui.widgets.picture_choice import Picture, PictureCard, PictureChoice
from game.ui.widgets.seal_line import SealLine, shortened_digest
from game.ui.widgets.segments import Segments
from game.ui.widgets.text_field import TextField
from game.ui.widgets.toggle import Toggle

CHECKER = 36
HOME = 48
HEAD_GAP = 8
SECTION_GAP = 14
PHRASE_LENGTH = 64
BOARD_CHOICE = 250
"""Colour and direction stand beside each other where each has this width in dp."""


class NewGameParts:
    """Builds the widgets; every change goes into the choices and asks for a new build."""

    def __init__(
        self, context: Context, choices: Choices, seal: str, changed: Callable[[], None]
    ) -> None:
        self._context = context
        self._choices = choices
        self._seal = seal
        self._changed = changed

    def opponent(self) -> list[Gapped]:
        """The list of levels."""
        words, dp = self._context.words, self._context.canvas.dp
        cards = [
            LevelCard(
                level.key,
                level.name,
                words.t(level.title),
                words.t(level.character),
                level.error_rate,
                words.number(level.error_rate, 1),
            )
            for level in LEVELS
        ]
        chosen = LevelList(
            self._context, "level", cards, self._choices.level, lambda key: self._set(level=key)
        )
        head = SectionHead(
            self._context, words.t("Opponent"), words.t("error rate (lower is stronger)")
        )
        return [(head, 0), (chosen, dp(HEAD_GAP))]

    def rules(self) -> list[Gapped]:
        """Match, board and dice."""
        dp = self._context.canvas.dp
        board = [(Rule(self._context), dp(SECTION_GAP)), *self._board()]
        dice = [(Rule(self._context), dp(SECTION_GAP + 4)), *self._dice()]
        first, *rest = self._match()
        return [(first[0], dp(24)), *rest, *board, *dice]

    def _set(self, **changes: object) -> None:
        for name, value in changes.items():
            setattr(self._choices, name, value)
        self._changed()

    def _head(self, text: str) -> SectionHead:
        return SectionHead(self._context, text)

    def _match(self) -> list[Gapped]:
        context, words, dp = self._context, self._context.words, self._context.canvas.dp
        options = [(str(length), str(length)) for length in LENGTHS]
        options.append((MONEY, words.t("Money session")))
        length = Segments(
            context,
            "length",
            options,
            self._choices.length,
            lambda key: self._set(length=key),
        )
        parts: list[Gapped] = [(self._head(words.t("Match")), 0), (length, dp(HEAD_GAP))]
        if self._choices.may_have_cube:
            cube = Toggle(
                context,
                "cube",
                words.t("Doubling cube"),
                self._choices.cube,
                lambda on: self._set(cube=on),
                hint=words.t("Either side may offer to double what the game is worth."),
            )
            parts.append((cube, dp(10)))
        if self._choices.is_money and self._choices.cube:
            parts += self._money_options()
        return parts

    def _money_options(self) -> list[Gapped]:
        words, dp, choices = self._context.words, self._context.canvas.dp, self._choices
        texts = {
            "jacoby": (
                words.t("Jacoby rule"),
                words.t("Gammons count only once the cube has been turned."),
            ),
            "beavers": (
                words.t("Beavers"),
                words.t("Whoever takes may double back at once and keep the cube."),
            ),
            "automatic_doubles": (
                words.t("Automatic doubles"),
                words.t("Equal dice in the opening throw turn the cube to 2."),
            ),
        }
        return [
            (self._option(name, label, hint, bool(getattr(choices, name))), dp(6))
            for name, (label, hint) in texts.items()
        ]

    def _option(self, name: str, label: str, hint: str, value: bool) -> Toggle:
        def change(on: bool) -> None:
            self._set(**{name: on})

        return Toggle(self._context, name, label, value, change, hint=hint)

    def _board(self) -> list[Gapped]:
        context, words, dp = self._context, self._context.words, self._context.canvas.dp
        dark = context.theme.dark
        colors = PictureChoice(
            context,
            "color",
            [
                PictureCard(side.value, words.t(side_texts(dark, side).title), self._checker(side))
                for side in (Side.WHITE, Side.BLACK)
            ],
            self._choices.human.value,
            lambda key: self._set(human=Side(key)),
        )
        homes = PictureChoice(
            context,
            "home",
            [
                PictureCard("right", words.t("Home right"), self._home("home right"), over=True),
                PictureCard("left", words.t("Home left"), self._home("home left"), over=True),
            ],
            "left" if self._choices.home_left else "right",
            lambda key: self._set(home_left=key == "left"),
        )
        narrowest = max(dp(BOARD_CHOICE), colors.least_width, homes.least_width)
        return [
            (self._head(words.t("Board")), dp(SECTION_GAP)),
            (Row(colors, homes, gap=dp(14), narrowest=narrowest), dp(HEAD_GAP)),
        ]

    def _checker(self, side: Side) -> Picture:
        def picture(surface: pygame.Surface, center: tuple[int, int], color: Color) -> None:
            checker = self._context.boards.checkers.get(side, self._context.canvas.dp(CHECKER))
            surface.blit(checker, checker.get_rect(center=center))

        return picture

    def _home(self, icon: str) -> Picture:
        def picture(surface: pygame.Surface, center: tuple[int, int], color: Color) -> None:
            self._context.look.icon(surface, icon, center, HOME, color)

        return picture

    def _dice(self) -> list[Gapped]:
        context, words, dp = self._context, self._context.words, self._context.canvas.dp
        kind = Segments(
            context,
            "dice",
            [
                (DiceKind.SEALED.value, words.t("Sealed by the program")),
                (DiceKind.TYPED.value, words.t("Typed by hand")),
            ],
            self._choices.dice.value,
            lambda key: self._set(dice=DiceKind(key)),
        )
        parts: list[Gapped] = [
            (self._head(words.t("Dice")), dp(SECTION_GAP)),
            (kind, dp(HEAD_GAP)),
        ]
        if self._choices.dice is DiceKind.TYPED:
            hint = words.t("You throw real dice for both sides and type what they show.")
            secondary = context.theme.colors.secondary
            return [*parts, (Label(context, hint, 13, color=secondary, spacing=1.45), dp(8))]
        return [*parts, *self._seal_parts()]

    def _seal_parts(self) -> list[Gapped]:
        """The fingerprint first, the own phrase after it: so neither side can steer the dice."""
        context, words, dp = self._context, self._context.words, self._context.canvas.dp
        sentence = words.t("The dice are already sealed. This fingerprint proves it later:")
        line = SealLine(context, sentence, (shortened_digest(self._seal),))
        phrase = TextField(
            context,
            "phrase",
            self._choices.phrase,
            self._set_phrase,
            placeholder=words.t("Add words of your own to the dice (optional)"),
            longest=PHRASE_LENGTH,
        )
        return [(line, dp(10)), (phrase, dp(10))]

    def _set_phrase(self, text: str) -> None:
        self._choices.phrase = text
