"""One game within its match: whose decision it is, and what each action makes of it.

`GameState.apply` is the only way on and always checks; folding the actions of a record over
`GameState.start(rules)` is the whole match. What a checker may do is judged in turn.py, whether
a cube may be turned in cube.py.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from enum import Enum

from game.engine.actions import (
    AcceptResignation,
    Action,
    Beaver,
    DeclineResignation,
    Double,
    MakePlay,
    NextGame,
    OpeningThrow,
    Pass,
    Resign,
    RollDice,
    Take,
)
from game.engine.cube import CUBE_LIMIT, Cube, NoDouble, why_no_double
from game.engine.dice import Roll
from game.engine.errors import IllegalActionError, IllegalPlayError, InvalidStateError
from game.engine.match import MatchRules, MatchScore, is_crawford
from game.engine.outcome import Kind, Outcome, Reason, kind_of
from game.engine.play import CheckerMove
from game.engine.position import Position
from game.engine.turn import Turn
from game.engine.types import Side


class Phase(Enum):
    """What the game waits for."""

    OPENING = "opening"
    TO_ROLL = "to roll"
    TO_PLAY = "to play"
    CUBE_OFFERED = "cube offered"
    RESIGNATION_OFFERED = "resignation offered"
    GAME_OVER = "game over"


@dataclass(frozen=True, slots=True)
class GameState:
    """Everything that decides what may happen next.

    `score` is the score at the beginning of the game until the game is over, then the new one.
    `on_roll` is the side whose turn it is (None before the opening is thrown), and `position` is
    seen from it (from white in the opening). After the end of a game, or while an offer waits,
    both stand as they were. `beaver` is true while a doubler has to answer a beaver.
    """

    rules: MatchRules
    score: MatchScore
    game_number: int
    crawford: bool
    phase: Phase
    on_roll: Side | None
    position: Position
    cube: Cube = field(default_factory=Cube)
    roll: Roll | None = None
    offer: Kind | None = None
    beaver: bool = False
    outcome: Outcome | None = None

    @classmethod
    def start(cls, rules: MatchRules) -> "GameState":
        """The first game of a match, before the opening throw."""
        return cls(rules, MatchScore(), 1, False, Phase.OPENING, None, Position.start())

    @classmethod
    def set_up(
        cls,
        rules: MatchRules,
        on_roll: Side,
        position: Position,
        *,
        score: MatchScore | None = None,
        crawford: bool = False,
        cube: Cube | None = None,
        roll: Roll | None = None,
    ) -> "GameState":
        """A game in the middle, from a pasted position or a test.

        Raises:
            InvalidStateError: if the game or the match is over, or what is given does not fit.
        """
        score = score or MatchScore()
        cube = cube or Cube()
        if position.is_over:
            raise InvalidStateError("all checkers of a side are off")
        if score.winner(rules) is not None:
            raise InvalidStateError("the match is over")
        if crawford and (rules.length == 1 or not score.has_match_point(rules)):
            raise InvalidStateError("no side is one point away in a match: no Crawford game")
        if cube != Cube() and (crawford or not rules.has_cube):
            raise InvalidStateError("the cube is not in play and cannot have been turned")
        phase = Phase.TO_ROLL if roll is None else Phase.TO_PLAY
        return cls(rules, score, 1, crawford, phase, on_roll, position, cube, roll)

    @property
    def to_act(self) -> Side | None:
        """Who must decide now; None where nobody in particular has to."""
        if self.on_roll is None or self.phase is Phase.GAME_OVER:
            return None
        answering = self.phase in (Phase.CUBE_OFFERED, Phase.RESIGNATION_OFFERED)
        return self.on_roll.other if answering and not self.beaver else self.on_roll

    @property
    def match_winner(self) -> Side | None:
        """Who has won the match, if anybody has."""
        return self.score.winner(self.rules)

    @property
    def starting_score(self) -> MatchScore:
        """The score with which this game began."""
        if self.outcome is None:
            return self.score
        return self.score.plus(self.outcome.winner, -self.outcome.points)

    @property
    def post_crawford(self) -> bool:
        """Whether the Crawford game of this match has been played before this game."""
        at_match_point = self.starting_score.has_match_point(self.rules)
        return at_match_point and not self.crawford and self.rules.length != 1

    @property
    def gammons_count(self) -> bool:
        """Whether gammons count: under the Jacoby rule only once a double has been taken."""
        return not (self.rules.jacoby and self.rules.has_cube and self.cube.owner is None)

    def position_of(self, side: Side) -> Position:
        """The board seen from `side`."""
        seen_from = self.on_roll or Side.WHITE
        return self.position if side is seen_from else self.position.flipped()

    def why_no_double(self, side: Side) -> NoDouble | None:
        """Why `side` may not double now; None if it may."""
        never = why_no_double(self.cube, side, self.rules, self.score, crawford=self.crawford)
        if never in (NoDouble.CUBE_OFF, NoDouble.CRAWFORD):
            return never
        if self.phase not in (Phase.TO_ROLL, Phase.TO_PLAY):
            return NoDouble.NOT_NOW
        if side is not self.on_roll:
            return NoDouble.NOT_ON_ROLL
        return never or (NoDouble.AFTER_ROLL if self.phase is Phase.TO_PLAY else None)

    def can_double(self, side: Side) -> bool:
        """Whether `side` may double now."""
        return self.why_no_double(side) is None

    def can_beaver(self, side: Side) -> bool:
        """Whether `side` may answer the double with a beaver."""
        return (
            self.phase is Phase.CUBE_OFFERED
            and side is self.to_act
            and not self.beaver
            and self.rules.beavers
            and self.cube.offered * 2 <= CUBE_LIMIT
        )

    def apply(self, action: Action) -> "GameState":
        """The state after an action.

        Raises:
            IllegalActionError: at the wrong time or by the wrong side.
            IllegalPlayError: if the moves are not a whole legal play.
            DiceError: if no such dice exist.
        """
        match action:
            case OpeningThrow(white, black):
                return self._thrown_for_opening(white, black)
            case RollDice(side, roll):
                self._require(Phase.TO_ROLL, action, side)
                return replace(self, phase=Phase.TO_PLAY, roll=roll)
            case MakePlay(side, moves):
                self._require(Phase.TO_PLAY, action, side)
                return self._played(side, moves)
            case Double(side):
                return self._doubled(action, side)
            case Take(side) | Pass(side) | Beaver(side):
                self._require(Phase.CUBE_OFFERED, action, side)
                return self._cube_answered(action)
            case Resign(side, kind):
                self._require(Phase.TO_ROLL if self.roll is None else Phase.TO_PLAY, action, side)
                return replace(self, phase=Phase.RESIGNATION_OFFERED, offer=kind)
            case AcceptResignation(side) | DeclineResignation(side):
                self._require(Phase.RESIGNATION_OFFERED, action, side)
                return self._resignation_answered(action)
            case NextGame():
                self._require(Phase.GAME_OVER, action)
                return self._next_game(action)
            case _:
                raise IllegalActionError(f"{action!r} is no action")

    def _require(self, phase: Phase, action: Action, side: Side | None = None) -> None:
        if self.phase is not phase or (side is not None and side is not self.to_act):
            raise IllegalActionError(f"{action} in phase {self.phase.value} of {self.to_act}")

    def _thrown_for_opening(self, white: int, black: int) -> "GameState":
        """The higher die starts and plays both numbers; a tie is thrown again.

        An automatic double turns the cube once a game, as is the custom.
        """
        self._require(Phase.OPENING, OpeningThrow(white, black))
        roll = Roll(white, black)
        if white != black:
            starter = Side.WHITE if white > black else Side.BLACK
            return replace(self, phase=Phase.TO_PLAY, on_roll=starter, roll=roll)
        turns_cube = self.rules.automatic_doubles and self.rules.has_cube and self.cube == Cube()
        return replace(self, cube=self.cube.turned(None)) if turns_cube else self

    def _played(self, side: Side, moves: Sequence[CheckerMove]) -> "GameState":
        assert self.roll is not None
        turn = Turn(self.position, self.roll).play_all(tuple(moves))
        if not turn.is_complete:
            raise IllegalPlayError(f"{len(moves)} moves are not the whole play of {self.roll}")
        position = turn.position
        if position.is_over:
            won = replace(self, position=position)
            return won._won(side, kind_of(position), Reason.BORNE_OFF)
        return replace(
            self, phase=Phase.TO_ROLL, on_roll=side.other, position=position.flipped(), roll=None
        )

    def _doubled(self, action: Action, side: Side) -> "GameState":
        refused = self.why_no_double(side)
        if refused is not None:
            raise IllegalActionError(f"{action}: {refused.value}")
        return replace(self, phase=Phase.CUBE_OFFERED)

    def _cube_answered(self, answer: Take | Pass | Beaver) -> "GameState":
        """Take, pass or beaver; a beaver is a take that is answered like a double in its turn."""
        side = answer.side
        match answer:
            case Take():
                owner = side.other if self.beaver else side
                return replace(
                    self, phase=Phase.TO_ROLL, cube=self.cube.turned(owner), beaver=False
                )
            case Pass():
                return self._won(side.other, Kind.SINGLE, Reason.PASSED)
            case Beaver():
                if not self.can_beaver(side):
                    raise IllegalActionError(f"{answer}: no beaver here")
                return replace(self, cube=self.cube.turned(side), beaver=True)

    def _resignation_answered(self, answer: AcceptResignation | DeclineResignation) -> "GameState":
        assert self.offer is not None
        if isinstance(answer, AcceptResignation):
            return self._won(answer.side, self.offer, Reason.RESIGNED)
        phase = Phase.TO_ROLL if self.roll is None else Phase.TO_PLAY
        return replace(self, phase=phase, offer=None)

    def _won(self, winner: Side, kind: Kind, reason: Reason) -> "GameState":
        outcome = Outcome.of(
            winner, kind, reason, self.cube.value, gammons_count=self.gammons_count
        )
        return replace(
            self,
            phase=Phase.GAME_OVER,
            offer=None,
            beaver=False,
            outcome=outcome,
            score=self.score.plus(winner, outcome.points),
        )

    def _next_game(self, action: Action) -> "GameState":
        if self.match_winner is not None:
            raise IllegalActionError(f"{action}: the match is over")
        return replace(
            GameState.start(self.rules),
            score=self.score,
            game_number=self.game_number + 1,
            crawford=is_crawford(self.rules, self.starting_score, self.score),
        )
