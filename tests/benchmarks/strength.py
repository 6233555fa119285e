"""Measures the levels on checker-play decisions with known equities.

    python -m tests.benchmarks.strength pr_benchmark.jsonl [level ...]

Each line of the file is one decision: `board` before the play, `dice`, and under `plays` every
result as `board` with its reference equity `eq`, the best first. The error rate is 500 times the
mean equity given away; a blunder gives away 0.08 or more.
"""

import argparse
import json
import time
from pathlib import Path
from statistics import fmean

from game.engine.ai.brain import load_brain
from game.engine.ai.levels import LEVELS
from game.engine.dice import Roll
from game.engine.match import MatchRules
from game.engine.position import Position
from game.engine.state import GameState
from game.engine.types import Side

BLUNDER = 0.08


def main() -> None:
    parser = argparse.ArgumentParser(description="Error rates of the levels.")
    parser.add_argument("file", type=Path)
    parser.add_argument("levels", nargs="*", default=[level.key for level in LEVELS])
    options = parser.parse_args()
    with options.file.open(encoding="utf-8") as lines:
        decisions = [json.loads(line) for line in lines]
    print("level        error rate  best play  blunders  ms a play")
    for key in options.levels:
        start = time.perf_counter()
        losses = [loss(key, decision) for decision in decisions]
        milliseconds = (time.perf_counter() - start) / len(losses) * 1000
        best = sum(lost == 0 for lost in losses) / len(losses)
        blunders = sum(lost >= BLUNDER for lost in losses)
        rate = 500 * fmean(losses)
        print(f"{key:12} {rate:10.2f} {best:10.1%} {blunders:9} {milliseconds:10.2f}")


def loss(level: str, decision: dict) -> float:
    """Equity that the play of the level gives away."""
    position = Position.from_points(decision["board"])
    state = GameState.set_up(MatchRules.money(), Side.WHITE, position, roll=Roll(*decision["dice"]))
    chosen = load_brain(level).choose_play(state, lambda: False).result.points
    equities = {tuple(play["board"]): play["eq"] for play in decision["plays"]}
    return max(equities.values()) - equities[chosen]


if __name__ == "__main__":
    main()
