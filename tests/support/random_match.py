"""Drives a session with legal intents at random, for both sides."""

from random import Random

from game.engine.outcome import Kind
from game.engine.state import Phase
from game.engine.types import Side
from game.session import intents
from game.session.intents import Intent
from game.session.session import MatchSession

Step = tuple[Side, Intent]


def next_step(session: MatchSession, random: Random) -> Step | None:
    """Somebody's next intent, one that the session allows; None once the match is over."""
    if session.is_over:
        return None
    side = session.state.to_act or session.setup.human
    retake = (session.setup.human, intents.TakeBackTurn())
    if random.random() < 0.05 and session.allows(*retake):
        return retake
    return side, _intent(session, side, random)


def _intent(session: MatchSession, side: Side, random: Random) -> Intent:
    if session.dice_wanted:
        return intents.TypeDice(random.randint(1, 6), random.randint(1, 6))
    match session.state.phase:
        case Phase.OPENING:
            return intents.ThrowOpening()
        case Phase.TO_ROLL:
            return _before_roll(session, side, random)
        case Phase.TO_PLAY:
            return _in_turn(session, random)
        case Phase.CUBE_OFFERED:
            answers = [intents.TakeCube(), intents.TakeCube(), intents.PassCube()]
            if session.allows(side, intents.BeaverCube()):
                answers.append(intents.BeaverCube())
            return random.choice(answers)
        case Phase.RESIGNATION_OFFERED:
            return intents.AnswerResignation(random.random() < 0.3)
        case Phase.GAME_OVER:
            return intents.StartNextGame()


def _before_roll(session: MatchSession, side: Side, random: Random) -> Intent:
    if random.random() < 0.05:
        return intents.OfferResignation(random.choice(list(Kind)))
    if random.random() < 0.1 and session.allows(side, intents.OfferDouble()):
        return intents.OfferDouble()
    return intents.Roll()


def _in_turn(session: MatchSession, random: Random) -> Intent:
    turn = session.turn
    assert turn is not None
    chance = random.random()
    if chance < 0.01:
        return intents.OfferResignation(random.choice(list(Kind)))
    if turn.moves and chance < 0.15:
        return intents.Undo()
    moves = turn.next_moves()
    if not moves:
        return intents.Confirm()
    first = random.choice(moves)
    onward = turn.play(first).next_moves()
    if onward and random.random() < 0.3:
        return intents.MoveChecker((first, random.choice(onward)))
    return intents.MoveChecker((first,))
