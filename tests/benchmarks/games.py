"""Lets two levels play each other, and counts what each wins.

    python -m tests.benchmarks.games LEVEL LEVEL [--games N] [--match POINTS] [--seed S]

Without `--match` these are games for money without a cube, and the points a game of the first
level and their standard error are printed; with it, whole matches with the cube, and how many
of them it wins. An illegal play, an exception or a game without an end stops the run; the seed
says how to meet it again. The levels change colours after each game or match.
"""

import argparse
import random
import time

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
from game.engine.dice import Roll
from game.engine.match import MatchRules
from game.engine.state import GameState, Phase
from game.engine.types import Side

LONGEST = 2000
"""Actions of a game; a longer one is taken for endless."""

ANSWERS = {CubeAnswer.TAKE: Take, CubeAnswer.PASS: Pass, CubeAnswer.BEAVER: Beaver}


def main() -> None:
    parser = argparse.ArgumentParser(description="Games between two levels.")
    parser.add_argument("level", nargs=2)
    parser.add_argument("--games", type=int, default=100, help="how many games or matches")
    parser.add_argument("--match", type=int, help="play matches to so many points, with the cube")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    brains = [load_brain(level) for level in options.level]
    rules = MatchRules(options.match, cube=options.match is not None)
    dice = random.Random(options.seed)
    start, won = time.monotonic(), []
    for number in range(options.games):
        sides = dict(zip(list(Side)[:: 1 - 2 * (number % 2)], brains, strict=True))
        first = next(side for side, brain in sides.items() if brain is brains[0])
        won.append(play(rules, sides, dice, first))
    mean, error = np.mean(won), np.std(won) / np.sqrt(len(won))
    what = "matches" if options.match else "points a game"
    print(
        f"{options.level[0]} against {options.level[1]}, seed {options.seed}:"
        f" {mean:+.3f} +- {error:.3f} {what} in {len(won)},"
        f" {(time.monotonic() - start) / len(won):.2f} s each"
    )


def play(rules: MatchRules, brains: dict[Side, Brain], dice: random.Random, first: Side) -> int:
    """What `first` wins: points in a single game, or 1 or -1 in a match."""
    state, actions = GameState.start(rules), 0
    while True:
        if state.phase is Phase.GAME_OVER:
            assert state.outcome is not None
            winner = state.outcome.winner if rules.is_money else state.match_winner
            if winner is not None:
                points = state.outcome.points if rules.is_money else 1
                return points if winner is first else -points
            actions = 0
        actions += 1
        if actions > LONGEST:
            raise RuntimeError(f"no end of {state}")
        state = state.apply(next_action(state, brains, dice))


def next_action(state: GameState, brains: dict[Side, Brain], dice: random.Random) -> Action:
    thrown = dice.randint(1, 6), dice.randint(1, 6)
    if state.phase is Phase.OPENING:
        return OpeningThrow(*thrown)
    if state.phase is Phase.GAME_OVER:
        return NextGame()
    side = state.to_act
    assert side is not None
    brain = brains[side]
    if state.phase is Phase.TO_ROLL:
        if state.can_double(side) and brain.wants_double(state, never):
            return Double(side)
        return RollDice(side, Roll(*thrown))
    if state.phase is Phase.CUBE_OFFERED:
        return ANSWERS[brain.answer_double(state, never)](side)
    return MakePlay(side, brain.choose_play(state, never).moves)


def never() -> bool:
    return False


if __name__ == "__main__":
    main()
