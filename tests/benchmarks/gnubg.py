"""Drives GNU Backgammon, a program of its own, by its text commands, where it is installed.

Each run is a new process, so that nothing is remembered from one to the next.
"""

import resource
import shutil
import subprocess
from collections.abc import Iterator, Sequence

from game.engine.dice import Roll
from game.engine.position import Position
from game.engine.position_id import format_position_id

Decision = tuple[Position, Roll]

PROGRAM = shutil.which("gnubg") or shutil.which("/usr/games/gnubg")
LONGEST_SECONDS = 120
EVALUATIONS_A_ROUND = 1024
ONE_THREAD = "set threads 1"
BY_HAND = (
    "set display off",
    "set player 0 human",
    "set player 1 human",
    "set automatic roll off",
    "set automatic game off",
    "set automatic move off",
    "set evaluation chequerplay evaluation cubeful off",
)


def calibrated(rounds: int) -> float:
    """Static evaluations per second of processor time; the program itself goes by the clock."""
    _, worked = _run([ONE_THREAD, f"calibrate {rounds}"])
    _, start = _run([ONE_THREAD])
    return rounds * EVALUATIONS_A_ROUND / (worked - start)


def seconds_for(decisions: Sequence[Decision], plies: int) -> float:
    """Processor seconds for the best plays, without a cube; what stands around is taken off."""
    output, asked = _run(list(_commands(decisions, plies, "hint 1")))
    hints = output.count("Eq.:")
    if hints < len(decisions):
        raise RuntimeError(f"{hints} hints for {len(decisions)} decisions")
    return asked - _run(list(_commands(decisions, plies, "")))[1]


def said(commands: Sequence[str]) -> str:
    """What the program writes on these commands, in a session in which it does nothing unasked."""
    return _run([ONE_THREAD, "new session", *BY_HAND, *commands])[0]


def _commands(decisions: Sequence[Decision], plies: int, question: str) -> Iterator[str]:
    yield from (ONE_THREAD, "new session", *BY_HAND)
    yield f"set evaluation chequerplay evaluation plies {plies}"
    for position, roll in decisions:
        yield f"set board {format_position_id(position)}"
        yield "set turn 1"
        yield f"set dice {roll.high} {roll.low}"
        yield question


def _run(commands: Sequence[str]) -> tuple[str, float]:
    """What the program writes, and the processor seconds it takes."""
    assert PROGRAM is not None, "not installed"
    commands = [*commands, "set confirm new off", "set confirm save off", "quit"]
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    done = subprocess.run(
        [PROGRAM, "--tty", "--quiet"],
        input="\n".join(commands) + "\n",
        check=True,
        timeout=LONGEST_SECONDS,
        capture_output=True,
        text=True,
    )
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return done.stdout, after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
