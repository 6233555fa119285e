"""Rules of backgammon and the computer player; numpy and the standard library, no pygame.

The public names of the rules; the computer player is in `game.engine.ai`.
"""

from game.engine import actions, movegen
from game.engine.cube import Cube
from game.engine.dice import ALL_ROLLS, Dice, Roll, ScriptedDice, SealedDice, TypedDice
from game.engine.errors import (
    AmbiguousPlayError,
    BackgammonError,
    DiceError,
    IllegalActionError,
    IllegalPlayError,
    InvalidPositionError,
    NotationError,
    PositionFault,
)
from game.engine.match import MatchRules, MatchScore
from game.engine.match_id import MatchId, format_match_id, parse_match_id
from game.engine.movegen import legal_plays, legal_results
from game.engine.notation import format_play, parse_play
from game.engine.outcome import Kind, Outcome, Reason
from game.engine.play import CheckerMove, Play
from game.engine.position import Position
from game.engine.position_id import format_position_id, parse_position_id
from game.engine.refusal import PlayFault, why_not, why_not_move
from game.engine.state import GameState, Phase
from game.engine.turn import Turn
from game.engine.types import BAR, OFF, Side
from game.engine.xgid import Xgid, format_xgid, parse_xgid

__all__ = [
    "ALL_ROLLS",
    "BAR",
    "OFF",
    "AmbiguousPlayError",
    "BackgammonError",
    "CheckerMove",
    "Cube",
    "Dice",
    "DiceError",
    "GameState",
    "IllegalActionError",
    "IllegalPlayError",
    "InvalidPositionError",
    "Kind",
    "MatchId",
    "MatchRules",
    "MatchScore",
    "NotationError",
    "Outcome",
    "Phase",
    "Play",
    "PlayFault",
    "Position",
    "PositionFault",
    "Reason",
    "Roll",
    "ScriptedDice",
    "SealedDice",
    "Side",
    "Turn",
    "TypedDice",
    "Xgid",
    "actions",
    "format_match_id",
    "format_play",
    "format_position_id",
    "format_xgid",
    "legal_plays",
    "legal_results",
    "movegen",
    "parse_match_id",
    "parse_play",
    "parse_position_id",
    "parse_xgid",
    "why_not",
    "why_not_move",
]
