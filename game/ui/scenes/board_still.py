"""Puts together what lies still on the board: from the board shown, the hand and the keys."""

from dataclasses import replace

from game.ui.board.highlights import StillPicture, glows_of, marks_of, route_of, ways_of
from game.ui.board.stage_moving import Above
from game.ui.board.view import BoardView, Spot
from game.ui.context import Context
from game.ui.scenes.board_flow import Flow
from game.ui.scenes.board_hand import Hand
from game.ui.scenes.board_keys import BoardKeys


def still_picture(context: Context, flow: Flow, hand: Hand, keys: BoardKeys) -> StillPicture:
    """The picture without whatever is on its way or in the hand."""
    view = flow.view
    mine, theirs = list(view.mine), list(view.theirs)
    if view.shake is not None and mine[view.shake.point]:
        mine[view.shake.point] -= 1
    if hand.source is not None and mine[hand.source]:
        mine[hand.source] -= 1
    if hand.fan is not None:
        (mine if hand.fan.mine else theirs)[hand.fan.point] = 0
    picture = StillPicture(
        tuple(mine),
        tuple(theirs),
        dice=() if view.dice_motion is not None else view.dice,
        throw=view.throw,
        cube=None if view.cube_slide is not None else view.cube,
    )
    if not flow.idle:
        return picture
    outcome = flow.session.state.outcome
    if outcome is not None:
        result = flow.result()
        return replace(picture, banner=(result.title, result.hint))
    return _with_marks(_with_ways(picture, context, flow), context, flow, hand, keys)


def _with_ways(picture: StillPicture, context: Context, flow: Flow) -> StillPicture:
    """Arrows: one's own play once it is complete, else the computer's last one."""
    turn, view = flow.commands.turn, flow.view
    complete = flow.commands.complete
    if turn is not None and complete and turn.moves:
        own = ways_of(view, turn.moves, mine=True)
        return replace(picture, dice_ready=True, ways=own, own_ways=True)
    wanted = context.settings.last_play_arrows and not (turn is not None and turn.moves)
    ways = ways_of(view, view.last_play, mine=False) if wanted else ()
    return replace(picture, dice_ready=complete, ways=ways)


def _with_marks(
    picture: StillPicture, context: Context, flow: Flow, hand: Hand, keys: BoardKeys
) -> StillPicture:
    """Lit points for the checker that is held or selected, else a glow on those that can move."""
    view, source = flow.view, hand.source
    focus = keys.spot
    if source is None:
        glows = glowing(flow, hand) if flow.glow >= 1 else ()
        return replace(picture, glows=glows, focus=focus)
    without = _without(view, source)
    start = view.top(True, source)
    pointed = hand.landings.get(hand.pointed) if hand.pointed is not None else None
    route = route_of(without, start, pointed) if pointed is not None else ()
    started = hand.held is not None and hand.held.started
    return replace(
        picture,
        marks=marks_of(without, hand.landings),
        ghost=start if started else None,
        route=route,
        focus=focus,
    )


def above(flow: Flow, hand: Hand) -> Above:
    """What lies over the still picture."""
    fading = flow.glow < 1
    return Above(hand.lifted, hand.fan, glowing(flow, hand) if fading else (), flow.glow)


def glowing(flow: Flow, hand: Hand) -> tuple[Spot, ...]:
    """The checkers that glow because they can move, or are about to."""
    if not flow.glow or not flow.idle or hand.source is not None:
        return ()
    spread = hand.fan.point if hand.fan is not None and hand.fan.mine else None
    return glows_of(flow.view, (p for p in flow.commands.movable() if p != spread))


def _without(view: BoardView, source: int) -> BoardView:
    """The board while the uppermost checker of a point is in the hand."""
    mine = list(view.mine)
    mine[source] -= 1
    return BoardView(mine, list(view.theirs))
