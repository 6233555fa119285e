import pytest

from game.engine.dice import TypedDice
from game.engine.match import MatchRules
from game.engine.outcome import Kind
from game.engine.play import CheckerMove
from game.engine.refusal import PlayFault
from game.engine.types import Side
from game.session import events, intents
from game.session.events import Refusal
from game.session.intents import Intent
from game.session.session import MatchSession
from game.session.setup import DiceKind
from tests.support.fakes import new_session

WHITE, BLACK = Side.WHITE, Side.BLACK
PLAY_31 = intents.MoveChecker((CheckerMove(8, 5, 3), CheckerMove(6, 5, 1)))

EVERY_INTENT: tuple[Intent, ...] = (
    intents.ThrowOpening(),
    intents.Roll(),
    intents.TypeDice(3, 1),
    intents.TypeDice(0, 99),
    PLAY_31,
    intents.MoveChecker(()),
    intents.MoveChecker((CheckerMove(99, -3, 17),)),
    intents.MoveChecker((CheckerMove(8, 5, 3), CheckerMove(0, 25, 0))),
    intents.Undo(),
    intents.Confirm(),
    intents.TakeBackTurn(),
    intents.OfferDouble(),
    intents.TakeCube(),
    intents.PassCube(),
    intents.BeaverCube(),
    *(intents.OfferResignation(kind) for kind in Kind),
    intents.AnswerResignation(accept=True),
    intents.AnswerResignation(accept=False),
    intents.StartNextGame(),
    intents.EndSession(),
)

STAGES: dict[str, tuple[tuple[Side, Intent], ...]] = {
    "opening": (),
    "to play": ((WHITE, intents.ThrowOpening()),),
    "half played": (
        (WHITE, intents.ThrowOpening()),
        (WHITE, intents.MoveChecker(PLAY_31.moves[:1])),
    ),
    "played": ((WHITE, intents.ThrowOpening()), (WHITE, PLAY_31)),
    "to roll": ((WHITE, intents.ThrowOpening()), (WHITE, PLAY_31), (WHITE, intents.Confirm())),
}
STAGES["doubled"] = (*STAGES["to roll"], (BLACK, intents.OfferDouble()))
STAGES["beavered"] = (*STAGES["doubled"], (WHITE, intents.BeaverCube()))
STAGES["taken"] = (*STAGES["doubled"], (WHITE, intents.TakeCube()))
STAGES["resigned"] = (*STAGES["half played"], (WHITE, intents.OfferResignation(Kind.SINGLE)))
STAGES["game over"] = (*STAGES["doubled"], (WHITE, intents.PassCube()))
STAGES["closed"] = (*STAGES["game over"], (WHITE, intents.EndSession()))


def at(stage: str, rules: MatchRules | None = None) -> MatchSession:
    session = new_session((3, 1), (6, 5), (4, 2), rules=rules or MatchRules.money(beavers=True))
    for side, intent in STAGES[stage]:
        assert session.why_not(side, intent) is None
        session.submit(side, intent)
    return session


@pytest.mark.parametrize("side", Side)
@pytest.mark.parametrize("stage", STAGES)
def test_every_intent_at_every_stage_happens_or_is_refused_and_changes_nothing(
    stage: str, side: Side
) -> None:
    for intent in EVERY_INTENT:
        session = at(stage)
        record, state, turn = session.record, session.state, session.turn

        why = session.why_not(side, intent)
        happened = session.submit(side, intent)

        if why is None:
            assert happened
            assert not any(isinstance(event, events.Refused) for event in happened)
            assert session.record.replay().state == session.state
        else:
            moves = intent.moves if isinstance(intent, intents.MoveChecker) else ()
            assert happened == [events.Refused(side, why, moves)]
            assert (session.record, session.state, session.turn) == (record, state, turn)


@pytest.mark.parametrize(
    ("stage", "side", "intent", "code"),
    [
        ("opening", WHITE, intents.Roll(), Refusal.NOT_NOW),
        ("to play", BLACK, PLAY_31, Refusal.NOT_YOUR_TURN),
        ("to play", WHITE, intents.Roll(), Refusal.NOT_NOW),
        ("to play", WHITE, intents.Confirm(), Refusal.TURN_UNFINISHED),
        ("to play", WHITE, intents.Undo(), Refusal.NOTHING_TO_UNDO),
        ("to play", WHITE, intents.OfferDouble(), Refusal.CUBE_AFTER_ROLL),
        ("to play", WHITE, intents.TypeDice(3, 1), Refusal.NOT_NOW),
        ("half played", WHITE, intents.Confirm(), Refusal.TURN_UNFINISHED),
        ("to roll", BLACK, PLAY_31, Refusal.ROLL_FIRST),
        ("to roll", BLACK, intents.Confirm(), Refusal.ROLL_FIRST),
        ("to roll", WHITE, intents.OfferDouble(), Refusal.NOT_YOUR_TURN),
        ("to roll", BLACK, intents.TakeCube(), Refusal.NOT_NOW),
        ("to roll", WHITE, intents.OfferResignation(Kind.SINGLE), Refusal.NOT_YOUR_TURN),
        ("to roll", BLACK, intents.StartNextGame(), Refusal.NOT_NOW),
        ("doubled", WHITE, intents.Roll(), Refusal.ANSWER_FIRST),
        ("doubled", WHITE, PLAY_31, Refusal.ANSWER_FIRST),
        ("doubled", WHITE, intents.Undo(), Refusal.ANSWER_FIRST),
        ("doubled", WHITE, intents.OfferResignation(Kind.SINGLE), Refusal.ANSWER_FIRST),
        ("doubled", WHITE, intents.OfferDouble(), Refusal.ANSWER_FIRST),
        ("doubled", BLACK, intents.TakeCube(), Refusal.NOT_YOUR_TURN),
        ("beavered", BLACK, intents.BeaverCube(), Refusal.NO_BEAVER),
        ("beavered", WHITE, intents.TakeCube(), Refusal.NOT_YOUR_TURN),
        ("taken", BLACK, intents.OfferDouble(), Refusal.CUBE_NOT_YOURS),
        ("resigned", BLACK, intents.Roll(), Refusal.ANSWER_FIRST),
        ("resigned", WHITE, PLAY_31, Refusal.NOT_YOUR_TURN),
        ("game over", WHITE, intents.Roll(), Refusal.NOT_NOW),
        ("closed", WHITE, intents.StartNextGame(), Refusal.MATCH_OVER),
    ],
)
def test_reasons(stage: str, side: Side, intent: Intent, code: Refusal) -> None:
    assert at(stage).why_not(side, intent) is code


def test_every_fault_of_a_move_is_a_refusal_of_the_same_name() -> None:
    for fault in PlayFault:
        assert Refusal(fault.value).name == fault.name


@pytest.mark.parametrize(
    ("moves", "code"),
    [
        (((7, 4, 3),), Refusal.NO_CHECKER),
        (((99, 96, 3),), Refusal.NO_CHECKER),
        (((8, 2, 6),), Refusal.NO_SUCH_DIE),
        (((8, 6, 3),), Refusal.NO_SUCH_DIE),
        (((13, 12, 1),), Refusal.POINT_CLOSED),
        (((8, 5, 3), (13, 12, 1)), Refusal.POINT_CLOSED),
        (((8, 5, 3), (8, 5, 3)), Refusal.NO_SUCH_DIE),
        ((), Refusal.NO_CHECKER),
    ],
)
def test_checker_moves_are_refused_with_their_reason(
    moves: tuple[tuple[int, int, int], ...], code: Refusal
) -> None:
    intent = intents.MoveChecker(tuple(CheckerMove(*move) for move in moves))

    assert at("to play").why_not(WHITE, intent) is code


@pytest.mark.parametrize(
    ("rules", "code"),
    [
        (MatchRules.money(cube=False), Refusal.CUBE_OFF),
        (MatchRules.match(1), Refusal.CUBE_OFF),
        (MatchRules.match(5), None),
    ],
)
def test_the_rules_of_the_match_decide_about_the_cube(
    rules: MatchRules, code: Refusal | None
) -> None:
    assert at("to roll", rules).why_not(BLACK, intents.OfferDouble()) is code


def test_the_crawford_game_has_no_cube() -> None:
    session = at("game over", MatchRules.match(2))
    for side, intent in (
        (WHITE, intents.StartNextGame()),
        (WHITE, intents.ThrowOpening()),
    ):
        session.submit(side, intent)

    for side in Side:
        assert session.why_not(side, intents.OfferDouble()) is Refusal.CRAWFORD


def test_dice_cannot_be_typed_before_they_are_wanted() -> None:
    session = new_session(dice=TypedDice(), kind=DiceKind.TYPED)

    assert session.why_not(WHITE, intents.TypeDice(3, 1)) is Refusal.NOT_NOW
    session.submit(WHITE, intents.ThrowOpening())
    assert session.why_not(WHITE, intents.TypeDice(3, 1)) is None
