"""What a strong player would do: not proved but judged, so each claim states its margin.

The margin is equity: so much at least has the claimed choice to be better than the next one.
"""

from typing import Any

from game.engine.ai.cube_action import CubeAnswer
from game.engine.ai.cube_context import CubeContext
from game.engine.ai.search import never
from game.engine.notation import format_play, parse_play
from game.learn.illustration import Illustration
from game.session.adviser import Expert


def best_play(shown: Illustration, claimed: Any, expert: Expert) -> dict[str, object]:
    """The best play, and by how much; the margin claimed where it is reached."""
    roll = shown.roll
    if roll is None:
        raise ValueError("there are no dice")
    best, second, *_ = expert.rank_plays(shown.position, roll, CubeContext.money(), never)
    said = parse_play(claimed["play"], shown.position, roll)
    is_best = said.result == best.play.result
    return {
        "play": claimed["play"] if is_best else format_play(best.play),
        "margin": _reached(claimed["margin"], best.equity - second.equity),
    }


def cube_action(shown: Illustration, claimed: Any, expert: Expert) -> dict[str, object]:
    """What both sides should do for money with the cube in the middle, and by how much.

    The margin holds for the answer, and for the double against the same answer.
    """
    decision = expert.cube_decision(shown.position, CubeContext.money(), never)
    passes = decision.answer is CubeAnswer.PASS
    by_answer = abs(decision.double_pass - decision.double_take)
    answered = decision.double_pass if passes else decision.double_take
    by_double = abs(answered - decision.no_double)
    return {
        "action": decision.action.value,
        "margin": _reached(claimed["margin"], min(by_answer, by_double)),
    }


def _reached(claimed: float, found: float) -> float:
    return claimed if found >= claimed > 0 else found
