"""Rolls per second of the move generator, and of bgsage's where it is installed.

Run with `python -m tests.benchmarks.movegen [SECONDS]`. The positions come from games of random
self-play made here, so they are of every phase, and the dice are random. Rates are by the time
this process had the processor: the best of some slices, and their median, which tells how much
other programs were in the way.
"""

import sys
import time
from collections.abc import Callable
from types import ModuleType

import numpy as np
from numpy.typing import NDArray

from game.engine.dice import Roll
from game.engine.movegen import legal_plays, legal_results
from game.engine.position import Position, from_array

BATCHES = (1, 16, 256, 4096)
POSITIONS = 8192
SEED = 20_250_601
SLICES = 9


def self_play(count: int, seed: int) -> tuple[NDArray[np.int8], NDArray[np.int64]]:
    """Positions before the roll, from random games, shuffled, and a random roll for each."""
    random = np.random.default_rng(seed)
    met: list[tuple[int, ...]] = []
    position = Position.start()
    while len(met) < 3 * count:
        points = np.array([position.points], dtype=np.int8)
        _, results = legal_results(points, random.integers(1, 7, (1, 2)))
        met.append(position.points)
        if len(results):
            position = from_array(results[random.integers(len(results))])
        position = Position.start() if position.is_over else position.flipped()
    picked = random.choice(len(met), count, replace=False)
    return np.array(met, dtype=np.int8)[picked], random.integers(1, 7, (count, 2))


def rate(work: Callable[[int], int], seconds: float) -> float:
    """Rolls per second of processor time; `work(round)` says how many it did."""
    until = time.perf_counter() + seconds
    started = time.process_time()
    done = rounds = 0
    while time.perf_counter() < until:
        done += work(rounds)
        rounds += 1
    return done / (time.process_time() - started)


def report(name: str, work: Callable[[int], int], seconds: float) -> None:
    work(0)
    rates = sorted(rate(work, seconds / SLICES) for _ in range(SLICES))
    print(f"{name:30}{rates[-1]:10,.0f} rolls/s  (median {rates[SLICES // 2]:,.0f})")


def batch_work(
    points: NDArray[np.int8], dice: NDArray[np.int64], size: int
) -> Callable[[int], int]:
    def work(number: int) -> int:
        at = number * size % len(points)
        legal_results(points[at : at + size], dice[at : at + size])
        return size

    return work


def play_work(points: NDArray[np.int8], dice: NDArray[np.int64]) -> Callable[[int], int]:
    positions = [from_array(row) for row in points]
    rolls = [Roll(int(first), int(second)) for first, second in dice]

    def work(number: int) -> int:
        legal_plays(positions[number % len(positions)], rolls[number % len(rolls)])
        return 1

    return work


def bgsage_work(
    bgsage: ModuleType, points: NDArray[np.int8], dice: NDArray[np.int64]
) -> Callable[[int], int]:
    """The same rolls through bgsage, which counts both bars as positive numbers."""
    boards = [[-row[0], *row[1:]] for row in points.tolist()]
    rolls = dice.tolist()

    def work(number: int) -> int:
        at = number % len(boards)
        bgsage.possible_moves(boards[at], *rolls[at])
        return 1

    return work


def main() -> None:
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 2.0
    points, dice = self_play(POSITIONS, SEED)
    _, results = legal_results(points, dice)
    print(f"{len(points):,} positions, {len(results) / len(points):.1f} results each")
    for size in BATCHES:
        report(f"legal_results, {size} at once", batch_work(points, dice, size), seconds)
    report("legal_plays", play_work(points, dice), seconds)
    try:
        import bgsage
    except ImportError:
        print("bgsage is not installed")
        return
    report("bgsage possible_moves", bgsage_work(bgsage, points, dice), seconds)


if __name__ == "__main__":
    main()
