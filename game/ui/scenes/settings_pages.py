"""The controls of each page of the settings."""

from collections.abc import Callable

from game.i18n import available_languages
from game.saving.checks import NAME_LENGTH
from game.saving.settings import INTERFACE_LIMITS, Speed
from game.ui.context import Context
from game.ui.scenes.panel import Gapped
from game.ui.themes import THEMES, has_shapes, theme_named
from game.ui.widgets.label import Label, Rule, SectionHead
from game.ui.widgets.layout import Row
from game.ui.widgets.segments import Segments
from game.ui.widgets.slider import Slider
from game.ui.widgets.text_field import TextField
from game.ui.widgets.theme_choice import ThemeChoice
from game.ui.widgets.toggle import Toggle
from game.ui.widgets.widget import Widget

PAGES = ("play", "board", "sound", "language")
ROW_GAP = 8
SECTION_GAP = 20
SYSTEM = "system"
SIZE_STEP = 10


class SettingsPages:
    """Builds the widgets of one page; what they change is saved and holds at once."""

    def __init__(self, context: Context, changed: Callable[[], None]) -> None:
        self._context = context
        self._changed = changed

    def page(self, key: str) -> list[Gapped]:
        """The widgets of a page, with the gaps over them."""
        match key:
            case "board":
                return self._board()
            case "sound":
                return self._sound()
            case "language":
                return self._language()
        return self._play()

    def _gap(self, units: float = ROW_GAP) -> int:
        return self._context.canvas.dp(units)

    def _head(self, text: str) -> SectionHead:
        return SectionHead(self._context, text)

    def _toggle(self, field: str, label: str, hint: str = "", *, always_on: bool = False) -> Toggle:
        def change(on: bool) -> None:
            self._context.change_settings(**{field: on})

        value = always_on or bool(getattr(self._context.settings, field))
        enabled = not always_on
        return Toggle(self._context, field, label, value, change, hint=hint, enabled=enabled)

    def _pair(self, left: Toggle, right: Toggle) -> Row[Widget]:
        """Two switches beside each other where there is room."""
        return Row(left, right, gap=self._gap(40), narrowest=self._gap(270), stacked=self._gap(2))

    def _play(self) -> list[Gapped]:
        words = self._context.words
        roll = self._toggle(
            "auto_roll",
            words.t("Roll automatically"),
            words.t("Where there is no double to decide on, the dice are thrown at once."),
        )
        confirm = self._toggle(
            "auto_confirm",
            words.t("End my turn automatically"),
            words.t("As soon as all dice are played. There is no going back then."),
        )
        one_click = self._toggle(
            "one_click",
            words.t("Play a checker with one click"),
            words.t("The left button plays the die shown first, the right one the other."),
        )
        return [
            (self._head(words.t("Turns")), 0),
            (one_click, self._gap()),
            (roll, self._gap()),
            (confirm, self._gap()),
            *((one, self._gap()) for one in self._left_to_the_game()),
            (Rule(self._context), self._gap(SECTION_GAP)),
            (self._head(words.t("General")), self._gap(SECTION_GAP)),
            (self._animations(), self._gap()),
            *([(self._speed(), self._gap(12))] if self._context.animated else []),
            (self._name(), self._gap(14)),
        ]

    def _left_to_the_game(self) -> tuple[Toggle, ...]:
        """What it does for the person where there is nothing to decide."""
        words = self._context.words
        return (
            self._toggle(
                "auto_forced",
                words.t("Play forced moves"),
                words.t("Where there is only one way to play a roll."),
            ),
            self._toggle(
                "auto_bear_off",
                words.t("Bear off automatically"),
                words.t("Where no other play can be better."),
            ),
            self._toggle(
                "fast_forward",
                words.t("Fast forward while closed out"),
                words.t("You are not asked again until a point opens."),
            ),
        )

    def _animations(self) -> Toggle:
        """As the system wishes until the player has said; without any there is no speed."""
        words, context = self._context.words, self._context

        def change(on: bool) -> None:
            context.change_settings(animations=on)
            self._changed()

        return Toggle(
            context,
            "animations",
            words.t("Animations"),
            context.animated,
            change,
            hint=words.t("Without them, everything is in its place at once."),
        )

    def _speed(self) -> Segments:
        words, settings = self._context.words, self._context.settings
        return Segments(
            self._context,
            "speed",
            [
                (Speed.CALM, words.p("speed", "Calm")),
                (Speed.NORMAL, words.p("speed", "Normal")),
                (Speed.QUICK, words.p("speed", "Quick")),
                (Speed.INSTANT, words.p("speed", "Instant")),
            ],
            settings.speed,
            lambda key: self._context.change_settings(speed=Speed(key)),
            label=words.t("Speed"),
        )

    def _name(self) -> TextField:
        words, settings = self._context.words, self._context.settings
        return TextField(
            self._context,
            "player_name",
            settings.player_name,
            lambda text: self._context.change_settings(player_name=text.strip()),
            label=words.t("Your name"),
            placeholder=words.t("You"),
            longest=NAME_LENGTH,
        )

    def _board(self) -> list[Gapped]:
        words, settings = self._context.words, self._context.settings
        size = Slider(
            self._context,
            "interface_size",
            words.t("Interface size"),
            settings.interface_size,
            lambda value: None,
            limits=INTERFACE_LIMITS,
            step=SIZE_STEP,
            on_done=lambda value: self._context.change_settings(interface_size=value),
        )
        numbers = self._toggle("point_numbers", words.t("Point numbers"))
        arrows = self._toggle("last_play_arrows", words.t("Arrows for the last play"))
        glow = self._toggle("glow", words.t("Glow on movable checkers"))
        full = self._toggle("fullscreen", words.t("Full screen (F11)"))
        shapes = self._toggle(
            "checker_shapes",
            words.t("Checker shapes"),
            words.t("The two sides differ by shape, whatever the theme."),
            always_on=has_shapes(theme_named(settings.theme)),
        )
        return [
            (self._head(words.t("Theme")), 0),
            (self._themes(), self._gap()),
            (shapes, self._gap(12)),
            (Rule(self._context), self._gap(10)),
            (self._pair(numbers, arrows), self._gap(12)),
            (self._pair(glow, full), self._gap(2)),
            (size, self._gap(10)),
        ]

    def _themes(self) -> ThemeChoice:
        words = self._context.words
        labels = {
            "walnut": words.t("Walnut"),
            "club": words.t("Club green"),
            "slate": words.t("Slate blue"),
            "linen": words.t("Linen"),
            "clear": words.t("Colour-blind safe"),
            "contrast": words.t("High contrast"),
        }
        return ThemeChoice(
            self._context,
            "theme",
            [(theme.name, labels[theme.name]) for theme in THEMES],
            self._context.settings.theme,
            lambda key: self._context.change_settings(theme=key),
        )

    def _sound(self) -> list[Gapped]:
        words = self._context.words
        groups = [
            ("volume_dice", words.t("Dice"), "dice"),
            ("volume_checkers", words.t("Checkers"), "checker"),
            ("volume_cube", words.t("Cube"), "cube"),
            ("volume_results", words.t("Win and loss"), "win"),
            ("volume_interface", words.t("Buttons"), "button"),
        ]
        parts: list[Gapped] = [
            (self._toggle("muted", words.t("Mute (M)")), 0),
            (self._volume("volume", words.t("Volume"), "checker"), self._gap(4)),
            (Rule(self._context), self._gap(SECTION_GAP)),
            (self._head(words.t("Sounds")), self._gap(SECTION_GAP)),
        ]
        parts += [(self._volume(*group), self._gap(4)) for group in groups]
        return parts

    def _volume(self, field: str, label: str, sample: str) -> Slider:
        """A slider that lets the sound be heard when it is let go."""

        def change(value: int) -> None:
            self._context.change_settings(**{field: value / 100})

        value = round(100 * float(getattr(self._context.settings, field)))
        return Slider(
            self._context,
            field,
            label,
            value,
            change,
            on_done=lambda _: self._context.sounds.play(sample),
        )

    def _language(self) -> list[Gapped]:
        context, words = self._context, self._context.words
        folder = context.services.assets / "locale"
        options = [(SYSTEM, words.t("System language"))]
        options += [(one.code, one.name) for one in available_languages(folder)]
        choice = Segments(
            context,
            "language",
            options,
            context.settings.language or SYSTEM,
            self._change_language,
        )
        hint = words.t("The whole game changes at once; a match goes on where it stands.")
        secondary = context.theme.colors.secondary
        return [
            (self._head(words.t("Language")), 0),
            (choice, self._gap()),
            (Label(context, hint, 13, color=secondary, spacing=1.45), self._gap(10)),
        ]

    def _change_language(self, key: str) -> None:
        self._context.change_settings(language=None if key == SYSTEM else key)
