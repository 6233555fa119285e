"""Kills a playing program at random moments and looks at what is left of its match.

    python -m tests.journeys.kill_resume --kills 500 --seed 1

A child process plays matches at full speed through the session and saves after every intent.
Before each save it tells the parent what it is about to keep, and after it that it is kept. The
parent kills it at a random moment, as a task manager would, loads what is in the folder
and compares. It has to be what was kept last or, where the child died between the two messages,
what was about to be. Then the next child goes on from there.
"""

import argparse
import hashlib
import json
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from game.engine.dice import SealedDice
from game.engine.match import MatchRules
from game.engine.types import Side
from game.saving.savegame import MatchStore, record_to_dict
from game.session.record import MatchRecord
from game.session.session import MatchSession
from game.session.setup import MatchSetup
from tests.support.random_match import next_step

ROOT = Path(__file__).parents[2]

LONGEST_LIFE = 0.3
"""Seconds that a child may play at most before it is killed."""

NOTHING = "nothing"
"""What stands for the record where there is none."""


@dataclass
class Report:
    """What the kills left behind."""

    kills: int = 0
    kept: int = 0
    in_turn: int = 0
    while_saving: int = 0
    before_playing: int = 0
    temporaries: int = 0
    failures: list[str] = field(default_factory=list)

    def __str__(self) -> str:
        return (
            f"{self.kills} kills, {self.kept} intents kept; killed {self.in_turn} times in the "
            f"middle of a turn, {self.while_saving} times while saving, {self.temporaries} times "
            f"leaving a temporary file, {self.before_playing} times before playing; "
            f"{len(self.failures)} failures"
        )


def digest(record: MatchRecord | None) -> str:
    if record is None:
        return NOTHING
    return hashlib.sha256(json.dumps(record_to_dict(record), sort_keys=True).encode()).hexdigest()[
        :16
    ]


def play_for_ever(folder: Path, random: Random) -> None:
    """The child: tells `will DIGEST` before each save and `kept DIGEST` after it."""
    store = MatchStore(folder)
    loaded = store.load()
    if loaded.problem is not None:
        raise SystemExit(f"cannot load: {loaded.problem}")
    session = _new(random) if loaded.record is None else MatchSession.resume(loaded.record)
    while True:
        step = next_step(session, random)
        if step is None:
            session = _new(random)
        else:
            session.submit(*step)
        print("will", digest(session.record), flush=True)
        problem = store.save(session.record)
        if problem is not None:
            raise SystemExit(f"cannot save: {problem}")
        print("kept", digest(session.record), flush=True)


def _new(random: Random) -> MatchSession:
    setup = MatchSetup(
        MatchRules.match(random.choice((1, 3, 5))), random.choice(list(Side)), name="Müller 运城"
    )
    return MatchSession.new(setup, SealedDice.new("phrase"), "2025-01-31T20:15:00+01:00")


def run(kills: int, seed: int, folder: Path) -> Report:
    """Kill so many children and compare each time."""
    random, report = Random(seed), Report()
    last = NOTHING
    for number in range(kills):
        told = _play_and_kill(folder, random)
        last = _compare(folder, last, told, number, report)
    return report


def _play_and_kill(folder: Path, random: Random) -> list[list[str]]:
    """What the child has told up to its death, word by word."""
    command = [sys.executable, "-m", "tests.journeys.kill_resume", "--child", str(folder)]
    process = subprocess.Popen(
        [*command, "--seed", str(random.randrange(10**9))],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        cwd=ROOT,
    )
    with process:
        first = process.stdout.readline() if random.random() < 0.98 else b""
        time.sleep(random.random() ** 2 * LONGEST_LIFE)
        process.kill()
        rest = process.stdout.read()
        errors = process.stderr.read().decode()
    if errors:
        raise SystemExit(f"the child failed by itself:\n{errors}")
    # A line counts only if it was told to its end.
    return [line.decode().split() for line in (first + rest).split(b"\n")[:-1]]


def _compare(folder: Path, last: str, told: list[list[str]], number: int, report: Report) -> str:
    """Look at what is on disk; returns its digest, which is what the next child starts from."""
    about_to_be = None
    for word, kept in told:
        last, about_to_be = (kept, None) if word == "kept" else (last, kept)
    report.kills += 1
    report.kept += sum(word == "kept" for word, _ in told)
    report.while_saving += about_to_be is not None
    report.before_playing += not told
    report.temporaries += any(path.suffix == ".tmp" for path in folder.glob("*"))
    store = MatchStore(folder)
    loaded = store.load()
    store.close()
    found = digest(loaded.record)
    if loaded.problem is not None:
        report.failures.append(f"kill {number}: {loaded.problem}")
    if found not in (last, about_to_be):
        report.failures.append(f"kill {number}: found {found}, not {last} or {about_to_be}")
    if loaded.record is not None:
        report.in_turn += bool(loaded.record.pending)
        MatchSession.resume(loaded.record)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description="Kill a playing program and compare.")
    parser.add_argument("--kills", type=int, default=500)
    parser.add_argument("--seed", type=int, default=time.time_ns() % 10**6)
    parser.add_argument("--child", type=Path, help="play in this folder until killed")
    options = parser.parse_args()
    if options.child is not None:
        play_for_ever(options.child, Random(options.seed))
    with tempfile.TemporaryDirectory(prefix="fairgammon-Игорь-") as folder:
        report = run(options.kills, options.seed, Path(folder))
    print(f"seed {options.seed}: {report}", *report.failures[:20], sep="\n")
    sys.exit(bool(report.failures))


if __name__ == "__main__":
    main()
