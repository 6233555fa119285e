"""What checkers, dice and cube are made of; the values are those of a theme."""

from dataclasses import dataclass
from enum import StrEnum

Color = tuple[int, int, int]


class Shape(StrEnum):
    """The outline of a checker."""

    ROUND = "round"
    OCTAGON = "octagon"


class Turning(StrEnum):
    """The profile that a checker is turned to; `game.ui.pictures.turned` has their heights."""

    BOWL = "bowl"
    RIDGES = "ridges"
    CUSHION = "cushion"
    DISH = "dish"
    PLATE = "plate"


class Inlay(StrEnum):
    """What is let into the middle of a checker."""

    NONE = "none"
    RING = "ring"
    DIAMOND = "diamond"


@dataclass(frozen=True, slots=True)
class CheckerMaterial:
    """What one side's checkers are made of.

    `body` is the colour in plain light; `edge` the line round the rim with its opacity, which
    keeps the disc apart from a ground of like brightness; `gloss` the strength of reflections.
    `edge_inset` moves the line inwards, in widths of the line, which is `edge_width` radii.
    `figure` is the colour of a number on the checker. A `relief` of 0 is a flat drawing.
    """

    body: Color
    edge: Color
    edge_opacity: float
    groove: Color
    gloss: float
    figure: Color
    edge_inset: float = 0.0
    edge_width: float = 0.032
    turning: Turning = Turning.BOWL
    relief: float = 1.0
    shape: Shape = Shape.ROUND
    inlay: Inlay = Inlay.NONE
    inlay_color: Color = (0, 0, 0)


@dataclass(frozen=True, slots=True)
class SolidMaterial:
    """What dice or the cube are made of, and the colour of what is carved into them.

    `used_opacity` is that of dice that have been played.
    """

    body: Color
    mark: Color
    gloss: float
    used_opacity: float = 0.31


@dataclass(frozen=True, slots=True)
class Materials:
    """The pieces of one theme; `glow` is the light round an offered cube."""

    white: CheckerMaterial
    black: CheckerMaterial
    dice: SolidMaterial
    cube: SolidMaterial
    glow: Color
