"""What a roll allows: first moves, plays, and what they lead to."""

from collections.abc import Iterable
from typing import Any

from game.engine.movegen import legal_plays
from game.engine.notation import format_play, parse_play
from game.engine.play import Play
from game.engine.position import HOME
from game.engine.steps import sources
from game.engine.turn import Turn
from game.engine.types import CHECKERS, OFF
from game.learn.illustration import Illustration
from game.learn.shown_play import follow


def first_moves(shown: Illustration, _: Any) -> int:
    """How many moves may come first."""
    return len(_turn(shown).next_moves())


def only_first(shown: Illustration, claimed: Any) -> list[str]:
    """Which moves may come first, as single moves; in the order claimed where they are the same."""
    turn = _turn(shown)
    return _in_order((format_play([move], turn.start) for move in turn.next_moves()), claimed)


def never_first(shown: Illustration, claimed: Any) -> list[int]:
    """Those of the points from which no move may come first."""
    starts = {move.source for move in _turn(shown).next_moves()}
    return [point for point in claimed if point not in starts]


def plays(shown: Illustration, _: Any) -> int:
    """How many plays there are, told apart by their results."""
    return len(_plays(shown))


def never_moves(shown: Illustration, claimed: Any) -> list[int]:
    """Those of the points that no play takes a checker from."""
    before = shown.position.points
    after = [play.result.points for play in _plays(shown)]
    return [point for point in claimed if all(now[point] >= before[point] for now in after)]


def dice_played(shown: Illustration, _: Any) -> int:
    """How many dice every play uses."""
    (count,) = {len(play.moves) for play in _plays(shown)}
    return count


def only_play(shown: Illustration, claimed: Any) -> str:
    """The only play there is."""
    (play,) = _plays(shown)
    return _as_claimed(shown, play, claimed)


def other_play(shown: Illustration, claimed: Any) -> str:
    """The only play besides the one shown."""
    after = follow(shown.play or "", _turn(shown)).position
    (play,) = (play for play in _plays(shown) if play.result != after)
    return _as_claimed(shown, play, claimed)


def only_new_home_point(shown: Illustration, claimed: Any) -> str:
    """The only play that makes a point in the home board."""
    before = shown.position.points
    (play,) = (
        play
        for play in _plays(shown)
        if any(play.result.points[p] > 1 >= before[p] for p in range(1, HOME + 1))
    )
    return _as_claimed(shown, play, claimed)


def single_die(shown: Illustration, claimed: Any) -> list[int]:
    """The point and the die of a move that its die allows and the whole roll forbids."""
    source, die = claimed
    turn = _turn(shown)
    allowed = source in sources(turn.start.points, die)
    offered = any(move.source == source and move.die == die for move in turn.next_moves())
    return claimed if allowed and not offered else []


def borne_off(shown: Illustration, claimed: Any) -> dict[str, int]:
    """How many checkers each of some plays bears off."""
    position, roll = shown.position, _turn(shown).roll
    return {text: parse_play(text, position, roll).result.off - position.off for text in claimed}


def first_off_with(shown: Illustration, claimed: Any) -> dict[str, int]:
    """How many first moves with each of some dice bear off a checker."""
    off = [str(move.die) for move in _turn(shown).next_moves() if move.target == OFF]
    return {die: off.count(die) for die in claimed}


def hits(shown: Illustration, _: Any) -> list[int]:
    """The points where the play shown hits."""
    turn, found = _turn(shown), []
    for move in shown.moves:
        if turn.hits(move):
            found.append(move.target)
        turn = turn.play(move)
    return found


def opponent_bar_after(shown: Illustration, _: Any) -> int:
    """The opponent's checkers on the bar after the play shown."""
    return follow(shown.play or "", _turn(shown)).position.opponent_bar


def held_after(shown: Illustration, claimed: Any) -> list[int]:
    """Those of the points that the side on roll holds after the play shown."""
    after = follow(shown.play or "", _turn(shown)).position.points
    return [point for point in claimed if after[point] > 1]


def wins_always(shown: Illustration, _: Any) -> bool:
    """Whether every way to play the roll bears off the last checker."""
    return all(end.off == CHECKERS for end in _turn(shown).endings())


def _turn(shown: Illustration) -> Turn:
    turn = shown.turn
    if turn is None:
        raise ValueError("there are no dice")
    return turn


def _plays(shown: Illustration) -> tuple[Play, ...]:
    turn = _turn(shown)
    return legal_plays(turn.start, turn.roll)


def _as_claimed(shown: Illustration, play: Play, claimed: str) -> str:
    """The claimed text where it describes the play, and else the play's own."""
    try:
        said = parse_play(claimed, shown.position, _turn(shown).roll)
    except ValueError:
        return format_play(play)
    return claimed if said.result == play.result else format_play(play)


def _in_order(found: Iterable[str], claimed: list[str]) -> list[str]:
    texts = sorted(set(found))
    return claimed if sorted(claimed) == texts else texts
