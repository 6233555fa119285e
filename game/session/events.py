"""What has happened at the table, in order; screens and sounds follow these.

Moves and plays are numbered from the view of the side named in the event.
"""

from dataclasses import dataclass
from enum import Enum

from game.engine.dice import Roll
from game.engine.match import MatchScore
from game.engine.outcome import Kind, Outcome
from game.engine.play import CheckerMove
from game.engine.state import GameState
from game.engine.types import Side


class Refusal(Enum):
    """Why an intent was refused; a screen turns each into a sentence."""

    NOT_YOUR_TURN = "not your turn"
    NOT_NOW = "not now"
    ROLL_FIRST = "roll first"
    ANSWER_FIRST = "answer first"
    DICE_NOT_TYPED = "dice not typed"
    NO_SUCH_DICE = "no such dice"
    NO_CHECKER = "no checker"
    ENTER_FIRST = "enter first"
    POINT_CLOSED = "point closed"
    NO_SUCH_DIE = "no such die"
    NOT_ALL_HOME = "not all home"
    HIGHER_CHECKER_FIRST = "higher checker first"
    BOTH_DICE = "both dice"
    LARGER_DIE = "larger die"
    TURN_UNFINISHED = "turn unfinished"
    NOTHING_TO_UNDO = "nothing to undo"
    NOTHING_TO_TAKE_BACK = "nothing to take back"
    CUBE_OFF = "cube off"
    CRAWFORD = "crawford"
    CUBE_NOT_YOURS = "cube not yours"
    CUBE_AT_LIMIT = "cube at limit"
    CUBE_DEAD = "cube dead"
    CUBE_AFTER_ROLL = "cube after roll"
    NO_BEAVER = "no beaver"
    MATCH_OVER = "match over"


@dataclass(frozen=True, slots=True)
class GameStarted:
    """A new game stands on the board; `state` has the score and the Crawford mark."""

    number: int
    state: GameState


@dataclass(frozen=True, slots=True)
class OpeningThrown:
    """One die each; `starter` is None after a tie, which is thrown again.

    The starter plays both numbers; no DiceRolled follows.
    """

    white: int
    black: int
    starter: Side | None


@dataclass(frozen=True, slots=True)
class DiceWanted:
    """The dice of this match are typed by hand, and it is time to type them.

    `side` is None for the opening throw.
    """

    side: Side | None


@dataclass(frozen=True, slots=True)
class DiceRolled:
    """Both dice fell; `playable` is False when no checker can move."""

    side: Side
    roll: Roll
    playable: bool


@dataclass(frozen=True, slots=True)
class CheckerMoved:
    """One checker moved by one die; `hit` when it sent a blot to the bar."""

    side: Side
    move: CheckerMove
    hit: bool


@dataclass(frozen=True, slots=True)
class MoveUndone:
    """The last checker of the turn went back; `hit` when a blot left the bar again."""

    side: Side
    move: CheckerMove
    hit: bool


@dataclass(frozen=True, slots=True)
class TurnEnded:
    """The roll is played; no moves when none was legal.

    It follows a Confirm, or at once when the last checker has been borne off.
    """

    side: Side
    roll: Roll
    moves: tuple[CheckerMove, ...]


@dataclass(frozen=True, slots=True)
class TurnTakenBack:
    """The match stands again where `side` had rolled and not yet played."""

    side: Side
    state: GameState


@dataclass(frozen=True, slots=True)
class CubeOffered:
    """A double is offered; `value` is what the cube will show if it is taken."""

    side: Side
    value: int


@dataclass(frozen=True, slots=True)
class CubeTaken:
    """`side` owns the cube, which shows `value`.

    A beaver is first a plain take, followed by a CubeOffered of the taker; when the doubler has
    accepted that, `beaver` says that the owner keeps the cube although the other side took.
    """

    side: Side
    value: int
    beaver: bool = False


@dataclass(frozen=True, slots=True)
class CubePassed:
    """`side` has passed; a GameEnded follows."""

    side: Side


@dataclass(frozen=True, slots=True)
class CubeTurnedByTie:
    """Automatic double: a tie in the opening throw turned the cube to `value`."""

    value: int


@dataclass(frozen=True, slots=True)
class ResignationOffered:
    """`side` offers to lose so; the other side answers."""

    side: Side
    kind: Kind


@dataclass(frozen=True, slots=True)
class ResignationDeclined:
    """`side` does not accept; play goes on."""

    side: Side


@dataclass(frozen=True, slots=True)
class GameEnded:
    """The game is over; `state` has the new score."""

    outcome: Outcome
    state: GameState


@dataclass(frozen=True, slots=True)
class MatchEnded:
    """The match is over; the seed is open from now on."""

    winner: Side


@dataclass(frozen=True, slots=True)
class SessionEnded:
    """A money session is closed; the seed is open from now on."""

    score: MatchScore


@dataclass(frozen=True, slots=True)
class Refused:
    """The intent changed nothing. `moves` are the checker moves it was about, if any."""

    side: Side
    code: Refusal
    moves: tuple[CheckerMove, ...] = ()


@dataclass(frozen=True, slots=True)
class ThinkingFailed:
    """The computer's thinking broke down; what it does next is judged at a glance."""

    side: Side


Event = (
    GameStarted
    | OpeningThrown
    | DiceWanted
    | DiceRolled
    | CheckerMoved
    | MoveUndone
    | TurnEnded
    | TurnTakenBack
    | CubeOffered
    | CubeTaken
    | CubePassed
    | CubeTurnedByTie
    | ResignationOffered
    | ResignationDeclined
    | GameEnded
    | MatchEnded
    | SessionEnded
    | Refused
    | ThinkingFailed
)
