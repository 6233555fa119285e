"""Make every sound of the game, in `assets/sounds`: `python -m assets.make.sounds`.

Two wooden boxes, one of them lined with felt, checkers of boxwood, bone dice and a cube, all
struck by numbers: nothing is recorded. Needs numpy, and ffmpeg to write the files.
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path

import numpy as np

from assets.make.synthesis import (
    RATE,
    Body,
    Samples,
    decaying_noise,
    levelled,
    put,
    ring,
    room,
    silence,
    slide,
    strike,
    write,
)

FOLDER = Path(__file__).parents[1] / "sounds"

BOARD = Body((172, 263, 391, 548, 742, 1_030), (1.0, 0.9, 0.75, 0.6, 0.4, 0.25), 0.16, 0.8)
"""The field: a thin panel with a hollow under it."""
RAIL = Body((310, 522, 803, 1_270, 1_910), (1.0, 0.8, 0.7, 0.5, 0.3), 0.11)
"""The frame and the tray: thick, short-lived."""
CHECKER = Body((1_480, 2_350, 3_420, 4_900, 6_700), (1.0, 0.9, 0.7, 0.45, 0.25), 0.05, 0.7)
"""A disc of hard wood, free at its edge."""
DIE = Body((3_150, 4_480, 5_900, 7_700), (1.0, 0.85, 0.6, 0.35), 0.026, 0.6)
"""A small cube of bone."""
CUBE = Body((930, 1_520, 2_260, 3_300), (1.0, 0.8, 0.5, 0.3), 0.06)
"""The doubling cube: larger, of wood."""
CUP = Body((640, 1_130, 1_790, 2_600), (1.0, 0.9, 0.55, 0.3), 0.07)
"""A leather cup, which the dice rattle in."""

UNDER_FELT = Body((187, 289, 421, 597, 810, 1_120), (1.0, 0.9, 0.7, 0.45, 0.25, 0.12), 0.10, 0.95)
"""The same field through cloth: only its low modes are heard, and not for long."""


@dataclass(frozen=True, slots=True)
class Ground:
    """What things fall on.

    A soft ground makes contacts `softer` times as long, and takes so many dB (`damped`) from the
    ringing of what falls and (`hollow`) from the frame. `lively` is what is left of a bounce
    against wood, `rustle` the level in dB of cloth that is brushed.
    """

    name: str
    field: Body
    softer: float = 1.0
    damped: float = 0.0
    hollow: float = 0.0
    lively: float = 1.0
    rustle: float | None = None


WOOD = Ground("wood", BOARD)
FELT = Ground("felt", UNDER_FELT, 2.1, -5.0, -5.0, 0.8, -15.0)
GROUNDS = (WOOD, FELT)

Recipe = Callable[[np.random.Generator], Samples]


def dice(random: np.random.Generator, ground: Ground) -> Samples:
    """A short rattle, then two dice that fall, bounce and roll to rest."""
    out = silence(1.05)
    for at in np.sort(random.uniform(0.0, 0.17, 7)):
        knock = strike([(DIE, -4), (CUP, -7)], 0.0002, 0.12, random)
        put(out, knock, float(at), -15 + random.uniform(-3, 3))
    for first in (0.20, 0.20 + random.uniform(0.02, 0.06)):
        _one_die(out, first, random, ground)
    _brushed(out, 0.24, 0.3, random, ground)
    return room(out, random)


def _brushed(
    out: Samples, at: float, seconds: float, random: np.random.Generator, ground: Ground
) -> None:
    """The cloth under what rolls or slides, where there is cloth."""
    if ground.rustle is not None:
        put(out, slide(seconds, 500, 3_200, random, swell=0.2), at, ground.rustle)


def _one_die(out: Samples, at: float, random: np.random.Generator, ground: Ground) -> None:
    """The landings of one die: each lower, sooner and softer; then it rocks on its edges."""
    wait, level = random.uniform(0.115, 0.15) * ground.lively, 0.0
    while wait > 0.016:
        hard = random.uniform(0.00014, 0.00024) * ground.softer
        bodies = [
            (DIE, ground.damped),
            (RAIL, -9 + ground.hollow),
            (ground.field, -12 + level / 4),
        ]
        landing = strike(bodies, hard, 0.25, random)
        put(out, landing, at, level)
        if random.random() < 0.5:
            # A corner first, then its neighbour.
            put(out, landing, at + random.uniform(0.008, 0.018), level - 7)
        at += wait
        wait *= random.uniform(0.58, 0.74) * ground.lively
        level -= random.uniform(2.4, 4.4) / ground.lively
    for step in range(4):
        bodies = [(DIE, ground.damped), (ground.field, -17)]
        tick = strike(bodies, 0.0002 * ground.softer, 0.1, random)
        put(out, tick, at + 0.021 * step + random.uniform(0, 0.006), level - 3 - 3.2 * step)


def checker(random: np.random.Generator, ground: Ground) -> Samples:
    """A checker set down on the field: one edge, then flat."""
    out = silence(0.32)
    touch = random.uniform(0.010, 0.022)
    field, soft, damped = ground.field, ground.softer, ground.damped
    edge = [(CHECKER, -2 + damped), (field, -17)]
    flat = [(CHECKER, -1 + damped), (RAIL, -9 + ground.hollow), (field, -9)]
    rest = [(CHECKER, -2 + damped), (field, -14)]
    put(out, strike(edge, 0.00026 * soft, 0.3, random), 0.0, -9)
    put(out, strike(flat, 0.00029 * soft, 0.3, random), touch)
    put(out, strike(rest, 0.00034 * soft, 0.2, random), touch + 0.021, -15)
    _brushed(out, 0.0, 0.07, random, ground)
    return room(out, random)


def checker_stack(random: np.random.Generator) -> Samples:
    """A checker against a neighbour: brighter, with less of the field in it."""
    out = silence(0.30)
    touch = random.uniform(0.007, 0.014)
    put(out, strike([(CHECKER, 0), (BOARD, -22)], 0.00018, 0.28, random), 0.0, -4)
    put(out, strike([(CHECKER, 0), (RAIL, -12), (BOARD, -12)], 0.00024, 0.28, random), touch)
    put(out, strike([(CHECKER, -3)], 0.00022, 0.15, random), touch + 0.016, -13)
    return room(out, random)


def hit(random: np.random.Generator, ground: Ground) -> Samples:
    """A blot is hit: a hard clack of wood on wood, and the whole box answers."""
    out = silence(0.55)
    box = Body((96, 141, 205), (1.0, 0.7, 0.5), 0.24, 0.6)
    put(out, strike([(CHECKER, 2), (RAIL, -5)], 0.0002, 0.3, random, grit=0.3), 0.0)
    answer = [(box, -3 + ground.hollow / 2), (ground.field, -3)]
    put(out, strike(answer, 0.0011, 0.5, random), 0.002, 0)
    late, soft = random.uniform(0.055, 0.075), 0.0003 * ground.softer
    falls = [(CHECKER, -1 + ground.damped), (ground.field, -12)]
    put(out, strike(falls, soft, 0.3, random), late, -9)
    put(out, strike([(CHECKER, -4 + ground.damped)], soft, 0.2, random), late + 0.03, -17)
    return room(out, random, -14)


def bear_off(random: np.random.Generator) -> Samples:
    """A checker slips into the tray and meets those that lie there."""
    out = silence(0.42)
    put(out, slide(0.06, 900, 4_200, random, swell=0.75), 0.0, -19)
    put(out, strike([(CHECKER, -1), (RAIL, -3)], 0.00026, 0.3, random), 0.05)
    put(out, strike([(CHECKER, -1), (RAIL, -10)], 0.00024, 0.25, random), 0.05 + 0.026, -8)
    return room(out, random)


def cube(random: np.random.Generator) -> Samples:
    """The cube is turned over and set down."""
    out = silence(0.62)
    put(out, slide(0.16, 500, 2_600, random), 0.0, -22)
    put(out, strike([(CUBE, -1), (BOARD, -15)], 0.0003, 0.4, random), 0.15, -8)
    put(out, strike([(CUBE, 0), (BOARD, -5)], 0.00045, 0.45, random), 0.21)
    put(out, strike([(CUBE, -3), (BOARD, -14)], 0.0004, 0.3, random), 0.243, -13)
    return room(out, random)


def _bar_note(pitch: float, seconds: float, random: np.random.Generator) -> Samples:
    """A note of a wooden bar over a tube, struck with wool: almost only its lowest mode."""
    bar = Body((pitch, 3.93 * pitch, 9.3 * pitch), (1.0, 0.16, 0.03), seconds, 0.75)
    air = Body((pitch, 2 * pitch), (0.55, 0.08), 1.5 * seconds, 0.5)
    note = ring(bar, seconds * 1.4, random, 0.0005) + ring(air, seconds * 1.4, random, 0.0005)
    note += 0.05 * decaying_noise(seconds * 1.4, 300, 1_500, 0.03, random)
    swell = np.minimum(1.0, np.arange(len(note)) / (0.005 * RATE))
    return note * swell


def _notes(
    pitches: list[float], step: float, length: float, random: np.random.Generator
) -> Samples:
    out = silence(step * len(pitches) + 1.4 * length)
    for number, pitch in enumerate(pitches):
        put(out, _bar_note(pitch, length, random), number * step)
    return room(out, random, -15)


def take(random: np.random.Generator) -> Samples:
    """The cube is taken: set down firmly, two notes up."""
    out = silence(0.75)
    put(out, strike([(CUBE, 0), (BOARD, -4)], 0.00045, 0.4, random), 0.0)
    put(out, _notes([293.7, 440.0], 0.09, 0.4, random), 0.03, -9)
    return out


def passed(random: np.random.Generator) -> Samples:
    """The double is refused: a muffled knock, two notes down."""
    out = silence(0.75)
    put(out, strike([(CUBE, -4), (BOARD, -3)], 0.0011, 0.4, random, grit=0.05), 0.0)
    put(out, _notes([329.6, 246.9], 0.11, 0.4, random), 0.03, -9)
    return out


def undo(random: np.random.Generator) -> Samples:
    """A checker drawn back."""
    out = silence(0.30)
    put(out, slide(0.13, 800, 3_600, random, swell=0.75), 0.0, -9)
    put(out, strike([(CHECKER, -6), (BOARD, -10)], 0.0006, 0.2, random), 0.115, -2)
    return room(out, random)


def refused(random: np.random.Generator) -> Samples:
    """Not so: two fingertips on the rail."""
    out = silence(0.34)
    for at, level in ((0.0, 0.0), (0.095, -3.0)):
        put(out, strike([(RAIL, -2), (BOARD, -3)], 0.0017, 0.24, random, grit=0.02), at, level)
    return room(out, random)


def button(random: np.random.Generator) -> Samples:
    """A small tick of wood."""
    out = silence(0.14)
    put(out, strike([(RAIL, 0), (CHECKER, -7)], 0.0005, 0.13, random, grit=0.05), 0.0)
    return room(out, random, -22)


def win(random: np.random.Generator) -> Samples:
    """D major with its ninth, from below."""
    chord = _notes([146.8, 220.0, 293.7, 370.0, 440.0, 659.3], 0.085, 1.3, random)
    put(chord, _bar_note(587.3, 1.2, random), 0.62, -3)
    return chord


def lose(random: np.random.Generator) -> Samples:
    """B minor with its seventh, falling, and no louder than it must be."""
    return _notes([370.0, 293.7, 220.0, 185.0, 123.5], 0.13, 1.2, random)


GROUNDED: dict[str, tuple[Callable[[np.random.Generator, Ground], Samples], int, float]] = {
    "dice": (dice, 4, -24.5),
    "checker": (checker, 5, -26.5),
    "hit": (hit, 3, -23.0),
}
"""Those that sound as what they fall on: name, maker, how many variants, loudness."""

RECIPES: dict[str, tuple[Recipe, int, float]] = {
    **{
        f"{name}-{ground.name}": (partial(maker, ground=ground), variants, target)
        for name, (maker, variants, target) in GROUNDED.items()
        for ground in GROUNDS
    },
    "checker-stack": (checker_stack, 4, -26.5),
    "bear-off": (bear_off, 3, -26.0),
    "cube": (cube, 2, -25.5),
    "take": (take, 1, -25.5),
    "pass": (passed, 1, -26.5),
    "undo": (undo, 2, -29.0),
    "refused": (refused, 1, -31.0),
    "button": (button, 2, -33.0),
    "win": (win, 1, -22.5),
    "lose": (lose, 1, -24.5),
}
"""Name, maker, how many variants, loudness in dB as `synthesis.loudness` counts it."""


def make(name: str, variant: int) -> Samples:
    """One sound, always the same for the same name and number."""
    recipe, _, target = RECIPES[name]
    # Alike on each ground but for the ground.
    seed = [*name.removesuffix("-wood").removesuffix("-felt").encode(), variant]
    return levelled(recipe(np.random.default_rng(seed)), target)


def main() -> None:
    """Write every variant of every sound."""
    FOLDER.mkdir(exist_ok=True)
    for old in FOLDER.glob("*.ogg"):
        old.unlink()
    for name, (_, variants, _) in RECIPES.items():
        for variant in range(1, variants + 1):
            write(make(name, variant), FOLDER / f"{name}-{variant}.ogg")


if __name__ == "__main__":
    main()
