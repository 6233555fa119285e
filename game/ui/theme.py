"""Colours by role, durations and sizes; how things look is decided here and nowhere else."""

from dataclasses import dataclass, field

Color = tuple[int, int, int]


def _hex(text: str) -> Color:
    value = int(text, 16)
    return value >> 16, value >> 8 & 255, value & 255


@dataclass(frozen=True, slots=True)
class Colors:
    """Colours of the interface by what they are for."""

    window: Color
    panel: Color
    panel_opacity: float
    card: Color
    hairline: Color
    text: Color
    secondary: Color
    accent: Color
    primary_top: Color
    primary_bottom: Color
    on_primary: Color
    button_top: Color
    button_bottom: Color
    button_edge: Color
    sunken: Color
    selected: Color
    good: Color
    bad: Color
    warning: Color
    better_arrow: Color
    played_arrow: Color
    knob: Color


@dataclass(frozen=True, slots=True)
class BoardColors:
    """Colours of the marks on the board."""

    reachable: Color
    movable_glow: Color
    movable_ring: Color
    last_play: Color
    last_play_opacity: float
    dice: Color
    pips: Color
    cube: Color
    cube_figure: Color
    offer_glow: Color


@dataclass(frozen=True, slots=True)
class Durations:
    """How long things take, in seconds; those of a play depend on the chosen speed."""

    step: float
    dice: float
    lift: float = 0.09
    drop: float = 0.11
    glide_home: float = 0.18
    hit_to_bar: float = 0.32
    marks_in: float = 0.09
    marks_out: float = 0.14
    hover: float = 0.08
    dialog_in: float = 0.16
    dialog_out: float = 0.12
    cube: float = 0.38
    bars: float = 0.5
    notice: float = 6.0


@dataclass(frozen=True, slots=True)
class Theme:
    """One complete look."""

    name: str
    colors: Colors
    board: BoardColors
    speeds: dict[str, Durations] = field(default_factory=dict)

    def durations(self, speed: str) -> Durations:
        """Times for one of the speeds calm, normal, quick and instant."""
        return self.speeds[speed]


def _still(step: float = 0.0) -> Durations:
    """Nothing moves; a notice still stays long enough to be read."""
    return Durations(step, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0)


def _walnut_colors() -> Colors:
    return Colors(
        window=_hex("14100d"),
        panel=_hex("1b1512"),
        panel_opacity=0.88,
        card=_hex("241c17"),
        hairline=_hex("4d3c2c"),
        text=_hex("f1e8d8"),
        secondary=_hex("c4b499"),
        accent=_hex("e8c583"),
        primary_top=_hex("d09a4a"),
        primary_bottom=_hex("b57c30"),
        on_primary=_hex("211305"),
        button_top=_hex("3a2d24"),
        button_bottom=_hex("2d221b"),
        button_edge=_hex("6a533c"),
        sunken=_hex("120d0a"),
        selected=_hex("53402a"),
        good=_hex("7fd1a2"),
        bad=_hex("f0957a"),
        warning=_hex("edc36b"),
        better_arrow=_hex("86f0bf"),
        played_arrow=_hex("ff8f73"),
        knob=_hex("fff3df"),
    )


def _walnut_board() -> BoardColors:
    return BoardColors(
        reachable=_hex("7df5cc"),
        movable_glow=_hex("fff0c0"),
        movable_ring=_hex("fff4d0"),
        last_play=_hex("ffffff"),
        last_play_opacity=0.46,
        dice=_hex("f6eddb"),
        pips=_hex("241a16"),
        cube=_hex("efe5cf"),
        cube_figure=_hex("5a1d14"),
        offer_glow=_hex("ffe2a0"),
    )


def walnut() -> Theme:
    """Dark wood, warm light: the look the program starts with."""
    speeds = {
        "calm": Durations(0.52, 0.9),
        "normal": Durations(0.32, 0.6),
        "quick": Durations(0.16, 0.3),
        "instant": _still(),
    }
    return Theme("walnut", _walnut_colors(), _walnut_board(), speeds)
