"""Claims: everything that the pages say about their boards, held against the engine.

Which claims there are stands here; how each is found out, in `proofs`.
"""

from collections.abc import Callable, Iterator, Mapping
from functools import partial
from pathlib import Path
from types import MappingProxyType
from typing import Any

from game.learn.illustration import Claim, Illustration
from game.learn.proofs import board, judgement, moves, rolls, scoring
from game.session.adviser import Expert

Proof = Callable[[Illustration, Any], object]

_BY_RULES = (
    board.blots,
    board.checkers,
    board.closed,
    board.distance,
    board.empty,
    board.lead_percent,
    board.opponent_off,
    board.opponent_on,
    board.pips,
    board.prime,
    board.race,
    moves.borne_off,
    moves.dice_played,
    moves.first_moves,
    moves.first_off_with,
    moves.held_after,
    moves.hits,
    moves.never_first,
    moves.never_moves,
    moves.only_first,
    moves.only_new_home_point,
    moves.only_play,
    moves.opponent_bar_after,
    moves.other_play,
    moves.plays,
    moves.single_die,
    moves.wins_always,
    rolls.entering,
    rolls.entering_by_closed,
    rolls.hitting_with,
    rolls.losing_rolls,
    rolls.opponent_entering,
    rolls.opponent_failing,
    rolls.passing,
    rolls.quarter,
    rolls.shots,
    rolls.shots_by_distance,
    rolls.ties,
    rolls.winning_rolls,
    scoring.crawford,
    scoring.cube,
    scoring.may_double,
    scoring.pass_points,
    scoring.points_won,
    scoring.taken_cube,
    scoring.win_size,
)
PROOFS: Mapping[str, Proof] = MappingProxyType({proof.__name__: proof for proof in _BY_RULES})
"""The claims that the rules decide, by their keys."""

JUDGED = MappingProxyType(
    {judge.__name__: judge for judge in (judgement.best_play, judgement.cube_action)}
)
"""The claims that a strong player has to judge."""


def denied(path: Path, illustrations: Mapping[str, Illustration], expert: Expert) -> Iterator[str]:
    """What is wrong with the claims of a file: for each wrong one the file, the board, the key.

    Args:
        path: the file, to be named.
        illustrations: what was read from it.
        expert: who judges plays and cubes; only asked where a claim is about these.
    """
    for illustration in illustrations.values():
        for claim in illustration.claims:
            wrong = _denied(illustration, claim, expert)
            if wrong is not None:
                yield f"{path}: {illustration.name}: {claim.key}: {wrong}"


def _denied(illustration: Illustration, claim: Claim, expert: Expert) -> str | None:
    proof = PROOFS.get(claim.key)
    if claim.key in JUDGED:
        proof = partial(JUDGED[claim.key], expert=expert)
    if proof is None:
        return "no such claim"
    try:
        found = proof(illustration, claim.value)
    except (ValueError, TypeError, LookupError, AttributeError) as error:
        return f"{claim.value!r} cannot be claimed here ({error})"
    # In Python 1 is True, and a count of 1 is no yes.
    if found == claim.value and isinstance(found, bool) == isinstance(claim.value, bool):
        return None
    return f"{claim.value!r} is claimed, the engine finds {found!r}"
