import pytest

from game.engine.cube import Cube
from game.engine.dice import Roll, SealedDice, TypedDice
from game.engine.match import MatchRules, MatchScore
from game.engine.outcome import Kind, Reason
from game.engine.play import CheckerMove
from game.engine.position import Position
from game.engine.state import Phase
from game.engine.types import Side
from game.session import events, intents
from game.session.events import Event, Refusal
from game.session.intents import Intent
from game.session.session import SESSION_GAMES, MatchSession
from game.session.setup import DiceKind
from tests.support.fakes import new_session

WHITE, BLACK = Side.WHITE, Side.BLACK
FIVE_POINT = (CheckerMove(8, 5, 3), CheckerMove(6, 5, 1))
BLACK_24_13 = (CheckerMove(24, 18, 6), CheckerMove(18, 13, 5))


def run(session: MatchSession, *steps: tuple[Side, Intent]) -> list[Event]:
    """Submit all, none of which may be refused."""
    happened: list[Event] = []
    for side, intent in steps:
        happened += session.submit(side, intent)
    assert not [event for event in happened if isinstance(event, events.Refused)]
    return happened


def opened(*throws: tuple[int, int], **given: object) -> MatchSession:
    """A session after its opening throw."""
    session = new_session(*throws, **given)  # type: ignore[arg-type]
    run(session, (WHITE, intents.ThrowOpening()))
    return session


def test_a_new_match_starts_with_its_board_and_seal() -> None:
    session = new_session(dice=SealedDice(bytes(32), "phrase"))

    (started,) = session.opening_events()

    assert started == events.GameStarted(1, session.state)
    assert session.state.phase is Phase.OPENING
    assert session.seal == SealedDice(bytes(32)).seal
    assert (session.record.secret, session.record.phrase) == (bytes(32), "phrase")
    assert session.revealed_secret is None


def test_opening_ties_are_told_and_thrown_again() -> None:
    session = new_session((3, 3), (2, 5))

    tie = run(session, (WHITE, intents.ThrowOpening()))
    start = run(session, (WHITE, intents.ThrowOpening()))

    assert tie == [events.OpeningThrown(3, 3, None)]
    assert start == [events.OpeningThrown(2, 5, BLACK)]
    assert session.turn is not None
    assert (session.state.to_act, session.turn.roll) == (BLACK, Roll(5, 2))


def test_an_automatic_double_is_told() -> None:
    session = new_session((3, 3), rules=MatchRules.money(automatic_doubles=True))

    assert run(session, (WHITE, intents.ThrowOpening())) == [
        events.OpeningThrown(3, 3, None),
        events.CubeTurnedByTie(2),
    ]


def test_checkers_move_one_by_one_and_the_turn_ends_when_confirmed() -> None:
    session = opened((3, 1))

    moved = run(session, (WHITE, intents.MoveChecker(FIVE_POINT[:1])))
    assert moved == [events.CheckerMoved(WHITE, FIVE_POINT[0], hit=False)]
    assert session.record.pending == FIVE_POINT[:1]

    run(session, (WHITE, intents.MoveChecker(FIVE_POINT[1:])))
    assert session.state.to_act is WHITE

    ended = run(session, (WHITE, intents.Confirm()))
    assert ended == [events.TurnEnded(WHITE, Roll(3, 1), FIVE_POINT)]
    assert (session.state.to_act, session.turn, session.record.pending) == (BLACK, None, ())


def test_several_moves_in_one_intent_are_all_or_nothing() -> None:
    session = opened((6, 5), (3, 1))
    over_the_point = (CheckerMove(24, 18, 6), CheckerMove(18, 17, 1))

    refused = session.submit(WHITE, intents.MoveChecker(over_the_point))

    assert [type(event) for event in refused] == [events.Refused]
    assert session.turn is not None
    assert session.turn.moves == ()
    assert run(session, (WHITE, intents.MoveChecker(BLACK_24_13)))[-1] == events.CheckerMoved(
        WHITE, BLACK_24_13[1], hit=False
    )


def test_a_hit_is_told_and_undone() -> None:
    session = opened((4, 2), (6, 4))
    run(
        session,
        (WHITE, intents.MoveChecker((CheckerMove(24, 20, 4), CheckerMove(13, 11, 2)))),
        (WHITE, intents.Confirm()),
        (BLACK, intents.Roll()),
    )
    path = (CheckerMove(24, 18, 6), CheckerMove(18, 14, 4))

    moved = run(session, (BLACK, intents.MoveChecker(path)))
    undone = run(session, (BLACK, intents.Undo()), (BLACK, intents.Undo()))

    assert moved == [
        events.CheckerMoved(BLACK, path[0], hit=False),
        events.CheckerMoved(BLACK, path[1], hit=True),
    ]
    assert undone == [
        events.MoveUndone(BLACK, path[1], hit=True),
        events.MoveUndone(BLACK, path[0], hit=False),
    ]
    assert session.turn is not None
    assert session.turn.position == session.state.position


def test_a_double_and_a_take() -> None:
    session = opened((3, 1), (6, 5))
    run(session, (WHITE, intents.MoveChecker(FIVE_POINT)), (WHITE, intents.Confirm()))

    happened = run(session, (BLACK, intents.OfferDouble()), (WHITE, intents.TakeCube()))

    assert happened == [events.CubeOffered(BLACK, 2), events.CubeTaken(WHITE, 2)]
    assert session.state.cube == Cube(2, WHITE)
    assert session.state.to_act is BLACK


def test_a_pass_ends_the_game_and_the_next_one_starts() -> None:
    session = opened((3, 1), (6, 5))
    run(session, (WHITE, intents.MoveChecker(FIVE_POINT)), (WHITE, intents.Confirm()))

    passed, ended = run(session, (BLACK, intents.OfferDouble()), (WHITE, intents.PassCube()))[1:]

    assert passed == events.CubePassed(WHITE)
    assert isinstance(ended, events.GameEnded)
    assert (ended.outcome.winner, ended.outcome.points) == (BLACK, 1)
    assert ended.outcome.reason is Reason.PASSED
    (started,) = run(session, (WHITE, intents.StartNextGame()))
    assert isinstance(started, events.GameStarted)
    assert (started.number, started.state.score) == (2, MatchScore(0, 1))


def test_a_beaver_is_answered_by_the_doubler() -> None:
    session = opened((3, 1), (6, 5), rules=MatchRules.money(beavers=True))
    run(session, (WHITE, intents.MoveChecker(FIVE_POINT)), (WHITE, intents.Confirm()))

    happened = run(
        session,
        (BLACK, intents.OfferDouble()),
        (WHITE, intents.BeaverCube()),
        (BLACK, intents.TakeCube()),
    )

    assert happened == [
        events.CubeOffered(BLACK, 2),
        events.CubeTaken(WHITE, 2),
        events.CubeOffered(WHITE, 4),
        events.CubeTaken(WHITE, 4, beaver=True),
    ]
    assert session.state.cube == Cube(4, WHITE)
    assert session.state.to_act is BLACK


def test_a_declined_resignation_leaves_the_half_played_turn() -> None:
    session = opened((3, 1))
    run(session, (WHITE, intents.MoveChecker(FIVE_POINT[:1])))
    before = (session.state, session.turn, session.record.pending)

    happened = run(
        session,
        (WHITE, intents.OfferResignation(Kind.GAMMON)),
        (BLACK, intents.AnswerResignation(accept=False)),
    )

    assert happened == [
        events.ResignationOffered(WHITE, Kind.GAMMON),
        events.ResignationDeclined(BLACK),
    ]
    assert (session.state, session.turn, session.record.pending) == before


def test_an_accepted_resignation_puts_the_half_played_turn_back_first() -> None:
    session = opened((3, 1))
    run(session, (WHITE, intents.MoveChecker(FIVE_POINT[:1])))

    happened = run(
        session,
        (WHITE, intents.OfferResignation(Kind.SINGLE)),
        (BLACK, intents.AnswerResignation(accept=True)),
    )

    undone, ended = happened[1:]
    assert undone == events.MoveUndone(WHITE, FIVE_POINT[0], hit=False)
    assert isinstance(ended, events.GameEnded)
    assert (ended.outcome.winner, session.record.pending) == (BLACK, ())
    assert session.state.position == Position.start()


def test_the_secret_is_open_once_the_match_is_over() -> None:
    session = new_session(dice=SealedDice(bytes(32)), rules=MatchRules.match(2))
    while session.state.on_roll is None:
        run(session, (WHITE, intents.ThrowOpening()))
    loser = session.state.on_roll

    run(session, (loser, intents.OfferResignation(Kind.GAMMON)))
    assert session.revealed_secret is None
    ended = run(session, (loser.other, intents.AnswerResignation(accept=True)))

    assert ended[-1] == events.MatchEnded(loser.other)
    assert session.revealed_secret == bytes(32)
    assert session.why_not(WHITE, intents.StartNextGame()) is Refusal.MATCH_OVER


def test_a_money_session_is_closed_between_games_and_opens_its_dice() -> None:
    session = new_session(dice=SealedDice(bytes(32)), rules=MatchRules.money())
    while session.state.on_roll is None:
        run(session, (WHITE, intents.ThrowOpening()))
    loser = session.state.on_roll
    assert session.why_not(WHITE, intents.EndSession()) is Refusal.NOT_NOW
    run(
        session,
        (loser, intents.OfferResignation(Kind.SINGLE)),
        (loser.other, intents.AnswerResignation(accept=True)),
    )
    assert session.revealed_secret is None

    (ended,) = run(session, (WHITE, intents.EndSession()))

    assert ended == events.SessionEnded(MatchScore().plus(loser.other, 1))
    assert session.revealed_secret == bytes(32)
    assert session.why_not(WHITE, intents.StartNextGame()) is Refusal.MATCH_OVER
    assert MatchSession.resume(session.record).revealed_secret == bytes(32)


def test_a_money_session_ends_by_itself_after_its_last_game() -> None:
    session = new_session(dice=SealedDice(bytes(32)), rules=MatchRules.money())
    for number in range(1, SESSION_GAMES + 1):
        assert session.state.game_number == number
        assert not session.is_over
        while session.state.on_roll is None:
            run(session, (WHITE, intents.ThrowOpening()))
        loser = session.state.on_roll
        happened = run(
            session,
            (loser, intents.OfferResignation(Kind.SINGLE)),
            (loser.other, intents.AnswerResignation(accept=True)),
        )
        if number < SESSION_GAMES:
            run(session, (WHITE, intents.StartNextGame()))

    assert happened[-1] == events.SessionEnded(session.state.score)
    assert session.revealed_secret == bytes(32)
    assert session.why_not(WHITE, intents.StartNextGame()) is Refusal.MATCH_OVER
    assert MatchSession.resume(session.record).is_over


def after_two_turns(human: Side = WHITE) -> MatchSession:
    """White has played 31, black 65, and white has rolled 42."""
    session = opened((3, 1), (6, 5), (4, 2), (6, 6), human=human)
    run(
        session,
        (WHITE, intents.MoveChecker(FIVE_POINT)),
        (WHITE, intents.Confirm()),
        (BLACK, intents.Roll()),
        (BLACK, intents.MoveChecker(BLACK_24_13)),
        (BLACK, intents.Confirm()),
        (WHITE, intents.Roll()),
    )
    return session


def test_a_turn_taken_back_meets_the_same_dice() -> None:
    session = after_two_turns()

    (taken,) = run(session, (WHITE, intents.TakeBackTurn()))

    assert isinstance(taken, events.TurnTakenBack)
    assert taken.state == session.state
    assert session.turn is not None
    assert (session.turn.roll, session.turn.position) == (Roll(3, 1), Position.start())

    other = (CheckerMove(24, 23, 1), CheckerMove(13, 10, 3))
    happened = run(
        session,
        (WHITE, intents.MoveChecker(other)),
        (WHITE, intents.Confirm()),
        (BLACK, intents.Roll()),
        (BLACK, intents.MoveChecker(BLACK_24_13)),
        (BLACK, intents.Confirm()),
        (WHITE, intents.Roll()),
    )
    rolled = [event.roll for event in happened if isinstance(event, events.DiceRolled)]
    assert rolled == [Roll(6, 5), Roll(4, 2)]


def test_what_was_taken_back_stays_on_record() -> None:
    session = after_two_turns()
    entries = session.record.entries

    run(session, (WHITE, intents.TakeBackTurn()))

    assert session.record.entries[: len(entries)] == entries
    assert len(session.record.entries) == len(entries) + 1
    assert len(session.record.line) == 1


def test_a_turn_is_taken_back_from_under_the_computers_double() -> None:
    session = opened((3, 1))
    run(
        session,
        (WHITE, intents.MoveChecker(FIVE_POINT)),
        (WHITE, intents.Confirm()),
        (BLACK, intents.OfferDouble()),
        (WHITE, intents.TakeBackTurn()),
    )

    assert (session.state.phase, session.state.to_act) == (Phase.TO_PLAY, WHITE)
    assert session.state.cube == Cube()


@pytest.mark.parametrize("side", Side)
def test_only_the_person_takes_back_and_only_what_was_played(side: Side) -> None:
    fresh = opened((3, 1))
    played = after_two_turns(human=WHITE)

    assert fresh.why_not(side, intents.TakeBackTurn()) is Refusal.NOTHING_TO_TAKE_BACK
    assert played.allows(side, intents.TakeBackTurn()) is (side is WHITE)


def test_nothing_is_taken_back_from_a_finished_game() -> None:
    session = after_two_turns()
    run(
        session,
        (WHITE, intents.OfferResignation(Kind.SINGLE)),
        (BLACK, intents.AnswerResignation(accept=True)),
    )
    assert not session.allows(WHITE, intents.TakeBackTurn())

    run(session, (WHITE, intents.StartNextGame()))
    assert not session.allows(WHITE, intents.TakeBackTurn())


def test_typed_dice_are_asked_for_and_then_fall() -> None:
    session = new_session(dice=TypedDice(), kind=DiceKind.TYPED)

    assert run(session, (WHITE, intents.ThrowOpening())) == [events.DiceWanted(None)]
    assert session.dice_wanted
    assert session.why_not(WHITE, intents.TypeDice(0, 9)) is Refusal.NO_SUCH_DICE
    assert run(session, (WHITE, intents.TypeDice(3, 1))) == [events.OpeningThrown(3, 1, WHITE)]
    run(session, (WHITE, intents.MoveChecker(FIVE_POINT)), (WHITE, intents.Confirm()))

    assert run(session, (BLACK, intents.Roll())) == [events.DiceWanted(BLACK)]
    assert session.why_not(BLACK, intents.OfferDouble()) is Refusal.DICE_NOT_TYPED
    move = intents.MoveChecker(FIVE_POINT[:1])
    assert session.why_not(BLACK, move) is Refusal.DICE_NOT_TYPED
    assert run(session, (WHITE, intents.TypeDice(5, 6))) == [
        events.DiceRolled(BLACK, Roll(6, 5), playable=True)
    ]
    assert not session.dice_wanted


def test_typed_dice_are_not_typed_again_after_a_turn_is_taken_back() -> None:
    session = new_session(dice=TypedDice(), kind=DiceKind.TYPED)
    run(
        session,
        (WHITE, intents.ThrowOpening()),
        (WHITE, intents.TypeDice(3, 1)),
        (WHITE, intents.MoveChecker(FIVE_POINT)),
        (WHITE, intents.Confirm()),
        (BLACK, intents.Roll()),
        (WHITE, intents.TypeDice(5, 6)),
        (WHITE, intents.TakeBackTurn()),
    )
    resumed = MatchSession.resume(session.record)

    happened = run(
        resumed,
        (WHITE, intents.MoveChecker(FIVE_POINT)),
        (WHITE, intents.Confirm()),
        (BLACK, intents.Roll()),
    )

    assert happened[-1] == events.DiceRolled(BLACK, Roll(6, 5), playable=True)


def test_t05_a_match_resumes_to_the_very_checker() -> None:
    dice = SealedDice(bytes(32))
    session = new_session(dice=dice)
    while session.turn is None:
        run(session, (WHITE, intents.ThrowOpening()))
    side = session.state.on_roll
    assert side is not None
    run(session, (side, intents.MoveChecker(session.turn.next_moves()[:1])))

    resumed = MatchSession.resume(session.record)

    assert resumed.turn == session.turn
    assert resumed.state == session.state
    assert resumed.seal == dice.seal
    assert run(resumed, (side, intents.Undo())) == run(session, (side, intents.Undo()))
