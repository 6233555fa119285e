"""Whether every throw of a match is what its sealed dice had to show.

Anybody can program the same from the five lines in game/engine/dice.py.
"""

from collections.abc import Iterable
from dataclasses import dataclass

from game.engine.actions import OpeningThrow
from game.engine.dice import Roll, SealedDice
from game.session.record import Throw


@dataclass(frozen=True, slots=True)
class Verification:
    """How many throws were made again, under which seal, and the numbers of those that differ."""

    seal: str
    throws: int
    wrong: tuple[int, ...]

    @property
    def holds(self) -> bool:
        """Whether every throw is as sealed."""
        return not self.wrong


def verify(secret: bytes, phrase: str, throws: Iterable[tuple[int, Throw]]) -> Verification:
    """Make the throws again from the opened secret and compare.

    Args:
        secret: as opened after the match; its seal has to be the one shown at the start.
        phrase: what the player mixed in.
        throws: number and content of each throw, as in `MatchSession.throws`.

    Raises:
        DiceError: if the secret is none.
    """
    dice = SealedDice(secret, phrase)
    checked = tuple(throws)
    wrong = tuple(number for number, throw in checked if not _agrees(throw, dice.throw(number)))
    return Verification(dice.seal, len(checked), wrong)


def _agrees(throw: Throw, pair: tuple[int, int]) -> bool:
    """In the opening it matters which die is whose, in a roll it does not."""
    if isinstance(throw, OpeningThrow):
        return (throw.white, throw.black) == pair
    return throw.roll == Roll(*pair)
