"""Stations in prepared matches: a hit, the bar, bearing off, the cube in all its turns, the win."""

from game.engine.state import Phase
from game.engine.types import BAR, OFF
from game.session.intents import OfferDouble
from game.session.session import MatchSession
from tests.journeys.prepared import hit_of
from tests.journeys.program import Program
from tests.journeys.stations import Pictures, carry, expect, finish_turn, wait_for_truth


def go_on(game: Program) -> MatchSession:
    """From the menu back into a prepared match."""
    game.wait_scene("menu")
    game.click("continue")
    game.wait("the board", lambda one: one["scene"] == "board" and one["settled"])
    return game.match()


def hit(game: Program, pictures: Pictures) -> None:
    """A blot is hit and goes to the bar."""
    move = hit_of(go_on(game))
    assert move is not None
    bar_before = game.see()["theirs"][BAR]
    carry(game, move)
    expect(game.see()["theirs"][BAR] == bar_before + 1, "the blot that was hit is not on the bar")
    game.picture(pictures("hit"))
    game.click("undo")
    seen = wait_for_truth(game, "the undone hit", lambda one: bool(one.turn and not one.turn.moves))
    expect(seen["theirs"][BAR] == bar_before, "after Undo the blot is still on the bar")
    carry(game, move)
    finish_turn(game)


def enter(game: Program, pictures: Pictures) -> None:
    """A checker comes in from the bar."""
    turn = go_on(game).turn
    assert turn is not None
    game.picture(pictures("on-the-bar"))
    carry(game, turn.next_moves()[0])
    expect(game.see()["mine"][BAR] == 0, "the checker is still on the bar")
    game.picture(pictures("entered"))
    finish_turn(game)


def bear_off(game: Program, pictures: Pictures) -> None:
    """A checker is carried to the tray."""
    turn = go_on(game).turn
    assert turn is not None
    move = next(move for move in turn.next_moves() if move.target == OFF)
    before = game.see()["mine"][OFF]
    carry(game, move)
    expect(game.see()["mine"][OFF] == before + 1, "the checker is not in the tray")
    game.picture(pictures("bearing-off"))
    finish_turn(game)


def take(game: Program, pictures: Pictures) -> None:
    """The computer doubles, the person takes and owns the cube."""
    cube = go_on(game).state.cube
    game.wait_button("take")
    game.picture(pictures("double-offered"))
    game.click("take")
    seen = wait_for_truth(game, "the take", lambda one: one.state.cube.value == 2 * cube.value)
    expect(seen["cube"] == [2 * cube.value, "mine"], f"the cube lies there as {seen['cube']}")
    game.picture(pictures("taken"))


def turn_down(game: Program, pictures: Pictures) -> None:
    """The computer doubles, the person passes and loses the game at the old stake."""
    session = go_on(game)
    human, stake = session.setup.human, session.state.cube.value
    before = session.state.score.of(human.other)
    game.wait_button("pass")
    game.click("pass")
    game.wait_scene("results")
    game.picture(pictures("passed"))
    after = game.match().state
    expect(
        after.score.of(human.other) == before + stake,
        f"passing a double of {stake} made {before} into {after.score.of(human.other)}",
    )
    game.click("next game")
    game.wait("the next game", lambda one: one["scene"] == "board")
    expect(game.match().state.game_number == after.game_number + 1, "no next game began")


def double(game: Program, pictures: Pictures) -> None:
    """The person doubles; the computer takes or passes, and the match says so."""
    session = go_on(game)
    expect(session.allows(session.setup.human, OfferDouble()), "the person may not double")
    game.click("double")
    game.wait(
        "an answer to the double",
        lambda _: game.match().state.phase in (Phase.TO_ROLL, Phase.GAME_OVER),
    )
    after = game.match().state
    if after.phase is Phase.GAME_OVER:
        game.wait_scene("results")
    else:
        wait_for_truth(game, "the taken cube", lambda one: one.state.cube.owner is not None)
    game.picture(pictures("my-double"))


def win(game: Program, pictures: Pictures) -> None:
    """The last two checkers go off; the match is won, the results say so."""
    turn = go_on(game).turn
    assert turn is not None
    game.picture(pictures("last-roll"))
    carry(game, turn.next_moves()[0])
    move = game.match().turn
    assert move is not None
    last = move.next_moves()[0]
    game.drag(last.source, last.target)
    game.wait_scene("results")
    game.picture(pictures("match-won"))
    session = game.match()
    expect(session.state.match_winner is session.setup.human, "the match is not won")
    game.click("menu")
    game.wait_scene("menu")
    game.picture(pictures("menu-afterwards"))
