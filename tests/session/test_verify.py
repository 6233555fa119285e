import pytest

from game.engine.actions import OpeningThrow, RollDice
from game.engine.dice import Roll, SealedDice
from game.engine.types import Side
from game.session.record import Throw
from game.session.verify import verify

SECRET = bytes(range(32))
DICE = SealedDice(SECRET, "phrase")


def honest() -> list[tuple[int, Throw]]:
    rolls = [(number, RollDice(Side.WHITE, Roll(*DICE.throw(number)))) for number in range(1, 40)]
    return [(0, OpeningThrow(*DICE.throw(0))), *rolls]


def test_honest_throws_hold() -> None:
    checked = verify(SECRET, "phrase", honest())

    assert checked.holds
    assert (checked.throws, checked.seal) == (40, DICE.seal)


@pytest.mark.parametrize(("secret", "phrase"), [(bytes(32), "phrase"), (SECRET, "")])
def test_another_secret_or_phrase_does_not_hold(secret: bytes, phrase: str) -> None:
    assert not verify(secret, phrase, honest()).holds


def test_a_changed_throw_is_named() -> None:
    throws = honest()
    high, low = DICE.throw(7)
    throws[7] = (7, RollDice(Side.WHITE, Roll(high % 6 + 1, low)))

    assert verify(SECRET, "phrase", throws).wrong == (7,)


def test_in_the_opening_it_matters_whose_die_is_which() -> None:
    number = next(n for n in range(100) if len(set(DICE.throw(n))) == 2)
    white, black = DICE.throw(number)

    assert verify(SECRET, "phrase", [(number, OpeningThrow(white, black))]).holds
    assert not verify(SECRET, "phrase", [(number, OpeningThrow(black, white))]).holds
