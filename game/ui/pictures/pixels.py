"""Arrays to pictures and back, blurs and scaling without dark or jagged edges."""

from functools import lru_cache
from random import Random

import numpy as np
import pygame
from numpy.typing import NDArray

from game.ui.pictures.light import Array, display

DITHER_TILE = 64


def to_surface(light: Array, opacity: Array) -> pygame.Surface:
    """A picture with opacity from linear light.

    Args:
        light: shape (height, width, 3), linear.
        opacity: shape (height, width), 0..1.
    """
    rgb = display(light) * np.float32(254.0) + np.float32(1.0)
    rgb += _noise(opacity.shape)[..., None]
    return _surface(np.clip(rgb, 0, 255), opacity)


def flat(color: tuple[int, int, int], opacity: Array) -> pygame.Surface:
    """A picture of one colour whose opacity varies; shadows and glows are made so."""
    rgb = np.empty((*opacity.shape, 3), np.uint8)
    rgb[...] = color
    noise = _noise(opacity.shape) * (opacity > np.float32(0.002)) / 255
    return _surface(rgb, opacity + noise)


def scaled(surface: pygame.Surface, size: tuple[int, int]) -> pygame.Surface:
    """A picture with opacity in another size, colours of clear pixels kept out of the edges."""
    small = pygame.transform.smoothscale(surface.premul_alpha(), size)
    pixels = pygame.surfarray.pixels3d(small)
    alpha = pygame.surfarray.array_alpha(small).astype(np.float32)
    factor = 255 / np.maximum(alpha, 1)
    pixels[...] = np.minimum(pixels * factor[..., None] + 0.5, 255)
    del pixels
    return small


def blurred(values: Array, sigma: float) -> Array:
    """A Gaussian blur; what lies outside counts as nought."""
    if sigma < 0.2:
        return values
    # As products of matrices both ways: wide kernels take no longer than narrow ones.
    height, width = values.shape
    across = _spreading(width, sigma)
    down = across if height == width else _spreading(height, sigma)
    result: Array = down @ values @ across
    return result


def disc_coordinates(size: int) -> tuple[Array, Array]:
    """Distances right and down of each pixel's middle from the middle of a square, in pixels."""
    line = np.arange(size, dtype=np.float32) - np.float32((size - 1) / 2)
    return np.broadcast_to(line, (size, size)), np.broadcast_to(line[:, None], (size, size))


def _spreading(size: int, sigma: float) -> Array:
    """How much of each pixel of a line goes to each other one, shape (size, size)."""
    reach = int(sigma * 3 + 1)
    curve = np.exp(-0.5 * (np.arange(max(size, reach + 1)) / sigma) ** 2)
    curve[reach + 1 :] = 0
    shares = (curve / (2 * curve.sum() - curve[0])).astype(np.float32)
    line = np.arange(size)
    result: Array = shares[np.abs(line[:, None] - line)]
    return result


def _surface(rgb: NDArray[np.generic], opacity: Array) -> pygame.Surface:
    height, width = opacity.shape
    pixels = np.empty((height, width, 4), np.uint8)
    pixels[..., 2::-1] = rgb
    pixels[..., 3] = np.clip(opacity * 255 + np.float32(0.5), 0, 255)
    return pygame.image.frombuffer(pixels.tobytes(), (width, height), "BGRA")


def _noise(shape: tuple[int, ...]) -> Array:
    height, width = shape[:2]
    return np.tile(_dither(), (height // DITHER_TILE + 1, width // DITHER_TILE + 1))[
        :height, :width
    ]


@lru_cache(maxsize=1)
def _dither() -> Array:
    """Half a bit of noise either way, so that soft gradients show no bands."""
    # Not numpy's: it would have to be loaded and shipped for this alone.
    random = Random(7)
    noise = [random.random() - 0.5 for _ in range(DITHER_TILE**2)]
    return np.array(noise, np.float32).reshape(DITHER_TILE, DITHER_TILE)
