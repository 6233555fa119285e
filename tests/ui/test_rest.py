"""While nothing moves the loop sleeps; what waits for a time must not wait longer for that."""

from pathlib import Path

from game.ui.app import App
from game.ui.scenes.board_saying import MESSAGE_SECONDS
from tests.support.pilot import Pilot


def run_for(pilot: Pilot, seconds: float) -> None:
    """The real loop, under a clock that moves when it sleeps."""
    app = pilot.app
    end = app.context.clock.now() + seconds

    def leave(app: App) -> None:
        if app.context.clock.now() >= end:
            app.context.leave()

    app.after_frame.append(leave)
    app.run()
    pilot.closed = True


def test_a_notice_goes_when_its_time_is_over(private_home: Path) -> None:
    pilot = Pilot(private_home)
    pilot.app.context.notice("One.")

    run_for(pilot, 15)

    assert pilot.app.banner.text is None


def test_the_reason_of_a_refusal_goes_when_its_time_is_over(private_home: Path) -> None:
    pilot = Pilot(private_home, dice=[(3, 1)])
    pilot.start()
    pilot.drag(8, 3)
    assert pilot.message
    flow = pilot.board.flow

    run_for(pilot, 2 * MESSAGE_SECONDS)

    assert not flow.message


def test_movable_checkers_light_up_while_the_loop_sleeps(private_home: Path) -> None:
    pilot = Pilot(private_home, dice=[(3, 1)], speed="normal")
    pilot.start()
    flow = pilot.board.flow
    frames = []
    pilot.app.after_frame.append(lambda app: frames.append(flow.glow))

    run_for(pilot, 4)

    assert frames[-1] == 1
    # The fade is drawn, and before and after it the loop sleeps.
    assert 10 < sum(0 < glow < 1 for glow in frames) < 60
    assert sum(glow == 1 for glow in frames) < 10
