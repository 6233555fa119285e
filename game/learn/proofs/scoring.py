"""What a game counts and what may be done with the cube, found by playing on with the state."""

from typing import Any

from game.engine.actions import Double, MakePlay, Pass, Take
from game.engine.match import MatchRules, MatchScore
from game.engine.outcome import Outcome, Reason, kind_of
from game.engine.state import GameState
from game.engine.types import Side
from game.learn.illustration import Illustration


def cube(shown: Illustration, _: Any) -> int:
    """What the cube shows."""
    return shown.cube.value


def win_size(shown: Illustration, _: Any) -> int:
    """1 for a single game, 2 for a gammon, 3 for a backgammon."""
    return _outcome(shown).kind.value


def points_won(shown: Illustration, _: Any) -> int:
    """What the win counts."""
    return _outcome(shown).points


def may_double(shown: Illustration, _: Any) -> dict[str, bool]:
    """Whether each side could double before its roll."""
    return {side.value: _before_roll(shown, side).can_double(side) for side in Side}


def pass_points(shown: Illustration, _: Any) -> int:
    """What the side on roll wins if it doubles and the other side passes."""
    side = shown.on_roll
    outcome = _before_roll(shown, side).apply(Double(side)).apply(Pass(side.other)).outcome
    assert outcome is not None
    assert outcome.winner is side
    return outcome.points


def taken_cube(shown: Illustration, _: Any) -> int:
    """What the cube shows if the side on roll doubles and the other side takes, and owns it."""
    side = shown.on_roll
    after = _before_roll(shown, side).apply(Double(side)).apply(Take(side.other)).cube
    assert after.owner is side.other
    return after.value


def crawford(shown: Illustration, _: Any) -> bool:
    """Whether the score is that of a Crawford game."""
    standing = shown.standing
    return standing is not None and standing.is_crawford


def _before_roll(shown: Illustration, side: Side) -> GameState:
    """The game with that side to roll; of a money session where no score is shown."""
    position = shown.position if side is shown.on_roll else shown.position.flipped()
    standing = shown.standing
    return GameState.set_up(
        MatchRules.money() if standing is None else standing.rules,
        side,
        position,
        score=MatchScore() if standing is None else standing.score,
        crawford=standing is not None and standing.is_crawford,
        cube=shown.cube,
    )


def _outcome(shown: Illustration) -> Outcome:
    """How the game ends with the play shown, or has ended where all checkers are off."""
    position, value = shown.position, shown.cube.value
    if position.is_over:
        return Outcome.of(shown.on_roll, kind_of(position), Reason.BORNE_OFF, value)
    state = GameState.set_up(
        MatchRules.money(), shown.on_roll, position, cube=shown.cube, roll=shown.roll
    )
    outcome = state.apply(MakePlay(shown.on_roll, shown.moves)).outcome
    if outcome is None:
        raise ValueError("the game is not over")
    return outcome
