"""Measures rates side by side, in turn and slice by slice, so that all meet the same noise.

Rates are per second of processor time: the best slice says what a program can do, the median how
much others were in the way.
"""

import time
from collections.abc import Callable, Mapping
from statistics import median

SLICES = 9

Slice = Callable[[float], float]
"""Works for about so many seconds and returns the rate."""

Rates = dict[str, list[float]]


def rate(work: Callable[[int], int], seconds: float) -> float:
    """Items per second of processor time; `work(round)` says how many it did."""
    until = time.perf_counter() + seconds
    started = time.process_time()
    done = rounds = 0
    while time.perf_counter() < until or not rounds:
        done += work(rounds)
        rounds += 1
    return done / (time.process_time() - started)


def repeated(work: Callable[[int], int]) -> Slice:
    """Slices of work that is short; one round is done before, to warm up."""
    work(0)
    return lambda seconds: rate(work, seconds)


def interleaved(contenders: Mapping[str, Slice], seconds: float, slices: int = SLICES) -> Rates:
    """The rates of all contenders, each for so many seconds in all."""
    rates: Rates = {name: [] for name in contenders}
    for _ in range(slices):
        for name, run in contenders.items():
            rates[name].append(run(seconds / slices))
    return rates


def table(unit: str, rates: Rates, ours: str) -> None:
    """Print best and median slice, and the best one as a multiple of our best."""
    print(f"\n{unit + ' per second':<44}{'best':>12}{'median':>12}{'to ours':>9}")
    for name, each in rates.items():
        digits = 0 if max(each) >= 100 else 1
        print(
            f"{name:<44}{max(each):12,.{digits}f}{median(each):12,.{digits}f}"
            f"{max(each) / max(rates[ours]):9.2f}",
            flush=True,
        )
