"""Plays whole games and matches, level against level, and looks for anything that goes wrong.

    python -m tests.benchmarks.soak [--games 2000] [--matches 200] [--seed S] [--replay NUMBER]

They are played as in the program, by a session with sealed dice: the conductor leads the one
side, and the other side's brain wants what a person would want. The session takes the moves one
by one; then the play is looked for once more among the results of the move generator, which works
in another way. The dice are verified and the record is replayed. Games are for money, without
and with cube, Jacoby rule, beavers and automatic doubles; matches go to five points. Every level
takes part, slow ones less often. A refusal, an exception, a logged error, an illegal play, a
checker lost or a game without an end stops the run and says which one it was; `--replay` plays
that one alone. The resident memory of the process is printed on the way.
"""

import argparse
import faulthandler
import os
import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

import numpy as np

from game.engine.actions import MakePlay
from game.engine.ai.brain import Brain, load_brain
from game.engine.ai.levels import LEVELS
from game.engine.dice import Roll, SealedDice
from game.engine.match import MatchRules
from game.engine.movegen import legal_results
from game.engine.position import Position, to_array
from game.engine.state import GameState, Phase
from game.engine.types import Side
from game.session import events, intents
from game.session.conductor import Conductor, decide
from game.session.events import Event
from game.session.intents import Intent
from game.session.session import MatchSession
from game.session.setup import MatchSetup
from game.session.thinking import ImmediateThinking
from game.session.verify import verify
from tests.benchmarks.strict import be_strict
from tests.support.positions import assert_nothing_is_lost

LONGEST = 20_000
"""Steps of a game or match; a longer one is taken for endless."""

HUNG_SECONDS = 900
GAMES = (
    *[MatchRules.money(cube=False)] * 4,
    MatchRules.money(),
    MatchRules.money(jacoby=True, beavers=True, automatic_doubles=True),
)
MATCH = MatchRules.match(5)
SHARES = {1: (1 / 30, 1 / 20), 2: (1 / 2, 1 / 4), 3: (8, 4)}
"""Of games and of matches, by place from the top; 1 for the other levels. So one core needs some
twenty minutes: the strongest looks ahead in its plays, the next with the cube, the third is quick.
"""

REPORTS = 20
STARTED = "2025-01-31T20:15:00+01:00"


@dataclass(frozen=True, slots=True)
class Job:
    """One game or match."""

    number: int
    rules: MatchRules
    white: str
    black: str

    def __str__(self) -> str:
        what = "game" if self.rules.is_money else "match"
        return f"number {self.number}, a {what}: {self.white} (white) against {self.black}"


@dataclass(slots=True)
class Report:
    """What has been played, and how much memory it took."""

    jobs: int
    games: Counter[str] = field(default_factory=Counter)
    plies: int = 0
    finished: int = 0
    started: float = field(default_factory=time.monotonic)
    resident: list[float] = field(default_factory=list)

    def line(self) -> None:
        self.resident.append(resident_megabytes())
        print(
            f"{self.finished:5} of {self.jobs}: {self.games.total() // 2:6,} games,"
            f" {self.plies:8,} plies, {(time.monotonic() - self.started) / 60:5.1f} min,"
            f" {self.resident[-1]:6.1f} MB",
            flush=True,
        )


def main() -> None:
    parser = argparse.ArgumentParser(description="Whole games and matches without a fault.")
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--matches", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--replay", type=int, help="only the game or match of this number")
    options = parser.parse_args()
    jobs = jobs_of(options.seed, options.games, options.matches)
    if options.replay is not None:
        jobs = [job for job in jobs if job.number == options.replay]
    be_strict()
    brains = {level.key: load_brain(level.key) for level in LEVELS}
    for brain in brains.values():
        brain.rank_plays(Position.start(), Roll(3, 1))  # reads its files
    report = Report(len(jobs))
    print(f"seed {options.seed}: {options.games:,} games and {options.matches:,} matches")
    for job in jobs:
        faulthandler.dump_traceback_later(HUNG_SECONDS, exit=True)
        try:
            play(job, brains, options.seed, report)
        except Exception as error:
            error.add_note(f"seed {options.seed}, {job}")
            raise
        report.finished += 1
        if report.finished % max(1, len(jobs) // REPORTS) == 0:
            report.line()
    faulthandler.cancel_dump_traceback_later()
    summary(report)


def jobs_of(seed: int, games: int, matches: int) -> list[Job]:
    """Games and matches in turn, so that the memory is that of both; shuffled seats."""
    random = Random(seed)
    pairs = [
        (rules, *pair)
        for kind, count in ((0, games), (1, matches))
        for rules, pair in zip(rules_of(kind, count), seated(count, kind, random), strict=True)
    ]
    random.shuffle(pairs)
    return [Job(number, *pair) for number, pair in enumerate(pairs)]


def rules_of(kind: int, count: int) -> list[MatchRules]:
    return [MATCH if kind else GAMES[number % len(GAMES)] for number in range(count)]


def seated(count: int, kind: int, random: Random) -> list[tuple[str, str]]:
    """Two levels for each; every level in its share, and at least once."""
    places = {level.key: len(LEVELS) - at for at, level in enumerate(LEVELS)}
    shares = {key: SHARES.get(place, (1, 1))[kind] for key, place in places.items()}
    part = 2 * count / sum(shares.values())
    seats = {key: max(1, round(part * share)) for key, share in shares.items()}
    seats[LEVELS[0].key] += 2 * count - sum(seats.values())  # what rounding leaves
    taken = [key for key, number in seats.items() for _ in range(number)]
    random.shuffle(taken)
    return list(zip(taken[: 2 * count : 2], taken[1 : 2 * count : 2], strict=True))


# --- one game or match -------------------------------------------------------------------------


def play(job: Job, brains: dict[str, Brain], seed: int, report: Report) -> None:
    """From the first throw to the last, and everything checked after it."""
    setup = MatchSetup(job.rules, Side.WHITE, job.black)
    secret = Random(f"{seed} {job.number}").randbytes(32)
    session = MatchSession.new(setup, SealedDice(secret), STARTED)
    conductor = Conductor(session, brains[job.black], ImmediateThinking())
    for _ in range(LONGEST):
        if session.is_over or (job.rules.is_money and session.state.phase is Phase.GAME_OVER):
            break
        happened = conductor.tick() or person_acts(session, brains[job.white])
        if not happened or any(isinstance(event, events.Refused) for event in happened):
            raise RuntimeError(f"{happened} in {session.state}")
    else:
        raise RuntimeError(f"no end of {session.state}")
    report.plies += check(session)
    report.games.update([job.white, job.black] * session.state.game_number)


def person_acts(session: MatchSession, brain: Brain) -> list[Event]:
    """What a person would do by hand, decided by a brain."""
    side, state = session.setup.human, session.state
    wanted: tuple[Intent, ...] = (intents.StartNextGame(),)
    if state.phase is not Phase.GAME_OVER:
        wanted = decide(brain, state, lambda: False)
    happened: list[Event] = []
    for intent in wanted:
        happened += session.submit(side, intent)
        if any(isinstance(event, events.GameEnded) for event in happened):
            break
    return happened


def check(session: MatchSession) -> int:
    """Look at a finished game or match again; returns how many plays were made."""
    states, line, record = session.states, session.record.line, session.record
    plays = [
        (before, action, after)
        for before, action, after in zip(states, line, states[1:], strict=False)
        if isinstance(action, MakePlay)
    ]
    check_legal([before for before, _, _ in plays], [after for _, _, after in plays])
    for before, action, after in plays:
        assert_nothing_is_lost(before.position, action.moves, after.position_of(action.side))
    assert record.secret is not None
    assert verify(record.secret, record.phrase, session.throws).holds, "the dice are not as sealed"
    assert MatchSession.resume(record).state == session.state, "the record tells another story"
    return len(plays)


def check_legal(before: Sequence[GameState], after: Sequence[GameState]) -> None:
    """Every play is among the results of its roll, or the position stays where there are none."""
    rolls = np.array([(state.roll.high, state.roll.low) for state in before if state.roll])
    rows, results = legal_results(to_array([state.position for state in before]), rolls)
    for row, (start, end) in enumerate(zip(before, after, strict=True)):
        assert start.on_roll is not None
        made = end.position_of(start.on_roll).points
        legal = {tuple(result) for result in results[rows == row].tolist()}
        if made not in (legal or {start.position.points}):
            raise RuntimeError(f"{made} is no result of {start.roll} in {start.position.points}")


# --- what is watched ---------------------------------------------------------------------------


def resident_megabytes() -> float:
    """Memory that the process holds now."""
    pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


def summary(report: Report) -> None:
    print("games of each level: " + ", ".join(f"{k} {n:,}" for k, n in report.games.items()))
    later = report.resident[len(report.resident) // 4 :]
    if later:
        print(
            f"no fault in {report.games.total() // 2:,} games and {report.plies:,} plies;"
            f" memory {min(later):.1f} to {max(later):.1f} MB after the first quarter"
        )


if __name__ == "__main__":
    main()
