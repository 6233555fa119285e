"""Heights that checkers are turned to, over the radius from the middle to the rim."""

from dataclasses import dataclass

from game.ui.pictures.materials import Turning


@dataclass(frozen=True, slots=True)
class Profile:
    """One way to turn a checker, in radii.

    `heights` are pairs of radius and height, smoothly joined; `grooves` are radii of painted
    lines. Round `hollow` the light is weaker by `shade`.
    """

    heights: tuple[tuple[float, float], ...]
    grooves: tuple[float, ...] = ()
    hollow: float = 0.0
    shade: float = 0.0


# A raised ring, a deep trough, and a dome in the middle that catches the light.
_BOWL = Profile(
    (
        (0.000, 0.196),
        (0.100, 0.190),
        (0.200, 0.170),
        (0.300, 0.134),
        (0.380, 0.096),
        (0.440, 0.068),
        (0.480, 0.060),
        (0.515, 0.074),
        (0.550, 0.114),
        (0.585, 0.156),
        (0.620, 0.180),
        (0.660, 0.189),
        (0.700, 0.189),
        (0.740, 0.186),
        (0.780, 0.189),
        (0.830, 0.192),
        (0.880, 0.184),
        (0.920, 0.160),
        (0.955, 0.120),
        (0.985, 0.062),
        (1.000, 0.000),
    ),
    grooves=(0.738,),
    hollow=0.480,
    shade=0.52,
)
# A shallow saucer with two gilded lines on its brim, as on old club checkers.
_RIDGES = Profile(
    (
        (0.000, 0.108),
        (0.200, 0.110),
        (0.360, 0.116),
        (0.430, 0.122),
        (0.475, 0.150),
        (0.510, 0.184),
        (0.550, 0.196),
        (0.600, 0.194),
        (0.640, 0.194),
        (0.700, 0.196),
        (0.760, 0.194),
        (0.800, 0.196),
        (0.860, 0.192),
        (0.910, 0.170),
        (0.950, 0.126),
        (0.985, 0.062),
        (1.000, 0.000),
    ),
    grooves=(0.635, 0.765),
    hollow=0.440,
    shade=0.30,
)
# A wide, soft dome like a button, in a trough; a line on the rim round it.
_CUSHION = Profile(
    (
        (0.000, 0.200),
        (0.140, 0.196),
        (0.280, 0.178),
        (0.400, 0.142),
        (0.480, 0.104),
        (0.530, 0.080),
        (0.565, 0.076),
        (0.600, 0.092),
        (0.635, 0.134),
        (0.665, 0.164),
        (0.700, 0.180),
        (0.740, 0.186),
        (0.800, 0.187),
        (0.860, 0.184),
        (0.905, 0.168),
        (0.945, 0.128),
        (0.980, 0.066),
        (1.000, 0.000),
    ),
    grooves=(0.775,),
    hollow=0.565,
    shade=0.42,
)
# Hollow like a dish, dark towards the light and bright away from it; a line round the hollow.
_DISH = Profile(
    (
        (0.000, 0.040),
        (0.140, 0.046),
        (0.280, 0.062),
        (0.400, 0.092),
        (0.500, 0.134),
        (0.570, 0.168),
        (0.615, 0.183),
        (0.655, 0.188),
        (0.695, 0.182),
        (0.720, 0.172),
        (0.745, 0.180),
        (0.790, 0.190),
        (0.830, 0.192),
        (0.880, 0.184),
        (0.920, 0.160),
        (0.955, 0.120),
        (0.985, 0.062),
        (1.000, 0.000),
    ),
    grooves=(0.720,),
    hollow=0.460,
    shade=0.16,
)
# Flat, with a bevelled rim and a fine line inside it.
_PLATE = Profile(
    (
        (0.000, 0.160),
        (0.300, 0.160),
        (0.560, 0.160),
        (0.680, 0.160),
        (0.720, 0.164),
        (0.760, 0.178),
        (0.800, 0.186),
        (0.850, 0.184),
        (0.900, 0.158),
        (0.950, 0.108),
        (0.985, 0.052),
        (1.000, 0.000),
    ),
    grooves=(0.730,),
)
PROFILES = {
    Turning.BOWL: _BOWL,
    Turning.RIDGES: _RIDGES,
    Turning.CUSHION: _CUSHION,
    Turning.DISH: _DISH,
    Turning.PLATE: _PLATE,
}
