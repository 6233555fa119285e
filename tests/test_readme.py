"""What the README promises can be done as it stands there."""

import hashlib
import hmac
import re
from pathlib import Path

import pytest

from game.engine.dice import SealedDice

ROOT = Path(__file__).parents[1]
README = (ROOT / "README.md").read_text(encoding="utf-8")


def test_the_check_by_hand_gives_the_dice_it_says() -> None:
    secret = bytes.fromhex(re.search(r"^secret=(\w+)$", README, re.M)[1])
    phrase = re.search(r'^phrase="(.*)"$', README, re.M)[1]
    begins = re.search(r"answer begins `(\w+)`", README)[1]
    told = tuple(int(face) for face in re.findall(r"1 \+ \d+ mod 6 = (\d)", README))

    # The five lines once more, without the game.
    key = hmac.digest(secret, phrase.encode(), "sha256")
    answer = hmac.digest(key, b"0:0", "sha256")
    by_hand = [1 + byte % 6 for byte in answer if byte < 252][:2]

    assert answer.hex().startswith(begins)
    assert told == tuple(by_hand) == SealedDice(secret, phrase).throw(0)
    assert SealedDice(secret, phrase).seal == hashlib.sha256(secret).hexdigest()


@pytest.mark.parametrize("named", sorted(set(re.findall(r"\]\(([^):#]+)\)", README))))
def test_what_is_linked_is_there(named: str) -> None:
    assert (ROOT / named).exists()


@pytest.mark.parametrize(
    "named", sorted(set(re.findall(r"`((?:game|assets|tests)/[\w./-]+)`", README)))
)
def test_what_is_named_is_there(named: str) -> None:
    assert (ROOT / named).exists() or named.endswith("/xx")


def test_the_line_that_ci_runs_stands_alone() -> None:
    lines = re.findall(r"^python3 -m venv .* -m pytest$", README, re.M)

    assert len(lines) == 1
