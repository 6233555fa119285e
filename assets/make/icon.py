"""Make the icon of window and program from the game's own dice and wood.

    python -m assets.make.icon

Writes `icon.png`, `icon.ico` (Windows) and `icon.icns` (macOS) to `assets/images`. The two last
are containers of PNG pictures and are put together here by hand.
"""

import os
import struct
from io import BytesIO
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import numpy as np
import pygame

from game import paths
from game.ui.assets import Assets
from game.ui.board.dice_view import DiceSprites
from game.ui.themes.walnut import WALNUT

IMAGES = Path(__file__).parents[1] / "images"
MASTER = 1024
WINDOW = 256
ICO_SIZES = (16, 24, 32, 48, 64, 128, 256)
ICNS_KINDS = {128: b"ic07", 256: b"ic08", 512: b"ic09", 1024: b"ic10"}
ONE_DIE_UP_TO = 32
"""Smaller pictures show one die, since two would be two grey spots."""

TILE, CORNER, LINE = 0.94, 0.2, 0.016
"""Side of the wooden tile, its corner and its brass line, as shares of the picture."""


def picture(size: int, sprites: DiceSprites) -> pygame.Surface:
    """The icon at one size, made larger and reduced."""
    canvas = pygame.Surface((MASTER, MASTER), pygame.SRCALPHA)
    canvas.blit(_tile(), (0, 0))
    if size <= ONE_DIE_UP_TO:
        sprites.draw(canvas, 5, (MASTER * 0.5, MASTER * 0.5), MASTER * 0.62, 1)
    else:
        sprites.draw(canvas, 6, (MASTER * 0.35, MASTER * 0.62), MASTER * 0.37, 1)
        sprites.draw(canvas, 5, (MASTER * 0.66, MASTER * 0.36), MASTER * 0.37, 2)
    return pygame.transform.smoothscale(canvas.premul_alpha(), (size, size))


def _tile() -> pygame.Surface:
    """A square of walnut with round corners and a brass line."""
    table = pygame.image.load(IMAGES / "table-walnut.jpg")
    side = min(table.get_size())
    middle = table.get_rect()
    cut = pygame.Rect(0, 0, side * 0.7, side * 0.7)
    cut.center = middle.center
    wood = pygame.transform.smoothscale(table.subsurface(cut), (MASTER, MASTER)).convert_alpha()
    line = np.arange(MASTER) - (MASTER - 1) / 2
    inner = MASTER * (TILE / 2 - CORNER)
    across = np.maximum(np.abs(line) - inner, 0)
    edge = np.hypot(across[:, None], across[None, :]) - MASTER * CORNER
    rgb, alpha = pygame.surfarray.pixels3d(wood), pygame.surfarray.pixels_alpha(wood)
    light = 4.4 - 1.8 * (line[:, None] + line[None, :] + MASTER) / (2 * MASTER)
    lit = np.clip(rgb * light[..., None] * np.array((1.12, 0.9, 0.7)), 0, 255)
    width = MASTER * LINE
    brass = np.clip(width / 2 + 0.5 - np.abs(edge + 2.2 * width), 0, 1)[..., None]
    rgb[...] = lit * (1 - brass) + np.array((228, 191, 114)) * brass
    alpha[...] = np.clip(0.5 - edge, 0, 1) * 255
    return wood


def _png(surface: pygame.Surface) -> bytes:
    file = BytesIO()
    pygame.image.save(_straight(surface), file, "icon.png")
    return file.getvalue()


def _straight(surface: pygame.Surface) -> pygame.Surface:
    # PNG holds colours that are not multiplied with their opacity.
    out = surface.copy()
    rgb, alpha = pygame.surfarray.pixels3d(out), pygame.surfarray.array_alpha(out)
    rgb[...] = np.minimum(255, rgb * (255 / np.maximum(alpha, 1))[..., None])
    return out


def _ico(pictures: dict[int, bytes]) -> bytes:
    head = struct.pack("<HHH", 0, 1, len(pictures))
    at, body = len(head) + 16 * len(pictures), b""
    for size, data in pictures.items():
        # A side of 256 is written as 0.
        head += struct.pack("<BBBBHHII", size % 256, size % 256, 0, 0, 1, 32, len(data), at)
        at, body = at + len(data), body + data
    return head + body


def _icns(pictures: dict[bytes, bytes]) -> bytes:
    body = b"".join(k + struct.pack(">I", len(d) + 8) + d for k, d in pictures.items())
    return b"icns" + struct.pack(">I", len(body) + 8) + body


def main() -> None:
    """Write the three files."""
    pygame.display.init()
    pygame.display.set_mode((1, 1))
    dice = DiceSprites(Assets(paths.assets()), WALNUT)
    (IMAGES / "icon.png").write_bytes(_png(picture(WINDOW, dice)))
    (IMAGES / "icon.ico").write_bytes(_ico({s: _png(picture(s, dice)) for s in ICO_SIZES}))
    kinds = {kind: _png(picture(size, dice)) for size, kind in ICNS_KINDS.items()}
    (IMAGES / "icon.icns").write_bytes(_icns(kinds))


if __name__ == "__main__":
    main()
