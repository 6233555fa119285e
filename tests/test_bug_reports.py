"""Faults reported of other backgammon programs, tried at our table: rules, cube, AI at the cube.

Each test names the report; the cases R.., K.. are those of the reference data. What the person
sees and does with the mouse is in tests/ui/test_bug_reports.py.
"""

import os
import subprocess
import sys
from collections.abc import Iterable
from dataclasses import replace
from importlib.metadata import distributions
from pathlib import Path

import pytest

from game.engine.ai.brain import load_brain
from game.engine.ai.levels import LEVELS
from game.engine.cube import Cube
from game.engine.match import MatchRules, MatchScore
from game.engine.movegen import legal_plays
from game.engine.outcome import Kind
from game.engine.play import CheckerMove
from game.engine.position import Position
from game.engine.state import Phase
from game.engine.types import BAR, OFF, Side
from game.session import intents
from game.session.conductor import Conductor
from game.session.events import Refusal, Refused, TurnEnded
from game.session.session import MatchSession
from game.session.thinking import ImmediateThinking
from game.ui.board.commands import Commands
from tests.support.boards import board
from tests.support.places import rules_case, session_at, session_of

WHITE, BLACK = Side.WHITE, Side.BLACK
SIDES = pytest.mark.parametrize("human", [WHITE, BLACK], ids=["white", "black"])
START = Position.start()


def move(session: MatchSession, *moves: tuple[int, int, int]) -> Refusal | None:
    """The person moves checkers; why not, if not."""
    steps = tuple(CheckerMove(*one) for one in moves)
    answer = session.submit(session.setup.human, intents.MoveChecker(steps))
    return next((event.code for event in answer if isinstance(event, Refused)), None)


def confirm(session: MatchSession) -> Refusal | None:
    """The person ends the turn; why not, if not."""
    answer = session.submit(session.setup.human, intents.Confirm())
    return next((event.code for event in answer if isinstance(event, Refused)), None)


def play_all(session: MatchSession, moves: Iterable[CheckerMove]) -> None:
    """The person makes a whole play, checker by checker, and ends the turn."""
    for one in moves:
        assert move(session, (one.source, one.target, one.die)) is None
    assert confirm(session) is None


# --- a rules -------------------------------------------------------------------------------


@SIDES
def test_b001_half_a_move_does_not_end_the_turn(human: Side) -> None:
    session = session_of("R01", human=human)

    assert move(session, (8, 2, 6)) is None
    assert confirm(session) is Refusal.TURN_UNFINISHED
    assert move(session, (24, 22, 2)) is None
    assert confirm(session) is None


WHOLE_TURNS = (
    "R01 R03 R06 R07 R08 R10 R11 R13 R15 R16 R17 R18 R24 R26 R27 R28 R34 R35 R36 R42 R43 R46 R47"
    " R49 R51 R52 R54 R56 R64"
)
CASES_OF_WHOLE_TURNS = WHOLE_TURNS.split()


@SIDES
@pytest.mark.parametrize("case", CASES_OF_WHOLE_TURNS)
def test_b003_b005_b008_b023_every_listed_play_can_be_made_by_hand(case: str, human: Side) -> None:
    """B003, B005, B006, B008, B013, B017, B019, B023, B025: no number is declared dead."""
    for listed in rules_case(case)["expected"]["legal_plays"]:
        session = session_of(case, human=human)
        assert session.turn is not None
        plays = legal_plays(session.turn.start, session.turn.roll)
        (wanted,) = (one for one in plays if list(one.result.points) == listed["result"])

        play_all(session, wanted.moves)

        after = session.state.position_of(human)
        assert list(after.points) == listed["result"]


@SIDES
@pytest.mark.parametrize("case", CASES_OF_WHOLE_TURNS)
def test_b006_b009_moves_that_break_the_whole_turn_are_refused(case: str, human: Side) -> None:
    """B006, B009, B034: and nothing changes."""
    for source, target, die in rules_case(case)["expected"]["illegal_first_moves_that_look_legal"]:
        session = session_of(case, human=human)
        before = session.turn, session.state, session.record

        refused = move(session, (source, target, die))

        assert refused in (Refusal.BOTH_DICE, Refusal.LARGER_DIE)
        assert (session.turn, session.state, session.record) == before


@SIDES
@pytest.mark.parametrize("case", ["R14", "R21", "R22", "R25"])
def test_b010_a_roll_without_a_move_is_passed_with_one_click(case: str, human: Side) -> None:
    session = session_of(case, human=human)
    before = session.state.position_of(human)

    assert confirm(session) is None

    assert session.state.to_act is human.other
    assert session.state.position_of(human) == before


@SIDES
def test_b013_a_drag_by_the_sum_needs_an_open_stop(human: Side) -> None:
    closed, open_by_eight = (session_of(case, human=human) for case in ("R15", "R16"))

    assert 2 not in Commands(closed).landings(13)
    assert Commands(open_by_eight).landings(13)[2].moves == (
        CheckerMove(13, 8, 5),
        CheckerMove(8, 2, 6),
    )
    assert 7 in Commands(session_of("R17", human=human)).landings(11)


@SIDES
def test_b014_one_die_enters_one_checker(human: Side) -> None:
    session = session_of("R18", human=human)

    assert move(session, (BAR, 23, 2)) is None

    assert session.turn is not None
    assert (session.turn.dice_left, session.turn.is_complete) == ((4,), True)
    assert move(session, (BAR, 23, 2)) is Refusal.NO_SUCH_DIE
    assert confirm(session) is None


@SIDES
def test_b015_other_checkers_move_as_soon_as_the_bar_is_empty(human: Side) -> None:
    session = session_at(
        board("x bar:1 13:5 8:3 6:6 | o 24:2 13:5 8:3 6:5"), (4, 2), side=human, human=human
    )
    commands = Commands(session)

    assert commands.movable() == (BAR,)
    assert move(session, (13, 9, 4)) is Refusal.ENTER_FIRST
    assert move(session, (BAR, 21, 4)) is None
    assert set(commands.movable()) == {13, 8, 6}


@SIDES
def test_b018_both_ways_round_a_blot_can_be_played(human: Side) -> None:
    """Dragged far, the two halves of the point offer one way each."""
    session = session_of("R46", human=human)
    commands = Commands(session)

    halves = [commands.move(13, 8, half) for half in (0, 1)]

    assert {half.moves[0].target for half in halves} == {10, 11}
    assert not session.state.position_of(human).opponent_bar
    assert move(session, (13, 11, 2), (11, 8, 3)) is None
    assert session.turn is not None
    assert session.turn.position.opponent_bar == 0
    session.submit(human, intents.Undo())
    session.submit(human, intents.Undo())
    assert move(session, (13, 10, 3), (10, 8, 2)) is None
    assert session.turn.position.opponent_bar == 1


@SIDES
def test_b019_a_large_die_takes_the_highest_checker_only(human: Side) -> None:
    lower = session_of("R27", human=human)
    assert move(lower, (2, OFF, 5)) is Refusal.HIGHER_CHECKER_FIRST
    assert OFF not in Commands(lower).landings(2)

    assert move(session_of("R28", human=human), (3, OFF, 6)) is Refusal.HIGHER_CHECKER_FIRST


@SIDES
def test_b023_the_tray_opens_when_the_last_checker_is_home(human: Side) -> None:
    session = session_of("R35", human=human)
    commands = Commands(session)

    assert OFF not in commands.landings(6)
    assert move(session, (7, 6, 1)) is None
    assert OFF in commands.landings(6)


@SIDES
def test_b025_a_double_played_in_part_can_be_closed(human: Side) -> None:
    session = session_of("R42", human=human)

    assert move(session, (7, 1, 6)) is None
    assert session.allows(human, intents.Confirm())
    assert confirm(session) is None


@SIDES
def test_b030_the_last_checker_ends_the_game_at_once(human: Side) -> None:
    session = session_of("R33", human=human)

    assert move(session, (3, OFF, 4), (2, OFF, 4), (1, OFF, 4)) is None

    assert session.state.phase is Phase.GAME_OVER
    assert session.state.position_of(human).pip_count == 0
    refused = [intents.Confirm(), intents.Undo(), intents.Roll(), intents.OfferDouble()]
    assert not any(session.allows(side, one) for side in Side for one in refused)


@SIDES
def test_b034_moves_by_dice_that_were_not_rolled_change_nothing(human: Side) -> None:
    session = session_at(START, (5, 3), side=human, human=human)
    before = session.turn

    refusals = [
        move(session, (13, 7, 6)),
        move(session, (10, 7, 3)),
        move(session, (24, 19, 5)),
        move(session, (12, 9, 3)),
        move(session, (6, 3, 5)),
        move(session),
    ]

    assert None not in refusals
    assert session.turn == before


# --- b cube --------------------------------------------------------------------------------


@SIDES
def test_b037_b038_a_cube_is_doubled_once_and_then_belongs_to_the_taker(human: Side) -> None:
    session = session_at(START, side=human, human=human, rules=MatchRules.money())
    values = []

    for doubler in (human, human.other) * 3:
        session._replay.states[-1] = replace(session.state, on_roll=doubler)
        assert session.allows(doubler, intents.OfferDouble())
        session.submit(doubler, intents.OfferDouble())
        session.submit(doubler.other, intents.TakeCube())
        assert session.state.cube.owner is doubler.other
        assert session.state.to_act is doubler
        assert session.why_not(doubler, intents.OfferDouble()) in (
            Refusal.CUBE_NOT_YOURS,
            Refusal.CUBE_AT_LIMIT,
        )
        values.append(session.state.cube.value)

    assert values == [2, 4, 8, 16, 32, 64]


@SIDES
def test_b039_doubling_comes_before_the_roll(human: Side) -> None:
    session = session_at(START, side=human, human=human, throws=((3, 1),))
    assert session.allows(human, intents.OfferDouble())

    session.submit(human, intents.Roll())

    assert session.why_not(human, intents.OfferDouble()) is Refusal.CUBE_AFTER_ROLL


@SIDES
def test_b042_an_offer_is_answered_before_anything_else(human: Side) -> None:
    session = session_at(START, side=human.other, human=human)
    session.submit(human.other, intents.OfferDouble())

    barred = [
        intents.Roll(),
        intents.MoveChecker((CheckerMove(13, 10, 3),)),
        intents.Undo(),
        intents.Confirm(),
        intents.OfferDouble(),
        intents.OfferResignation(Kind.SINGLE),
    ]

    assert not any(session.allows(human, intent) for intent in barred)
    assert session.allows(human, intents.TakeCube())
    assert session.allows(human, intents.PassCube())


@pytest.mark.parametrize("level", [level.key for level in LEVELS])
def test_b045_the_computer_never_offers_a_dead_cube(level: str) -> None:
    """Ahead and one point away, in positions where it would love to double."""
    brain = load_brain(level)
    winning = board("x 6:3 5:3 4:3 3:3 2:3 | o 24:2 13:5 8:3 6:5")
    for score, cube in (
        (MatchScore(white=2, black=4), None),
        (MatchScore(white=0, black=3), Cube(2, BLACK)),
    ):
        rules = MatchRules.match(5)
        session = session_at(
            winning, side=BLACK, rules=rules, score=score, cube=cube, throws=((6, 5),)
        )
        conductor = Conductor(session, brain, ImmediateThinking())

        conductor.tick()

        assert session.state.phase is Phase.TO_PLAY
        assert session.why_not(BLACK, intents.OfferDouble()) is not None


# --- f, where it touches the table ---------------------------------------------------------


@pytest.mark.parametrize("case", ["R14", "R21", "R22", "R25"])
def test_b117_the_computer_passes_a_roll_it_cannot_play(case: str) -> None:
    found = rules_case(case)
    session = session_at(Position.from_points(found["position"]), tuple(found["dice"]), side=BLACK)
    conductor = Conductor(session, load_brain("club"), ImmediateThinking())

    (ended,) = conductor.tick()

    assert isinstance(ended, TurnEnded)
    assert ended.moves == ()


def test_b120_the_roll_with_most_plays_is_answered_soon() -> None:
    found = rules_case("R67")
    session = session_at(Position.from_points(found["position"]), tuple(found["dice"]), side=BLACK)
    conductor = Conductor(session, load_brain("club"), ImmediateThinking())

    ended = conductor.tick()[-1]

    assert isinstance(ended, TurnEnded)
    assert len(ended.moves) == 4


# --- e packaging, as far as the source shows it ----------------------------------------------


WITHOUT_A_SCREEN = """
import sys
import pygame
from game.__main__ import main

def fails():
    raise pygame.error("no such driver")

pygame.display.init = fails
sys.exit(main(["--data-dir", sys.argv[1]]))
"""


def test_b105_a_start_that_fails_is_written_down(tmp_path: Path) -> None:
    """Also where nobody listens: neither standard output nor error is there."""
    done = subprocess.run(
        [sys.executable, "-c", WITHOUT_A_SCREEN, str(tmp_path)],
        cwd=Path(__file__).parents[1],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        timeout=60,
        check=False,
    )

    assert done.returncode == 1
    log = (tmp_path / "log" / "fairgammon.log").read_text(encoding="utf-8")
    assert "No window: no such driver" in log
    assert "Traceback" in log


def test_b102_b111_the_game_starts_from_any_folder_without_any_settings_of_a_shell(
    tmp_path: Path,
) -> None:
    """As it does from a file manager: in the uppermost folder, with next to no environment."""
    root = Path(__file__).parents[1]
    needed = ("SDL_VIDEODRIVER", "SDL_AUDIODRIVER", "SYSTEMROOT")
    done = subprocess.run(
        [sys.executable, "-m", "game", "--first-frame", "--data-dir", str(tmp_path / "home")],
        cwd=tmp_path.anchor,
        env={name: os.environ[name] for name in needed if name in os.environ}
        | {"PYTHONPATH": str(root)},
        capture_output=True,
        timeout=60,
        check=False,
    )

    assert done.returncode == 0, done.stderr


def test_b104_no_font_of_the_system_is_asked_for() -> None:
    sources = (Path(__file__).parents[1] / "game").rglob("*.py")

    assert not [path for path in sources if "SysFont" in path.read_text(encoding="utf-8")]


def test_b109_the_build_is_not_compressed_and_says_what_it_is() -> None:
    """Both is what virus scanners ask first."""
    spec = (Path(__file__).parents[1] / "build.spec").read_text(encoding="utf-8")

    assert "upx=False" in spec
    assert "upx=True" not in spec
    assert "version=version_resource()" in spec


def test_b114_only_one_pygame_is_there_to_be_built_in() -> None:
    installed = {one.name.lower() for one in distributions() if one.name}

    assert "pygame-ce" in installed
    assert "pygame" not in installed
