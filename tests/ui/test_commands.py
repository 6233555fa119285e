"""From gestures to intents, and the sentences that say why something isn't possible."""

import pytest

from game.engine.match import MatchRules
from game.engine.types import BAR, OFF, Side
from game.i18n import Words
from game.paths import assets
from game.session.events import Refusal, Refused
from game.session.intents import Confirm, MoveChecker, Roll
from game.session.session import MatchSession
from game.ui.board.commands import Commands
from game.ui.board.messages import Messages
from tests.support.boards import board
from tests.support.fakes import new_session
from tests.support.places import rules_case, session_at, session_of


def commands_at(text: str, dice: tuple[int, int]) -> Commands:
    return Commands(session_at(board(text), dice))


def sentence(commands: Commands, refused: Refused) -> str:
    words = Words("en", assets() / "locale")
    return Messages(words, commands.session, "Rosa").sentence(refused)


def test_lit_points_are_exactly_the_points_where_a_drop_is_taken() -> None:
    for case in ("R01", "R03", "R08", "R49", "R60"):
        try:
            rules_case(case)
        except StopIteration:
            continue
        session = session_of(case)
        commands = Commands(session)
        for source in commands.movable():
            lit = set(commands.landings(source))
            for target in range(BAR):
                intent = commands.move(source, target)
                assert (intent is not None) == (target in lit)
                assert intent is None or session.allows(Side.WHITE, intent)


def test_bearing_off_prefers_one_die_over_two() -> None:
    commands = commands_at("x 3:2 2:2 1:3 | o 6:3 8:2", (3, 1))

    assert len(commands.landings(3)[OFF].moves) == 1


def test_the_die_shown_first_is_played_first() -> None:
    commands = commands_at("x 8:3 6:5 13:5 24:2 | o 24:2 13:5 8:3 6:5", (3, 1))

    high_first = commands.landings(8)[4].moves[0].die
    commands.swapped = True

    assert (high_first, commands.landings(8)[4].moves[0].die) == (3, 1)


def test_a_hit_on_the_way_is_not_a_hit_at_the_end() -> None:
    commands = commands_at("x 8:2 6:2 | o 22:1 6:3", (5, 2))

    landings = commands.landings(8)

    assert landings[3].hits
    assert not landings[1].hits
    assert landings[1].pips == 7


@pytest.mark.parametrize(
    ("text", "dice", "source", "target", "code", "told"),
    [
        (
            "x 13:2 6:3 | o 24:2 6:3",
            (3, 1),
            13,
            5,
            Refusal.NO_SUCH_DIE,
            "From 13 to 5 is 8 pips. Left to play: 3, 1.",
        ),
        (
            "x 13:2 6:3 | o 15:2 6:3",
            (3, 1),
            13,
            10,
            Refusal.POINT_CLOSED,
            "Point 10 is closed: Rosa has 2 checkers there.",
        ),
        (
            "x 13:2 6:3 | o 15:2 13:2",
            (3, 1),
            13,
            9,
            Refusal.POINT_CLOSED,
            "The way stops at point 10, which Rosa holds.",
        ),
        (
            "x bar:2 6:3 | o 15:2 6:3",
            (3, 1),
            6,
            5,
            Refusal.ENTER_FIRST,
            "Your 2 checkers on the bar must enter first.",
        ),
        (
            "x 13:1 6:3 | o 15:2 6:3",
            (6, 1),
            6,
            OFF,
            Refusal.NOT_ALL_HOME,
            "Bear off only when all your checkers are home, on points 1 to 6.",
        ),
        (
            "x 6:1 4:3 | o 15:2 6:3",
            (5, 1),
            4,
            OFF,
            Refusal.HIGHER_CHECKER_FIRST,
            "With the 5, the checker on 6 goes first.",
        ),
        (
            "x 6:3 | o 15:2 6:3",
            (5, 1),
            6,
            8,
            Refusal.NO_SUCH_DIE,
            "Your checkers move from high points to low ones, never back.",
        ),
    ],
    ids=[
        "no die",
        "closed",
        "closed on the way",
        "bar",
        "not home",
        "higher first",
        "backwards",
    ],
)
def test_a_refused_drop_says_why(
    text: str, dice: tuple[int, int], source: int, target: int, code: Refusal, told: str
) -> None:
    commands = commands_at(text, dice)

    refused = commands.refusal(source, target)

    assert refused.code is code
    assert sentence(commands, refused) == told


def test_the_only_way_to_play_both_dice_is_told() -> None:
    commands = commands_at("x 13:1 7:1 | o 13:2 15:2 16:2 20:2", (6, 2))

    refused = commands.refusal(13, 7)

    assert refused.code is Refusal.BOTH_DICE
    only_way = "As many dice as possible must be played: 13/11 7/1 is the only way."
    assert sentence(commands, refused) == only_way


def test_a_checker_that_cannot_move_says_why() -> None:
    commands = commands_at("x 24:2 6:3 | o 6:2 7:2 8:2", (6, 5))

    refused = commands.refusal_from(24)

    assert refused.code is Refusal.POINT_CLOSED
    assert sentence(commands, refused).startswith("Point 1")


def test_every_refusal_has_a_sentence_of_its_own() -> None:
    session = new_session(rules=MatchRules.match(5))
    messages = Messages(Words("en", assets() / "locale"), session, "Rosa")

    said = {code: messages.sentence(Refused(Side.WHITE, code)) for code in Refusal}

    assert all(said.values())


@pytest.mark.parametrize(
    ("make", "intent"),
    [
        (lambda: session_at(board("x 6:3 | o 6:3")), Roll()),
        (lambda: session_at(board("x 6:3 | o 6:3"), (2, 1)), None),
        (lambda: session_at(board("x bar:1 | o 1:2 2:2 3:2 4:2 5:2 6:2"), (2, 1)), Confirm()),
    ],
    ids=["to roll", "to play", "no move"],
)
def test_the_main_intent(make, intent) -> None:  # type: ignore[no-untyped-def]
    session: MatchSession = make()

    assert Commands(session).main_intent() == intent


def test_there_is_nothing_to_do_on_the_computers_turn() -> None:
    session = session_at(board("x 6:3 | o 6:3"), (2, 1), side=Side.BLACK)
    commands = Commands(session)

    assert commands.movable() == ()
    assert commands.move(6, 5) is None
    assert isinstance(commands.refusal_from(6), Refused)


def test_a_move_is_an_intent_of_the_session() -> None:
    commands = commands_at("x 8:3 6:5 | o 8:3 6:5", (3, 1))

    intent = commands.move(8, 4)

    assert isinstance(intent, MoveChecker)
    assert [move.die for move in intent.moves] == [3, 1]
