"""Compares the move generator and the turn with a folder of reference positions.

Run with `python -m tests.benchmarks.oracle FOLDER [CASES]`; FOLDER has `legal_plays.jsonl` and
its companions, CASES is a file of rules cases. Without arguments the test data are compared.
Ends with 1 if anything differs.
"""

import sys
import time
from pathlib import Path

from tests.support import oracle


def compare(name: str, cases: list[oracle.Case]) -> list[str]:
    plays = sum(len(case.results) for case in cases)
    faults = {
        "legal_plays": [fault for case in cases for fault in oracle.faults_of_plays(case)],
        "first moves": [fault for case in cases for fault in oracle.faults_of_first_moves(case)],
        "legal_results": oracle.faults_of_batch(cases),
    }
    told = ", ".join(f"{len(found)} wrong {what}" for what, found in faults.items())
    print(f"{name}: {len(cases):,} positions, {plays:,} results: {told}")
    return [fault for found in faults.values() for fault in found]


def compare_counts(path: Path) -> list[str]:
    counts = oracle.read_counts(path)
    faults = oracle.faults_of_counts(counts)
    print(f"{path.name}: {len(counts)} counts: {len(faults)} wrong")
    return faults


def main() -> int:
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else oracle.DATA
    rules = Path(sys.argv[2]) if len(sys.argv) > 2 else oracle.RULES
    started = time.perf_counter()
    faults = [
        *compare("legal_plays.jsonl", oracle.read_cases(folder / "legal_plays.jsonl")),
        *compare("legal_plays_edge.jsonl", oracle.read_cases(folder / "legal_plays_edge.jsonl")),
        *compare("seed_positions.json", oracle.read_seeds(folder / "seed_positions.json")),
        *compare(rules.name, oracle.read_rules(rules)),
        *compare_counts(folder / "perft.csv"),
    ]
    for fault in faults:
        print(fault)
    print(f"{time.perf_counter() - started:.1f} s")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
