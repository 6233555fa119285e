"""Puts together what lies still on the board: from the board shown, the hand and the keys."""

from dataclasses import replace

from game.ui.board.highlights import (
    StillPicture,
    glows_of,
    hints_of,
    marks_of,
    route_of,
    ways_of,
)
from game.ui.board.stage_moving import Above
from game.ui.board.view import BoardView, CubePlace, Spot
from game.ui.context import Context
from game.ui.scenes.board_control import Control
from game.ui.scenes.board_flow import Flow
from game.ui.scenes.board_hand import Hand
from game.ui.scenes.board_keys import BoardKeys


def still_picture(context: Context, control: Control) -> StillPicture:
    """The picture without whatever is on its way or in the hand."""
    flow, hand = control.flow, control.hand
    picture = replace(lying(flow.view, hand), numbers_mine=counts_from_mine(flow))
    if not flow.idle:
        return picture
    outcome = flow.session.state.outcome
    if outcome is not None:
        result = flow.result()
        return replace(picture, banner=(result.title, result.hint))
    glows = glowing(control) if flow.glow >= 1 else ()
    return with_marks(_with_ways(picture, context, control), flow.view, hand, control.keys, glows)


def counts_from_mine(flow: Flow) -> bool:
    """Whether the points are numbered from the person's side: always from that of the mover.

    While something moves, the match is ahead of the board; whose dice lie there tells the mover.
    Who has to answer a double counts from the own side, too.
    """
    state, view, theirs = flow.session.state, flow.view, flow.human.other
    if flow.idle or view.cube_slide is not None:
        return not (state.on_roll is theirs and state.to_act is theirs)
    return not view.dice or any(die.mine for die in view.dice)


def lying(view: BoardView, hand: Hand) -> StillPicture:
    """What lies on the board, without any marks."""
    mine, theirs = list(view.mine), list(view.theirs)
    if view.shake is not None and mine[view.shake.point]:
        mine[view.shake.point] -= 1
    if hand.source is not None and mine[hand.source]:
        mine[hand.source] -= 1
    if hand.fan is not None:
        (mine if hand.fan.mine else theirs)[hand.fan.point] = 0
    cube = None if view.cube_slide is not None else view.cube
    offered = cube if cube is not None and cube.place is CubePlace.OFFERED else None
    return StillPicture(
        tuple(mine),
        tuple(theirs),
        dice=() if view.dice_motion is not None else view.dice,
        throw=view.throw,
        cube=cube,
        offered_from=offered.home if offered is not None else None,
    )


def _with_ways(picture: StillPicture, context: Context, control: Control) -> StillPicture:
    """Arrows: one's own play once it is complete, else what is advised or the last play."""
    flow = control.flow
    if control.hint.moves:
        return replace(picture, hints=hints_of(flow.view, control.hint.moves))
    turn, view = flow.commands.turn, flow.view
    complete = flow.commands.complete
    if turn is not None and complete and turn.moves:
        own = ways_of(view, turn.moves, mine=True)
        return replace(picture, dice_ready=True, ways=own, own_ways=True)
    wanted = context.settings.last_play_arrows and not (turn is not None and turn.moves)
    ways = ways_of(view, view.last_play, mine=False) if wanted else ()
    return replace(picture, dice_ready=complete, ways=ways)


def with_marks(
    picture: StillPicture, view: BoardView, hand: Hand, keys: BoardKeys, glows: tuple[Spot, ...]
) -> StillPicture:
    """Lit points for the checker that is held or selected, else a glow on those that can move."""
    source, focus = hand.source, keys.spot
    if source is None:
        return replace(picture, glows=glows, focus=focus)
    without = _without(view, source)
    start = view.top(True, source)
    pointed = hand.pointed or keys.way
    route = route_of(without, start, pointed) if pointed is not None else ()
    started = hand.held is not None and hand.held.started
    return replace(
        picture,
        marks=marks_of(without, hand.landings, pointed),
        ghost=start if started else None,
        route=route,
        focus=focus,
    )


def above(control: Control) -> Above:
    """What lies over the still picture."""
    hand, glow = control.hand, control.flow.glow
    return Above(hand.lifted, hand.fan, glowing(control) if glow < 1 else (), glow)


def glowing(control: Control) -> tuple[Spot, ...]:
    """The checkers that glow because they can move, or are about to; not under a hint."""
    flow, hand = control.flow, control.hand
    if not flow.glow or not flow.idle or hand.source is not None or control.hint.moves:
        return ()
    spread = hand.fan.point if hand.fan is not None and hand.fan.mine else None
    return glows_of(flow.view, (p for p in flow.commands.movable() if p != spread))


def _without(view: BoardView, source: int) -> BoardView:
    """The board while the uppermost checker of a point is in the hand."""
    mine = list(view.mine)
    mine[source] -= 1
    return BoardView(mine, list(view.theirs))
