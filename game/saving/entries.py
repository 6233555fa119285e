"""What a match record is made of <-> lists and names that JSON can hold.

Every reader raises a `ValueError` when a value is not what belongs there; whether the moves are
legal is for the replay to say.
"""

from collections.abc import Mapping, Sequence
from enum import Enum
from types import MappingProxyType
from typing import TypeVar

from game.engine.actions import (
    AcceptResignation,
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
from game.engine.dice import Roll
from game.engine.match import MatchRules
from game.engine.outcome import Kind
from game.engine.play import CheckerMove
from game.engine.types import BAR, OFF, Side
from game.saving import checks
from game.session.record import Entry, TakenBack
from game.session.setup import DiceKind, MatchSetup

OneSided = Double | Take | Pass | Beaver | AcceptResignation | DeclineResignation

_ONE_SIDED: Mapping[str, type[OneSided]] = MappingProxyType(
    {
        "double": Double,
        "take": Take,
        "pass": Pass,
        "beaver": Beaver,
        "accept": AcceptResignation,
        "decline": DeclineResignation,
    }
)
_WORDS: Mapping[type[OneSided], str] = MappingProxyType(
    {kind: word for word, kind in _ONE_SIDED.items()}
)

_Choice = TypeVar("_Choice", bound=Enum)


def entry_to_list(entry: Entry) -> list[object]:
    """One entry of a record; the first item says which."""
    match entry:
        case OpeningThrow(white, black):
            return ["opening", white, black]
        case RollDice(side, roll):
            return ["roll", side.value, roll.high, roll.low]
        case MakePlay(side, moves):
            return ["play", side.value, moves_to_list(moves)]
        case Resign(side, kind):
            return ["resign", side.value, kind.name.lower()]
        case TakenBack(side, keep):
            return ["taken back", side.value, keep]
        case NextGame():
            return ["next game"]
        case _:
            return [_WORDS[type(entry)], entry.side.value]


def entry_from_value(value: object) -> Entry:
    """One entry of a record."""
    word, *rest = checks.items(value)
    match word, rest:
        case "opening", [white, black]:
            return OpeningThrow(_die(white), _die(black))
        case "roll", [side, first, second]:
            return RollDice(_side(side), Roll(_die(first), _die(second)))
        case "play", [side, moves]:
            return MakePlay(_side(side), moves_from_value(moves))
        case "resign", [side, kind]:
            return Resign(_side(side), _kind(kind))
        case "taken back", [side, keep]:
            return TakenBack(_side(side), checks.whole(keep))
        case "next game", []:
            return NextGame()
        case str(), [side] if word in _ONE_SIDED:
            return _ONE_SIDED[word](_side(side))
    raise checks.WrongValueError(f"no such entry: {str(word)[:40]}")


def moves_to_list(moves: Sequence[CheckerMove]) -> list[object]:
    """Checker moves as source, target and die."""
    return [[move.source, move.target, move.die] for move in moves]


def moves_from_value(value: object) -> tuple[CheckerMove, ...]:
    """Checker moves from source, target and die."""
    return tuple(_move(item) for item in checks.items(value))


def setup_to_dict(setup: MatchSetup) -> dict[str, object]:
    """What was chosen in the New game dialog."""
    rules = setup.rules
    return {
        "length": rules.length,
        "cube": rules.cube,
        "jacoby": rules.jacoby,
        "beavers": rules.beavers,
        "automatic_doubles": rules.automatic_doubles,
        "human": setup.human.value,
        "level": setup.level,
        "home_left": setup.home_left,
        "dice": setup.dice.value,
        "name": setup.name,
    }


def setup_from_value(value: object) -> MatchSetup:
    """What was chosen in the New game dialog; rules that contradict themselves are refused."""
    values = checks.mapping(value)
    length = _required(values, "length")
    rules = MatchRules(
        None if length is None else checks.whole(length),
        checks.flag(_required(values, "cube")),
        checks.flag(_required(values, "jacoby")),
        checks.flag(_required(values, "beavers")),
        checks.flag(_required(values, "automatic_doubles")),
    )
    return MatchSetup(
        rules=rules,
        human=_side(_required(values, "human")),
        level=checks.text(_required(values, "level")),
        home_left=checks.flag(_required(values, "home_left")),
        dice=DiceKind(_required(values, "dice")),
        name=checks.name(_required(values, "name")),
    )


def _required(values: Mapping[str, object], name: str) -> object:
    if name not in values:
        raise checks.WrongValueError(f"no {name}")
    return values[name]


def _move(value: object) -> CheckerMove:
    source, target, die = checks.items(value)
    return CheckerMove(
        checks.whole_within(source, (1, BAR)), checks.whole_within(target, (OFF, 24)), _die(die)
    )


def _die(value: object) -> int:
    return checks.whole_within(value, (1, 6))


def _side(value: object) -> Side:
    return Side(checks.text(value))


def _kind(value: object) -> Kind:
    names = {kind.name.lower(): kind for kind in Kind}
    if checks.text(value) not in names:
        raise checks.WrongValueError("no such kind of loss")
    return names[checks.text(value)]
