"""Render the masters of the boards and their tables to assets/images.

Run by hand after changing a look: `python assets/make/board.py`; arguments are the names of the
themes wanted, none for all. `looks.py` says what each is made of. Needs Pillow, which the game
itself does without. Nothing coarse changes along the middle of the board, where
`game/ui/board/painter.py` cuts the master to the height of a window.
"""

import sys
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from PIL import Image

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

import brass  # noqa: E402
import looks  # noqa: E402
import plain  # noqa: E402
import points  # noqa: E402
import relief  # noqa: E402
from relief import Well  # noqa: E402

from game.ui.board import geometry as g  # noqa: E402
from game.ui.board import painter  # noqa: E402
from game.ui.pictures import light as lighting  # noqa: E402
from game.ui.pictures.light import Array  # noqa: E402
from game.ui.pictures.pixels import blurred  # noqa: E402

HEIGHT = g.MAX_INNER_HEIGHT
FIELD_DEPTH, TRAY_DEPTH = 0.27, 0.33
CORNER = 0.07
GRAIN_RELIEF = 0.0009  # u; how far fibres and pores stand out
EDGE_REACH, EDGE_LIGHT = 0.022, 42.0
ROUNDING = 0.007  # u; every edge of the moulding is a little worn
DULL = 2.6  # satin varnish
VARNISH = 0.60
QUALITY = 84
TABLE = 1920, 1200  # pixels


@dataclass(frozen=True)
class Canvas:
    """The picture in the making; all arrays have one entry a pixel."""

    unit: int
    x: Array  # places of columns and rows in u, 0 at the inner edge of the frame
    y: Array
    light: Array
    relief: Array
    height: Array
    sun: Array
    room: Array

    @classmethod
    def blank(cls, unit: int) -> "Canvas":
        """An empty picture of a whole board."""
        w = round((g.INNER_WIDTH + 2 * g.FRAME) * unit)
        h = round((HEIGHT + 2 * g.FRAME) * unit)
        x = ((np.arange(w) + 0.5) / unit - g.FRAME).astype(np.float32)
        y = ((np.arange(h) + 0.5) / unit - g.FRAME).astype(np.float32)
        plain = [np.zeros((h, w), np.float32) for _ in range(2)]
        full = [np.ones((h, w), np.float32) for _ in range(2)]
        return cls(unit, x, y, np.zeros((h, w, 3), np.float32), *plain, *full)

    def window(self, left: float, top: float, right: float, bottom: float) -> tuple[slice, slice]:
        """The pixels between places in u, as rows and columns."""
        first, last = np.searchsorted(self.x, (left, right))
        top_row, bottom_row = np.searchsorted(self.y, (top, bottom))
        return slice(top_row, bottom_row), slice(first, last)

    def coverage(self, distance: Array) -> Array:
        """How much of each pixel lies inside, from distances in u."""
        return np.clip(np.float32(0.5) - distance * self.unit, 0, 1)


def layout(home_left: bool) -> list[tuple[Well, bool]]:
    """The hollows of the board, and whether each is one for playing or a tray."""
    tray = g.COLUMNS + g.BAR_WIDTH + g.TRAY_GAP
    low = g.TRAY_LENGTH + g.TRAY_DIVIDER
    spans = [
        (0.0, 6.0, 0.0, HEIGHT, FIELD_DEPTH, True),
        (6.0 + g.BAR_WIDTH, 12.0 + g.BAR_WIDTH, 0.0, HEIGHT, FIELD_DEPTH, True),
        (tray, tray + g.TRAY_WIDTH, 0.0, g.TRAY_LENGTH, TRAY_DEPTH, False),
        (tray, tray + g.TRAY_WIDTH, low, HEIGHT - low, TRAY_DEPTH, False),
        (tray, tray + g.TRAY_WIDTH, HEIGHT - g.TRAY_LENGTH, HEIGHT, TRAY_DEPTH, False),
    ]
    wells = []
    for left, right, top, bottom, depth, played in spans:
        if home_left:
            left, right = g.INNER_WIDTH - right, g.INNER_WIDTH - left
        wells.append((Well(left, top, right, bottom, depth), played))
    return wells


def straightened(y: Array) -> Array:
    """Places along the grain, standing still across the elastic middle of the board."""
    away = y - HEIGHT / 2
    beyond = np.maximum(np.abs(away) - 0.9, 0)
    return (np.sign(away) * beyond * beyond / (beyond + 0.5)).astype(np.float32)


def lay_frame(canvas: Canvas, kind: looks.Material) -> None:
    """Rails with mitred corners, and the standing wood between the wells."""
    x, y = canvas.x, canvas.y
    upright = looks.surface(kind, x, y, straightened(y), 11)
    canvas.light[...] = upright.light
    canvas.relief[...] = upright.relief
    outline = Well(-g.FRAME, -g.FRAME, g.INNER_WIDTH + g.FRAME, HEIGHT + g.FRAME, 0)
    for seed, top, bottom in ((12, -g.FRAME, 0.0), (13, HEIGHT, HEIGHT + g.FRAME)):
        rows, columns = canvas.window(outline.left, top, outline.right, bottom)
        lying = looks.surface(kind, y[rows], x, x, seed)
        # From the corner inwards the mitre runs at 45 degrees.
        depth = np.minimum(x - outline.left, outline.right - x)[None, :]
        across = (y[rows] - outline.top if top < 0 else outline.bottom - y[rows])[:, None]
        share = canvas.coverage(across - depth)
        joint = np.exp(-(((across - depth) * 55) ** 2)).astype(np.float32)
        patch = canvas.light[rows, columns]
        light = np.swapaxes(lying.light, 0, 1)
        canvas.light[rows, columns] = patch + (light - patch) * share[..., None]
        canvas.light[rows, columns] *= (1 - np.float32(0.55) * joint)[..., None]
        grain = canvas.relief[rows, columns]
        canvas.relief[rows, columns] = grain + (lying.relief.T - grain) * share


def lay_bar_seam(canvas: Canvas, home_left: bool) -> None:
    """The fine gap along the bar, where the board folds."""
    middle = 6.0 + g.BAR_WIDTH / 2
    if home_left:
        middle = g.INNER_WIDTH - middle
    rows, columns = canvas.window(middle - 0.05, 0.0, middle + 0.05, HEIGHT)
    gap = np.exp(-(((canvas.x[columns] - middle) * 120) ** 2)).astype(np.float32)[None, :]
    canvas.light[rows, columns] *= (1 - np.float32(0.72) * gap)[..., None]
    canvas.relief[rows, columns] -= np.float32(9.0) * gap


def lay_dividers(canvas: Canvas, kind: looks.Material, wells: list[tuple[Well, bool]]) -> None:
    """The two bars across the tray column, with their grain lying."""
    slot = wells[3][0]
    for seed, edge in ((21, slot.top - g.TRAY_DIVIDER), (22, slot.bottom)):
        rows, columns = canvas.window(slot.left, edge, slot.right, edge + g.TRAY_DIVIDER)
        x = canvas.x[columns]
        lying = looks.surface(kind, canvas.y[rows], x, x, seed)
        canvas.light[rows, columns] = np.swapaxes(lying.light, 0, 1)
        canvas.relief[rows, columns] = lying.relief.T


def lay_floors(canvas: Canvas, look: looks.Look, wells: list[tuple[Well, bool]]) -> Array:
    """Floors with shade and cast shadows; gives back the coverage of all wells."""
    total = np.zeros_like(canvas.height)
    for seed, (well, played) in enumerate(wells):
        rows, columns = canvas.window(
            well.left - 0.02, well.top - 0.02, well.right + 0.02, well.bottom + 0.02
        )
        x, y = canvas.x[columns], canvas.y[rows]
        kind = look.field if played else look.tray
        floor = looks.surface(kind, x, y, straightened(y), 31 + seed)
        inside = canvas.coverage(relief.box_distance(x, y, well, CORNER))
        for target, value in ((canvas.relief, floor.relief), (canvas.height, -well.depth)):
            patch = target[rows, columns]
            target[rows, columns] = patch + (value - patch) * inside
        patch = canvas.light[rows, columns]
        canvas.light[rows, columns] = patch + (floor.light - patch) * inside[..., None]
        canvas.sun[rows, columns] *= 1 - inside * (1 - relief.sunlight(x, y, well))
        canvas.room[rows, columns] *= 1 - inside * (1 - relief.openness(x, y, well))
        total[rows, columns] = np.maximum(total[rows, columns], inside)
    return total


def render(look: looks.Look, unit: int, home_left: bool) -> np.ndarray:
    """A master, shape (height, width, 3) of bytes."""
    canvas = Canvas.blank(unit)
    x, y = canvas.x, canvas.y
    wells = layout(home_left)
    lay_frame(canvas, look.frame)
    lay_dividers(canvas, look.frame, wells)
    lay_bar_seam(canvas, home_left)
    outline = Well(-g.FRAME, -g.FRAME, g.INNER_WIDTH + g.FRAME, HEIGHT + g.FRAME, 0)
    outer = relief.box_distance(x, y, outline, painter.CORNER)
    nearest = np.full_like(outer, 9)
    for well, _ in wells:
        np.minimum(nearest, relief.box_distance(x, y, well, CORNER), out=nearest)
    top = relief.top_height(outer, np.maximum(nearest, 0))
    canvas.height[...] = blurred(top, ROUNDING * unit)
    inside = lay_floors(canvas, look, wells)
    points.lay(canvas, look, home_left)
    nx, ny, nz = surface_normals(canvas, inside)
    shine = lighting.reflection(nx, ny, nz, DULL) * lighting.fresnel(nz)
    matt = sun_and_room(nx, ny, nz, canvas)
    lit = canvas.light * matt[..., None]
    lit += (shine * canvas.sun * np.float32(VARNISH))[..., None]
    lit *= ((1 - relief.crevices(nearest)) * worn_edges(top, unit))[..., None]
    brass.inlay(canvas, lit, outer, look.metal)
    brass.hinges(canvas, lit, home_left, look.metal)
    lit *= falloff(x, y)[..., None]
    return to_bytes(lit)


def surface_normals(canvas: Canvas, inside: Array) -> tuple[Array, Array, Array]:
    """Normals of frame and floors; the walls of the wells, seen from above, have none."""
    rim = np.where(inside > 0.5, np.nan, canvas.height)
    gy, gx = np.gradient(canvas.relief * np.float32(GRAIN_RELIEF), np.float32(1 / canvas.unit))
    ty, tx = np.gradient(rim, np.float32(1 / canvas.unit))
    gx += np.nan_to_num(tx)
    gy += np.nan_to_num(ty)
    length = 1 / np.sqrt(gx * gx + gy * gy + 1)
    return -gx * length, -gy * length, length


def worn_edges(top: Array, unit: int) -> Array:
    """Edges of the moulding are polished by hands and lighter, its hollows darker."""
    proud = blurred(top, ROUNDING * unit) - blurred(top, EDGE_REACH * unit)
    return 1 + np.clip(proud * np.float32(EDGE_LIGHT), -0.5, 0.9)


def sun_and_room(nx: Array, ny: Array, nz: Array, canvas: Canvas) -> Array:
    """Matt brightness with shadow and shade taken into account."""
    facing = nx * lighting.LIGHT[0] + ny * lighting.LIGHT[1] + nz * lighting.LIGHT[2]
    sun = np.float32(lighting.DIFFUSE) * np.maximum(facing, 0) * canvas.sun
    return (
        sun
        + np.float32(lighting.AMBIENT) * (np.float32(0.62) + np.float32(0.38) * nz) * canvas.room
    )


def falloff(x: Array, y: Array) -> Array:
    """The light is a little nearer to the upper left; level across the elastic middle."""
    right = np.clip((x + 0.5) / (g.INNER_WIDTH + 1), 0, 1)
    level = straightened(y)
    down = (level - level.min()) / (level.max() - level.min())
    return (1.10 - 0.13 * right[None, :] - 0.11 * down[:, None]).astype(np.float32)


def to_bytes(lit: Array) -> np.ndarray:
    """Linear light as pixels, with half a bit of noise against bands."""
    rng = np.random.default_rng(5)
    out = np.empty(lit.shape, np.uint8)
    for row in range(0, len(lit), 256):
        part = lighting.display(lit[row : row + 256]) * 255
        part += rng.uniform(0, 1, part.shape[:2])[..., None]
        out[row : row + 256] = np.clip(part, 0, 255)
    return out


def table(look: looks.Look, width: int, height: int) -> np.ndarray:
    """The top of the table: wood with lying grain, lighter in the middle."""
    unit = width / 20
    x = (np.arange(width) / unit).astype(np.float32)
    y = (np.arange(height) / unit).astype(np.float32)
    planks = looks.surface(look.table, y, x, x, 61).light.swapaxes(0, 1).copy()
    seam = np.abs((y / 2.4 + 0.35) % 1 - 0.5) * 2.4
    planks *= (1 - 0.6 * np.exp(-((seam * 60) ** 2)))[:, None, None]
    dx, dy = x / x.max() - 0.42, y / y.max() - 0.38
    glow = 1.12 - 0.75 * look.vignette * (dx[None, :] ** 2 + dy[:, None] ** 2)
    return to_bytes((planks * glow[..., None]).astype(np.float32))


def main() -> None:
    """Write both masters and the table of each theme."""
    for name in sys.argv[1:] or (*looks.ALL, plain.NAME):
        folder = ROOT / "assets" / "images"
        for side in ("right", "left"):
            save(
                master(name, side == "left"), folder / painter.MASTER.format(theme=name, side=side)
            )
        top = plain.table(*TABLE) if name == plain.NAME else table(looks.ALL[name], *TABLE)
        save(top, folder / painter.TABLE.format(theme=name))


def master(name: str, home_left: bool) -> np.ndarray:
    """The board of one theme."""
    if name != plain.NAME:
        return render(looks.ALL[name], painter.MASTER_UNIT, home_left)
    canvas = Canvas.blank(painter.MASTER_UNIT)
    wells = [well for well, _ in layout(home_left)]
    return plain.render(canvas.unit, canvas.x, canvas.y, wells, home_left)


def save(picture: np.ndarray, path: Path) -> None:
    """Write a JPEG; it is read seven times faster than WebP of the same look."""
    Image.fromarray(picture).save(path, quality=QUALITY, subsampling=2, optimize=True)


if __name__ == "__main__":
    main()
