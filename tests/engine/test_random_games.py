"""Whole games at random: nothing is lost, everything can be written down and read again."""

import os
from random import Random

from game.engine.dice import Roll
from game.engine.movegen import legal_plays
from game.engine.notation import format_play, parse_play
from game.engine.position import Position
from game.engine.position_id import format_position_id, parse_position_id
from game.engine.turn import Turn
from game.engine.types import CHECKERS
from tests.support.positions import assert_nothing_is_lost

GAMES = int(os.environ.get("FAIRGAMMON_GAMES", "4"))
LONGEST = 2000


def play_one(random: Random, position: Position, roll: Roll) -> Position:
    """Play the roll checker by checker at random; the whole must be one of the legal plays."""
    turn = Turn(position, roll)
    while moves := turn.next_moves():
        turn = turn.play(random.choice(moves))
        assert_nothing_is_lost(position, turn.moves, turn.position)
        assert parse_position_id(format_position_id(turn.position)) == turn.position
    results = {play.result for play in legal_plays(position, roll)} or {position}
    assert turn.position in results or turn.position.off == CHECKERS
    read = parse_play(format_play(turn.moves, position), position, roll)
    assert read.result == turn.position
    return turn.position


def test_random_games_keep_every_checker_and_end() -> None:
    """Rules case T02."""
    seed = int(os.environ.get("FAIRGAMMON_SEED", "500"))
    print(f"seed {seed}: set FAIRGAMMON_SEED and FAIRGAMMON_GAMES to try more")
    random = Random(seed)
    for _ in range(GAMES):
        position = Position.start()
        for _ in range(LONGEST):
            position = play_one(random, position, random.choice(rolls()))
            if position.is_over:
                break
            position = position.flipped()
        assert position.is_over


def rolls() -> list[Roll]:
    return [Roll(first, second) for first in range(1, 7) for second in range(1, 7)]
