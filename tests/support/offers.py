"""Offers that wait for an answer of the person's: each brings a pilot before one."""

from game.engine.cube import Cube
from game.engine.match import MatchRules, MatchScore
from game.engine.outcome import Kind
from game.engine.types import Side
from game.session import intents
from game.session.session import MatchSession
from tests.pictures import hint, sit
from tests.support.boards import board
from tests.support.pilot import Pilot
from tests.support.places import session_at

MIDDLE = board("x 24:2 13:4 8:3 6:4 5:2 | o 24:1 23:1 13:4 8:3 6:4 4:2")


def money(side: Side, cube: Cube | None = None) -> MatchSession:
    """A money session with beavers in the middle of a game."""
    rules = MatchRules.money(jacoby=True, beavers=True)
    return session_at(MIDDLE, side=side, rules=rules, score=MatchScore(2, 3), cube=cube)


def three_answers(pilot: Pilot) -> None:
    """A double that can be taken, passed or beavered."""
    session = money(Side.BLACK)
    session.submit(Side.BLACK, intents.OfferDouble())
    sit(pilot, session)


def hint_of_three_answers(pilot: Pilot) -> None:
    """The same with a hint."""
    three_answers(pilot)
    hint(pilot)


def their_beaver(pilot: Pilot) -> None:
    """The person's own double comes back twice as high."""
    session = money(Side.WHITE)
    session.submit(Side.WHITE, intents.OfferDouble())
    session.submit(Side.BLACK, intents.BeaverCube())
    sit(pilot, session)


def hint_of_their_beaver(pilot: Pilot) -> None:
    """The same with a hint."""
    their_beaver(pilot)
    hint(pilot)


def resignation(pilot: Pilot) -> None:
    """The opponent gives up the most that there is."""
    session = money(Side.BLACK, Cube(2, Side.WHITE))
    session.submit(Side.BLACK, intents.OfferResignation(Kind.BACKGAMMON))
    sit(pilot, session)


def resignation_before_any_double(pilot: Pilot) -> None:
    """A gammon is given up while the cube is in the middle, where Jacoby counts it once."""
    session = money(Side.BLACK)
    session.submit(Side.BLACK, intents.OfferResignation(Kind.GAMMON))
    sit(pilot, session)
