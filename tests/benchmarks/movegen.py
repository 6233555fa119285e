"""Rolls per second of the move generator, and of bgsage's where it is installed.

Run with `python -m tests.benchmarks.movegen [SECONDS]`. The positions come from games of random
self-play made here, so they are of every phase, and the dice are random.
"""

import sys
from collections.abc import Callable
from types import ModuleType

import numpy as np
from numpy.typing import NDArray

from game.engine.dice import Roll
from game.engine.movegen import legal_plays, legal_results
from game.engine.position import Position, from_array
from tests.benchmarks.timing import Slice, interleaved, repeated, table

BATCHES = (1, 16, 256, 4096)
POSITIONS = 8192
SEED = 20_250_601
OURS = f"legal_results, {BATCHES[-1]} at once"

Boards = NDArray[np.int8]
Dice = NDArray[np.int64]
Choose = Callable[[Boards, np.random.Generator], int]
"""Which of the results of a roll is played."""


def at_random(results: Boards, random: np.random.Generator) -> int:
    return int(random.integers(len(results)))


def self_play(count: int, seed: int, choose: Choose = at_random) -> tuple[Boards, Dice]:
    """Positions before the roll, from games, shuffled, and a random roll for each."""
    random = np.random.default_rng(seed)
    met: list[tuple[int, ...]] = []
    position = Position.start()
    while len(met) < 3 * count:
        points = np.array([position.points], dtype=np.int8)
        _, results = legal_results(points, random.integers(1, 7, (1, 2)))
        met.append(position.points)
        if len(results):
            position = from_array(results[choose(results, random)])
        position = Position.start() if position.is_over else position.flipped()
    picked = random.choice(len(met), count, replace=False)
    return np.array(met, dtype=np.int8)[picked], random.integers(1, 7, (count, 2))


def batch_work(points: Boards, dice: Dice, size: int) -> Callable[[int], int]:
    def work(number: int) -> int:
        at = number * size % len(points)
        legal_results(points[at : at + size], dice[at : at + size])
        return size

    return work


def play_work(points: Boards, dice: Dice) -> Callable[[int], int]:
    positions = [from_array(row) for row in points]
    rolls = [Roll(int(first), int(second)) for first, second in dice]

    def work(number: int) -> int:
        legal_plays(positions[number % len(positions)], rolls[number % len(rolls)])
        return 1

    return work


def bgsage_boards(points: Boards) -> list[list[int]]:
    """As bgsage has them: it counts both bars as positive numbers."""
    return [[-row[0], *row[1:]] for row in points.tolist()]


def bgsage_work(bgsage: ModuleType, points: Boards, dice: Dice) -> Callable[[int], int]:
    """The same rolls through bgsage."""
    boards, rolls = bgsage_boards(points), dice.tolist()

    def work(number: int) -> int:
        at = number % len(boards)
        bgsage.possible_moves(boards[at], *rolls[at])
        return 1

    return work


def contenders(points: Boards, dice: Dice) -> dict[str, Slice]:
    """Our generator, one roll and many at once, and bgsage's."""
    found = {
        f"legal_results, {size} at once": repeated(batch_work(points, dice, size))
        for size in BATCHES
    }
    found["legal_plays, with their moves"] = repeated(play_work(points, dice))
    try:
        import bgsage
    except ImportError:
        print("bgsage is not installed")
    else:
        found["bgsage possible_moves"] = repeated(bgsage_work(bgsage, points, dice))
    return found


def main() -> None:
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 2.0
    points, dice = self_play(POSITIONS, SEED)
    _, results = legal_results(points, dice)
    print(f"{len(points):,} positions, {len(results) / len(points):.1f} results each")
    table("rolls", interleaved(contenders(points, dice), seconds), OURS)


if __name__ == "__main__":
    main()
