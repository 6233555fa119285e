"""Sentences about a match that waits in the menu."""

import pytest

from game.engine.match import MatchRules, MatchScore
from game.engine.position import Position
from game.engine.state import GameState
from game.engine.types import Side
from game.i18n import Words
from game.paths import assets
from game.session.setup import MatchSetup
from game.ui.scenes.summary import match_line

WORDS = Words("en", assets() / "locale")


@pytest.mark.parametrize(
    ("white", "black", "told"),
    [
        (3, 2, "Against Rosa · match to 7 · you lead 3\N{NBSP}:\N{NBSP}2"),
        (2, 3, "Match to 7 · Rosa leads 3\N{NBSP}:\N{NBSP}2"),
        (1, 1, "Against Rosa · match to 7 · level at 1\N{NBSP}:\N{NBSP}1"),
    ],
    ids=["ahead", "behind", "level"],
)
def test_the_score_is_told_as_a_person_would(white: int, black: int, told: str) -> None:
    rules = MatchRules.match(7)
    score = MatchScore(white, black)
    state = GameState.set_up(rules, Side.WHITE, Position.start(), score=score)

    assert match_line(MatchSetup(rules, Side.WHITE, "casual"), state, WORDS) == told


def test_a_money_session_is_named() -> None:
    rules = MatchRules.money()
    line = match_line(MatchSetup(rules, Side.BLACK, "casual"), GameState.start(rules), WORDS)

    assert line == "Against Rosa · money session · level at 0\N{NBSP}:\N{NBSP}0"
