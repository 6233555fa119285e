"""The table of faults: what is done to the game, and what the player sees.

    python -m tests.support.fault_table

prints it. Each row is a test, marked by `fault`, which also holds that the match survives.
"""

from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from typing import Any, TypeVar

MODULES = ("files", "running", "screens", "devices", "places")
"""The endings of the modules `tests.ui.test_faults_...`."""

Test = TypeVar("Test", bound=Callable[..., Any])


@dataclass(frozen=True, slots=True)
class Fault:
    """One row."""

    done: str
    seen: str
    test: str


ROWS: list[Fault] = []


def fault(done: str, seen: str) -> Callable[[Test], Test]:
    """Mark a test as a row of the table."""

    def enter(test: Test) -> Test:
        ROWS.append(Fault(done, seen, f"{test.__module__.rpartition('.')[2]}::{test.__name__}"))
        return test

    return enter


def rows() -> list[Fault]:
    """The whole table."""
    for name in MODULES:
        import_module(f"tests.ui.test_faults_{name}")
    # Imported under two names, a module would enter its rows twice.
    return list(dict.fromkeys(ROWS))


def main() -> None:
    """Print it."""
    print("| | What is done | What the player sees | Test |\n|---|---|---|---|")
    for number, row in enumerate(rows(), 1):
        print(f"| {number} | {row.done} | {row.seen} | `{row.test}` |")


if __name__ == "__main__":
    # This module may be known under its own name as well; the rows are there.
    import_module("tests.support.fault_table").main()
