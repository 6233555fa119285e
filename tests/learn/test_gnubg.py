"""GNU Backgammon, where it is installed, finds the same about the boards as the pages say."""

import re
from collections.abc import Iterator

import pytest

from game.engine.movegen import legal_plays
from game.engine.notation import parse_play
from game.engine.position_id import format_position_id
from game.learn.illustration import Illustration
from tests.benchmarks import gnubg
from tests.support.illustrations import shipped

BOARDS = {name: board for name, board in shipped().items() if not board.position.is_over}
PIPS = re.compile(r"The pip counts are: \w+ (\d+), \w+ (\d+)\.")
PLAY = re.compile(r"^ *\d+\. Cube\w+ \d-ply +(.+?) +Eq\.: +([+-]\d+\.\d+)", re.MULTILINE)
ACTION = re.compile(r"Proper cube action: (.+?)(?: \(.*)?$", re.MULTILINE)
CUBE = re.compile(r"^\d\. (Double, pass|Double, take|No double) +([+-]\d+\.\d+)", re.MULTILINE)

pytestmark = pytest.mark.skipif(
    gnubg.PROGRAM is None, reason="GNU Backgammon is not installed (Debian package gnubg)"
)


def commands(board: Illustration) -> Iterator[str]:
    yield "set turn 1"
    yield f"set board {format_position_id(board.position)}"
    yield "show pipcount"
    if board.roll is not None:
        yield f"set dice {board.roll.high} {board.roll.low}"
        yield "hint 99"
    elif "cube_action" in claims_of(board):
        yield "hint"


@pytest.fixture(scope="module")
def said() -> dict[str, str]:
    """What the program says about each board, from its pip counts on."""
    output = gnubg.said([line for board in BOARDS.values() for line in commands(board)])
    starts = [match.start() for match in PIPS.finditer(output)]
    assert len(starts) == len(BOARDS)
    parts = [output[a:b] for a, b in zip(starts, [*starts[1:], None], strict=True)]
    return dict(zip(BOARDS, parts, strict=True))


def test_it_counts_the_same_pips(said: dict[str, str]) -> None:
    for name, board in BOARDS.items():
        counts = PIPS.match(said[name])
        position = board.position
        assert counts is not None
        assert [*map(int, counts.groups())] == [position.pip_count, position.opponent_pip_count]


def test_it_finds_the_same_plays(said: dict[str, str], capsys: pytest.CaptureFixture[str]) -> None:
    with_dice = {name: board for name, board in BOARDS.items() if board.roll is not None}
    for name, board in with_dice.items():
        ours = {play.result for play in legal_plays(board.position, board.roll)}
        theirs = [
            parse_play(text, board.position, board.roll).result
            for text, _ in PLAY.findall(said[name])
        ]
        assert len(theirs) == len(ours), name
        assert set(theirs) == ours, name

    with capsys.disabled():
        print(f"\nGNU Backgammon finds the same pips on {len(BOARDS)} boards", end="")
        print(f" and the same plays on {len(with_dice)}")


def test_it_judges_the_same_play_best(said: dict[str, str]) -> None:
    for name, board in BOARDS.items():
        claimed = claims_of(board).get("best_play")
        if isinstance(claimed, dict):
            (best, equity), (_, next_equity), *_ = PLAY.findall(said[name])
            best_of_ours = parse_play(claimed["play"], board.position, board.roll)
            assert parse_play(best, board.position, board.roll).result == best_of_ours.result
            assert float(equity) - float(next_equity) >= claimed["margin"]


def test_it_handles_the_cube_in_the_same_way(said: dict[str, str]) -> None:
    for name, board in BOARDS.items():
        claimed = claims_of(board).get("cube_action")
        if isinstance(claimed, dict):
            (action,) = ACTION.findall(said[name])
            worth = {choice: float(equity) for choice, equity in CUBE.findall(said[name])}
            answers = worth["Double, take"] - worth["Double, pass"]
            assert action.replace("Redouble", "Double").lower() == claimed["action"], name
            assert abs(answers) >= claimed["margin"], name


def claims_of(board: Illustration) -> dict[str, object]:
    return {claim.key: claim.value for claim in board.claims}
