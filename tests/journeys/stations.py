"""Stations of one turn: each does what a person would do and checks what came of it."""

from collections.abc import Callable
from pathlib import Path

from game.engine.play import CheckerMove
from game.engine.state import Phase
from game.engine.types import BAR
from game.session.session import MatchSession
from game.ui.board.truth import board_of
from tests.journeys.display import SCREEN, JourneyError
from tests.journeys.prepared import long_ways
from tests.journeys.program import Program, Seen

Pictures = Callable[[str], Path | None]
SMALL, LARGE, USUAL = (900, 640), (1500, 960), (1280, 800)


def expect(holds: bool, sentence: str) -> None:
    """End the journey with a sentence unless something is so."""
    if not holds:
        raise JourneyError(sentence)


def wait_for_truth(game: Program, what: str, fits: Callable[[MatchSession], bool]) -> Seen:
    """Wait until the saved match fits, the board rests and shows exactly that match."""

    def shown(seen: Seen) -> bool:
        if seen["scene"] != "board" or not seen["settled"]:
            return False
        session = game.match()
        return fits(session) and shows(seen, session)

    return game.wait(what, shown)


def shows(seen: Seen, session: MatchSession) -> bool:
    """Whether checkers, dice and cube on the screen are those of the match."""
    truth = board_of(session)
    dice = [[die.mine, die.value, die.used] for die in truth.dice]
    cube = None if truth.cube is None else [truth.cube.value, truth.cube.place.value]
    shown = seen["mine"], seen["theirs"], seen["dice"], seen["cube"]
    return shown == (truth.mine, truth.theirs, dice, cube)


def my_play(session: MatchSession) -> bool:
    """Whether the person has a roll that can be played."""
    turn = session.turn
    mine = session.state.to_act is session.setup.human
    return mine and turn is not None and not turn.is_complete


def roll_until_play(game: Program) -> MatchSession:
    """Roll, take and wait until the person has checkers to move."""

    def mine(session: MatchSession) -> bool:
        no_move = session.turn is not None and not session.turn.can_play
        return session.state.to_act is session.setup.human and not no_move

    while True:
        wait_for_truth(game, "the person's turn", mine)
        session = game.match()
        match session.state.phase:
            case Phase.TO_PLAY:
                return session
            case Phase.CUBE_OFFERED:
                game.click("take")
            case _:
                game.click("roll")
        before = session.record
        game.wait("what follows the click", lambda _seen, was=before: game.match().record != was)


def moves_now(game: Program) -> tuple[CheckerMove, ...]:
    """What has been played of the roll on the board."""
    turn = game.match().turn
    return turn.moves if turn is not None else ()


def carry(game: Program, move: CheckerMove) -> None:
    """Drag one checker by one die, and see it lie there."""
    before = moves_now(game)
    game.drag(move.source, move.target)
    wait_for_truth(
        game,
        f"the checker dragged from {move.source} to {move.target}",
        lambda session: session.turn is None or session.turn.moves == (*before, move),
    )


def finish_turn(game: Program) -> None:
    """Play whatever is left of the roll by dragging, then click Done."""
    while (turn := game.match().turn) is not None and not turn.is_complete:
        carry(game, turn.next_moves()[0])
    game.click("done")
    game.wait("the end of the turn", lambda _: game.match().state.on_roll is not None)


# --- the menu and one turn -----------------------------------------------------------------


def new_game(game: Program, pictures: Pictures) -> None:
    """From the menu to the board, by mouse."""
    game.wait_scene("menu")
    game.picture(pictures("menu"))
    game.click("new game")
    game.wait_scene("new game")
    game.picture(pictures("new-game"))
    game.click("start")
    game.wait_scene("board")
    roll_until_play(game)
    game.picture(pictures("first-turn"))


def drag_and_undo(game: Program, pictures: Pictures) -> None:
    """A drag to a point lights the points on the way; Undo brings the checker back."""
    turn = roll_until_play(game).turn
    assert turn is not None
    move = turn.next_moves()[0]
    lit = set(turn.paths_from(move.source))
    before = game.see()["mine"]
    game.mouse.move(game.checker(move.source))
    game.mouse.press()
    target = game.place(move.target)
    game.mouse.move((target[0] - 30, (target[1] + game.mouse.at[1]) / 2))
    game.wait("the lit points", lambda seen: set(seen["lit"]) == lit)
    game.picture(pictures("dragging"))
    game.mouse.move(target)
    game.mouse.release()
    wait_for_truth(game, "the dragged checker", lambda one: bool(one.turn and one.turn.moves))
    expect(moves_now(game) == (move,), f"the drag played {moves_now(game)} instead of {move}")
    game.picture(pictures("dragged"))
    game.click("undo")
    seen = wait_for_truth(
        game, "the undone move", lambda one: bool(one.turn and not one.turn.moves)
    )
    expect(seen["mine"] == before, "Undo did not bring the checkers back as they were")


def both_dice(game: Program, pictures: Pictures) -> None:
    """One drag over all dice, by the way that the rules leave open."""
    turn = roll_until_play(game).turn
    assert turn is not None
    way = max(long_ways(turn), key=len)
    game.drag(way[0].source, way[-1].target)
    wait_for_truth(
        game, "the drag over several dice", lambda one: bool(one.turn and len(one.turn.moves) > 1)
    )
    expect(len(moves_now(game)) == len(way), f"the drag took {moves_now(game)}, not {way}")
    game.picture(pictures("both-dice"))
    for left in reversed(range(len(way))):
        game.click("undo")
        wait_for_truth(
            game,
            f"{left} moves left after Undo",
            lambda one, left=left: one.turn is not None and len(one.turn.moves) == left,
        )


def refused(game: Program, pictures: Pictures) -> None:
    """A drop where the rules let nobody go: the checker glides home and a sentence says why."""
    turn = roll_until_play(game).turn
    assert turn is not None
    source = turn.next_moves()[0].source
    reachable = turn.paths_from(source)
    wrong = next(point for point in range(1, BAR) if point not in reachable and point != source)
    before = game.see()["mine"]
    game.drag(source, wrong)
    seen = game.wait("a sentence about the refused drop", lambda one: bool(one.get("message")))
    game.picture(pictures("refused"))
    expect(seen["mine"] == before, "the refused checker is not home again")
    expect(not moves_now(game), "a refused drop was played")


def windows(game: Program, pictures: Pictures) -> None:
    """The window in other sizes and over the whole screen; a drag still lands where it should."""
    for name, size in (("small", SMALL), ("large", LARGE)):
        game.mouse.tool("windowsize", game.window, *size)
        game.wait(f"a window of {size}", lambda seen, size=size: seen["window"] == list(size))
        game.picture(pictures(f"window-{name}"))
    turn = roll_until_play(game).turn
    assert turn is not None
    carry(game, turn.next_moves()[-1])
    game.click("undo")
    wait_for_truth(game, "the undone move", lambda one: bool(one.turn and not one.turn.moves))
    game.mouse.key("F11")
    game.wait("full screen", lambda seen: seen["window"] == list(SCREEN))
    game.picture(pictures("full-screen"))
    game.mouse.key("F11")
    game.wait("the window again", lambda seen: seen["window"] == list(LARGE))
    game.mouse.tool("windowsize", game.window, *USUAL)
    # Without a window manager nobody puts the window back where it was.
    game.mouse.tool("windowmove", game.window, 0, 0)
    game.wait("the usual window", lambda seen: seen["window"] == list(USUAL))


def half_a_turn(game: Program) -> Seen:
    """One checker of a roll is moved; the rest is for after the power cut."""
    turn = roll_until_play(game).turn
    assert turn is not None
    carry(game, turn.next_moves()[0])
    return game.see()


def resumed(game: Program, before: Seen, pictures: Pictures) -> None:
    """Continue brings back the same checkers and dice, with the same Undo."""
    game.wait_scene("menu")
    game.picture(pictures("continue"))
    game.click("continue")
    seen = game.wait("the board again", lambda one: one["scene"] == "board" and one["settled"])
    game.picture(pictures("resumed"))
    for part in ("mine", "theirs", "dice", "cube"):
        expect(
            seen[part] == before[part],
            f"after the kill {part} is {seen[part]} and was {before[part]}",
        )
    expect("undo" in seen["buttons"], "the half-played turn cannot be undone after the kill")
    finish_turn(game)
    roll_until_play(game)
