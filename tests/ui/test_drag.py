"""The drag as a state machine: press, move, release, cancel."""

import pytest

from game.ui.board.drag import DragController, Dropped, LetGo, Tapped


@pytest.fixture
def drag() -> DragController:
    controller = DragController(threshold=4)
    controller.press(8, 100, 100, (5, -3), reach=20)
    return controller


def test_a_press_lifts_the_checker_where_it_lies(drag: DragController) -> None:
    assert drag.held is not None
    assert (drag.held.source, drag.held.x, drag.held.y) == (8, 105, 97)
    assert not drag.held.started


@pytest.mark.parametrize(("far", "started"), [(4, False), (5, True)])
def test_only_a_way_longer_than_the_threshold_is_a_drag(
    drag: DragController, far: int, started: bool
) -> None:
    drag.move(100 + far, 100)

    assert drag.held is not None
    assert drag.held.started is started


def test_the_checker_follows_the_pointer_by_its_grip(drag: DragController) -> None:
    drag.move(200, 150)

    assert drag.held is not None
    assert (drag.held.x, drag.held.y) == (205, 147)


def test_a_checker_taken_by_the_end_of_its_stack_comes_under_the_pointer() -> None:
    drag = DragController()
    drag.press(6, 100, 300, (0, -200), reach=20)

    drag.move(100, 250)

    assert drag.held is not None
    assert (drag.held.x, drag.held.y) == pytest.approx((100, 230))


def test_a_drag_that_comes_back_stays_a_drag(drag: DragController) -> None:
    drag.move(200, 200)

    assert drag.release(100, 100) == Dropped(8, 100, 100, 105, 97)


def test_a_release_without_a_drag_is_a_tap(drag: DragController) -> None:
    assert drag.release(102, 101) == Tapped(8)
    assert drag.held is None


def test_cancelling_says_from_where_the_checker_goes_home(drag: DragController) -> None:
    drag.move(200, 150)

    assert drag.cancel() == LetGo(8, 205, 147)
    assert drag.held is None
    assert drag.release(300, 300) is None


def test_cancelling_before_the_drag_started_needs_no_way_home(drag: DragController) -> None:
    assert drag.cancel() is None
    assert drag.held is None


def test_nothing_happens_without_a_press() -> None:
    drag = DragController()

    assert not drag.move(10, 10)
    assert drag.release(10, 10) is None
    assert drag.cancel() is None
