"""What the board of each theme is made of: woods, cloths, lines and metal, as data."""

from dataclasses import dataclass, replace

import cloth
import wood

from game.ui.pictures.light import Array

Material = wood.Kind | cloth.Kind


@dataclass(frozen=True)
class Line:
    """The line let into each point: a strip of veneer or metal, or a seam of stitches."""

    colour: str
    opacity: float
    on_pale: str  # its colour on pale points, where the other would not show
    stitch: float = 0.0  # length of a stitch with its gap, in u; 0 for a whole line


@dataclass(frozen=True)
class Look:
    """One theme's board and table."""

    frame: Material
    field: Material
    tray: Material
    pale: Material
    dark: Material
    line: Line
    metal: str  # of the inlay in the frame and of the hinges
    table: wood.Kind
    vignette: float = 1.0  # how much less light falls on the table's edges
    joint: float = 0.62  # how dark the edge is where a point meets the floor


def surface(kind: Material, across: Array, along: Array, straight: Array, seed: int) -> wood.Wood:
    """A piece of whatever it is."""
    if isinstance(kind, cloth.Kind):
        return cloth.sheet(kind, across, along, straight, seed)
    return wood.plank(kind, across, along, straight, seed)


def _table(*stops: str) -> wood.Kind:
    return wood.Kind(
        stops, (0.05, 0.22), 0.34, 0.22, 0.20, 0.12, 0.35, (0.018, 0.4), 0.03, 0.5
    )  # fmt: skip


MAHOGANY = replace(
    wood.WALNUT, stops=("#190906", "#38170d", "#522515", "#65311d", "#7a442c"), pores=0.5
)
EBONY = replace(
    wood.WALNUT, stops=("#0b0908", "#191412", "#27201c", "#322923", "#41372f"), ring_strength=0.26
)
OAK = wood.Kind(
    ("#9b7a50", "#bb9a6d", "#d0b184", "#dbbf95", "#e8d2b0"),
    (0.035, 0.12), 0.24, 0.14, 0.12, 0.09, 0.09, (0.012, 0.17), 0.07, 0.56,
)  # fmt: skip
ASH = wood.Kind(
    ("#3f4349", "#4d5157", "#585c62", "#62666c", "#70747a"),
    (0.045, 0.15), 0.20, 0.16, 0.10, 0.10, 0.20, (0.012, 0.18), 0.05, 0.55,
)  # fmt: skip
_FELT = cloth.Kind("#22384a", fibre=0.15, mottle=0.05, grain=0.0)
_HIDE = cloth.Kind("#1d362c", fibre=0.03, mottle=0.05, grain=1.0)
_LINEN = cloth.Kind("#d8cfba", fibre=0.05, mottle=0.022, grain=0.0, weave=1.0)

WALNUT = Look(
    wood.WALNUT, wood.FIELD, wood.TRAY, wood.HONEY, wood.RED,
    Line("#e4bf72", 0.72, "#e4bf72"), "#d3a853",
    _table("#070504", "#0e0a08", "#15100d", "#1b1511", "#241c16"),
)  # fmt: skip
CLUB = Look(
    MAHOGANY, _HIDE, replace(_HIDE, colour="#14261f"),
    replace(_HIDE, colour="#cbaa74", grain=0.75), replace(_HIDE, colour="#7c2f20", grain=0.9),
    Line("#f0d490", 0.85, "#6d4a24", stitch=0.105), "#d3a853",
    _table("#050806", "#090e0b", "#0d1511", "#121b16", "#18241d"),
)  # fmt: skip
SLATE = Look(
    EBONY, _FELT, replace(_FELT, colour="#172733"),
    replace(_FELT, colour="#a9b8c2"), replace(_FELT, colour="#4a6f8a"),
    Line("#cfe3ee", 0.42, "#5d7f96"), "#aeb9c2",
    _table("#04070a", "#080d12", "#0c1319", "#111920", "#172029"),
)  # fmt: skip
LINEN = Look(
    OAK, _LINEN, replace(_LINEN, colour="#9b9078"),
    replace(_FELT, colour="#b0653f", fibre=0.11), replace(_FELT, colour="#5b807a", fibre=0.11),
    Line("#f4e6c8", 0.40, "#f4e6c8"), "#d3a853",
    _table("#c9bba0", "#d6cab2", "#e0d6c1", "#e8dfcd", "#f1ebdc"),
    vignette=0.25, joint=0.34,
)  # fmt: skip
CLEAR = Look(
    ASH, replace(_FELT, colour="#12151a"), replace(_FELT, colour="#0c0e11"),
    replace(_FELT, colour="#8c8151"), replace(_FELT, colour="#4a3b1e"),
    Line("#cfc39c", 0.45, "#e6dcb6"), "#c3c9cf",
    _table("#0a0b0d", "#101215", "#16191d", "#1c1f24", "#24282d"),
)  # fmt: skip
ALL = {"walnut": WALNUT, "club": CLUB, "slate": SLATE, "linen": LINEN, "clear": CLEAR}
