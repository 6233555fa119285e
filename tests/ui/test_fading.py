"""Arrows come and go little by little, or at once where nothing is to move."""

import pytest

from game.saving.settings import Speed
from game.session import intents
from game.ui.board.fading import Fading
from game.ui.board.highlights import ArrowSet, Way
from game.ui.board.view import CubePlace, Spot
from tests import pictures
from tests.support.pilot import FRAME, Pilot

ONE = ArrowSet(ways=(Way(Spot(True, 8, 0, 1), Spot(True, 5, 0, 1)),))
OTHER = ArrowSet(hints=(Way(Spot(True, 6, 0, 1), Spot(True, 5, 0, 1)),))


@pytest.fixture
def fading() -> Fading:
    return Fading(seconds_in=0.1, seconds_out=0.2)


def test_arrows_come_by_and_by(fading: Fading) -> None:
    fading.turn_to(ONE, at_once=False)
    assert fading.partly == [(ONE, 0.0)]

    fading.advance(0.05)
    assert fading.partly == [(ONE, pytest.approx(0.5))]

    fading.advance(0.06)
    assert fading.whole == ONE
    assert not fading.partly
    assert not fading.restless


def test_arrows_go_by_and_by_while_others_come(fading: Fading) -> None:
    fading.turn_to(ONE, at_once=True)
    fading.turn_to(OTHER, at_once=False)

    fading.advance(0.05)

    assert dict(fading.partly) == {ONE: pytest.approx(0.75), OTHER: pytest.approx(0.5)}


def test_arrows_that_come_back_begin_where_they_are(fading: Fading) -> None:
    fading.turn_to(ONE, at_once=True)
    fading.turn_to(ArrowSet(), at_once=False)
    fading.advance(0.1)

    fading.turn_to(ONE, at_once=False)

    assert fading.partly == [(ONE, pytest.approx(0.5))]


def test_at_once_leaves_nothing_on_its_way(fading: Fading) -> None:
    fading.turn_to(ONE, at_once=False)
    fading.turn_to(OTHER, at_once=True)

    assert fading.whole == OTHER
    assert not fading.restless
    assert not fading.advance(1.0)


def test_no_arrows_are_no_reason_to_wake_up(fading: Fading) -> None:
    fading.turn_to(ArrowSet(), at_once=False)

    assert not fading.restless


def shown(pilot: Pilot) -> list[float]:
    """How much there is of each set of arrows on the board."""
    fading = pilot.board.stage._fading
    return [1.0] * bool(fading.whole.hints) + [share for _, share in fading.partly]


def test_a_hint_fades_in_and_out(pilot: Pilot) -> None:
    pilot.app.context.change_settings(speed=Speed.NORMAL)
    pictures.board_to_play(pilot)

    pilot.key("h")
    first = shown(pilot)
    pilot.advance(0.3)
    whole = shown(pilot)
    pilot.key("escape")
    pilot.advance(2 * FRAME)
    going = shown(pilot)
    pilot.advance(0.3)

    assert len(first) == 1
    assert first[0] < 0.5
    assert whole == [1.0]
    assert 0 < going[0] < 1
    assert shown(pilot) == []
    assert pilot.app.rest > 0


def test_without_animations_a_hint_is_there_at_once(pilot: Pilot) -> None:
    pilot.app.context.change_settings(speed=Speed.NORMAL, animations=False)
    pictures.board_to_play(pilot)

    pilot.key("h")
    there = shown(pilot)
    pilot.key("escape")

    assert there == [1.0]
    assert shown(pilot) == []


def test_what_fades_is_drawn_and_taken_away_again(pilot: Pilot) -> None:
    """The screen after a hint has gone is that before it, to the pixel."""
    pilot.app.context.change_settings(speed=Speed.NORMAL)
    pictures.board_to_play(pilot)
    before = pilot.app.canvas.surface.copy()

    pilot.key("h")
    pilot.advance(0.05)
    half = pilot.app.canvas.surface.copy()
    pilot.advance(0.5)
    pilot.key("escape")
    pilot.advance(3.0)

    board = pilot.board.stage._painter.whole
    assert half.subsurface(board).get_buffer().raw != before.subsurface(board).get_buffer().raw
    after = pilot.app.canvas.surface
    assert after.subsurface(board).get_buffer().raw == before.subsurface(board).get_buffer().raw


def test_the_arrow_of_an_offered_cube_fades_in(pilot: Pilot) -> None:
    pilot.app.context.change_settings(speed=Speed.NORMAL)
    pictures.board_to_roll(pilot)
    fading = pilot.board.stage._fading

    pilot.board.flow.submit(intents.OfferDouble())
    shares = []
    for _ in range(600):
        pilot.frame()
        shares += [share for arrows, share in fading.partly if arrows.offered_from is not None]
        if fading.whole.offered_from is not None:
            break

    assert fading.whole.offered_from is CubePlace.CENTRE
    assert len(shares) > 2
    assert shares == sorted(shares)
