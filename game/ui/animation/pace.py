"""How long each movement takes, in seconds, at the speed that the player has chosen."""

from dataclasses import dataclass

from game.ui.theme import Durations

NORMAL_STEP = 0.32
"""The step of the normal speed, in seconds; what the theme gives once scales with the step."""

SHAKE = 0.3
BOUNCE = 0.1
FLASH = 0.26
SPREAD = 0.14
GLOW = 0.5
SLOWEST_THOUGHT = 1.3
BREATH = 0.22
DANCE = 1.4


@dataclass(frozen=True, slots=True)
class Pace:
    """Durations in seconds; all zero means that nothing moves and everything is there at once."""

    lift: float
    """From the board into the hand."""
    spread: float
    """A tall stack under the pointer."""
    travel: float
    """One checker by one die."""
    settle: float
    """From the hand to the point."""
    glide: float
    """Back home after a refusal or an undo."""
    bounce: float
    """After it has touched the point, until it lies."""
    hit: float
    """From the point to the bar."""
    flash: float
    """The light of a hit."""
    dice: float
    cube: float
    shake: float
    breath: float
    """A short wait, so that the eye can follow what comes next."""
    dance: float
    """How long the computer's roll without a move stays before it is ended."""
    glow: float
    """How long movable checkers take to light up."""
    think: float
    """By what the rhythm of the computer's thinking is stretched; 0 for none. No seconds."""

    @classmethod
    def of(cls, durations: Durations) -> "Pace":
        """The pace of one of the theme's speeds."""
        factor = durations.step / NORMAL_STEP
        return cls(
            lift=durations.lift,
            spread=SPREAD if factor else 0.0,
            travel=durations.step,
            settle=durations.drop * factor,
            glide=durations.glide_home * factor,
            bounce=BOUNCE * factor,
            hit=durations.hit_to_bar * factor,
            flash=FLASH * factor,
            dice=durations.dice,
            cube=durations.cube * factor,
            shake=SHAKE if factor else 0.0,
            breath=BREATH * factor,
            dance=DANCE * factor,
            glow=GLOW if factor else 0.0,
            think=min(SLOWEST_THOUGHT, factor * factor),
        )
