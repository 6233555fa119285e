"""The materials of each look of the board, as data."""

from dataclasses import dataclass

Color = tuple[int, int, int]


@dataclass(frozen=True, slots=True)
class CheckerMaterial:
    """What one side's checkers are made of.

    `body` is the colour in plain light; `edge` the line round the rim with its opacity, which
    keeps the disc apart from a ground of like brightness; `gloss` the strength of reflections.
    `edge_inset` moves the line inwards, in widths of the line.
    """

    body: Color
    edge: Color
    edge_opacity: float
    groove: Color
    gloss: float
    edge_inset: float = 0.0


@dataclass(frozen=True, slots=True)
class SolidMaterial:
    """What dice or the cube are made of, and the colour of what is carved into them."""

    body: Color
    mark: Color
    gloss: float


@dataclass(frozen=True, slots=True)
class Materials:
    """One look of the board."""

    name: str
    white: CheckerMaterial
    black: CheckerMaterial
    dice: SolidMaterial
    cube: SolidMaterial
    glow: Color


WALNUT = Materials(
    name="walnut",
    white=CheckerMaterial((251, 243, 226), (42, 22, 9), 0.80, (92, 70, 48), 0.85),
    black=CheckerMaterial((30, 26, 27), (163, 148, 138), 0.72, (4, 3, 3), 1.35, edge_inset=0.5),
    dice=SolidMaterial((246, 237, 219), (36, 26, 22), 0.8),
    cube=SolidMaterial((239, 229, 207), (90, 29, 20), 0.6),
    glow=(255, 226, 160),
)

ALL = {WALNUT.name: WALNUT}


def materials_for(theme_name: str) -> Materials:
    """The materials of a theme; a theme without its own gets walnut's."""
    return ALL.get(theme_name, WALNUT)
