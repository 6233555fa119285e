"""A hint in words for the status card: the best play, the next ones and their costs, the cube."""

from game.engine.ai.analysis import percent_of_game
from game.engine.ai.cube_action import CubeChoice, RankedChoice
from game.engine.notation import format_play
from game.engine.position import Position
from game.engine.state import GameState, Phase
from game.i18n import Words
from game.session.adviser import Advice, AdvisedPlay
from game.ui.board.status import PlayLine, Status

PLAYS_TOLD = 3


def thinking(words: Words, before: Status, dots: int) -> Status:
    """While nobody knows yet; an offer stays in sight."""
    sign = words.t("Thinking") + "." * dots
    if before.offer is not None:
        return Status(before.title, sign, before.offer, short=sign)
    return Status(sign)


def best_play(words: Words, advice: Advice, position: Position) -> Status:
    """The best play by itself.

    Args:
        words: the language.
        advice: what the expert said; must have plays.
        position: where the checkers stand now, seen from the side that plays.
    """
    title = words.t("Best: {choice}", choice=_spelled(advice.plays[0], position))
    if len(advice.plays) == 1:
        return Status(title, words.t("There is no other way."))
    return Status(title, words.t("“Hint” once more shows the next plays and what they cost."))


def plays_in_order(words: Words, advice: Advice, position: Position, chosen: int) -> Status:
    """The best plays under each other, each with what it costs.

    Takes what `best_play` does, and which of them is shown on the board.
    """
    told = advice.plays[:PLAYS_TOLD]
    spelled = [_spelled(play, position) for play in told]
    lines = tuple(
        PlayLine(
            spelled[number],
            _loss(words, -play.loss) if number else words.p("play", "best"),
            chosen=number == chosen,
        )
        for number, play in enumerate(told)
    )
    if chosen == 0:
        short = words.t("Best: {choice}", choice=spelled[0])
    else:
        cost = _loss(words, told[chosen].loss)
        short = words.t("{play} costs {cost}.", play=spelled[chosen], cost=cost)
    return Status(short, short=short, plays=lines)


def cube(words: Words, advice: Advice, state: GameState, before: Status) -> Status:
    """What to do with the cube: before the roll, or offered, where the offer stays in sight."""
    decision = advice.cube
    assert decision is not None, "the advice is about the cube"
    offered = state.phase is Phase.CUBE_OFFERED
    best, *others = decision.answers if offered else decision.doubling
    told = _name(words, best.choice)
    costs = " ".join(_cost(words, other) for other in others)
    title = words.t("Best: {choice}", choice=told)
    short = "\n".join([title, *(_short_cost(words, other) for other in others)])
    if before.offer is None:
        return Status(title, costs, short=short)
    whole = words.t("“{choice}” is best. {costs}", choice=told, costs=costs)
    return Status(before.title, whole, before.offer, short)


def _spelled(play: AdvisedPlay, position: Position) -> str:
    return format_play(play.moves, position)


def _cost(words: Words, other: RankedChoice) -> str:
    name, cost = _name(words, other.choice), _loss(words, other.loss)
    return words.t("“{choice}” costs {cost} of the game.", choice=name, cost=cost)


def _short_cost(words: Words, other: RankedChoice) -> str:
    name, cost = _name(words, other.choice), _loss(words, other.loss)
    return words.t("{play} costs {cost}.", play=name, cost=cost)


def _loss(words: Words, loss: float) -> str:
    """A loss as percent of the game, without a sign where nothing is left of it."""
    return words.percent(percent_of_game(loss), 1)


def _name(words: Words, choice: CubeChoice) -> str:
    """What the button of a choice says."""
    match choice:
        case CubeChoice.DOUBLE:
            return words.p("cube", "Double")
        case CubeChoice.NO_DOUBLE:
            return words.t("Roll")
        case CubeChoice.TAKE:
            return words.p("cube", "Take")
        case CubeChoice.PASS:
            return words.p("cube", "Pass")
        case CubeChoice.BEAVER:
            return words.t("Beaver")
