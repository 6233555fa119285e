"""A few games of a long life; thousands are `python -m tests.benchmarks.long_life`."""

from dataclasses import replace
from pathlib import Path
from random import SystemRandom

import pytest

from tests.benchmarks.long_life import Life, Measure, growth

MEASURE = Measure(
    minutes=1.0,
    games=500,
    plies=10_000,
    frames=50_000,
    resident=350.0,
    rested=250.0,
    in_use=200.0,
    pictures=100.0,
    objects=150_000,
    files=6,
    file_kilobytes=20.0,
    mean=5.0,
    same=4.0,
    beside=0.8,
    way=25,
    drift=0.0,
    threads=3,
    handles=40,
)


def test_a_few_games_are_played_and_measured_without_a_fault(private_home: Path) -> None:
    """Any exception in a scene and any game without an end stops it; the seed is in the message."""
    seed = SystemRandom().randrange(10**6)
    print(f"seed {seed}")
    life = Life(private_home, seed)

    life.play(games=5, every=5, minutes=1.0)
    life.close()

    (measure,) = life.measures
    assert measure.games == 5
    assert measure.plies > 0
    assert measure.frames > measure.plies
    assert abs(measure.drift) < 1e-6
    assert life.troubles() == []


def test_what_is_flat_is_no_trouble() -> None:
    measures = [
        replace(MEASURE, rested=250 + at % 2, in_use=200 + at % 2, beside=0.8 + at % 2 / 10)
        for at in range(20)
    ]

    assert growth(measures) == []


@pytest.mark.parametrize(
    ("name", "step"),
    [
        ("resident", 5.0),
        ("rested", 1.0),
        ("in_use", 1.0),
        ("objects", 500),
        ("pictures", 0.5),
        ("beside", 0.02),
        ("files", 1),
        ("threads", 1),
        ("handles", 1),
        ("way", 1),
        ("drift", 0.001),
    ],
)
def test_what_grows_is_named(name: str, step: float) -> None:
    """A little for every measure."""
    start = getattr(MEASURE, name)

    measures = [replace(MEASURE, **{name: start + at * step}) for at in range(20)]

    found = growth(measures)
    assert len(found) == 1
    said = {"drift": "clock", "in_use": "others", "rested": "besides"}
    assert said.get(name, name) in found[0]


def test_what_swings_below_a_limit_is_no_trouble() -> None:
    """However it may rise for a while."""
    swings = [0.0, 20.0, 5.0, 18.0] * 5 + [0.0, 4.0, 8.0, 12.0, 16.0, 20.0] * 3

    measures = [
        replace(
            MEASURE,
            pictures=100 + swing,
            in_use=200 + swing,
            rested=250 + swing,
            resident=300 + 5 * swing,
        )
        for swing in swings
    ]

    assert growth(measures) == []


def test_growth_is_seen_among_the_swings() -> None:
    """As memory once did whose gaps were never given back: by a fifth in seven measures."""
    swings = [-30.0, 20.0, 5.0, 28.0, -15.0, 10.0] * 4

    measures = [
        replace(MEASURE, resident=300 + swing + 9.0 * at) for at, swing in enumerate(swings)
    ]

    (found,) = growth(measures)
    assert found.startswith("resident")


def test_file_sizes_may_change_but_not_grow() -> None:
    measures = [replace(MEASURE, file_kilobytes=20.0 + at) for at in range(20)]

    assert "kilobytes" in growth(measures)[0]
