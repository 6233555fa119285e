"""Lets two levels play each other, and counts what each wins.

    python -m tests.benchmarks.games [LEVEL LEVEL] [--games N] [--match POINTS] [--seed S]
                                     [--file PROGRESS]
    python -m tests.benchmarks.games --merge PROGRESS ...

Without levels each one plays the next below it. Without `--match` these are games for money
without a cube, and the points a game of the first level are printed; with it, whole matches with
the cube, and a match counts 1. Every seed is played twice with the same dice, the levels having
changed seats, so that luck mostly cancels out; the standard error is that of the means of these
pairs. With `--file` each pair is written down at once, and a later run with the same file goes on
where this one was stopped. Several processes share the work by seeds, each with a file of its own:

    ... games --seed 1 --games 500 --file a.jsonl &  ... games --seed 251 --games 500 --file b.jsonl
    ... games --merge a.jsonl b.jsonl

An illegal play, an exception or a game without an end stops the run; the seed says how to meet
it again.
"""

import argparse
import json
import random
import time
from collections import defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import asdict, dataclass
from itertools import pairwise
from pathlib import Path

import numpy as np

from game.engine.actions import (
    Action,
    Beaver,
    Double,
    MakePlay,
    NextGame,
    OpeningThrow,
    Pass,
    RollDice,
    Take,
)
from game.engine.ai.brain import Brain, CubeAnswer, load_brain
from game.engine.ai.levels import LEVELS
from game.engine.dice import FACES, Roll
from game.engine.match import MatchRules
from game.engine.state import GameState, Phase
from game.engine.types import Side
from tests.benchmarks.strict import be_strict

LONGEST = 2000
"""Actions of a game; a longer one is taken for endless."""

ANSWERS = {CubeAnswer.TAKE: Take, CubeAnswer.PASS: Pass, CubeAnswer.BEAVER: Beaver}
EVERY_SECONDS = 60.0

Contest = tuple[str, str, int | None]
"""Two levels, and the length of the match."""


@dataclass(frozen=True, slots=True)
class Pair:
    """The same dice twice; `won` is what the first level has won with white and with black."""

    first: str
    second: str
    match: int | None
    seed: int
    won: tuple[int, int]
    seconds: float

    @property
    def contest(self) -> Contest:
        return self.first, self.second, self.match


def main() -> None:
    parser = argparse.ArgumentParser(description="Games between two levels.")
    parser.add_argument("level", nargs="*", help="two of them; all neighbours if none is named")
    parser.add_argument("--games", type=int, default=1000, help="games or matches of each two")
    parser.add_argument("--match", type=int, help="play matches to so many points, with the cube")
    parser.add_argument("--seed", type=int, default=1, help="of the first two games")
    parser.add_argument("--file", type=Path, help="write progress down, and go on from there")
    parser.add_argument("--merge", nargs="+", type=Path, help="only add up what files hold")
    options = parser.parse_args()
    be_strict()
    if options.merge:
        tell(pair for path in options.merge for pair in read(path))
        return
    if len(options.level) not in (0, 2):
        parser.error("name two levels, or none")
    for first, second in [options.level] if options.level else neighbours():
        seeds = range(options.seed, options.seed + (options.games + 1) // 2)
        tell(contest((first, second, options.match), seeds, options.file))


def neighbours() -> list[tuple[str, str]]:
    """Each level and the next lower one, from weak to strong."""
    return [(upper.key, lower.key) for lower, upper in pairwise(LEVELS)]


# --- playing -----------------------------------------------------------------------------------


def contest(between: Contest, seeds: range, file: Path | None) -> list[Pair]:
    """The pairs of these seeds, those of the file and new ones."""
    known = {pair.seed: pair for pair in read(file) if pair.contest == between} if file else {}
    found = [known[seed] for seed in seeds if seed in known]
    shown = time.monotonic()
    for pair in play_pairs(between, [seed for seed in seeds if seed not in known]):
        found.append(pair)
        if file:
            write(pair, file)
        if time.monotonic() > shown + EVERY_SECONDS:
            shown = time.monotonic()
            print(f"  {between[0]} against {between[1]}: {len(found)} of {len(seeds)} pairs")
    return found


def play_pairs(between: Contest, seeds: Iterable[int]) -> Iterator[Pair]:
    first, second, match = between
    brains = load_brain(first), load_brain(second)
    rules = MatchRules(match, cube=match is not None)
    for seed in seeds:
        start = time.process_time()
        try:
            white = play(rules, dict(zip(Side, brains, strict=True)), seed)
            black = -play(rules, dict(zip(Side, brains[::-1], strict=True)), seed)
        except Exception as error:
            error.add_note(f"{first} against {second}, match {match}, seed {seed}")
            raise
        yield Pair(first, second, match, seed, (white, black), time.process_time() - start)


def play(rules: MatchRules, brains: dict[Side, Brain], seed: int) -> int:
    """What white wins: points in a single game, or 1 or -1 in a match."""
    state, actions, dice = GameState.start(rules), 0, dice_of(seed, 1)
    while True:
        if state.phase is Phase.GAME_OVER:
            assert state.outcome is not None
            winner = state.outcome.winner if rules.is_money else state.match_winner
            if winner is not None:
                points = state.outcome.points if rules.is_money else 1
                return points if winner is Side.WHITE else -points
            actions, dice = 0, dice_of(seed, state.game_number + 1)
        actions += 1
        if actions > LONGEST:
            raise RuntimeError(f"no end of {state}")
        state = state.apply(next_action(state, brains, dice))


def dice_of(seed: int, game: int) -> Iterator[tuple[int, int]]:
    """The throws of one game, the same whoever plays it."""
    source = random.Random(f"{seed} {game}")
    while True:
        yield source.randint(1, FACES), source.randint(1, FACES)


def next_action(
    state: GameState, brains: dict[Side, Brain], dice: Iterator[tuple[int, int]]
) -> Action:
    if state.phase is Phase.OPENING:
        return OpeningThrow(*next(dice))
    if state.phase is Phase.GAME_OVER:
        return NextGame()
    side = state.to_act
    assert side is not None
    brain = brains[side]
    if state.phase is Phase.TO_ROLL:
        if state.can_double(side) and brain.wants_double(state, never):
            return Double(side)
        return RollDice(side, Roll(*next(dice)))
    if state.phase is Phase.CUBE_OFFERED:
        return ANSWERS[brain.answer_double(state, never)](side)
    return MakePlay(side, brain.choose_play(state, never).moves)


def never() -> bool:
    return False


# --- progress and results ----------------------------------------------------------------------


def write(pair: Pair, file: Path) -> None:
    """Add a line, apart from one that a kill may have cut short."""
    with file.open("a", encoding="utf-8") as lines:
        lines.write("\n" + json.dumps(asdict(pair)))


def read(file: Path) -> list[Pair]:
    """The pairs of a file, none if there is no file; a line cut short is left out."""
    if not file.exists():
        return []
    pairs = []
    for line in file.read_text(encoding="utf-8").splitlines():
        try:
            fields = json.loads(line)
        except ValueError:
            continue
        pairs.append(Pair(**{**fields, "won": tuple(fields["won"])}))
    return pairs


def tell(pairs: Iterable[Pair]) -> None:
    """One line for each two levels; a seed that two files hold counts once."""
    contests: defaultdict[Contest, dict[int, Pair]] = defaultdict(dict)
    for pair in pairs:
        contests[pair.contest][pair.seed] = pair
    for (first, second, match), by_seed in contests.items():
        means = np.array([np.mean(pair.won) for pair in by_seed.values()])
        error = means.std(ddof=1) / np.sqrt(len(means)) if len(means) > 1 else np.nan
        what = f"matches to {match}" if match else "points a game"
        seconds = np.mean([pair.seconds for pair in by_seed.values()]) / 2
        print(
            f"{first:>10} against {second:10} {means.mean():+.3f} +- {error:.3f} {what}"
            f" in {2 * len(means):,}, seeds {min(by_seed)} to {max(by_seed)},"
            f" {seconds:.2f} s each",
            flush=True,
        )


if __name__ == "__main__":
    main()
