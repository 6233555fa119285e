"""`fairgammon --verify-dice FILE`: makes every throw of a saved match again, without a window."""

from pathlib import Path

from game.engine.actions import OpeningThrow
from game.engine.dice import SealedDice
from game.saving.files import read_json
from game.saving.savegame import unverified
from game.session.record import Throw
from game.session.session import MatchSession
from game.session.verify import verify


def verify_file(path: Path) -> tuple[list[str], bool]:
    """Lines on the dice in a saved match, and whether they are as sealed.

    Raises:
        OSError: if the file can't be read.
        ValueError: if it is no match of this game, the rules refuse it, or its dice have no seal.
    """
    record, seal = unverified(read_json(path))
    if record.secret is None:
        raise ValueError("the dice of this match were typed by hand, so they have no seal")
    session = MatchSession.resume(record)
    found = verify(record.secret, record.phrase, session.throws)
    opened = seal == found.seal
    # The secret shows every throw to come: it is nobody's business while the match goes on.
    secret = session.revealed_secret
    told = "(told when the match is over)" if secret is None else secret.hex()
    lines = [
        f"seal     {seal}",
        f"secret   {told}",
        f"phrase   {record.phrase or '(none)'}",
        f"throws   {found.throws}",
    ]
    if not opened:
        lines.append("The secret does not open this seal.")
    thrown, dice = dict(session.throws), SealedDice(record.secret, record.phrase)
    for number in found.wrong:
        sealed = "{}-{}".format(*dice.throw(number))
        lines.append(f"Throw {number} was {_shown(thrown[number])}; {sealed} was sealed.")
    if opened and found.holds:
        lines.append("Every throw is as it was sealed before the first roll.")
    return lines, opened and found.holds


def main(path: Path) -> int:
    """Prints what was found: status 0 if the dice are as sealed, 1 if not, 2 if nobody can tell."""
    try:
        lines, holds = verify_file(path)
    except (OSError, ValueError) as error:
        print(f"{path}: {error}")
        return 2
    print(*lines, sep="\n")
    return 0 if holds else 1


def _shown(throw: Throw) -> str:
    if isinstance(throw, OpeningThrow):
        return f"{throw.white}-{throw.black}"
    return f"{throw.roll.high}-{throw.roll.low}"
