"""Trace the frames of tumbling dice and write them as strips to assets/images.

Run by hand after changing the dice: `python assets/make/dice.py`. Needs Pillow, which the game
itself does without. A strip holds one value in one variant of the throw; every frame is blurred a
little along its motion, as a camera would.
"""

import sys
from pathlib import Path

import numpy as np
from PIL import Image

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from game.ui.board import dice_view  # noqa: E402
from game.ui.pictures import solid, turning  # noqa: E402
from game.ui.pictures.light import Array, display  # noqa: E402
from game.ui.themes.walnut import WALNUT  # noqa: E402

SHUTTER = 0.22  # share of a frame's time the shutter stays open
EXPOSURES = 4
QUALITY = 72
IVORY = np.array([0.86, 0.83, 0.76], np.float32)


def frame(value: int, variant: int, index: int) -> Array:
    """One picture with opacity, shape (side, side, 4), 0..255."""
    total = np.zeros((dice_view.STRIP_CANVAS, dice_view.STRIP_CANVAS, 4), np.float32)
    for exposure in range(EXPOSURES):
        moment = (index + SHUTTER * (exposure / EXPOSURES - 0.5)) / dice_view.STRIP_FRAMES
        rotation = turning.tumbling(value, variant, max(0.0, moment))
        hit = solid.trace(dice_view.STRIP_CANVAS, dice_view.STRIP_SIDE, rotation, dice_view.CORNER)
        rgb = display(solid.die_light(hit, WALNUT.materials.dice))
        total[..., :3] += rgb * hit.opacity[..., None]
        total[..., 3] += hit.opacity
    opacity = total[..., 3] / EXPOSURES
    # Ivory beyond the outline, or compression would darken the edge.
    rgb = (total[..., :3] + np.float32(0.02) * IVORY) / (total[..., 3:] + np.float32(0.02))
    return np.concatenate([rgb, opacity[..., None]], axis=-1) * 255


def main() -> None:
    """Write a strip of colours for each value and variant, and one of outlines for a variant."""
    for variant in range(turning.VARIANTS):
        for value in range(1, 7):
            frames = [frame(value, variant, index) for index in range(dice_view.STRIP_FRAMES)]
            strip = np.clip(np.concatenate(frames, axis=1) + 0.5, 0, 255).astype(np.uint8)
            save(strip[..., :3], dice_view.STRIP.format(value=value, variant=variant))
        save(strip[..., 3], dice_view.OUTLINES.format(variant=variant))


def save(picture: np.ndarray, name: str) -> None:
    """Write a JPEG; it is read faster than other formats."""
    path = ROOT / "assets" / "images" / name
    Image.fromarray(picture).save(path, quality=QUALITY, subsampling=2, optimize=True)


if __name__ == "__main__":
    main()
