"""Memory that freed pictures have left in gaps goes back to the system."""

import platform
import subprocess
import sys

import pytest

from game.ui import app, heap, renewal
from tests.support.pilot import Pilot

LEAVES_GAPS = """
import sys
from game.ui.heap import give_back_gaps

def resident():
    return int(open("/proc/self/statm").read().split()[1]) * 4096

before = resident()
# Blocks of this size come from the heap, where what lies between them keeps them from going.
pairs = [(bytearray(100_000), bytearray(2_000)) for _ in range(int(sys.argv[1]))]
between = [small for _, small in pairs]
del pairs
left = resident() - before
print(give_back_gaps(), left >> 20, resident() - before >> 20)
"""


@pytest.mark.skipif(platform.libc_ver()[0] != "glibc", reason="only glibc keeps such gaps")
@pytest.mark.parametrize(("blocks", "much"), [(2_000, True), (200, False)])
def test_much_free_memory_is_given_back(blocks: int, much: bool) -> None:
    command = [sys.executable, "-c", LEAVES_GAPS, str(blocks)]
    gave, left, after = subprocess.check_output(command, text=True).split()

    assert gave == str(much)
    assert int(left) >= blocks // 11
    assert int(after) < 30 if much else after == left


def test_it_is_asked_for_when_nobody_does_anything(
    pilot: Pilot, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[int] = []
    monkeypatch.setattr(app, "give_back_gaps", asked.append)

    pilot.app.tidy()

    assert asked == [heap.SMALL_GAPS]


def test_it_is_asked_for_when_another_look_has_replaced_the_last(
    pilot: Pilot, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = []
    monkeypatch.setattr(renewal, "give_back_gaps", lambda: asked.append(True))

    pilot.app.context.change_settings(theme="slate")
    pilot.advance(1.0)

    assert asked == [True]
