"""Measures cube decisions against known equities, money and match apart.

    python -m tests.benchmarks.cube cube_benchmark.jsonl [--rolls N]

Each line of the file is one decision before a roll: `board`, `cube_value`, `cube_owner` and
`match` (the points away of both sides, or null), and under `ref` the equities of no double (`nd`),
double and take (`dt`) and double and pass (`dp`), with the stake at 1. Loss is 500 times the mean
equity given away. By default the decisions are made from the chances in the file (`probs_3ply`),
so that only what the cube makes of chances is judged. With `--rolls` our own evaluator decides,
after none, one or two rolls of look-ahead; `tests.benchmarks.strength` measures the levels.
"""

import argparse
import json
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np

from game.engine.ai.chances import Chances
from game.engine.ai.cube_action import CubeAnswer, CubeDecision, cube_decision
from game.engine.ai.cube_context import CubeContext, CubeOwner
from game.engine.ai.cube_equity import efficiency
from game.engine.ai.cube_lookahead import CubeLookahead
from game.engine.ai.loading import load_evaluator
from game.engine.ai.two_sided import TwoSidedTable
from game.engine.position import Position, to_array
from game.paths import assets

Record = dict[str, Any]
Decider = Callable[[Record], CubeDecision]

OWNERS = {
    "centered": CubeOwner.CENTRE,
    "player": CubeOwner.MINE,
    "opponent": CubeOwner.THEIRS,
}


HEADER = "       decisions double loss  wrong take loss  wrong   ms median    95 %"


@dataclass(slots=True)
class Tally:
    """What a player has given away so far, and how long it thought."""

    decisions: int = 0
    double_lost: float = 0.0
    take_lost: float = 0.0
    wrong_doubles: int = 0
    wrong_takes: int = 0
    milliseconds: list[float] = field(default_factory=list)

    def add(self, ref: dict[str, float], decision: CubeDecision, milliseconds: float) -> None:
        no_double, double = ref["nd"], min(ref["dt"], ref["dp"])
        double_lost = max(no_double, double) - (double if decision.doubles else no_double)
        passes = decision.answer is CubeAnswer.PASS
        take_lost = (ref["dp"] if passes else ref["dt"]) - double
        self.decisions += 1
        self.milliseconds.append(milliseconds)
        self.double_lost += double_lost
        self.take_lost += take_lost
        self.wrong_doubles += double_lost > 0
        self.wrong_takes += take_lost > 0

    def __str__(self) -> str:
        lost = [500 * lost / max(self.decisions, 1) for lost in (self.double_lost, self.take_lost)]
        middle, late = np.percentile(self.milliseconds or [0], (50, 95))
        return (
            f"{self.decisions:9} {lost[0]:11.2f} {self.wrong_doubles:6}"
            f" {lost[1]:9.2f} {self.wrong_takes:6} {middle:11.1f} {late:7.1f}"
        )


def context_of(record: Record) -> CubeContext:
    """Cube and score of a decision."""
    value, owner = record["cube_value"], OWNERS[record["cube_owner"]]
    match = record["match"]
    if match is None:
        return CubeContext(value, owner)
    return CubeContext(value, owner, match["away"], match["opp_away"], match["crawford"])


def from_given_chances(record: Record) -> CubeDecision:
    """The decision without an evaluator, from the chances that the file gives."""
    used = efficiency(np.array([record["board"]], np.int8))
    return cube_decision(Chances(*record["probs_3ply"]), context_of(record), float(used[0]))


def read(path: Path) -> list[Record]:
    """The decisions of a file in which the side on roll may double."""
    with path.open(encoding="utf-8") as lines:
        return allowed(json.loads(line) for line in lines)


def allowed(records: Iterable[Record]) -> list[Record]:
    """The decisions in which the side on roll may double."""
    return [record for record in records if context_of(record).can_double]


def by_lookahead(rolls: int) -> Decider:
    """The decision of our own evaluator, so many rolls ahead."""
    folder = assets() / "weights"
    evaluator, quick = load_evaluator(folder), load_evaluator(folder, "pruning")
    look = CubeLookahead(evaluator, rolls, quick=quick, endings=TwoSidedTable.load(folder))

    def decide(record: Record) -> CubeDecision:
        position = Position.from_points(record["board"])
        if rolls:
            return look.decision(position, context_of(record))
        points = to_array([position.flipped()])
        chances = Chances.from_row(evaluator.chances(points)[0]).other_side()
        used = efficiency(to_array([position]))
        return cube_decision(chances, context_of(record), float(used[0]))

    return decide


def measure(records: Iterable[Record], decide: Decider) -> dict[str, Tally]:
    """What a decider gives away, for money, in matches and in all, and how long it takes."""
    tallies = {"money": Tally(), "match": Tally(), "all": Tally()}
    for record in records:
        start = time.perf_counter()
        decision = decide(record)
        milliseconds = 1000 * (time.perf_counter() - start)
        kind = "money" if record["match"] is None else "match"
        for tally in (tallies[kind], tallies["all"]):
            tally.add(record["ref"], decision, milliseconds)
    return tallies


def main() -> None:
    parser = argparse.ArgumentParser(description="Losses by cube decisions.")
    parser.add_argument("file", type=Path)
    parser.add_argument("--rolls", type=int, choices=(0, 1, 2), help="decide by our evaluator")
    options = parser.parse_args()
    decide = from_given_chances if options.rolls is None else by_lookahead(options.rolls)
    print(HEADER)
    for kind, tally in measure(read(options.file), decide).items():
        print(f"{kind:6} {tally}")


if __name__ == "__main__":
    main()
