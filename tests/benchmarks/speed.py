"""How fast it all is, beside GNU Backgammon and bgsage where they are installed.

    python -m tests.benchmarks.speed [--seconds S] [--only evaluations|rolls|decisions ...]

Static evaluations per second in batches, rolls per second of the move generator, and decisions
about plays per second by level and by the look-ahead of the others, all on one core and on the
same positions. GNU Backgammon (the Debian package `gnubg`) counts its plies from 0, bgsage (on
PyPI) from 1. Each is measured for so many seconds in all, in slices that take turns; the rates
are per second of processor time. Decisions are from games of the best evaluator against itself.
"""

import argparse
import os
import time
from collections.abc import Callable, Iterator

import numpy as np
from numpy.typing import NDArray

from game.engine.ai.brain import load_brain
from game.engine.ai.evaluator import Evaluator
from game.engine.ai.features import has_contact
from game.engine.ai.levels import LEVELS
from game.engine.ai.loading import load_evaluators
from game.engine.dice import Roll
from game.engine.movegen import legal_results
from game.engine.position import from_array
from game.paths import assets
from tests.benchmarks import gnubg, movegen
from tests.benchmarks.gnubg import Decision
from tests.benchmarks.strict import be_strict
from tests.benchmarks.timing import SLICES, Slice, interleaved, repeated, table

try:
    import bgbot_cpp
    import bgsage
except ImportError:
    bgsage = None

BATCHES = (1, 16, 256, 4096)
SEED = 7
DECISIONS = 2000
FEWEST = 20
"""Decisions in a slice, however slow they are; the same ones for all."""

GNUBG_DECISIONS = {0: DECISIONS, 1: 200, 2: FEWEST}
"""By plies: enough to be told from the start of the program."""

MIXED = f"ours, mixed, {BATCHES[-1]} at once"
CALIBRATIONS_A_SECOND = 70

Boards = NDArray[np.int8]


def main() -> None:
    parser = argparse.ArgumentParser(description="Rates beside those of other programs.")
    parser.add_argument("--seconds", type=float, default=9.0, help="for each line of a table")
    parser.add_argument("--only", nargs="+", choices=PARTS, default=list(PARTS))
    options = parser.parse_args()
    be_strict()
    print(f"seed {SEED}, {SLICES} slices each, processors {sorted(os.sched_getaffinity(0))}")
    if gnubg.PROGRAM is None:
        print("GNU Backgammon is not installed (Debian package gnubg)")
    if bgsage is None:
        print("bgsage is not installed (pip install bgsage)")
    for part in options.only:
        PARTS[part](options.seconds)


# --- static evaluations ------------------------------------------------------------------------


def measure_evaluations(seconds: float) -> None:
    points, dice = movegen.self_play(movegen.POSITIONS, SEED)
    _, results = legal_results(points, dice)
    mixed = np.random.default_rng(SEED).permutation(results)
    contact = has_contact(mixed)
    best, quick, _ = load_evaluators(assets() / "weights")
    judges = {
        "contact network": (best.contact, mixed[contact]),
        "pruning network": (quick.contact, mixed[contact]),
        "race network": (best.race, mixed[~contact]),
        "mixed": (best, mixed),
    }
    contenders = {
        f"ours, {name}, {size} at once": repeated(judging(evaluator, rows, size))
        for name, (evaluator, rows) in judges.items()
        for size in BATCHES
    }
    if gnubg.PROGRAM is not None:
        contenders["GNU Backgammon, calibrate"] = lambda some: gnubg.calibrated(
            max(1, round(some * CALIBRATIONS_A_SECOND))
        )
    if bgsage is not None:
        contenders["bgsage, mixed, 4096 at once"] = repeated(bgsage_judging(mixed))
    table("static evaluations", interleaved(contenders, seconds), MIXED)


def judging(evaluator: Evaluator, rows: Boards, size: int) -> Callable[[int], int]:
    """Positions through one of our evaluators, so many at once; other ones every time."""
    most = len(rows) - size
    if most < 0:
        raise ValueError(f"{len(rows)} positions are too few")

    def work(number: int) -> int:
        at = number * size % (most + 1)
        evaluator.chances(rows[at : at + size])
        return size

    return work


def bgsage_judging(rows: Boards) -> Callable[[int], int]:
    """Positions after a play through bgsage's networks, read once."""
    weights = bgsage.default_weights()
    strategy = bgbot_cpp.create_strategy(
        weights.strategy_type, weights.weight_paths_list, weights.hidden_sizes_list
    )
    centred = bgbot_cpp.CubeOwner.CENTERED
    boards = [(board, centred) for board in movegen.bgsage_boards(rows[: 8 * BATCHES[-1]])]

    def work(number: int) -> int:
        at = number * BATCHES[-1] % len(boards)
        some = boards[at : at + BATCHES[-1]]
        bgbot_cpp.batch_evaluate_post_move(some, strategy, 1, jacoby=False)
        return len(some)

    return work


# --- rolls of the move generator ---------------------------------------------------------------


def measure_rolls(seconds: float) -> None:
    points, dice = movegen.self_play(movegen.POSITIONS, SEED)
    table("rolls", interleaved(movegen.contenders(points, dice), seconds), movegen.OURS)


# --- decisions ---------------------------------------------------------------------------------


def measure_decisions(seconds: float) -> None:
    decisions = sensible_decisions()
    contenders = dict(deciders(decisions))
    ours = f"ours, {LEVELS[-1].key}"
    table("decisions", interleaved(contenders, seconds), ours)


def sensible_decisions() -> list[Decision]:
    """Decisions with a choice, from games that the best evaluator plays without looking ahead."""
    evaluator = load_evaluators(assets() / "weights").best

    def best_of(results: Boards, _random: np.random.Generator) -> int:
        chances = evaluator.chances(results)
        return int((2 * chances[:, 0] + chances[:, 1] - chances[:, 3]).argmax())

    points, dice = movegen.self_play(DECISIONS, SEED, best_of)
    rows, _ = legal_results(points, dice)
    choices = np.bincount(rows, minlength=len(points)) > 1
    return [
        (from_array(row), Roll(int(first), int(second)))
        for row, (first, second) in zip(points[choices], dice[choices], strict=True)
    ]


def deciders(decisions: list[Decision]) -> Iterator[tuple[str, Slice]]:
    for level in LEVELS:
        yield f"ours, {level.key}", deciding(decisions, by_level(level.key))
    if gnubg.PROGRAM is not None:
        for plies in (0, 1, 2):
            yield f"GNU Backgammon, {plies}-ply", deciding_in_new_process(decisions, plies)
    if bgsage is not None:
        for plies in (1, 2, 3):
            yield f"bgsage, {plies}-ply", deciding(decisions, by_bgsage(plies))


Decider = Callable[[list[Decision]], float]
"""Decides, and returns the processor seconds it took."""


def deciding(decisions: list[Decision], decide: Decider) -> Slice:
    """The same decisions in every slice, as many as its time allows."""
    decide(decisions[:1])
    usual = decide(decisions[1:FEWEST]) / (FEWEST - 1)

    def run(seconds: float) -> float:
        count = min(max(FEWEST, round(seconds / usual)), len(decisions))
        return count / decide(decisions[:count])

    return run


def deciding_in_new_process(decisions: list[Decision], plies: int) -> Slice:
    """The same for GNU Backgammon, whose start takes some tenths of a second."""
    some = decisions[: GNUBG_DECISIONS[plies]]
    return lambda _seconds: len(some) / gnubg.seconds_for(some, plies)


def by_level(level: str) -> Decider:
    brain = load_brain(level)

    def decide(decisions: list[Decision]) -> float:
        started = time.process_time()
        for position, roll in decisions:
            brain.rank_plays(position, roll)
        return time.process_time() - started

    return decide


def by_bgsage(plies: int) -> Decider:
    """On one thread and without a cube, as all the others here."""
    analyzer = bgsage.BgBotAnalyzer(eval_level=f"{plies}ply", cubeful=False, parallel_threads=1)

    def decide(decisions: list[Decision]) -> float:
        started = time.process_time()
        for position, roll in decisions:
            (board,) = movegen.bgsage_boards(np.array([position.points]))
            analyzer.checker_play(board, roll.high, roll.low, jacoby=False)
        return time.process_time() - started

    return decide


PARTS = {
    "evaluations": measure_evaluations,
    "rolls": measure_rolls,
    "decisions": measure_decisions,
}


if __name__ == "__main__":
    main()
