import hashlib
import hmac

import numpy as np
import pytest

from game.engine.dice import ALL_ROLLS, Roll, ScriptedDice, SealedDice, TypedDice
from game.engine.errors import DiceError, NotationError

SECRET = bytes(range(32))


def throw_by_hand(secret: bytes, phrase: str, number: int) -> tuple[int, int]:
    """The five lines of the module's docstring, written down once more."""
    key = hmac.new(secret, phrase.encode(), hashlib.sha256).digest()
    blocks = [hmac.new(key, b"%d:%d" % (number, j), hashlib.sha256).digest() for j in range(4)]
    faces = [1 + byte % 6 for byte in b"".join(blocks) if byte < 252]
    return faces[0], faces[1]


def test_roll_takes_its_dice_in_either_order() -> None:
    assert Roll(1, 3) == Roll(3, 1)
    assert (Roll(1, 3).high, Roll(1, 3).low) == (3, 1)
    assert str(Roll(1, 3)) == "31"
    assert Roll(np.int8(1), np.int64(3)) == Roll(3, 1)


def test_double_is_played_four_times() -> None:
    assert Roll(5, 5).dice == (5, 5, 5, 5)
    assert Roll(2, 6).dice == (6, 2)


def test_twenty_one_rolls_make_thirty_six_throws() -> None:
    assert len(set(ALL_ROLLS)) == 21
    assert sum(roll.weight for roll in ALL_ROLLS) == 36


@pytest.mark.parametrize(
    "dice",
    [
        (0, 1),
        (1, 7),
        (-1, 2),
        (True, 2),
        (2.0, 3),
        ("3", 1),
        ([3], 1),
        (None, 1),
        (np.array([3]), 1),
    ],
)
def test_no_die_shows_this(dice: tuple[int, int]) -> None:
    with pytest.raises(DiceError):
        Roll(*dice)


@pytest.mark.parametrize("text", ["31", "13", "3-1", "3 1", "3,1", " 31 "])
def test_roll_is_read(text: str) -> None:
    assert Roll.parse(text) == Roll(3, 1)


@pytest.mark.parametrize("text", ["", "3", "07", "37", "311", "3x1", "\u0663\u0661", "three one"])
def test_text_is_no_roll(text: str) -> None:
    with pytest.raises(NotationError):
        Roll.parse(text)


def test_sealed_dice_follow_the_five_lines() -> None:
    dice = SealedDice(SECRET, "phrase")

    assert dice.seal == hashlib.sha256(SECRET).hexdigest()
    assert [dice.throw(i) for i in range(200)] == [
        throw_by_hand(SECRET, "phrase", i) for i in range(200)
    ]


def test_throw_depends_on_its_number_alone() -> None:
    dice = SealedDice(SECRET)
    later_first = dice.throw(7)

    assert [dice.throw(i) for i in range(8)][7] == later_first


def test_phrase_changes_the_dice_and_not_the_seal() -> None:
    plain, mixed = SealedDice(SECRET), SealedDice(SECRET, "mine")

    assert plain.seal == mixed.seal
    assert [plain.throw(i) for i in range(9)] != [mixed.throw(i) for i in range(9)]


def test_phrase_may_be_typed_with_composed_or_combining_accents() -> None:
    assert SealedDice(SECRET, "d\u00e9s").throw(0) == SealedDice(SECRET, "de\u0301s").throw(0)


def test_new_dice_have_secrets_of_their_own() -> None:
    assert SealedDice.new().secret != SealedDice.new().secret


def test_faces_are_even() -> None:
    dice = SealedDice(SECRET)
    counts = [0] * 7
    for number in range(6000):
        for face in dice.throw(number):
            counts[face] += 1

    assert counts[0] == 0
    chi_squared = sum((count - 2000) ** 2 / 2000 for count in counts[1:])
    assert chi_squared < 20.5  # 0.1 % of fair dice reach this with five degrees of freedom


@pytest.mark.parametrize("secret", [b"", bytes(31), bytes(33)])
def test_secret_of_another_length_is_refused(secret: bytes) -> None:
    with pytest.raises(DiceError):
        SealedDice(secret)


def test_phrase_that_is_no_text_is_refused() -> None:
    with pytest.raises(DiceError):
        SealedDice(SECRET, "\ud83c")


def test_negative_throw_is_refused() -> None:
    with pytest.raises(DiceError):
        SealedDice(SECRET).throw(-1)


def test_scripted_dice_run_out() -> None:
    dice = ScriptedDice([(3, 1), (6, 5)])

    assert (dice.throw(0), dice.throw(1)) == ((3, 1), (6, 5))
    with pytest.raises(DiceError):
        dice.throw(2)


def test_scripted_dice_have_six_faces() -> None:
    with pytest.raises(DiceError):
        ScriptedDice([(7, 1)]).throw(0)


def test_typed_dice_must_be_asked_for() -> None:
    assert TypedDice().throw(0) is None
