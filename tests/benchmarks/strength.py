"""Measures how well and how fast the levels decide, on decisions with known equities.

    python -m tests.benchmarks.strength FILE [--level L ...] [--search EFFORT ...] [--first N]

Each line of the file is one decision, of either kind. A play: `board` before it, `dice`, and under
`plays` every result as `board` with its reference equity `eq`. A cube decision: see
`tests.benchmarks.cube`. The error rate PR is 500 times the mean equity given away, without a
cube; a blunder gives away more than 0.08. Times are of one decision: median and 95th percentile
by the clock, and the mean of the processor where other programs keep it busy. With `--search` a
bare search of that effort is measured in place of the levels.
"""

import argparse
import json
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np

from game.engine.ai.brain import ComputerBrain, load_brain
from game.engine.ai.cube_action import CubeDecision
from game.engine.ai.levels import LEVELS
from game.engine.ai.loading import load_search
from game.engine.ai.search import ONE_ROLL, STATIC, TWO_ROLLS, TWO_ROLLS_WIDE
from game.engine.dice import Roll
from game.engine.match import MatchRules
from game.engine.position import Position
from game.engine.state import GameState
from game.engine.types import Side
from game.paths import assets
from tests.benchmarks import cube
from tests.benchmarks.strict import be_strict

BLUNDER = 0.08
EFFORTS = {"static": STATIC, "one": ONE_ROLL, "two": TWO_ROLLS, "wide": TWO_ROLLS_WIDE}

Record = dict[str, Any]
Chooser = Callable[[Record], Position]


def main() -> None:
    parser = argparse.ArgumentParser(description="Error rates and times of the levels.")
    parser.add_argument("file", type=Path)
    parser.add_argument("--level", nargs="+", default=[level.key for level in LEVELS])
    parser.add_argument("--search", nargs="+", choices=EFFORTS, help="measure bare searches")
    parser.add_argument("--first", type=int, help="only so many decisions")
    parser.add_argument("--every", type=int, default=1, help="only each so manieth of them")
    options = parser.parse_args()
    be_strict()
    with options.file.open(encoding="utf-8") as lines:
        records = [json.loads(line) for line in lines][: options.first : options.every]
    if "plays" not in records[0]:
        measure_cube(cube.allowed(records), options.level)
        return
    choosers = (
        {effort: by_search(effort) for effort in options.search}
        if options.search
        else {level: by_level(level) for level in options.level}
    )
    measure_plays(records, choosers)


def measure_plays(records: list[Record], choosers: dict[str, Chooser]) -> None:
    print(f"{len(records)} plays")
    print("                PR  +-     best  blunders   ms median    95 %  processor")
    for name, choose in choosers.items():
        lost, wall, worked = map(
            np.array, zip(*(loss(choose, one) for one in records), strict=True)
        )
        rate, spread = 500 * lost.mean(), 500 * lost.std() / np.sqrt(len(lost))
        print(
            f"{name:12} {rate:6.2f} {spread:5.2f} {(lost == 0).mean():6.1%}"
            f" {(lost > BLUNDER).sum():9} {np.median(wall):11.1f}"
            f" {np.percentile(wall, 95):7.1f} {worked.mean():10.1f}",
            flush=True,
        )


def measure_cube(records: list[Record], levels: list[str]) -> None:
    print(f"{'':12} {cube.HEADER}")
    for level in levels:
        brain = load_brain(level)

        def decide(record: Record, brain: ComputerBrain = brain) -> CubeDecision:
            position = Position.from_points(record["board"])
            return brain.cube_decision(position, cube.context_of(record))

        decide(records[0])  # reads its files
        for kind, tally in cube.measure(records, decide).items():
            print(f"{level:12} {kind:6} {tally}", flush=True)


def loss(choose: Chooser, record: Record) -> tuple[float, float, float]:
    """Equity given away, and milliseconds by the clock and of the processor."""
    start, worked = time.perf_counter(), time.process_time()
    chosen = choose(record)
    wall, worked = time.perf_counter() - start, time.process_time() - worked
    equities = {tuple(play["board"]): play["eq"] for play in record["plays"]}
    return max(equities.values()) - equities[chosen.points], 1000 * wall, 1000 * worked


def by_level(level: str) -> Chooser:
    """What the level's brain plays in a money game without a cube."""
    brain = load_brain(level)

    def choose(record: Record) -> Position:
        rules, position = MatchRules(None, cube=False), Position.from_points(record["board"])
        state = GameState.set_up(rules, Side.WHITE, position, roll=Roll(*record["dice"]))
        return brain.choose_play(state, lambda: False).result

    return choose


def by_search(effort: str) -> Chooser:
    """The first of the ranked plays."""
    search = load_search(assets() / "weights", EFFORTS[effort])

    def choose(record: Record) -> Position:
        ranked = search.rank_plays(Position.from_points(record["board"]), Roll(*record["dice"]))
        return ranked[0].play.result

    return choose


if __name__ == "__main__":
    main()
