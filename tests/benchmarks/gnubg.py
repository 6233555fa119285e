"""Drives GNU Backgammon, a program of its own, by its text commands, where it is installed.

Each run is a new process, so that nothing is remembered from one to the next.
"""

import re
import resource
import shutil
import subprocess
import time
from collections.abc import Iterator, Sequence

from game.engine.dice import Roll
from game.engine.position import Position
from game.engine.position_id import format_position_id

Decision = tuple[Position, Roll]

PROGRAM = shutil.which("gnubg") or shutil.which("/usr/games/gnubg")
LONGEST_SECONDS = 120
ONE_THREAD = "set threads 1"
BY_HAND = (
    "set player 0 human",
    "set player 1 human",
    "set automatic roll off",
    "set automatic game off",
    "set automatic move off",
    "set evaluation chequerplay evaluation cubeful off",
)


def calibrated(rounds: int) -> float:
    """Static evaluations per second of processor time.

    The program measures itself by the clock; the time that others took meanwhile is taken off.
    """
    output, clock, worked = _run([ONE_THREAD, f"calibrate {rounds}"])
    _, start_clock, start_worked = _run([ONE_THREAD])
    by_clock = float(re.findall(r"Calibration result: (\d+)", output)[-1])
    return by_clock * (clock - start_clock) / (worked - start_worked)


def seconds_for(decisions: Sequence[Decision], plies: int) -> float:
    """Processor seconds for the best plays, without a cube; what stands around is taken off."""
    output, _, asked = _run(list(_commands(decisions, plies, "hint 1")))
    hints = output.count("Eq.:")
    if hints < len(decisions):
        raise RuntimeError(f"{hints} hints for {len(decisions)} decisions")
    return asked - _run(list(_commands(decisions, plies, "")))[2]


def _commands(decisions: Sequence[Decision], plies: int, question: str) -> Iterator[str]:
    yield from (ONE_THREAD, "new session", *BY_HAND)
    yield f"set evaluation chequerplay evaluation plies {plies}"
    for position, roll in decisions:
        yield f"set board {format_position_id(position)}"
        yield "set turn 1"
        yield f"set dice {roll.high} {roll.low}"
        yield question


def _run(commands: Sequence[str]) -> tuple[str, float, float]:
    """What the program writes, and the seconds it takes by the clock and of the processor."""
    assert PROGRAM is not None, "not installed"
    commands = [*commands, "set confirm new off", "set confirm save off", "quit"]
    start, before = time.perf_counter(), resource.getrusage(resource.RUSAGE_CHILDREN)
    done = subprocess.run(
        [PROGRAM, "--tty", "--quiet"],
        input="\n".join(commands) + "\n",
        check=True,
        timeout=LONGEST_SECONDS,
        capture_output=True,
        text=True,
    )
    clock, after = time.perf_counter() - start, resource.getrusage(resource.RUSAGE_CHILDREN)
    worked = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    return done.stdout, clock, worked
