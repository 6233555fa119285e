"""What a theme is: colours by role, materials, forms of marks, durations; all looks come from it.

The themes themselves are data and lie in `game.ui.themes`.
"""

from dataclasses import dataclass, field
from enum import StrEnum

from game.ui.pictures.materials import Color as Color
from game.ui.pictures.materials import Materials


def hexed(text: str) -> Color:
    """A colour written as rrggbb."""
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


class Outline(StrEnum):
    """The form of a mark round a checker, so that marks differ by more than colour."""

    RING = "ring"
    DASHED = "dashed"
    TICKS = "ticks"
    BRACKETS = "brackets"


class Dark(StrEnum):
    """What colour the checkers of the darker side have, as a person would call it."""

    BLACK = "black"
    RED = "red"
    BLUE = "blue"


class Ground(StrEnum):
    """What checkers and dice fall on; it decides how they sound."""

    WOOD = "wood"
    FELT = "felt"


@dataclass(frozen=True, slots=True)
class MarkForms:
    """Which outline each mark has.

    `halo` is the opacity of the glow of movable checkers, `weight` makes their ring thicker.
    """

    landing: Outline = Outline.RING
    hit: Outline = Outline.RING
    movable: Outline = Outline.RING
    focus: Outline = Outline.RING
    halo: float = 0.62
    weight: float = 1.0


@dataclass(frozen=True, slots=True)
class PlayArrows:
    """How the arrows of plays that were made look.

    `weight` makes them thicker than usual; where `theirs_dashed` is set, the two sides' plays
    differ by more than colour.
    """

    own_opacity: float = 0.62
    theirs_opacity: float = 0.50
    theirs_dashed: bool = False
    weight: float = 1.0
    casing_opacity: float = 0.30


@dataclass(frozen=True, slots=True)
class BoardColors:
    """Colours of the marks on the board, of point numbers on its frame and words in its trays.

    Every mark is a pair, one dark and one bright, so that it shows on any ground: `casing` goes
    round what is `reachable` and fills the discs on it, `hint_casing` round the arrows of a `hint`.
    """

    reachable: Color
    on_reachable: Color
    casing: Color
    disc_opacity: float
    movable_glow: Color
    movable_ring: Color
    last_play: Color
    hint: Color
    hint_casing: Color
    numbers: Color
    on_tray: Color
    tint: float = 0.20
    """How strongly what is reachable is coloured: more where that colour is near the ground's."""
    to_come: float = 0.85
    """Opacity of the checker to come on its disc; none where it would pass for a real one."""
    numbers_weight: str = "regular"
    forms: MarkForms = field(default_factory=MarkForms)
    play_arrows: PlayArrows = field(default_factory=PlayArrows)


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
    """One complete look.

    `line_weight` makes all edges thicker; `gloss` is how bright the inner highlight of buttons
    and glass is. Without `halftones` there are no soft shadows and no mixed hues. What lies behind
    a dialog fades into `veil`.
    """

    name: str
    colors: Colors
    board: BoardColors
    materials: Materials
    ground: Ground = Ground.WOOD
    dark: Dark = Dark.BLACK
    veil: Color = (0, 0, 0)
    line_weight: float = 1.0
    gloss: float = 1.0
    halftones: bool = True
    speeds: dict[str, Durations] = field(default_factory=lambda: usual_speeds())

    def durations(self, speed: str) -> Durations:
        """Times for one of the speeds calm, normal, quick and instant."""
        return self.speeds[speed]


def usual_speeds() -> dict[str, Durations]:
    """The speeds to choose among."""
    return {
        "calm": Durations(0.52, 0.9),
        "normal": Durations(0.32, 0.6),
        "quick": Durations(0.16, 0.3),
        "instant": _still(),
    }


def _still(step: float = 0.0) -> Durations:
    """Nothing moves; a notice still stays long enough to be read."""
    return Durations(step, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0)
