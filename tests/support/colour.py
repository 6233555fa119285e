"""Colour as eyes see it: contrast, CIEDE2000 differences, and three kinds of colour blindness.

Colours are sRGB bytes. Contrast: WCAG 2.1, relative luminance. Differences: Sharma, Wu and Dalal,
"The CIEDE2000 Color-Difference Formula", 2005. Colour blindness: Machado, Oliveira and Fernandes,
"A Physiologically-based Model for Simulation of Color Vision Deficiency", 2009, severity 1.
"""

import math

import numpy as np

Color = tuple[int, int, int]
SIGHT = {
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
TO_XYZ = (
    (0.4124564, 0.3575761, 0.1804375),
    (0.2126729, 0.7151522, 0.0721750),
    (0.0193339, 0.1191920, 0.9503041),
)
WHITE = np.array((0.95047, 1.0, 1.08883))


def linear(color: Color) -> np.ndarray:
    """Linear light of a colour."""
    share = np.asarray(color, float) / 255
    return np.where(share <= 0.04045, share / 12.92, ((share + 0.055) / 1.055) ** 2.4)


def bytes_of(light: np.ndarray) -> Color:
    """The colour of linear light."""
    light = np.clip(light, 0, 1)
    share = np.where(light <= 0.0031308, light * 12.92, 1.055 * light ** (1 / 2.4) - 0.055)
    red, green, blue = (round(255 * float(part)) for part in share)
    return red, green, blue


def over(color: Color, opacity: float, below: Color) -> Color:
    """What is seen where a colour lies over another."""
    red, green, blue = (
        round(a * opacity + b * (1 - opacity)) for a, b in zip(color, below, strict=True)
    )
    return red, green, blue


def contrast(first: Color, second: Color) -> float:
    """The ratio of luminances, 1 to 21."""
    a, b = (float(np.dot(TO_XYZ[1], linear(one))) for one in (first, second))
    return (max(a, b) + 0.05) / (min(a, b) + 0.05)


def seen_with(sight: str, color: Color) -> Color:
    """A colour as somebody with this colour blindness sees it."""
    return bytes_of(np.array(SIGHT[sight]) @ linear(color))


def difference(first: Color, second: Color) -> float:
    """The CIEDE2000 difference; about 1 can just be told apart."""
    (l1, a1, b1), (l2, a2, b2) = _lab(first), _lab(second)
    mean_c7 = ((math.hypot(a1, b1) + math.hypot(a2, b2)) / 2) ** 7
    g = 0.5 * (1 - math.sqrt(mean_c7 / (mean_c7 + 25.0**7)))
    a1, a2 = a1 * (1 + g), a2 * (1 + g)
    c1, c2 = math.hypot(a1, b1), math.hypot(a2, b2)
    h1, h2 = _hue(a1, b1), _hue(a2, b2)
    turn = 0.0 if c1 * c2 == 0 else (h2 - h1 + 180) % 360 - 180
    dl, dc = l2 - l1, c2 - c1
    dh = 2 * math.sqrt(c1 * c2) * math.sin(math.radians(turn / 2))
    return _weighted(dl, dc, dh, ((l1 + l2) / 2, (c1 + c2) / 2, _mean_hue(h1, h2, c1 * c2)))


def _weighted(dl: float, dc: float, dh: float, mean: tuple[float, float, float]) -> float:
    light, c, h = mean
    t = 1 - 0.17 * math.cos(math.radians(h - 30)) + 0.24 * math.cos(math.radians(2 * h))
    t += 0.32 * math.cos(math.radians(3 * h + 6)) - 0.20 * math.cos(math.radians(4 * h - 63))
    s_l = 1 + 0.015 * (light - 50) ** 2 / math.sqrt(20 + (light - 50) ** 2)
    s_c, s_h = 1 + 0.045 * c, 1 + 0.015 * c * t
    rotation = -2 * math.sqrt(c**7 / (c**7 + 25.0**7))
    rotation *= math.sin(math.radians(60 * math.exp(-(((h - 275) / 25) ** 2))))
    x, y, z = dl / s_l, dc / s_c, dh / s_h
    return math.sqrt(x * x + y * y + z * z + rotation * y * z)


def _lab(color: Color) -> tuple[float, float, float]:
    xyz = np.array(TO_XYZ) @ linear(color) / WHITE
    x, y, z = np.where(xyz > 216 / 24389, np.cbrt(xyz), (24389 / 27 * xyz + 16) / 116)
    return 116 * float(y) - 16, 500 * float(x - y), 200 * float(y - z)


def _hue(a: float, b: float) -> float:
    return math.degrees(math.atan2(b, a)) % 360 if (a, b) != (0, 0) else 0.0


def _mean_hue(h1: float, h2: float, chroma: float) -> float:
    if chroma == 0:
        return h1 + h2
    if abs(h1 - h2) <= 180:
        return (h1 + h2) / 2
    return (h1 + h2 + (360 if h1 + h2 < 360 else -360)) / 2
